import BarTransition
import UIKit

/// The recording of one scene.
struct Recording {
    /// One per frame, from one before the operation to its end.
    let samples: [Sample]
    /// Whether both pages declare a bar.
    let bothShowBar: Bool
    let endStateCorrect: Bool
    /// Nil unless the operation is canceled.
    let restoredAfterCancel: Bool?
    /// The fault if another page than expected is on top at the end; else nil.
    let wrongPage: String?

    var progress: [Double] { samples.map(\.progress) }
    var barBottoms: [CGFloat?] { samples.map(\.barBottom) }

    /// A page's content top in every frame.
    ///
    /// If both pages show a bar, the incoming page is expected to start at the bar's bottom edge, so its value in the frame
    /// before its first one is that edge. If only one page shows a bar, there is no such expectation.
    func contentTops(_ role: PageRole) -> [CGFloat?] {
        var tops = samples.map { $0.contentTop[role] }
        if bothShowBar, let first = tops.firstIndex(where: { $0 != nil }), first > 0 {
            tops[first - 1] = samples[first - 1].barBottom
        }
        return tops
    }

    /// The color behind a page's title in every frame.
    func colors(_ role: PageRole) -> [OKLab?] {
        samples.map { $0.color[role].map(OKLab.init) }
    }
}

/// The values of one frame.
struct Sample {
    /// In seconds since the operation began; negative in the frame before it.
    let time: TimeInterval
    /// The progress of the transition, 0...1, by the position of the front page.
    let progress: Double
    /// The bar's bottom edge in the window; nil while no bar is visible.
    let barBottom: CGFloat?
    /// The content top of each visible page in the window.
    let contentTop: [PageRole: CGFloat]
    /// The color behind the title of each page whose point is visible.
    let color: [PageRole: UIColor]
}

/// The two pages of a transition.
enum PageRole: String, CaseIterable {
    case outgoing
    case incoming
}
