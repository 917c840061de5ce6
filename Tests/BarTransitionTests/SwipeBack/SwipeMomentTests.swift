import BarTransition
import TestSupport
import Testing
import UIKit

/// Swipes at moments at which a pop would freeze the stack, also if the app's own delegate always allows them, as that of many
/// base classes does.
@Suite("Moments at which no swipe may begin", .ownSimulator) @MainActor
struct SwipeMomentTests {
    nonisolated private static let devices = [
        Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ].map { SwipeDevice(profile: $0, answer: "defaults") }

    private final class Allowing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    /// - Parameter app: the app's delegate of the recognizer.
    private func stage(_ device: SwipeDevice, _ app: Allowing?) -> SwipeStage<UINavigationController> {
        SwipeStage(device) { navigation in
            guard let app else { return }
            navigation.loadViewIfNeeded()
            navigation.interactivePopGestureRecognizer?.delegate = app
        }
    }

    /// The stack can be used afterwards.
    private func expectUsable(_ stage: SwipeStage<UINavigationController>) {
        let before = stage.navigation.viewControllers.count
        stage.push(MarkedPage("Next"))
        #expect(stage.top?.title == "Next" && stage.navigation.viewControllers.count == before + 1, "not frozen")
        #expect(stage.swipe() && stage.navigation.viewControllers.count == before)
    }

    /// Before iOS 26 UIKit's transitions cannot be interrupted.
    @Test(arguments: devices.filter { $0.system < 26 }, [false, true])
    func duringAPushOrAPop(_ device: SwipeDevice, isPop: Bool) {
        let app = Allowing()
        let stage = stage(device, app)
        for title in ["A", "B"] { stage.push(MarkedPage(title)) }
        if isPop {
            stage.navigation.popViewController(animated: true)
        } else {
            stage.navigation.pushViewController(MarkedPage("C"), animated: true)
        }
        let pages = stage.navigation.viewControllers
        stage.simulator.advance(by: 0.1)
        #expect(!stage.swipe() && stage.navigation.viewControllers == pages)
        expectUsable(stage)
    }

    /// The finger is down already when an alert comes up in front.
    @Test(arguments: devices, [false, true]) func underAnAlert(_ device: SwipeDevice, isAllowedByApp: Bool) {
        let app = isAllowedByApp ? Allowing() : nil
        let stage = stage(device, app)
        let page = MarkedPage("Page")
        stage.push(page)
        for isStillComing in [true, false] {
            stage.simulator.touchDown(at: CGPoint(x: 1, y: 400))
            let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
            page.present(alert, animated: true)
            stage.simulator.advance(by: isStillComing ? 0.1 : 2)
            for x in [CGFloat(20), 150, 300] { stage.simulator.touchMove(to: CGPoint(x: x, y: 400)) }
            #expect(stage.top === page)
            stage.simulator.touchUp(velocity: CGPoint(x: 2000, y: 0))
            stage.simulator.runToRest()
            #expect(stage.top === page && page.presentedViewController === alert)
            alert.dismiss(animated: true)
            stage.simulator.runToRest()
        }
        expectUsable(stage)
    }

    /// The stack itself comes up in a sheet, or goes.
    @Test(arguments: devices, [false, true]) func whileTheStackIsPresented(_ device: SwipeDevice, isDismissed: Bool) {
        let simulator = Simulator(profile: device.profile)
        let host = UIViewController()
        simulator.show(host)
        let app = Allowing()
        let navigation = UINavigationController()
        navigation.viewControllers = ["A", "B"].map { MarkedPage($0) }
        navigation.modalPresentationStyle = .fullScreen
        navigation.attachBarTransition()
        navigation.interactivePopGestureRecognizer?.delegate = app
        host.present(navigation, animated: true)
        if isDismissed {
            simulator.runToRest()
            simulator.touchDown(at: CGPoint(x: 1, y: 400))
            navigation.dismiss(animated: true)
            simulator.advance(by: 0.1)
        } else {
            simulator.advance(by: 0.2)
            simulator.touchDown(at: CGPoint(x: 1, y: 700))
        }
        for x in [CGFloat(20), 150, 300] { simulator.touchMove(to: CGPoint(x: x, y: isDismissed ? 400 : 700)) }
        #expect(navigation.viewControllers.count == 2)
        simulator.touchUp(velocity: CGPoint(x: 2000, y: 0))
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 2)
        guard !isDismissed else { return }
        simulator.swipeBack(toProgress: 0.8, finishing: true)
        #expect(navigation.viewControllers.count == 1)
    }

    /// From iOS 26 two recognizers see the same finger: one page goes, not two.
    @Test(arguments: [false, true]) func oneSwipePopsOnePage(isAllowedByApp: Bool) {
        let app = Allowing()
        let stage = stage(Self.devices[2], isAllowedByApp ? app : nil)
        if isAllowedByApp { stage.navigation.interactiveContentPopGestureRecognizer?.delegate = app }
        for title in ["A", "B", "C"] { stage.push(MarkedPage(title)) }
        #expect(stage.swipe() && stage.top?.title == "B")
        #expect(stage.drag() && stage.top?.title == "A")
        expectUsable(stage)
    }

    /// The app decides about the edge swipe only. Over a page without a bar UIKit would refuse the other gesture of iOS 26; it begins
    /// unless the app is against a swipe there.
    @Test(arguments: [false, true]) func aDragBesideTheAppsEdgeSwipe(isAllowed: Bool) {
        let app = AppGestureDelegate()
        app.answer = isAllowed
        let stage = SwipeStage(SwipeDevice(profile: .iPhone17Pro(iOS: 26), answer: "defaults"))
        stage.navigation.interactivePopGestureRecognizer?.delegate = app
        stage.push(MarkedPage("Page"))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(stage.drag() == isAllowed)
        withExtendedLifetime(app) {}
    }

    /// From iOS 26 a push of a page without a bar, whose swipe UIKit refuses, is not interrupted either.
    @Test func duringAPushOfAPageWithoutABar() {
        let stage = stage(Self.devices[2], nil)
        let page = DeclaringPage("Hidden", .hidden)
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.15)
        #expect(!stage.swipe() && stage.top === page)
        #expect(stage.swipe() && stage.top === stage.root)
        expectUsable(stage)
    }

    /// There is nothing to go back to.
    @Test(arguments: devices) func atTheRootOfAnEmptyOrSinglePageStack(_ device: SwipeDevice) {
        let app = Allowing()
        let stage = stage(device, app)
        #expect(!stage.swipe())
        stage.navigation.setViewControllers([], animated: false)
        stage.simulator.runToRest()
        #expect(!stage.swipe())
        stage.navigation.setViewControllers([stage.root], animated: false)
        stage.simulator.runToRest()
        expectUsable(stage)
    }

    /// The app's delegate presents an alert when it is asked, and leaves the answer to the delegate that it has replaced, which is
    /// the library's.
    @Test(arguments: devices) func underAnAlertThatComesWithTheQuestion(_ device: SwipeDevice) {
        final class Presenting: NSObject, UIGestureRecognizerDelegate {
            weak var next: (any UIGestureRecognizerDelegate)?
            weak var presenter: UIViewController?

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
                presenter?.present(alert, animated: true)
                return next?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
            }
        }
        let stage = stage(device, nil)
        let (app, page) = (Presenting(), MarkedPage("Page"))
        stage.push(page)
        (app.next, app.presenter) = (stage.navigation.interactivePopGestureRecognizer?.delegate, page)
        stage.navigation.interactivePopGestureRecognizer?.delegate = app
        #expect(!stage.swipe() && stage.top === page)
        #expect(page.presentedViewController is UIAlertController)
        app.presenter = nil
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        expectUsable(stage)
        withExtendedLifetime(app) {}
    }

    // MARK: Attempts

    /// What a page has said to a drag that was canceled is not the answer to the next swipe, on whichever recognizer.
    @Test(
        arguments: [Simulator.Profile.iPad(iOS: 18), .iPad(iOS: 26)].map {
            SwipeDevice(profile: $0, answer: "defaults")
        })
    func aPageIsAskedAgainOnATrackpad(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.push(form)
        for isDrag in [true, false] {
            form.answer = true
            form.attempts = []
            // By touch, from the middle or from the edge; the page goes back.
            let start = CGPoint(x: isDrag ? stage.simulator.window.bounds.midX : 1, y: 500)
            stage.simulator.touchDown(at: start)
            for step in 1...4 { stage.simulator.touchMove(to: CGPoint(x: start.x + 20 * CGFloat(step), y: start.y)) }
            stage.simulator.touchUp(velocity: CGPoint(x: -2000, y: 0))
            stage.simulator.runToRest()
            #expect(stage.top === form && form.attempts.count == (isDrag && device.system < 26 ? 0 : 1))
            let count = form.attempts.count
            form.answer = false
            #expect(!stage.scrollBack() && form.attempts.count == count + 1)
            #expect(!stage.scrollBack() && form.attempts.count == count + 2)
        }
    }

    /// A page that was asked and has been swiped away is not kept until the next touch.
    @Test(arguments: devices) func aPageThatIsSwipedAwayIsReleased(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        weak var gone: FormPage?
        do {
            let form = FormPage("Form")
            form.answer = true
            gone = form
            stage.push(form)
            #expect(stage.swipe() && form.attempts == [.swipe])
        }
        stage.simulator.runToRest()
        #expect(gone == nil)
    }

    // MARK: The back button

    /// The app shows or hides the back button without telling the library: the next touch finds it as it is then.
    @Test(arguments: devices) func aBackButtonThatTheAppShowsLater(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        form.navigationItem.hidesBackButton = true
        stage.push(form)
        stage.tapBack()
        #expect(stage.top === form && form.attempts.isEmpty)
        form.navigationItem.hidesBackButton = false
        stage.simulator.runToRest()
        // A touch anywhere.
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        stage.tapBack()
        #expect(stage.top === form && form.attempts == [.backButton])
        form.navigationItem.hidesBackButton = true
        stage.simulator.runToRest()
        stage.tapBack()
        #expect(stage.top === form && form.attempts == [.backButton])
        #expect(form.navigationItem.backAction == nil && form.navigationItem.leftBarButtonItem == nil)
    }

    /// UIKit arranges the items of both pages during a transition, so that a touch then changes none of them.
    @Test(arguments: devices) func aTouchDuringATransitionChangesNoButton(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.navigation.pushViewController(form, animated: true)
        stage.simulator.advance(by: 0.1)
        let item = form.navigationItem
        let (button, hasAction) = (item.leftBarButtonItem, item.backAction != nil)
        #expect(button != nil || hasAction)
        item.hidesBackButton = true
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        #expect(item.leftBarButtonItem === button && (item.backAction != nil) == hasAction)
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        #expect(item.leftBarButtonItem == nil && item.backAction == nil)
    }

    /// A panel over the page, whose presentation passes touches beside it on to the page.
    private final class Panel: UIViewController, UIViewControllerTransitioningDelegate {
        private final class Presentation: UIPresentationController {
            override func presentationTransitionWillBegin() { containerView?.isUserInteractionEnabled = false }
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Presentation(presentedViewController: presented, presenting: presenting)
        }
    }

    /// A custom presentation decides itself which touches reach the page below, and the swipe works there as without the library.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func aCustomPresentationThatPassesTouches(_ profile: Simulator.Profile, isAttached: Bool) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"), attached: isAttached)
        let panel = Panel()
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = panel
        stage.navigation.present(panel, animated: false)
        stage.simulator.runToRest()
        stage.push(MarkedPage("Page"))
        #expect(stage.swipe() && stage.top === stage.root)
    }

    /// The alert is that of a sheet, beside which the page could be used until then.
    @Test(arguments: devices, [false, true]) func underAnAlertOfASheet(_ device: SwipeDevice, isAllowedByApp: Bool) {
        let app = isAllowedByApp ? Allowing() : nil
        let stage = stage(device, app)
        let page = MarkedPage("Page")
        stage.push(page)
        let sheet = stage.presentUndimmedSheet()
        stage.simulator.touchDown(at: CGPoint(x: 1, y: 150))
        let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
        sheet.present(alert, animated: true)
        stage.simulator.advance(by: 2)
        for x in [CGFloat(20), 150, 300] { stage.simulator.touchMove(to: CGPoint(x: x, y: 150)) }
        #expect(stage.top === page)
        stage.simulator.touchUp(velocity: CGPoint(x: 2000, y: 0))
        stage.simulator.runToRest()
        #expect(stage.top === page && sheet.presentedViewController === alert)
    }
}
