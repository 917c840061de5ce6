import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// A page whose child declares its bar has the same transitions as one that declares it itself, if the child is there before
/// the first frame.
@Suite("Transitions of pages that a child declares", .ownSimulator) @MainActor
struct ChildDeclarationTransitionTests {
    nonisolated static let profiles = SmoothLayoutTests.profiles.sample(every: 3)

    /// The bars of the two pages.
    struct Pair: Sendable, CustomTestStringConvertible {
        var name: String
        var first: BarAppearance?
        var second: BarAppearance
        var testDescription: String { name }
        var showsBar: Bool { first?.isHidden != true || second.isHidden != true }

        static let red = BarAppearance(background: .color(.red), tintColor: .yellow, titleColor: .white)
        static let blue = BarAppearance(background: .color(.blue), tintColor: .green, titleColor: .yellow)
        static let all = [
            Pair(name: "undeclared to color", first: nil, second: red),
            Pair(name: "color to color", first: blue, second: red),
            Pair(name: "undeclared to hidden", first: nil, second: .hidden),
            Pair(name: "hidden to hidden", first: .hidden, second: .hidden),
            Pair(name: "hidden to color", first: .hidden, second: red),
            Pair(
                name: "color to prompt", first: blue, second: BarAppearance(background: .color(.red), prompt: "Prompt")),
            Pair(
                name: "toolbar", first: BarAppearance(toolbar: BarAppearance.Toolbar()),
                second: BarAppearance(toolbar: BarAppearance.Toolbar(background: .color(.red), tintColor: .yellow))),
            Pair(name: "to toolbar", first: nil, second: BarAppearance(toolbar: BarAppearance.Toolbar())),
        ]
    }

    /// What the end of a transition shows.
    private struct End: Equatable {
        var color: UIColor
        var tint: UIColor
        var isHidden: Bool
        var isToolbarHidden: Bool
        /// Nil for a hidden bar, which can be anywhere.
        var barBottom: CGFloat?
        var contentTop: CGFloat
        var title: UIColor?

        @MainActor
        init(_ stage: HeadlessStage, _ page: MarkedPage) {
            color = stage.simulator.color(at: CGPoint(x: 5, y: stage.navigation.view.safeAreaInsets.top + 3))
            tint = stage.bar.tintColor
            isHidden = stage.navigation.isNavigationBarHidden
            isToolbarHidden = stage.navigation.isToolbarHidden
            barBottom = isHidden ? nil : stage.bar.frame.maxY
            contentTop = page.marker.shownFrame.minY
            title = page.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
        }
    }

    private func page(_ title: String, _ appearance: BarAppearance?, in moment: EmbeddingPage.Moment?) -> MarkedPage {
        guard let appearance else { return MarkedPage(title) }
        return moment.map { EmbeddingPage(title, appearance, in: $0) } ?? DeclaringPage(title, appearance)
    }

    private func stage(_ profile: Simulator.Profile, _ pages: [UIViewController]) -> HeadlessStage {
        HeadlessStage(profile, pages: pages)
    }

    private func stage(_ profile: Simulator.Profile, below: BarAppearance?) -> HeadlessStage {
        stage(profile, [page("A", below, in: nil)])
    }

    // MARK: Push

    /// The content of a scrolled page does not move with a bar that a late declaration hides.
    @Test(arguments: profiles) func aScrolledListStaysWhileItIsCovered(_ profile: Simulator.Profile) throws {
        let list = MarkedPage("A")
        list.wantsScrollView = true
        let stage = stage(profile, [list])
        let scrollView = try #require(list.scrollView)
        scrollView.contentOffset.y += 200
        stage.simulator.commit()
        for moment in EmbeddingPage.Moment.early {
            let second = page("B", .hidden, in: moment)
            let recording = stage.record { stage.navigation.pushViewController(second, animated: true) }
            #expect(stage.navigation.isNavigationBarHidden)
            #expect(recording.largestStep(of: list) < 0.1, "\(moment)")
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
        }
    }

    private func push(
        _ profile: Simulator.Profile, _ pair: Pair, in moment: EmbeddingPage.Moment?
    ) -> (FrameRecording, End) {
        let stage = stage(profile, below: pair.first)
        let second = page("B", pair.second, in: moment)
        let recording = stage.record { stage.navigation.pushViewController(second, animated: true) }
        return (recording, End(stage, second))
    }

    /// In `viewIsAppearing` and in the first layout the library has begun with another plan, and changes it.
    @Test(arguments: profiles, Pair.all) func aPushIsThatOfADeclaringPage(_ profile: Simulator.Profile, _ pair: Pair) {
        let (expected, end) = push(profile, pair, in: nil)
        for moment in EmbeddingPage.Moment.early {
            let (recording, actual) = push(profile, pair, in: moment)
            #expect(actual == end, "\(moment)")
            #expect(recording.frames.count == expected.frames.count, "\(moment)")
            for (index, (frame, other)) in zip(recording.frames, expected.frames).enumerated() {
                let tops = (frame.contentTops.values.sorted(), other.contentTops.values.sorted())
                #expect(
                    tops.0.count == tops.1.count && zip(tops.0, tops.1).allSatisfy { isClose($0, $1, within: 0.01) },
                    "\(moment), frame \(index): \(tops)")
                #expect(isClose(frame.barBottom, other.barBottom, within: 0.01), "\(moment), frame \(index)")
                if pair.showsBar {
                    #expect(isClose(frame.barX, other.barX, within: 0.01), "\(moment), frame \(index)")
                }
                #expect(frame.color == other.color, "\(moment), frame \(index)")
            }
        }
    }

    /// One that comes later does not change the transition, and the bar has it soon after its end.
    @Test(arguments: profiles, Pair.all) func aLatePushEndsLikeADeclaringPages(
        _ profile: Simulator.Profile, _ pair: Pair
    ) {
        #expect(push(profile, pair, in: .viewDidAppear).1 == push(profile, pair, in: nil).1)
    }

    @Test(arguments: profiles, EmbeddingPage.Moment.allCases)
    func withoutAnimationTheBarHasItInTheFirstFrame(_ profile: Simulator.Profile, _ moment: EmbeddingPage.Moment) {
        let stage = stage(profile, below: Pair.blue)
        stage.navigation.pushViewController(page("B", Pair.red, in: moment), animated: false)
        stage.simulator.commit()
        if moment == .viewDidAppear { stage.simulator.runToRest() }
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)) == .red)
        #expect(!stage.simulator.isBusy)
    }

    @Test(arguments: profiles, EmbeddingPage.Moment.allCases)
    func theFirstPageHasIt(_ profile: Simulator.Profile, _ moment: EmbeddingPage.Moment) {
        let stage = stage(profile, [page("A", Pair.red, in: moment)])
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)) == .red)
        #expect(stage.bar.tintColor == .yellow)
    }

    // MARK: Pop, swipe, cancel

    /// The page below is not loaded before the pop, so its child comes in the pop.
    @Test(arguments: profiles, EmbeddingPage.Moment.allCases.sample(every: 2))
    func aPopToAPageThatLoadsLate(_ profile: Simulator.Profile, _ moment: EmbeddingPage.Moment) {
        for (pair, isSwipe) in Pair.all.flatMap({ [($0, false), ($0, true)] }) {
            let first = page("A", pair.second, in: moment)
            let stage = stage(profile, [MarkedPage("Root"), first, page("B", pair.first, in: nil)])
            if isSwipe {
                stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
            } else {
                stage.navigation.popViewController(animated: true)
                stage.simulator.runToRest()
            }
            #expect(stage.navigation.topViewController === first)
            #expect(End(stage, first) == push(profile, pair, in: nil).1, "\(pair.name), swipe: \(isSwipe)")
        }
    }

    @Test(arguments: profiles, EmbeddingPage.Moment.allCases)
    func aCanceledSwipeChangesNothing(_ profile: Simulator.Profile, _ moment: EmbeddingPage.Moment) {
        for pair in Pair.all {
            let top = page("B", pair.first, in: moment)
            let stage = stage(profile, [MarkedPage("Root"), page("A", pair.second, in: moment), top])
            let before = End(stage, top)
            for _ in 0..<3 {
                stage.simulator.swipeBack(toProgress: 0.2, finishing: false)
                #expect(stage.navigation.topViewController === top)
                #expect(End(stage, top) == before, "\(pair.name)")
            }
        }
    }

    @Test(arguments: profiles, EmbeddingPage.Moment.early)
    func aReplacedStackHasIt(_ profile: Simulator.Profile, _ moment: EmbeddingPage.Moment) {
        for pair in Pair.all {
            let stage = stage(profile, below: pair.first)
            let second = page("B", pair.second, in: moment)
            stage.navigation.setViewControllers([second], animated: true)
            stage.simulator.runToRest()
            #expect(End(stage, second) == push(profile, pair, in: nil).1, "\(pair.name)")
        }
    }

    // MARK: Late

    /// A declaration that changes while the pages move waits for the end.
    @Test(arguments: profiles) func aChangeDuringATransitionWaits(_ profile: Simulator.Profile) throws {
        let stage = stage(profile, below: Pair.blue)
        let second = EmbeddingPage("B", Pair.red, in: .viewIsAppearing)
        stage.push(second, andWait: 0.1)
        let item = second.navigationItem.standardAppearance
        try #require(second.declaration).setBarAppearance(.hidden, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(second.navigationItem.standardAppearance == item)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// The same for a child that comes then.
    @Test(arguments: profiles) func aChildDuringATransitionWaits(_ profile: Simulator.Profile) {
        let stage = stage(profile, below: Pair.blue)
        let second = MarkedPage("B")
        stage.push(second, andWait: 0.1)
        second.embed(BarAppearanceViewController(Pair.red))
        #expect(second.navigationItem.standardAppearance == nil)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)) == .red)
    }

    /// Of several in the same layout the last one counts.
    @Test(arguments: profiles) func severalInTheFirstLayout(_ profile: Simulator.Profile) {
        let stage = stage(profile, below: nil)
        let second = EmbeddingPage("B", .hidden, in: .viewDidLayoutSubviews)
        second.onDeclaration = { [weak second] in
            second?.embed(BarAppearanceViewController(Pair.blue))
            second?.embed(BarAppearanceViewController(Pair.red))
        }
        let recording = stage.record { stage.navigation.pushViewController(second, animated: true) }
        let (expected, end) = push(profile, Pair.all[0], in: nil)
        #expect(recording.frames.map(\.color) == expected.frames.map(\.color))
        #expect(End(stage, second) == end)
    }

    /// A page that calls `setNeedsBarAppearanceUpdate` before the first frame is read again too.
    @Test(arguments: profiles) func aPageThatDeclaresInViewIsAppearing(_ profile: Simulator.Profile) {
        final class LatePage: DeclaringPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                barAppearance = Pair.red
                setNeedsBarAppearanceUpdate()
            }
        }
        let stage = stage(profile, below: Pair.blue)
        let recording = stage.record { stage.navigation.pushViewController(LatePage("B"), animated: true) }
        let (expected, _) = push(profile, Pair.all[1], in: nil)
        #expect(recording.frames.map(\.color) == expected.frames.map(\.color))
    }

    // MARK: Variants

    /// What can change the order of the calls in which a declaration arrives, and what the library waits for.
    nonisolated static let deviations = Simulator.Profile.Variants.deviations.filter {
        [
            "willShowCalls", "firstAppearance", "alongsideAnimation", "alongsideCompletion", "safeAreaUpdate",
            "laysOutIncomingViewBeforeWillShow",
        ].contains($0.switchName)
    }.sample(every: 8)

    /// Where no document says what UIKit does, a push and a canceled swipe end as they do by the model's defaults.
    @Test(arguments: deviations, [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews, .viewDidAppear])
    func theEndsHoldUnderVariants(_ deviation: Simulator.Profile.Variants.Deviation, _ moment: EmbeddingPage.Moment) {
        for device in [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone17Pro(iOS: 26)] {
            var profile = device
            deviation.apply(to: &profile)
            for pair in Pair.all {
                let expected = pushedEnd(device, pair, in: nil)
                #expect(pushedEnd(profile, pair, in: moment) == expected, "\(pair.name) on \(device.name)")
            }
        }
    }

    /// The end of a push, and of a swipe back that is canceled.
    private func pushedEnd(
        _ profile: Simulator.Profile, _ pair: Pair, in moment: EmbeddingPage.Moment?
    ) -> [End] {
        let stage = stage(profile, below: pair.first)
        let second = page("B", pair.second, in: moment)
        stage.push(second, andWait: 2)
        let end = End(stage, second)
        stage.simulator.swipeBack(toProgress: 0.2, finishing: false)
        stage.simulator.runToRest()
        return [end, End(stage, second)]
    }

    // MARK: Detaching

    @Test(arguments: profiles) func detachingRestoresTheItem(_ profile: Simulator.Profile) {
        let stage = stage(profile, below: nil)
        let second = EmbeddingPage("B", Pair.red, in: .viewDidLayoutSubviews)
        stage.push(second, andWait: 2)
        #expect(second.navigationItem.standardAppearance != nil)
        stage.navigation.detachBarTransition()
        #expect(second.navigationItem.standardAppearance == nil)
    }

    /// What the outgoing page declares and nobody else does has been given back for the first frame, and stays so.
    @Test(arguments: profiles) func aLateDeclarationLeavesWhatIsGivenBack(_ profile: Simulator.Profile) {
        let bar = stage(profile, below: BarAppearance(tintColor: .red, isHidden: true))
        bar.push(page("B", BarAppearance(background: .color(.blue)), in: .viewDidLayoutSubviews), andWait: 0.1)
        #expect(bar.bar.tintColor == .systemBlue)
        let tools = stage(profile, below: BarAppearance(toolbar: .init()))
        tools.push(page("B", BarAppearance(background: .color(.blue)), in: .viewDidLayoutSubviews), andWait: 0.1)
        #expect(tools.navigation.isToolbarHidden)
    }

    /// What the app sets before a declaration that comes late is the app's.
    @Test(arguments: profiles, [true, false])
    func whatTheAppSetsBeforeALateDeclarationStays(_ profile: Simulator.Profile, isHidden: Bool) {
        final class TintingPage: EmbeddingPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                navigationController?.navigationBar.tintColor = .green
            }
        }
        let stage = stage(profile, below: BarAppearance(tintColor: .red, isHidden: isHidden))
        let page = TintingPage("B", BarAppearance(background: .color(.blue)), in: .viewDidLayoutSubviews)
        stage.push(page, andWait: 0.1)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .green)
    }
}
