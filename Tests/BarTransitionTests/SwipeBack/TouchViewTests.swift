import BarTransition
import TestSupport
import Testing
import UIKit

/// The library's view over the stack, which tells it of each touch and of which nobody else notices anything.
@Suite("The view that notices touches", .ownSimulator) @MainActor
struct TouchViewTests {
    private func stage(_ profile: Simulator.Profile = .iPhone15(iOS: 18)) -> (HeadlessStage, added: [UIView]) {
        let stage = HeadlessStage(profile) { UINavigationController(rootViewController: MarkedPage("A")) }
        let before: [UIView] = stage.navigation.view.subviews
        stage.navigation.attachBarTransition()
        stage.simulator.runToRest()
        return (stage, stage.navigation.view.subviews.filter { view in !before.contains { $0 === view } })
    }

    /// UIKit asks views that contain the touch. One of the library's views contains all that are on the stack.
    @Test func itCoversTheStackInEveryOrientation() {
        let (stage, added) = stage()
        for orientation in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft] {
            stage.simulator.rotate(to: orientation)
            stage.simulator.runToRest()
            #expect(added.contains { !$0.isHidden && $0.alpha == 1 && $0.frame == stage.navigation.view.bounds })
        }
    }

    @Test func voiceOverFindsNothing() {
        let (_, added) = stage()
        let shown = added.filter { !$0.isHidden }
        #expect(!shown.isEmpty && shown.allSatisfy { $0.accessibilityElementsHidden && !$0.isAccessibilityElement })
    }

    /// Whatever is touched is touched as without the library.
    @Test func noTouchIsKept() {
        let (stage, added) = stage()
        let size = stage.simulator.window.bounds.size
        for point in [
            CGPoint(x: 200, y: 400), CGPoint(x: 200, y: stage.barBottom - 20), CGPoint(x: 1, y: size.height - 1),
        ] {
            let hit = stage.simulator.window.hitTest(point, with: UIEvent())
            #expect(hit != nil && !added.contains { $0 === hit }, "at \(point)")
        }
    }

    /// A view that the app puts in front of the bar, such as a player, stays in front.
    @Test func theAppsViewStaysInFront() {
        let (stage, _) = stage()
        let player = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 60))
        stage.navigation.view.addSubview(player)
        let order = stage.navigation.view.subviews
        stage.simulator.tap(at: CGPoint(x: 200, y: 300))
        stage.push(MarkedPage("B"), andWait: 1)
        stage.simulator.swipeBack(toProgress: 0.8, finishing: true)
        stage.navigation.attachBarTransition()
        #expect(stage.navigation.view.subviews == order && order.last === player)
    }
}
