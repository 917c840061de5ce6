import Foundation
import Testing
import UIKit

/// How a scene lies on the screen. (UIKit documentation, UIWindowScene.effectiveGeometry and
/// requestGeometryUpdate(_:errorHandler:))
@Suite("The geometry of a scene") @MainActor
struct SceneGeometryTests {
    private final class Player: UIViewController {
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        var isLocked = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var prefersInterfaceOrientationLocked: Bool { isLocked }
    }

    private final class Delegate: NSObject, UIWindowSceneDelegate {
        var log: [String] = []
        func windowScene(
            _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
            let (old, new) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
            log.append("\(old.interfaceOrientation.rawValue) \(new.interfaceOrientation.rawValue)")
            if old.isInterfaceOrientationLocked != new.isInterfaceOrientationLocked { log.append("lock") }
        }
    }

    private let page = Player()

    @Test(arguments: [18, 26]) func aSceneTurnsWhenAskedTo(_ system: Int) {
        let simulator = Simulator(profile: .iPhone15(iOS: system))
        simulator.show(page)
        let delegate = Delegate()
        let scene = simulator.windowScene
        scene.delegate = delegate
        #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
        var errors: [any Error] = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
        simulator.runToRest()
        #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
        #expect(scene.interfaceOrientation == .landscapeRight)
        #expect(page.view.bounds.width == 852)
        #expect(errors.isEmpty)
        #expect(delegate.log == (system < 26 ? [] : ["1 3"]))
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS())
        simulator.runToRest()
        #expect(scene.interfaceOrientation == .landscapeRight, "nothing was wished for")
    }

    @Test func whatThePageDoesNotSupportIsAnError() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        page.mask = .portrait
        simulator.show(page)
        var errors: [NSError] = []
        simulator.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) {
            errors.append($0 as NSError)
        }
        simulator.runToRest()
        #expect(simulator.orientation == .portrait)
        #expect(errors.count == 1)
        let error = try #require(errors.first)
        #expect((error.domain, error.code) == ("UISceneErrorDomain", 101))
        #expect(error.localizedDescription.hasPrefix("None of the requested orientations are supported"))
    }

    @Test func aLockIsAPartOfTheGeometry() {
        let simulator = Simulator(profile: .iPhone15(iOS: 26))
        simulator.show(page)
        let delegate = Delegate()
        simulator.windowScene.delegate = delegate
        page.isLocked = true
        #expect(!simulator.windowScene.effectiveGeometry.isInterfaceOrientationLocked)
        page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(simulator.windowScene.effectiveGeometry.isInterfaceOrientationLocked)
        #expect(delegate.log == ["1 1", "lock"])
        var errors = 0
        simulator.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
        simulator.runToRest()
        #expect(simulator.orientation == .portrait)
        #expect(errors == 1)
    }
}
