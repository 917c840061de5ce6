import BarTransition
import TestSupport
import Testing
import UIKit

/// What pages and views have of the library when it no longer needs it: nothing.
@Suite("What is left of the library", .ownSimulator) @MainActor
struct LeftoverTests {
    nonisolated static let glass: [Simulator.Profile] = [.iPhone17Pro(iOS: 26), .iPhone18Pro(iOS: 27)]

    private func page(_ title: String, _ appearance: BarAppearance) -> DeclaringPage {
        let page = DeclaringPage(title, appearance)
        page.wantsScrollView = true
        return page
    }

    private func stage(_ profile: Simulator.Profile, _ pages: UIViewController...) -> HeadlessStage {
        HeadlessStage(profile, pages: pages)
    }

    private func hidesEffect(_ page: DeclaringPage) -> Bool { page.scrollView?.topEdgeEffect.isHidden == true }

    private let red = BarAppearance(background: .color(.red))

    /// A page that leaves before its push has ended was on no stack at rest.
    @Test(arguments: glass, [true, false])
    func aPageThatLeavesDuringItsPush(_ profile: Simulator.Profile, isAnimated: Bool) {
        let page = page("B", red)
        let stage = stage(profile, self.page("A", BarAppearance()))
        stage.push(page, andWait: 0.1)
        #expect(hidesEffect(page))
        stage.navigation.popViewController(animated: isAnimated)
        stage.simulator.runToRest()
        #expect(!hidesEffect(page))
    }

    /// The app takes a page out below the top, of which UIKit notifies nobody. The next update of the page on top is a chance to
    /// see it.
    @Test(arguments: glass, [true, false])
    func aPageThatIsTakenOut(_ profile: Simulator.Profile, isAnimated: Bool) {
        let (page, top) = (page("B", red), page("C", red))
        let stage = stage(profile, self.page("A", BarAppearance()), page)
        stage.push(top, andWait: 1)
        #expect(hidesEffect(page) && hidesEffect(top))
        stage.navigation.viewControllers.remove(at: 1)
        stage.simulator.runToRest()
        top.barAppearance.tintColor = .green
        top.setNeedsBarAppearanceUpdate(animated: isAnimated)
        stage.simulator.runToRest()
        #expect(!hidesEffect(page) && hidesEffect(top))
    }

    /// A stack to which the library is attached in a swipe that is canceled. An animated update of the page waits for its end.
    private func stageAttachedInACanceledSwipe(_ profile: Simulator.Profile, from page: DeclaringPage) -> HeadlessStage
    {
        let stage = HeadlessStage(profile, a: self.page("A", BarAppearance()), b: page, attached: false)
        stage.push(page, andWait: 1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.navigation.attachBarTransition()
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === page && hidesEffect(page))
        return stage
    }

    /// The page that stayed on top keeps nothing when it leaves.
    @Test(arguments: glass) func aPageThatWasOnTopAsTheLibraryWasAttached(_ profile: Simulator.Profile) {
        let page = page("B", red)
        let stage = stageAttachedInACanceledSwipe(profile, from: page)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(!hidesEffect(page))
    }

    /// A new scroll view of such a page, of which UIKit tells nobody, is found at the next touch.
    @Test(arguments: glass) func aScrollViewThatIsExchangedAfterAttaching(_ profile: Simulator.Profile) throws {
        let page = page("B", red)
        let stage = stageAttachedInACanceledSwipe(profile, from: page)
        let first = try #require(page.scrollView)
        let second = UIScrollView(frame: page.view.bounds)
        second.contentSize = CGSize(width: 300, height: 3000)
        first.removeFromSuperview()
        page.view.insertSubview(second, at: 0)
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 600))
        #expect(second.topEdgeEffect.isHidden && !first.topEdgeEffect.isHidden)
    }

    /// Shows two stacks, one below the other.
    private func show(_ stacks: [UINavigationController], _ profile: Simulator.Profile) -> Simulator {
        let both = UIViewController()
        for (index, child) in stacks.enumerated() {
            both.addChild(child)
            child.view.frame = CGRect(x: 0, y: 400 * CGFloat(index), width: 402, height: 400)
            both.view.addSubview(child.view)
            child.didMove(toParent: both)
        }
        let simulator = Simulator(profile: profile)
        simulator.show(both)
        simulator.runToRest()
        return simulator
    }

    /// The app moves a page to another stack, in one turn of the run loop or later. There its effect is as the page and that stack
    /// have it.
    @Test(arguments: glass, [true, false])
    func aPageThatIsMoved(_ profile: Simulator.Profile, isAttached: Bool) {
        for (isAnimated, inOneTurn) in [(true, true), (true, false), (false, true), (false, false)] {
            let (page, stack) = (page("B", red), UINavigationController())
            let other = UINavigationController(rootViewController: MarkedPage("C"))
            if isAttached { other.attachBarTransition() }
            stack.viewControllers = [self.page("A", BarAppearance()), page]
            stack.attachBarTransition()
            let simulator = show([stack, other], profile)
            #expect(hidesEffect(page))
            stack.popViewController(animated: false)
            // The view has to leave the stack before another one can have the page.
            if inOneTurn { stack.view.layoutIfNeeded() } else { simulator.runToRest() }
            other.pushViewController(page, animated: isAnimated)
            for frame in 0..<8 {
                simulator.advance(by: 0.05)
                #expect(hidesEffect(page) == isAttached, "\(isAnimated), \(inOneTurn), \(frame)")
            }
            simulator.runToRest()
            #expect(hidesEffect(page) == isAttached, "\(isAnimated), \(inOneTurn)")
            page.barAppearance = BarAppearance()
            page.setNeedsBarAppearanceUpdate(animated: false)
            simulator.runToRest()
            #expect(!hidesEffect(page), "\(isAnimated), \(inOneTurn)")
        }
    }

    /// The app takes a page out below the top, of which UIKit notifies nobody, and shows it on another stack. The first stack notices
    /// that later: the effect stays hidden under the background that the page has by then, and is UIKit's again after detaching.
    @Test(arguments: glass) func aPageBelowTheTopThatIsMoved(_ profile: Simulator.Profile) {
        let page = page("B", red)
        let stack = UINavigationController(rootViewController: self.page("A", BarAppearance()))
        let other = UINavigationController(rootViewController: MarkedPage("D"))
        for stack in [stack, other] { stack.attachBarTransition() }
        let simulator = show([stack, other], profile)
        for next in [page, self.page("C", red)] {
            stack.pushViewController(next, animated: false)
            simulator.runToRest()
        }
        stack.viewControllers.remove(at: 1)
        simulator.runToRest()
        other.pushViewController(page, animated: true)
        simulator.runToRest()
        #expect(hidesEffect(page))
        stack.popViewController(animated: false)
        simulator.runToRest()
        #expect(hidesEffect(page))
        stack.detachBarTransition()
        #expect(hidesEffect(page))
        other.detachBarTransition()
        #expect(!hidesEffect(page))
    }

    /// The app empties a stack, of which UIKit notifies nobody, and shows its page elsewhere.
    @Test(arguments: glass) func aPageOfAnEmptiedStack(_ profile: Simulator.Profile) {
        let page = page("A", red)
        let stage = stage(profile, page)
        #expect(hidesEffect(page))
        stage.navigation.viewControllers = []
        stage.simulator.runToRest()
        stage.simulator.show(UINavigationController(rootViewController: page))
        stage.simulator.runToRest()
        #expect(!hidesEffect(page))
    }

    /// The bars of an emptied stack are as they were before, at the latest with the next touch. A page that comes then has its
    /// own.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func theBarsOfAnEmptiedStack(_ profile: Simulator.Profile, byLibrary: Bool) {
        let page = DeclaringPage(
            "A",
            BarAppearance(
                background: .color(.red), tintColor: .green, statusBarStyle: .lightContent,
                toolbar: .init(background: .color(.red))))
        let stage = stage(profile, page)
        let isRed = { stage.simulator.rgba(5, stage.bar.frame.minY + 5) == [255, 0, 0, 255] }
        #expect(isRed() && stage.bar.tintColor == .green && stage.bar.barStyle == .black)
        #expect(!stage.navigation.isToolbarHidden)
        stage.navigation.empty(byLibrary: byLibrary)
        stage.simulator.runToRest()
        if !byLibrary { stage.simulator.tap(at: CGPoint(x: 200, y: 600)) }
        stage.simulator.runToRest()
        #expect(!isRed() && !stage.bar.subviews.contains { $0.layer.zPosition < 0 })
        #expect(stage.bar.tintColor != .green && stage.bar.barStyle == .default)
        #expect(stage.navigation.isToolbarHidden)
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        #expect(isRed() && stage.bar.tintColor == .green && stage.bar.barStyle == .black)
        #expect(!stage.navigation.isToolbarHidden)
    }

    /// So is a bar that the page hides.
    @Test(arguments: SmoothLayoutTests.profiles) func theHiddenBarOfAnEmptiedStack(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", .hidden)
        let stage = stage(profile, page)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.viewControllers = []
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 600))
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// The toolbar of an emptied stack, which the app can show then, has UIKit's own background and the app's tint color.
    @Test(arguments: ToolbarTests.profiles) func theToolbarOfAnEmptiedStack(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(toolbar: .init(background: .color(.red), tintColor: .green)))
        let stage = stage(profile, page)
        let toolbar: UIToolbar = stage.navigation.toolbar
        #expect(toolbar.scrollEdgeAppearance != nil && toolbar.tintColor == .green)
        stage.navigation.empty(byLibrary: true)
        stage.simulator.runToRest()
        #expect(toolbar.scrollEdgeAppearance == nil && toolbar.tintColor == .systemBlue)
        #expect(!toolbar.subviews.contains { $0.layer.zPosition < 0 })
    }

    /// The app empties a stack and pushes in the same turn: the page that goes is still on the screen, and so is its bar. The
    /// library notices the empty stack before the push, in its own method or as the window gets another tint color.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aPushInTheTurnInWhichAStackIsEmptied(_ profile: Simulator.Profile, byLibrary: Bool) {
        let stage = stage(profile, DeclaringPage("A", red))
        stage.navigation.empty(byLibrary: byLibrary)
        if !byLibrary { stage.simulator.window.tintColor = .green }
        stage.push(DeclaringPage("B", red), andWait: 0)
        for frame in 0..<24 {
            #expect(stage.simulator.rgba(5, stage.bar.frame.minY + 5) == [255, 0, 0, 255], "\(frame)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(stage.simulator.rgba(5, stage.bar.frame.minY + 5) == [255, 0, 0, 255])
    }

    /// A page is on another stack by the time at which the library is detached from the one before: its bar stays as it declares it.
    @Test(arguments: SmoothLayoutTests.profiles) func detachingAfterAPageWasMoved(_ profile: Simulator.Profile) {
        let page = DeclaringPage("B", BarAppearance(background: .color(.red), tintColor: .green, titleColor: .white))
        let button = UIBarButtonItem(title: "Edit")
        page.navigationItem.rightBarButtonItem = button
        let stage = stage(profile, MarkedPage("A"), page)
        // Before iOS 26 it has the bar's color.
        let tint: UIColor? = profile.system < 26 ? nil : .green
        #expect(page.titleColor == .white && button.tintColor == tint)
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        let other = UINavigationController(rootViewController: page)
        other.attachBarTransition()
        stage.simulator.show(other)
        stage.simulator.runToRest()
        stage.navigation.detachBarTransition()
        stage.simulator.runToRest()
        #expect(page.titleColor == .white)
        #expect(button.tintColor == tint)
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: other.navigationBar.frame.minY + 5)) == .red)
    }

    /// After an animated update the page is watched as before it, also if the next one without animation comes before its end.
    @Test(arguments: glass, [true, false])
    func aLateScrollViewAfterAnUpdate(_ profile: Simulator.Profile, isReplaced: Bool) {
        let page = DeclaringPage("A", red)
        let stage = stage(profile, page)
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        if isReplaced {
            stage.simulator.advance(by: 0.05)
            page.barAppearance.background = .color(.green)
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        stage.simulator.runToRest()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        page.view.insertSubview(scrollView, at: 0)
        page.setContentScrollView(scrollView)
        stage.navigation.view.tintColor = .brown
        stage.simulator.runToRest()
        #expect(scrollView.topEdgeEffect.isHidden)
        #expect(Array(stage.simulator.rgba(4, 3).prefix(3)) == (isReplaced ? [0, 255, 0] : [0, 0, 255]))
    }

    /// A background that comes in place of UIKit's, or goes, at once: no trace of the other one.
    @Test(arguments: SmoothLayoutTests.profiles, [BarAppearance.Background.transparent, .color(.red)])
    func fromAndToUIKitsBackground(_ profile: Simulator.Profile, _ background: BarAppearance.Background) {
        func row(_ backgrounds: [BarAppearance.Background]) -> [UIColor] {
            let page = page("A", BarAppearance(background: backgrounds[0]))
            let stage = stage(profile, page)
            let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 3000))
            stripe.backgroundColor = UIColor(red: 0, green: 0.8, blue: 0, alpha: 1)
            page.scrollView?.addSubview(stripe)
            page.scrollView?.contentOffset.y = 300
            stage.simulator.runToRest()
            for background in backgrounds.dropFirst() {
                page.barAppearance.background = background
                page.setNeedsBarAppearanceUpdate(animated: false)
            }
            stage.simulator.runToRest()
            return stage.simulator.colors(inRow: stage.bar.frame.minY + 4, includesSystem: false)
        }
        #expect(row([.system, background]) == row([background]))
        #expect(row([background, .system]) == row([.system]))
    }

    /// A pop that a push interrupts; the page that is pushed embeds the one that leaves.
    private func stageWithInterruptedPop(of leaving: UIViewController, andWait seconds: TimeInterval) -> HeadlessStage {
        let next = AppearingPage("C", BarAppearance(background: .color(.blue)))
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: page("A", red), leaving)
        next.onAppearance = { [weak next] in next?.embed(leaving) }
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.push(next, andWait: seconds)
        return stage
    }

    /// From iOS 26 a push interrupts a pop. The page that is on its way out keeps its insets until it has left the screen; if the app
    /// shows it elsewhere, it never does, and the library gives up after a while.
    @Test func aLeavingPageThatTheAppShowsElsewhere() {
        let leaving = page("B", .hidden)
        let stage = stageWithInterruptedPop(of: leaving, andWait: 0)
        #expect(leaving.additionalSafeAreaInsets != .zero, "as long as it moves out")
        stage.simulator.runToRest(limit: 3.2)
        #expect(leaving.view.window != nil && !stage.simulator.isBusy)
        #expect(leaving.additionalSafeAreaInsets == .zero)
        #expect(Array(stage.simulator.rgba(4, 3).prefix(3)) == [0, 0, 255])
    }

    /// An update of the page on top is no reason to give up earlier: the content of the page that is still seen stays in its place.
    @Test(arguments: [false, true]) func aLeavingPageAndAnUpdate(isAnimated: Bool) {
        let leaving = page("B", .hidden)
        let stage = stageWithInterruptedPop(of: leaving, andWait: 1)
        let insets = leaving.additionalSafeAreaInsets
        #expect(insets != .zero && stage.navigation.transitionCoordinator == nil)
        stage.navigation.topViewController?.setNeedsBarAppearanceUpdate(animated: isAnimated)
        stage.simulator.advance(by: 0.02)
        #expect(leaving.view.window != nil && leaving.additionalSafeAreaInsets == insets)
        stage.simulator.runToRest()
    }

    /// Nor does it keep another page waiting, which the app takes out below the top meanwhile: that one has its effect at once, for
    /// where the app shows it next.
    @Test func aLeavingPageAndOneThatIsTakenOut() throws {
        let leaving = page("B", .hidden)
        let stage = stageWithInterruptedPop(of: leaving, andWait: 1)
        let root = try #require(stage.pages.first as? DeclaringPage)
        let top = try #require(stage.navigation.topViewController as? DeclaringPage)
        #expect(root !== top && hidesEffect(root))
        stage.navigation.setViewControllers([top], animated: false)
        stage.simulator.advance(by: 0.02)
        top.barAppearance.tintColor = .green
        top.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.advance(by: 0.02)
        #expect(leaving.additionalSafeAreaInsets != .zero, "it has not left yet")
        #expect(!hidesEffect(root))
        stage.simulator.runToRest()
    }

    /// The app puts a page into another one, as below a banner, and shows that on the same stack. The scroll view has the effect that
    /// the outer page declares, and the app's again after detaching.
    @Test(arguments: glass, [true, false])
    func aPageThatIsPutIntoAnother(_ profile: Simulator.Profile, isDrawn: Bool) {
        let (page, outer) = (page("B", red), DeclaringPage("C", isDrawn ? red : BarAppearance()))
        let stage = stage(profile, self.page("A", BarAppearance()), page)
        #expect(hidesEffect(page))
        stage.navigation.popViewController(animated: false)
        // The view has to leave the stack before another page can have it.
        stage.navigation.view.layoutIfNeeded()
        outer.embed(page)
        stage.navigation.pushViewController(outer, animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === outer && page.view.window != nil)
        #expect(hidesEffect(page) == isDrawn)
        stage.navigation.detachBarTransition()
        #expect(!hidesEffect(page))
    }

    /// The same with a page below the top, which the app puts into the one on top as it takes it out: the scroll view has UIKit's
    /// effect again, since the outer page has UIKit's background.
    @Test(arguments: glass) func aPageBelowThatIsPutIntoTheOneOnTop(_ profile: Simulator.Profile) {
        let (page, outer) = (page("B", red), DeclaringPage("C", BarAppearance()))
        let stage = stage(profile, self.page("A", BarAppearance()), page)
        stage.push(outer, andWait: 1)
        stage.simulator.runToRest()
        #expect(hidesEffect(page))
        stage.navigation.viewControllers.remove(at: 1)
        outer.embed(page)
        outer.barAppearance.tintColor = .green
        outer.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === outer && page.view.window != nil)
        #expect(page.parent === outer && stage.pages.count == 2)
        #expect(!hidesEffect(page))
    }

    /// A rotation begins when the library would give up: it looks again after that.
    @Test(arguments: [1.6, 1.75, 1.9, 2.05]) func aLeavingPageThatTheAppShowsElsewhereAndARotation(seconds: Double) {
        let leaving = page("B", .hidden)
        let stage = stageWithInterruptedPop(of: leaving, andWait: 0)
        for _ in 0..<240 where stage.navigation.transitionCoordinator != nil { stage.simulator.advance(by: 1 / 120) }
        stage.simulator.advance(by: seconds)
        #expect(leaving.additionalSafeAreaInsets != .zero && stage.navigation.transitionCoordinator == nil)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 4)
        #expect(leaving.view.window != nil && !stage.simulator.isBusy)
        #expect(leaving.additionalSafeAreaInsets == .zero)
    }

    /// It leaves while the device rotates, and the library is detached: nothing of that waits for the end of the rotation.
    @Test func aLeavingPageAndARotation() {
        let leaving = page("B", .hidden)
        let stage = stageWithInterruptedPop(of: leaving, andWait: 1)
        #expect(leaving.additionalSafeAreaInsets != .zero && stage.navigation.transitionCoordinator == nil)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 0.05)
        leaving.view.removeFromSuperview()
        stage.navigation.view.tintColor = .brown
        #expect(leaving.additionalSafeAreaInsets == .zero && stage.navigation.transitionCoordinator != nil)
        weak let attached = stage.navigation.barTransition
        #expect(attached != nil)
        stage.navigation.detachBarTransition()
        #expect(attached == nil)
    }

    /// A page is pushed while the device still rotates. The end of the rotation ends nothing of that push.
    @Test func aLeavingPageAndAPushDuringARotation() {
        let leaving = page("B", .hidden)
        let stage = stageWithInterruptedPop(of: leaving, andWait: 1)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 0.15)
        leaving.view.removeFromSuperview()
        stage.navigation.view.tintColor = .brown
        let next = DeclaringPage("D", BarAppearance(background: .color(.green), transitionStyle: .slide))
        stage.push(next, andWait: 0)
        var edges: [CGFloat] = []
        for _ in 0..<10 {
            stage.simulator.advance(by: 0.03)
            let edge = next.view.shownFrame.minX
            guard (20...500).contains(edge) else { continue }
            edges.append(edge)
            let colors = [edge - 20, edge + 20].map { Array(stage.simulator.rgba($0, 6).prefix(3)) }
            #expect(colors == [[0, 0, 255], [0, 255, 0]], "\(edge)")
        }
        #expect(edges.count > 5)
        stage.simulator.runToRest()
    }

    private final class AppearingPage: DeclaringPage {
        var onAppearance: () -> Void = {}

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onAppearance()
        }
    }

    /// The device is at rest as early as with UIKit alone: nothing is waited for any longer.
    @Test(arguments: SmoothLayoutTests.profiles) func nothingGoesOnAfterATransition(_ profile: Simulator.Profile) {
        func times(attached: Bool) -> [TimeInterval] {
            let pages = [page("A", BarAppearance()), page("B", BarAppearance())]
            let stage = HeadlessStage(profile, a: pages[0], b: pages[1], attached: attached)
            stage.simulator.runToRest()
            stage.navigation.pushViewController(pages[1], animated: true)
            var times = [stage.simulator.runToRest()]
            for finishes in [false, true] {
                stage.simulator.beginBackSwipe()
                stage.simulator.moveBackSwipe(toProgress: 0.4)
                stage.simulator.endBackSwipe(finishing: finishes)
                times.append(stage.simulator.runToRest())
            }
            return times
        }
        let (with, without) = (times(attached: true), times(attached: false))
        #expect(zip(with, without).allSatisfy { $0 < $1 + 0.02 }, "\(with), \(without)")
    }

    /// The same where the library is attached during a swipe.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func nothingGoesOnAfterAttaching(_ profile: Simulator.Profile, finishes: Bool) {
        func time(attaches: Bool) -> TimeInterval {
            let stage = HeadlessStage(profile, a: MarkedPage("A"), b: MarkedPage("B"), attached: false)
            stage.push(MarkedPage("B"), andWait: 1)
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            if attaches { stage.navigation.attachBarTransition() }
            stage.simulator.endBackSwipe(finishing: finishes)
            return stage.simulator.runToRest()
        }
        let (with, without) = (time(attaches: true), time(attaches: false))
        #expect(with < without + 0.02, "\(with), \(without)")
    }

    /// The push of a page that has been shown before is canceled. Its contents are as after the pop.
    @Test(arguments: glass) func aCanceledPush(_ profile: Simulator.Profile) {
        let page = page("B", red)
        let stage = stage(profile, self.page("A", BarAppearance()))
        stage.push(page, andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(!hidesEffect(page))
        let finger = UIPercentDrivenInteractiveTransition()
        let delegate = FadingDelegate(finger: finger)
        stage.navigation.delegate = delegate
        stage.navigation.attachBarTransition()
        stage.push(page, andWait: 0)
        finger.update(0.3)
        stage.simulator.commit()
        #expect(hidesEffect(page))
        finger.cancel()
        stage.simulator.runToRest()
        #expect(stage.pages.count == 1 && !hidesEffect(page))
    }

    /// An update that a push interrupts is not under way for ever.
    @Test(arguments: glass) func aPushDuringAnUpdate(_ profile: Simulator.Profile) {
        let (root, page) = (DeclaringPage("A", red), DeclaringPage("B", red))
        let stage = stage(profile, root)
        root.barAppearance.background = .color(.blue)
        root.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        stage.push(page, andWait: 1)
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        page.view.insertSubview(scrollView, at: 0)
        page.setContentScrollView(scrollView)
        stage.navigation.view.tintColor = .brown
        stage.simulator.runToRest()
        #expect(scrollView.topEdgeEffect.isHidden)
    }

    /// A scrolled page below an opaque bar, which is replaced at once by one without a bar: it comes back as it was.
    @Test(arguments: SmoothLayoutTests.profiles) func aScrolledPageThatIsReplacedAtOnce(_ profile: Simulator.Profile) {
        let page = page("A", red)
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.isTranslucent = false
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        page.scrollView?.contentOffset.y = 300
        stage.simulator.commit()
        let place = page.marker.shownFrame.minY
        stage.navigation.pushViewController(self.page("B", .hidden), animated: false)
        stage.simulator.runToRest()
        #expect(page.scrollView?.contentOffset.y == 300)
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        #expect(page.scrollView?.contentOffset.y == 300)
        #expect(page.marker.shownFrame.minY == place)
    }

    /// The library is detached as a page without a bar appears at once, before the page that it replaces has been given back its
    /// insets.
    @Test(arguments: SmoothLayoutTests.profiles) func detachingAsAPageReplacesAnother(_ profile: Simulator.Profile) {
        final class DetachingPage: DeclaringPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                navigationController?.detachBarTransition()
            }
        }
        let page = page("A", red)
        let stage = stage(profile, page)
        let top = page.marker.shownFrame.minY
        stage.navigation.pushViewController(DetachingPage("B", .hidden), animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.barTransition == nil && page.additionalSafeAreaInsets == .zero)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        #expect(isClose(page.marker.shownFrame.minY, top, within: 0.1))
    }

    /// The views of the toolbar and of a tab are UIKit's and the app's again after `detach()`.
    @Test(arguments: SmoothLayoutTests.profiles) func toolbarsAndTabs(_ profile: Simulator.Profile) {
        func views(attached: Bool) -> [Int] {
            let simulator = Simulator(profile: profile)
            let tabs = UITabBarController()
            let tab = DeclaringPage(
                "A", BarAppearance(background: .color(.red), toolbar: .init(background: .color(.red))))
            tabs.viewControllers = [tab, MarkedPage("B")]
            let navigation = UINavigationController(rootViewController: tabs)
            if !attached { navigation.isToolbarHidden = false }
            let attachment = attached ? navigation.attachBarTransition() : nil
            simulator.show(navigation)
            simulator.runToRest()
            attachment?.detach()
            navigation.isToolbarHidden = false
            simulator.runToRest()
            return [tab.view, navigation.toolbar, navigation.navigationBar].map(\.subviews.count)
        }
        #expect(views(attached: true) == views(attached: false))
    }
}
