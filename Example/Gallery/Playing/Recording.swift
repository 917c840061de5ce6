import BarTransition
import UIKit

/// Everything that was seen while a scene played.
struct Recording {
    /// One per frame, from one before the operation to rest.
    let samples: [Sample]
    /// Whether both pages declare a bar.
    let bothShowBar: Bool
    let endStateCorrect: Bool
    /// nil unless the operation is cancelled.
    let restoredAfterCancel: Bool?

    var progress: [Double] { samples.map(\.progress) }
    var barBottoms: [CGFloat?] { samples.map(\.barBottom) }

    /// A page's content top in every frame.
    ///
    /// A page that comes where both pages show a bar is expected at the bar's bottom edge, so that is what the frame
    /// before its first one counts as. Where only one page shows a bar it starts where it starts.
    func contentTops(_ side: Side) -> [CGFloat?] {
        var tops = samples.map { $0.contentTop[side] }
        if bothShowBar, let first = tops.firstIndex(where: { $0 != nil }), first > 0 {
            tops[first - 1] = samples[first - 1].barBottom
        }
        return tops
    }

    /// The colour behind the title in every frame, as a page sees it.
    func colors(_ side: Side) -> [OKLab?] {
        samples.map { $0.color[side].map(OKLab.init) }
    }
}
