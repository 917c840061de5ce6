import TestSupport
import Testing
import UIKit

/// Taps outside a sheet, and the dimming there. (UIKit documentation of `UIAdaptivePresentationControllerDelegate`,
/// `isModalInPresentation` and `largestUndimmedDetentIdentifier`)
@Suite(.ownSimulator) @MainActor
struct SheetTapTests {
    private final class Log: NSObject, UIAdaptivePresentationControllerDelegate {
        var calls: [String] = []
        var agrees = true

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return agrees
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempt")
        }
    }

    @MainActor
    private struct Scene {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let host = UIViewController()
        let page = UIViewController()
        let log = Log()
        let beside = CGPoint(x: 100, y: 200)
        let button = UIButton(frame: CGRect(x: 50, y: 150, width: 100, height: 100))

        init(
            _ detents: [UISheetPresentationController.Detent] = [.medium()],
            _ prepare: (UISheetPresentationController, UIViewController) -> Void = { _, _ in }
        ) {
            host.view.backgroundColor = .white
            simulator.show(host)
            page.view.backgroundColor = .white
            page.presentationController?.delegate = log
            page.sheetPresentationController?.detents = detents
            if let sheet = page.sheetPresentationController { prepare(sheet, page) }
            host.view.addSubview(button)
            host.present(page, animated: true)
            simulator.runToRest()
        }

        /// The brightness of the host, 0...255.
        var brightness: Int { simulator.picture(scale: 1).rgba(20, 140)[0] }

        func tap() {
            simulator.tap(at: beside)
            simulator.runToRest()
        }
    }

    @Test func aTapBesideASheetTakesItAway() {
        let scene = Scene()
        scene.simulator.tap(at: CGPoint(x: 100, y: 700))
        scene.simulator.runToRest()
        #expect(
            scene.log.calls == [] && scene.host.presentedViewController != nil, "a tap on the sheet does not dismiss it"
        )
        scene.simulator.tap(at: scene.beside)
        #expect(scene.log.calls == ["should", "will"])
        scene.simulator.runToRest()
        #expect(scene.log.calls == ["should", "will", "did"])
        #expect(scene.host.presentedViewController == nil && scene.brightness == 255)
    }

    @Test func theDelegateMayRefuse() {
        let scene = Scene()
        scene.log.agrees = false
        scene.tap()
        #expect(scene.log.calls == ["should", "attempt"] && scene.host.presentedViewController === scene.page)
    }

    @Test func aModalPageStays() {
        let scene = Scene { _, page in page.isModalInPresentation = true }
        scene.tap()
        #expect(scene.log.calls == ["attempt"] && scene.host.presentedViewController === scene.page)
    }

    /// Taps outside a page that is presented in a style; returns what is presented afterwards, and that page.
    private func presentedAfterTap(
        at point: CGPoint, _ style: UIModalPresentationStyle, on profile: Simulator.Profile
    ) -> (presented: UIViewController?, page: UIViewController) {
        let simulator = Simulator(profile: profile)
        let (host, page) = (UIViewController(), UIViewController())
        simulator.show(host)
        page.modalPresentationStyle = style
        host.present(page, animated: true)
        simulator.runToRest()
        simulator.tap(at: point)
        simulator.runToRest()
        return (host.presentedViewController, page)
    }

    @Test func besideAFormSheetToo() {
        let after = presentedAfterTap(at: CGPoint(x: 30, y: 500), .formSheet, on: .iPad(iOS: 18))
        #expect(after.presented == nil)
    }

    @Test func aPageOverTheScreenHasNothingBeside() {
        let after = presentedAfterTap(at: CGPoint(x: 100, y: 200), .overFullScreen, on: .iPhone15(iOS: 18))
        #expect(after.presented === after.page)
    }

    @Test func besideABrightSheetTouchesAreThePresenters() {
        let scene = Scene { sheet, _ in sheet.largestUndimmedDetentIdentifier = .medium }
        var taps = 0
        scene.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        #expect(scene.brightness == 255)
        scene.tap()
        #expect(taps == 1 && scene.host.presentedViewController === scene.page)
    }

    @Test func theDarknessFollowsTheFinger() {
        let scene = Scene()
        let (dark, top) = (scene.brightness, scene.page.view.frame.minY)
        #expect(dark < 255)
        let grip = CGPoint(x: 196, y: top + 20)
        scene.simulator.touchDown(at: grip)
        scene.simulator.touchMove(to: CGPoint(x: 196, y: grip.y + (852 - top) / 2))
        #expect(abs(scene.brightness - (dark + 255) / 2) <= 2, "halfway down the dimming is half as strong")
        scene.simulator.touchMove(to: grip)
        #expect(scene.brightness == dark)
        scene.simulator.touchMove(to: CGPoint(x: 196, y: grip.y + 60))
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(scene.brightness == dark && scene.page.view.frame.minY == top)
    }

    @Test func theDarknessFollowsTheHeight() {
        let scene = Scene([.medium(), .large()]) { sheet, _ in sheet.largestUndimmedDetentIdentifier = .medium }
        #expect(scene.brightness == 255)
        let top = scene.page.view.frame.minY
        scene.simulator.touchDown(at: CGPoint(x: 196, y: top + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: top - 80))
        #expect((215..<255).contains(scene.brightness), "while moving to a detent with dimming")
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(scene.brightness == 255)
        scene.page.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
        scene.simulator.runToRest()
        #expect(scene.brightness < 210)
    }
}
