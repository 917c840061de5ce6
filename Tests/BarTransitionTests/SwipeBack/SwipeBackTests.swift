import BarTransition
import TestSupport
import Testing
import UIKit

/// The swipe back with the library attached before the navigation controller's view loads, under every variant of UIKit's
/// pop recognizers.
@Suite("Swipe back", .ownSimulator) @MainActor
struct SwipeBackTests {
    // MARK: A base class that is its own delegate

    /// The base class of many apps.
    private final class Base: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
        var allows = true
        var asked = 0
        var shown: [String?] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
            interactivePopGestureRecognizer?.delegate = self
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { shown.append(viewController.title) }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked += 1
            return allows && viewControllers.count > 1
        }
    }

    @Test(arguments: SwipeDevice.all) func n140_aBaseClassThatIsItsOwnDelegate(_ device: SwipeDevice) {
        let stage = SwipeStage(device) { Base() }
        let navigation = stage.navigation
        #expect(navigation.delegate !== navigation && navigation.barTransition != nil)
        stage.push(DeclaringPage("Hidden", .hidden))
        #expect(navigation.isNavigationBarHidden && navigation.shown.last == "Hidden")
        navigation.asked = 0
        navigation.allows = false
        #expect(!stage.swipe() && navigation.asked > 0)
        navigation.allows = true
        navigation.asked = 0
        #expect(stage.swipe() && navigation.asked == 1 && navigation.shown.last == "Root")
        #expect(!stage.swipe(), "the root")
        let form = FormPage("Form")
        stage.push(form)
        #expect(stage.top === form, "not frozen")
        #expect(!stage.swipe() && form.attempts == [.swipe])
        form.answer = true
        #expect(stage.swipe() && form.attempts == [.swipe, .swipe])
        navigation.detachBarTransition()
        #expect(navigation.delegate === navigation)
        #expect(navigation.interactivePopGestureRecognizer?.delegate === navigation)
    }

    /// Attaching loads the navigation controller's view and no page's.
    @Test(arguments: SwipeDevice.all) func n140_attachingLoadsNoPage(_ device: SwipeDevice) {
        _ = Simulator(profile: device.profile)
        let (root, page) = (MarkedPage("Root"), MarkedPage("Page"))
        let navigation = Base(rootViewController: root)
        navigation.pushViewController(page, animated: false)
        navigation.attachBarTransition()
        #expect(navigation.isViewLoaded && !root.isViewLoaded && !page.isViewLoaded)
    }

    // MARK: A form

    @Test(arguments: SwipeDevice.all) func n141_aFormIsAskedOnceForEachAttempt(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.push(form)
        #expect(!stage.swipe() && form.attempts == [.swipe])
        stage.tapBack()
        #expect(stage.top === form && form.attempts == [.swipe, .backButton])
        if device.system >= 26 {
            #expect(!stage.drag() && !stage.drag() && form.attempts.count == 4)
        }
        #expect(!stage.swipe() && !stage.swipe())
        form.answer = true
        let count = form.attempts.count
        #expect(stage.swipe() && form.attempts.count == count + 1, "asked again")
        form.answer = false
        stage.push(form)
        #expect(!stage.swipe() && form.attempts.count == count + 2)
    }

    /// A transition that ends without `didShow`, or without any callback of the delegate.
    @Test(arguments: SwipeDevice.all) func n141_aFormIsAskedAfterOtherTransitions(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        form.answer = true
        stage.push(form)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        form.answer = false
        #expect(!stage.swipe() && form.attempts == [.swipe, .swipe])
        stage.navigation.setViewControllers([stage.root, form], animated: false)
        stage.simulator.runToRest()
        stage.navigation.setViewControllers([stage.root, MarkedPage("Between"), form], animated: false)
        stage.simulator.runToRest()
        #expect(!stage.swipe() && form.attempts.count == 3)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        form.present(cover, animated: true)
        stage.simulator.runToRest()
        form.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(!stage.swipe() && form.attempts.count == 4)
    }

    // MARK: Contents that scroll sideways

    @Test(arguments: SwipeDevice.all) func n142_aCarouselScrollsAndTheEdgePops(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        for offset in [CGFloat(0), stage.simulator.window.bounds.width] {
            let page = CarouselPage("Carousel")
            stage.push(page)
            page.carousel.contentOffset.x = offset
            #expect(!stage.drag(by: -100) && page.carousel.contentOffset.x > offset + 50, "forward")
            page.carousel.contentOffset.x = offset
            if offset > 0 {
                #expect(!stage.drag(by: 100) && page.carousel.contentOffset.x < offset - 50, "back")
                page.carousel.contentOffset.x = offset
            } else if device.system >= 26 {
                #expect(stage.drag(), "at its start the contents have nothing to scroll back to")
                stage.push(page)
            }
            #expect(stage.swipe() && page.carousel.contentOffset.x == offset, "from the edge")
        }
    }

    /// With a hidden bar the library decides which gesture comes first.
    @Test(arguments: SwipeDevice.all) func n142_withAHiddenBarToo(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        let page = CarouselPage("Carousel")
        stage.push(page)
        let offset = stage.simulator.window.bounds.width
        page.carousel.contentOffset.x = offset
        #expect(!stage.drag(by: 100) && page.carousel.contentOffset.x < offset - 50, "back")
        page.carousel.contentOffset.x = offset
        #expect(stage.swipe() && page.carousel.contentOffset.x == offset, "from the edge")
    }

    // MARK: Locked pages

    @Test(arguments: SwipeDevice.all) func n143_pagesWithoutABackButtonStay(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let page = DeclaringPage("Locked", BarAppearance())
        page.navigationItem.hidesBackButton = true
        stage.push(page)
        #expect(!stage.swipe() && !stage.drag())
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(stage.navigation.isNavigationBarHidden && !stage.swipe() && !stage.drag(), "nor with a hidden bar")
        page.barAppearance = BarAppearance()
        page.setNeedsBarAppearanceUpdate(animated: false)
        page.navigationItem.hidesBackButton = false
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        stage.simulator.runToRest()
        #expect(!stage.swipe() && !stage.drag())
        page.navigationItem.leftItemsSupplementBackButton = true
        #expect(stage.swipe())
        stage.push(page)
        page.navigationItem.leftBarButtonItem = nil
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(stage.swipe(), "a hidden bar alone")
    }

    /// A page without a back button gets none because it wants to be asked, whether it hides it before or later.
    @Test(arguments: SwipeDevice.all, [false, true]) func n143_noBackButtonIsMade(_ device: SwipeDevice, later: Bool) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        form.answer = true
        if !later { form.navigationItem.hidesBackButton = true }
        stage.push(form)
        form.navigationItem.hidesBackButton = true
        form.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(form.navigationItem.backAction == nil && form.navigationItem.leftBarButtonItem == nil)
        stage.tapBack()
        #expect(!stage.swipe() && stage.top === form && form.attempts.isEmpty)
        form.navigationItem.hidesBackButton = false
        form.setNeedsBarAppearanceUpdate(animated: false)
        stage.tapBack()
        #expect(form.attempts == [.backButton] && stage.top === stage.root)
    }

    // MARK: Tabs

    @Test(arguments: SwipeDevice.all) func n144_theSecondTab(_ device: SwipeDevice) {
        let simulator = Simulator(profile: device.profile)
        let stacks = ["A", "B"].map { UINavigationController(rootViewController: MarkedPage($0)) }
        let tabs = UITabBarController()
        tabs.setViewControllers(stacks, animated: false)
        for stack in stacks { stack.attachBarTransition() }
        simulator.show(tabs)
        for (index, stack) in stacks.enumerated().reversed() {
            tabs.selectedIndex = index
            simulator.runToRest()
            let form = FormPage("Form")
            stack.pushViewController(form, animated: true)
            simulator.runToRest()
            func swipe() { simulator.swipeBack(toProgress: 0.8, finishing: true) }
            swipe()
            #expect(stack.topViewController === form && form.attempts == [.swipe])
            form.answer = true
            swipe()
            #expect(stack.viewControllers.count == 1)
            stack.pushViewController(DeclaringPage("Hidden", .hidden), animated: true)
            simulator.runToRest()
            swipe()
            #expect(stack.viewControllers.count == 1)
        }
    }

    // MARK: Delegates that are set later

    @Test(arguments: SwipeDevice.all) func n145_theAppSetsTheRecognizersDelegateLater(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.push(form)
        let app = AppGestureDelegate()
        stage.navigation.interactivePopGestureRecognizer?.delegate = app
        #expect(!stage.swipe() && form.attempts == [.swipe] && app.asked == 1)
        form.answer = true
        app.answer = false
        // From iOS 26 UIKit's other recognizer begins then, as without the library.
        #expect(stage.swipe() == (device.system >= 26) && app.asked == 2)
        if stage.top !== form { stage.push(form) }
        app.answer = true
        #expect(stage.swipe())
        let locked = MarkedPage("Locked")
        locked.navigationItem.hidesBackButton = true
        stage.push(locked)
        #expect(stage.swipe(), "as without the library, an app's delegate decides")
        stage.navigation.detachBarTransition()
        #expect(stage.navigation.interactivePopGestureRecognizer?.delegate === app)
    }

    /// Another one later still: the page is asked as before, and the first one is not.
    @Test(arguments: SwipeDevice.all) func n145_theAppExchangesItsDelegate(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let (first, second) = (AppGestureDelegate(), AppGestureDelegate())
        stage.navigation.interactivePopGestureRecognizer?.delegate = first
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe() && first.asked == 1)
        stage.navigation.interactivePopGestureRecognizer?.delegate = second
        let form = FormPage("Form")
        stage.push(form)
        #expect(!stage.swipe() && form.attempts == [.swipe])
        #expect(second.asked == 1 && first.asked == 1)
        let third = AppGestureDelegate()
        stage.navigation.interactivePopGestureRecognizer?.delegate = third
        #expect(!stage.swipe() && form.attempts == [.swipe, .swipe], "while the page is shown")
        #expect(third.asked == 1 && second.asked == 1)
        form.answer = true
        #expect(stage.swipe())
    }

    /// An app's delegate that asks the one that it replaces, which is the library's.
    @Test(arguments: SwipeDevice.all) func n145_aDelegateThatForwardsToTheLibrarys(_ device: SwipeDevice) {
        final class Forwarding: NSObject, UIGestureRecognizerDelegate {
            private weak var next: (any UIGestureRecognizerDelegate)?
            init(_ next: (any UIGestureRecognizerDelegate)?) { self.next = next }

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                next?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
            }
        }
        let stage = SwipeStage(device)
        let edge = stage.navigation.interactivePopGestureRecognizer
        #expect(!stage.swipe(), "the root; the library's delegate is set by now")
        let app = Forwarding(edge?.delegate)
        edge?.delegate = app
        let form = FormPage("Form")
        stage.push(form)
        #expect(!stage.swipe() && form.attempts == [.swipe])
        form.answer = true
        form.navigationItem.hidesBackButton = true
        #expect(!stage.swipe() && form.attempts == [.swipe])
        form.navigationItem.hidesBackButton = false
        #expect(stage.swipe() && form.attempts == [.swipe, .swipe])
        stage.push(DeclaringPage("Hidden", .hidden))
        #expect(stage.swipe() && stage.top === stage.root, "a hidden bar alone is no reason to refuse")
        withExtendedLifetime(app) {}
    }

    @Test(arguments: SwipeDevice.all) func n145_theAppSetsTheStacksDelegateLater(_ device: SwipeDevice) {
        final class Delegate: NSObject, UINavigationControllerDelegate {}
        let stage = SwipeStage(device)
        let delegate = Delegate()
        stage.navigation.delegate = delegate
        stage.navigation.attachBarTransition()
        let form = FormPage("Form")
        stage.push(form)
        #expect(!stage.swipe() && form.attempts == [.swipe])
        form.answer = true
        #expect(stage.swipe())
        withExtendedLifetime(delegate) {}
    }

    // MARK: Animators

    private final class Vending: NSObject, UINavigationControllerDelegate {
        var fades = false
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fades ? FadingAnimator() : nil }
    }

    /// UIKit alone has the swipe off then.
    @Test(arguments: SwipeDevice.all, [false, true])
    func n146_aDelegateThatVendsAnimatorsKeepsTheSwipeOff(_ device: SwipeDevice, fades: Bool) {
        for isAttached in [false, true] {
            let delegate = Vending()
            delegate.fades = fades
            let stage = SwipeStage(device, attached: isAttached) { $0.delegate = delegate }
            stage.push(MarkedPage("Page"))
            #expect(!stage.swipe() && !stage.drag())
            stage.push(DeclaringPage("Hidden", .hidden))
            if isAttached { #expect(!stage.swipe() && !stage.drag()) }
            let app = AppGestureDelegate()
            stage.navigation.interactivePopGestureRecognizer?.delegate = app
            #expect(stage.swipe() && app.asked == 1, "the app allows it")
        }
    }

    /// A delegate that keeps touches away, as of an area in which the app draws, does so as without the library.
    @Test(arguments: SwipeDevice.classic) func theAppsDelegateKeepsTouchesAway(_ device: SwipeDevice) {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            var receives = false
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                receives
            }
        }
        let stage = SwipeStage(device)
        stage.push(MarkedPage("Drawing"))
        let app = Delegate()
        stage.navigation.interactivePopGestureRecognizer?.delegate = app
        #expect(!stage.swipe())
        app.receives = true
        #expect(stage.swipe())
    }

    /// An app's delegate decides what the swipe does beside other gestures, whether it says yes or no.
    @Test(arguments: SwipeDevice.all, [true, false])
    func theAppsDelegateDecidesBesideOtherGestures(_ device: SwipeDevice, answer: Bool) throws {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            var answer = false
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool { answer }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
            ) -> Bool { answer }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
            ) -> Bool { answer }
        }
        let stage = SwipeStage(device)
        let page = CarouselPage("Carousel")
        stage.push(page)
        let app = Delegate()
        app.answer = answer
        let recognizer = try #require(stage.navigation.interactivePopGestureRecognizer)
        recognizer.delegate = app
        stage.navigation.attachBarTransition()
        let asked = try #require(recognizer.delegate)
        let other = page.carousel.panGestureRecognizer
        #expect(asked !== app)
        #expect(asked.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == answer)
        #expect(asked.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == answer)
        #expect(asked.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) == answer)
    }

    /// Many apps remove UIKit's delegate, so that each swipe begins; the library leaves it so.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)])
    func anAppThatHasRemovedTheDelegate(_ profile: Simulator.Profile) throws {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults")) {
            $0.loadViewIfNeeded()
            $0.interactivePopGestureRecognizer?.delegate = nil
        }
        let locked = MarkedPage("Locked")
        locked.navigationItem.hidesBackButton = true
        stage.push(locked)
        #expect(stage.swipe())
        #expect(!stage.swipe(), "but at the root it would freeze the navigation controller")
        stage.navigation.detachBarTransition()
        #expect(try #require(stage.navigation.interactivePopGestureRecognizer).delegate == nil)
    }

    /// During a content pop the library vends an animator itself.
    @Test(arguments: SwipeDevice.classic) func n146_aContentPopLeavesTheSwipe(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let form = FormPage("Form")
        form.answer = true
        for _ in 0..<2 {
            stage.push(form)
            #expect(stage.drag())
        }
        stage.push(form)
        form.answer = false
        form.attempts = []
        #expect(!stage.swipe() && form.attempts == [.swipe])
        stage.navigation.setViewControllers([stage.root, DeclaringPage("Hidden", .hidden)], animated: false)
        stage.simulator.runToRest()
        #expect(stage.swipe())
    }

    // MARK: Trackpads

    @Test(arguments: SwipeDevice.pads) func n147_onATrackpadThePageIsAskedAnew(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.push(form)
        #expect(!stage.scrollBack() && form.attempts == [.swipe])
        form.answer = true
        #expect(stage.scrollBack() && form.attempts == [.swipe, .swipe])
        stage.push(form)
        form.answer = false
        #expect(!stage.swipe() && form.attempts.count == 3)
        form.answer = true
        #expect(stage.scrollBack() && form.attempts.count == 4)
        stage.push(form)
        #expect(stage.swipe() && form.attempts.count == 5)
        stage.push(form)
        form.answer = false
        #expect(!stage.scrollBack() && form.attempts.count == 6)
    }

    // MARK: Presentations

    /// A sheet that leaves the presenter undimmed leaves it usable.
    @Test(arguments: SwipeDevice.all) func n148_beneathASheetThatLeavesThePresenterUsable(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.push(DeclaringPage("Hidden", .hidden))
        stage.presentUndimmedSheet()
        stage.simulator.touchDown(at: CGPoint(x: 1, y: 150))
        for x in [CGFloat(20), 150, 300] { stage.simulator.touchMove(to: CGPoint(x: x, y: 150)) }
        stage.simulator.touchUp(velocity: CGPoint(x: 2000, y: 0))
        stage.simulator.runToRest()
        #expect(stage.top === stage.root)
    }

    /// A search is presented too, and covers nothing.
    @Test(arguments: SwipeDevice.all) func duringASearch(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let page = DeclaringPage("Search", .hidden)
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        stage.push(page)
        page.navigationItem.searchController?.isActive = true
        stage.simulator.runToRest()
        #expect(page.presentedViewController is UISearchController)
        #expect(stage.swipe() && stage.top === stage.root)
    }

    // MARK: Interruptions

    /// Before iOS 26 a swipe during a transition freezes the stack; from then on UIKit takes over.
    @Test(arguments: SwipeDevice.all) func n149_aSwipeDuringAPush(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let page = MarkedPage("Page")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.15)
        #expect(stage.swipe() == (device.system >= 26))
        stage.push(MarkedPage("Next"))
        #expect(stage.top?.title == "Next", "not frozen")
        #expect(stage.swipe())
    }

    /// The second tap is lost or pops afterwards; either way the bar is that of the page on top.
    @Test(arguments: SwipeDevice.all) func n150_aSecondTapOnBackDuringThePop(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        for (name, color) in [("A", UIColor.red), ("B", .green), ("C", .blue)] {
            stage.push(DeclaringPage(name, BarAppearance(background: .color(color))))
        }
        let back = CGPoint(x: 24, y: stage.navigation.navigationBar.frame.midY)
        stage.simulator.tap(at: back)
        stage.simulator.advance(by: 0.2)
        stage.simulator.tap(at: back)
        stage.simulator.runToRest()
        let isKept = device.system >= 26 || device.profile.variants.keepsBackTapsDuringTransitions
        #expect(stage.top?.title == (isKept ? "A" : "B"))
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: 30)) == (isKept ? .red : .green))
    }

    // MARK: Content pop

    /// A drag that the page follows itself, as a map or a row with swipe actions does, comes before the content pop.
    @Test(arguments: SwipeDevice.classic) func n151_thePagesOwnDragComesFirst(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let page = MarkedPage("Page")
        stage.push(page)
        let own = UIPanGestureRecognizer()
        let app = AppGestureDelegate()
        own.delegate = app
        page.view.addGestureRecognizer(own)
        #expect(!stage.drag() && app.asked == 1)
        app.answer = false
        #expect(stage.drag(), "it failed, for example for another direction")
    }

    /// Groups replace the back button as left items do.
    @Test(arguments: SwipeDevice.all.filter { $0.system >= 16 }) func n143_groupsReplaceTheBackButtonToo(
        _ device: SwipeDevice
    ) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        form.answer = true
        form.navigationItem.leadingItemGroups = [UIBarButtonItem(systemItem: .close).creatingFixedGroup()]
        stage.push(form)
        #expect(form.navigationItem.backAction == nil)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(!stage.swipe() && !stage.drag() && stage.top === form && form.attempts.isEmpty)
    }

    /// Each attempt is asked about, also with another gesture than the one before, of which the recognizer may ask no more.
    @Test(arguments: SwipeDevice.all.filter { $0.system >= 26 }, [true, false])
    func n144_theNextGestureAsksAgain(_ device: SwipeDevice, bothAsk: Bool) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.push(form)
        #expect(!stage.drag() && form.attempts == [.swipe])
        stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = bothAsk
        form.answer = true
        #expect(stage.swipe() && form.attempts == [.swipe, .swipe])
    }

    /// A later delegate of the app's asks the library's, and by way of it an earlier one of the app's.
    @Test(arguments: SwipeDevice.classic) func n145_anEarlierDelegateOfTheAppIsAskedToo(_ device: SwipeDevice) {
        final class Asking: NSObject, UIGestureRecognizerDelegate {
            weak var next: (any UIGestureRecognizerDelegate)?
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                next?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
            }
        }
        let stage = SwipeStage(device)
        let edge = stage.navigation.interactivePopGestureRecognizer
        let (first, second) = (AppGestureDelegate(), Asking())
        edge?.delegate = first
        #expect(!stage.swipe(), "the root; the library's delegate is set by now")
        second.next = edge?.delegate
        edge?.delegate = second
        first.answer = false
        stage.push(MarkedPage("Page"))
        #expect(!stage.swipe() && first.asked == 1)
        first.answer = true
        #expect(stage.swipe() && first.asked == 2)
        withExtendedLifetime(second) {}
    }

    /// One that saves the present delegate each time that it sets itself asks the one by which it is asked.
    @Test(arguments: SwipeDevice.classic) func n145_delegatesThatAskEachOther(_ device: SwipeDevice) {
        final class Wrapping: NSObject, UIGestureRecognizerDelegate {
            private weak var next: (any UIGestureRecognizerDelegate)?
            func wrap(_ recognizer: UIGestureRecognizer?) {
                next = recognizer?.delegate
                recognizer?.delegate = self
            }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                next?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? false
            }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                next?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
            }
        }
        let stage = SwipeStage(device)
        let app = Wrapping()
        app.wrap(stage.navigation.interactivePopGestureRecognizer)
        #expect(!stage.swipe(), "the root; the library's delegate is set by now")
        app.wrap(stage.navigation.interactivePopGestureRecognizer)
        let page = MarkedPage("Locked")
        page.navigationItem.hidesBackButton = true
        stage.push(page)
        #expect(!stage.swipe() && stage.top === page)
        page.navigationItem.hidesBackButton = false
        #expect(stage.swipe())
        withExtendedLifetime(app) {}
    }

    /// The same about other recognizers: nobody has an answer, and UIKit's is no.
    @Test(arguments: SwipeDevice.classic) func n145_delegatesThatAskEachOtherAboutScrollViews(
        _ device: SwipeDevice
    ) throws {
        final class Wrapping: NSObject, UIGestureRecognizerDelegate {
            weak var next: (any UIGestureRecognizerDelegate)?
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool {
                next?.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other) ?? true
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
            ) -> Bool { next?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other) ?? true }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
            ) -> Bool { next?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other) ?? true }
        }
        let stage = SwipeStage(device)
        let page = CarouselPage("Carousel")
        stage.push(page)
        let app = Wrapping()
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        edge.delegate = app
        stage.navigation.attachBarTransition()
        let asked = try #require(edge.delegate)
        #expect(asked !== app)
        app.next = asked
        let pan = page.carousel.panGestureRecognizer
        #expect(!asked.gestureRecognizer(edge, shouldRecognizeSimultaneouslyWith: pan))
        #expect(!asked.gestureRecognizer(edge, shouldRequireFailureOf: pan))
        #expect(!asked.gestureRecognizer(edge, shouldBeRequiredToFailBy: pan))
        withExtendedLifetime(app) {}
    }
}
