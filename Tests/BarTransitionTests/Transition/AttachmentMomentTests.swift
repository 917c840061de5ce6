import BarTransition
import TestSupport
import Testing
import UIKit

/// Attaching, detaching and the end of a stack, at moments at which something is under way.
@Suite("Attaching, detaching and discarding while something is under way", .ownSimulator) @MainActor
struct AttachmentMomentTests {
    nonisolated static let profiles = SmoothLayoutTests.profiles.flatMap { profile in
        var silent = profile
        silent.variants.alongsideCompletion = .neverRuns
        return [profile, silent]
    }

    /// What is under way.
    enum Moment: CaseIterable {
        case push, pop, swipe, canceledSwipe, interruptedPush, update, updateAfterPush, rotation, updateAfterRotation,
            changeDuringRotation
    }

    private final class AppDelegate: NSObject, UINavigationControllerDelegate {
        var shown: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown.append(viewController.title ?? "") }
    }

    private static let red = BarAppearance(background: .color(.red), tintColor: .green, statusBarStyle: .lightContent)

    private func color(_ simulator: Simulator, _ navigation: UINavigationController) -> [Int] {
        Array(simulator.rgba(3, navigation.navigationBar.frame.minY + 3).prefix(3))
    }

    /// The app's delegate takes the library's place and misses a transition, or its end, before the library is attached again
    /// while the next page moves in.
    @Test(arguments: profiles, [0, 0.1, 10])
    func attachedAgainDuringATransition(_ profile: Simulator.Profile, _ time: TimeInterval) {
        let blue = DeclaringPage("B", BarAppearance(background: .color(.blue)))
        let stage = HeadlessStage(profile, a: DeclaringPage("A", Self.red), b: blue)
        stage.push(blue, andWait: 0.1)
        let app = AppDelegate()
        stage.navigation.delegate = app
        stage.simulator.advance(by: time)
        stage.push(DeclaringPage("C", Self.red), andWait: 0.1)
        stage.navigation.attachBarTransition()
        stage.simulator.runToRest()
        #expect(color(stage.simulator, stage.navigation) == [255, 0, 0])
        #expect(stage.navigation.preferredStatusBarStyle == .lightContent)
        #expect(app.shown.last == "C")
    }

    /// The app's delegate takes the library's place and misses a whole transition, or a change without one.
    @Test(arguments: profiles, [true, false]) func attachedAgainAtRest(_ profile: Simulator.Profile, animated: Bool) {
        let stage = HeadlessStage(profile, a: DeclaringPage("A", Self.red), b: DeclaringPage("B", .hidden))
        let app = AppDelegate()
        for page in [
            DeclaringPage("B", BarAppearance(background: .color(.blue), tintColor: .white)),
            DeclaringPage("C", .hidden),
        ] {
            stage.push(page, andWait: 1)
            stage.simulator.runToRest()
            stage.navigation.delegate = app
            stage.navigation.popToRootViewController(animated: animated)
            stage.simulator.runToRest()
            stage.navigation.attachBarTransition()
            stage.simulator.commit()
            let isShown = !stage.navigation.isNavigationBarHidden
            #expect(isShown, "\(page)")
            #expect(color(stage.simulator, stage.navigation) == [255, 0, 0], "\(page)")
            #expect(stage.navigation.navigationBar.tintColor == .green)
            #expect(stage.navigation.preferredStatusBarStyle == .lightContent)
        }
    }

    /// A call that changes nothing does not cut an animated update short.
    @Test(arguments: SmoothLayoutTests.profiles) func attachedAgainDuringAnUpdate(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", Self.red)
        let stage = HeadlessStage(profile, a: page, b: DeclaringPage())
        page.barAppearance = BarAppearance(background: .color(.blue))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        let before = color(stage.simulator, stage.navigation)
        stage.navigation.attachBarTransition()
        #expect(before[0] > 50)
        #expect(color(stage.simulator, stage.navigation) == before)
        stage.simulator.runToRest()
        #expect(color(stage.simulator, stage.navigation) == [0, 0, 255])
    }

    // MARK: Delegates

    /// Between attaching and the first frame an app still sets up its stack. A delegate of its own that it sets then gets every
    /// call, and the transitions are smooth.
    @Test(arguments: SmoothLayoutTests.profiles) func aDelegateThatIsSetBeforeTheFirstFrame(
        _ profile: Simulator.Profile
    ) {
        let simulator = Simulator(profile: profile)
        let app = AppDelegate()
        let navigation = UINavigationController(rootViewController: DeclaringPage("A", Self.red))
        var problems: [String] = []
        navigation.attachBarTransition().onProblem = { problems.append($0) }
        navigation.delegate = app
        simulator.show(navigation)
        simulator.runToRest()
        #expect(color(simulator, navigation) == [255, 0, 0])
        let blue = BarAppearance(background: .color(.blue), transitionStyle: .interpolate)
        navigation.pushViewController(DeclaringPage("B", blue), animated: true)
        simulator.advance(by: 0.15)
        let middle = color(simulator, navigation)
        #expect(middle[0] > 0 && middle[2] > 0 && middle[0] < 255 && middle[2] < 255, "\(middle)")
        simulator.runToRest()
        #expect(color(simulator, navigation) == [0, 0, 255])
        #expect(app.shown.last == "B")
        #expect(problems.isEmpty)
    }

    /// One that it sets later is the app's decision: the library reports it and does not come back by itself.
    @Test(arguments: SmoothLayoutTests.profiles) func aDelegateThatIsSetLaterStays(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let app = AppDelegate()
        let navigation = UINavigationController(rootViewController: DeclaringPage("A", Self.red))
        var problems: [String] = []
        navigation.attachBarTransition().onProblem = { problems.append($0) }
        simulator.show(navigation)
        simulator.runToRest()
        navigation.delegate = app
        for _ in 0..<2 {
            simulator.show(UIViewController())
            simulator.runToRest()
            simulator.show(navigation)
            simulator.runToRest()
        }
        #expect(navigation.delegate === app)
        #expect(problems.count == 1)
        navigation.attachBarTransition()
        #expect(navigation.delegate !== app && problems.count == 1)
        navigation.delegate = app
        navigation.view.tintColor = .brown
        #expect(problems.count == 2, "after attaching again it is reported again")
    }

    /// A detached object stays detached, whatever the app calls on it.
    @Test(arguments: SmoothLayoutTests.profiles) func aDetachedObjectDoesNothing(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", Self.red)
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: page)
        let first = navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        first.detach()
        let second = navigation.attachBarTransition()
        #expect(second !== first && navigation.barTransition === second)
        first.defaultAppearance = BarAppearance(background: .color(.blue))
        let view: UIView = navigation.view
        let viewsAndGestures = [view.subviews.count, view.gestureRecognizers?.count ?? 0]
        first.isContentPopGestureEnabled = true
        #expect([view.subviews.count, view.gestureRecognizers?.count ?? 0] == viewsAndGestures)
        first.detach()
        simulator.runToRest()
        #expect(navigation.barTransition === second)
        #expect(color(simulator, navigation) == [255, 0, 0])
        #expect(navigation.navigationBar.tintColor == .green)
        second.detach()
        #expect(navigation.barTransition == nil && navigation.delegate == nil)
        #expect(page.navigationItem.standardAppearance == nil)
    }

    // MARK: Attaching

    /// A swipe back on a stack to which the library is not attached.
    private func swipe(
        _ profile: Simulator.Profile, _ pages: UIViewController..., toProgress progress: CGFloat
    ) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        simulator.show(navigation)
        simulator.runToRest()
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: progress)
        return (simulator, navigation)
    }

    /// A swipe that has begun before the library is attached is UIKit's own. Canceled or not, the page that is on top then has its bar.
    @Test(arguments: profiles, [true, false])
    func attachingDuringASwipe(_ profile: Simulator.Profile, finishes: Bool) {
        let (a, b) = (DeclaringPage("A", Self.red), DeclaringPage("B", BarAppearance(background: .color(.blue))))
        let (simulator, navigation) = swipe(profile, a, b, toProgress: finishes ? 0.7 : 0.3)
        navigation.attachBarTransition()
        #expect(a.navigationItem.standardAppearance == nil && b.navigationItem.standardAppearance == nil)
        simulator.endBackSwipe(finishing: finishes)
        simulator.runToRest()
        #expect(navigation.viewControllers == (finishes ? [a] : [a, b]))
        #expect(color(simulator, navigation) == (finishes ? [255, 0, 0] : [0, 0, 255]))
        #expect((navigation.navigationBar.tintColor == .green) == finishes)
    }

    /// The same where the finger has been lifted already, and the pages move back.
    @Test(arguments: profiles) func attachingAfterACanceledSwipe(_ profile: Simulator.Profile) {
        let (a, b) = (DeclaringPage("A", Self.red), DeclaringPage("B", BarAppearance(background: .color(.blue))))
        let (simulator, navigation) = swipe(profile, a, b, toProgress: 0.4)
        simulator.endBackSwipe(finishing: false)
        simulator.advance(by: 0.02)
        #expect(navigation.transitionCoordinator?.isCancelled == true)
        navigation.attachBarTransition()
        simulator.runToRest()
        #expect(navigation.viewControllers == [a, b])
        #expect(color(simulator, navigation) == [0, 0, 255])
    }

    // MARK: Detaching

    func begin(_ moment: Moment, _ simulator: Simulator, _ navigation: UINavigationController) {
        let page = navigation.topViewController as? DeclaringPage
        switch moment {
        case .push: navigation.pushViewController(DeclaringPage("C", Self.red), animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .swipe, .canceledSwipe:
            simulator.beginBackSwipe()
            simulator.moveBackSwipe(toProgress: 0.4)
            if moment == .canceledSwipe { simulator.endBackSwipe(finishing: false) }
        case .interruptedPush:
            navigation.pushViewController(DeclaringPage("C", .hidden), animated: true)
            simulator.advance(by: 0.1)
            navigation.pushViewController(DeclaringPage("D", Self.red), animated: true)
        case .update:
            page?.barAppearance = Self.red
            page?.setNeedsBarAppearanceUpdate(animated: true)
        case .updateAfterPush:
            navigation.pushViewController(DeclaringPage("C", .hidden), animated: true)
            simulator.advance(by: 0.1)
            navigation.topViewController?.setNeedsBarAppearanceUpdate(animated: true)
        case .rotation: simulator.rotate(to: .landscapeRight)
        case .updateAfterRotation:
            simulator.rotate(to: .landscapeRight)
            page?.barAppearance = Self.red
            page?.setNeedsBarAppearanceUpdate(animated: true)
        case .changeDuringRotation:
            navigation.hidesBarsWhenVerticallyCompact = true
            simulator.rotate(to: .landscapeRight)
        }
        simulator.advance(by: 0.05)
    }

    /// A stack of two pages, the upper one without a bar.
    func stack(_ simulator: Simulator, attached: Bool = true) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = [
            DeclaringPage("A", BarAppearance(background: .color(.blue), toolbar: .init(tintColor: .red))),
            DeclaringPage("B", .hidden),
        ]
        if attached { navigation.attachBarTransition() }
        simulator.show(navigation)
        simulator.runToRest()
        return navigation
    }

    func end(_ moment: Moment, _ simulator: Simulator) {
        if moment == .swipe { simulator.endBackSwipe(finishing: false) }
        simulator.runToRest()
    }

    /// From then on the bars, the pages and their items are the app's and UIKit's, also if the app keeps the object, and however
    /// what was under way ends.
    @Test(arguments: profiles.sample(every: 5), Moment.allCases)
    func detaching(_ profile: Simulator.Profile, _ moment: Moment) {
        guard moment != .interruptedPush || profile.system >= 26 else { return }
        let simulator = Simulator(profile: profile)
        let navigation = stack(simulator)
        let attached = navigation.barTransition
        let pages = navigation.viewControllers
        begin(moment, simulator, navigation)
        let all = pages + navigation.viewControllers
        navigation.detachBarTransition()
        end(moment, simulator)
        #expect(attached?.navigationController == nil && navigation.delegate == nil)
        #expect(!navigation.isNavigationBarHidden || navigation.hidesBarsWhenVerticallyCompact)
        #expect(navigation.isToolbarHidden)
        #expect(navigation.navigationBar.tintColor == .systemBlue && navigation.navigationBar.barStyle == .default)
        for page in all {
            #expect(page.additionalSafeAreaInsets == .zero, "\(page.title ?? "")")
            #expect(page.navigationItem.standardAppearance == nil, "\(page.title ?? "")")
            guard page.viewIfLoaded?.window != nil else { continue }
            #expect(page.view.frame.minY == 0 && page.view.frame.height == navigation.view.bounds.height)
        }
        #expect(color(simulator, navigation) == [255, 255, 255])
    }

    /// What a canceled swipe would give back is not given back by a library that is no longer there.
    @Test(arguments: profiles.filter { $0.system >= 26 })
    func detachingInASwipeFromADeclaredBar(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController()
        navigation.isNavigationBarHidden = true
        navigation.viewControllers = [
            DeclaringPage("A", .hidden), DeclaringPage("B", BarAppearance(isHidden: false)),
        ]
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.4)
        navigation.detachBarTransition()
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(navigation.isNavigationBarHidden)
    }

    /// What is left of a stack that the app discards while something is under way.
    private func remains(_ profile: Simulator.Profile, _ moment: Moment, attached: Bool) -> [Bool] {
        let simulator = Simulator(profile: profile)
        weak var stack: UINavigationController?
        weak var page: UIViewController?
        weak var item: UINavigationItem?
        do {
            let navigation = self.stack(simulator, attached: attached)
            begin(moment, simulator, navigation)
            (stack, page) = (navigation, navigation.viewControllers.last)
            item = page?.navigationItem
        }
        simulator.show(UIViewController())
        end(moment, simulator)
        return [stack != nil, page != nil, item != nil]
    }

    /// Nothing of the library keeps a stack or its pages that the app discards while something is under way.
    @Test(arguments: profiles.sample(every: 5), Moment.allCases)
    func discarding(_ profile: Simulator.Profile, _ moment: Moment) {
        guard moment != .interruptedPush || profile.system >= 26 else { return }
        #expect(remains(profile, moment, attached: true) == remains(profile, moment, attached: false))
    }

    /// The same for the library alone, whose object nobody keeps after it was detached.
    @Test(arguments: profiles.sample(every: 5), Moment.allCases)
    func releasing(_ profile: Simulator.Profile, _ moment: Moment) {
        guard moment != .interruptedPush || profile.system >= 26 else { return }
        let simulator = Simulator(profile: profile)
        let navigation = stack(simulator)
        begin(moment, simulator, navigation)
        weak let attached = navigation.barTransition
        #expect(attached != nil)
        navigation.detachBarTransition()
        end(moment, simulator)
        #expect(attached == nil)
    }

    /// A page that leaves the stack is released with its item, whatever came before.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aPageThatLeavesIsReleased(_ profile: Simulator.Profile, animated: Bool) {
        let simulator = Simulator(profile: profile)
        let navigation = stack(simulator)
        weak var page: UIViewController?
        weak var item: UINavigationItem?
        do {
            let next = DeclaringPage("C", BarAppearance(background: .color(.red), prompt: "C"))
            (page, item) = (next, next.navigationItem)
            navigation.pushViewController(next, animated: animated)
            simulator.runToRest()
        }
        simulator.swipeBack(toProgress: 0.3, finishing: false)
        #expect(navigation.viewControllers.count == 3)
        navigation.popViewController(animated: animated)
        simulator.runToRest()
        #expect(page == nil && item == nil)
    }

    /// The same for a stack whose first frame comes in another container's transition.
    @Test(arguments: SmoothLayoutTests.profiles) func aDelegateThatIsSetBeforeAPresentation(
        _ profile: Simulator.Profile
    ) {
        let stage = HeadlessStage(profile, pages: MarkedPage("Below"))
        let app = AppDelegate()
        let navigation = UINavigationController(rootViewController: DeclaringPage("A", Self.red))
        navigation.modalPresentationStyle = .fullScreen
        var problems: [String] = []
        navigation.attachBarTransition().onProblem = { problems.append($0) }
        navigation.delegate = app
        stage.navigation.present(navigation, animated: true)
        stage.simulator.runToRest()
        #expect(color(stage.simulator, navigation) == [255, 0, 0])
        navigation.pushViewController(DeclaringPage("B", BarAppearance(background: .color(.blue))), animated: true)
        stage.simulator.runToRest()
        #expect(color(stage.simulator, navigation) == [0, 0, 255])
        #expect(app.shown.last == "B")
        #expect(problems.isEmpty, "\(problems)")
    }
}
