import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Smooth layout", .ownSimulator) @MainActor
struct SmoothLayoutTests {
    nonisolated static let profiles = [
        Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    /// In every frame the content's top is at the bar's bottom edge (invariant 2).
    func expectAgreement(
        _ recording: FrameRecording, _ page: MarkedPage, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (index, frame) in recording.frames.enumerated() {
            guard let top = frame.contentTops[ObjectIdentifier(page)] else { continue }
            guard abs(top - frame.barBottom) > 0.5 else { continue }
            Issue.record(
                "frame \(index): content at \(top), bar's bottom edge at \(frame.barBottom)",
                sourceLocation: sourceLocation)
            return
        }
    }

    @Test(arguments: profiles, [false, true]) func largeTitleToInline(_ profile: Simulator.Profile, scrolls: Bool) {
        let (a, b) = (MarkedPage("Library"), MarkedPage("Detail"))
        a.wantsScrollView = scrolls
        let stage = HeadlessStage(profile, a: a, b: b, largeTitles: true)
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        expectAgreement(push, b)
        expectAgreement(push, a)
        #expect(b.view.safeAreaInsets.top == stage.barBottom)
        let pop = stage.record { stage.navigation.popViewController(animated: true) }
        expectAgreement(pop, a)
        expectAgreement(pop, b)
        #expect(a.view.safeAreaInsets.top == stage.barBottom)
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
        #expect(b.view.frame == a.view.frame)
    }

    /// A title that has been scrolled away but for one point. From iOS 26 it collapses in one step.
    @Test(arguments: profiles.filter { $0.system < 26 })
    func theLastPointOfALargeTitle(_ profile: Simulator.Profile) throws {
        let (a, b) = (MarkedPage("Library"), MarkedPage("Detail"))
        a.wantsScrollView = true
        let stage = HeadlessStage(profile, a: a, b: b, largeTitles: true)
        stage.simulator.runToRest()
        try #require(a.scrollView).contentOffset.y += 51
        stage.simulator.runToRest()
        let before = stage.barBottom
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        #expect(isClose(before - stage.barBottom, 1))
        expectAgreement(push, b)
        #expect(isClose(b.marker.shownFrame.minY, stage.barBottom) && b.additionalSafeAreaInsets == .zero)
    }

    /// Below an opaque bar a page has no inset that could become lower.
    @Test(
        arguments: profiles, [(true, false), (false, true), (true, true), (false, false)].prefix(isExhaustive ? 4 : 2))
    func promptComesAndGoes(_ profile: Simulator.Profile, _ kind: (isTranslucent: Bool, scrolls: Bool)) {
        let (a, b) = (MarkedPage("A"), MarkedPage("B"))
        for page in [a, b] { page.wantsScrollView = kind.scrolls }
        b.navigationItem.prompt = "Fill this in"
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: a)
            navigation.navigationBar.isTranslucent = kind.isTranslucent
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let before = stage.barBottom
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        #expect(stage.barBottom > before + 20)
        expectAgreement(push, b)
        expectAgreement(push, a)
        let pop = stage.record { stage.navigation.popViewController(animated: true) }
        expectAgreement(pop, a)
        expectAgreement(pop, b)
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
    }

    /// What a page lays out anew as it goes is not animated, as it is not with UIKit alone.
    @Test(arguments: profiles, [true, false])
    func anOutgoingPagesOwnLayoutIsNotAnimated(_ profile: Simulator.Profile, attached: Bool) {
        final class ChangingPage: MarkedPage {
            let mark = UIView()
            var x: CGFloat = 10

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                if mark.superview == nil { view.addSubview(mark) }
                mark.frame = CGRect(x: x, y: 300, width: 10, height: 10)
            }

            func change() {
                guard x < 60 else { return }
                x = 60
                view.setNeedsLayout()
            }
        }
        final class Detail: MarkedPage {
            var onLayout: () -> Void = {}

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                onLayout()
            }
        }
        let (a, b) = (ChangingPage("A"), Detail("B"))
        b.onLayout = { [weak a] in a?.change() }
        let stage = HeadlessStage(profile, a: a, b: b, attached: attached)
        stage.push(b, andWait: 0.05)
        #expect(abs(a.mark.shownFrame.minX - a.view.shownFrame.minX - 60) < 0.01)
    }

    @Test(arguments: profiles, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func contentDoesNotMoveWhenTheBarIsHidden(_ profile: Simulator.Profile, direction: UIUserInterfaceLayoutDirection) {
        let (a, b) = (DeclaringPage("A", BarAppearance()), DeclaringPage("B", .hidden))
        let stage = HeadlessStage(profile, a: a, b: b, direction: direction)
        let top = a.marker.shownFrame.minY
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(push.tops(of: a).allSatisfy { abs($0 - top) < 0.01 }, "\(Set(push.tops(of: a)))")
        #expect(push.largestStep(of: b) < 0.01)
        let hiddenTop = b.marker.shownFrame.minY
        let pop = stage.record { stage.navigation.popViewController(animated: true) }
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(pop.tops(of: b).allSatisfy { abs($0 - hiddenTop) < 0.01 }, "\(Set(pop.tops(of: b)))")
        #expect(pop.tops(of: a).allSatisfy { abs($0 - top) < 0.01 }, "\(Set(pop.tops(of: a)))")
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
    }

    @Test(arguments: profiles) func withoutTheLibraryContentJumps(_ profile: Simulator.Profile) {
        let (a, b) = (MarkedPage("A"), MarkedPage("B"))
        let stage = HeadlessStage(profile, a: a, b: b, attached: false, largeTitles: true)
        let before = stage.barBottom
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        // Fact 5.3.2: laid out for the new bar from the first frame, while the bar still has its old height.
        #expect(abs(push.tops(of: b)[0] - before) > 40)
    }

    @Test(arguments: profiles, [false, true]) func aCancelledSwipeRestoresEverything(
        _ profile: Simulator.Profile, hidden: Bool
    ) {
        let a = DeclaringPage(
            "A", BarAppearance(background: .color(.systemIndigo), tintColor: .white, isHidden: hidden))
        let b = DeclaringPage("B", BarAppearance(background: .color(.systemOrange), tintColor: .black))
        let stage = HeadlessStage(profile, a: a, b: b, largeTitles: true)
        stage.navigation.pushViewController(b, animated: false)
        stage.simulator.runToRest()
        let bar = stage.navigation.navigationBar
        let before = (
            bar.frame, bar.tintColor, b.marker.shownFrame.minY, b.view.frame, stage.navigation.isNavigationBarHidden
        )
        let color = stage.simulator.color(at: CGPoint(x: 200, y: bar.frame.minY + 2))
        for _ in 0..<3 {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            stage.simulator.advance(by: 0.1)
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
            let after = (
                bar.frame, bar.tintColor, b.marker.shownFrame.minY, b.view.frame, stage.navigation.isNavigationBarHidden
            )
            #expect(after == before)
            #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
            #expect(stage.simulator.color(at: CGPoint(x: 200, y: bar.frame.minY + 2)) == color)
        }
    }

    @Test(arguments: profiles) func theAppsOwnInsetsAreKept(_ profile: Simulator.Profile) {
        let (a, b) = (DeclaringPage("A", BarAppearance()), DeclaringPage("B", .hidden))
        a.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 7, right: 0)
        b.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
        let stage = HeadlessStage(profile, a: a, b: b, largeTitles: true)
        let top = a.marker.shownFrame.minY
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        #expect(push.tops(of: a).allSatisfy { abs($0 - top) < 0.01 })
        _ = stage.record { stage.navigation.popViewController(animated: true) }
        #expect(a.additionalSafeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 7, right: 0))
        #expect(b.additionalSafeAreaInsets == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
    }

    @Test(arguments: profiles) func scrollPositionsDoNotMove(_ profile: Simulator.Profile) throws {
        let (a, b) = (DeclaringPage("A", BarAppearance()), DeclaringPage("B", .hidden))
        a.wantsScrollView = true
        let stage = HeadlessStage(profile, a: a, b: b)
        let scrollView = try #require(a.scrollView)
        scrollView.contentOffset.y = 400
        stage.simulator.runToRest()
        for _ in 0..<2 {
            let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
            #expect(push.largestStep(of: a) < 0.01)
            let pop = stage.record { stage.navigation.popViewController(animated: true) }
            #expect(pop.largestStep(of: a) < 0.01)
            #expect(scrollView.contentOffset.y == 400)
        }
    }

    /// Content that is scrolled by less than the bar's height is beyond its top while the bar is hidden.
    @Test(arguments: profiles, [0.0, 0.05, 0.2]) func aScrollPositionIsKeptWhereAPopInterruptsThePush(
        _ profile: Simulator.Profile, after seconds: Double
    ) throws {
        let (a, b) = (DeclaringPage("A", BarAppearance()), DeclaringPage("B", .hidden))
        a.wantsScrollView = true
        let stage = HeadlessStage(profile, a: a, b: b)
        let scrollView = try #require(a.scrollView)
        scrollView.contentOffset.y += 15
        stage.simulator.runToRest()
        let offset = scrollView.contentOffset.y
        stage.push(b, andWait: seconds)
        stage.simulator.commit()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(abs(scrollView.contentOffset.y - offset) < 0.01)
        #expect(a.additionalSafeAreaInsets == .zero)
    }

    /// An opaque bar that comes moves the view of the page before it down, and the offset changes with it for a while.
    @Test(arguments: profiles, [0.0, 0.05, 0.2]) func aScrollPositionIsKeptWhereAnOpaqueBarComesAndGoes(
        _ profile: Simulator.Profile, after seconds: Double
    ) throws {
        let (a, b) = (DeclaringPage("A", .hidden), DeclaringPage("B", BarAppearance()))
        a.wantsScrollView = true
        let stage = HeadlessStage(profile, a: a, b: b)
        stage.navigation.navigationBar.isTranslucent = false
        let scrollView = try #require(a.scrollView)
        scrollView.contentOffset.y = 300
        stage.simulator.runToRest()
        stage.push(b, andWait: seconds)
        stage.simulator.commit()
        let pop = stage.record { stage.navigation.popViewController(animated: true) }
        #expect(pop.largestStep(of: a) < 0.01)
        #expect(scrollView.contentOffset.y == 300)
    }

    /// Content that is scrolled exactly as far as the next page's bar is lower is not taken for content at its top.
    @Test(arguments: profiles, [false, true]) func aScrollPositionIsKeptBehindALowerBar(
        _ profile: Simulator.Profile, popsAnimated: Bool
    ) throws {
        let (a, b) = (DeclaringPage("A", BarAppearance()), DeclaringPage("B", BarAppearance()))
        a.wantsScrollView = true
        a.navigationItem.prompt = "Prompt"
        let stage = HeadlessStage(profile, a: a, b: b)
        let scrollView = try #require(a.scrollView)
        stage.push(b, andWait: 1)
        let lowest = stage.barBottom
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(lowest < stage.barBottom && scrollView.contentOffset.y == -stage.barBottom)
        scrollView.contentOffset.y = -lowest
        stage.simulator.runToRest()
        for seconds in [1, 1, 0.1] {
            stage.push(b, andWait: seconds)
            let pop = stage.record { stage.navigation.popViewController(animated: popsAnimated) }
            if seconds == 1 { #expect(pop.largestStep(of: a) < 0.06) }
            #expect(abs(scrollView.contentOffset.y + lowest) < 0.01)
            #expect(a.additionalSafeAreaInsets == .zero)
        }
        scrollView.contentOffset.y = -stage.barBottom
        for _ in 0..<2 {
            stage.push(b, andWait: 1)
            stage.navigation.popViewController(animated: popsAnimated)
            stage.simulator.runToRest()
            #expect(scrollView.contentOffset.y == -stage.barBottom)
        }
    }

    /// A page that updates its bar as it begins to appear, with animation, and adds a view when it has appeared.
    private final class UpdatingPage: DeclaringPage {
        let mark = UIView()

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            setNeedsBarAppearanceUpdate(animated: true)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.addSubview(mark)
            view.setNeedsLayout()
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if mark.superview != nil { mark.frame = CGRect(x: 100, y: 300, width: 10, height: 10) }
        }
    }

    /// The update is part of the page's transition. After that nothing is animated for it: the view is in its place at once.
    @Test(arguments: profiles) func whatComesAfterAnUpdateInViewWillAppearIsInItsPlace(_ profile: Simulator.Profile) {
        let page = UpdatingPage("B", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile, a: MarkedPage("A"), b: page)
        stage.simulator.runToRest()
        stage.push(page, andWait: 0)
        stage.simulator.runToEndOfTransition(of: stage.navigation)
        var seen = 0
        for frame in 0..<12 {
            stage.simulator.advance(by: 1 / 60)
            guard page.mark.superview != nil else { continue }
            seen += 1
            let (mark, view) = (page.mark.shownFrame, page.view.shownFrame)
            #expect(
                isClose(mark.minX - view.minX, 100, within: 0.1) && isClose(mark.minY - view.minY, 300, within: 0.1),
                "frame \(frame): \(mark)")
        }
        #expect(seen > 8)
        stage.simulator.runToRest()
    }

    /// A page that UIKit has not laid out when the animation begins is at its place in the first frame.
    @Test(arguments: profiles) func aFirstLayoutAlongsideIsNotAnimated(_ profile: Simulator.Profile) {
        var profile = profile
        profile.variants.laysOutIncomingViewAfterAlongside = true
        let (a, b) = (MarkedPage("A"), MarkedPage("B"))
        let stage = HeadlessStage(profile, a: a, b: b)
        stage.simulator.runToRest()
        #expect(stage.record { stage.navigation.pushViewController(b, animated: true) }.largestStep(of: b) < 0.01)
    }
}
