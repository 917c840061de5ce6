import BarTransition
import TestSupport
import Testing
import UIKit

/// How many layout passes and changes of the safe area the library adds to those of UIKit alone.
@Suite("Cost of layout", .ownSimulator) @MainActor
struct LayoutCostTests {
    enum Pair: String, CaseIterable, Sendable {
        case equalHeight, largeTitleToColor, prompt, barHides, barShows

        @MainActor
        var appearances: (below: BarAppearance, above: BarAppearance) {
            let color = BarAppearance(
                background: .color(.systemRed), largeTitleDisplayMode: .never, isHidden: false)
            switch self {
            case .equalHeight:
                return (
                    color,
                    BarAppearance(background: .color(.systemBlue), largeTitleDisplayMode: .never, isHidden: false)
                )
            case .largeTitleToColor: return (BarAppearance(largeTitleDisplayMode: .always, isHidden: false), color)
            case .prompt:
                return (
                    color,
                    BarAppearance(
                        background: .color(.systemBlue), prompt: "Fill this in", largeTitleDisplayMode: .never,
                        isHidden: false)
                )
            case .barHides: return (color, BarAppearance(largeTitleDisplayMode: .never, isHidden: true))
            case .barShows: return (BarAppearance(largeTitleDisplayMode: .never, isHidden: true), color)
            }
        }
    }

    enum Operation: String, CaseIterable {
        case firstPush, pop, push, canceledSwipe, swipe, popAgain
    }

    struct Costs {
        var below: [Operation: LayoutCounts] = [:]
        var above: [Operation: LayoutCounts] = [:]
    }

    func costs(_ pair: Pair, _ profile: Simulator.Profile, attached: Bool) -> Costs {
        let (below, above) = pair.appearances
        let pages = (below: CountingBarPage("Below", below), above: CountingBarPage("Above", above))
        let stage = HeadlessStage(profile) {
            let navigation = CountingNavigation()
            navigation.isAttached = attached
            navigation.navigationBar.prefersLargeTitles = true
            navigation.viewControllers = [pages.below]
            if attached { navigation.attachBarTransition() }
            return navigation
        }
        stage.simulator.runToRest()
        var costs = Costs()
        func measure(_ operation: Operation, _ body: () -> Void) {
            let before = (pages.below.counts, pages.above.counts)
            body()
            stage.simulator.runToRest()
            costs.below[operation] = pages.below.counts - before.0
            costs.above[operation] = pages.above.counts - before.1
        }
        measure(.firstPush) { stage.navigation.pushViewController(pages.above, animated: true) }
        measure(.pop) { stage.navigation.popViewController(animated: true) }
        measure(.push) { stage.navigation.pushViewController(pages.above, animated: true) }
        measure(.canceledSwipe) { stage.simulator.swipeBack(toProgress: 0.4, finishing: false) }
        measure(.popAgain) { stage.navigation.popViewController(animated: true) }
        stage.navigation.pushViewController(pages.above, animated: true)
        stage.simulator.runToRest()
        measure(.swipe) { stage.simulator.swipeBack(toProgress: 0.6, finishing: true) }
        return costs
    }

    /// What the library adds to UIKit alone, by operation and page.
    func added(_ pair: Pair, _ profile: Simulator.Profile) -> (
        below: [Operation: LayoutCounts], above: [Operation: LayoutCounts]
    ) {
        let (with, without) = (costs(pair, profile, attached: true), costs(pair, profile, attached: false))
        return (
            with.below.merging(without.below) { $0 - $1 }, with.above.merging(without.above) { $0 - $1 }
        )
    }

    /// A bar that stays as it is costs no layout.
    @Test(arguments: SmoothLayoutTests.profiles) func equalHeights(_ profile: Simulator.Profile) {
        let added = added(.equalHeight, profile)
        for operation in Operation.allCases {
            #expect(added.below[operation] == LayoutCounts(), "\(operation)")
            #expect(added.above[operation] == LayoutCounts(), "\(operation)")
        }
    }

    /// The stack's own view is laid out as often as with UIKit alone, whether or not the bar changes its height.
    @Test(arguments: SmoothLayoutTests.profiles, [nil, "Fill this in"])
    func theStacksOwnView(_ profile: Simulator.Profile, prompt: String?) {
        final class Navigation: UINavigationController {
            var passes = 0

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                passes += 1
            }
        }
        func passes(attached: Bool) -> [Int] {
            let navigation = Navigation()
            let page = MarkedPage("Above")
            page.navigationItem.prompt = prompt
            let stage = HeadlessStage(profile) {
                navigation.viewControllers = [MarkedPage("Below")]
                if attached { navigation.attachBarTransition() }
                return navigation
            }
            stage.simulator.runToRest()
            var passes: [Int] = []
            func measure(_ operation: () -> Void) {
                navigation.passes = 0
                operation()
                stage.simulator.runToRest()
                passes.append(navigation.passes)
            }
            measure { navigation.pushViewController(page, animated: true) }
            measure { stage.simulator.swipeBack(toProgress: 0.4, finishing: false) }
            measure { navigation.popViewController(animated: true) }
            return passes
        }
        #expect(passes(attached: true) == passes(attached: false))
    }

    /// The height of a bar is known from the first time it was shown, also if its page was scrolled before it left.
    @Test(arguments: SmoothLayoutTests.profiles) func aHeightIsKnownFromItsFirstPage(_ profile: Simulator.Profile)
        throws
    {
        let (below, above) = Pair.prompt.appearances
        var passes: [Int] = []
        for scrolls in [false, true] {
            let stage = HeadlessStage(profile, pages: DeclaringPage("Below", below))
            let list = DeclaringPage("List", above)
            list.wantsScrollView = true
            stage.push(list, andWait: 1)
            if scrolls { try #require(list.scrollView).contentOffset.y += 300 }
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            let page = CountingBarPage("Above", above)
            stage.push(page, andWait: 1)
            passes.append(page.counts.passes)
        }
        #expect(passes[0] == passes[1])
    }

    /// The height of the bar over the page that was there when the library was attached is known once it has changed.
    @Test(arguments: SmoothLayoutTests.profiles) func theRootsHeightIsKnown(_ profile: Simulator.Profile) {
        let (plain, prompted) = Pair.prompt.appearances
        let passes = [[plain, prompted, plain], [prompted, plain]].map { stack in
            let pages = stack.map { DeclaringPage("", $0) }
            let stage = HeadlessStage(profile, pages: pages[0])
            for page in pages.dropFirst() { stage.push(page, andWait: 1) }
            let page = CountingBarPage("Above", prompted)
            stage.push(page, andWait: 1)
            return page.counts.passes
        }
        #expect(passes[0] == passes[1])
    }

    /// Where the bar changes its height each page is laid out once more, in the animation: the page that comes had its
    /// first layout pass at the old edge. Its safe area changes once more for that, or twice if UIKit has no new value for
    /// it; that of the page that goes changes to the new edge and back.
    @Test(arguments: SmoothLayoutTests.profiles, [Pair.largeTitleToColor, .prompt])
    func changingHeights(_ profile: Simulator.Profile, _ pair: Pair) throws {
        let added = added(pair, profile)
        for operation in Operation.allCases {
            let (below, above) = (try #require(added.below[operation]), try #require(added.above[operation]))
            var budget = (
                below: LayoutCounts(passes: 1, safeAreaChanges: 2), above: LayoutCounts(passes: 1, safeAreaChanges: 2)
            )
            switch operation {
            // No method tells the height of a bar that this navigation controller has not had yet.
            case .firstPush: budget.above.passes = 2
            // The page that stays is laid out at the new edge, and at the old one again.
            case .canceledSwipe: budget.above.passes = 2
            // Since the canceled swipe its view has left the hierarchy twice, with different insets.
            case .popAgain: budget.below.safeAreaChanges = 3
            case .push, .pop, .swipe: break
            }
            for (page, counts, limit) in [("below", below, budget.below), ("above", above, budget.above)] {
                #expect(counts.passes <= limit.passes, "\(operation), page \(page)")
                #expect(counts.safeAreaChanges <= limit.safeAreaChanges, "\(operation), page \(page)")
            }
        }
    }

    /// Where only one page shows the bar, each page keeps its layout. UIKit gives the page that goes its new inset at once;
    /// the library takes that back, and takes its own inset back at the end.
    @Test(arguments: SmoothLayoutTests.profiles, [Pair.barHides, .barShows])
    func barsThatComeAndGo(_ profile: Simulator.Profile, _ pair: Pair) throws {
        let added = added(pair, profile)
        for operation in Operation.allCases {
            let (below, above) = (try #require(added.below[operation]), try #require(added.above[operation]))
            let isSwipe = operation == .swipe || operation == .canceledSwipe
            #expect(below.passes + above.passes <= (isSwipe ? 1 : 0), "\(operation)")
            #expect(below.safeAreaChanges + above.safeAreaChanges <= (isSwipe ? 4 : 2), "\(operation)")
        }
    }

    /// The picture that the layout passes are for: in each frame both pages' content is at the bar's edge, also if the page
    /// that comes was laid out at the old one from the beginning, and if that was a wrong guess.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func contentFollowsTheBarEachTime(_ profile: Simulator.Profile, guessesWrong: Bool) {
        let (a, b) = (MarkedPage("Library"), MarkedPage("Detail"))
        let stage = HeadlessStage(profile, a: a, b: b, largeTitles: true)
        for turn in 0..<3 {
            let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
            if guessesWrong { a.navigationItem.largeTitleDisplayMode = turn == 0 ? .never : .always }
            let pop = stage.record { stage.navigation.popViewController(animated: true) }
            for (page, recording) in [(a, push), (b, push), (a, pop), (b, pop)] {
                #expect(
                    recording.frames.allSatisfy { frame in
                        frame.contentTops[ObjectIdentifier(page)].map {
                            abs($0 - frame.barBottom) <= 0.5
                        } ?? true
                    }, "turn \(turn), \(page.title ?? "")")
            }
            #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
        }
    }
}
