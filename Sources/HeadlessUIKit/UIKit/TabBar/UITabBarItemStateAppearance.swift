import Foundation

/// The look of a bar's tabs in one state. (UIKit documentation)
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    private let owner: () -> UITabBarItemAppearance?
    private let path: WritableKeyPath<TabItemValues, TabItemStateValues>

    init(path: WritableKeyPath<TabItemValues, TabItemStateValues>, owner: @escaping () -> UITabBarItemAppearance?) {
        self.path = path
        self.owner = owner
        super.init()
    }

    /// The attributes of the title; none by default: the bar's font, and the tint for the selected tab, grey for others.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.titleTextAttributes }
        set { values.titleTextAttributes = newValue }
    }

    /// The displacement of the title, in points; none by default.
    open var titlePositionAdjustment: UIOffset {
        get { values.titlePositionAdjustment }
        set { values.titlePositionAdjustment = newValue }
    }

    /// The colour of the image; nil by default: the tint for the selected tab, grey for others.
    open var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }

    /// The displacement of the badge, in points; none by default.
    open var badgePositionAdjustment: UIOffset {
        get { values.badgePositionAdjustment }
        set { values.badgePositionAdjustment = newValue }
    }

    /// The colour of the badge, unless its item has one; nil by default: red.
    open var badgeBackgroundColor: UIColor? {
        get { values.badgeBackgroundColor }
        set { values.badgeBackgroundColor = newValue }
    }

    /// The attributes of the badge's text; none by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeTextAttributes }
        set { values.badgeTextAttributes = newValue }
    }

    /// The displacement of the badge's text, in points; none by default.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitlePositionAdjustment }
        set { values.badgeTitlePositionAdjustment = newValue }
    }

    private var values: TabItemStateValues {
        get { owner()?.values[keyPath: path] ?? TabItemStateValues() }
        set { owner()?.values[keyPath: path] = newValue }
    }
}
