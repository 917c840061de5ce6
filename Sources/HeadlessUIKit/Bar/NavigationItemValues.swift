import Foundation

/// The parts of a navigation item that have an animated setter.
@MainActor
struct NavigationItemValues {
    var hidesBackButton = false
    var leftItems: [UIBarButtonItem]?
    var rightItems: [UIBarButtonItem]?
    /// What views of the app's had by themselves when a bar first measured them; bars may make them narrower.
    var viewSizes: [ObjectIdentifier: CGSize] = [:]
    /// Whether the item's page is in a tab bar controller (fact m1.12).
    var isUnderTabBar = false
    /// Whether the width of the bar that shows the item is regular; before one has, what the device has.
    var isRegularWidth: Bool {
        get { givenWidth ?? (Simulator.current.profile.idiom == .pad) }
        set { givenWidth = newValue }
    }
    private var givenWidth: Bool?
    /// Where the search bar shows; nil before it has.
    var shownPlacement: UINavigationItem.SearchBarPlacement?
    /// The search controller's delegate has heard that the search bar will be elsewhere, and not yet that it is.
    var isChangingPlacement = false
}
