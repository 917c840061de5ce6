import Foundation

/// The measures of a search bar in a bar, in points. Before iOS 26 none is measured (fact 4.5, F):
/// defaults here and nowhere else.
struct SearchMetrics: Equatable, Sendable {
    /// What the search bar adds to the bar: 52 (folklore, fact 4.5), 60 from system 26 (fact m1.12).
    var height: CGFloat
    /// The field, and how far it is from the upper edge of the search bar.
    var fieldHeight: CGFloat
    var fieldTop: CGFloat
    /// Between the field and what is beside it.
    var spacing: CGFloat
    var cornerRadius: CGFloat
    /// Whether a search bar that hides when the page scrolls shows at first (fact m1.12: not from system 26).
    var showsAtFirst: Bool
    /// Contents that are scrolled further than this at rest have the search bar hidden (fact m1.12; before: half of it).
    var hidesAfter: CGFloat
    /// Whether at rest it shows in whole or not at all (fact m1.12).
    var hidesInOneStep: Bool
    /// A search bar that no navigation bar lays out (unknown).
    var ownHeight: CGFloat = 56
    /// The room of the magnifier at the field's leading end (unknown).
    var magnifierWidth: CGFloat
    /// The width of a field among the items of a navigation bar (unknown).
    var inlineWidth: CGFloat = 240
    /// Seconds that search takes to come and go (unknown).
    var presentationDuration: TimeInterval = 0.35
    /// A search bar that is not enabled, 0...1 (unknown).
    var disabledAlpha: CGFloat = 0.5
    /// Black over the page while nothing is searched for, 0...1 (unknown).
    var dimming: CGFloat = 0.2

    init(usesGlass: Bool) {
        height = usesGlass ? 60 : 52
        fieldHeight = usesGlass ? 44 : 36
        fieldTop = usesGlass ? 8 : 1
        spacing = 12
        cornerRadius = usesGlass ? 22 : 10
        showsAtFirst = !usesGlass
        hidesAfter = usesGlass ? 8 : 26
        hidesInOneStep = usesGlass
        magnifierWidth = usesGlass ? 42 : 32
    }
}

/// The zone of a search bar in a navigation bar.
struct SearchZone: Equatable {
    /// All of it, in points.
    var height: CGFloat = 0
    /// Whether it goes away when the page scrolls.
    var collapses = false
    /// Whether the user is searching and the row of title and buttons is away meanwhile.
    var hidesRow = false

    /// No search bar.
    static let none = SearchZone()
}
