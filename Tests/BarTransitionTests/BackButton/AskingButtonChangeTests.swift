import BarTransition
import TestSupport
import Testing
import UIKit

/// What becomes of the back button of a page that asks when the stack, the page below or the app's own button changes.
@Suite("Changes around a back button that asks", .ownSimulator) @MainActor
struct AskingButtonChangeTests {
    nonisolated private static let devices = [
        SwipeDevice(profile: .iPhoneSE(iOS: 15), answer: "defaults"),
        SwipeDevice(profile: .iPhone15(iOS: 18), answer: "defaults"),
        SwipeDevice(profile: .iPhone17Pro(iOS: 26), answer: "defaults"),
    ]

    private func hasButton(_ page: UIViewController) -> Bool {
        page.navigationItem.backAction != nil || page.navigationItem.leftBarButtonItem != nil
    }

    /// An action gives an item a back button even where UIKit shows none (UIKit documentation, `backAction`).
    @Test(arguments: devices) func theRootHasNone(_ device: SwipeDevice) {
        let simulator = Simulator(profile: device.profile)
        let root = FormPage("Root")
        let navigation = UINavigationController(rootViewController: root)
        navigation.attachBarTransition()
        simulator.show(navigation)
        #expect(!hasButton(root) && ShownBackButton(in: navigation.navigationBar) == nil)
        root.setNeedsBarAppearanceUpdate(animated: false)
        #expect(!hasButton(root))
    }

    /// On iOS 15 the library's button would be beside UIKit's, which does not ask.
    @Test(arguments: devices) func anItemWhoseButtonsSupplementTheBackButton(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        form.navigationItem.leftItemsSupplementBackButton = true
        stage.push(form)
        for x: CGFloat in [24, 64, 88] {
            stage.simulator.tap(at: CGPoint(x: x, y: stage.navigation.navigationBar.frame.midY))
            stage.simulator.runToRest()
        }
        #expect(stage.top === form && form.attempts.first == .backButton)
        stage.navigation.detachBarTransition()
        #expect(form.navigationItem.leftItemsSupplementBackButton && !hasButton(form))
    }

    /// The pages below are removed.
    @Test(arguments: devices) func aPageThatBecomesTheRootLosesIt(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.push(form)
        #expect(hasButton(form))
        stage.navigation.viewControllerStack.removeViewControllers { $0 !== form }
        form.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [form] && !hasButton(form))
        stage.tapBack()
        #expect(!stage.swipe() && form.attempts.isEmpty)
    }

    /// The page is still asked. On iOS 15 the button is a left one, which an app removes as it ends editing.
    @Test(arguments: devices, [false, true])
    func aButtonThatTheAppRemovesComesBackWithTheNextTouch(_ device: SwipeDevice, supplements: Bool) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        form.navigationItem.leftItemsSupplementBackButton = supplements
        stage.push(form)
        form.navigationItem.backAction = nil
        form.navigationItem.leftBarButtonItem = nil
        stage.tapBack()
        #expect(form.attempts == [.backButton] && stage.top === form)
        stage.navigation.detachBarTransition()
        #expect(form.navigationItem.leftItemsSupplementBackButton == supplements && !hasButton(form))
    }

    /// A touch leaves the button that is there: a finger may be on it.
    @Test(arguments: devices) func aTouchLeavesTheButtonThatIsThere(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.push(form)
        let item = form.navigationItem
        let (button, action) = (item.leftBarButtonItem, item.backAction?.identifier)
        #expect(hasButton(form))
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        stage.simulator.runToRest()
        #expect(item.leftBarButtonItem === button && item.backAction?.identifier == action)
    }

    /// Only the action is removed, as by code that sets up the item anew, and the app's own item stays beside the back button.
    @Test(arguments: devices.filter { $0.system >= 16 })
    func anActionThatTheAppRemovesBesideItsOwnItem(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        let own = UIBarButtonItem(systemItem: .edit)
        form.navigationItem.leftItemsSupplementBackButton = true
        form.navigationItem.leftBarButtonItem = own
        stage.push(form)
        form.navigationItem.backAction = nil
        stage.tapBack()
        #expect(form.attempts == [.backButton] && stage.top === form)
        #expect(form.navigationItem.leftBarButtonItems == [own])
    }

    /// The page that agrees goes as with UIKit's own button.
    @Test(arguments: devices) func theAllowedPopIsAnimated(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        form.answer = true
        stage.push(form)
        stage.simulator.tap(at: CGPoint(x: 24, y: stage.navigation.navigationBar.frame.midY))
        stage.simulator.advance(by: 0.1)
        #expect(form.attempts == [.backButton] && stage.top === stage.root)
        #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
        stage.simulator.runToRest()
    }

    /// VoiceOver reads the title that UIKit's own button would have, which is that of the page below.
    @Test func theTitleIsThatOfThePageBelow() throws {
        let stage = SwipeStage(Self.devices[0])
        let form = FormPage("Form")
        stage.push(form)
        let button = try #require(form.navigationItem.leftBarButtonItem)
        #expect(button.title == "Root" && button.image == UIImage(systemName: "chevron.backward"))
        stage.root.navigationItem.title = "Renamed"
        form.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.title == "Renamed")
        stage.root.navigationItem.backButtonTitle = "Short"
        form.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.title == "Short")
        let between = MarkedPage("Between")
        stage.navigation.setViewControllers([stage.root, between, form], animated: false)
        form.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.title == "Between" && form.navigationItem.leftBarButtonItem === button)
    }

    /// UIKit's own button would have the title of the button that the page below provides for it, if that has one.
    @Test(arguments: [("Inbox", "Inbox"), ("", "Short")]) func theTitleIsThatOfTheButtonOfThePageBelow(
        _ title: String, shown: String
    ) throws {
        let stage = SwipeStage(Self.devices[0])
        stage.root.navigationItem.backButtonTitle = "Short"
        stage.root.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: title, style: .plain, target: nil, action: nil)
        let form = FormPage("Form")
        stage.push(form)
        let button = try #require(form.navigationItem.leftBarButtonItem)
        #expect(button.title == shown)
    }

    /// The library's own button in the place of the back button is no reason to refuse the swipe; hiding the back button is.
    @Test func theSwipeFollowsTheButtonOnIOS15() {
        let stage = SwipeStage(Self.devices[0])
        let form = FormPage("Form")
        form.answer = true
        stage.push(form)
        form.navigationItem.hidesBackButton = true
        #expect(!stage.swipe() && form.attempts.isEmpty)
        form.navigationItem.hidesBackButton = false
        #expect(stage.swipe() && form.attempts == [.swipe])
    }

    /// There is no room for another button beside the app's own left items: they stay, and so does UIKit's back button.
    @Test func leftItemsBesideTheBackButtonStayOnIOS15() {
        let stage = SwipeStage(Self.devices[0])
        let form = FormPage("Form")
        let own = UIBarButtonItem(systemItem: .edit)
        form.navigationItem.leftBarButtonItem = own
        form.navigationItem.leftItemsSupplementBackButton = true
        stage.push(form)
        #expect(form.navigationItem.leftBarButtonItems == [own])
        #expect(!stage.swipe() && form.attempts == [.swipe])
        stage.navigation.detachBarTransition()
        #expect(form.navigationItem.leftBarButtonItems == [own])
    }

    /// Its own button is released with its use, also if the app keeps the object of the library.
    @Test(arguments: [false, true]) func theReplacedButtonIsReleasedOnIOS15(isDetached: Bool) {
        let stage = SwipeStage(Self.devices[0])
        let form = FormPage("Form")
        stage.push(form)
        weak let button = form.navigationItem.leftBarButtonItem
        #expect(button != nil)
        let controller = stage.navigation.barTransition
        if isDetached {
            controller?.detach()
        } else {
            form.navigationItem.hidesBackButton = true
            form.setNeedsBarAppearanceUpdate(animated: false)
        }
        stage.simulator.runToRest()
        #expect(button == nil && form.navigationItem.leftBarButtonItem == nil)
        withExtendedLifetime(controller) {}
    }

    /// A stack that the app discards takes a form on it along, with the button that asks it.
    @Test(arguments: devices) func aFormOnADiscardedStackIsReleased(_ device: SwipeDevice) {
        weak var gone: FormPage?
        weak var button: AnyObject?
        let simulator: Simulator
        do {
            let stage = SwipeStage(device)
            simulator = stage.simulator
            let form = FormPage("Form")
            stage.push(form)
            stage.tapBack()
            #expect(form.attempts == [.backButton])
            (gone, button) = (form, form.navigationItem.leftBarButtonItem ?? form.navigationItem.backAction)
            #expect(button != nil)
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        #expect(gone == nil && button == nil)
    }

    /// The app's own item stays the one that it sets as `leftBarButtonItem`.
    @Test func aLeftItemThatTheAppReplacesOnIOS15() {
        let stage = SwipeStage(Self.devices[0])
        let form = FormPage("Form")
        let (edit, cancel) = (UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .cancel))
        form.navigationItem.leftItemsSupplementBackButton = true
        form.navigationItem.leftBarButtonItem = edit
        stage.push(form)
        form.navigationItem.leftBarButtonItem = cancel
        stage.simulator.runToRest()
        stage.navigation.detachBarTransition()
        #expect(form.navigationItem.leftBarButtonItems == [cancel])
    }

    /// Shown elsewhere as a root, it would have a button that does nothing.
    @Test(arguments: devices) func aPageThatIsTakenOutLosesIt(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let form = FormPage("Form")
        stage.push(form)
        stage.push(MarkedPage("Next"))
        #expect(hasButton(form))
        stage.navigation.viewControllerStack.removeViewControllers { $0 === form }
        #expect(!hasButton(form))
    }

    /// The same where the app sets the stack without it.
    @Test(arguments: devices) func aPageThatIsLeftOutLosesIt(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        let (form, next) = (FormPage("Form"), MarkedPage("Next"))
        stage.push(form)
        stage.push(next)
        #expect(hasButton(form))
        stage.navigation.viewControllerStack.setViewControllers([stage.root, next], animated: false)
        #expect(!hasButton(form))
    }

    /// Only the app's own item stays where it was put before the library's button.
    @Test(arguments: [false, true]) func aLeftItemBeforeTheButtonOnIOS15(isTouched: Bool) {
        let stage = SwipeStage(Self.devices[0])
        let form = FormPage("Form")
        stage.push(form)
        let own = UIBarButtonItem(systemItem: .edit)
        form.navigationItem.leftBarButtonItems = [own] + (form.navigationItem.leftBarButtonItems ?? [])
        if isTouched { stage.simulator.tap(at: CGPoint(x: 200, y: 400)) }
        stage.navigation.detachBarTransition()
        #expect(form.navigationItem.leftBarButtonItems == [own])
    }
}
