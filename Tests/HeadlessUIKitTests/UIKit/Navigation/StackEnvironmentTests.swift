import TestSupport
import Testing
import UIKit

@Suite("Navigation stacks and changes of traits and insets", .ownSimulator) @MainActor
struct StackEnvironmentTests {
    @Test func fact_4_2_rotationGivesTheBarItsCompactHeight() {
        let stage = TracingStage("A", "B", profile: .iPhone14(iOS: 16))
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        let bar = stage.navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
        #expect(stage.pages[1].view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(stage.pages[1].view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.frame.size == CGSize(width: 844, height: 390))
        #expect(stage.pages[0].view.safeAreaInsets.top == 32)
        stage.simulator.rotate(to: .portrait)
        stage.simulator.runToRest()
        #expect(bar.frame.height == 44)
        #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    }

    /// UIKit does not call an optional method that the delegate does not implement, so the controller's own default holds: the
    /// current orientation. (UIKit documentation, `preferredInterfaceOrientationForPresentation`)
    @Test func aDelegateWithoutAnAnswerLeavesThePreferredOrientation() {
        final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}
        let delegate = Delegate()
        let stage = TracingStage("A", profile: .iPhone14(iOS: 16))
        let tabs = UITabBarController()
        stage.navigation.delegate = delegate
        tabs.delegate = delegate
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        #expect(stage.navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    @Test func fact_2_2_5_aRotationHasACoordinator() {
        final class Page: UIViewController {
            var sizes: [CGSize] = []
            var hadCoordinator = false
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
                coordinator.animate(
                    alongsideTransition: { [unowned self] _ in hadCoordinator = transitionCoordinator != nil },
                    completion: nil)
            }
        }
        let simulator = Simulator(profile: .iPhone14(iOS: 16))
        let page = Page()
        simulator.show(UINavigationController(rootViewController: page))
        simulator.rotate(to: .landscapeRight)
        #expect(page.sizes == [CGSize(width: 844, height: 390)])
        #expect(page.hadCoordinator)
        simulator.runToRest()
        #expect(page.transitionCoordinator == nil)
    }

    @Test func fact_m1_8_aLargerTextMakesALargeTitleHigher() {
        let stage = TracingStage("A", "B", profile: .iPhoneSE(iOS: 26))
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.frame.height == 106)
        stage.simulator.contentSizeCategory = .accessibilityLarge
        stage.simulator.runToRest()
        #expect(abs(stage.navigation.navigationBar.frame.height - 115.5) < 0.01)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(abs(stage.navigation.navigationBar.frame.height - 115.5) < 0.01)
    }

    @Test func aCoveredPageHasTheNewTraitsWhenItComesBack() {
        let stage = TracingStage("A", "B")
        stage.pages[0].view.backgroundColor = .systemBackground
        stage.simulator.userInterfaceStyle = .dark
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.pages[0].traitCollection.userInterfaceStyle == .dark)
        #expect(stage.simulator.color(at: CGPoint(x: 200, y: 600)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func anUnsupportedOrientationChangesNothing() {
        final class Upright: NSObject, UINavigationControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .portrait }
            func navigationControllerPreferredInterfaceOrientationForPresentation(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientation { .portrait }
        }
        let stage = TracingStage("A")
        let delegate = Upright()
        stage.navigation.delegate = delegate
        #expect(stage.navigation.supportedInterfaceOrientations == .portrait)
        #expect(stage.navigation.preferredInterfaceOrientationForPresentation == .portrait)
        stage.simulator.rotate(to: .landscapeLeft)
        #expect(stage.simulator.orientation == .portrait)
        stage.navigation.delegate = nil
        #expect(stage.navigation.supportedInterfaceOrientations == .allButUpsideDown)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        #expect(stage.simulator.orientation == .landscapeLeft)
    }
}
