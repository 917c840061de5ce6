import Foundation

/// Entries of a menu that are made when it opens. Menus are not shown here, so nobody asks for them. (UIKit
/// documentation)
open class UIDeferredMenuElement: UIMenuElement {
    /// An element that would ask once and keep the entries.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(storedTitle: "", storedImage: nil)
    }

    /// An element that would ask each time the menu opens.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
