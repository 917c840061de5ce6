import BarTransition
import BarTransitionTesting
import UIKit

/// What is on the screen during a transition, 120 times a second of virtual time, from before it until rest.
@MainActor
struct Recording {
    struct Frame {
        /// Tops of the content on the screen, by page; nil while the page is not on the screen.
        var contentTops: [ObjectIdentifier: CGFloat] = [:]
        var barBottom: CGFloat = 0
        var barX: CGFloat = 0
        var progress: CGFloat = 0
        var color = UIColor.clear
    }

    private(set) var frames: [Frame] = []
    let simulator: Simulator
    let navigation: UINavigationController
    let pages: [MarkedPage]

    init(_ simulator: Simulator, _ navigation: UINavigationController, _ pages: [MarkedPage]) {
        self.simulator = simulator
        self.navigation = navigation
        self.pages = pages
    }

    mutating func take() {
        var frame = Frame()
        for page in pages where page.viewIfLoaded?.window != nil {
            frame.contentTops[ObjectIdentifier(page)] = page.marker.shownFrame.minY
        }
        let bar = navigation.navigationBar
        let shown = bar.layer.presentation()?.frame ?? bar.frame
        frame.barBottom = shown.maxY
        frame.barX = shown.minX
        frame.color = simulator.color(at: CGPoint(x: 200, y: bar.frame.minY + 2))
        frames.append(frame)
    }

    /// Records until nothing moves any more.
    mutating func untilRest() {
        take()
        var count = 0
        while simulator.isBusy, count < 1200 {
            simulator.advance(by: 1 / 120.0)
            take()
            count += 1
        }
        take()
    }

    func tops(of page: MarkedPage) -> [CGFloat] { frames.compactMap { $0.contentTops[ObjectIdentifier(page)] } }

    /// The largest step of a page's content from one frame to the next, in points.
    func largestStep(of page: MarkedPage) -> CGFloat {
        let tops = tops(of: page)
        return zip(tops, tops.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    }
}
