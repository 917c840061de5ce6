import BarTransition
import TestSupport
import Testing
import UIKit

/// Where UIKit refuses to run blocks alongside a transition (react-native-screens, `RNSScreenStackHeaderConfig`), the
/// transition shows its end from its first frame on.
@Suite("Transitions whose blocks UIKit refuses", .ownSimulator) @MainActor
struct RefusedBlockTests {
    private static var profile: Simulator.Profile {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideAnimation = .refused
        return profile
    }

    private static let red = BarAppearance(
        background: .color(.red), tintColor: .yellow, toolbar: .init(background: .color(.green), tintColor: .yellow))
    private static let blue = BarAppearance(
        background: .color(.blue), shadow: .color(.green), tintColor: .orange, statusBarStyle: .lightContent,
        toolbar: .init(background: .color(.purple), tintColor: .orange), transitionStyle: .interpolate)

    private func stage(_ a: MarkedPage) -> HeadlessStage {
        HeadlessStage(Self.profile, pages: a)
    }

    private func bar(_ stage: HeadlessStage) -> [Int] { Array(stage.simulator.rgba(3, 65).prefix(3)) }

    private func toolbar(_ stage: HeadlessStage) -> [Int] {
        Array(stage.simulator.rgba(3, stage.navigation.view.bounds.maxY - 3).prefix(3))
    }

    private func expectBlue(_ stage: HeadlessStage, _ when: String) {
        #expect(bar(stage) == [0, 0, 255], "\(when)")
        #expect(toolbar(stage) == [128, 0, 128], "\(when)")
        #expect(stage.bar.tintColor == .orange && stage.navigation.toolbar.tintColor == .orange, "\(when)")
        #expect(stage.bar.barStyle == .black, "\(when)")
    }

    /// Also if the app pushes inside of an animation of its own.
    @Test(arguments: [false, true]) func theEndIsThereAtOnce(isInsideAnimation: Bool) {
        let stage = stage(DeclaringPage("A", Self.red))
        func push() {
            stage.navigation.pushViewController(DeclaringPage("B", Self.blue), animated: true)
            if isInsideAnimation { stage.navigation.view.layoutIfNeeded() }
        }
        if isInsideAnimation { UIView.animate(withDuration: 0.5, animations: push) } else { push() }
        stage.simulator.commit()
        expectBlue(stage, "first frame")
        stage.simulator.advance(by: 0.15)
        expectBlue(stage, "in the middle")
        guard !isInsideAnimation else { return }
        let hairline = stage.simulator.picture(scale: 3).rgba(20, Int((stage.barBottom * 3).rounded()))
        #expect(hairline == [0, 255, 0, 255])
        stage.simulator.runToRest()
        expectBlue(stage, "at rest")
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        #expect(bar(stage) == [255, 0, 0] && stage.bar.tintColor == .yellow && stage.bar.barStyle == .default)
        stage.simulator.runToRest()
        #expect(bar(stage) == [255, 0, 0] && toolbar(stage) == [0, 128, 0] || toolbar(stage) == [0, 255, 0])
    }

    /// A bar that comes with its page has that page's background and tint from the first frame.
    @Test func aBarThatComesHasItsOwn() {
        let stage = stage(DeclaringPage("A", .hidden))
        stage.navigation.pushViewController(DeclaringPage("B", Self.blue), animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.bar.tintColor == .orange)
        let shown = stage.bar.layer.presentation()?.frame ?? stage.bar.frame
        #expect(stage.simulator.rgba(max(shown.minX, 0) + 5, 65).prefix(3) == [0, 0, 255])
        stage.simulator.runToRest()
        expectBlue(stage, "at rest")
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(stage.bar.tintColor == .orange, "a bar that goes keeps its own")
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// Content begins where UIKit lays it out, at the bar's new edge.
    @Test func contentIsAtTheNewEdge() {
        let (a, b) = (DeclaringPage("A", Self.red), DeclaringPage("B", BarAppearance(prompt: "Fill this in")))
        let stage = stage(a)
        for _ in 0..<2 {
            stage.navigation.pushViewController(b, animated: true)
            stage.simulator.commit()
            for _ in 0..<5 {
                #expect(isClose(b.marker.shownFrame.minY, stage.barBottom, within: 0.5))
                stage.simulator.advance(by: 0.04)
            }
            stage.simulator.runToRest()
            stage.navigation.popViewController(animated: true)
            stage.simulator.commit()
            #expect(isClose(a.marker.shownFrame.minY, stage.barBottom, within: 0.5))
            stage.simulator.runToRest()
            #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
        }
    }

    /// Content of a page that goes stays where it is while the bar goes with it or comes.
    @Test(arguments: [(BarAppearance(), BarAppearance.hidden), (.hidden, BarAppearance())], [nil, CGFloat(0), 150])
    func contentOfTheOtherPageStays(
        _ pair: (below: BarAppearance, above: BarAppearance), scrolledBy distance: CGFloat?
    ) {
        let a = DeclaringPage("A", pair.below)
        a.wantsScrollView = distance != nil
        let stage = stage(a)
        if let distance { a.scrollView?.contentOffset.y += distance }
        stage.simulator.runToRest()
        let (top, offset) = (a.marker.shownFrame.minY, a.scrollView?.contentOffset)
        stage.navigation.pushViewController(DeclaringPage("B", pair.above), animated: true)
        stage.simulator.commit()
        while a.view.window != nil, stage.simulator.isBusy {
            #expect(isClose(a.marker.shownFrame.minY, top, within: 0.1))
            stage.simulator.advance(by: 1 / 30)
        }
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(isClose(a.marker.shownFrame.minY, top, within: 0.1) && a.scrollView?.contentOffset == offset)
        #expect(a.additionalSafeAreaInsets == .zero)
    }

    /// A page that returns before it was covered has its offset again, also if it is scrolled exactly as far as the bar is high:
    /// with the other page's bar, its content would be at its top.
    @Test(arguments: [Simulator.Profile.Variants.AlongsideAnimation.refused, .neverRuns], [false, true])
    func theOffsetOfAPageThatReturns(
        _ alongside: Simulator.Profile.Variants.AlongsideAnimation, isOpaque: Bool
    ) throws {
        var profile = Simulator.Profile.iPhone17(iOS: 27)
        profile.variants.alongsideAnimation = alongside
        let shown = BarAppearance(background: .color(.red), isHidden: false)
        let (below, above) = isOpaque ? (BarAppearance.hidden, shown) : (shown, .hidden)
        let a = DeclaringPage("A", below)
        a.wantsScrollView = true
        let stage = HeadlessStage(profile, pages: a, isOpaque: isOpaque)
        let scrollView = try #require(a.scrollView)
        scrollView.contentOffset.y = isOpaque ? 0 : -stage.navigation.view.safeAreaInsets.top
        stage.simulator.runToRest()
        let offset = scrollView.contentOffset.y
        #expect(offset > 50 - scrollView.adjustedContentInset.top)
        stage.push(DeclaringPage("B", above), andWait: 0.1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.pages == [a] && scrollView.contentOffset.y == offset)
        #expect(a.additionalSafeAreaInsets == .zero)
    }

    /// UIKit can give a page without a bar the insets of the other page's bar for a moment as it returns, and scroll it with its own ones.
    /// An inset that the app has added to the other page is not among them.
    @Test(arguments: [Simulator.Profile.Variants.AlongsideAnimation.refused, .neverRuns], [CGFloat(0), 20])
    func theOffsetOfAPageThatHasTheInsetsOfABarForAMoment(
        _ alongside: Simulator.Profile.Variants.AlongsideAnimation, inset: CGFloat
    ) throws {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideAnimation = alongside
        profile.variants.safeAreaUpdate = .oneLayoutPassLate
        let below = DeclaringPage("A", .hidden)
        below.wantsScrollView = true
        let above = DeclaringPage("B", BarAppearance(background: .color(.red), isHidden: false))
        above.additionalSafeAreaInsets.top = inset
        let stage = HeadlessStage(profile, pages: below)
        let scrollView = try #require(below.scrollView)
        scrollView.contentOffset.y += 152
        stage.simulator.runToRest()
        let offset = scrollView.contentOffset.y
        stage.navigation.pushViewController(above, animated: false)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.pages == [below] && scrollView.contentOffset.y == offset)
        #expect(above.additionalSafeAreaInsets.top == inset)
    }

    /// A list at its top in a page with an inset of its own comes back at its top, also if it begins below the page's top, where a part
    /// of that inset or nothing of it reaches the list under an opaque bar.
    @Test(arguments: [Simulator.Profile.Variants.AlongsideAnimation.refused, .neverRuns], [CGFloat(0), 10, 30])
    func aListAtItsTopThatReturns(
        _ alongside: Simulator.Profile.Variants.AlongsideAnimation, below distance: CGFloat
    ) throws {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideAnimation = alongside
        let below = DeclaringPage("A", .hidden)
        below.wantsScrollView = true
        below.additionalSafeAreaInsets.top = 20
        let stage = HeadlessStage(profile, pages: below, isOpaque: true)
        let scrollView = try #require(below.scrollView)
        scrollView.frame.origin.y += distance
        scrollView.frame.size.height -= distance
        stage.simulator.runToRest()
        let top = below.marker.shownFrame.minY
        #expect(isClose(top, below.view.safeAreaInsets.top, within: 0.1))
        let above = DeclaringPage("B", BarAppearance(background: .color(.red), isHidden: false))
        stage.push(above, andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.pages == [below] && isClose(below.marker.shownFrame.minY, top, within: 0.1))
        #expect(below.additionalSafeAreaInsets.top == 20)
    }

    /// A list at its top comes back at its top, whatever inset the page has added, also if its bar is declared hidden while it is
    /// covered.
    @Test(arguments: [Simulator.Profile.Variants.AlongsideAnimation.refused, .neverRuns], [CGFloat(0), 20])
    func aListAtItsTopThatReturnsWithoutABar(
        _ alongside: Simulator.Profile.Variants.AlongsideAnimation, inset: CGFloat
    ) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideAnimation = alongside
        let shown = BarAppearance(background: .color(.red), isHidden: false)
        let (below, above) = (DeclaringPage("A", shown), DeclaringPage("B", shown))
        below.wantsScrollView = true
        below.additionalSafeAreaInsets.top = inset
        let stage = HeadlessStage(profile, pages: below)
        stage.push(above, andWait: 1)
        below.barAppearance = .hidden
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.pages == [below] && stage.navigation.isNavigationBarHidden)
        let top = stage.navigation.view.safeAreaInsets.top + inset
        #expect(isClose(below.marker.shownFrame.minY, top, within: 0.1))
    }

    /// What a page declares later in the same transition comes when that is over, and until then nothing of the earlier page.
    @Test func aLateDeclarationWaits() {
        final class LatePage: DeclaringPage {
            private var isLate = false

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                guard !isLate, view.window != nil else { return }
                isLate = true
                barAppearance.background = .color(.green)
                setNeedsBarAppearanceUpdate(animated: false)
            }
        }
        let stage = stage(DeclaringPage("A", Self.red))
        stage.navigation.pushViewController(LatePage("B", Self.blue), animated: true)
        for _ in 0..<5 {
            stage.simulator.advance(by: 0.04)
            #expect(bar(stage)[0] == 0)
        }
        stage.simulator.runToRest()
        #expect(bar(stage) == [0, 255, 0] && toolbar(stage) == [128, 0, 128])
    }

    /// A page that declares a hidden bar as it leaves after a canceled swipe is too late, also if no block has run: the bar is that of
    /// the page that stays.
    @Test func aDeclarationAfterACanceledSwipe() {
        final class LeavingPage: DeclaringPage {
            var later: BarAppearance?

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                guard let later else { return }
                barAppearance = later
                setNeedsBarAppearanceUpdate()
            }
        }
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideAnimation = .neverRuns
        let shown = BarAppearance(background: .color(.red), isHidden: false)
        let (below, above) = (LeavingPage("A", shown), DeclaringPage("B", shown))
        let stage = HeadlessStage(profile, pages: below)
        stage.push(above, andWait: 1)
        below.later = .hidden
        stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
        #expect(below.barAppearance == .hidden, "viewDidDisappear declared it")
        #expect(stage.pages == [below, above])
        #expect(!stage.navigation.isNavigationBarHidden && bar(stage) == [255, 0, 0])
    }

    /// What is declared after the first frame waits for the end, as in any transition.
    @Test func aLaterDeclarationWaits() {
        let stage = stage(DeclaringPage("A", Self.red))
        let next = DeclaringPage("B", Self.blue)
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0.1)
        expectBlue(stage, "before it")
        next.barAppearance.background = .color(.green)
        next.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.transitionCoordinator != nil)
        expectBlue(stage, "after it")
        stage.simulator.runToRest()
        #expect(bar(stage) == [0, 255, 0])
    }
}
