import TestSupport
import Testing
import UIKit

@Suite("Status bar", .portable) @MainActor
struct StatusBarFactTests {
    final class Page: UIViewController {
        var style = UIStatusBarStyle.lightContent
        var hides = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
    }

    final class Forwarding: UINavigationController {
        override var childForStatusBarStyle: UIViewController? { topViewController }
    }

    @Test func fact_9_5_aNavigationControllerDoesNotAskItsPageForTheStyle() async throws {
        let screen = try await TestScreen()
        let navigation = UINavigationController(rootViewController: Page())
        await screen.show(navigation)
        let manager = screen.window.windowScene!.statusBarManager
        #expect(manager?.statusBarStyle == .default)
        navigation.navigationBar.barStyle = .black
        navigation.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.statusBarStyle == .lightContent, "its own style follows the bar's")
    }

    @Test func fact_9_5_aForwardingOneDoes() async throws {
        let screen = try await TestScreen()
        let page = Page()
        let navigation = Forwarding(rootViewController: page)
        await screen.show(navigation)
        let manager = screen.window.windowScene!.statusBarManager
        #expect(manager?.statusBarStyle == .lightContent)
        page.style = .darkContent
        page.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.statusBarStyle == .darkContent)
    }

    @Test func fact_9_5_rawValues() {
        #expect(UIStatusBarStyle.default.rawValue == 0)
        #expect(UIStatusBarStyle.lightContent.rawValue == 1)
        #expect(UIStatusBarStyle.darkContent.rawValue == 3)
    }

    /// UIKit's documentation of `prefersStatusBarHidden`.
    @Test func fact_9_5_hiddenInACompactHeightByDefault() async throws {
        let screen = try await TestScreen()
        let page = UIViewController()
        await screen.show(page)
        #expect(page.prefersStatusBarHidden == (page.traitCollection.verticalSizeClass == .compact))
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
        await screen.show(parent)
        parent.view.addSubview(child.view)
        await screen.rest()
        #expect(child.prefersStatusBarHidden)
    }

    @Test func fact_9_6_theUpdateFadesByDefault() {
        #expect(UIViewController().preferredStatusBarUpdateAnimation == .fade)
        #expect(UINavigationController().preferredStatusBarUpdateAnimation == .fade)
    }

    @Test func fact_9_5_whoIsNamedDecidesAboutHiding() async throws {
        let screen = try await TestScreen()
        let page = Page()
        let other = Page()
        let container = Container()
        container.named = page
        for child in [page, other] { container.addChild(child) }
        await screen.show(container)
        let manager = screen.window.windowScene!.statusBarManager
        (page.hides, other.hides) = (false, true)
        container.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.isStatusBarHidden == false && manager?.statusBarStyle == .lightContent)
        page.hides = true
        page.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.isStatusBarHidden == true)
        container.named = nil
        container.setNeedsStatusBarAppearanceUpdate()
        #expect(
            manager?.isStatusBarHidden == false && manager?.statusBarStyle == .darkContent, "nil: it decides itself")
    }

    nonisolated static let phonesWithoutNotch = [15, 18, 26].map { TestDevice.iPhoneSE(iOS: $0) }

    @Test(arguments: phonesWithoutNotch, [false, true])
    func fact_5_3_11_aForcedLayoutMovesTheBar(_ profile: TestDevice, inTransition: Bool) async throws {
        final class Leaving: UIViewController {
            var willDisappear: () -> Void = {}
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                willDisappear()
            }
        }
        let root = Leaving()
        let navigation = UINavigationController(rootViewController: root)
        let screen = try await TestScreen(profile)
        await screen.show(navigation)
        let top = navigation.navigationBar.frame.minY
        let page = Page()
        page.hides = true
        func update() {
            page.setNeedsStatusBarAppearanceUpdate()
            navigation.view.setNeedsLayout()
            navigation.view.layoutIfNeeded()
        }
        if inTransition {
            navigation.pushViewController(page, animated: true)
            navigation.transitionCoordinator?.animate { _ in update() }
            await screen.turn()
        } else {
            page.hides = false
            navigation.pushViewController(page, animated: false)
            await screen.rest()
            page.hides = true
            UIView.startAnimating(withDuration: 1, animations: update)
        }
        let hidden: CGFloat = profile.system < 26 ? 0 : 10
        #expect(navigation.navigationBar.frame.minY == hidden)
        await screen.advance(by: 0.1)
        let shown = navigation.navigationBar.layer.presentation()?.frame.minY ?? 0
        #expect(shown > hidden && shown < top, "\(shown)")
        await screen.rest()
        #expect(navigation.navigationBar.frame.minY == hidden)
    }

    @Test(arguments: phonesWithoutNotch) func fact_9_7_theBarJumpsAtTheStart(_ profile: TestDevice) async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = try await TestScreen(profile)
        await screen.show(navigation)
        let page = Page()
        page.hides = true
        let hidden: CGFloat = profile.system < 26 ? 0 : 10
        func shown() -> CGFloat { navigation.navigationBar.layer.presentation()?.frame.minY ?? 0 }
        #expect(shown() == 20)
        navigation.pushViewController(page, animated: true)
        await screen.turn()
        #expect(shown() == hidden)
        await screen.rest()
        navigation.popViewController(animated: true)
        await screen.turn()
        #expect(shown() == 20)
    }

    final class Container: UIViewController {
        var named: UIViewController?
        override var childForStatusBarStyle: UIViewController? { named }
        override var childForStatusBarHidden: UIViewController? { named }
        override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    }

    /// The device, the height of the status bar, the top and bottom insets of the window in portrait.
    nonisolated static let phones: [(TestDevice, CGFloat, CGFloat, CGFloat)] = [
        (.iPhoneSE(iOS: 15), 20, 20, 0), (.iPhone14(iOS: 16), 47, 47, 34), (.iPhone15(iOS: 18), 54, 59, 34),
        (.iPhone15ProMax(iOS: 18), 54, 59, 34), (.iPhone17Pro(iOS: 26), 54, 62, 34), (.iPhoneAir(iOS: 26), 59, 68, 34),
    ]

    @Test(arguments: phones) func fact_4_9_height(
        _ device: TestDevice, height: CGFloat, top: CGFloat, bottom: CGFloat
    ) async throws {
        let screen = try await TestScreen(device)
        await screen.show(UIViewController())
        #expect(screen.window.windowScene?.statusBarManager?.statusBarFrame.height == height)
    }

    @Test(arguments: phones) func fact_4_10_windowInsets(
        _ device: TestDevice, height: CGFloat, top: CGFloat, bottom: CGFloat
    ) async throws {
        let screen = try await TestScreen(device)
        await screen.show(UIViewController())
        #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    @Test func fact_4_10_windowInsetsOfAnIPad() async throws {
        let screen = try await TestScreen(.iPad(iOS: 18))
        await screen.show(UIViewController())
        #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    }
}
