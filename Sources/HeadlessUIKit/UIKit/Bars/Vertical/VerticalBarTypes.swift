import Foundation

/// Whether a view controller's bars may be vertical where the device has vertical bars. (UIKit documentation, iOS 27.1)
public enum UIVerticalBarBehavior: Int, Sendable {
    /// The system decides: vertical in an app that is linked with the SDK of iOS 27.1 or a later one.
    case automatic = 0
    /// The bars are horizontal.
    case disabled = 1
}

extension UIBarButtonItem {
    /// The direction of the bar that an item prefers. (UIKit documentation, iOS 27.1)
    public enum AxisBehavior: Int, Sendable {
        /// Items with an image are in the vertical bar; texts, custom views and edit items stay in the horizontal one.
        case automatic = 0
        /// The item is never in a vertical bar.
        case horizontalOnly = 1
        /// The item is in the vertical bar if it has an image.
        case verticalPreferred = 2
    }
}

/// Which controller shows the contents of bars. (UIKit documentation, iOS 27.3)
public enum UIBarContainerBehavior: Int, Sendable {
    /// A container, such as a split view controller, may show them.
    case automatic = 0
    /// The navigation controller shows them in its own bars.
    case local = 1
}

/// The edge that vertical bars prefer, as a trait. A public name of it is not documented.
struct VerticalBarEdgeTrait: SystemTrait, Sendable {
    static let defaultValue = UIVerticalBarEdge.unspecified
    static var path: WritableKeyPath<TraitValues, UIVerticalBarEdge> { \.verticalBarEdge }
}

extension UITraitCollection {
    /// iOS 27.1: the edge that vertical bars prefer, not whether one is visible; `.unspecified` by default (fact 27.5.3).
    public var verticalBarEdge: UIVerticalBarEdge { values.verticalBarEdge }

    /// iOS 27.1: the traits that ``verticalBarEdge`` depends on, for `registerForTraitChanges`.
    public static var systemTraitsAffectingVerticalBarEdge: [UITrait] { [VerticalBarEdgeTrait.self] }
}

extension UIBarButtonItem {
    /// Whether the item is in the vertical bar, where the navigation controller has one (fact 27.5.6).
    var goesVertical: Bool {
        guard axisBehavior != .horizontalOnly, customView == nil, systemItem != .edit else { return false }
        return shownImage(isCompact: false, usesGlass: true) != nil
    }
}

extension UIBarButtonItem {
    /// Stands for the items that do not fit into the strip (fact 27.5.17). The menu that it shows is not modeled.
    static func overflow() -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: UIMenu())
    }
}
