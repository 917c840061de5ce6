import Foundation

/// The measures and habits of bars on one system and kind of device, in points.
struct BarMetrics: Equatable, Sendable {
    /// The major version of the system.
    var system: Int
    /// A navigation bar with its title in line: 44, 50 on iPad (fact 4.2); 54 from system 26 (facts 4.7, m1.2).
    var inlineHeight: CGFloat
    /// The same on a phone in landscape: 32 (fact 4.2); 54 from system 26 (fact m1.7).
    var compactHeight: CGFloat
    /// What a large title adds: 52 (facts 4.3, m1.2).
    var largeTitleHeight: CGFloat = 52
    /// What a prompt adds: 30 (folklore, fact 4.4); 32 from system 26 (fact m1.9).
    var promptHeight: CGFloat
    /// From the bar's side to its content: 16, 20 on iPad; for glass 16, 10 on iPad (fact m2.1).
    var sideMargin: CGFloat
    /// The same on a phone in landscape: 38 for glass (fact m2.1).
    var compactSideMargin: CGFloat
    /// From the bar's side to a large title: 16, 20 on iPad (fact m1.6).
    var largeTitleMargin: CGFloat
    /// From the bar's side to the chevron of a back button without glass.
    var backMargin: CGFloat
    /// Whether buttons are glass platters, titles travel with their pages and the default background is clear.
    var usesGlass: Bool
    /// Whether bars of two different appearances change at once rather than cross-fade.
    var snapsBackgrounds: Bool
    /// Whether a bar on its own tells its delegate of an animated push or pop at once (fact m5.1) or at its end (7.2).
    var tellsAnimatedChangesAtOnce: Bool
    var search: SearchMetrics
    var subtitle = SubtitleMetrics()
    /// How much of a bar's tint covers the blur of a translucent bar, 0...1. Folklore: nobody has published a
    /// measurement (U).
    var legacyTintCover: CGFloat = 0.85
    /// The "system opacity less than 1" of an image without holes on a bar that was made translucent, 0...1 (fact 6.3.2).
    /// How much that is nobody has published (U).
    var legacyImageOpacity: CGFloat = 0.9

    /// The measures of a system on a phone or an iPad.
    init(system: Int, isPad: Bool, usesGlass: Bool? = nil) {
        let glass = usesGlass ?? (system >= 26)
        self.system = system
        self.usesGlass = glass
        inlineHeight = glass ? 54 : isPad ? 50 : 44
        compactHeight = glass ? 54 : 32
        promptHeight = glass ? 32 : 30
        sideMargin = glass ? (isPad ? 10 : 16) : isPad ? 20 : 16
        compactSideMargin = glass && !isPad ? 38 : sideMargin
        largeTitleMargin = isPad ? 20 : 16
        backMargin = isPad ? 16 : 8
        snapsBackgrounds = glass
        tellsAnimatedChangesAtOnce = glass
        search = SearchMetrics(usesGlass: glass)
    }
}
