import TestSupport
import Testing
import UIKit

/// Pages that change their supported orientations. (UIKit documentation,
/// setNeedsUpdateOfSupportedInterfaceOrientations() and attemptRotationToDeviceOrientation())
@Suite("Changes of supported orientations", .ownSimulator) @MainActor
struct OrientationUpdateTests {
    private final class Player: UIViewController {
        var mask = UIInterfaceOrientationMask.portrait
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }

    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let page = Player()

    @Test(arguments: [true, false]) func whatMayFollowTheDeviceAtLastDoes(newWay: Bool) {
        simulator.show(page)
        simulator.rotate(to: .landscapeLeft)
        simulator.runToRest()
        #expect(simulator.orientation == .portrait)
        page.mask = .allButUpsideDown
        #expect(simulator.orientation == .portrait, "no update was requested yet")
        if newWay {
            page.setNeedsUpdateOfSupportedInterfaceOrientations()
        } else {
            Player.attemptRotationToDeviceOrientation()
        }
        simulator.runToRest()
        #expect(simulator.orientation == .landscapeLeft)
        #expect(page.view.bounds.width == 852)
    }

    @Test func whatIsNoLongerSupportedIsLeft() {
        simulator.show(page)
        page.mask = .landscapeRight
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        simulator.runToRest()
        #expect(simulator.orientation == .landscapeRight)
        page.mask = .allButUpsideDown
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        simulator.runToRest()
        #expect(simulator.orientation == .portrait, "the device was upright all the time")
    }

    private final class TopDecides: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? .all
        }
    }

    private final class Asking: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            setNeedsUpdateOfSupportedInterfaceOrientations()
        }
    }

    @Test func aTurnThatWaitedForATransitionDoesNotTurnTheDevice() {
        page.mask = .allButUpsideDown
        let navigation = TopDecides(rootViewController: page)
        simulator.show(navigation)
        simulator.rotate(to: .landscapeLeft)
        simulator.runToRest()
        navigation.pushViewController(Asking(), animated: true)
        simulator.runToRest()
        #expect(simulator.orientation == .portrait)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        simulator.runToRest()
        #expect(simulator.orientation == .landscapeLeft)
    }
}
