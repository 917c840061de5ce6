import Foundation

extension UINavigationItem {
    /// Whether the bar shows the items of the middle: in the styles that have room for them, in regular width. UIKit
    /// measures the room; what it takes is not known (U).
    func showsCenter(isRegularWidth: Bool) -> Bool { style != .navigator && isRegularWidth && !centerItems.isEmpty }

    /// The button of the overflow menu, where there is something in it (UIKit's documentation of `centerItemGroups` and
    /// `additionalOverflowItems`).
    func overflowItem(forRow overflows: Bool) -> UIBarButtonItem? {
        guard overflows || additionalOverflowItems != nil else { return nil }
        let symbol = Simulator.current.profile.bar.usesGlass ? "ellipsis" : "ellipsis.circle"
        let stop = UIAction { _ in
            fatalError(
                "UINavigationItem: the overflow menu of a bar is not modelled in HeadlessUIKit, so its button cannot be "
                    + "tapped; give the items to trailingItemGroups, or use style .editor or .browser in regular width."
            )
        }
        return UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: stop)
    }
}
