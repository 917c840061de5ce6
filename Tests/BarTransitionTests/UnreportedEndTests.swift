import BarTransition
import TestSupport
import Testing
import UIKit

/// Transitions whose end UIKit reports late, to somebody else first, or not at all (fact 1.3.5).
@Suite("Ends of transitions that UIKit does not report", .ownSimulator) @MainActor
struct UnreportedEndTests {
    nonisolated static let profiles: [Simulator.Profile] = SmoothLayoutTests.profiles.flatMap { profile in
        var silent = profile
        silent.variants.alongsideCompletion = .neverRuns
        return [profile, silent]
    }
    nonisolated static let silent = profiles.filter { $0.variants.alongsideCompletion == .neverRuns }

    private let red = DeclaringPage(
        "A",
        BarAppearance(background: .color(.red), tintColor: .green, titleColor: .white, statusBarStyle: .lightContent))
    private let blue = DeclaringPage(
        "B",
        BarAppearance(
            background: .color(.blue), tintColor: .yellow, titleColor: .green,
            backButton: BarAppearance.BackButton(title: "To A"), statusBarStyle: .default))

    private func stage(_ profile: Simulator.Profile, _ pages: [UIViewController]) -> HeadlessStage {
        HeadlessStage(profile, pages: pages)
    }

    private func color(_ stage: HeadlessStage, _ x: CGFloat = 200) -> [Int] {
        Array(stage.simulator.rgba(x, 3).prefix(3))
    }

    /// An app that disables animations during a rotation, as cameras do, and changes its bar in it.
    @Test(arguments: profiles) func anUpdateDuringARotationWithoutAnimations(_ profile: Simulator.Profile) {
        let stage = stage(profile, [red])
        stage.simulator.rotate(to: .landscapeRight)
        UIView.setAnimationsEnabled(false)
        red.barAppearance = blue.barAppearance
        red.setNeedsBarAppearanceUpdate(animated: true)
        #expect(!UIView.areAnimationsEnabled)
        stage.simulator.advance(by: 0.1)
        UIView.setAnimationsEnabled(true)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255] && red.titleColor == .green)
    }

    /// A stack that leaves the screen in the middle of a push or a pop comes back with the page that is on top, and its bar.
    @Test(arguments: profiles, [true, false])
    func aStackThatLeavesTheScreen(_ profile: Simulator.Profile, isPush: Bool) {
        let stage = stage(profile, isPush ? [red] : [red, blue])
        if isPush {
            stage.push(blue, andWait: 0.1)
        } else {
            stage.navigation.popViewController(animated: true)
            stage.simulator.advance(by: 0.1)
        }
        stage.simulator.show(UIViewController())
        stage.simulator.runToRest()
        stage.simulator.show(stage.navigation)
        stage.simulator.runToRest()
        let top = isPush ? blue : red
        #expect(stage.pages == (isPush ? [red, blue] : [red]))
        #expect(color(stage) == (isPush ? [0, 0, 255] : [255, 0, 0]))
        #expect(top.titleColor == top.barAppearance.title.color)
        #expect(stage.bar.tintColor == top.barAppearance.tintColor)
        #expect(red.additionalSafeAreaInsets == .zero && blue.additionalSafeAreaInsets == .zero)
    }

    /// A stack that is presented, and dismissed in the middle of a push.
    @Test(arguments: profiles) func aPresentedStackThatIsDismissed(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let presenter = UIViewController()
        simulator.show(presenter)
        let navigation = UINavigationController(rootViewController: red)
        navigation.attachBarTransition()
        navigation.modalPresentationStyle = .fullScreen
        presenter.present(navigation, animated: false)
        simulator.runToRest()
        navigation.pushViewController(blue, animated: true)
        simulator.advance(by: 0.1)
        presenter.dismiss(animated: false)
        simulator.runToRest()
        presenter.present(navigation, animated: false)
        simulator.runToRest()
        #expect(navigation.viewControllers == [red, blue])
        #expect(Array(simulator.rgba(200, 3).prefix(3)) == [0, 0, 255])
        #expect(blue.titleColor == .green && navigation.navigationBar.tintColor == .yellow)
    }

    /// The next swipe can begin as soon as the canceled one has ended, before anything has told so.
    @Test(arguments: profiles, [BarAppearance.TransitionStyle.slide, .interpolate])
    func aSwipeRightAfterACanceledOne(_ profile: Simulator.Profile, _ style: BarAppearance.TransitionStyle) {
        blue.barAppearance.transitionStyle = style
        let stage = stage(profile, [red, blue])
        for turn in 0..<3 {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.02)
            #expect(stage.navigation.transitionCoordinator != nil, "turn \(turn)")
            let start = color(stage, 370)
            #expect(start[0] < 20 && start[2] > 235, "turn \(turn): \(start)")
            #expect(red.navigationItem.backButtonTitle == "To A", "the outgoing page still shows it")
            stage.cancelSwipe(at: 0.3)
            #expect(stage.navigation.topViewController === blue)
        }
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255] && stage.bar.tintColor == .yellow && blue.titleColor == .green)
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        #expect(color(stage) == [255, 0, 0] && red.navigationItem.backButtonTitle == nil)
    }

    /// A bar that the app has hidden over a page stays hidden through both swipes: the page's declaration was carried out before.
    @Test(arguments: profiles) func aHiddenBarStaysHiddenInASwipeRightAfterACanceledOne(_ profile: Simulator.Profile) {
        blue.barAppearance.isHidden = false
        let stage = stage(profile, [red, blue])
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.runToRest()
        for turn in 0..<3 {
            stage.simulator.beginBackSwipe()
            stage.cancelSwipe(at: 0.3)
            #expect(stage.navigation.topViewController === blue, "turn \(turn)")
        }
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// A bar that the user hides soon after a canceled swipe stays hidden.
    @Test(arguments: profiles) func aBarThatIsHiddenSoonAfterACanceledSwipe(_ profile: Simulator.Profile) {
        for page in [red, blue] { page.barAppearance.isHidden = false }
        let stage = stage(profile, [red, blue])
        stage.navigation.hidesBarsOnTap = true
        stage.simulator.beginBackSwipe()
        stage.cancelSwipe(at: 0.05)
        stage.simulator.advance(by: 0.1)
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        #expect(stage.navigation.isNavigationBarHidden)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.topViewController === blue)
    }

    /// The user swipes back from a page that hides the bar and cancels while the app has disabled animations for a moment. What
    /// comes next makes the bar right.
    private func expectHiddenBar(
        _ profile: Simulator.Profile, afterACancelWithoutAnimationsAnd next: (HeadlessStage) -> Void
    ) {
        let hidden = DeclaringPage("B", .hidden)
        let stage = stage(profile, [red, hidden])
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        UIView.setAnimationsEnabled(false)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.advance(by: 0.1)
        UIView.setAnimationsEnabled(true)
        next(stage)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === hidden && stage.navigation.isNavigationBarHidden)
    }

    @Test(arguments: silent) func aTouchAfterASwipeThatWasCanceledWithoutAnimations(_ profile: Simulator.Profile) {
        expectHiddenBar(profile) { stage in
            stage.simulator.runToRest()
            stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        }
    }

    @Test(arguments: silent) func aRotationAfterASwipeThatWasCanceledWithoutAnimations(_ profile: Simulator.Profile) {
        expectHiddenBar(profile) { $0.simulator.rotate(to: .landscapeRight) }
    }

    /// A pop by code right after a canceled swipe begins with the bar of the page that goes.
    @Test(arguments: silent, [CGFloat(0.05), 0.4])
    func aPopRightAfterACanceledSwipe(_ profile: Simulator.Profile, at progress: CGFloat) {
        let stage = stage(profile, [red, blue])
        stage.simulator.beginBackSwipe()
        stage.cancelSwipe(at: progress)
        #expect(stage.navigation.topViewController === blue)
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        let start = color(stage, 150)
        #expect(start[2] > 200 && start[0] < 60 && start[1] < 60, "\(start)")
        stage.simulator.runToRest()
        #expect(stage.pages == [red] && color(stage) == [255, 0, 0] && stage.bar.tintColor == .green)
    }

    /// The app's delegate. UIKit tells it that a transition was canceled before it tells the library.
    private final class CancelObserver: NSObject, UINavigationControllerDelegate {
        var onCancel: ((UINavigationController) -> Void)?

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                guard context.isCancelled, let onCancel = self.onCancel else { return }
                self.onCancel = nil
                onCancel(navigationController)
            }
        }
    }

    private func stage(_ profile: Simulator.Profile, told delegate: CancelObserver) -> HeadlessStage {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = [red, blue]
            navigation.delegate = delegate
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        return stage
    }

    /// The app can push where it learns that a swipe was canceled, before the library does.
    @Test(arguments: profiles, [true, false])
    func aPushAtTheEndOfACanceledSwipe(_ profile: Simulator.Profile, animated: Bool) {
        let delegate = CancelObserver()
        let stage = stage(profile, told: delegate)
        let next = DeclaringPage("C", BarAppearance(background: .color(.green), titleColor: .black))
        delegate.onCancel = { $0.pushViewController(next, animated: animated) }
        stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
        guard profile.variants.alongsideCompletion != .neverRuns else { return }
        #expect(stage.pages == [red, blue, next])
        #expect(color(stage) == [0, 255, 0] && next.titleColor == .black)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.pages == [red, blue] && color(stage) == [0, 0, 255])
    }

    /// A pop that the app makes there begins with the bar of the page that the canceled swipe has left on the screen.
    @Test(arguments: profiles) func aPopAtTheEndOfACanceledSwipe(_ profile: Simulator.Profile) {
        guard profile.variants.alongsideCompletion != .neverRuns else { return }
        let delegate = CancelObserver()
        let stage = stage(profile, told: delegate)
        var hasPopped = false
        delegate.onCancel = {
            hasPopped = true
            $0.popViewController(animated: true)
        }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.endBackSwipe(finishing: false)
        for _ in 0..<240 where !hasPopped { stage.simulator.advance(by: 1 / 240) }
        #expect(hasPopped)
        stage.simulator.commit()
        let start = color(stage, 150)
        #expect(start[2] > 200 && start[0] < 60 && start[1] < 60, "\(start)")
        stage.simulator.runToRest()
        #expect(stage.pages == [red] && color(stage) == [255, 0, 0])
    }

    /// From iOS 26 a push interrupts another one. The second begins with what the first was to show.
    @Test(arguments: profiles.filter { $0.system >= 26 }, [BarAppearance.TransitionStyle.slide, .interpolate])
    func aPushThatInterruptsAnother(_ profile: Simulator.Profile, _ style: BarAppearance.TransitionStyle) {
        let stage = stage(profile, [red])
        blue.barAppearance.transitionStyle = style
        stage.push(blue, andWait: 0.3)
        let third = DeclaringPage("C", BarAppearance(background: .color(.red), transitionStyle: style))
        stage.push(third, andWait: 0)
        let start = color(stage, 100)
        #expect(start[2] > 200 && start[0] < 60, "\(start)")
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
    }

    /// Another delegate that the app sets during a push keeps its end from the library, until the library is attached again.
    @Test(arguments: silent, [BarAppearance.TransitionStyle.slide, .interpolate])
    func aPushAfterOneThatTheLibraryDidNotSeeEnd(
        _ profile: Simulator.Profile, _ style: BarAppearance.TransitionStyle
    ) {
        let stage = stage(profile, [red])
        blue.barAppearance.transitionStyle = style
        pushUnseen(blue, stage)
        stage.push(DeclaringPage("C", BarAppearance(background: .color(.red), transitionStyle: style)), andWait: 0)
        let start = color(stage, 100)
        #expect(start[2] > 235 && start[0] < 20, "\(start)")
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
    }

    /// The page of such a push stays with its bar when the stack comes back to the screen.
    @Test(arguments: silent) func aStackThatReturnsAfterAPushThatTheLibraryDidNotSeeEnd(_ profile: Simulator.Profile) {
        let stage = stage(profile, [red])
        pushUnseen(blue, stage)
        stage.simulator.show(UIViewController())
        stage.simulator.runToRest()
        stage.simulator.show(stage.navigation)
        stage.simulator.runToRest()
        #expect(stage.pages == [red, blue])
        #expect(color(stage) == [0, 0, 255] && blue.titleColor == .green)
    }

    private func pushUnseen(_ page: UIViewController, _ stage: HeadlessStage) {
        stage.push(page, andWait: 0.1)
        stage.navigation.delegate = nil
        stage.simulator.runToRest()
        stage.navigation.attachBarTransition()
    }

    /// An update that waits for the end of a push comes with it, not some frames later.
    @Test(arguments: profiles) func aWaitingUpdateComesWithTheEnd(_ profile: Simulator.Profile) {
        let stage = stage(profile, [red])
        stage.push(blue, andWait: 0.1)
        blue.barAppearance.background = .color(.green)
        blue.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToEndOfTransition(of: stage.navigation)
        #expect(color(stage) == [0, 255, 0])
        stage.simulator.runToRest()
    }

    /// A bar that the app has hidden over a page stays hidden where code pops the page right after a canceled swipe.
    @Test(arguments: profiles) func aHiddenBarStaysHiddenInAPopRightAfterACanceledSwipe(_ profile: Simulator.Profile) {
        red.barAppearance.isHidden = true
        blue.barAppearance.isHidden = false
        let stage = stage(profile, [red, blue])
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.cancelSwipe(at: 0.4)
        #expect(stage.navigation.topViewController === blue && stage.bar.isHidden)
        stage.navigation.popViewController(animated: true)
        for frame in 0..<20 {
            stage.simulator.advance(by: 1 / 60)
            #expect(stage.bar.isHidden, "frame \(frame)")
        }
        stage.simulator.runToRest()
        #expect(stage.pages == [red] && stage.bar.isHidden)
    }
}
