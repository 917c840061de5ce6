import Foundation

extension UINavigationItem {
    /// Whether the bar shows the items of the middle: in the styles that have room for them, in regular width. UIKit
    /// measures the room; what it takes is not known (U).
    func showsCenter(isRegularWidth: Bool) -> Bool {
        shownStyle != .navigator && isRegularWidth && knownGroups.center.contains { !$0.shownItems.isEmpty }
    }

    /// How the bar arranges the item: before iOS 16 there is one style.
    var shownStyle: ItemStyle { Simulator.current.profile.system >= 16 ? style : .navigator }

    var hasAdditionalOverflowItems: Bool {
        additionalOverflowItems != nil && Simulator.current.profile.system >= 16
    }

    func makeOverflowItem() -> UIBarButtonItem {
        let symbol = Simulator.current.profile.bar.usesGlass ? "ellipsis" : "ellipsis.circle"
        let stop = UIAction { _ in
            fatalError(
                "UINavigationItem: the overflow menu of a bar is not modelled in HeadlessUIKit, so its button cannot be "
                    + "tapped; make room for the groups, or use style .editor or .browser in regular width."
            )
        }
        return UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: stop)
    }
}
