import TestSupport
import Testing
import UIKit

@Suite("Rotation", .ownSimulator) @MainActor
struct RotationTests {
    final class Page: UIViewController {
        var log: [String] = []
        var turn: CGFloat?

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            log.append("traits \(newCollection.verticalSizeClass == .compact)")
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size \(Int(size.width))")
            let transform = coordinator.targetTransform
            turn = atan2(transform.b, transform.a)
        }
    }

    @Test(arguments: [
        (UIInterfaceOrientation.landscapeRight, CGFloat.pi / 2), (.landscapeLeft, -CGFloat.pi / 2),
    ])
    func fact_2_2_12_aRotationsTransformIsTheTurn(orientation: UIInterfaceOrientation, angle: CGFloat) throws {
        let simulator = Simulator(profile: .iPhone14(iOS: 16))
        let page = Page()
        simulator.show(UINavigationController(rootViewController: page))
        simulator.rotate(to: orientation)
        #expect(abs(try #require(page.turn) - angle) < 1e-9)
        #expect(page.log == ["traits true", "size 844"])
        simulator.runToRest()
        simulator.rotate(to: .portrait)
        #expect(abs(try #require(page.turn) + angle) < 1e-9)
    }

    @Test func aTurnDuringAPushWaitsForItsEnd() {
        let stage = TracingStage("A", profile: .iPhone14(iOS: 16))
        let page = Page()
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        stage.simulator.rotate(to: .landscapeLeft)
        #expect(stage.simulator.orientation == .portrait)
        #expect(page.log.isEmpty)
        stage.simulator.runToRest()
        #expect(stage.simulator.orientation == .landscapeLeft)
        #expect(page.log == ["traits true", "size 844"])
        #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test func turnedBackInTimeNothingHappens() {
        let stage = TracingStage("A", profile: .iPhone14(iOS: 16))
        let page = Page()
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.rotate(to: .portrait)
        stage.simulator.runToRest()
        #expect(page.log.isEmpty)
    }

    // MARK: Changes during a transition

    @Test func aPromptSetDuringATransitionMakesRoomInTheNextLayoutPass() {
        let stage = TracingStage("A", profile: .iPhone14(iOS: 16))
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        page.navigationItem.prompt = "Prompt"
        stage.simulator.commit()
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.navigation.navigationBar.frame.height > 44)
        #expect(page.view.safeAreaInsets.top == stage.navigation.navigationBar.frame.maxY)
        #expect(stage.pages[0].view.safeAreaInsets.top == 91, "the outgoing page keeps its insets")
    }

    @Test func aLargerTextDuringATransitionCountsAtOnce() {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 26))
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.simulator.runToRest()
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        stage.simulator.contentSizeCategory = .accessibilityLarge
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(abs(stage.navigation.navigationBar.frame.height - 115.5) < 0.01)
        #expect(page.view.safeAreaInsets.top == stage.navigation.navigationBar.frame.maxY)
    }

    @Test func anotherLargeTitleModeDuringATransitionCountsAtOnce() {
        let stage = TracingStage("A", profile: .iPhone14(iOS: 16))
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.simulator.runToRest()
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        page.navigationItem.largeTitleDisplayMode = .never
        stage.simulator.commit()
        #expect(stage.navigation.navigationBar.frame.height == 44)
        #expect(page.view.safeAreaInsets.top == 91)
    }

    @Test func darkModeDuringATransitionReachesBothPages() {
        let stage = TracingStage("A")
        let page = stage.page("B")
        for shown in [stage.pages[0], page] { shown.view.backgroundColor = .systemBackground }
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        stage.simulator.userInterfaceStyle = .dark
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.pages[0].traitCollection.userInterfaceStyle == .dark)
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
    }
}
