import Foundation

/// The measures of sheets. But for the bar's height they are not known: defaults here and nowhere else.
struct SheetMetrics: Equatable, Sendable {
    var isPad: Bool
    /// A navigation bar in a sheet: 56 (fact 4.6). From system 26 it is as high as everywhere and begins at its floor
    /// (fact m1.1).
    var barHeight: CGFloat?
    /// From the safe area's top to a sheet on a phone (unknown).
    var topGap: CGFloat = 10
    var cornerRadius: CGFloat = 10
    /// Black over the presenter, 0...1 (unknown).
    var dimming: CGFloat = 0.2
    /// The share of the height that a medium sheet takes: "approximately half" (UIKit documentation).
    var mediumShare: CGFloat = 0.5
    /// Seconds at the finger's speed by which a dragged sheet is thought to go on when it is let go (unknown).
    var dragProjection: TimeInterval = 0.2
    /// The share of the finger's way that a sheet follows which may not be dismissed (unknown).
    var modalResistance: CGFloat = 0.2
    /// The grabber (unknown).
    var grabberSize = CGSize(width: 36, height: 5)
    /// From a sheet's top to its grabber, in points (unknown).
    var grabberTop: CGFloat = 5
    /// A page sheet on iPad (unknown).
    var padPageSize = CGSize(width: 704, height: 984)
    /// A form sheet on iPad (unknown).
    var padFormSize = CGSize(width: 540, height: 620)

    init(system: Int, isPad: Bool) {
        self.isPad = isPad
        barHeight = system >= 26 ? nil : 56
    }

    func centred(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
}
