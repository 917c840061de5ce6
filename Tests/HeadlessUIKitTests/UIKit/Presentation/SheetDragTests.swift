import TestSupport
import Testing
import UIKit

/// Dragged sheets. (UIKit documentation of `UIAdaptivePresentationControllerDelegate`,
/// `UISheetPresentationController` and `isModalInPresentation`)
@Suite(.ownSimulator) @MainActor
struct SheetDragTests {
    private final class Log: NSObject, UISheetPresentationControllerDelegate {
        var calls: [String] = []
        var agrees = true
        var hadCoordinator = false

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return agrees
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
            hadCoordinator = presentationController.presentedViewController.transitionCoordinator != nil
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            calls.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")
        }
    }

    private final class Page: UIViewController {
        var calls: [String] = []
        /// Called in `viewWillDisappear`.
        var onDisappearing: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("willAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("didAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("willDisappear")
            if let transitionCoordinator { onDisappearing(transitionCoordinator) }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("didDisappear")
        }
    }

    @MainActor
    private struct Scene {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let host = UIViewController()
        let page = Page()
        let log = Log()

        init(_ prepare: (UISheetPresentationController, Page) -> Void = { _, _ in }) {
            simulator.show(host)
            page.view.backgroundColor = .white
            page.presentationController?.delegate = log
            if let sheet = page.sheetPresentationController { prepare(sheet, page) }
            host.present(page, animated: true)
            simulator.runToRest()
            page.calls = []
        }

        var top: CGFloat { page.view.frame.minY }

        /// Drags the card by a distance, slowly, and releases it without velocity.
        func drag(by distance: CGFloat) {
            let start = CGPoint(x: 196, y: top + 20)
            simulator.drag(from: start, to: CGPoint(x: 196, y: start.y + distance), duration: 1, velocity: .zero)
        }
    }

    @Test func aSheetDraggedFarGoes() {
        let scene = Scene()
        scene.drag(by: 700)
        #expect(scene.log.calls == ["should", "will"])
        #expect(scene.log.hadCoordinator)
        scene.simulator.runToRest()
        #expect(scene.log.calls == ["should", "will", "did"])
        #expect(scene.page.calls == ["willDisappear", "didDisappear"])
        #expect(scene.host.presentedViewController == nil)
    }

    /// The view controller is notified while the finger is down, and again if the sheet comes back; the presenter stays.
    @Test func fact_m28_1_aSheetDraggedALittleComesBack() {
        let scene = Scene()
        let rest = scene.top
        var phases: [String] = []
        scene.page.onDisappearing = { coordinator in
            phases.append(coordinator.isInteractive ? "interactive" : "not interactive")
            coordinator.notifyWhenInteractionChanges { context in
                phases.append(context.isCancelled ? "canceled" : "not canceled")
            }
            coordinator.animate(alongsideTransition: nil) { context in
                phases.append(context.isCancelled ? "ended canceled" : "ended")
            }
        }
        scene.simulator.touchDown(at: CGPoint(x: 196, y: rest + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: rest + 70))
        #expect(abs(scene.top - rest - 50) < 0.01, "the sheet is under the finger")
        #expect(scene.log.calls == ["should", "will"] && scene.log.hadCoordinator)
        #expect(scene.page.calls == ["willDisappear"] && phases == ["interactive"])
        #expect(scene.page.isBeingDismissed && scene.host.presentedViewController === scene.page)
        scene.simulator.touchUp(velocity: .zero)
        #expect(scene.page.calls == ["willDisappear", "willAppear"] && phases == ["interactive", "canceled"])
        scene.simulator.runToRest()
        #expect(scene.top == rest && scene.page.transitionCoordinator == nil)
        #expect(scene.page.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(phases == ["interactive", "canceled", "ended canceled"])
        #expect(scene.log.calls == ["should", "will"] && !scene.page.isBeingDismissed)
        #expect(scene.host.presentedViewController === scene.page)
        // The next drag is a dismissal of its own.
        scene.drag(by: 700)
        scene.simulator.runToRest()
        #expect(scene.log.calls == ["should", "will", "should", "will", "did"])
        #expect(scene.host.presentedViewController == nil)
    }

    /// What is animated alongside follows the finger, back too.
    @Test func animationsAlongsideFollowTheFinger() throws {
        let scene = Scene()
        let rest = scene.top
        scene.page.onDisappearing = { [host = scene.host] coordinator in
            coordinator.animate(alongsideTransition: { _ in host.view.alpha = 0 }) { context in
                if context.isCancelled { host.view.alpha = 1 }
            }
        }
        func shown() -> Float { scene.host.view.layer.presentation()?.opacity ?? scene.host.view.layer.opacity }
        let distance = scene.simulator.window.bounds.height - rest
        scene.simulator.touchDown(at: CGPoint(x: 196, y: rest + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: rest + 20 + distance / 4))
        #expect(abs(shown() - 0.75) < 0.01)
        scene.simulator.touchMove(to: CGPoint(x: 196, y: rest + 20 + distance / 8))
        #expect(abs(shown() - 0.875) < 0.01)
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(scene.host.view.alpha == 1 && scene.top == rest)
    }

    /// A sheet of several heights is not dismissed any more once the finger is above the smallest.
    @Test func aFingerThatReturnsCancelsTheDismissal() {
        let scene = Scene { sheet, _ in sheet.detents = [.medium(), .large()] }
        let medium = scene.top
        scene.simulator.touchDown(at: CGPoint(x: 196, y: medium + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: medium + 120))
        #expect(scene.page.calls == ["willDisappear"])
        scene.simulator.touchMove(to: CGPoint(x: 196, y: medium - 80))
        #expect(scene.page.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(abs(scene.top - medium + 100) < 0.01, "the sheet is under the finger")
        scene.simulator.touchMove(to: CGPoint(x: 196, y: medium + 60))
        #expect(scene.log.calls == ["should", "will", "should", "will"])
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(scene.top == medium && scene.host.presentedViewController === scene.page)
        #expect(scene.page.calls.suffix(2) == ["willAppear", "didAppear"])
    }

    /// A presenter that leaves the window takes a sheet under the finger with it.
    @Test func thePresenterLeavesDuringTheDrag() {
        let scene = Scene()
        scene.simulator.touchDown(at: CGPoint(x: 196, y: scene.top + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: scene.top + 120))
        scene.simulator.show(UIViewController())
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(scene.page.viewIfLoaded?.window == nil && scene.host.presentedViewController == nil)
        #expect(scene.page.calls.last == "didDisappear")
    }

    /// So it does if it leaves in the first callback, and nothing keeps the page.
    @Test func thePresenterLeavesAsTheDragBegins() {
        weak var page: Page?
        do {
            let scene = Scene()
            page = scene.page
            scene.page.onDisappearing = { [simulator = scene.simulator] _ in
                simulator.window.rootViewController = UIViewController()
            }
            scene.simulator.touchDown(at: CGPoint(x: 196, y: scene.top + 20))
            scene.simulator.touchMove(to: CGPoint(x: 196, y: scene.top + 120))
            scene.simulator.touchMove(to: CGPoint(x: 196, y: scene.top + 140))
            scene.simulator.touchUp(velocity: .zero)
            scene.simulator.runToRest()
            #expect(scene.page.viewIfLoaded?.window == nil && scene.host.presentedViewController == nil)
            scene.page.onDisappearing = { _ in }
        }
        #expect(page == nil)
    }

    /// What is presented by the presenter while the sheet is under the finger is not presented later, if the sheet returns.
    @Test func aPresentationDuringTheDragThatIsCanceled() {
        let scene = Scene()
        scene.simulator.touchDown(at: CGPoint(x: 196, y: scene.top + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: scene.top + 70))
        let other = UIViewController()
        scene.host.present(other, animated: true)
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(scene.host.presentedViewController === scene.page)
        scene.drag(by: 700)
        scene.simulator.runToRest()
        #expect(scene.host.presentedViewController == nil && other.viewIfLoaded?.window == nil)
    }

    /// What the sheet presents meanwhile goes with it.
    @Test func thePageOfADraggedSheetPresents() {
        let scene = Scene()
        scene.simulator.touchDown(at: CGPoint(x: 196, y: scene.top + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: scene.top + 300))
        scene.page.present(UIViewController(), animated: false)
        scene.simulator.advance(by: 0.1)
        scene.simulator.touchMove(to: CGPoint(x: 196, y: 840))
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(scene.host.presentedViewController == nil && scene.page.presentedViewController == nil)
        #expect(scene.simulator.window.subviews.count == 1)
    }

    /// A dismissal by code waits for the finger, and its completion runs either way.
    @Test(arguments: [true, false]) func aDismissalByCodeDuringTheDrag(returns: Bool) {
        let scene = Scene()
        var isDone = false
        scene.simulator.touchDown(at: CGPoint(x: 196, y: scene.top + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: returns ? scene.top + 70 : 840))
        scene.host.dismiss(animated: true) { isDone = true }
        scene.simulator.advance(by: 0.1)
        #expect(!isDone && scene.host.presentedViewController === scene.page)
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(isDone && scene.host.presentedViewController == nil)
    }

    /// The user catches a sheet that returns.
    @Test func aSheetThatReturnsIsCaught() {
        let scene = Scene()
        let rest = scene.top
        scene.simulator.touchDown(at: CGPoint(x: 196, y: rest + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: rest + 70))
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.advance(by: 0.1)
        scene.simulator.touchDown(at: CGPoint(x: 196, y: rest + 120))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: rest + 220))
        #expect(abs(scene.top - rest - 100) < 0.01, "the sheet is under the finger")
        #expect(scene.page.calls == ["willDisappear", "willAppear", "didAppear", "willDisappear"])
        scene.simulator.touchMove(to: CGPoint(x: 196, y: 840))
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(scene.host.presentedViewController == nil)
    }

    /// The device rotates when the finger has left the sheet.
    @Test func aRotationDuringTheDrag() {
        let scene = Scene()
        scene.simulator.touchDown(at: CGPoint(x: 196, y: scene.top + 20))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: scene.top + 70))
        scene.simulator.rotate(to: .landscapeRight)
        scene.simulator.advance(by: 0.1)
        scene.simulator.touchUp(velocity: .zero)
        scene.simulator.runToRest()
        #expect(scene.simulator.window.bounds.width == 852 && scene.host.presentedViewController === scene.page)
        #expect(scene.page.view.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test func aDelegateMayRefuse() {
        let scene = Scene()
        let rest = scene.top
        scene.log.agrees = false
        scene.drag(by: 700)
        scene.simulator.runToRest()
        #expect(scene.log.calls == ["should", "attempt"])
        #expect(scene.top == rest && scene.page.calls == [])
    }

    @Test(arguments: [true, false]) func aModalPageIsHeld(inside: Bool) {
        let scene = Scene { _, page in
            let holder = inside ? UIViewController() : page
            holder.isModalInPresentation = true
            guard inside else { return }
            page.addChild(holder)
            page.view.addSubview(holder.view)
            holder.didMove(toParent: page)
        }
        let rest = scene.top
        scene.drag(by: 700)
        scene.simulator.runToRest()
        // No delegate method is called.
        #expect(scene.log.calls == ["attempt"])
        #expect(scene.top == rest)
    }

    @Test func dismissedByCodeNobodyIsTold() {
        let scene = Scene()
        scene.page.isModalInPresentation = true
        scene.host.dismiss(animated: true)
        scene.simulator.runToRest()
        #expect(scene.log.calls == [])
        #expect(scene.host.presentedViewController == nil)
    }

    /// The medium height is inactive at a compact height, and its resolved value nil. (UIKit documentation)
    @Test func theMediumHeightIsInactiveAtACompactHeight() {
        final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection: UITraitCollection
            let maximumDetentValue: CGFloat = 300

            init(_ sizeClass: UIUserInterfaceSizeClass) {
                containerTraitCollection = UITraitCollection(verticalSizeClass: sizeClass)
            }
        }
        let medium = UISheetPresentationController.Detent.medium()
        #expect(medium.resolvedValue(in: Context(.compact)) == nil)
        #expect(medium.resolvedValue(in: Context(.regular)) != nil)
    }

    @Test func aSheetIsDraggedFromHeightToHeight() {
        let scene = Scene { sheet, _ in sheet.detents = [.medium(), .large()] }
        let medium = scene.top
        #expect(scene.page.sheetPresentationController?.selectedDetentIdentifier == nil)
        scene.drag(by: -340)
        scene.simulator.runToRest()
        let large = scene.top
        #expect(large < medium)
        #expect(scene.page.view.frame.maxY == 852)
        #expect(scene.log.calls == ["com.apple.UIKit.large"])
        scene.drag(by: 300)
        scene.simulator.runToRest()
        #expect(scene.top == medium)
        #expect(scene.log.calls == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
        // The delegate is not notified of a programmatic dismissal.
        scene.page.sheetPresentationController?.animateChanges {
            scene.page.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        scene.simulator.runToRest()
        #expect(scene.top == large && scene.log.calls.count == 2)
    }

    @Test func heightsOfTheAppsOwn() {
        var height: CGFloat = 200
        let scene = Scene { sheet, _ in
            sheet.detents = [
                .custom(identifier: .init("low")) { _ in height }, .custom { $0.maximumDetentValue * 0.75 },
            ]
        }
        // The height is measured from the safe area's bottom edge, at 34 points.
        #expect(abs(scene.page.view.frame.height - 234) < 0.01)
        height = 300
        scene.page.sheetPresentationController?.invalidateDetents()
        scene.simulator.runToRest()
        #expect(abs(scene.page.view.frame.height - 334) < 0.01)
    }

    @Test(arguments: [true, false]) func aGrabberShows(isWanted: Bool) {
        let scene = Scene { sheet, _ in sheet.prefersGrabberVisible = isWanted }
        let picture = scene.simulator.picture(scale: 1)
        let rows = (Int(scene.top) + 1..<Int(scene.top) + 20).map { picture.rgb(196, $0) }
        let beside = picture.rgb(60, Int(scene.top) + 10)
        #expect(rows.contains { $0 != beside } == isWanted)
        // The grabber is UIKit's own view and not a subview of the page's view.
        #expect(scene.page.view.subviews.isEmpty && scene.page.view.gestureRecognizers == nil)
    }

    @Test func aDragAtTheTopOfAScrollViewMovesTheSheet() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
        scroll.contentSize = CGSize(width: 393, height: 2000)
        let scene = Scene { _, page in page.view.addSubview(scroll) }
        let rest = scene.top
        scene.drag(by: -100)
        scene.simulator.runToRest()
        #expect(scroll.contentOffset.y > 0 && scene.top == rest)
        scene.drag(by: 50)
        #expect(scene.top == rest, "scrolled content scrolls back first")
        scroll.contentOffset = .zero
        scene.simulator.runToRest()
        scene.simulator.touchDown(at: CGPoint(x: 196, y: rest + 100))
        scene.simulator.touchMove(to: CGPoint(x: 196, y: rest + 180))
        #expect(scene.top > rest && scroll.contentOffset.y == 0)
        scene.simulator.touchUp(velocity: .zero)
    }
}

extension UIImage {
    fileprivate func rgb(_ x: Int, _ y: Int) -> UInt32 {
        guard let image = cgImage, x < image.width, y < image.height else { return 0 }
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        image.copyPixels(to: &pixels)
        return pixels[y * image.width + x]
    }
}
