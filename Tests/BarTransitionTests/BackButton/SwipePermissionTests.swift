import BarTransition
import TestSupport
import Testing
import UIKit

/// The swipe back although the back button is replaced or hidden, as far as it is declared.
@Suite("Swipe back with a replaced back button", .ownSimulator) @MainActor
struct SwipePermissionTests {
    private static let allowing = BarAppearance(backButton: BarAppearance.BackButton(allowsSwipeWhenReplaced: true))

    private func replaceBackButton(of page: UIViewController) {
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    }

    @Test(arguments: SwipeDevice.all) func aDeclaredPermission(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let page = DeclaringPage("Page", Self.allowing)
        replaceBackButton(of: page)
        stage.push(page)
        #expect(stage.swipe(), "an own left item")
        stage.push(page)
        #expect(stage.drag(), "from anywhere")
        page.navigationItem.leftBarButtonItem = nil
        page.navigationItem.hidesBackButton = true
        stage.push(page)
        #expect(stage.swipe(), "a hidden back button")
        page.barAppearance.isHidden = true
        stage.push(page)
        #expect(stage.swipe(), "a hidden bar")
        page.barAppearance = BarAppearance()
        stage.push(page)
        #expect(!stage.swipe() && !stage.drag(), "no permission")
    }

    /// Conforming to `PopIntercepting` is no permission; with one the page is asked.
    @Test(arguments: SwipeDevice.all) func aPageThatIsAsked(_ device: SwipeDevice) {
        final class Form: MarkedPage, PopIntercepting, BarAppearanceProviding {
            var barAppearance = BarAppearance()
            var attempts: [PopAttempt] = []
            var answer = true

            func shouldPop(for attempt: PopAttempt) -> Bool {
                attempts.append(attempt)
                return answer
            }
        }
        let stage = SwipeStage(device)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let form = Form("Form")
        stage.push(form)
        replaceBackButton(of: form)
        #expect(!stage.swipe() && !stage.drag() && form.attempts.isEmpty)
        form.barAppearance = Self.allowing
        form.setNeedsBarAppearanceUpdate(animated: false)
        form.answer = false
        #expect(!stage.swipe() && form.attempts == [.swipe])
        form.answer = true
        #expect(stage.swipe() && form.attempts == [.swipe, .swipe])
    }

    @Test(arguments: SwipeDevice.all) func theDefaultIsForAllPages(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.navigation.attachBarTransition(defaultAppearance: Self.allowing)
        for page in [MarkedPage("Undeclared"), DeclaringPage("Declared", BarAppearance(background: .color(.red)))] {
            replaceBackButton(of: page)
            stage.push(page)
            #expect(stage.swipe())
        }
        let locked = DeclaringPage("Locked", BarAppearance(backButton: BarAppearance.BackButton()))
        replaceBackButton(of: locked)
        stage.push(locked)
        #expect(!stage.swipe())
    }

    /// Invalid input: the root cannot be popped, with a permission either, and nothing freezes.
    @Test(arguments: SwipeDevice.all) func thePermissionOfTheRootHasNoEffect(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let root = DeclaringPage("Root", Self.allowing)
        replaceBackButton(of: root)
        stage.navigation.setViewControllers([root], animated: false)
        stage.simulator.runToRest()
        #expect(!stage.swipe() && !stage.drag())
        let page = MarkedPage("Page")
        stage.push(page)
        #expect(stage.top === page && stage.swipe())
    }
}
