import BarTransition
import UIKit

/// A scenario page's content and its preferences for the bars.
struct PagePreferences: Sendable {
    /// What fills the page.
    enum Content: Sendable {
        /// A view pinned to the safe area.
        case pinned
        /// A scroll view with an initial scroll offset, in points from its top.
        case scroll(CGFloat)
    }

    /// How a page that does not declare its bar configures it, as app code does.
    enum BarSetup: Sendable {
        /// The bar's own appearances and tint, in `viewWillAppear`.
        case bar
        /// The bar's older properties, in `viewWillAppear`.
        case legacy
        /// The bar's appearances, inside the coordinator's alongside block.
        case alongside
        /// The item's appearances, in `viewDidLoad`.
        case item
        /// The item's standard appearance only.
        case itemStandardOnly
    }

    /// Nil for a page without preferences, which sets nothing.
    var bar: BarAppearance?
    var content = Content.pinned
    var barSetup = BarSetup.bar
    var largeTitle = UINavigationItem.LargeTitleDisplayMode.never
    var prompt: String?
    /// Nil leaves the toolbar alone.
    var showsToolbar: Bool?
    var hidesBottomBar = false
    var hidesStatusBar = false
    /// Whether the page keeps horizontal bars where the device has vertical ones.
    var forbidsVerticalBars = false
    var edges = UIRectEdge.all
    var includesOpaqueBars = false
    /// The app's own inset at the top, in points.
    var inset: CGFloat = 0
    var pageColor = UIColor.white
    /// Whether the page is a form, which is asked before a pop.
    var asksBeforePop = false
    /// Whether the bar's trailing item has a view.
    var hasRightItem = false

    static func plain(_ color: UIColor, content: Content = .pinned) -> PagePreferences {
        PagePreferences(bar: BarAppearance(background: .color(color)), content: content)
    }

    static var visible: PagePreferences { PagePreferences(bar: BarAppearance(isHidden: false)) }
    static var hidden: PagePreferences { PagePreferences(bar: .hidden) }
    static var transparent: PagePreferences { PagePreferences(bar: BarAppearance(background: .transparent)) }

    /// A copy with a change.
    func with(_ change: (inout PagePreferences) -> Void) -> PagePreferences {
        var preferences = self
        change(&preferences)
        return preferences
    }
}
