import Foundation

/// How a scroll view draws the effect at its top edge, where its contents pass under a bar. Lengths are in points.
struct EdgeEffectMetrics: Equatable, Sendable {
    enum Look: Sendable {
        case soft, hard
    }

    /// The look of the automatic style: soft on system 26, hard from 27 (fact 27.3.2).
    var automatic: Look
    /// The distance from the bar's bottom to the end of the hard band: none from 27 (fact 27.3.4); on 26.4 the band ended at
    /// 106, 10 above the bar's bottom (fact 27.3.11).
    var hardReach: CGFloat
    /// The distance from the bar's bottom to the end of the soft effect: 54.8 on 26 (fact m21.16), 40 from 27 (fact 27.3.5).
    var softReach: CGFloat
    /// Whether the soft style is drawn over the status bar only: on 27, in apps linked with the SDK of 26 (fact 27.3.3).
    var softEndsAtStatusBar = false
    /// The fraction of the soft effect's height from which on it fades (fact 27.3.5; on 26 unknown).
    var softFadeStart: CGFloat = 0.34
    /// The radius of the blur (facts 27.3.4, 27.3.5; on 26 unknown).
    var hardBlur: CGFloat = 2
    var softBlur: CGFloat = 1.5
    /// The opacity of the page's background over the blur, 0...1 (fact 27.3.4; of the soft effect and on 26 unknown).
    var hardOpacity: CGFloat = 0.5
    var darkHardOpacity: CGFloat = 0.6
    var softOpacity: CGFloat
    /// The opacity of the line at the end of the hard band, 0...1 (fact 27.3.4).
    var lineOpacity: CGFloat = 0.1
    /// The time in which the effect appears when the user scrolls, in seconds (fact 27.3.6; on 26 unknown).
    var fadeDuration: TimeInterval
    /// Whether an offset that the app sets shows or hides the effect at once: from 27 (fact 27.3.6; on 26 unknown).
    var switchesAtOnce: Bool
}
