import Foundation

/// What lies on glass over a tab bar, or beside one that was made small: a player, say. (UIKit documentation, iOS 26)
@MainActor @preconcurrency
open class UITabAccessory: NSObject {
    private let content: UIView

    /// An accessory that shows a view, which gets the accessory's size.
    public init(contentView: UIView) {
        content = contentView
        super.init()
    }

    /// What it shows.
    open var contentView: UIView { content }

    /// Where the view of a trait collection is, seen from an accessory. (UIKit documentation, iOS 26)
    public enum Environment: Int, Sendable {
        /// Nothing is known.
        case unspecified
        /// Not in an accessory.
        case none
        /// In an accessory over the bar, or at the bottom of the controller's view.
        case regular
        /// In an accessory beside a bar that was made small.
        case inline
    }
}
