import BarTransition
import TestSupport
import Testing
import UIKit

/// Stacks in and behind a sheet that the user drags. UIKit begins to dismiss it while the finger is down, and the pages are
/// notified again if it comes back (fact m28.1).
@Suite("Stacks in dragged sheets", .ownSimulator) @MainActor
struct DraggedSheetTests {
    nonisolated private static let profiles = [
        Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27),
    ]

    /// A stack with a green bar that presents one whose bar is blue above a red one.
    @MainActor private struct Scene {
        let simulator: Simulator
        let presenter = UINavigationController(
            rootViewController: DeclaringPage("P", BarAppearance(background: .color(.green))))
        let sheet = UINavigationController()
        let pages = [
            DeclaringPage("", BarAppearance(background: .color(.red))),
            DeclaringPage("", BarAppearance(background: .color(.blue))),
        ]

        init(_ profile: Simulator.Profile) {
            simulator = Simulator(profile: profile)
            for stack in [presenter, sheet] { stack.attachBarTransition() }
            sheet.viewControllers = pages
            simulator.show(presenter)
            presenter.present(sheet, animated: true)
            simulator.runToRest()
        }

        /// The color of the sheet's bar at its middle, where there is no button.
        var color: UIColor {
            let bar = sheet.navigationBar.shownFrame
            return simulator.color(at: CGPoint(x: bar.midX, y: bar.midY))
        }

        var top: CGFloat { sheet.view.convert(CGPoint.zero, to: nil).y }

        /// Puts a finger on the sheet's content and drags it down.
        func pull(by distance: CGFloat) {
            let start = CGPoint(x: simulator.window.bounds.midX, y: top + 200)
            simulator.touchDown(at: start)
            for step in 1...4 {
                simulator.touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 4))
                simulator.advance(by: 1 / 60)
            }
        }

        /// Lifts the finger at rest and goes on to the end, frame by frame.
        func release(_ check: () -> Void) {
            simulator.touchUp(velocity: .zero)
            repeat {
                check()
                simulator.advance(by: 1 / 60)
            } while simulator.isBusy
            check()
        }
    }

    /// The bar and the content are as they were, in each frame.
    @Test(arguments: profiles) func nothingChangesInTheSheet(_ profile: Simulator.Profile) {
        let scene = Scene(profile)
        let rest = scene.top
        let (bar, marker) = (scene.sheet.navigationBar, scene.pages[1].marker)
        let distance = marker.shownFrame.minY - bar.shownFrame.minY
        func check() {
            #expect(scene.color == .blue && bar.frame.minY >= 0)
            #expect(abs(marker.shownFrame.minY - bar.shownFrame.minY - distance) < 0.1)
        }
        for _ in 0..<2 {
            scene.pull(by: 120)
            #expect(scene.sheet.isBeingDismissed && scene.top > rest + 50)
            check()
            scene.release(check)
            #expect(scene.top == rest && scene.presenter.presentedViewController === scene.sheet)
        }
        scene.sheet.popViewController(animated: true)
        scene.simulator.runToRest()
        #expect(scene.color == .red && scene.pages.allSatisfy { $0.additionalSafeAreaInsets == .zero })
    }

    /// What a page declares under the finger shows when the finger is lifted, as after a swipe, and stays.
    @Test(arguments: profiles, [true, false]) func aDeclarationUnderTheFinger(
        _ profile: Simulator.Profile, animated: Bool
    ) {
        let scene = Scene(profile)
        scene.pull(by: 120)
        scene.pages[1].barAppearance.background = .color(.yellow)
        scene.pages[1].setNeedsBarAppearanceUpdate(animated: animated)
        scene.simulator.advance(by: 0.5)
        #expect(scene.color == .blue)
        scene.release { #expect(scene.color == .yellow) }
    }

    /// A push or a pop under the finger is shown when the sheet has come back.
    @Test(arguments: profiles, [true, false]) func aChangeOfTheStackUnderTheFinger(
        _ profile: Simulator.Profile, isPush: Bool
    ) {
        let scene = Scene(profile)
        scene.pull(by: 120)
        if isPush {
            let page = DeclaringPage("", BarAppearance(background: .color(.yellow)))
            scene.sheet.pushViewController(page, animated: true)
        } else {
            scene.sheet.popViewController(animated: true)
        }
        scene.simulator.advance(by: 0.1)
        scene.release {}
        #expect(scene.color == (isPush ? .yellow : .red))
        #expect(scene.sheet.topViewController?.additionalSafeAreaInsets == .zero)
        #expect(scene.sheet.viewControllers.count == (isPush ? 3 : 1))
    }

    /// What the presenter's page declares while the sheet is dragged is shown when it has gone.
    @Test(arguments: profiles) func thePresentersBar(_ profile: Simulator.Profile) throws {
        let scene = Scene(profile)
        let page = try #require(scene.presenter.topViewController as? DeclaringPage)
        scene.pull(by: 120)
        page.barAppearance.background = .color(.yellow)
        page.setNeedsBarAppearanceUpdate()
        scene.simulator.touchMove(to: CGPoint(x: 100, y: scene.simulator.window.bounds.height - 10))
        scene.release {}
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.simulator.color(at: CGPoint(x: 3, y: 3)) == .yellow)
        scene.presenter.pushViewController(DeclaringPage("", BarAppearance(background: .color(.red))), animated: true)
        scene.simulator.runToRest()
        #expect(scene.simulator.color(at: CGPoint(x: 3, y: 3)) == .red)
    }
}
