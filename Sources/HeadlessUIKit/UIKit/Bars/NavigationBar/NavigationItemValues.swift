import Foundation

/// The parts of a navigation item that have an animated setter.
@MainActor
struct NavigationItemValues {
    var hidesBackButton = false
    var leftItems: [UIBarButtonItem]?
    var rightItems: [UIBarButtonItem]?
    /// The sizes of the app's views in the title's place and below it.
    var viewSizes: [ObjectIdentifier: FittedViewSize] = [:]
    /// Whether the item's page is in a tab bar controller (fact m1.12).
    var isUnderTabBar = false
    /// Whether the width of the bar that shows the item is regular; before one has, what the device has.
    var isRegularWidth: Bool {
        get { givenWidth ?? (Simulator.current.profile.idiom == .pad) }
        set { givenWidth = newValue }
    }
    private var givenWidth: Bool?
}
