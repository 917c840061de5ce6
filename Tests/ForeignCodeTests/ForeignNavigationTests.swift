import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct ForeignNavigationTests {
    private func show(_ controller: UIViewController) -> Simulator {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(controller)
        return simulator
    }

    @Test func aBaseNavigationControllerSetsItsBackButtonOnPages() {
        let navigation = BaseNavigationController(rootViewController: UIViewController())
        let simulator = show(navigation)
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        // A second push in the same transition is ignored by the app's own flag.
        navigation.pushViewController(UIViewController(), animated: true)
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 2)
        #expect(page.hidesBottomBarWhenPushed)
        let button = page.navigationItem.leftBarButtonItem?.customView as? UIButton
        button?.sendActions(for: .touchUpInside)
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func theSwipeWorksWithABackButtonOfItsOwn() {
        let navigation = BaseNavigationController(rootViewController: UIViewController())
        let simulator = show(navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        simulator.runToRest()
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.6)
        simulator.endBackSwipe(finishing: true)
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aFadePushScalesThePageUp() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let delegate = FadeNavigationDelegate()
        navigation.delegate = delegate
        let simulator = show(navigation)
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        simulator.advance(by: 0.25)
        let shown = page.view.layer.presentation()
        #expect(abs((shown?.opacity ?? 0) - 0.5) < 0.01)
        #expect(abs((shown?.affineTransform().a ?? 0) - 0.9) < 0.01)
        simulator.runToRest()
        #expect(page.view.transform.isIdentity && navigation.topViewController === page)
    }

    @Test func aPropertyAnimatorSlidesBothPages() {
        let root = UIViewController()
        let navigation = SlideNavigationController(rootViewController: root)
        let simulator = show(navigation)
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        simulator.advance(by: 0.15)
        let x = page.view.layer.presentation()?.frame.minX ?? -1
        #expect(x > 0 && x < 393)
        simulator.runToRest()
        #expect(page.view.frame.minX == 0 && navigation.viewControllers.count == 2)
    }

    @Test(arguments: [true, false])
    func aPropertyAnimatorIsScrubbed(finishing: Bool) {
        let root = UIViewController()
        let navigation = SlideNavigationController(rootViewController: root)
        let simulator = show(navigation)
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        let driver = UIPercentDrivenInteractiveTransition()
        navigation.interactionController = driver
        navigation.popViewController(animated: true)
        simulator.commit()
        driver.update(0.5)
        simulator.commit()
        // Scrubbed linearly: half of the progress is half of the width.
        #expect(abs((page.view.layer.presentation()?.frame.minX ?? 0) - 393 / 2) < 1)
        finishing ? driver.finish() : driver.cancel()
        simulator.runToRest()
        #expect(navigation.topViewController === (finishing ? root : page))
        #expect(root.view.frame.minX == 0)
    }

    @Test(arguments: [true, false])
    func aDragPops(finishing: Bool) {
        let root = UIViewController()
        let page = DragToPopViewController()
        let navigation = UINavigationController(rootViewController: root)
        let simulator = show(navigation)
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        simulator.touchDown(at: CGPoint(x: 100, y: 400))
        simulator.touchMove(to: CGPoint(x: 105, y: 400))
        simulator.commit()
        simulator.touchMove(to: CGPoint(x: finishing ? 250 : 150, y: 400))
        simulator.touchUp()
        simulator.runToRest()
        #expect(page.transitionEnds == [!finishing])
        #expect(navigation.topViewController === (finishing ? root : page))
    }

    @Test func aCircleRevealsThePage() {
        let root = UIViewController()
        root.view.backgroundColor = .red
        let page = UIViewController()
        page.view.backgroundColor = .blue
        let navigation = UINavigationController(rootViewController: root)
        navigation.setNavigationBarHidden(true, animated: false)
        let delegate = CircleNavigationDelegate()
        navigation.delegate = delegate
        let simulator = show(navigation)
        navigation.pushViewController(page, animated: true)
        simulator.advance(by: 0.1)
        // The page is visible inside the circle, and not yet far from it.
        #expect(simulator.rgba(40, 120) == [0, 0, 255, 255])
        #expect(simulator.rgba(380, 800)[2] != 255)
        simulator.runToRest()
        #expect(simulator.rgba(380, 800) == [0, 0, 255, 255])
        #expect(page.view.layer.mask == nil && navigation.topViewController === page)
    }

    @Test func aPhotoZoomsFromItsFrameToTheNext() {
        let small = PhotoPage(imageFrame: CGRect(x: 20, y: 200, width: 40, height: 40))
        let large = PhotoPage(imageFrame: CGRect(x: 0, y: 300, width: 393, height: 393))
        let navigation = UINavigationController(rootViewController: small)
        let delegate = ZoomNavigationDelegate()
        navigation.delegate = delegate
        let simulator = show(navigation)
        navigation.pushViewController(large, animated: true)
        simulator.advance(by: 0.1)
        #expect(small.imageView.isHidden && large.imageView.isHidden)
        simulator.runToRest()
        #expect(!small.imageView.isHidden && !large.imageView.isHidden)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(navigation.topViewController === small)
    }

    @Test func coordinatorsAreNotifiedThatTheirPageWasPopped() {
        let navigation = UINavigationController()
        let main = MainCoordinator(navigationController: navigation)
        main.start()
        let simulator = show(navigation)
        main.buy()
        simulator.runToRest()
        #expect(main.childCoordinators.count == 1)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(main.childCoordinators.isEmpty)
    }

    @Test func tabsHideTheirBarForDetails() throws {
        let tabs = MainTabBarController()
        let simulator = show(tabs)
        #expect(tabs.viewControllers?.count == 3)
        let home = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController)
        (home as? HomeViewController)?.openDetail()
        simulator.runToRest()
        let detail = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController)
        #expect(detail is DetailViewController && detail.title == "Item 42")
        #expect(detail.view.safeAreaInsets.bottom == 34)
        #expect(UIApplication.topViewController() === detail)
    }
}
