import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct ForeignPresentationTests {
    @Test func aMenuSlidesInOverTwoThirds() throws {
        let host = MenuHostViewController()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(host)
        host.showMenu(from: .left)
        simulator.advance(by: 0.15)
        let controller = try #require(host.menu.presentationController as? SlideInPresentationController)
        #expect(host.menu.view.layer.presentation()?.frame.minX ?? 0 < 0)
        let dimming = controller.dimmingView.layer.presentation()?.opacity ?? 0
        #expect(dimming > 0.1 && dimming < 0.9)
        simulator.runToRest()
        #expect(host.menu.view.frame == CGRect(x: 0, y: 0, width: 393 * 2.0 / 3.0, height: 852))
        #expect(controller.dimmingView.alpha == 1 && controller.containerView === controller.dimmingView.superview)
        // The presenter stays in the window.
        #expect(host.view.window != nil)
        host.dismiss(animated: true)
        simulator.runToRest()
        #expect(host.presentedViewController == nil && host.menu.view.window == nil)
        #expect(controller.containerView == nil)
    }

    @Test func aMenuSlidesInFromEverySide() {
        for (direction, frame) in [
            (PresentationDirection.right, CGRect(x: 131, y: 0, width: 262, height: 852)),
            (.bottom, CGRect(x: 0, y: 284, width: 393, height: 568)),
            (.top, CGRect(x: 0, y: 0, width: 393, height: 568)),
        ] {
            let host = MenuHostViewController()
            let simulator = Simulator(profile: .iPhone15(iOS: 18))
            simulator.show(host)
            host.showMenu(from: direction)
            simulator.runToRest()
            #expect(host.menu.view.frame == frame)
        }
    }

    @Test func aCardReceivesEveryCallback() throws {
        let host = UIViewController()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(host)
        let page = BottomCardViewController()
        host.present(page, animated: true)
        simulator.runToRest()
        let card = try #require(page.card)
        #expect(page.presentationController === card && card.presentingViewController === host)
        #expect(page.view.frame == CGRect(x: 0, y: 852 - 320, width: 393, height: 320))
        #expect(page.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        page.preferredContentSize.height = 400
        simulator.runToRest()
        #expect(page.view.frame.height == 400)
        // A tap beside the card dismisses it.
        simulator.tap(at: CGPoint(x: 200, y: 100))
        simulator.runToRest()
        #expect(card.log == ["willPresent", "didPresent true", "willDismiss", "didDismiss true"])
        #expect(host.presentedViewController == nil)
    }

    @Test func sheetsAndFullScreens() {
        let host = SheetHostViewController()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(host)
        host.showSettings()
        simulator.runToRest()
        let settings = host.presentedViewController
        #expect(settings?.view.layer.cornerRadius == 20)
        #expect(host.view.window != nil)
        host.closeAll()
        simulator.runToRest()
        // The delegate is notified only of dismissals by the user, not of those in code.
        #expect(host.dismissals == 1)
        var isDone = false
        host.showFullScreen(UIViewController()) { isDone = true }
        simulator.runToRest()
        #expect(isDone && host.view.window == nil)
    }

    @Test func aDarkPageOverridesItsStyleAndItsPresentation() {
        let host = UIViewController()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(host)
        let page = DarkModalViewController()
        host.present(page, animated: false)
        simulator.runToRest()
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(page.view.traitCollection.userInterfaceStyle == .dark)
        #expect(host.view.window != nil)
    }

    @Test(arguments: [true, false])
    func aDismissalIsDrivenInteractively(finishing: Bool) {
        let host = UIViewController()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(host)
        let manager = DrivenManager()
        let page = UIViewController()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = manager
        host.present(page, animated: true)
        simulator.runToRest()
        let driver = UIPercentDrivenInteractiveTransition()
        manager.driver = driver
        page.dismiss(animated: true)
        simulator.commit()
        driver.update(0.5)
        simulator.commit()
        finishing ? driver.finish() : driver.cancel()
        simulator.runToRest()
        #expect((host.presentedViewController == nil) == finishing)
        #expect((page.view.window == nil) == finishing)
    }
}

private final class DrivenManager: NSObject, UIViewControllerTransitioningDelegate {
    var driver: UIPercentDrivenInteractiveTransition?

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        DropAnimator()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { driver }
}

private final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let view = transitionContext.view(forKey: .from)!
        UIView.animate(withDuration: 0.4, animations: { view.frame.origin.y = 852 }) { _ in
            let isCancelled = transitionContext.transitionWasCancelled
            if isCancelled { view.frame.origin.y = 0 }
            transitionContext.completeTransition(!isCancelled)
        }
    }
}
