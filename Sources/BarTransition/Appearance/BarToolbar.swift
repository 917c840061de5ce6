import UIKit

/// How a page wants the navigation controller's toolbar. Its items are the page's `toolbarItems`, as ever.
public struct BarToolbar: Equatable, Sendable {
    /// Whether the page has no toolbar. Default false. It is hidden with `setToolbarHidden(_:animated:)`.
    public var isHidden: Bool
    /// What is drawn behind the items, down to the bottom of the screen. Default `.system`: UIKit's own background. From
    /// iOS 26 a toolbar has no background, its items float, so this is not seen.
    public var background: BarBackground
    /// The colour of the items. Default nil: the tint the toolbar had when the transition was attached.
    public var tintColor: UIColor?

    /// Makes a toolbar that shows, unless said otherwise.
    public init(isHidden: Bool = false, background: BarBackground = .system, tintColor: UIColor? = nil) {
        self.isHidden = isHidden
        self.background = background
        self.tintColor = tintColor
    }

    /// No toolbar.
    public static let hidden = BarToolbar(isHidden: true)
}
