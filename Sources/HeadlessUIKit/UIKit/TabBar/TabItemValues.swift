import Foundation

/// What a tab looks like in one state; what is nil has the bar's default.
struct TabItemStateValues: Equatable {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment = UIOffset.zero
    var iconColor: UIColor?
    var badgeBackgroundColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    var badgeTitlePositionAdjustment = UIOffset.zero
    var badgePositionAdjustment = UIOffset.zero

    static func == (left: TabItemStateValues, right: TabItemStateValues) -> Bool {
        left.titlePositionAdjustment == right.titlePositionAdjustment && left.iconColor == right.iconColor
            && left.badgeBackgroundColor == right.badgeBackgroundColor
            && left.badgeTitlePositionAdjustment == right.badgeTitlePositionAdjustment
            && left.badgePositionAdjustment == right.badgePositionAdjustment
            && AttributeDictionary.areEqual(left.titleTextAttributes, right.titleTextAttributes)
            && AttributeDictionary.areEqual(left.badgeTextAttributes, right.badgeTextAttributes)
    }
}

/// What a tab looks like in its states.
struct TabItemValues: Equatable {
    var normal = TabItemStateValues()
    var selected = TabItemStateValues()
    var disabled = TabItemStateValues()
    var focused = TabItemStateValues()
}
