import Foundation

/// The metrics and behavior of bars on a system and a kind of device. Lengths are in points.
struct BarMetrics: Equatable, Sendable {
    /// The major version of the system.
    var system: Int
    /// The height of a navigation bar with an inline title: 44, 50 on iPad (fact 4.2); 54 from system 26 (facts 4.7, m1.2).
    var inlineHeight: CGFloat
    /// The inline height on a phone in landscape: 32 (fact 4.2); 54 from system 26 (fact m1.7).
    var compactHeight: CGFloat
    /// How far the text of an inline title is below the middle of its label: a third of a point from system 26 (fact m23.4).
    var inlineTitleDrop: CGFloat
    /// The height that a large title adds: 52 (facts 4.3, m1.2).
    var largeTitleHeight: CGFloat = 52
    /// Whether the bar keeps the height of a large title until the title has scrolled away: from system 26 (fact m21.1).
    /// Before, bar and safe area follow the scroll (fact 4.3.1).
    var collapsesLargeTitleAtOnce: Bool
    /// The height that a prompt adds: 30 (folklore, fact 4.4); 32 from system 26 (fact m1.9).
    var promptHeight: CGFloat
    /// The distance from the side of the bar to its content: 16, 20 on iPad and on phones
    /// that are at least 414 wide (fact m21.22); with glass 16, 10 on iPad (fact m2.1).
    var sideMargin: CGFloat
    /// The side margin on a phone in landscape: 38 with glass (fact m2.1).
    var compactSideMargin: CGFloat
    /// The distance from the side of the bar to a large title: 16, 20 on iPad (fact m1.6).
    var largeTitleMargin: CGFloat
    /// The distance from the side of the bar to the chevron of a back button without glass.
    var backMargin: CGFloat
    /// Whether buttons are glass platters, titles move with their pages and the default background is clear.
    var usesGlass: Bool
    /// Whether bars change between two appearances immediately instead of cross-fading.
    var snapsBackgrounds: Bool
    /// Whether a standalone bar notifies its delegate of an animated push or pop immediately (fact m5.1) or at its end
    /// (fact 7.2).
    var notifiesAnimatedChangesImmediately: Bool
    var search: SearchMetrics
    var subtitle = SubtitleMetrics()
    var minimization = MinimizationMetrics()
    /// The opacity of the bar tint color over the blur of a translucent bar, 0...1 (unknown).
    var legacyTintOpacity: CGFloat = 0.85
    /// The "system opacity less than 1" of an opaque background image on a bar that was set to translucent, 0...1
    /// (fact 6.3.2; value unknown).
    var legacyImageOpacity: CGFloat = 0.9

    /// Creates the metrics of a system on a phone or an iPad.
    init(system: Int, isPad: Bool, usesGlass: Bool? = nil) {
        let glass = usesGlass ?? (system >= 26)
        self.system = system
        self.usesGlass = glass
        inlineHeight = glass ? 54 : isPad ? 50 : 44
        compactHeight = glass ? 54 : 32
        inlineTitleDrop = glass ? 1 / 3 : 0
        collapsesLargeTitleAtOnce = glass
        promptHeight = glass ? 32 : 30
        sideMargin = glass ? (isPad ? 10 : 16) : isPad ? 20 : 16
        compactSideMargin = glass && !isPad ? 38 : sideMargin
        largeTitleMargin = isPad ? 20 : 16
        backMargin = isPad ? 16 : 8
        snapsBackgrounds = glass
        notifiesAnimatedChangesImmediately = glass
        search = SearchMetrics(usesGlass: glass)
    }
}
