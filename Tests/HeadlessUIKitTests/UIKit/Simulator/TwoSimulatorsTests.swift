import TestSupport
import Testing
import UIKit

/// Changes to the views and pages of a simulator take effect on it, whichever simulator is in use.
@Suite("Two simulators", .ownSimulator) @MainActor
struct TwoSimulatorsTests {
    private let phone = Simulator(profile: .iPhone15(iOS: 18))
    private let small = Simulator(profile: .iPhoneSE(iOS: 26))
    private let onPhone = UINavigationController(rootViewController: UIViewController())
    private let onSmall = UINavigationController(rootViewController: UIViewController())

    init() {
        phone.show(onPhone)
        small.show(onSmall)
        small.makeCurrent()
    }

    private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

    @Test func anAnimationRunsOnItsViewsClock() {
        small.makeCurrent()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        onPhone.view.addSubview(view)
        small.advance(by: 3)
        var log: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 105
        } completion: {
            log.append("block \($0)")
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 105 }
        animator.addCompletion { _ in log.append("animator") }
        small.makeCurrent()
        animator.startAnimation()
        phone.commit()
        small.runToRest()
        #expect(x(view) == 5 && log == [], "another device's clock does not affect it")
        phone.advance(by: 0.5)
        #expect(abs(x(view) - 55) < 1e-6)
        phone.runToRest()
        #expect(log == ["block true", "animator"] && x(view) == 105)
    }

    @Test func aPageIsPushedAndPresentedOnItsOwnDevice() {
        small.makeCurrent()
        let barTop = onPhone.navigationBar.frame.minY
        let (pushed, presented) = (UIViewController(), UIViewController())
        onPhone.pushViewController(pushed, animated: true)
        onPhone.view.layoutIfNeeded()
        #expect(onPhone.transitionCoordinator != nil)
        small.runToRest()
        #expect(onPhone.transitionCoordinator != nil, "it runs on its own device's clock")
        phone.runToRest()
        #expect(onPhone.transitionCoordinator == nil)
        #expect(onPhone.navigationBar.frame.minY == barTop && barTop != onSmall.navigationBar.frame.minY)
        small.makeCurrent()
        onPhone.present(presented, animated: true)
        small.runToRest()
        #expect(presented.viewIfLoaded?.window == nil)
        phone.runToRest()
        #expect(presented.view.window === onPhone.view.window)
        small.makeCurrent()
        onPhone.dismiss(animated: true)
        phone.runToRest()
        #expect(onPhone.presentedViewController == nil)
        #expect(Simulator.current === phone, "the simulator that was called last is current")
    }

    @Test func bothGoOnByThemselves() {
        phone.makeCurrent()
        onPhone.pushViewController(UIViewController(), animated: true)
        onSmall.pushViewController(UIViewController(), animated: true)
        for _ in 0..<60 {
            phone.advance(by: 0.05)
            small.advance(by: 0.05)
        }
        #expect(onPhone.transitionCoordinator == nil && onSmall.transitionCoordinator == nil)
        #expect(onPhone.topViewController?.view.bounds.width == 393)
        #expect(onSmall.topViewController?.view.bounds.width == 375)
    }

    @Test func switchingAnimationsOffIsOfOneDevice() {
        phone.makeCurrent()
        UIView.setAnimationsEnabled(false)
        let third = Simulator()
        #expect(UIView.areAnimationsEnabled)
        phone.makeCurrent()
        #expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        third.makeCurrent()
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func oneAnimationForTwoDevicesStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let views = [UIView(), UIView()]
                let simulators = [Simulator(), Simulator()]
                for (view, simulator) in zip(views, simulators) {
                    let page = UIViewController()
                    simulator.show(page)
                    page.view.addSubview(view)
                }
                UIView.animate(withDuration: 1) { for view in views { view.center.x = 100 } }
            }
        }
        let message = standardError(of: result)
        #expect(message.contains("shown by two Simulators"), "\(message)")
    }
}
