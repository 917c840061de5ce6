import Foundation

/// The metrics of a search bar in a navigation bar, in points. Before iOS 26 none is measured (folklore, fact 4.5): the
/// defaults are defined here and nowhere else.
struct SearchMetrics: Equatable, Sendable {
    /// The height that the search bar adds to the bar: 52 (folklore, fact 4.5), 60 from iOS 26 (fact m1.12).
    var height: CGFloat
    /// The height of the field, and its distance from the top edge of the search bar.
    var fieldHeight: CGFloat
    var fieldTop: CGFloat
    /// The space between the field and the cancel button: 11 from iOS 26 (fact m21.9).
    var spacing: CGFloat
    var cornerRadius: CGFloat
    /// Whether a search bar that hides when scrolling is visible at first (fact m1.12: not from iOS 26).
    var showsAtFirst: Bool
    /// The scroll offset above which the search bar is hidden at rest (fact m1.12; before iOS 26 half of its height).
    var hidesAfter: CGFloat
    /// Whether at rest it is visible in full or not at all (fact m1.12).
    var hidesInOneStep: Bool
    /// The height of a search bar outside of navigation bars (unknown).
    var ownHeight: CGFloat = 56
    /// The width of the magnifier at the field's leading end (unknown).
    var magnifierWidth: CGFloat
    /// The width of a field among the items of a navigation bar (unknown).
    var inlineWidth: CGFloat = 240
    /// The duration in which a search appears and disappears, in seconds (unknown).
    var presentationDuration: TimeInterval = 0.35
    /// The alpha of a disabled search bar, 0...1 (unknown).
    var disabledAlpha: CGFloat = 0.5
    /// The alpha of the black view over the page while the search text is empty, 0...1 (unknown).
    var dimming: CGFloat = 0.2

    init(usesGlass: Bool) {
        height = usesGlass ? 60 : 52
        fieldHeight = usesGlass ? 44 : 36
        fieldTop = usesGlass ? 8 : 1
        spacing = usesGlass ? 11 : 12
        cornerRadius = usesGlass ? 22 : 10
        showsAtFirst = !usesGlass
        hidesAfter = usesGlass ? 8 : 26
        hidesInOneStep = usesGlass
        magnifierWidth = usesGlass ? 42 : 32
    }
}

/// The search bar below the row of a navigation bar, as far as it affects the bar's height.
struct SearchZone: Equatable {
    /// The full height, in points.
    var height: CGFloat = 0
    /// Whether it collapses when the page scrolls.
    var collapses = false
    /// Whether the user is searching and the row of title and buttons is hidden during the search.
    var hidesRow = false

    /// No search bar.
    static let none = SearchZone()
}
