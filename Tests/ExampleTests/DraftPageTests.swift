import BarTransition
import TestSupport
import Testing
import UIKit

@testable import ExamplePages

/// A form with unsaved changes asks before the user leaves it.
@Suite(.ownSimulator) @MainActor
struct DraftPageTests {
    /// The form above the settings.
    @MainActor
    private struct Stage {
        let simulator: Simulator
        let navigation: UINavigationController
        let page: DraftPage

        init(_ profile: Simulator.Profile) {
            simulator = Simulator(profile: profile)
            navigation = UINavigationController(rootViewController: PlainPage())
            page = DraftPage()
            navigation.attachBarTransition()
            simulator.show(navigation)
            navigation.pushViewController(page, animated: false)
            simulator.runToRest()
        }

        func goBack(_ attempt: PopAttempt) {
            switch attempt {
            case .backButton:
                navigation.viewControllerStack.attemptPopViewController()
                simulator.runToRest()
            case .swipe: simulator.swipeBack(toProgress: 0.8, finishing: true)
            }
        }

        func tap(_ title: String) throws {
            let alert = try #require(page.presentedViewController)
            let found = try #require(button(title, in: alert.view))
            simulator.tap(at: found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
            simulator.runToRest()
            #expect(navigation.presentedViewController == nil)
        }

        private func button(_ title: String, in view: UIView) -> UIView? {
            if view.accessibilityLabel == title { return view }
            for subview in view.subviews {
                if let found = button(title, in: subview) { return found }
            }
            return nil
        }
    }

    @Test(arguments: [PopAttempt.backButton, .swipe])
    func theUserKeepsOrDiscardsTheChanges(_ attempt: PopAttempt) throws {
        let stage = Stage(.iPhone15(iOS: 18))
        stage.goBack(attempt)
        #expect((stage.page.presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet)
        try stage.tap("Keep Editing")
        #expect(stage.navigation.topViewController === stage.page)
        stage.goBack(attempt)
        try stage.tap("Discard Changes")
        #expect(stage.navigation.viewControllers.count == 1)
    }

    /// An action sheet on iPad needs a place that it points to.
    @Test func onIPadItIsAnAlert() throws {
        let stage = Stage(.iPad(iOS: 18))
        stage.goBack(.backButton)
        #expect((stage.page.presentedViewController as? UIAlertController)?.preferredStyle == .alert)
        try stage.tap("Discard Changes")
        #expect(stage.navigation.viewControllers.count == 1)
    }
}
