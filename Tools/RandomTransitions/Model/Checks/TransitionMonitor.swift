import UIKit

/// Checks one transition between pages, frame by frame.
@MainActor
final class TransitionMonitor {
    /// What is on the screen of one of the two pages.
    struct Page: Equatable {
        var x: CGFloat
        var contentTop: CGFloat
    }

    struct Frame: Equatable {
        /// Nil where the bar is hidden.
        var bar: CGRect?
        /// The outgoing and the incoming page, nil while they are not on the screen.
        var pages: [Page?]
    }

    /// The state on the screen before a transition.
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
    /// The page that the transition takes from the screen, if it is not canceled.
    var outgoing: SequencePage { pages[0] }
    /// The page that it brings.
    var incoming: SequencePage { pages[1] }
    private let hasBar: [Bool]
    private let bars: [BarSpec?]
    /// Where the outgoing page's content began without a bar; a tab bar at the top may appear during the transition.
    private let outgoingSafeTop: CGFloat?
    /// The same for the page that stays, when the transition ended.
    private var endSafeTop: CGFloat?
    /// The distance in points that the outgoing page can have from a bar that moves with it. From iOS 26 a swipe can
    /// interrupt a transition: the page is beside its position then, the bar is not, and the distance only decreases.
    private var outgoingLag: CGFloat = 0
    /// Whether this transition interrupted another one, and whether two interrupted ones still move the outgoing page.
    private var hasInterrupted = false
    private var isPageMovedTwice = false
    /// The distances in points that the content of the two pages can have from the bar's bottom edge. The bar that an
    /// interrupted transition was making higher or lower still does so, by animations that UIKit added to the bar; no
    /// public method lets the content of a page that comes later take part in them. Such a page can leave again, in a
    /// transition that interrupts the one in which it came. The distance only decreases.
    private var contentLags: [CGFloat] = [0, 0]
    /// Whether two interrupted transitions still move the bar, each at its own pace: what remains of one can hide what
    /// remains of the other at first, and the distance can increase up to the sum of both.
    private var isBarMovedTwice = false
    /// The distances in points by which interrupted transitions moved the bar's bottom edge, and by which this one moves it
    /// elsewhere than the one before. What remains of two can add up to nothing on the screen.
    private var carried: CGFloat = 0
    private var barDistance: CGFloat = 0
    /// How far the bar's bottom edge is from where it moves.
    private var barRemainder: CGFloat = 0
    /// Where everything moves.
    private var target: Frame?
    /// Where interrupted transitions moved the bar and the content of these two pages. UIKit's animation of the bar goes on, and
    /// content follows the bar.
    private var interruptedTargets: [Frame] = []
    private var frames: [Frame] = []
    /// Whether the first of the frames is from before the transition.
    private var startsAtRest = false
    /// Whether something else happened during the transition, so that only the end can be judged.
    var isDisturbed = false
    /// Whether a swipe drove the transition, at the end of which the remaining animation runs.
    private var wasInteractive = false

    /// Nil if there is no transition between two pages.
    /// - Parameter interrupted: the transition that ended as this one began.
    init?(_ world: World, before: Rest?, interrupting interrupted: TransitionMonitor?) {
        guard let coordinator = world.navigation.transitionCoordinator,
            let from = coordinator.viewController(forKey: .from) as? SequencePage,
            let to = coordinator.viewController(forKey: .to) as? SequencePage
        else { return nil }
        self.coordinator = coordinator
        self.world = world
        stack = world.stack
        pages = [from, to]
        bars = pages.map(\.bar)
        let isHidden = world.navigation.isNavigationBarHidden
        let wasHidden = before.map { $0.frame.bar == nil } ?? interrupted.map { !$0.hasBarAtEnd } ?? isHidden
        hasBar = [
            !(world.stack.hidesBar(from) ?? wasHidden), !(world.stack.hidesBar(to, isShown: false) ?? isHidden),
        ]
        outgoingSafeTop =
            before.flatMap { $0.page === from ? $0.safeTop : nil }
            ?? interrupted.flatMap { $0.pages[1] === from ? $0.endSafeTop : nil }
            ?? Self.safeTopWithoutTabs(over: from, world)
        // Before the incoming page was on the screen, it had no frame.
        if let before, before.page === from {
            frames = [Frame(bar: before.frame.bar, pages: [before.frame.pages[0], nil])]
            startsAtRest = true
        } else {
            let now = Self.frame(world.navigation, pages)
            if let page = now.pages[0], let bar = now.bar { outgoingLag = abs(page.x - bar.minX) }
            hasInterrupted = interrupted != nil
            isPageMovedTwice = interrupted?.hasInterrupted == true
            if let interrupted {
                interruptedTargets = interrupted.targets(of: pages)
                let target = Self.target(world.navigation, pages)
                barDistance = abs((target.bar?.maxY ?? 0) - (interrupted.target?.bar?.maxY ?? 0))
                carried = interrupted.carried + max(interrupted.barRemainder, interrupted.barDistance)
                contentLags[1] = carried
                isBarMovedTwice = interrupted.carried > 0.51
                if interrupted.pages[1] === from { contentLags[0] = interrupted.contentLags[1] }
            }
            // A page that came without animation while another transition ran, just before this one, or under a presentation
            // was never on the screen, and it is not known whether it had a bar there.
            isDisturbed = interrupted?.pageAtEnd !== from && world.stack.hidesBar(from) == nil
        }
        // Pages that moved as another one came without animation, or as a finished swipe ended, still do.
        let shown = Self.frame(world.navigation, pages)
        if interrupted?.isDisturbed ?? true, let page = shown.pages[0], abs(page.x) > 1.5 { isDisturbed = true }
    }

    /// Where the content of a page without tab bar begins that goes at once, before it has been at rest: its tab bar may have
    /// appeared already.
    private static func safeTopWithoutTabs(over page: SequencePage, _ world: World) -> CGFloat? {
        guard page.hidesBottomBarWhenPushed else { return nil }
        let shown = frame(world.navigation, [page]).pages[0]
        return shown.map { $0.contentTop - CGFloat(page.spec.inset) }
    }

    /// The frame of the page on top at rest.
    static func rest(_ world: World) -> Rest? {
        guard world.isAtRest, world.modal == nil, let top = world.stack.top else { return nil }
        return Rest(
            page: top, frame: frame(world.navigation, [top]), safeTop: world.navigation.view.safeAreaInsets.top)
    }

    /// Where everything is when the running animations have ended.
    private static func target(_ navigation: UINavigationController, _ pages: [SequencePage]) -> Frame {
        let view: UIView = navigation.view
        let seen = pages.map { page -> Page? in
            guard page.viewIfLoaded?.window != nil else { return nil }
            return Page(
                x: page.view.convert(page.view.bounds, to: view).minX,
                contentTop: page.marker.convert(page.marker.bounds, to: view).minY)
        }
        return Frame(bar: navigation.navigationBar.isHidden ? nil : navigation.navigationBar.frame, pages: seen)
    }

    /// Where this transition and those that it interrupted moved the bar and the content of pages.
    private func targets(of pages: [SequencePage]) -> [Frame] {
        (interruptedTargets + [target].compactMap(\.self)).map { target in
            let seen = pages.map { page in self.pages.firstIndex { $0 === page }.flatMap { target.pages[$0] } }
            return Frame(bar: target.bar, pages: seen)
        }
    }

    private static func frame(_ navigation: UINavigationController, _ pages: [SequencePage]) -> Frame {
        let view: UIView = navigation.view
        let bar = navigation.navigationBar
        let seen = pages.map { page -> Page? in
            guard page.viewIfLoaded?.window != nil else { return nil }
            // The marker is a subview of the page's view.
            let frame = page.view.shownFrame(in: view)
            return Page(x: frame.minX, contentTop: frame.minY + page.marker.shownFrame(in: page.view).minY)
        }
        return Frame(bar: bar.isHidden ? nil : bar.shownFrame(in: view), pages: seen)
    }

    func checkFrame() throws {
        guard !isDisturbed else { return }
        if coordinator.isInteractive { wasInteractive = true }
        let frame = Self.frame(stack.navigation, pages)
        // During a swipe everything moves as fast as the finger.
        if coordinator.isInteractive { (frames, startsAtRest) = ([], false) }
        frames.append(frame)
        let target = Self.target(stack.navigation, pages)
        endSafeTop = stack.navigation.view.safeAreaInsets.top
        barRemainder = abs((target.bar?.maxY ?? 0) - (frame.bar?.maxY ?? 0))
        self.target = target
        try checkAgreement(frame)
    }

    /// Each page's content begins at the bar's bottom edge; a bar that only one page has moves with that page.
    private func checkAgreement(_ frame: Frame) throws {
        guard !world.simulator.prefersCrossFades else { return }
        for index in 0..<2 {
            guard let seen = frame.pages[index] else { continue }
            let name = index == 0 ? "outgoing" : "incoming"
            if hasBar[index], frame.bar == nil {
                throw Failure("the bar is gone while the \(name) page moves", "frame \(frames.count)")
            }
            let edge = hasBar[index] ? frame.bar?.maxY ?? 0 : safeTop(index)
            let wanted = edge + CGFloat(pages[index].spec.inset)
            let gap = abs(seen.contentTop - wanted)
            // The content of a page whose bar can minimize is UIKit's, also after it has declared another bar elsewhere.
            let isFree = (pages[index].canMinimize || pages[index].couldMinimize) && hasBar[index]
            try expect(
                isFree || gap <= contentLags[index] + 0.51, "content of the \(name) page leaves the bar",
                "page \(pages[index].number), frame \(frames.count): \(seen.contentTop), bar \(wanted)")
            if index == 0 || !isBarMovedTwice { contentLags[index] = min(contentLags[index], gap) }
            guard hasBar[index], !hasBar[1 - index], let bar = frame.bar else { continue }
            // In a swipe it may enter beside the edge of the page in front (scenario N18).
            let front = index == 1 && wasInteractive ? frame.pages[0]?.x : nil
            let isBeside = front.map { abs(abs(bar.minX - $0) - bar.width) <= 1 } ?? false
            let distance = abs(bar.minX - seen.x)
            try expect(
                isBeside || index == 0 && isPageMovedTwice || distance <= (index == 0 ? outgoingLag : 0) + 1,
                "the bar does not move with the \(name) page",
                "frame \(frames.count): bar \(bar.minX), page \(seen.x)")
            if index == 0 { outgoingLag = min(outgoingLag, distance) }
        }
    }

    private func safeTop(_ index: Int) -> CGFloat {
        let present = stack.navigation.view.safeAreaInsets.top
        return index == 0 ? outgoingSafeTop ?? present : present
    }

    /// Which of the two pages is on the screen after the transition.
    private var indexAtEnd: Int { coordinator.isCancelled ? 0 : 1 }
    private var pageAtEnd: SequencePage { pages[indexAtEnd] }
    /// Whether that page shows the bar.
    private var hasBarAtEnd: Bool { hasBar[indexAtEnd] }

    /// Whether a page has declared something else since the beginning.
    var didRedeclare: Bool { pages.map(\.bar) != bars }

    /// Checks the finished transition for jumps.
    /// - Parameter barChanges: whether something was declared during the transition, which is shown now.
    func end(barChanges: Bool) throws {
        guard !isDisturbed else { return }
        // A waiting change may have begun already, and a page may have declared something else as it appeared.
        if stack.top === pageAtEnd, stack.navigation.transitionCoordinator == nil,
            !didRedeclare, !barChanges
        {
            var frame = Self.frame(stack.navigation, pages)
            // With cross-fades UIKit leaves the bar where it is until the end of a swipe, and hides it then by itself, with the
            // height that it has for the page that has come.
            if !hasBarAtEnd, wasInteractive, world.simulator.prefersCrossFades { frame.bar = nil }
            frames.append(frame)
            target = Self.target(stack.navigation, pages)
        }
        // A swipe that ends near its target finishes in a frame or two.
        let (vertical, sideways) = wasInteractive ? (2, 0.04 * stack.navigation.view.bounds.width) : (0.5, 0.5)
        try checkSteps("the bar's bottom", tolerance: vertical, towards: interruptedTargets) { $0.bar?.maxY }
        for index in 0..<2 {
            let name = index == 0 ? "outgoing" : "incoming"
            // The page that stays comes to rest at 0, also after an update of the bar that hides its last frame here.
            let end: CGFloat? = (index == 0) == coordinator.isCancelled ? 0 : nil
            try checkSteps("the \(name) page's x", tolerance: sideways, end: end) { $0.pages[index]?.x }
            try checkSteps("the \(name) page's content top", tolerance: vertical, towards: interruptedTargets) {
                $0.pages[index]?.contentTop
            }
        }
    }

    /// No frame moves by more than a fraction of the total distance, and the first hardly moves.
    /// - Parameters:
    ///   - end: where it comes to rest, if that is known.
    ///   - others: where interrupted transitions moved it.
    private func checkSteps(
        _ name: String, tolerance: CGFloat, end: CGFloat? = nil, towards others: [Frame] = [],
        _ value: (Frame) -> CGFloat?
    ) throws {
        let values = frames.map(value)
        // What an interrupted transition has not shown belongs to the distance, as does the rest of the transition that a
        // swipe interrupted, which goes on if the swipe is canceled.
        let known = (values + others.map(value) + [target.flatMap(value), end]).compactMap { $0 }
        guard let least = known.min(), let most = known.max(), values.count > 2 else { return }
        // Twice the fastest step of UIKit's spring in a 120th of a second; a released swipe may finish within a tenth
        // of a second.
        let fraction = (wasInteractive ? 0.2 : 0.12) * 120 / CGFloat(world.stage.framesPerSecond)
        // With few frames only the end can be judged.
        let usual = (most - least) * (fraction < 0.5 ? fraction : 1) + tolerance
        for index in values.indices.dropFirst() {
            guard let old = values[index - 1], let new = values[index] else { continue }
            let limit = index == 1 && startsAtRest ? 0.51 : usual
            try expect(
                abs(new - old) <= limit, "\(name) jumps", "frame \(index) of \(values.count): from \(old) to \(new)")
        }
    }
}
