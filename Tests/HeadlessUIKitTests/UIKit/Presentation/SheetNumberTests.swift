import TestSupport
import Testing

@testable import UIKit

/// Numbers of sheets that were measured on iOS 26.1.
@Suite("Measured numbers of sheets", .ownSimulator) @MainActor
struct SheetNumberTests {
    @MainActor
    private struct Stage {
        let simulator: Simulator
        let host = UIViewController()
        let page = UIViewController()

        init(_ profile: Simulator.Profile, _ detents: [UISheetPresentationController.Detent] = [.large()]) {
            simulator = Simulator(profile: profile)
            simulator.show(host)
            page.view.backgroundColor = .white
            page.sheetPresentationController?.detents = detents
            host.present(page, animated: true)
        }

        var frame: CGRect { page.view.convert(page.view.bounds, to: nil) }
    }

    @Test func fact_m21_8_aFlickDismisses() {
        let stage = Stage(.iPhone15(iOS: 26))
        stage.simulator.runToRest()
        let start = CGPoint(x: 196, y: stage.frame.minY + 20)
        stage.simulator.drag(
            from: start, to: CGPoint(x: 196, y: start.y + 60), velocity: CGPoint(x: 0, y: 1000))
        stage.simulator.runToRest()
        #expect(stage.host.presentedViewController == nil)
        let slow = Stage(.iPhone15(iOS: 26))
        slow.simulator.runToRest()
        slow.simulator.drag(from: start, to: CGPoint(x: 196, y: start.y + 60), velocity: CGPoint(x: 0, y: 100))
        slow.simulator.runToRest()
        #expect(slow.host.presentedViewController === slow.page)
    }

    @Test func aFullScreenPageOverAFloatingSheetGivesItBack() {
        let stage = Stage(.iPhone15(iOS: 26), [.medium()])
        stage.simulator.runToRest()
        let frame = stage.frame
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        stage.page.present(full, animated: true)
        stage.simulator.runToRest()
        #expect(stage.page.view.window == nil)
        full.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(isClose(stage.frame, frame))
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, CGFloat(0.2)), (.dark, 0.48)])
    func fact_m21_15_dimming(_ style: UIUserInterfaceStyle, alpha: CGFloat) throws {
        let stage = Stage(.iPhone15(iOS: 26))
        stage.simulator.userInterfaceStyle = style
        stage.simulator.runToRest()
        let container = try #require(stage.page.view.superview?.superview as? PresentationContainerView)
        #expect(abs(container.dimming.alpha - alpha) < 0.001)
    }
}
