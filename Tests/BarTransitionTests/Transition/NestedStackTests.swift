import BarTransition
import TestSupport
import Testing
import UIKit

/// In a collapsed split view the nested stack's pages are declared on the bar of the stack around it.
@Suite("Transitions of a nested stack", .ownSimulator) @MainActor
struct NestedStackTests {
    private let list = DeclaringPage("List", BarAppearance(background: .color(.red)))
    private let detail = DeclaringPage("Detail", BarAppearance(background: .color(.blue)))

    private struct Stage {
        let simulator: Simulator
        let primary: UINavigationController
        let secondary: UINavigationController
        let split: UISplitViewController
    }

    private func stage(_ profile: Simulator.Profile, both: Bool = true) -> Stage {
        let simulator = Simulator(profile: profile)
        let primary = UINavigationController(rootViewController: list)
        let secondary = UINavigationController(rootViewController: detail)
        primary.attachBarTransition()
        if both { secondary.attachBarTransition() }
        let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: secondary)
        simulator.show(split)
        simulator.runToRest()
        return Stage(simulator: simulator, primary: primary, secondary: secondary, split: split)
    }

    private func color(_ stage: Stage, _ x: CGFloat = 330) -> [Int] {
        Array(stage.simulator.color(at: CGPoint(x: x, y: 3)).bytes.prefix(3))
    }

    /// UIKit moves the pages of the nested stack, and the bar's color changes with them.
    @Test(arguments: SmoothLayoutTests.profiles) func aPushInside(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        #expect(color(stage) == [0, 0, 255])
        let next = DeclaringPage("Next", BarAppearance(background: .color(.green)))
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0.12)
        let middle = color(stage)
        #expect(middle != [0, 0, 255] && middle != [0, 255, 0], "\(middle)")
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
        stage.secondary.popViewController(animated: false)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
    }

    /// The nested stack's own bars are not on the screen, and are left alone until they are.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func theNestedBars(_ profile: Simulator.Profile, isAnimated: Bool) {
        let stage = stage(profile)
        let tint = stage.secondary.navigationBar.tintColor
        let next = DeclaringPage(
            "Next", BarAppearance(background: .color(.green), tintColor: .yellow, isHidden: false, toolbar: .init()))
        stage.secondary.pushViewController(next, animated: isAnimated)
        stage.simulator.runToRest()
        #expect(stage.primary.navigationBar.tintColor == .yellow)
        #expect(stage.secondary.navigationBar.tintColor == tint)
        #expect(!stage.primary.isToolbarHidden && stage.secondary.isToolbarHidden)
    }

    /// The detail is pushed and popped as in any stack, whether or not the nested stack is attached as well.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]) func theNestedStackItself(
        _ profile: Simulator.Profile
    ) {
        func colors(both: Bool) -> [[Int]] {
            let stage = stage(profile, both: both)
            var colors: [[Int]] = []
            func follow(_ change: () -> Void) {
                change()
                for _ in 0..<8 {
                    stage.simulator.advance(by: 0.04)
                    colors += [color(stage, 30), color(stage)]
                }
                stage.simulator.runToRest()
                colors.append(color(stage))
            }
            follow { stage.primary.popViewController(animated: true) }
            follow { stage.split.show(.secondary) }
            return colors
        }
        #expect(colors(both: true) == colors(both: false))
    }

    /// The app chooses the style where the nested stack itself is popped, and receives that stack, not its page. It is not asked
    /// about what is pushed or popped inside.
    @Test(arguments: SmoothLayoutTests.profiles) func theAppsStyleIsForTheNestedStackItself(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        var asked: [[UIViewController]] = []
        for stack in [stage.primary, stage.secondary] {
            stack.barTransition?.styleForTransition = { outgoing, incoming in
                asked.append([outgoing, incoming])
                return nil
            }
        }
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green))), animated: true)
        stage.simulator.runToRest()
        stage.secondary.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255] && asked.isEmpty)
        stage.primary.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
        #expect(!asked.isEmpty && asked.allSatisfy { $0 == [stage.secondary, list] }, "\(asked)")
    }

    /// A toolbar that the nested top declares is the outer stack's, from the start and after an update.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func aToolbarOfTheNestedTop(_ profile: Simulator.Profile, fromTheStart: Bool) {
        if fromTheStart { detail.barAppearance.toolbar = .init() }
        let stage = stage(profile)
        detail.barAppearance.toolbar = .init()
        if !fromTheStart { detail.setNeedsBarAppearanceUpdate(animated: false) }
        stage.simulator.runToRest()
        #expect(!stage.primary.isToolbarHidden && stage.secondary.isToolbarHidden)
    }

    /// A page that the nested stack shows while the device rotates.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aPushInsideDuringARotation(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        #expect(color(stage) == [0, 0, 255])
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 0.1)
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green), tintColor: .yellow)), animated: false)
        stage.simulator.runToRest()
        #expect(stage.split.isCollapsed && color(stage) == [0, 255, 0])
        #expect(stage.primary.navigationBar.tintColor == .yellow)
    }

    /// Pushes a page that changes the bar's style over one that declares nothing, inside.
    @discardableResult private func pushDark(over plain: UIViewController, on stage: Stage) -> DeclaringPage {
        stage.secondary.setViewControllers([plain], animated: false)
        stage.simulator.runToRest()
        let dark = DeclaringPage("Dark", BarAppearance(background: .color(.black), statusBarStyle: .lightContent))
        stage.secondary.pushViewController(dark, animated: true)
        stage.simulator.advance(by: 0.1)
        return dark
    }

    /// A page inside that declares nothing keeps its look while the next one changes the bar's style.
    @Test(arguments: SmoothLayoutTests.profiles) func aPageInsideThatDeclaresNothing(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        let plain = MarkedPage("Plain")
        pushDark(over: plain, on: stage)
        #expect(plain.navigationItem.standardAppearance != nil)
        stage.simulator.runToRest()
        #expect(stage.primary.navigationBar.barStyle == .black && plain.navigationItem.standardAppearance == nil)
    }

    /// The user begins to go back from such a page to one that changes the bar's style, and stays.
    @Test(arguments: SmoothLayoutTests.profiles) func aCanceledSwipeInsideFromAPageThatDeclaresNothing(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        let plain = MarkedPage("Plain")
        let dark = DeclaringPage("Dark", BarAppearance(background: .color(.black), statusBarStyle: .lightContent))
        stage.secondary.setViewControllers([dark, plain], animated: false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(stage.secondary.topViewController === dark && plain.navigationItem.standardAppearance != nil)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === plain && stage.primary.navigationBar.barStyle == .default)
        #expect(plain.navigationItem.standardAppearance == nil)
    }

    /// The user begins to go back inside, and stays. UIKit may report no end of that.
    @Test(arguments: UnreportedEndTests.profiles) func aCanceledSwipeInsideWhoseEndIsNotReported(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        let first = DeclaringPage("First", BarAppearance(background: .color(.green), tintColor: .yellow))
        stage.secondary.setViewControllers([first, detail], animated: false)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(stage.secondary.topViewController === first)
        stage.simulator.endBackSwipe(finishing: false)
        // The pages are back by then, and the bar with them.
        stage.simulator.advance(by: 0.5)
        #expect(stage.secondary.topViewController === detail && color(stage) == [0, 0, 255])
        #expect(stage.primary.navigationBar.tintColor != .yellow)
    }

    /// Also if the next page updates the bar while it comes.
    @Test(arguments: SmoothLayoutTests.profiles) func aPageInsideThatDeclaresNothingDuringAnUpdate(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        let plain = MarkedPage("Plain")
        let dark = pushDark(over: plain, on: stage)
        dark.barAppearance.tintColor = .yellow
        dark.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.advance(by: 0.05)
        #expect(stage.secondary.transitionCoordinator != nil && plain.navigationItem.standardAppearance != nil)
        stage.simulator.runToRest()
        #expect(stage.primary.navigationBar.barStyle == .black && plain.navigationItem.standardAppearance == nil)
    }

    /// What waits for the end of the rotation comes at once, unless an animated update waits as well.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [false, true])
    func aPushInsideDuringARotationBesideAnUpdate(_ profile: Simulator.Profile, isAnimated: Bool) {
        let stage = stage(profile)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 0.1)
        if isAnimated { detail.setNeedsBarAppearanceUpdate(animated: true) }
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green))), animated: false)
        stage.simulator.runToEndOfTransition(of: stage.primary)
        stage.simulator.advance(by: 0.05)
        #expect((color(stage) == [0, 255, 0]) != isAnimated)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// A page inside that declares no background of its own any more when it comes back has its scroll edge effect again, at once and
    /// after later checks.
    @Test(arguments: EdgeEffectTests.profiles) func aPageInsideThatDeclaresUIKitsBackgroundWhileItIsCovered(
        _ profile: Simulator.Profile
    ) {
        detail.wantsScrollView = true
        let stage = stage(profile)
        #expect(detail.scrollView?.topEdgeEffect.isHidden == true)
        stage.secondary.pushViewController(MarkedPage("Next"), animated: true)
        stage.simulator.runToRest()
        detail.barAppearance.background = .system
        stage.secondary.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === detail && detail.scrollView?.topEdgeEffect.isHidden == false)
        stage.secondary.view.tintColor = .brown
        stage.simulator.runToRest()
        #expect(detail.scrollView?.topEdgeEffect.isHidden == false)
    }

    /// A page inside that comes back with another scroll view has no effect from the first frame. One that still has its own, with the
    /// other behind it, has none in its own as it comes back.
    @Test(arguments: EdgeEffectTests.profiles, [true, false])
    func aPageInsideThatComesBackWithAnotherScrollView(_ profile: Simulator.Profile, isReplaced: Bool) throws {
        detail.wantsScrollView = true
        let stage = stage(profile)
        let own = try #require(detail.scrollView)
        #expect(own.topEdgeEffect.isHidden)
        stage.secondary.pushViewController(MarkedPage("Next"), animated: true)
        stage.simulator.runToRest()
        let other = UIScrollView(frame: detail.view.bounds)
        if isReplaced { own.removeFromSuperview() }
        detail.view.insertSubview(other, at: 0)
        let shown = isReplaced ? other : own
        stage.secondary.popViewController(animated: true)
        stage.simulator.commit()
        #expect(shown.topEdgeEffect.isHidden)
        stage.simulator.advance(by: 0.1)
        #expect(stage.secondary.transitionCoordinator != nil && shown.topEdgeEffect.isHidden)
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === detail)
        #expect(other.topEdgeEffect.isHidden, "it is the first one then")
    }

    /// A nested stack that is attached late knows the app's own scroll edge effect, not the one that the outer stack's object has hidden.
    @Test(arguments: EdgeEffectTests.profiles) func theEdgeEffectInAStackThatIsAttachedLate(
        _ profile: Simulator.Profile
    ) {
        detail.wantsScrollView = true
        let stage = stage(profile, both: false)
        #expect(detail.scrollView?.topEdgeEffect.isHidden == true)
        stage.secondary.attachBarTransition()
        stage.simulator.runToRest()
        #expect(detail.scrollView?.topEdgeEffect.isHidden == true)
        detail.barAppearance.background = .system
        detail.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(detail.scrollView?.topEdgeEffect.isHidden == false)
    }

    /// When only the outer stack has been detached, a page inside that comes back has UIKit's own bar with its scroll edge effect.
    @Test(arguments: EdgeEffectTests.profiles) func theEdgeEffectOfACoveredPageInsideWhenTheOuterStackIsDetached(
        _ profile: Simulator.Profile
    ) {
        detail.wantsScrollView = true
        let stage = stage(profile)
        stage.secondary.barTransition?.onProblem = { _ in }
        stage.secondary.pushViewController(MarkedPage("Next"), animated: true)
        stage.simulator.runToRest()
        #expect(detail.scrollView?.topEdgeEffect.isHidden == true)
        stage.primary.detachBarTransition()
        stage.simulator.runToRest()
        stage.secondary.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === detail && detail.scrollView?.topEdgeEffect.isHidden == false)
    }

    /// Bars that the app, or a tap, has hidden over a page inside are hidden again after a swipe that is canceled.
    @Test(arguments: UnreportedEndTests.profiles) func hiddenBarsStayHiddenAfterACanceledSwipeInside(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        let shown = BarAppearance(background: .color(.green), isHidden: false, toolbar: .init())
        let (first, second) = (DeclaringPage("First", shown), DeclaringPage("Second", shown))
        stage.secondary.setViewControllers([first, second], animated: false)
        stage.simulator.runToRest()
        stage.primary.setNavigationBarHidden(true, animated: false)
        stage.primary.setToolbarHidden(true, animated: false)
        stage.simulator.runToRest()
        for turn in 0..<2 {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            #expect(stage.secondary.topViewController === first, "turn \(turn)")
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
            #expect(stage.secondary.topViewController === second, "turn \(turn)")
            #expect(stage.primary.isNavigationBarHidden && stage.primary.isToolbarHidden, "turn \(turn)")
        }
    }

    /// What the app shows or hides in the pages' callbacks is taken back after a canceled swipe inside, too.
    @Test(arguments: UnreportedEndTests.profiles, [(true, true), (true, false), (false, true), (false, false)])
    func whatTheCallbacksChangeInsideIsTakenBack(
        _ profile: Simulator.Profile, _ setup: (isHidden: Bool, isAppearing: Bool)
    ) {
        let (isHidden, isAppearing) = setup
        let stage = stage(profile)
        let below = UpdatingPage("First", BarAppearance(background: .color(.green)))
        // Declares the opposite of what the app makes of it.
        let top = UpdatingPage(
            "Second",
            BarAppearance(background: .color(.blue), isHidden: !isHidden, toolbar: isHidden ? .init() : .hidden))
        stage.secondary.setViewControllers([below, top], animated: false)
        stage.simulator.runToRest()
        stage.primary.setNavigationBarHidden(isHidden, animated: false)
        stage.primary.setToolbarHidden(isHidden, animated: false)
        stage.simulator.runToRest()
        let change = { (page: UpdatingPage) in
            guard page.transitionCoordinator?.isInteractive == true else { return }
            stage.primary.setNavigationBarHidden(!isHidden, animated: true)
            stage.primary.setToolbarHidden(!isHidden, animated: true)
        }
        if isAppearing { below.update = change } else { top.leave = change }
        for turn in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
            stage.simulator.runToRest()
            #expect(stage.secondary.topViewController === top, "turn \(turn)")
            #expect(stage.primary.isNavigationBarHidden == isHidden, "turn \(turn)")
            #expect(stage.primary.isToolbarHidden == isHidden, "turn \(turn)")
        }
    }

    /// A page inside that declares nothing has its bars again after a canceled swipe to one that hides them.
    @Test(arguments: UnreportedEndTests.profiles) func aCanceledSwipeInsideToAPageThatHidesTheBars(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        let plain = MarkedPage("Plain")
        stage.secondary.setViewControllers(
            [DeclaringPage("First", BarAppearance(isHidden: true, toolbar: .hidden)), plain], animated: false)
        stage.simulator.runToRest()
        stage.primary.setToolbarHidden(false, animated: false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(stage.primary.isNavigationBarHidden && stage.primary.isToolbarHidden)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === plain)
        #expect(!stage.primary.isNavigationBarHidden && !stage.primary.isToolbarHidden)
    }

    /// What the app hides during the swipe, as for a player, stays hidden over such a page.
    @Test(arguments: UnreportedEndTests.profiles) func whatTheAppHidesDuringACanceledSwipeInside(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        let plain = MarkedPage("Plain")
        stage.secondary.setViewControllers(
            [DeclaringPage("First", BarAppearance(isHidden: false)), plain], animated: false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.primary.setNavigationBarHidden(true, animated: true)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === plain && stage.primary.isNavigationBarHidden)
    }

    /// A page that updates its bar as it appears, as many do.
    private final class UpdatingPage: DeclaringPage {
        var update: ((UpdatingPage) -> Void)?
        var leave: ((UpdatingPage) -> Void)?
        var appear: ((UpdatingPage) -> Void)?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            update?(self)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            leave?(self)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appear?(self)
        }
    }

    /// A swipe inside to a page that updates its bar as it appears: the bar follows the finger as without the update.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aSwipeInsideToAPageThatUpdatesItsBar(_ profile: Simulator.Profile, isAnimated: Bool) {
        func color(updates: Bool) -> [Int] {
            let stage = stage(profile)
            let first = UpdatingPage("First", BarAppearance(background: .color(.green)))
            stage.secondary.setViewControllers([first, detail], animated: false)
            stage.simulator.runToRest()
            if updates { first.update = { $0.setNeedsBarAppearanceUpdate(animated: isAnimated) } }
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.1)
            stage.simulator.advance(by: 0.5)
            #expect(stage.secondary.topViewController === first)
            let color = self.color(stage)
            stage.simulator.endBackSwipe(finishing: true)
            stage.simulator.runToRest()
            #expect(self.color(stage) == [0, 255, 0])
            return color
        }
        let expected = color(updates: false)
        #expect(expected != [0, 255, 0])
        #expect(color(updates: true) == expected)
    }

    /// What a page inside declares before its first frame is part of the transition: the bar changes as if it had declared it before.
    @Test(arguments: SmoothLayoutTests.profiles) func aPageInsideThatDeclaresItsBarAsItComes(
        _ profile: Simulator.Profile
    ) {
        func colors(_ next: UIViewController) -> [[Int]] {
            let stage = stage(profile)
            stage.secondary.pushViewController(next, animated: true)
            var colors: [[Int]] = []
            for _ in 0..<4 {
                stage.simulator.advance(by: 0.05)
                colors.append(color(stage))
            }
            stage.simulator.runToRest()
            return colors + [color(stage)]
        }
        let green = BarAppearance(background: .color(.green))
        let expected = colors(DeclaringPage("Next", green))
        #expect(expected[1] != expected[4] && expected[4] == [0, 255, 0])
        #expect(colors(EmbeddingPage("Next", green, in: .viewIsAppearing)) == expected)
    }

    /// From iOS 26 a pop interrupts a push inside. The bar goes back from the color that it has by then.
    @Test func aPopInsideThatInterruptsAPush() {
        let stage = stage(.iPhone17Pro(iOS: 26))
        let next = DeclaringPage("Next", BarAppearance(background: .color(.green)))
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0.05)
        let before = color(stage)
        #expect(before != [0, 255, 0])
        stage.secondary.popViewController(animated: true)
        stage.simulator.commit()
        let after = color(stage)
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 30 }, "\(before), \(after)")
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
    }

    /// Where UIKit runs no blocks the bar of the page that stays after all is there all the time.
    @Test func aPopInsideThatInterruptsAPushWithoutBlocks() {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.variants.alongsideAnimation = .neverRuns
        let stage = stage(profile)
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green))), animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.secondary.transitionCoordinator != nil && color(stage) == [0, 0, 255])
        stage.secondary.popViewController(animated: true)
        for frame in 0..<10 {
            stage.simulator.advance(by: 1 / 60)
            #expect(color(stage) == [0, 0, 255], "frame \(frame): \(color(stage))")
        }
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === detail && color(stage) == [0, 0, 255])
    }

    /// Of a nested stack that is not attached only the page's own update tells. It counts, also before the first frame of the transition
    /// inside that shows the page.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func anUpdateInsideAStackThatIsNotAttached(_ profile: Simulator.Profile, isAnimated: Bool) {
        let stage = stage(profile, both: false)
        #expect(color(stage) == [0, 0, 255])
        let next = UpdatingPage("Next", BarAppearance(background: .color(.green)))
        next.update = { $0.setNeedsBarAppearanceUpdate(animated: isAnimated) }
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// Updates a green page that moves in inside: the bar shows that at once and at rest.
    private func expectUpdateAtOnce(of page: DeclaringPage, _ stage: Stage) {
        #expect(stage.secondary.transitionCoordinator != nil)
        page.barAppearance.tintColor = .yellow
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(stage.primary.navigationBar.tintColor == .yellow)
        stage.simulator.runToRest()
        #expect(stage.primary.navigationBar.tintColor == .yellow && color(stage) == [0, 255, 0])
    }

    /// An update after the first frame of a transition inside is shown at once, also where UIKit refuses to run blocks.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func anUpdateDuringATransitionInside(_ profile: Simulator.Profile, isRefused: Bool) {
        var profile = profile
        if isRefused { profile.variants.alongsideAnimation = .refused }
        let stage = stage(profile)
        let next = DeclaringPage("Next", BarAppearance(background: .color(.green)))
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0.1)
        expectUpdateAtOnce(of: next, stage)
    }

    /// Where the app has replaced the library as the delegate of the nested stack, nobody tells of its transitions. The page's own
    /// update counts, as in a stack that is not attached.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func anUpdateInsideAStackWithAnotherDelegate(_ profile: Simulator.Profile, isAnimated: Bool) {
        let delegate = EmptyDelegate()
        let stage = stage(profile)
        stage.secondary.barTransition?.onProblem = { _ in }
        stage.secondary.delegate = delegate
        let next = UpdatingPage("Next", BarAppearance(background: .color(.green)))
        next.update = { $0.setNeedsBarAppearanceUpdate(animated: isAnimated) }
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        #expect(stage.secondary.delegate === delegate && stage.secondary.topViewController === next)
        #expect(color(stage) == [0, 255, 0])
    }

    private func swipeBackInVain(_ stage: Stage) {
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToEndOfTransition(of: stage.secondary)
    }

    /// The next swipe inside can begin as soon as the canceled one has ended, before anything has told so. A bar that the app has
    /// hidden stays hidden through all of them.
    @Test(arguments: UnreportedEndTests.profiles) func aHiddenBarStaysHiddenInASwipeInsideRightAfterACanceledOne(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        let shown = BarAppearance(background: .color(.green), isHidden: false)
        let (first, second) = (DeclaringPage("First", shown), DeclaringPage("Second", shown))
        stage.secondary.setViewControllers([first, second], animated: false)
        stage.simulator.runToRest()
        stage.primary.setNavigationBarHidden(true, animated: false)
        stage.simulator.runToRest()
        for turn in 0..<3 {
            swipeBackInVain(stage)
            #expect(stage.secondary.topViewController === second, "turn \(turn)")
        }
        stage.simulator.runToRest()
        #expect(stage.primary.isNavigationBarHidden)
    }

    /// A bar that the user hides as soon as a swipe inside was canceled stays hidden.
    @Test(arguments: UnreportedEndTests.profiles) func aBarThatIsHiddenSoonAfterACanceledSwipeInside(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        let shown = BarAppearance(background: .color(.green), isHidden: false)
        let second = DeclaringPage("Second", shown)
        stage.secondary.setViewControllers([DeclaringPage("First", shown), second], animated: false)
        stage.simulator.runToRest()
        stage.primary.hidesBarsOnTap = true
        swipeBackInVain(stage)
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        #expect(stage.primary.isNavigationBarHidden)
        stage.simulator.runToRest()
        #expect(stage.primary.isNavigationBarHidden && stage.secondary.topViewController === second)
    }

    /// The app can attach the library to the nested stack late, or with another default. The bar shows it at once.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func aNestedStackThatIsAttachedLate(_ profile: Simulator.Profile, declares: Bool) {
        let stage = stage(profile, both: false)
        let green = BarAppearance(background: .color(.green))
        let next = declares ? DeclaringPage("Next", green) : MarkedPage("Next")
        stage.secondary.pushViewController(next, animated: false)
        stage.simulator.runToRest()
        stage.secondary.attachBarTransition(defaultAppearance: green)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
        guard !declares else { return }
        stage.secondary.attachBarTransition(defaultAppearance: BarAppearance(background: .color(.red)))
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
    }

    /// While the app's delegate is in the library's place, nobody tells of a page inside. Attaching the library again shows its bar.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func aNestedStackThatIsAttachedAgain(_ profile: Simulator.Profile, isAnimated: Bool) {
        let delegate = EmptyDelegate()
        let stage = stage(profile)
        stage.secondary.barTransition?.onProblem = { _ in }
        stage.secondary.delegate = delegate
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green))), animated: isAnimated)
        stage.simulator.runToRest()
        stage.secondary.attachBarTransition()
        #expect(stage.secondary.delegate !== delegate && color(stage) == [0, 255, 0])
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// A nested stack that is detached is still shown by the bar around it, to which the library is attached.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aNestedStackThatIsDetached(_ profile: Simulator.Profile) {
        detail.barAppearance = BarAppearance(background: .color(.blue), titleColor: .white)
        let stage = stage(profile)
        #expect(detail.titleColor == .white)
        stage.secondary.detachBarTransition()
        stage.simulator.runToRest()
        #expect(detail.titleColor == .white && color(stage) == [0, 0, 255])
    }

    /// The app empties the nested stack, of which UIKit notifies nobody. At the latest with the next touch the bar around it no
    /// longer has the look of the last page, which it gets again with that page.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aNestedStackThatIsEmptied(_ profile: Simulator.Profile, byLibrary: Bool) {
        detail.barAppearance.tintColor = .green
        let stage = stage(profile)
        let bar = stage.primary.navigationBar
        #expect(color(stage) == [0, 0, 255] && bar.tintColor == .green)
        stage.secondary.empty(byLibrary: byLibrary)
        stage.simulator.runToRest()
        if !byLibrary { stage.simulator.tap(at: CGPoint(x: 200, y: 400)) }
        stage.simulator.runToRest()
        #expect(stage.primary.topViewController === stage.secondary)
        #expect(color(stage) != [0, 0, 255] && bar.tintColor != .green)
        stage.secondary.viewControllers = [detail]
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255] && bar.tintColor == .green)
    }

    /// A button that a page inside sets in its `viewDidAppear` has the declared color too, as in any stack.
    @Test(arguments: UnreportedEndTests.profiles.filter { $0.system >= 26 }, [true, false])
    func aButtonInsideThatComesWhenThePageHasAppeared(_ profile: Simulator.Profile, isAnimated: Bool) {
        let stage = stage(profile)
        let button = UIBarButtonItem(title: "Edit")
        let next = UpdatingPage("Next", BarAppearance(background: .color(.green), tintColor: .yellow))
        next.appear = { $0.navigationItem.rightBarButtonItem = button }
        stage.secondary.pushViewController(next, animated: isAnimated)
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === next && button.tintColor == .yellow)
    }

    /// An update inside while the device rotates is shown when it has rotated.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func anUpdateInsideDuringARotation(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 0.1)
        detail.barAppearance.background = .color(.green)
        detail.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// A push inside that begins while the device rotates goes on when it has rotated. An update then is shown at once.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func anUpdateDuringAPushInsideThatBeganInARotation(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 0.2)
        let next = DeclaringPage("Next", BarAppearance(background: .color(.green)))
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToEndOfTransition(of: stage.primary)
        expectUpdateAtOnce(of: next, stage)
    }

    /// From iOS 26 the user can begin to go back inside while the device rotates, and stay when it has rotated.
    @Test func aCanceledSwipeInsideThatBeganInARotation() {
        let stage = stage(.iPhone17Pro(iOS: 26))
        let first = DeclaringPage("First", BarAppearance(background: .color(.green)))
        stage.secondary.setViewControllers([first, detail], animated: false)
        stage.simulator.runToRest()
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 0.1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(stage.secondary.topViewController === first)
        stage.simulator.runToEndOfTransition(of: stage.primary)
        stage.simulator.advance(by: 0.05)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === detail && color(stage) == [0, 0, 255])
    }

    /// Attaching again has no other effect: the bar's color goes on changing with the pages of a push inside.
    @Test(arguments: SmoothLayoutTests.profiles) func attachingAgainDuringAPushInside(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green))), animated: true)
        stage.simulator.advance(by: 0.05)
        let before = color(stage)
        #expect(before != [0, 255, 0])
        stage.secondary.attachBarTransition()
        stage.simulator.commit()
        let after = color(stage)
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 30 }, "\(before), \(after)")
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// Attaches the library whenever it is read.
    private final class AttachingPage: DeclaringPage {
        override var barAppearance: BarAppearance {
            get {
                navigationController?.attachBarTransition()
                return BarAppearance(background: .color(.green))
            }
            set {}
        }
    }

    @Test func aPageInsideThatAttachesTheLibraryAsItIsRead() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let stage = SplitViewTests.Stage(.iPhone15(iOS: 18), attached: .both, showsDetail: true)
                stage.secondary.pushViewController(AttachingPage("Next"), animated: true)
                stage.simulator.runToRest()
                precondition(stage.simulator.color(at: CGPoint(x: 330, y: 3)) == .green)
            }
        }
    }

    /// The library can be attached in the middle of a push inside. At the end the bar is that of the page that came.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aNestedStackThatIsAttachedDuringAPush(_ profile: Simulator.Profile) {
        let stage = stage(profile, both: false)
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green))), animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.secondary.transitionCoordinator != nil)
        stage.secondary.attachBarTransition()
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }

    /// UIKit may run neither the blocks nor the completions of a push inside.
    @Test(arguments: SmoothLayoutTests.profiles, [Simulator.Profile.Variants.AlongsideAnimation.refused, .neverRuns])
    func aPushInsideWithoutBlocksAndCompletions(
        _ profile: Simulator.Profile, _ blocks: Simulator.Profile.Variants.AlongsideAnimation
    ) {
        var profile = profile
        profile.variants.alongsideAnimation = blocks
        profile.variants.alongsideCompletion = .neverRuns
        let stage = stage(profile)
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green), toolbar: .init())), animated: true)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0] && !stage.primary.isToolbarHidden)
    }

    /// A page inside that declares no visibility calls for its bars as it appears, and takes them away as it disappears. They stay after
    /// a canceled swipe, also where the page below declares them.
    @Test(arguments: UnreportedEndTests.profiles) func whatAPageInsideAsksForAgainStays(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        let below = DeclaringPage(
            "First", BarAppearance(background: .color(.green), isHidden: false, toolbar: .init()))
        let top = UpdatingPage("Second", BarAppearance(background: .color(.blue)))
        stage.secondary.setViewControllers([below, top], animated: false)
        stage.simulator.runToRest()
        stage.primary.setToolbarHidden(false, animated: false)
        stage.simulator.runToRest()
        func hideBars(_ hidden: Bool) {
            stage.primary.setNavigationBarHidden(hidden, animated: true)
            stage.primary.setToolbarHidden(hidden, animated: true)
        }
        top.update = { _ in hideBars(false) }
        top.leave = { _ in hideBars(true) }
        for turn in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
            #expect(stage.secondary.topViewController === top, "turn \(turn)")
            #expect(!stage.primary.isNavigationBarHidden && !stage.primary.isToolbarHidden, "turn \(turn)")
        }
    }

    /// A page inside that declares nothing has no look of the library's after the push of a dark one, also where UIKit runs no
    /// completion.
    @Test(arguments: UnreportedEndTests.silent) func aPageInsideThatDeclaresNothingWithoutCompletions(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        let plain = MarkedPage("Plain")
        pushDark(over: plain, on: stage)
        #expect(plain.navigationItem.standardAppearance != nil)
        stage.simulator.runToRest()
        #expect(stage.primary.navigationBar.barStyle == .black && plain.navigationItem.standardAppearance == nil)
    }

    /// A toolbar that goes with a push inside keeps its background until it is gone, whatever the next page declares for it.
    @Test(arguments: ToolbarTests.profiles) func aToolbarThatGoesInAPushInside(_ profile: Simulator.Profile) {
        detail.barAppearance.toolbar = .init(background: .color(.green))
        let stage = stage(profile)
        let hidden = BarAppearance.Toolbar(isHidden: true, background: .color(.red))
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.blue), toolbar: hidden)), animated: true)
        let height = stage.primary.view.bounds.height
        var seen = 0
        for frame in 0..<12 {
            stage.simulator.advance(by: 1 / 60)
            let top = stage.primary.toolbar.layer.presentation()?.frame.minY ?? height
            guard top < height - 6 else { continue }
            seen += 1
            #expect(stage.simulator.color(at: CGPoint(x: 5, y: height - 3)) == .green, "frame \(frame)")
        }
        #expect(seen > 2)
        stage.simulator.runToRest()
        #expect(stage.primary.isToolbarHidden)
    }

    /// Pushes a green page inside that updates its bar to red in its `viewDidAppear`, and expects that animated.
    private func expectAnimation(
        _ profile: Simulator.Profile, from declared: BarAppearance, _ update: @escaping (UpdatingPage) -> Void
    ) {
        let stage = stage(profile)
        let next = UpdatingPage("Next", declared)
        next.appear = { page in
            update(page)
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToEndOfTransition(of: stage.secondary)
        stage.simulator.advance(by: 0.05)
        let middle = color(stage)
        #expect(middle != [0, 255, 0] && middle != [255, 0, 0], "\(declared): \(middle)")
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0], "\(declared)")
    }

    /// A page inside that updates its bar in `viewDidAppear`: UIKit calls the delegate's `didShow` after that, which does not end the
    /// animation.
    @Test(arguments: UnreportedEndTests.profiles) func anUpdateInsideAsThePageHasAppeared(
        _ profile: Simulator.Profile
    ) {
        expectAnimation(profile, from: BarAppearance(background: .color(.green))) {
            $0.barAppearance.background = .color(.red)
        }
    }

    /// The same where the update takes back what the page has declared: what is restored is no other state at the transition's end.
    @Test(arguments: UnreportedEndTests.profiles) func anUpdateInsideThatRestoresValues(_ profile: Simulator.Profile) {
        let declared = [
            BarAppearance(background: .color(.green), tintColor: .yellow),
            BarAppearance(background: .color(.green), statusBarStyle: .lightContent),
            BarAppearance(background: .color(.green), toolbar: .init(tintColor: .yellow)),
        ]
        for appearance in declared {
            expectAnimation(profile, from: appearance) { $0.barAppearance = BarAppearance(background: .color(.red)) }
        }
    }

    /// What a page inside declares is in place of the nested stack's default as a whole: of that it has neither the title's color nor
    /// the prompt.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aDeclarationInsideReplacesTheDefault(_ profile: Simulator.Profile) {
        let stage = stage(profile, both: false)
        stage.secondary.attachBarTransition(
            defaultAppearance: BarAppearance(background: .color(.green), titleColor: .white, prompt: "Default"))
        stage.simulator.runToRest()
        for _ in 0..<2 {
            #expect(detail.titleColor != .white && detail.navigationItem.prompt == nil && color(stage) == [0, 0, 255])
            let plain = MarkedPage("Plain")
            stage.secondary.pushViewController(plain, animated: true)
            stage.simulator.runToRest()
            #expect(plain.titleColor == .white && plain.navigationItem.prompt == "Default")
            #expect(color(stage) == [0, 255, 0])
            stage.secondary.popViewController(animated: true)
            stage.simulator.runToRest()
        }
    }

    /// Attaches the library as its view loads.
    private final class SelfAttachingStack: UINavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            attachBarTransition()
        }
    }

    /// Begins with the list.
    private final class ListFirst: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }

    /// A nested stack that attaches the library as its view loads comes with the same frames as one that is attached before.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aNestedStackThatAttachesTheLibraryAsItLoads(_ profile: Simulator.Profile) {
        func colors(attachesItself: Bool) -> [[Int]] {
            let simulator = Simulator(profile: profile)
            let primary = UINavigationController(
                rootViewController: DeclaringPage("List", BarAppearance(background: .color(.red))))
            let secondary: UINavigationController = attachesItself ? SelfAttachingStack() : UINavigationController()
            secondary.viewControllers = [DeclaringPage("Detail", BarAppearance(background: .color(.blue)))]
            primary.attachBarTransition()
            if !attachesItself { secondary.attachBarTransition() }
            let delegate = ListFirst()
            let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: secondary)
            split.delegate = delegate
            let stage = Stage(simulator: simulator, primary: primary, secondary: secondary, split: split)
            simulator.show(split)
            simulator.runToRest()
            var colors = [color(stage)]
            #expect(colors == [[255, 0, 0]])
            split.show(.secondary)
            for _ in 0..<8 {
                simulator.advance(by: 0.04)
                colors += [color(stage, 30), color(stage)]
            }
            simulator.runToRest()
            #expect(color(stage) == [0, 0, 255])
            withExtendedLifetime(delegate) {}
            return colors
        }
        #expect(colors(attachesItself: true) == colors(attachesItself: false))
    }

    /// What a page of a nested stack declares as the stack itself is pushed is part of that push.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aNestedStackWhosePageDeclaresItsBarAsItComes(_ profile: Simulator.Profile) {
        func colors(_ page: UIViewController) -> [[Int]] {
            let stage = stage(profile)
            stage.primary.popViewController(animated: true)
            stage.simulator.runToRest()
            #expect(color(stage) == [255, 0, 0])
            stage.secondary.setViewControllers([page], animated: false)
            stage.simulator.runToRest()
            stage.split.show(.secondary)
            var colors: [[Int]] = []
            for _ in 0..<5 {
                stage.simulator.advance(by: 0.05)
                colors += [color(stage, 30), color(stage)]
            }
            stage.simulator.runToRest()
            #expect(color(stage) == [0, 255, 0])
            return colors
        }
        let green = BarAppearance(background: .color(.green))
        let pairs = zip(
            colors(DeclaringPage("Next", green)), colors(EmbeddingPage("Next", green, in: .viewIsAppearing)))
        #expect(pairs.allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 6 } }, "\(Array(pairs))")
    }

    /// An update of the page before, which the app animates slowly, is not the next page's: it does not come back after a push inside in
    /// which UIKit runs no blocks.
    @Test(arguments: SmoothLayoutTests.profiles) func aSlowUpdateBeforeAPushInside(_ profile: Simulator.Profile) {
        var profile = profile
        profile.variants.alongsideAnimation = .neverRuns
        let stage = stage(profile)
        detail.barAppearance = BarAppearance(background: .color(.yellow))
        UIView.animate(withDuration: 2) { detail.setNeedsBarAppearanceUpdate(animated: true) }
        stage.secondary.pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green))), animated: true)
        stage.simulator.runToEndOfTransition(of: stage.secondary)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
    }
}
