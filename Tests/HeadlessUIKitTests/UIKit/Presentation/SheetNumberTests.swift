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

    @Test func fact_m21_7_theCoordinatorOfAPageSheet() throws {
        let new = try #require(Stage(.iPhone15(iOS: 26)).page.transitionCoordinator)
        #expect(new.transitionDuration == 0 && new.completionCurve.rawValue == 0 && new.isAnimated)
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        let stage = Stage(.iPhone15(iOS: 26))
        stage.simulator.runToRest()
        stage.page.present(full, animated: true)
        #expect(try #require(full.transitionCoordinator).transitionDuration > 0)
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

    private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
        // What was measured is on whole pixels.
        abs(frame.minX - other.minX) < 0.01 && abs(frame.width - other.width) < 0.01
            && abs(frame.minY - other.minY) < 0.5 && abs(frame.height - other.height) < 0.5
    }

    @Test func fact_m21_15_theDetentsOfAnIPhone16() {
        let medium = Stage(.iPhone15(iOS: 26), [.medium()])
        medium.simulator.runToRest()
        #expect(isNear(medium.frame, CGRect(x: 8, y: 403.69, width: 377, height: 440.31)))
        let large = Stage(.iPhone15(iOS: 26))
        large.simulator.runToRest()
        #expect(large.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        var largest: CGFloat = 0
        let own = Stage(
            .iPhone15(iOS: 26),
            [
                .custom { context in
                    largest = context.maximumDetentValue
                    return 300
                }
            ])
        own.simulator.runToRest()
        #expect(largest == 759)
        #expect(abs(own.frame.height - 334 * 377 / 393) < 0.01 && abs(own.frame.maxY - 844) < 0.01)
        #expect(own.frame.minX == 8 && own.frame.width == 377)
    }

    @Test func fact_m21_15_theDetentsOfAnIPhoneSE() {
        let medium = Stage(.iPhoneSE(iOS: 26), [.medium()])
        medium.simulator.runToRest()
        #expect(abs(medium.frame.minY - 317.5) < 0.5 && medium.frame.maxY == 659)
        let large = Stage(.iPhoneSE(iOS: 26))
        large.simulator.runToRest()
        #expect(large.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    }

    /// The page is laid out as wide as the screen, whatever the size of the sheet.
    @Test func fact_m23_3_aSheetFloatsByATransformAroundItsPage() {
        let medium = Stage(.iPhone15(iOS: 26), [.medium(), .large()])
        medium.simulator.runToRest()
        let page = medium.page.view
        #expect(page?.transform == .identity && page?.frame.origin == .zero && page?.bounds.width == 393)
        #expect(isNear(medium.frame, CGRect(x: 8, y: 403.69, width: 377, height: 440.31)))
        #expect(medium.page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        medium.page.sheetPresentationController?.selectedDetentIdentifier = .large
        medium.simulator.runToRest()
        #expect(medium.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(medium.page.view.safeAreaInsets.bottom == 34)
        medium.host.dismiss(animated: true)
        medium.simulator.runToRest()
        #expect(medium.page.view.superview == nil && medium.host.presentedViewController == nil)
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
