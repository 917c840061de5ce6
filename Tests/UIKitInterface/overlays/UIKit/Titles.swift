// Source: UIKit documentation, UINavigationItem (attributedTitle, attributedSubtitle, largeAttributedSubtitle) and
// AttributeScopes.UIKitAttributes.
import Foundation

extension UINavigationItem {
    @available(iOS 26.0, *)
    @MainActor @preconcurrency public var attributedTitle: AttributedString? {
        get { fatalError() }
        set { fatalError() }
    }
    @available(iOS 26.0, *)
    @MainActor @preconcurrency public var attributedSubtitle: AttributedString? {
        get { fatalError() }
        set { fatalError() }
    }
    @available(iOS 26.0, *)
    @MainActor @preconcurrency public var largeAttributedSubtitle: AttributedString? {
        get { fatalError() }
        set { fatalError() }
    }
}
