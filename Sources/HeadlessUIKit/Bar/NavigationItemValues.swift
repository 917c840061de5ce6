import Foundation

/// The parts of a navigation item that have an animated setter.
struct NavigationItemValues {
    var hidesBackButton = false
    var leftItems: [UIBarButtonItem]?
    var rightItems: [UIBarButtonItem]?
    /// What the title view had by itself when a bar first measured it; bars may make it narrower.
    var titleViewSize: CGSize?
    /// Whether the item's page is in a tab bar controller (fact m1.12).
    var isUnderTabBar = false
}
