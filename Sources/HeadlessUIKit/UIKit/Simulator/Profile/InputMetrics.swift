import Foundation

/// The metrics of the keyboard: measured on iOS 26 (facts m9.3, m21.14), otherwise unknown.
struct KeyboardMetrics: Equatable, Sendable {
    /// In points.
    var height: CGFloat
    /// The height of the number pad, in points; nil if it is that of the other keyboards.
    var numberPadHeight: CGFloat?
    /// The height on a phone in landscape, in points; nil if it is the same.
    var compactHeight: CGFloat?
    /// The duration of its animation, in seconds.
    var duration: TimeInterval = 0.3833
    /// Whether the scroll view that contains the first responder is inset automatically: measured on iOS 26 (fact m9.3),
    /// unknown before.
    var adjustsScrollViews: Bool

    /// The metrics of a system. Measured on system 26: 260 on an iPhone SE, its number pad 233 and in landscape 206, 335 on an
    /// iPhone 16, 337 on an iPad (fact m21.14).
    init(system: Int, isPad: Bool, hasHomeButton: Bool) {
        adjustsScrollViews = system >= 26
        let isSmall = hasHomeButton && !isPad
        height = isSmall ? 260 : 336
        guard system >= 26 else { return }
        if !isSmall { height = isPad ? 337 : 335 }
        if isSmall { numberPadHeight = 233 }
        if !isPad { compactHeight = 206 }
    }

    /// The height for a keyboard type and an orientation, in points.
    func height(isNumberPad: Bool, isCompact: Bool) -> CGFloat {
        if isCompact, let compactHeight { return compactHeight }
        return isNumberPad ? numberPadHeight ?? height : height
    }
}

/// The metrics of touches. They are not documented; the defaults are defined only here.
struct TouchMetrics: Equatable, Sendable {
    /// The maximum time from one tap to the next of a multiple tap, in seconds (unknown).
    var tapInterval: TimeInterval = 0.35
    /// The maximum distance between the taps of a multiple tap, in points (unknown).
    var tapDistance: CGFloat = 45
    /// The distance around a control in which its touch still counts as inside, in points: "about 70" (observed,
    /// stackoverflow.com/questions/14340122).
    var controlReach: CGFloat = 70
}
