import BarTransition
import TestSupport
import Testing
import UIKit

/// Going back as the user does, from code: the page is asked as for the back button and the swipe.
@Suite("Attempts to go back", .ownSimulator) @MainActor
struct AttemptPopTests {
    /// A page with unsaved changes that VoiceOver's escape gesture leaves as well.
    private final class EscapingForm: MarkedPage, PopIntercepting {
        var answer = false
        var attempts: [PopAttempt] = []

        func shouldPop(for attempt: PopAttempt) -> Bool {
            attempts.append(attempt)
            return answer
        }

        override func accessibilityPerformEscape() -> Bool {
            navigationController?.viewControllerStack.attemptPopViewController()
            return true
        }
    }

    @Test(arguments: SwipeDevice.all) func everyWayBackGetsTheSameAnswer(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = EscapingForm("Form")
        // The app's own back button beside UIKit's.
        let own = UIBarButtonItem(
            primaryAction: UIAction(title: "Back") { [weak form] _ in
                form?.navigationController?.viewControllerStack.attemptPopViewController()
            })
        form.navigationItem.rightBarButtonItem = own
        func tapOwn() {
            let bar = stage.navigation.navigationBar
            stage.simulator.tap(at: CGPoint(x: bar.bounds.width - 30, y: bar.frame.midY))
            stage.simulator.runToRest()
        }
        let ways: [(PopAttempt, () -> Void)] = [
            (.backButton, { stage.tapBack() }),
            (.swipe, { stage.swipe() }),
            (.backButton, tapOwn),
            (
                .backButton,
                {
                    #expect(form.accessibilityPerformEscape())
                    stage.simulator.runToRest()
                }
            ),
        ]
        for (attempt, goBack) in ways {
            form.answer = false
            form.attempts = []
            stage.push(form)
            goBack()
            #expect(stage.top === form && form.attempts == [attempt])
            form.answer = true
            goBack()
            #expect(stage.top === stage.root && form.attempts == [attempt, attempt])
        }
    }

    @Test(arguments: SwipeDevice.all) func theReturnedPageAndTheCompletion(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let stack = stage.navigation.viewControllerStack
        var finished: [Bool] = []
        #expect(stack.attemptPopViewController { finished.append($0) } == nil && finished == [false], "the root")
        let form = FormPage("Form")
        stage.push(form)
        #expect(stack.attemptPopViewController { finished.append($0) } == nil && finished == [false, false])
        form.answer = true
        #expect(stack.attemptPopViewController { finished.append($0) } === form)
        #expect(finished.count == 2)
        stage.simulator.runToRest()
        #expect(finished == [false, false, true] && stage.top === stage.root)
        stage.push(MarkedPage("Not asked"))
        stack.attemptPopViewController(animated: false)
        stage.simulator.runToRest()
        #expect(stage.top === stage.root)
    }

    /// A web view's history: the page goes back itself, and says no.
    @Test(arguments: SwipeDevice.all) func aPageWithAHistory(_ device: SwipeDevice) {
        final class Browser: MarkedPage, PopIntercepting {
            var history = ["first", "second"]
            func shouldPop(for attempt: PopAttempt) -> Bool { history.popLast() == nil }
        }
        let stage = SwipeStage(device)
        let browser = Browser("Browser")
        stage.push(browser)
        for rest in [1, 0] {
            #expect(stage.navigation.viewControllerStack.attemptPopViewController() == nil)
            #expect(browser.history.count == rest && stage.top === browser)
        }
        #expect(stage.navigation.viewControllerStack.attemptPopViewController() === browser)
    }

    /// A second call during the pop, as by a double tap, does what UIKit's button does then.
    @Test(arguments: SwipeDevice.all) func aSecondAttemptDuringThePop(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let pages = ["A", "B"].map { FormPage($0) }
        for page in pages {
            page.answer = true
            stage.push(page)
        }
        stage.navigation.viewControllerStack.attemptPopViewController()
        stage.simulator.advance(by: 0.1)
        stage.navigation.viewControllerStack.attemptPopViewController()
        stage.simulator.runToRest()
        #expect(stage.top === (device.system >= 26 ? stage.root : pages[0]))
        #expect(pages[0].attempts.count == (device.system >= 26 ? 1 : 0))
    }

    /// A page that shows an alert, and says yes by mistake, stays under it.
    @Test(arguments: SwipeDevice.all) func aPageThatPresentsWhileItIsAsked(_ device: SwipeDevice) {
        final class Form: MarkedPage, PopIntercepting {
            func shouldPop(for attempt: PopAttempt) -> Bool {
                present(UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert), animated: true)
                return true
            }
        }
        let stage = SwipeStage(device)
        let form = Form("Form")
        stage.push(form)
        #expect(stage.navigation.viewControllerStack.attemptPopViewController() == nil)
        stage.simulator.runToRest()
        #expect(stage.top === form && form.presentedViewController != nil)
    }

    @Test func asynchronously() async {
        let stage = SwipeStage(SwipeDevice(profile: .iPhone15(iOS: 18), answer: "defaults"))
        let form = FormPage("Form")
        stage.push(form)
        let navigation = stage.navigation
        #expect(await !navigation.viewControllerStack.attemptPop())
        form.answer = true
        // Unowned: the closure can be released on another thread, a moment after the task's end.
        let popped = Task { [unowned navigation] in await navigation.viewControllerStack.attemptPop() }
        while navigation.viewControllers.count == 2 { await Task.yield() }
        stage.simulator.runToRest()
        #expect(await popped.value)
    }

    @Test(arguments: SwipeDevice.all) func withoutTheLibraryAttached(_ device: SwipeDevice) {
        let stage = SwipeStage(device, attached: false)
        let form = FormPage("Form")
        stage.push(form)
        #expect(
            stage.navigation.viewControllerStack.attemptPopViewController() == nil && form.attempts == [.backButton])
    }

    /// A subclass that does not pop has popped nothing.
    @Test func aStackThatRefuses() {
        final class LockedStack: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? { nil }
        }
        let stage = SwipeStage(SwipeDevice(profile: .iPhone15(iOS: 18), answer: "defaults"), { LockedStack() })
        stage.push(MarkedPage("Page"))
        var finished: [Bool] = []
        #expect(stage.navigation.viewControllerStack.attemptPopViewController { finished.append($0) } == nil)
        #expect(finished == [false])
    }

    /// Nobody is asked where nothing can be popped.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func theBackButtonAsksNobodyDuringASwipe(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let form = FormPage("Form")
        form.answer = true
        stage.push(form)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        form.attempts = []
        form.navigationItem.backAction?.performWithSender(nil, target: nil)
        #expect(form.attempts.isEmpty)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
    }

    @Test func theRootIsNotAsked() {
        let root = EscapingForm("Root")
        root.answer = true
        let navigation = UINavigationController(rootViewController: root)
        navigation.attachBarTransition()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(navigation)
        simulator.runToRest()
        #expect(navigation.viewControllerStack.attemptPopViewController() == nil && root.attempts.isEmpty)
    }

    /// UIKit lists the page that goes until the layout pass after a pop over several pages (fact 1.3.6).
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [false, true])
    func theRootIsNotAskedInTheTurnOfAPop(_ profile: Simulator.Profile, animated: Bool) {
        let root = EscapingForm("Root")
        root.answer = true
        let stage = HeadlessStage(profile, pages: root, MarkedPage("A"), MarkedPage("B"))
        stage.navigation.popToRootViewController(animated: animated)
        var finished: [Bool] = []
        #expect(stage.navigation.viewControllerStack.attemptPopViewController { finished.append($0) } == nil)
        #expect(finished == [false] && root.attempts.isEmpty)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [root])
    }
}

/// iOS 15 has no `backAction`: the library puts a left bar button item in the place of the back button.
@Suite("Back buttons that ask, by system", .ownSimulator) @MainActor
struct AskingBackButtonTests {
    private func goBack(_ stage: SwipeStage<some UINavigationController>, usingTheButton usesButton: Bool) {
        if usesButton {
            stage.tapBack()
        } else {
            stage.navigation.viewControllerStack.attemptPopViewController()
            stage.simulator.runToRest()
        }
    }

    @Test(arguments: SwipeDevice.all) func theSystemsOwnWay(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.push(form)
        let item = form.navigationItem
        #expect((item.leftBarButtonItem != nil) == (device.system < 16))
        #expect((item.backAction != nil) == (device.system >= 16))
        #expect((ShownBackButton(in: stage.navigation.navigationBar) == nil) == (device.system < 16))
        stage.tapBack()
        #expect(!stage.swipe() && form.attempts == [.backButton, .swipe])
        form.answer = true
        stage.tapBack()
        #expect(stage.top === stage.root)
        stage.navigation.detachBarTransition()
        #expect(item.leftBarButtonItem == nil && item.backAction == nil)
    }

    /// The declared image takes the chevron's place.
    @Test func theDeclaredImageOnIOS15() throws {
        final class Form: MarkedPage, PopIntercepting, BarAppearanceProviding {
            var barAppearance = BarAppearance()
            func shouldPop(for attempt: PopAttempt) -> Bool { false }
        }
        let stage = SwipeStage(SwipeDevice(profile: .iPhoneSE(iOS: 15), answer: "defaults"))
        let form = Form("Form")
        let images = [square(.red), square(.green)]
        form.barAppearance.backButton = BarAppearance.BackButton(image: images[0])
        stage.push(form)
        let button = try #require(form.navigationItem.leftBarButtonItem)
        #expect(button.image == images[0] && button.title == "Root", "VoiceOver reads the title")
        form.barAppearance.backButton = BarAppearance.BackButton(image: images[1], title: "Declared")
        form.setNeedsBarAppearanceUpdate(animated: false)
        #expect(form.navigationItem.leftBarButtonItem === button && button.image == images[1])
        #expect(button.title == "Declared")
    }

    /// A left item that the app sets takes the library's place, and no button asks any more.
    @Test func theAppsLeftItemOnIOS15() {
        let stage = SwipeStage(SwipeDevice(profile: .iPhoneSE(iOS: 15), answer: "defaults"))
        let form = FormPage("Form")
        form.answer = true
        stage.push(form)
        let own = UIBarButtonItem(systemItem: .close)
        form.navigationItem.leftBarButtonItem = own
        #expect(!stage.swipe() && form.attempts.isEmpty && form.navigationItem.leftBarButtonItem === own)
        stage.navigation.detachBarTransition()
        #expect(form.navigationItem.leftBarButtonItem === own)
    }

    /// A page that changes the stack while it is asked, and answers that it may be popped.
    private final class Changing: MarkedPage, PopIntercepting {
        var change: (UINavigationController) -> Void = { _ in }

        func shouldPop(for attempt: PopAttempt) -> Bool {
            navigationController.map(change)
            return true
        }
    }

    /// What a page does itself while it is asked is not done twice, by the back button as by an attempt.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func aPageThatChangesTheStackWhileItIsAsked(_ profile: Simulator.Profile, pops: Bool) {
        for usesButton in [true, false] {
            let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
            let (form, changing, next) = (FormPage("Form"), Changing("Changing"), MarkedPage("Next"))
            changing.change = { navigation in
                if pops {
                    navigation.popViewController(animated: true)
                } else {
                    navigation.pushViewController(next, animated: true)
                }
            }
            stage.push(form)
            stage.push(changing)
            goBack(stage, usingTheButton: usesButton)
            #expect(stage.top === (pops ? form : next), "\(usesButton)")
            #expect(form.attempts == [])
        }
    }

    /// What a page does itself while a swipe asks it is not done twice, and no swipe begins that UIKit would answer with a stack
    /// that accepts no more pushes (fact 8.5).
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func aPageThatChangesTheStackWhileASwipeAsks(_ profile: Simulator.Profile, animated: Bool) {
        for drags in [false, true] {
            let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
            stage.navigation.barTransition?.isContentPopGestureEnabled = true
            let (form, changing, next) = (FormPage("Form"), Changing("Changing"), MarkedPage("Next"))
            changing.change = { _ = $0.popViewController(animated: animated) }
            stage.push(form)
            stage.push(changing)
            if drags { stage.drag() } else { stage.swipe() }
            #expect(stage.top === form && form.attempts == [], "\(drags)")
            stage.push(next)
            #expect(stage.top === next, "\(drags)")
        }
    }

    /// A page that presents something while it is asked stays where it is, since UIKit pops nothing then.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func aPageThatPresentsWhileItIsAsked(_ profile: Simulator.Profile, usesButton: Bool) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let (changing, sheet) = (Changing("Changing"), UIViewController())
        changing.change = { navigation in
            navigation.present(sheet, animated: true)
            #expect(navigation.transitionCoordinator != nil)
        }
        stage.push(changing)
        goBack(stage, usingTheButton: usesButton)
        #expect(stage.top === changing && stage.navigation.presentedViewController === sheet)
    }

    private final class CountingPage: MarkedPage {
        var layouts = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
        }
    }

    /// Before iOS 26 an attempt during a push does nothing: it does not lay out the page in the middle of it either.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)])
    func anAttemptDuringAPushLaysOutNothing(_ profile: Simulator.Profile) {
        let stage = SwipeStage(SwipeDevice(profile: profile, answer: "defaults"))
        let page = CountingPage("A")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.navigation.transitionCoordinator != nil && page.layouts > 0)
        page.layouts = 0
        page.view.setNeedsLayout()
        #expect(stage.navigation.viewControllerStack.attemptPopViewController() == nil)
        #expect(page.layouts == 0)
        stage.simulator.runToRest()
        #expect(page.layouts > 0 && stage.top === page)
    }
}
