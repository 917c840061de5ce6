import Foundation

extension Simulator.Profile {
    /// The edge effect at the top; nil before iOS 26 and in the design from before it.
    var edgeEffect: EdgeEffectMetrics? {
        guard design >= 26 else { return nil }
        let isNew = system >= 27
        return EdgeEffectMetrics(
            automatic: isNew ? .hard : .soft, hardReach: isNew ? 0 : -10, softReach: isNew ? 40 : 54.8,
            softEndsAtStatusBar: isNew && linkedSDK < Version(27), softOpacity: isNew ? 0.6 : 0.94,
            fadeDuration: isNew ? 0.35 : 0.25, switchesAtOnce: isNew)
    }
}
