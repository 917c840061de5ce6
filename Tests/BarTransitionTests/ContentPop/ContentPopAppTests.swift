import BarTransition
import TestSupport
import Testing
import UIKit

/// The drag from anywhere beside what the app itself does with the stack and on the page.
@Suite("Content pop beside the app's own code", .ownSimulator) @MainActor
struct ContentPopAppTests {
    private final class Delegate: NSObject, UINavigationControllerDelegate {}

    /// A stack that the app keeps from being popped for a while.
    private final class LockedStack: UINavigationController {
        var isLocked = false
        var pops = 0

        override func popViewController(animated: Bool) -> UIViewController? {
            pops += 1
            return isLocked ? nil : super.popViewController(animated: animated)
        }
    }

    // MARK: Delegates

    /// Without the delegate of the stack the library can follow no finger, so it does not begin.
    @Test func anAppThatReplacesTheDelegate() {
        let stage = ContentPopStage()
        let app = Delegate()
        stage.navigation.delegate = app
        stage.drag()
        #expect(stage.top === stage.pages[1] && stage.navigation.delegate === app)
        stage.navigation.attachBarTransition()
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// A delegate that the app sets while the finger is down stays where it is.
    @Test(arguments: [false, true]) func anAppThatReplacesTheDelegateDuringTheDrag(finishes: Bool) {
        let stage = ContentPopStage()
        let app = Delegate()
        stage.begin()
        stage.move(to: 0.5)
        stage.navigation.delegate = app
        stage.end(finishing: finishes)
        stage.simulator.runToRest()
        #expect(stage.navigation.delegate === app)
        #expect(stage.top === stage.pages[finishes ? 0 : 1] && stage.navigation.transitionCoordinator == nil)
    }

    /// The library is detached while the finger is down: its delegate does not wait until the page has moved back.
    @Test(arguments: ContentPopStage.profiles) func theDelegateGoesWithTheLibraryDuringTheDrag(
        _ profile: Simulator.Profile
    ) {
        let stage = ContentPopStage(profile)
        stage.begin()
        stage.move(to: 0.4)
        weak let delegate = stage.navigation.delegate
        #expect(delegate != nil && stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.navigation.detachBarTransition()
        #expect(delegate == nil && stage.navigation.delegate == nil)
        #expect(stage.navigation.transitionCoordinator != nil, "the page still moves back")
        stage.end(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
    }

    /// An app that removes its delegate of the edge swipe at the end of the pop is not asked any more.
    @Test func anAppThatRemovesItsGestureDelegateAtTheEnd() {
        let stage = ContentPopStage(pages: ["A", "B", "C"].map { MarkedPage($0) })
        let (app, edge) = (AppGestureDelegate(), stage.navigation.interactivePopGestureRecognizer)
        edge?.delegate = app
        stage.begin()
        stage.move(to: 0.5)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in edge?.delegate = nil }
        stage.end(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1] && app.asked > 0)
        app.answer = false
        stage.simulator.swipeBack(toProgress: 0.8, finishing: true)
        #expect(stage.top === stage.pages[0])
        withExtendedLifetime(app) {}
    }

    // MARK: The stack

    /// The drag is over when the app refuses the pop, and the next one can go on.
    @Test func aStackThatRefusesThePop() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = LockedStack(rootViewController: MarkedPage("A"))
        navigation.attachBarTransition().isContentPopGestureEnabled = true
        simulator.show(navigation)
        let page = MarkedPage("B")
        navigation.pushViewController(page, animated: false)
        simulator.runToRest()
        func drag() {
            simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 350, y: 500), velocity: CGPoint(x: 2000, y: 0))
            simulator.runToRest()
        }
        navigation.isLocked = true
        drag()
        #expect(navigation.topViewController === page && navigation.pops == 1)
        navigation.isLocked = false
        navigation.pushViewController(MarkedPage("C"), animated: true)
        simulator.advance(by: 0.1)
        #expect(navigation.transitionCoordinator?.isInteractive == false, "UIKit's own push")
        simulator.runToRest()
        drag()
        #expect(navigation.topViewController === page && navigation.pops == 2)
    }

    /// A stack that asks on a page of its own instead of popping: UIKit pushes that page, which no finger moves.
    @Test func aStackThatPushesInstead() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = ConfirmingStack(rootViewController: MarkedPage("A"))
        navigation.attachBarTransition().isContentPopGestureEnabled = true
        simulator.show(navigation)
        navigation.pushViewController(MarkedPage("B"), animated: false)
        simulator.runToRest()
        simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 160, y: 500), velocity: CGPoint(x: -2000, y: 0))
        simulator.runToRest()
        #expect(navigation.viewControllers.map(\.title) == ["A", "B", "?"])
    }

    /// A page that turns the gesture off as it appears: the pop that brings it is canceled, and nothing is stuck.
    @Test func thePageBelowTurnsTheGestureOff() {
        let root = AppearingPage("A")
        let stage = ContentPopStage(pages: [root, MarkedPage("B")])
        root.onWillAppear = { stage.navigation.barTransition?.isContentPopGestureEnabled = false }
        stage.drag()
        #expect(stage.top === stage.pages[1] && stage.navigation.transitionCoordinator == nil)
        root.onWillAppear = {}
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.top === root)
    }

    private final class AppearingPage: MarkedPage {
        var onWillAppear: () -> Void = {}

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            onWillAppear()
        }
    }

    /// A second finger's drag, while the released page still slides away, pops nothing more.
    @Test func aDragWhileTheReleasedPageSlides() {
        let stage = ContentPopStage(pages: ["A", "B", "C"].map { MarkedPage($0) })
        stage.begin()
        stage.move(to: 0.3)
        stage.end(finishing: true)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.transitionCoordinator != nil)
        stage.drag()
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// Each drag moves the page as far as the one before.
    @Test func manyDrags() {
        let stage = ContentPopStage()
        for _ in 0..<5 {
            stage.begin()
            stage.move(to: 0.4)
            #expect(abs(stage.pages[1].view.shownFrame.minX - 0.4 * stage.width) < 1)
            stage.end(finishing: false)
            stage.simulator.runToRest()
            #expect(stage.top === stage.pages[1])
        }
    }

    /// On a wide screen the page follows the finger as far as it goes.
    @Test(arguments: [false, true]) func theDeviceIsTurned(isRightToLeft: Bool) {
        let stage = ContentPopStage(isRightToLeft: isRightToLeft)
        let portrait = stage.width
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        #expect(stage.width > portrait)
        stage.begin()
        for fraction in [CGFloat(0.1), 0.45] {
            stage.move(to: fraction)
            let moved = abs(stage.pages[1].view.shownFrame.minX)
            #expect(abs(moved - fraction * stage.width) < 1)
            #expect(stage.pages[0].view.bounds == stage.simulator.window.bounds, "the page below has the new size")
        }
        stage.end(finishing: false)
        stage.simulator.runToRest()
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// A page whose view begins below the bar is there from the first frame, also if the page in front hides the bar.
    @Test(arguments: ContentPopStage.profiles) func aPageBelowTheBarThatComes(_ profile: Simulator.Profile) {
        let pages = [
            DeclaringPage("A", BarAppearance(background: .color(.red), isHidden: false)), DeclaringPage("B", .hidden),
        ]
        pages[0].edgesForExtendedLayout = []
        let stage = ContentPopStage(profile, pages: pages)
        let (below, height) = (pages[0], stage.simulator.window.bounds.height)
        stage.begin()
        for fraction in [CGFloat(0.1), 0.45] {
            stage.move(to: fraction)
            let (top, bottom) = (below.view.shownFrame.minY, below.view.shownFrame.maxY)
            let barBottom = stage.navigation.navigationBar.frame.maxY
            #expect(isClose(top, barBottom, within: 0.01), "\(fraction)")
            #expect(isClose(bottom, height, within: 0.01), "\(fraction)")
            #expect(isClose(below.marker.shownFrame.minY, top, within: 0.01))
        }
        stage.end(finishing: true)
        stage.simulator.runToRest()
        #expect(isClose(below.view.shownFrame.minY, stage.navigation.navigationBar.frame.maxY, within: 0.01))
    }

    /// A pan recognizer of a scroll view begins where there is room to scroll. The hidden one has room to both sides for every drag,
    /// in every orientation, and none up or down.
    @Test func thereIsRoomForEveryDrag() throws {
        let stage = ContentPopStage(isEnabled: false)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let views: [UIView] = stage.navigation.view.subviews
        let tracking = try #require(views.compactMap { $0 as? UIScrollView }.first)
        func expectRoom(_ moment: Comment) {
            let left = tracking.contentOffset.x + tracking.adjustedContentInset.left
            let right = tracking.contentSize.width + tracking.adjustedContentInset.right - tracking.contentOffset.x
            #expect(tracking.bounds.size == stage.navigation.view.bounds.size, moment)
            #expect(left >= stage.width && right - tracking.bounds.width >= stage.width, moment)
            #expect(tracking.contentOffset.y == 0 && tracking.contentSize.height == tracking.bounds.height, moment)
            #expect(tracking.adjustedContentInset == .zero, moment)
        }
        expectRoom("at once")
        stage.begin()
        stage.move(to: 0.4)
        stage.simulator.touchCancel()
        stage.simulator.runToRest()
        expectRoom("after a drag that the system has canceled")
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        expectRoom("in landscape")
    }

    /// UIKit can ask about a drag at an angle of 45 degrees, too: it is as much a drag up or down.
    @Test func aDragAtAnAngle() throws {
        let stage = ContentPopStage()
        let views: [UIView] = stage.navigation.view.subviews
        let tracking = try #require(views.compactMap { $0 as? UIScrollView }.first)
        let pan = tracking.panGestureRecognizer
        stage.simulator.touchDown(at: CGPoint(x: stage.width / 2, y: 500))
        for (y, begins) in [(CGFloat(11), true), (12, false), (-11, true), (-12, false)] {
            pan.setTranslation(CGPoint(x: 12, y: y), in: stage.navigation.view)
            #expect(tracking.gestureRecognizerShouldBegin(pan) == begins, "12 to the right, \(y) down")
        }
        stage.simulator.touchCancel()
    }

    // MARK: Memory

    private struct WeakObject {
        weak var object: AnyObject?
        init(_ object: AnyObject?) { self.object = object }
    }

    private func trackingViews(_ stage: ContentPopStage) -> [WeakObject] {
        stage.navigation.view.subviews.filter { $0 is UIScrollView }.map { WeakObject($0) }
    }

    /// What the gesture needs goes with it, also if it goes during a drag.
    @Test(arguments: [false, true]) func aGestureThatIsTurnedOffIsReleased(isDragged: Bool) {
        let stage = ContentPopStage()
        let views = trackingViews(stage)
        #expect(views.count == 1 && views[0].object != nil)
        if isDragged {
            stage.begin()
            stage.move(to: 0.4)
        }
        stage.navigation.barTransition?.isContentPopGestureEnabled = false
        if isDragged { stage.end(finishing: false) }
        stage.simulator.runToRest()
        #expect(views[0].object == nil && stage.top === stage.pages[1])
    }

    /// The app replaces the whole screen while the finger is down, with UIKit's own swipe or the library's.
    @Test(arguments: [false, true]) func aStackThatGoesDuringADrag(isFromEdge: Bool) {
        var objects: [WeakObject] = []
        let simulator: Simulator
        do {
            let stage = ContentPopStage()
            simulator = stage.simulator
            if isFromEdge { simulator.beginBackSwipe() } else { stage.begin() }
            if isFromEdge { simulator.moveBackSwipe(toProgress: 0.4) } else { stage.move(to: 0.4) }
            #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
            objects = [WeakObject(stage.navigation), WeakObject(stage.navigation.delegate)] + trackingViews(stage)
        }
        simulator.show(UIViewController())
        simulator.touchCancel()
        simulator.runToRest()
        #expect(objects.count == 3 && objects.allSatisfy { $0.object == nil })
    }

    /// A page that turns the gesture off as it is asked stays where it is, also if it says yes. UIKit may keep the view of the
    /// gesture until the finger lifts.
    @Test(arguments: ContentPopStage.profiles) func thePageTurnsTheGestureOffAsItIsAsked(_ profile: Simulator.Profile) {
        final class Page: MarkedPage, PopIntercepting {
            func shouldPop(for attempt: PopAttempt) -> Bool {
                navigationController?.barTransition?.isContentPopGestureEnabled = false
                return true
            }
        }
        let page = Page("B")
        let stage = ContentPopStage(profile, pages: [MarkedPage("A"), page])
        let kept = stage.navigation.view.subviews.filter { $0 is UIScrollView }
        stage.drag()
        #expect(stage.navigation.barTransition?.isContentPopGestureEnabled == false, "it was asked")
        #expect(stage.top === page && stage.navigation.transitionCoordinator == nil)
        withExtendedLifetime(kept) {}
    }

    // MARK: Contents

    /// Content that the user cannot scroll does not keep the drag from the stack.
    @Test func aScrollViewThatIsTurnedOff() {
        let page = CarouselPage("Carousel")
        let stage = ContentPopStage(pages: [MarkedPage("A"), page])
        page.carousel.contentOffset.x = stage.width
        page.carousel.isScrollEnabled = false
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// Contents that rest half a point beside their start, a pixel of this screen, are at their start.
    @Test(arguments: [false, true]) func aCarouselAPixelBesideItsStart(isRightToLeft: Bool) {
        let page = CarouselPage("Carousel")
        let stage = ContentPopStage(.iPhoneSE(iOS: 15), pages: [MarkedPage("A"), page], isRightToLeft: isRightToLeft)
        page.carousel.contentOffset.x = isRightToLeft ? 2 * stage.width - 0.5 : 0.5
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// Two pixels of this screen can be scrolled back, and the drag does that first.
    @Test(arguments: [false, true]) func contentsThatScrollByTwoPixels(isRightToLeft: Bool) {
        let page = CarouselPage("Carousel")
        let stage = ContentPopStage(.iPhone15(iOS: 18), pages: [MarkedPage("A"), page], isRightToLeft: isRightToLeft)
        let pixels: CGFloat = 2 / 3
        page.carousel.contentSize.width = page.carousel.bounds.width + pixels
        page.carousel.contentOffset.x = isRightToLeft ? 0 : pixels
        stage.drag()
        #expect(stage.top === page)
    }

    /// Contents that are wider than their view by less than a pixel, as by rounding, do not keep the drag from the stack.
    @Test(arguments: [CGFloat(0.25), 0.5], [false, true])
    func contentsThatAreHardlyWider(_ excess: CGFloat, isRightToLeft: Bool) {
        let page = CarouselPage("Carousel")
        let stage = ContentPopStage(.iPhoneSE(iOS: 15), pages: [MarkedPage("A"), page], isRightToLeft: isRightToLeft)
        page.carousel.contentSize.width = page.carousel.bounds.width + excess
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// The drag comes before scroll views whose contents have nothing to scroll back to, and before nothing else.
    @Test(arguments: [false, true]) func theOrderBesideScrollViews(isRightToLeft: Bool) throws {
        let page = CarouselPage("Carousel")
        let stage = ContentPopStage(pages: [MarkedPage("A"), page], isRightToLeft: isRightToLeft)
        let views: [UIView] = stage.navigation.view.subviews
        let tracking = try #require(views.compactMap { $0 as? UIScrollView }.first)
        let delegate = try #require(tracking as? any UIGestureRecognizerDelegate)
        let (pan, carousel) = (tracking.panGestureRecognizer, page.carousel)
        func comesBefore(_ scrollView: UIScrollView) -> Bool {
            delegate.gestureRecognizer(pan, shouldBeRequiredToFailBy: scrollView.panGestureRecognizer)
        }
        let (first, last) = isRightToLeft ? (2 * stage.width, 0) : (0, 2 * stage.width)
        for (offset, isFirst) in [(first, true), (stage.width, false), (last, false)] {
            carousel.contentOffset.x = offset
            #expect(comesBefore(carousel) == isFirst, "at \(offset)")
        }
        carousel.contentOffset.x = first
        let tap = UITapGestureRecognizer()
        carousel.addGestureRecognizer(tap)
        #expect(!delegate.gestureRecognizer(pan, shouldBeRequiredToFailBy: tap), "another recognizer")
        carousel.contentSize = CGSize(width: stage.width, height: 3000)
        carousel.contentOffset.x = 0
        #expect(!comesBefore(carousel), "a list")
        let elsewhere = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        elsewhere.contentSize = CGSize(width: 300, height: 40)
        stage.navigation.navigationBar.addSubview(elsewhere)
        #expect(!comesBefore(elsewhere), "not on the page")
        // The other recognizers of the view say nothing about the drag.
        carousel.contentSize = CGSize(width: 3 * stage.width, height: 300)
        carousel.contentOffset.x = first
        #expect(!delegate.gestureRecognizer(tap, shouldBeRequiredToFailBy: carousel.panGestureRecognizer))
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        #expect(delegate.gestureRecognizer(pan, shouldRequireFailureOf: edge))
        #expect(!delegate.gestureRecognizer(tap, shouldRequireFailureOf: edge))
    }

    /// A recognizer of the app's that is not on the page, such as one of a player below all pages, does not hold up the drag.
    @Test func aDragThatIsNotThePages() {
        let stage = ContentPopStage()
        let own = UIPanGestureRecognizer()
        let app = AppGestureDelegate()
        own.delegate = app
        stage.simulator.window.addGestureRecognizer(own)
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// What the finger touched first counts, also if it has moved up or down on the way.
    @Test(arguments: [CGFloat(-7), 7]) func aSlantedDragFromAControl(_ y: CGFloat) {
        let stage = ContentPopStage()
        let page = stage.pages[1]
        let slider = UIControl(frame: CGRect(x: 0, y: 497, width: stage.width, height: 6))
        page.view.addSubview(slider)
        stage.drag(by: CGPoint(x: 300, y: y * 20), from: CGPoint(x: 50, y: 500))
        #expect(stage.top === page)
        slider.frame.origin.y += y * 3
        stage.drag(by: CGPoint(x: 300, y: y * 20), from: CGPoint(x: 50, y: 500))
        #expect(stage.top === stage.pages[0])
    }

    /// UIKit may drop the completions of a transition (fact 1.3.5); the next drag begins all the same.
    @Test func aPopWhoseEndIsNotReported() {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideCompletion = .neverRuns
        let stage = ContentPopStage(profile)
        for _ in 0..<2 {
            stage.drag(finishing: false)
            #expect(stage.top === stage.pages[1])
        }
        stage.drag()
        #expect(stage.top === stage.pages[0])
        stage.navigation.pushViewController(stage.pages[1], animated: true)
        stage.simulator.runToRest()
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    // MARK: Accessibility

    /// VoiceOver finds nothing of what the library adds for the gesture.
    @Test func nothingIsAddedForVoiceOver() {
        let stage = ContentPopStage(isEnabled: false)
        let before: [UIView] = stage.navigation.view.subviews
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let added = stage.navigation.view.subviews.filter { view in !before.contains { $0 === view } }
        #expect(added.count == 1)
        #expect(added.allSatisfy { $0.accessibilityElementsHidden && !$0.isAccessibilityElement && $0.isHidden })
    }

    /// Hands the question on to the delegate that it has replaced, the library's, as proxies of other libraries do.
    private final class Forwarding: NSObject, UINavigationControllerDelegate {
        private weak var former: (any UINavigationControllerDelegate)?

        init(_ former: (any UINavigationControllerDelegate)?) { self.former = former }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            former?.navigationController(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        }
    }

    /// The library's own animator stays its own, also if it comes back through the app's delegate.
    @Test(arguments: ContentPopStage.profiles) func aDelegateThatForwardsToTheLibrarys(_ profile: Simulator.Profile) {
        let stage = ContentPopStage(
            profile, BarAppearance(background: .color(.red)), BarAppearance(background: .color(.blue)))
        let app = Forwarding(stage.navigation.delegate)
        stage.navigation.delegate = app
        stage.navigation.attachBarTransition()
        stage.begin()
        stage.move(to: 0.4)
        let colors = [5, stage.width - 5].map { stage.simulator.color(at: CGPoint(x: $0, y: 2)) }
        #expect(colors == [.red, .blue])
        stage.end(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[0])
        withExtendedLifetime(app) {}
    }

    /// The app turns the gesture off while the released page slides away: it goes on.
    @Test func theGestureIsTurnedOffAfterTheRelease() {
        let stage = ContentPopStage()
        stage.begin()
        stage.move(to: 0.5)
        stage.end(finishing: true)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.transitionCoordinator != nil)
        let before = stage.pages[1].view.shownFrame.minX
        stage.navigation.barTransition?.isContentPopGestureEnabled = false
        stage.simulator.advance(by: 0.05)
        #expect(stage.pages[1].view.shownFrame.minX >= before)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[0] && stage.navigation.transitionCoordinator == nil)
    }

    /// A finger that comes while a canceled page slides back does not move it.
    @Test func aFingerWhileTheCanceledPageSlidesBack() {
        let stage = ContentPopStage()
        stage.begin()
        stage.move(to: 0.6)
        stage.end(finishing: false)
        stage.simulator.advance(by: 0.03)
        #expect(stage.navigation.transitionCoordinator != nil)
        var last = stage.pages[1].view.shownFrame.minX
        stage.begin()
        for fraction in [CGFloat(0.7), 0.8, 0.9] {
            stage.move(to: fraction)
            stage.simulator.advance(by: 1 / 60)
            let left = stage.pages[1].view.shownFrame.minX
            #expect(left <= last + 0.5, "\(fraction): \(last), then \(left)")
            last = left
        }
        stage.end(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
    }

    /// Contents that are narrower than their view do not scroll, with an inset at their start neither.
    @Test(arguments: [false, true]) func narrowContentsWithAnInset(isRightToLeft: Bool) {
        let page = CarouselPage("Carousel")
        let stage = ContentPopStage(.iPhoneSE(iOS: 15), pages: [MarkedPage("A"), page], isRightToLeft: isRightToLeft)
        page.carousel.contentInset.left = 24
        page.carousel.contentSize.width = page.carousel.bounds.width / 2
        page.carousel.contentOffset.x = -24
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// A page that lets the bar drop a little as it comes, with a plain Core Animation.
    private final class DroppingPage: DeclaringPage {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard let layer = navigationController?.navigationBar.layer else { return }
            _ = transitionCoordinator?.animate(
                alongsideTransition: { _ in
                    let drop = CABasicAnimation(keyPath: "position")
                    drop.fromValue = CGPoint(x: layer.position.x, y: layer.position.y - 6)
                    drop.duration = 0.3
                    layer.add(drop, forKey: "drop")
                }, completion: nil)
        }
    }

    /// The app's animation of the bar's position does not move it sideways: it still moves away with its page.
    @Test(arguments: ContentPopStage.profiles) func aBarThatTheAppLetsDrop(_ profile: Simulator.Profile) {
        let stage = ContentPopStage(
            profile,
            pages: [DroppingPage("A", .hidden), DeclaringPage("B", BarAppearance(background: .color(.red)))])
        stage.begin()
        stage.move(to: 0.5)
        stage.simulator.advance(by: 1 / 60)
        let page = stage.pages[1].view.shownFrame
        #expect(page.minX > 0.4 * stage.width)
        #expect(abs(stage.navigation.navigationBar.shownFrame.minX - page.minX) < 1)
        stage.end(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[0] && stage.navigation.isNavigationBarHidden)
    }
}
