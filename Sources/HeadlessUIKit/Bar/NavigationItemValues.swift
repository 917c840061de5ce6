/// The parts of a navigation item that have an animated setter.
struct NavigationItemValues {
    var hidesBackButton = false
    var leftItems: [UIBarButtonItem]?
    var rightItems: [UIBarButtonItem]?
    /// Fact 6.4.5.
    var largeTitle: String?
}
