import BarTransition
import TestSupport
import Testing
import UIKit

/// Content of pages whose bar can minimize (iOS 27) in transitions. Their insets are UIKit's.
@Suite("Content under bars that minimize, in transitions", .ownSimulator) @MainActor
struct MinimizedContentTests {
    enum Kind: CaseIterable, Sendable {
        case minimizing, minimizingPrompt, plain, hidden

        var appearance: BarAppearance {
            var appearance = BarAppearance(background: .color(.red), isHidden: false)
            switch self {
            case .minimizing: appearance.minimization = .init(behavior: .onScrollDown)
            case .minimizingPrompt:
                appearance.minimization = .init(behavior: .onScrollDown)
                appearance.prompt = "Fill this in"
            case .plain: break
            case .hidden: appearance = .hidden
            }
            return appearance
        }
    }

    nonisolated static let pairs: [(Kind, Kind)] = [
        (.minimizing, .minimizing), (.minimizing, .plain), (.plain, .minimizing), (.minimizing, .minimizingPrompt),
        (.minimizingPrompt, .minimizing), (.minimizing, .hidden), (.hidden, .minimizing),
    ]

    /// Where the content of a page is on the screen.
    private func top(_ page: ScrollingPage) -> CGFloat {
        let layer = page.scrollView.layer.presentation() ?? page.scrollView.layer
        return page.scrollView.shownFrame.minY - layer.bounds.minY
    }

    /// Checks a page's content in each frame until rest.
    private func follow(_ page: ScrollingPage, _ stage: MinimizationStage, _ check: (CGFloat) -> Void) {
        stage.simulator.commit()
        while stage.simulator.isBusy {
            if page.view.window != nil { check(top(page)) }
            stage.simulator.advance(by: 1 / 40)
        }
    }

    /// Scrolled content stays where it is under the bar, in both pages, whatever the bar over the other one does.
    @Test(arguments: pairs) func scrolledContentStays(_ pair: (Kind, Kind)) {
        let stage = MinimizationStage(pair.0.appearance, pair.1.appearance)
        let (a, b) = (stage.pages[0], stage.pages[1])
        stage.scroll(by: 300)
        let (below, offset) = (top(a), a.scrollView.contentOffset)
        stage.navigation.pushViewController(b, animated: true)
        follow(a, stage) { #expect(isClose($0, below, within: 0.5), "push") }
        stage.scroll(by: 200)
        let (above, second) = (top(b), b.scrollView.contentOffset)
        for turn in 0..<2 {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.3)
            #expect(isClose(top(b), above, within: 0.5), "swipe \(turn)")
            stage.simulator.endBackSwipe(finishing: false)
            follow(b, stage) { #expect(isClose($0, above, within: 0.5), "cancel \(turn)") }
            #expect(b.scrollView.contentOffset == second, "cancel \(turn)")
        }
        stage.navigation.popViewController(animated: true)
        follow(a, stage) { #expect(isClose($0, below, within: 0.5), "pop") }
        stage.simulator.advance(by: 1)
        #expect(a.scrollView.contentOffset == offset)
    }

    /// The same for content that is scrolled by less than its inset, under a bar that has come back and gets lower.
    @Test func contentThatIsScrolledALittleStays() {
        let stage = MinimizationStage(Kind.minimizingPrompt.appearance, Kind.minimizing.appearance)
        let page = stage.pages[0]
        stage.scroll(by: 300)
        stage.scroll(by: -250)
        let (height, before) = (stage.bar.frame.height, top(page))
        #expect(stage.minimized == 0 && (1..<stage.bar.frame.maxY).contains(stage.bar.frame.maxY - before))
        stage.push(1)
        #expect(stage.bar.frame.height < height - 20)
        stage.pop()
        stage.navigation.pushViewController(stage.pages[1], animated: true)
        follow(page, stage) { #expect(isClose($0, before, within: 0.5)) }
    }

    /// The offsets of the page on top after each of several operations.
    private func offsets(
        _ first: BarAppearance.Minimization, _ second: BarAppearance.Minimization?, on profile: Simulator.Profile
    ) -> [CGFloat] {
        let stage = MinimizationStage(
            BarAppearance(background: .color(.red), minimization: first),
            BarAppearance(background: .color(.blue), minimization: second), profile: profile)
        var offsets: [CGFloat] = []
        let operations: [() -> Void] = [
            { stage.scroll(by: 300) }, { stage.push(1) }, { stage.scroll(by: 200) },
            { stage.simulator.swipeBack(toProgress: 0.5, finishing: false) },
            { stage.simulator.swipeBack(toProgress: 0.8, finishing: true) }, { stage.push(1) }, { stage.pop() },
            { stage.scroll(by: -600) }, { stage.push(1) }, { stage.pop() },
        ]
        for operation in operations {
            operation()
            offsets.append(stage.top?.scrollView.contentOffset.y ?? 0)
        }
        return offsets
    }

    /// Where UIKit updates safe areas late, and scrolls with them, each page is at rest where it is if UIKit updates them at once.
    @Test(
        arguments: [Simulator.Profile.Variants.SafeAreaUpdate.oneLayoutPassLate, .atTransitionEnd],
        [
            (BarAppearance.Minimization(behavior: .onScrollDown), nil),
            (.init(behavior: .onScrollDown, safeAreaAdjustment: .disabled), .init(behavior: .onScrollDown)),
        ] as [(BarAppearance.Minimization, BarAppearance.Minimization?)])
    func aLateSafeAreaScrollsNothing(
        _ update: Simulator.Profile.Variants.SafeAreaUpdate,
        _ pair: (below: BarAppearance.Minimization, above: BarAppearance.Minimization?)
    ) {
        let usual = Simulator.Profile.iPhone17Pro(iOS: 27)
        var late = usual
        late.variants.safeAreaUpdate = update
        #expect(offsets(pair.below, pair.above, on: late) == offsets(pair.below, pair.above, on: usual))
    }

    /// When UIKit changes the safe area of a page whose bar is minimized.
    enum Moment: CaseIterable {
        case beforeWillShow, oneLayoutPassLate, atTransitionEnd

        func apply(to variants: inout Simulator.Profile.Variants) {
            switch self {
            case .beforeWillShow: variants.updatesMinimizedSafeAreaBeforeWillShow = true
            case .oneLayoutPassLate: variants.safeAreaUpdate = .oneLayoutPassLate
            case .atTransitionEnd: variants.safeAreaUpdate = .atTransitionEnd
            }
        }
    }

    /// After a canceled swipe a page with a minimized bar is where it was, whenever UIKit changes its safe area.
    @Test(arguments: Moment.allCases, [Kind.hidden, .minimizing])
    func aCanceledSwipeScrollsNothing(_ moment: Moment, below: Kind) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 27)
        moment.apply(to: &profile.variants)
        let stage = MinimizationStage(below.appearance, Kind.minimizing.appearance, profile: profile)
        stage.push(1)
        stage.scroll(by: 300)
        let (page, minimized) = (stage.pages[1], stage.minimized)
        let (offset, frame) = (page.scrollView.contentOffset, page.view.frame)
        #expect(minimized == 1)
        for _ in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
            #expect(page.scrollView.contentOffset == offset && page.view.frame == frame)
            #expect(stage.minimized == minimized)
        }
    }

    /// The content of a page that is not scrolled is at the bar's edge in each frame, while the bar comes back over it and minimizes
    /// again, whether or not the other page's safe area follows its bar.
    @Test(arguments: [true, false]) func theOtherPageFollowsTheBar(adjusts: Bool) {
        let below = BarAppearance(
            background: .color(.red),
            minimization: adjusts
                ? .init(behavior: .onScrollDown) : .init(behavior: .onScrollDown, safeAreaAdjustment: .disabled))
        let stage = MinimizationStage(below, BarAppearance(background: .color(.blue)))
        let other = stage.pages[1]
        stage.scroll(by: 300)
        func follow(_ when: String, _ operation: () -> Void) {
            operation()
            stage.simulator.commit()
            while stage.simulator.isBusy {
                let bar = stage.bar.layer.presentation() ?? stage.bar.layer
                if other.viewIfLoaded?.window != nil {
                    let seen = top(other)
                    #expect(isClose(seen, bar.frame.maxY, within: 0.5), "\(when)")
                }
                stage.simulator.advance(by: 1 / 40)
            }
        }
        for turn in 0..<2 {
            follow("push \(turn)") { stage.navigation.pushViewController(other, animated: true) }
            follow("pop \(turn)") { stage.navigation.popViewController(animated: true) }
            #expect(other.additionalSafeAreaInsets == .zero)
        }
    }

    /// Content at its top goes up with a bar that gets lower, together with the page's view, which still fills the screen.
    @Test func contentAtItsTopGoesUpWithTheBar() {
        let stage = MinimizationStage(Kind.minimizingPrompt.appearance, Kind.minimizing.appearance)
        let (a, b) = (stage.pages[0], stage.pages[1])
        let before = stage.bar.frame.maxY
        #expect(isClose(top(a), before, within: 0.5))
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.commit()
        var tops: [CGFloat] = []
        while stage.simulator.isBusy {
            let bar = stage.bar.layer.presentation() ?? stage.bar.layer
            if a.view.window != nil {
                tops.append(top(a))
                #expect(isClose(top(a), bar.frame.maxY, within: 0.5))
                #expect(a.view.shownFrame.maxY > stage.navigation.view.bounds.height - 0.5)
            }
            stage.simulator.advance(by: 1 / 40)
        }
        #expect((tops.min() ?? before) < before - 20)
        let frame = b.view.frame
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        #expect(b.view.frame == frame && b.additionalSafeAreaInsets == .zero)
        stage.pop()
        #expect(isClose(top(a), before, within: 0.5) && a.view.frame.minY == 0)
        #expect(a.view.frame.height == stage.navigation.view.bounds.height)
    }

    /// Where the app adds an inset to the navigation controller, content has a distance from the bar, and keeps it.
    @Test(arguments: [
        (BarAppearance(), BarAppearance(prompt: "Fill this in")), (.init(prompt: "Fill this in"), .init()),
    ])
    func contentKeepsItsDistanceFromTheBar(_ pair: (below: BarAppearance, above: BarAppearance)) {
        let (a, b) = (DeclaringPage("A", pair.below), DeclaringPage("B", pair.above))
        let stage = HeadlessStage(.iPhone15(iOS: 18)) {
            let navigation = UINavigationController(rootViewController: a)
            navigation.additionalSafeAreaInsets.top = 24
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let distance = a.marker.shownFrame.minY - stage.barBottom
        func follow(_ operation: () -> Void) {
            operation()
            stage.simulator.commit()
            while stage.simulator.isBusy {
                let bar = stage.bar.layer.presentation() ?? stage.bar.layer
                for page in [a, b] where page.viewIfLoaded?.window != nil {
                    #expect(isClose(page.marker.shownFrame.minY, bar.frame.maxY + distance, within: 0.5))
                }
                stage.simulator.advance(by: 1 / 40)
            }
        }
        for _ in 0..<2 {
            follow { stage.navigation.pushViewController(b, animated: true) }
            follow { stage.navigation.popViewController(animated: true) }
        }
    }
}
