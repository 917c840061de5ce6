import Foundation

/// The metrics of sheets. Those of system 26 on phones were measured (facts m21.8, m21.15); the others, except the height of
/// the bar, are unknown and have their defaults only here.
struct SheetMetrics: Equatable, Sendable {
    var isPad: Bool
    /// The height of a navigation bar in a sheet: 56 (fact 4.6). Nil from system 26, where it has its usual height and its
    /// minimum top distance (fact m1.1).
    var barHeight: CGFloat?
    /// Whether a sheet that is not at its full height floats: smaller, and at a distance from the edges of the screen (fact
    /// m21.15).
    var floats: Bool
    /// The distance from a floating sheet to the edges of the screen, in points.
    var floatingMargin: CGFloat = 8
    /// The distance from the top of the safe area to a sheet on a phone, in points (unknown); 0 from system 26.
    var topGap: CGFloat
    /// The minimum distance from the top of the screen to a sheet on a phone, in points: 30 from system 26.
    var minimumTop: CGFloat
    /// In points (unknown).
    var cornerRadius: CGFloat = 10
    /// The opacity of black over the presenter in the light and in the dark style, 0...1: measured on system 26, before
    /// unknown.
    var dimming: CGFloat = 0.2
    var darkDimming: CGFloat
    /// The height of the medium detent as a fraction of the maximum: 0.56 on system 26, before "approximately half" (UIKit
    /// documentation).
    var mediumDetentFraction: CGFloat
    /// The time for which the velocity of a released sheet is projected, in seconds (unknown). On system 26 a flick at 1000
    /// points per second dismisses it (fact m21.8); the projection of scroll views is a stand-in for that (WWDC 2018
    /// session 803).
    var dragProjection: TimeInterval
    /// The fraction of the finger's movement that a sheet follows if it must not be dismissed (unknown).
    var modalResistance: CGFloat = 0.2
    /// The distance below its smallest height at which a dragged sheet begins to be dismissed, in points. 0: with the first
    /// movement (unknown: one app saw that, another only a dismissal after some distance, fact m28.1).
    var dismissalStart: CGFloat = 0
    /// The size of the grabber, in points (unknown).
    var grabberSize = CGSize(width: 36, height: 5)
    /// The distance from the top of a sheet to its grabber, in points (unknown).
    var grabberTop: CGFloat = 5
    /// The size of a page sheet on iPad, in points (unknown).
    var padPageSize = CGSize(width: 704, height: 984)
    /// The size of a form sheet on iPad, in points (unknown).
    var padFormSize = CGSize(width: 540, height: 620)

    init(system: Int, isPad: Bool) {
        self.isPad = isPad
        let isNew = system >= 26
        barHeight = isNew ? nil : 56
        floats = isNew && !isPad
        topGap = isNew ? 0 : 10
        minimumTop = isNew ? 30 : 0
        darkDimming = isNew ? 0.48 : 0.2
        mediumDetentFraction = isNew ? 0.56 : 0.5
        dragProjection = isNew ? 0.499 : 0.2
    }

    /// The opacity of black over the presenter in a style, 0...1.
    func dimming(_ traits: UITraitCollection) -> CGFloat {
        traits.userInterfaceStyle == .dark ? darkDimming : dimming
    }

    /// The frame of a floating sheet with the shape of a frame at the bottom of the screen.
    func floating(_ frame: CGRect, in bounds: CGRect) -> CGRect {
        let factor = bounds.width > 0 ? (bounds.width - 2 * floatingMargin) / bounds.width : 1
        let size = CGSize(width: frame.width * factor, height: frame.height * factor)
        return CGRect(
            x: (bounds.width - size.width) / 2, y: bounds.height - floatingMargin - size.height, width: size.width,
            height: size.height)
    }

    /// The frame of a sheet of a size, centerd in its container and limited to it.
    func centred(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
}
