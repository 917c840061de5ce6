import BarTransition
import BarTransitionTesting
import TestSupport
import UIKit

/// What is on the screen during a transition, 120 times a second of virtual time, from before it until rest.
@MainActor
struct FrameRecording {
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
    /// The pages that have been on the stack.
    private var pages: [MarkedPage] = []

    init(_ simulator: Simulator, _ navigation: UINavigationController) {
        self.simulator = simulator
        self.navigation = navigation
    }

    mutating func take() {
        let stack = navigation.viewControllers.compactMap { $0 as? MarkedPage }
        pages += stack.filter { page in !pages.contains { $0 === page } }
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

extension HeadlessStage {
    /// A page on the screen, and one to be pushed, which never has a large title.
    init(
        _ profile: Simulator.Profile, a: MarkedPage, b: MarkedPage, attached: Bool = true, largeTitles: Bool = false,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.init(profile, direction: direction) {
            let navigation = UINavigationController(rootViewController: a)
            navigation.navigationBar.prefersLargeTitles = largeTitles
            b.navigationItem.largeTitleDisplayMode = .never
            if attached { navigation.attachBarTransition() }
            return navigation
        }
    }

    var barBottom: CGFloat { bar.frame.maxY }

    func record(_ operation: () -> Void) -> FrameRecording {
        var recording = FrameRecording(simulator, navigation)
        recording.take()
        operation()
        recording.untilRest()
        return recording
    }
}
