import BarTransition
import UIKit

/// What a page of a scenario wants of its bars and is made of.
struct PageWish: Sendable {
    /// What fills the page.
    enum Content: Sendable {
        /// A view pinned to the safe area.
        case pinned
        /// A scroll view that is scrolled so far, in points from its top.
        case scroll(CGFloat)
    }

    /// How a page that does not declare its bar sets it: what app code does.
    enum Manner: Sendable {
        /// The bar's own appearances and tint, in `viewWillAppear`.
        case bar
        /// The bar's older properties, in `viewWillAppear`.
        case legacy
        /// The same, inside the coordinator's alongside block.
        case alongside
        /// The item's appearances, in `viewDidLoad`.
        case item
        /// The item's standard appearance only.
        case itemStandardOnly
    }

    /// Nil is a page that wants nothing and sets nothing.
    var bar: BarAppearance?
    var content = Content.pinned
    var manner = Manner.bar
    var largeTitle = UINavigationItem.LargeTitleDisplayMode.never
    var prompt: String?
    /// Nil leaves the toolbar alone.
    var showsToolbar: Bool?
    var hidesBottomBar = false
    var hidesStatusBar = false
    var edges = UIRectEdge.all
    var includesOpaqueBars = false
    /// The app's own inset at the top, in points.
    var inset: CGFloat = 0
    var pageColor = UIColor.white
    /// A view in the bar's trailing item.
    var hasRightItem = false

    static func plain(_ color: UIColor, content: Content = .pinned) -> PageWish {
        PageWish(bar: BarAppearance(background: .color(color)), content: content)
    }

    static var visible: PageWish { PageWish(bar: BarAppearance()) }
    static var hidden: PageWish { PageWish(bar: .hidden) }
    static var transparent: PageWish { PageWish(bar: BarAppearance(background: .transparent)) }

    /// The same with something changed.
    func with(_ change: (inout PageWish) -> Void) -> PageWish {
        var wish = self
        change(&wish)
        return wish
    }
}
