import UIKit

/// Looks at one transition of pages, frame by frame.
@MainActor
final class FlightMonitor {
    /// What is on the screen of one of the two pages.
    struct Page: Equatable {
        var x: CGFloat
        var contentTop: CGFloat
    }

    struct Frame: Equatable {
        /// Nil where the bar is hidden.
        var bar: CGRect?
        /// The leaving and the coming page, nil where they are not on the screen.
        var pages: [Page?]
    }

    /// What could be seen before anything happened.
    struct Rest {
        let page: SequencePage
        let frame: Frame
        /// Where content begins without a bar.
        let safeTop: CGFloat
    }

    let coordinator: any UIViewControllerTransitionCoordinator
    private let world: World
    private let stack: SequenceStack
    private let pages: [SequencePage]
    private let hasBar: [Bool]
    private let bars: [BarSpec?]
    /// Where the content of the page that leaves began without a bar; a tab bar at the top may come back meanwhile.
    private let leavingSafeTop: CGFloat?
    private var frames: [Frame] = []
    /// Whether the first of the frames is from before the transition.
    private var startsAtRest = false
    /// Something else happened on the way, so that only the end can be judged.
    var isDisturbed = false
    /// The swipe is over and its end is on its way.
    private var wasInteractive = false

    /// Nil where there is nothing to look at.
    init?(_ world: World, before: Rest?) {
        guard let coordinator = world.navigation.transitionCoordinator,
            let from = coordinator.viewController(forKey: .from) as? SequencePage,
            let to = coordinator.viewController(forKey: .to) as? SequencePage
        else { return nil }
        self.coordinator = coordinator
        self.world = world
        stack = world.stack
        pages = [from, to]
        bars = pages.map(\.bar)
        hasBar = pages.map { !world.stack.hidesBar($0) }
        leavingSafeTop = before.flatMap { $0.page === from ? $0.safeTop : nil }
        // Before the coming page was on the screen, it had no place.
        if let before, before.page === from {
            frames = [Frame(bar: before.frame.bar, pages: [before.frame.pages[0], nil])]
            startsAtRest = true
        }
    }

    /// What can be seen of the page on top at rest.
    static func rest(_ world: World) -> Rest? {
        guard world.isAtRest, world.modal == nil, let top = world.stack.top else { return nil }
        return Rest(
            page: top, frame: frame(world.navigation, [top]), safeTop: world.navigation.view.safeAreaInsets.top)
    }

    private static func frame(_ navigation: UINavigationController, _ pages: [SequencePage]) -> Frame {
        let view: UIView = navigation.view
        let bar = navigation.navigationBar
        let seen = pages.map { page -> Page? in
            guard page.viewIfLoaded?.window != nil else { return nil }
            // The marker lies in the page itself.
            let place = page.view.shownFrame(in: view)
            return Page(x: place.minX, contentTop: place.minY + page.marker.shownFrame(in: page.view).minY)
        }
        return Frame(bar: bar.isHidden ? nil : bar.shownFrame(in: view), pages: seen)
    }

    func look() throws {
        guard !isDisturbed else { return }
        if coordinator.isInteractive { wasInteractive = true }
        let frame = Self.frame(stack.navigation, pages)
        // Under a finger everything goes as fast as the finger does.
        if coordinator.isInteractive { (frames, startsAtRest) = ([], false) }
        frames.append(frame)
        try checkAgreement(frame)
    }

    /// Content begins where the bar ends, as each page sees it; a bar that only one page has goes with that page.
    private func checkAgreement(_ frame: Frame) throws {
        guard !world.simulator.prefersCrossFades else { return }
        for index in 0..<2 {
            guard let seen = frame.pages[index] else { continue }
            let name = index == 0 ? "leaving" : "coming"
            if hasBar[index], frame.bar == nil {
                throw Failure("the bar is gone while the \(name) page moves", "frame \(frames.count)")
            }
            let edge = hasBar[index] ? frame.bar?.maxY ?? 0 : safeTop(index)
            let wanted = edge + CGFloat(pages[index].spec.inset)
            try expect(
                abs(seen.contentTop - wanted) <= 0.51, "content of the \(name) page leaves the bar",
                "page \(pages[index].number), frame \(frames.count): \(seen.contentTop), bar \(wanted)")
            guard hasBar[index], !hasBar[1 - index], let bar = frame.bar else { continue }
            // In a swipe it may come in beside the edge of the page in front (scenario N18).
            let front = index == 1 && wasInteractive ? frame.pages[0]?.x : nil
            let isBeside = front.map { abs(abs(bar.minX - $0) - bar.width) <= 1 } ?? false
            try expect(
                isBeside || abs(bar.minX - seen.x) <= 1, "the bar does not move with the \(name) page",
                "frame \(frames.count): bar \(bar.minX), page \(seen.x)")
        }
    }

    private func safeTop(_ index: Int) -> CGFloat {
        let present = stack.navigation.view.safeAreaInsets.top
        return index == 0 ? leavingSafeTop ?? present : present
    }

    /// Whether a page has declared something else since the beginning.
    var didRedeclare: Bool { pages.map(\.bar) != bars }

    /// The transition is over: nothing has leapt.
    /// - Parameter barChanges: whether something was declared on the way, which is shown now.
    func end(barChanges: Bool) throws {
        guard !isDisturbed else { return }
        // What waited may have begun already, and a page may have declared something else as it appeared.
        if stack.top === pages[coordinator.isCancelled ? 0 : 1], stack.navigation.transitionCoordinator == nil,
            !didRedeclare, !barChanges
        {
            frames.append(Self.frame(stack.navigation, pages))
        }
        // Where a swipe ends so near, the rest of the way takes a frame or two.
        let (vertical, sideways) = wasInteractive ? (2, 0.04 * stack.navigation.view.bounds.width) : (0.5, 0.5)
        try checkSteps("the bar's bottom", tolerance: vertical) { $0.bar?.maxY }
        for index in 0..<2 {
            let name = index == 0 ? "leaving" : "coming"
            try checkSteps("the \(name) page's x", tolerance: sideways) { $0.pages[index]?.x }
            try checkSteps("the \(name) page's content top", tolerance: vertical) { $0.pages[index]?.contentTop }
        }
    }

    /// Of the whole way, no frame brings more than its share, and the first and last bring next to nothing.
    private func checkSteps(_ name: String, tolerance: CGFloat, _ value: (Frame) -> CGFloat?) throws {
        let values = frames.map(value)
        let known = values.compactMap { $0 }
        guard let least = known.min(), let most = known.max(), values.count > 2 else { return }
        // Twice what the fastest moment of UIKit's spring brings in a 120th of a second; a swipe that is let go may
        // have a tenth of a second for the rest.
        let share = (wasInteractive ? 0.2 : 0.12) * 120 / CGFloat(world.stage.framesPerSecond)
        // What has few frames for its way can be judged by its ends only.
        let usual = (most - least) * (share < 0.5 ? share : 1) + tolerance
        for index in values.indices.dropFirst() {
            guard let old = values[index - 1], let new = values[index] else { continue }
            let limit = index == 1 && startsAtRest ? 0.51 : usual
            try expect(
                abs(new - old) <= limit, "\(name) leaps", "frame \(index) of \(values.count): from \(old) to \(new)")
        }
    }
}
