/// The parts of a navigation item that have an animated setter.
struct NavigationItemValues {
    var hidesBackButton = false
    var leftItems: [UIBarButtonItem]?
    var rightItems: [UIBarButtonItem]?
    var titles = NavigationItemTitles()
}

/// The titles and subtitles that iOS 26 added (fact 6.4.5).
struct NavigationItemTitles: Equatable {
    var subtitle: String?
    var largeTitle: String?
    var largeSubtitle: String?
}
