import Foundation

/// The metrics of sheets. All except the height of the bar are unknown; the defaults are defined only here.
struct SheetMetrics: Equatable, Sendable {
    var isPad: Bool
    /// The height of a navigation bar in a sheet: 56 (fact 4.6). Nil from system 26, where it has its usual height and its
    /// minimum top distance (fact m1.1).
    var barHeight: CGFloat?
    /// The distance from the top of the safe area to a sheet on a phone, in points (unknown).
    var topGap: CGFloat = 10
    /// In points (unknown).
    var cornerRadius: CGFloat = 10
    /// The opacity of black over the presenter, 0...1 (unknown).
    var dimming: CGFloat = 0.2
    /// The height of the medium detent as a fraction of the maximum: "approximately half" (UIKit documentation).
    var mediumDetentFraction: CGFloat = 0.5
    /// The time for which the velocity of a released sheet is projected, in seconds (unknown).
    var dragProjection: TimeInterval = 0.2
    /// The fraction of the finger's movement that a sheet follows if it must not be dismissed (unknown).
    var modalResistance: CGFloat = 0.2
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
        barHeight = system >= 26 ? nil : 56
    }

    /// The frame of a sheet of a size, centerd in its container and limited to it.
    func centred(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
}
