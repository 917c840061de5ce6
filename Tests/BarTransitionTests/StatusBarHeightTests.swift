import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// On a phone without a notch the bar moves up by the status bar's height with a page that hides the status bar.
@Suite("A page that hides the status bar", .ownSimulator) @MainActor
struct StatusBarHeightTests {
    private final class FullScreenPage: DeclaringPage {
        override var prefersStatusBarHidden: Bool { true }
    }

    /// A page whose content moves sideways without a layout of its own when a block of the app runs alongside its transition.
    private final class IndentingPage: DeclaringPage {
        lazy var indent = marker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 0)
        override var prefersStatusBarHidden: Bool { true }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.constraints.first { $0.firstAttribute == .leading }?.isActive = false
            indent.isActive = true
        }
    }

    private final class IndentingDelegate: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            guard let page = viewController as? IndentingPage else { return }
            let coordinator = navigationController.transitionCoordinator
            coordinator?.animate(alongsideTransition: { _ in page.indent.constant = 100 })
        }
    }

    private nonisolated static let profiles = [15, 18, 26].map { Simulator.Profile.iPhoneSE(iOS: $0) }
    /// The same, where UIKit updates the status bar at the end of a transition.
    private nonisolated static let updatingLate = profiles.map { profile in
        var profile = profile
        profile.variants.statusBarUpdate = .atTransitionEnd
        return profile
    }

    private func pages(_ declared: Bool) -> [MarkedPage] {
        func bar(_ color: UIColor) -> BarAppearance {
            declared ? BarAppearance(background: .color(color), titleColor: .white) : BarAppearance()
        }
        return [
            DeclaringPage("A", bar(.systemBlue)), FullScreenPage("B", bar(.systemRed)),
            DeclaringPage("C", bar(.systemGreen)),
        ]
    }

    private func stage(_ profile: Simulator.Profile, _ pages: [MarkedPage], attached: Bool = true) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: pages[0])
            if attached { navigation.attachBarTransition() }
            return navigation
        }
    }

    /// UIKit alone moves the bar at once; each page's content stays at its own position (facts 5.3.11, 9.7).
    @Test(arguments: profiles) func withoutTheLibraryTheBarMovesAtOnce(_ profile: Simulator.Profile) {
        let pages = pages(false)
        let (a, b) = (pages[0], pages[1])
        let stage = stage(profile, pages, attached: false)
        let before = stage.barBottom
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        #expect(before - stage.barBottom == (profile.system < 26 ? 20 : 10))
        #expect(Set(push.frames.map(\.barBottom)) == [before, stage.barBottom])
        #expect(push.largestStep(of: a) < 0.01 && push.largestStep(of: b) < 0.01)
    }

    /// With the library the bar moves with the transition, and both pages' content with it, whatever UIKit updates when.
    @Test(arguments: (profiles + updatingLate).sample(every: 4), [false, true])
    func theBarMovesWithTheTransition(_ profile: Simulator.Profile, declared: Bool) throws {
        let pages = pages(declared)
        let stage = stage(profile, pages)
        let before = stage.barBottom
        func expectSmooth(_ operation: TransitionFilm.Operation, _ what: String, bar: CGFloat) throws {
            let recording = try TransitionRecording.record(operation, on: stage.navigation)
            #expect(recording.problems().map(\.description) == [], "\(what)")
            #expect(stage.barBottom == bar, "\(what)")
            for page in pages { #expect(page.additionalSafeAreaInsets == .zero, "\(what)") }
        }
        let hidden = before - (profile.system < 26 ? 20 : 10)
        try expectSmooth(.push(pages[1]), "push", bar: hidden)
        try expectSmooth(.swipe(to: 0.4, then: .cancel), "canceled swipe", bar: hidden)
        try expectSmooth(.swipe(to: 0.3, then: .hold), "held swipe", bar: hidden)
        try expectSmooth(.push(pages[2]), "push to a page with a status bar", bar: before)
        try expectSmooth(.swipe(to: 0.4, then: .cancel), "swipe to the page without one, canceled", bar: before)
        try expectSmooth(.pop, "pop to the page without one", bar: hidden)
        try expectSmooth(.push(pages[2]), "push again", bar: before)
        try expectSmooth(.swipe(to: 0.5, then: .finish), "swipe to the page without one", bar: hidden)
        try expectSmooth(.swipe(to: 0.5, then: .finish), "swipe back", bar: before)
    }

    /// A drawn background reaches from the top of the screen to the bar's edge all the time.
    @Test(arguments: profiles) func theBackgroundHasNoGap(_ profile: Simulator.Profile) {
        let pages = pages(true)
        let stage = stage(profile, pages)
        stage.navigation.pushViewController(pages[1], animated: true)
        stage.simulator.commit()
        for frame in 0..<60 where stage.simulator.isBusy {
            let bar = stage.bar.layer.presentation()?.frame ?? stage.bar.frame
            for y in [CGFloat(1), bar.maxY - 2] {
                let color = stage.simulator.color(at: CGPoint(x: 2, y: y))
                #expect(color != .white, "frame \(frame) at \(y): \(color)")
            }
            stage.simulator.advance(by: 1 / 60)
        }
    }

    /// What the app changes alongside the transition without laying it out has its new place in the next layout pass, at once.
    @Test(arguments: profiles, [false, true])
    func whatThePageHasNotLaidOutIsNotAnimated(_ profile: Simulator.Profile, isAttached: Bool) {
        let delegate = IndentingDelegate()
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.delegate = delegate
            if isAttached { navigation.attachBarTransition() }
            return navigation
        }
        let page = IndentingPage("B")
        stage.push(page, andWait: 0)
        let indents = (0..<20).map { _ in
            stage.simulator.advance(by: 1 / 60)
            return page.marker.shownFrame.minX - page.view.shownFrame.minX
        }
        #expect(indents.allSatisfy { abs($0 - 100) < 0.01 }, "\(indents)")
        stage.simulator.runToRest()
    }

    /// With a notch the status bar does not change the bar's frame.
    @Test func withANotchNothingMoves() {
        let pages = pages(true)
        let stage = stage(.iPhone15(iOS: 18), pages)
        let push = stage.record { stage.navigation.pushViewController(pages[1], animated: true) }
        #expect(Set(push.frames.map(\.barBottom)).count == 1)
    }

    private final class LightPage: DeclaringPage {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    /// Without a bar the page decides about the status bar's style, whether UIKit asks it by itself then or not.
    @Test(arguments: [true, false], [true, false])
    func aPageThatHidesItsBarDecidesAboutTheStyle(announces: Bool, animated: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.barAnnouncesStatusBar = announces
        let page = LightPage("A", BarAppearance(isHidden: false))
        let stage = HeadlessStage(profile, pages: page)
        let manager = stage.simulator.windowScene.statusBarManager
        #expect(manager?.statusBarStyle == .default)
        for isHidden in [true, false, true] {
            page.barAppearance.isHidden = isHidden
            page.setNeedsBarAppearanceUpdate(animated: animated)
            stage.simulator.runToRest()
            #expect(stage.navigation.isNavigationBarHidden == isHidden)
            #expect(manager?.statusBarStyle == (isHidden ? .lightContent : .default), "\(isHidden)")
        }
    }

    /// In a transition it is UIKit's to update the style, here at the end.
    @Test func aPushLeavesTheStyleToUIKit() {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.statusBarUpdate = .atTransitionEnd
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(isHidden: false)))
        let manager = stage.simulator.windowScene.statusBarManager
        stage.push(LightPage("B", .hidden), andWait: 0.1)
        #expect(manager?.statusBarStyle == .default)
        stage.simulator.runToRest()
        #expect(manager?.statusBarStyle == .lightContent)
    }

    /// A page that hides its bar during the push that brings it: the bar goes a moment after the end, and then the page decides.
    @Test(arguments: [true, false]) func aPageThatHidesItsBarAtTheEndOfItsPush(announces: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.barAnnouncesStatusBar = announces
        let page = LightPage("B", BarAppearance(isHidden: false))
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(isHidden: false)))
        let manager = stage.simulator.windowScene.statusBarManager
        stage.push(page, andWait: 0.1)
        page.barAppearance.isHidden = true
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(manager?.statusBarStyle == .default)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && manager?.statusBarStyle == .lightContent)
    }

    /// Hides the bar as it appears, against its declaration.
    private final class HidingPage: DeclaringPage {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }
    }

    /// The page below hides the bar as a swipe begins, and the swipe is canceled: the bar is there again, and decides about the style.
    @Test(arguments: [true, false]) func aBarThatIsBackAfterACanceledSwipeDecidesAboutTheStyle(announces: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.barAnnouncesStatusBar = announces
        let shown = BarAppearance(isHidden: false)
        let (below, top) = (HidingPage("A", shown), LightPage("B", shown))
        let stage = HeadlessStage(profile, pages: below, top)
        let manager = stage.simulator.windowScene.statusBarManager
        #expect(!stage.navigation.isNavigationBarHidden && manager?.statusBarStyle == .default)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(stage.navigation.topViewController === below)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === top && !stage.navigation.isNavigationBarHidden)
        #expect(manager?.statusBarStyle == .default)
    }

    /// The style changes as the bar begins to move, not when it is gone or there.
    @Test(arguments: [true, false]) func theStyleChangesAsTheBarBeginsToMove(announces: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.barAnnouncesStatusBar = announces
        let page = LightPage("A", BarAppearance(isHidden: false))
        let stage = HeadlessStage(profile, pages: page)
        let manager = stage.simulator.windowScene.statusBarManager
        for isHidden in [true, false] {
            page.barAppearance.isHidden = isHidden
            page.setNeedsBarAppearanceUpdate(animated: true)
            stage.simulator.advance(by: 0.02)
            #expect(stage.simulator.isBusy)
            #expect(manager?.statusBarStyle == (isHidden ? .lightContent : .default), "\(isHidden)")
            stage.simulator.runToRest()
        }
    }

    /// A style that is declared for the bar on the screen is there as the background begins to change, whether UIKit notices the
    /// bar's style by itself or not.
    @Test(arguments: [true, false], [true, false])
    func aStyleThatIsDeclaredInPlace(announces: Bool, animated: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.barAnnouncesStatusBar = announces
        let page = DeclaringPage("A", BarAppearance(background: .color(.white), statusBarStyle: .default))
        let stage = HeadlessStage(profile, pages: page)
        let manager = stage.simulator.windowScene.statusBarManager
        #expect(manager?.statusBarStyle == .default)
        for isLight in [true, false] {
            page.barAppearance = BarAppearance(
                background: .color(isLight ? .black : .white), statusBarStyle: isLight ? .lightContent : .default)
            page.setNeedsBarAppearanceUpdate(animated: animated)
            stage.simulator.advance(by: 0.02)
            #expect(stage.simulator.isBusy || !animated)
            #expect(manager?.statusBarStyle == (isLight ? .lightContent : .default), "\(isLight)")
            stage.simulator.runToRest()
            #expect(manager?.statusBarStyle == (isLight ? .lightContent : .default), "\(isLight)")
        }
    }

    /// Detaching shows the bar again, which then decides about the style.
    @Test(arguments: [true, false]) func detachShowsTheBarAndItsStyle(announces: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.barAnnouncesStatusBar = announces
        let stage = HeadlessStage(profile, pages: LightPage("A", BarAppearance(isHidden: true)))
        let manager = stage.simulator.windowScene.statusBarManager
        #expect(manager?.statusBarStyle == .lightContent)
        stage.navigation.detachBarTransition()
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden && manager?.statusBarStyle == .default)
    }

    /// Counts the calls that update the status bar, as a subclass of the app's can.
    private final class CountingStack: UINavigationController {
        var updates = 0

        override func setNeedsStatusBarAppearanceUpdate() {
            updates += 1
            super.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// Each call asks the page for its style. None is made where nothing has changed that the status bar depends on: as the library is
    /// attached, with a color, or in a layout pass after the bar has gone or come.
    @Test(arguments: SmoothLayoutTests.profiles)
    func whatLeavesTheStatusBarAsItIs(_ profile: Simulator.Profile) throws {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile) {
            let navigation = CountingStack(rootViewController: page)
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let navigation = try #require(stage.navigation as? CountingStack)
        #expect(navigation.updates == 0, "attached")
        for isAnimated in [true, false] {
            page.barAppearance = BarAppearance(background: .color(isAnimated ? .blue : .green), tintColor: .white)
            page.setNeedsBarAppearanceUpdate(animated: isAnimated)
            stage.simulator.runToRest()
            #expect(navigation.updates == 0, "animated: \(isAnimated)")
        }
        for isPush in [true, false] {
            if isPush {
                navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
            stage.simulator.runToRest()
            #expect(navigation.isNavigationBarHidden == isPush && navigation.updates > 0)
            for color in [UIColor.brown, .cyan] {
                navigation.updates = 0
                navigation.view.tintColor = color
                stage.simulator.runToRest()
            }
            #expect(navigation.updates == 0, "push: \(isPush)")
        }
    }
}
