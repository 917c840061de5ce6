import TestSupport
import Testing
import UIKit

@Suite("Status bar", .ownSimulator) @MainActor
struct StatusBarFactTests {
    final class Page: UIViewController {
        var style = UIStatusBarStyle.lightContent
        var hides = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
    }

    /// An explanation from Apple's developer forum, gist.github.com/hujunfeng/6651254.
    @Test func withoutABarTheTopPageDecides() {
        let simulator = Simulator()
        let navigation = UINavigationController(rootViewController: Page())
        navigation.isNavigationBarHidden = true
        simulator.show(navigation)
        let manager = simulator.windowScene.statusBarManager
        #expect(manager?.statusBarStyle == .lightContent)
        navigation.isNavigationBarHidden = false
        navigation.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.statusBarStyle == .default)
    }

    @Test func fact_9_5_insideABlockTheUpdateAnimates() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = Page()
        page.view.backgroundColor = .gray
        simulator.show(page)
        // A point in the battery, which is filled.
        func shown() -> CGFloat {
            var red: CGFloat = 0
            simulator.color(at: CGPoint(x: 345, y: 33)).getRed(&red, green: nil, blue: nil, alpha: nil)
            return red
        }
        #expect(shown() == 1)
        page.style = .darkContent
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.setNeedsStatusBarAppearanceUpdate() }
        simulator.advance(by: 0.5)
        let half = shown()
        #expect(half > 0.2 && half < 0.8)
        simulator.runToRest()
        #expect(shown() == 0)
        page.style = .lightContent
        page.setNeedsStatusBarAppearanceUpdate()
        #expect(shown() == 1, "outside of an animation block it does not animate")
    }

    @Test(arguments: [
        (Simulator.Profile.iPhoneSE(iOS: 15), CGFloat(20)), (.iPhone14(iOS: 16), 47), (.iPhone15(iOS: 18), 54),
        (.iPhoneAir(iOS: 26), 59), (.iPad(iOS: 18), 24), (.iPhone11Pro(iOS: 15), 44), (.iPhone11(iOS: 15), 48),
        (.iPhone11ProMax(iOS: 15), 44), (.iPhone13Mini(iOS: 15), 50), (.iPhone14Plus(iOS: 16), 47),
        (.iPhone15ProMax(iOS: 18), 54), (.iPhone17Pro(iOS: 26), 54), (.iPhone17ProMax(iOS: 26), 54),
        (.iPad9(iOS: 15), 20),
    ])
    func fact_4_9_height(profile: Simulator.Profile, height: CGFloat) {
        let simulator = Simulator(profile: profile)
        simulator.show(UIViewController())
        #expect(simulator.windowScene.statusBarManager?.statusBarFrame.height == height)
    }

    @Test func fact_4_9_hiddenOnAPhoneInLandscape() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18), orientation: .landscapeLeft)
        simulator.show(UIViewController())
        #expect(simulator.windowScene.statusBarManager?.isStatusBarHidden == true)
    }

    /// The device, its size, the top and bottom insets in portrait, the side and bottom insets in landscape.
    nonisolated static let insets: [(Simulator.Profile, CGSize, [CGFloat], [CGFloat])] = [
        (.iPhoneSE(iOS: 15), CGSize(width: 375, height: 667), [20, 0], [0, 0]),
        (.iPhone11Pro(iOS: 15), CGSize(width: 375, height: 812), [44, 34], [44, 21]),
        (.iPhone11ProMax(iOS: 15), CGSize(width: 414, height: 896), [44, 34], [44, 21]),
        (.iPhone11(iOS: 15), CGSize(width: 414, height: 896), [48, 34], [48, 21]),
        (.iPhone13Mini(iOS: 15), CGSize(width: 375, height: 812), [50, 34], [50, 21]),
        (.iPhone14(iOS: 16), CGSize(width: 390, height: 844), [47, 34], [47, 21]),
        (.iPhone14Plus(iOS: 16), CGSize(width: 428, height: 926), [47, 34], [47, 21]),
        (.iPhone15(iOS: 17), CGSize(width: 393, height: 852), [59, 34], [59, 21]),
        (.iPhone15ProMax(iOS: 17), CGSize(width: 430, height: 932), [59, 34], [59, 21]),
        (.iPhone17Pro(iOS: 26), CGSize(width: 402, height: 874), [62, 34], [62, 21]),
        (.iPhone17ProMax(iOS: 26), CGSize(width: 440, height: 956), [62, 34], [62, 21]),
        (.iPhoneAir(iOS: 26), CGSize(width: 420, height: 912), [68, 34], [68, 21]),
    ]

    @Test(arguments: insets) func fact_4_10_windowInsets(
        profile: Simulator.Profile, size: CGSize, portrait: [CGFloat], landscape: [CGFloat]
    ) {
        let simulator = Simulator(profile: profile)
        simulator.show(UIViewController())
        #expect(simulator.window.bounds.size == size)
        let (top, bottom) = (portrait[0], portrait[1])
        #expect(simulator.window.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        simulator.rotate(to: .landscapeLeft)
        simulator.runToRest()
        let side = landscape[0]
        let turned = UIEdgeInsets(top: 0, left: side, bottom: landscape[1], right: side)
        #expect(simulator.window.safeAreaInsets == turned)
    }

    @Test func fact_4_10_windowInsetsOfAnIPad() {
        let simulator = Simulator(profile: .iPad(iOS: 18))
        simulator.show(UIViewController())
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        #expect(simulator.window.safeAreaInsets == insets)
        simulator.rotate(to: .landscapeLeft)
        simulator.runToRest()
        #expect(simulator.window.safeAreaInsets == insets)
    }

    // MARK: Facts 9.5 and 9.6

    // MARK: The bar on a phone without a notch

    /// The variants: a forced layout does not move the bar, and the status bar is updated at the end.
    @Test func variantsOfTheStatusBarsUpdate() {
        for isLate in [false, true] {
            var profile = Simulator.Profile.iPhoneSE(iOS: 18)
            if isLate { profile.variants.statusBarUpdate = .atTransitionEnd }
            profile.variants.movesBarInForcedLayout = false
            let navigation = UINavigationController(rootViewController: UIViewController())
            let simulator = Simulator(profile: profile)
            simulator.show(navigation)
            let page = Page()
            page.hides = true
            navigation.pushViewController(page, animated: true)
            var top: CGFloat?
            navigation.transitionCoordinator?.animate { _ in
                navigation.view.setNeedsLayout()
                navigation.view.layoutIfNeeded()
                top = navigation.navigationBar.frame.minY
            }
            simulator.commit()
            #expect(top == 20)
            #expect(navigation.navigationBar.frame.minY == (isLate ? 20 : 0))
            simulator.runToRest()
            #expect(navigation.navigationBar.frame.minY == 0)
        }
    }

    /// UIKit documentation of `preferredStatusBarStyle` and `prefersStatusBarHidden`.
    @Test func aChangedPreferenceHasToBeAnnounced() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let page = Page()
        simulator.show(page)
        simulator.runToRest()
        (page.style, page.hides) = (.darkContent, true)
        simulator.runToRest()
        let manager = simulator.windowScene.statusBarManager
        #expect(manager?.statusBarStyle == .lightContent && manager?.isStatusBarHidden == false)
        #expect(simulator.window.safeAreaInsets.top == 20)
        page.setNeedsStatusBarAppearanceUpdate()
        simulator.runToRest()
        #expect(manager?.statusBarStyle == .darkContent && manager?.isStatusBarHidden == true)
    }

    /// Whether the style of a navigation bar needs that too is not documented.
    @Test(arguments: [true, false]) func aBarAnnouncesItsStyle(_ announces: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.barAnnouncesStatusBar = announces
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: Page())
        simulator.show(navigation)
        simulator.runToRest()
        let manager = simulator.windowScene.statusBarManager
        navigation.navigationBar.barStyle = .black
        #expect(manager?.statusBarStyle == (announces ? .lightContent : .default))
        navigation.navigationBar.barStyle = .default
        navigation.isNavigationBarHidden = true
        #expect(manager?.statusBarStyle == (announces ? .lightContent : .default), "without a bar the page decides")
    }

    /// UIApplication.h, `UIStatusBarStyleDefault`: by the user interface style, here that of the window.
    @Test func theDefaultStyleFollowsAnOverriddenInterfaceStyle() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = UIViewController()
        page.view.backgroundColor = .gray
        simulator.show(page)
        simulator.window.overrideUserInterfaceStyle = .dark
        simulator.runToRest()
        var red: CGFloat = 0
        simulator.color(at: CGPoint(x: 345, y: 33)).getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 1)
    }
}
