import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct BarTests {
    private func stack(_ pages: UIViewController...) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        simulator.show(navigation)
        return (simulator, navigation)
    }

    /// A page that is scrolled: at the scroll edge the older setters show no background (fact 6.1.4).
    private func scrolledPage() -> UIViewController {
        let page = UIViewController()
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        scrollView.contentOffset = CGPoint(x: 0, y: 500)
        scrollView.backgroundColor = .white
        page.view = scrollView
        return page
    }

    @Test func aGradientFillsTheBarFromLeftToRight() {
        let (simulator, navigation) = stack(scrolledPage())
        navigation.navigationBar.setGradientBackground(colors: [.red, .blue])
        simulator.runToRest()
        let left = simulator.rgba(4, 80)
        let right = simulator.rgba(388, 80)
        #expect(left[0] > 240 && left[2] < 15)
        #expect(right[0] < 15 && right[2] > 240)
    }

    @Test func aGradientImageRunsFromTopToBottom() throws {
        let (simulator, navigation) = stack(scrolledPage())
        let image = try #require(
            UINavigationBar.gradient(size: CGSize(width: 4, height: 100), colors: [.black, .white]))
        #expect(image.rgba(0, 0)[0] < 5)
        #expect(abs(image.rgba(0, 150)[0] - 128) <= 2)
        #expect(image.rgba(0, 299)[0] > 250)
        navigation.navigationBar.apply(gradient: [.green, .green])
        simulator.runToRest()
        #expect(simulator.rgba(200, 80) == [0, 255, 0, 255])
    }

    @Test func aTransparentBarShowsThePageAndIsRestored() {
        let opaque = scrolledPage()
        let clear = TransparentBarViewController()
        let (simulator, navigation) = stack(opaque)
        navigation.navigationBar.setBackgroundImage(.from(color: .red), for: .default)
        navigation.pushViewController(clear, animated: true)
        simulator.runToRest()
        let teal = simulator.rgba(200, 300)
        #expect(simulator.rgba(330, 80) == teal)
        #expect(clear.navigationItem.backBarButtonItem?.title == "")
        navigation.popViewController(animated: true)
        simulator.runToRest()
        // The app left the bar translucent: the image is drawn with less than full opacity. (UIKit documentation)
        let restored = simulator.rgba(330, 80)
        #expect(restored[0] == 255 && restored[1] < 128 && restored[1] == restored[2])
    }

    @Test func theBarFollowsTheScrolling() {
        let profile = ProfileViewController()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(ProfileNavigationController(rootViewController: profile))
        let manager = simulator.windowScene.statusBarManager
        #expect(manager?.statusBarStyle == .lightContent)
        #expect(profile.navigationController?.navigationBar.tintColor.hexString == "#FFFFFF")
        profile.scrollView.contentOffset.y = 400
        simulator.runToRest()
        #expect(manager?.statusBarStyle == .darkContent)
        #expect(profile.navigationController?.navigationBar.tintColor.hexString == "#000000")
        // White, but the app also made the bar translucent.
        let shown = simulator.rgba(330, 80)
        #expect(shown[0] > 128 && shown[0] == shown[1] && shown[1] == shown[2])
        #expect(profile.scrollView.contentInset == .zero && profile.scrollView.adjustedContentInset == .zero)
    }

    @Test func colorsChangeAlongside() {
        let red = TintAlongsideViewController(barColor: UIColor(hex: "#330000"))
        let yellow = TintAlongsideViewController(barColor: .yellow)
        let (simulator, navigation) = stack(red)
        #expect(navigation.navigationBar.barTintColor == red.barColor)
        #expect(navigation.preferredStatusBarStyle == .lightContent)
        navigation.pushViewController(yellow, animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.barTintColor == .yellow)
        #expect(navigation.preferredStatusBarStyle == .default)
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.4)
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(navigation.topViewController === yellow)
        #expect(navigation.navigationBar.barTintColor == .yellow)
    }

    @Test func aBarOfTheAppsOwnClassIsCreatedWithItsFrame() {
        // Its `init(coder:)` traps, as in most apps: UIKit creates a bar with `init(frame:)`.
        let navigation = UINavigationController.branded(root: UIViewController())
        #expect(navigation.navigationBar is TallNavigationBar)
        #expect(type(of: navigation.toolbar!) == BrandToolbar.self)
        #expect(navigation.navigationBar.barStyle == .black)
        // The overridden setter is called.
        #expect(navigation.navigationBar.barTintColor?.cgColor.alpha == 0.9)
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(navigation)
        let bottom = navigation.navigationBar.frame.maxY
        #expect(simulator.rgba(200, bottom - 1) == [255, 149, 0, 255] || simulator.rgba(200, bottom - 1)[2] == 0)
        #expect(simulator.windowScene.statusBarManager?.statusBarStyle == .lightContent)
    }

    @Test func largeTitlesToolbarsAndEditing() {
        let inbox = LargeTitleViewController()
        let (simulator, navigation) = stack(inbox)
        // Fact 4.3: 96 with a large title.
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(!navigation.isToolbarHidden && navigation.toolbar.items?.count == 4)
        inbox.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
        #expect(inbox.isEditing && inbox.editButtonItem.style == .done)
        inbox.isEditing = false
        #expect(inbox.actions == ["edit", "done"])
        navigation.pushViewController(UIViewController(), animated: true)
        simulator.runToRest()
        #expect(navigation.isToolbarHidden)
    }
}
