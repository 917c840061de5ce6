import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Delegates that decide how the device may be turned.
@Suite("Delegates that decide about orientations", .ownSimulator) @MainActor
struct OrientationDelegateTests {
    private final class Deciding: NSObject, UINavigationControllerDelegate {
        var supported = UIInterfaceOrientationMask.portrait
        var asked = 0

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            asked += 1
            return supported
        }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation { .landscapeLeft }
    }

    /// A delegate that decides nothing about orientations.
    private final class Other: NSObject, UINavigationControllerDelegate {}

    private final class PortraitPage: DeclaringPage {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    private func isLandscape(_ simulator: Simulator) -> Bool {
        simulator.window.bounds.width > simulator.window.bounds.height
    }

    /// Set before attaching, or afterwards with another call of `attachBarTransition()`.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func theirAnswersAreUIKits(_ profile: Simulator.Profile, before: Bool) {
        let delegate = Deciding()
        let first = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: first)
            if before { navigation.delegate = delegate }
            navigation.attachBarTransition()
            return navigation
        }
        if !before {
            stage.navigation.delegate = delegate
            stage.navigation.attachBarTransition()
        }
        #expect(stage.navigation.supportedInterfaceOrientations == .portrait)
        #expect(stage.navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        #expect(!isLandscape(stage.simulator) && delegate.asked > 0)
        delegate.supported = .allButUpsideDown
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        #expect(isLandscape(stage.simulator))
        let width = stage.simulator.window.bounds.width
        func color() -> UIColor { stage.simulator.color(at: CGPoint(x: width - 8, y: stage.barBottom - 3)) }
        #expect(color() == .red)
        expectSmooth(.push(DeclaringPage("B", BarAppearance(background: .color(.blue)))), on: stage.navigation)
        #expect(color() == .blue)
        delegate.supported = .portrait
        stage.navigation.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.simulator.runToRest()
        #expect(!isLandscape(stage.simulator))
        expectSmooth(.swipe(to: 0.5, then: .finish), on: stage.navigation)
        #expect(stage.simulator.color(at: CGPoint(x: 8, y: stage.barBottom - 3)) == .red)
        #expect(stage.navigation.viewControllers == [first])
    }

    /// Whether the device turns is as without the library: UIKit does not ask the pages of a stack.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func nothingChangesForOtherDelegates(_ profile: Simulator.Profile, hasDelegate: Bool) {
        let other = Other()
        var turns: [Bool] = []
        var masks: [UIInterfaceOrientationMask] = []
        for isAttached in [false, true] {
            let stage = HeadlessStage(profile) {
                let navigation = UINavigationController(rootViewController: PortraitPage("A", BarAppearance()))
                if hasDelegate { navigation.delegate = other }
                if isAttached { navigation.attachBarTransition() }
                return navigation
            }
            masks.append(stage.navigation.supportedInterfaceOrientations)
            stage.simulator.rotate(to: .landscapeRight)
            stage.simulator.runToRest()
            turns.append(isLandscape(stage.simulator))
        }
        #expect(turns[0] == turns[1] && masks[0] == masks[1], "\(turns), \(masks)")
    }
}
