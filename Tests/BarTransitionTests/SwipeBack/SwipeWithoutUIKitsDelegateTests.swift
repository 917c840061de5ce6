import BarTransition
import TestSupport
import Testing
import UIKit

/// Swipes whose recognizers have lost UIKit's own delegate, by the app or by UIKit itself.
@Suite("Swipes without UIKit's own delegate", .ownSimulator) @MainActor
struct SwipeWithoutUIKitsDelegateTests {
    nonisolated private static let profiles: [Simulator.Profile] = [.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)]

    private func show(
        _ profile: Simulator.Profile, isRightToLeft: Bool = false, _ pages: [UIViewController],
        prepare: (UINavigationController) -> Void
    ) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        prepare(navigation)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        return (simulator, navigation)
    }

    /// Drags from the middle of the screen in the direction of a pop.
    private func drag(_ simulator: Simulator, by distance: CGFloat) {
        let start = CGPoint(x: simulator.window.bounds.midX, y: 0.6 * simulator.window.bounds.height)
        simulator.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), velocity: .zero)
        simulator.runToRest()
    }

    /// From iOS 26 the gesture that begins anywhere scrolls contents back first, and pops at their start.
    @Test(arguments: [false, true]) func contentsScrollBackFirst(isRightToLeft: Bool) {
        let page = CarouselPage("Carousel")
        let (simulator, navigation) = show(
            .iPhone17Pro(iOS: 26), isRightToLeft: isRightToLeft, [MarkedPage("Root"), page]
        ) { navigation in
            navigation.loadViewIfNeeded()
            navigation.interactivePopGestureRecognizer?.delegate = nil
            navigation.interactiveContentPopGestureRecognizer?.delegate = nil
        }
        let width = simulator.window.bounds.width
        let (start, back): (CGFloat, CGFloat) = isRightToLeft ? (2 * width, -1) : (0, 1)
        page.carousel.contentOffset.x = width
        drag(simulator, by: 0.4 * width * back)
        #expect(navigation.topViewController === page)
        #expect((page.carousel.contentOffset.x - width) * back < -50, "it has scrolled back")
        page.carousel.contentOffset.x = start
        drag(simulator, by: 0.9 * width * back)
        #expect(navigation.viewControllers.count == 1 && page.carousel.contentOffset.x == start)
    }

    /// An app that removes the delegate when the library has decided for a while, as pages do in `viewDidAppear`: no delegate
    /// of the app's allows the swipe of a page without a back button, or one at the root.
    @Test(arguments: profiles)
    func anAppThatRemovesTheDelegateLater(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let locked = MarkedPage("Locked")
        locked.navigationItem.hidesBackButton = true
        stage.push(locked)
        stage.navigation.interactivePopGestureRecognizer?.delegate = nil
        #expect(!stage.swipe() && stage.top === locked)
        locked.navigationItem.hidesBackButton = false
        stage.navigation.interactivePopGestureRecognizer?.delegate = nil
        #expect(stage.swipe())
        stage.navigation.interactivePopGestureRecognizer?.delegate = nil
        #expect(!stage.swipe())
        stage.push(MarkedPage("Next"))
        #expect(stage.top?.title == "Next", "not frozen")
    }

    /// An app that removes its own delegate while a page is shown has none from the next touch on, and the library decides.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func anAppThatRemovesItsDelegateWhileAPageIsShown(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let (app, locked) = (AppGestureDelegate(), MarkedPage("Locked"))
        app.answer = false
        locked.navigationItem.hidesBackButton = true
        stage.push(locked)
        stage.navigation.interactivePopGestureRecognizer?.delegate = app
        #expect(!stage.swipe() && app.asked == 1)
        stage.navigation.interactivePopGestureRecognizer?.delegate = nil
        #expect(!stage.swipe() && stage.top === locked)
    }

    /// A page that blocks its swipe while it is on the screen blocks no other one.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [false, true])
    func anAppThatRemovesItsOwnDelegate(_ profile: Simulator.Profile, hasContentPop: Bool) {
        final class Blocking: MarkedPage, UIGestureRecognizerDelegate {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                setDelegates(self)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                setDelegates(nil)
            }

            private func setDelegates(_ delegate: (any UIGestureRecognizerDelegate)?) {
                navigationController?.interactivePopGestureRecognizer?.delegate = delegate
                guard #available(iOS 26.0, *) else { return }
                navigationController?.interactiveContentPopGestureRecognizer?.delegate = delegate
            }

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        stage.navigation.barTransition?.isContentPopGestureEnabled = hasContentPop
        let blocking = Blocking("Blocking")
        stage.push(blocking)
        #expect(!stage.swipe() && stage.top === blocking)
        stage.push(MarkedPage("Next"))
        #expect(stage.swipe() && stage.top === blocking)
        #expect(!stage.swipe() && stage.top === blocking)
    }

    /// Blocks its swipe while it is on the screen, and puts back the delegates that it found.
    private final class Restoring: MarkedPage, UIGestureRecognizerDelegate {
        private struct Saved {
            weak var weakly: (any UIGestureRecognizerDelegate)?
            var strongly: (any UIGestureRecognizerDelegate)?
        }

        var isStrong = true
        var answer = false
        private var saved: [Saved] = []

        private var recognizers: [UIGestureRecognizer] {
            var recognizers = [navigationController?.interactivePopGestureRecognizer]
            if #available(iOS 26.0, *) {
                recognizers.append(navigationController?.interactiveContentPopGestureRecognizer)
            }
            return recognizers.compactMap { $0 }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            saved = recognizers.map { Saved(weakly: $0.delegate, strongly: isStrong ? $0.delegate : nil) }
            for recognizer in recognizers { recognizer.delegate = self }
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            putBack()
        }

        func putBack() {
            for (recognizer, saved) in zip(recognizers, saved) { recognizer.delegate = saved.weakly }
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
    }

    private func pop(_ stage: SwipeStage<UINavigationController>) {
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
    }

    /// As above, but the page puts back what it has replaced, one of the library's objects. Pages on other pages do so, too.
    @Test(
        arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)],
        [(false, false), (false, true), (true, false), (true, true)])
    func anAppThatPutsBackWhatItReplaced(_ profile: Simulator.Profile, _ saving: (isStrong: Bool, answer: Bool)) {
        let (isStrong, answer) = saving
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let (first, second) = (Restoring("First"), Restoring("Second"))
        for page in [first, second] { (page.isStrong, page.answer) = (isStrong, answer) }
        second.answer = !answer
        stage.push(first)
        stage.push(second)
        let locked = MarkedPage("Locked")
        locked.navigationItem.hidesBackButton = true
        stage.push(locked)
        #expect(!stage.swipe() && stage.top === locked, "the library decides again")
        locked.navigationItem.hidesBackButton = false
        #expect(stage.swipe() && stage.top === second)
        #expect(stage.swipe() == second.answer)
        if !second.answer { pop(stage) }
        #expect(stage.top === first)
        #expect(stage.swipe() == first.answer)
        if !first.answer { pop(stage) }
        #expect(!stage.swipe() && stage.top === stage.root)
        stage.push(MarkedPage("Next"))
        #expect(stage.swipe(), "not frozen")
    }

    /// The page has saved the library's objects, and puts them back when the library is detached: UIKit decides.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func anAppThatPutsThemBackAfterADetach(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let page = Restoring("Page")
        let library = stage.navigation.barTransition
        stage.push(page)
        stage.navigation.detachBarTransition()
        page.putBack()
        #expect(library != nil, "the app keeps the library's object")
        #expect(stage.swipe() && stage.top === stage.root)
        #expect(!stage.swipe())
        stage.push(MarkedPage("Next"))
        #expect(stage.swipe(), "not frozen")
        stage.navigation.attachBarTransition()
        stage.push(MarkedPage("Last"))
        #expect(stage.swipe() && !stage.swipe())
    }

    /// The same in the other order, without a touch or a layout in between.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aDetachAfterAnAppHasPutThemBack(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let page = Restoring("Page")
        stage.push(page)
        page.putBack()
        stage.navigation.detachBarTransition()
        #expect(stage.navigation.interactivePopGestureRecognizer?.delegate != nil)
        #expect(stage.swipe() && stage.top === stage.root)
        #expect(!stage.swipe())
        stage.push(MarkedPage("Next"))
        #expect(stage.swipe(), "not frozen")
    }

    /// A navigation controller that decides about its swipes, and a page that takes the delegate away for a while.
    @Test(arguments: profiles)
    func aPageThatTakesTheDelegateAwayForAWhile(_ profile: Simulator.Profile) {
        final class Deciding: UINavigationController, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                topViewController?.title != "Locked"
            }
        }
        let navigation = Deciding()
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), { navigation }) {
            $0.loadViewIfNeeded()
            $0.interactivePopGestureRecognizer?.delegate = $0
        }
        stage.push(MarkedPage("Locked"))
        #expect(!stage.swipe())
        let saved = navigation.interactivePopGestureRecognizer?.delegate
        navigation.interactivePopGestureRecognizer?.delegate = nil
        #expect(stage.swipe())
        navigation.interactivePopGestureRecognizer?.delegate = saved
        stage.push(MarkedPage("Locked"))
        #expect(!stage.swipe(), "it decides again")
        stage.navigation.detachBarTransition()
        #expect(navigation.interactivePopGestureRecognizer?.delegate === navigation)
    }

    /// An app that gives one recognizer the delegate of the other finds its gestures as before.
    @Test func anAppThatExchangesTheDelegates() {
        let stage = SwipeStage(SwipeDevice(profile: .iPhone17Pro(iOS: 26), answer: "defaults"))
        let edge = stage.navigation.interactivePopGestureRecognizer
        let content = stage.navigation.interactiveContentPopGestureRecognizer
        func exchange() {
            let (first, second) = (edge?.delegate, content?.delegate)
            edge?.delegate = second
            content?.delegate = first
        }
        exchange()
        stage.push(MarkedPage("Page"))
        #expect(stage.drag(by: 300) && stage.top === stage.root)
        exchange()
        stage.navigation.detachBarTransition()
        #expect(edge?.delegate != nil && content?.delegate != nil)
        #expect(!stage.swipe())
        stage.push(MarkedPage("Next"))
        #expect(stage.swipe(), "not frozen")
    }

    /// A base class that makes itself the delegate whenever it appears, and puts nothing back: nothing accumulates.
    @Test(arguments: profiles)
    func anAppThatPutsNothingBack(_ profile: Simulator.Profile) {
        final class Page: MarkedPage, UIGestureRecognizerDelegate {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationController?.interactivePopGestureRecognizer?.delegate = self
            }

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        stage.push(Page("First"))
        weak var former: (any UIGestureRecognizerDelegate)?
        for visit in 0..<3 {
            stage.push(Page("Second"))
            let present = stage.navigation.interactivePopGestureRecognizer?.delegate
            if visit > 0 { #expect(former == nil, "\(visit)") }
            former = present
            #expect(stage.swipe())
        }
    }

    private final class Vending: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }

    /// UIKit removes its delegate while the app's can return animators, before or after the library is attached. When the app
    /// has another one, the swipe is there again.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [false, true])
    func anAppThatReturnsNoAnimatorsAnyMore(_ profile: Simulator.Profile, isAttachedFirst: Bool) {
        let vending = Vending()
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), attached: isAttachedFirst) {
            $0.delegate = vending
        }
        stage.push(MarkedPage("Page"))
        stage.navigation.attachBarTransition()
        #expect(!stage.swipe())
        stage.navigation.delegate = nil
        stage.navigation.attachBarTransition()
        stage.push(MarkedPage("Next"))
        #expect(stage.swipe() && stage.top?.title == "Page")
    }

    /// A zoom that the app does not let the user swipe away stays, as without the library.
    @Test(arguments: [18, 26], [false, true]) func aZoomThatStays(_ system: Int, allows: Bool) {
        for isAttached in [false, true] {
            let source = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
            let stage = SwipeStage(
                SwipeDevice(profile: .iPhone15(iOS: system), answer: "defaults"), attached: isAttached)
            stage.root.view.addSubview(source)
            let page = MarkedPage("Photo")
            let options = UIViewController.Transition.ZoomOptions()
            options.interactiveDismissShouldBegin = { _ in allows }
            page.preferredTransition = .zoom(options: options) { [weak source] _ in source }
            stage.push(page)
            #expect(stage.swipe() == allows, "attached: \(isAttached)")
        }
    }

    /// From iOS 26 two recognizers can begin. With a hidden bar, which UIKit refuses, one delegate of the app's that is against
    /// the swipe counts for both.
    @Test func oneDelegateOfTheAppCountsForBoth() {
        let stage = SwipeStage(SwipeDevice(profile: .iPhone17Pro(iOS: 26), answer: "defaults"))
        let app = AppGestureDelegate()
        stage.navigation.interactivePopGestureRecognizer?.delegate = app
        let page = DeclaringPage("Hidden", .hidden)
        stage.push(page)
        app.answer = false
        #expect(!stage.drag() && !stage.swipe() && stage.top === page)
        app.answer = true
        #expect(stage.drag() && stage.top === stage.root)
    }

    /// What the app puts back stays the delegate, as without the library: the app can compare it with what it has saved.
    @Test(arguments: profiles)
    func whatTheAppPutsBackStays(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let edge = stage.navigation.interactivePopGestureRecognizer
        let (first, second) = (AppGestureDelegate(), AppGestureDelegate())
        second.answer = false
        edge?.delegate = first
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe())
        let saved = edge?.delegate
        edge?.delegate = second
        stage.push(MarkedPage("Page"))
        #expect(!stage.swipe())
        edge?.delegate = saved
        let asked = second.asked
        #expect(stage.swipe() && stage.top === stage.root)
        #expect(saved != nil && edge?.delegate === saved)
        #expect(second.asked == asked && first.asked > 0)
        withExtendedLifetime(first) {}
    }

    /// An app that has removed UIKit's delegate, and has one of its own for a while, has none again afterwards: each swipe begins,
    /// as before, and the library leaves it so.
    @Test(arguments: profiles)
    func anAppThatHasADelegateForAWhile(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults")) {
            $0.loadViewIfNeeded()
            $0.interactivePopGestureRecognizer?.delegate = nil
        }
        let edge = stage.navigation.interactivePopGestureRecognizer
        let (app, locked) = (AppGestureDelegate(), MarkedPage("Locked"))
        app.answer = false
        locked.navigationItem.hidesBackButton = true
        stage.push(locked)
        edge?.delegate = app
        #expect(!stage.swipe() && app.asked > 0)
        edge?.delegate = nil
        #expect(stage.swipe() && stage.top === stage.root)
        #expect(!stage.swipe(), "but at the root it would freeze the navigation controller")
        stage.navigation.detachBarTransition()
        #expect(edge != nil && edge?.delegate == nil)
        withExtendedLifetime(app) {}
    }

    /// An app that alternates between two delegates of its own leaves nothing behind.
    @Test(arguments: profiles)
    func anAppThatAlternatesBetweenTwoDelegates(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let edge = stage.navigation.interactivePopGestureRecognizer
        let (first, second) = (AppGestureDelegate(), AppGestureDelegate())
        weak var former: (any UIGestureRecognizerDelegate)?
        for delegate in [first, second, first] {
            former = edge?.delegate
            #expect(former != nil)
            edge?.delegate = delegate
            stage.push(MarkedPage("Page"))
            #expect(stage.swipe() && delegate.asked > 0)
        }
        #expect(former == nil)
        withExtendedLifetime((first, second)) {}
    }

    /// Pages that save the delegate, set their own and put the saved one back leave nothing behind.
    @Test(arguments: profiles)
    func anAppThatPutsBackTimeAndAgain(_ profile: Simulator.Profile) {
        let app = AppGestureDelegate()
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        stage.navigation.interactivePopGestureRecognizer?.delegate = app
        stage.push(MarkedPage("First"))
        weak var first: (any UIGestureRecognizerDelegate)?
        for visit in 0..<3 {
            let page = Restoring("Page")
            page.isStrong = false
            stage.push(page)
            if visit == 0 { first = stage.navigation.interactivePopGestureRecognizer?.delegate }
            pop(stage)
        }
        #expect(first == nil)
    }
}
