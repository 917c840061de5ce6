import TestSupport
import Testing
import UIKit

@Suite("Facts about navigation bars", .portable) @MainActor
struct BarFactTests {
    final class Bare: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    private func shown(
        _ page: UIViewController, _ profile: TestDevice,
        configure: (UINavigationBar) -> Void = { _ in }
    ) async throws -> (TestScreen, UINavigationController) {
        let screen = try await TestScreen(profile)
        let navigation = UINavigationController(rootViewController: page)
        configure(navigation.navigationBar)
        await screen.show(navigation)
        return (screen, navigation)
    }

    @Test(arguments: [
        (TestDevice.iPhone15(iOS: 18), CGFloat(53.667)), (.iPhone17Pro(iOS: 18), 56.333),
        (.iPhoneAir(iOS: 18), 62.333),
    ])
    func fact_4_8_theBarBeginsAboveTheSafeAreasEdge(profile: TestDevice, top: CGFloat) async throws {
        let (_, navigation) = try await shown(UIViewController(), profile)
        #expect(abs(navigation.navigationBar.frame.minY - top) < 0.001)
    }

    @Test(arguments: [(TestDevice.iPhone15(iOS: 26), CGFloat(113)), (.iPhone17Pro(iOS: 26), 116)])
    func fact_4_7_headerBottomOf26(profile: TestDevice, bottom: CGFloat) async throws {
        let (_, navigation) = try await shown(UIViewController(), profile)
        #expect(navigation.navigationBar.frame.maxY == bottom)
        #expect(navigation.navigationBar.frame.height == 54)
    }

    @Test(arguments: [(false, CGFloat(64)), (true, 116)]) func fact_m1_2_onAPhoneWithoutInsets(
        large: Bool, top: CGFloat
    ) async throws {
        let page = Bare()
        let (_, navigation) = try await shown(page, .iPhoneSE(iOS: 26)) { $0.prefersLargeTitles = large }
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 375, height: large ? 106 : 54))
        #expect(page.view.safeAreaInsets.top == top)
    }

    @Test(arguments: [(false, CGFloat(113)), (true, 165)]) func fact_m1_2_onAPhoneWithAnIsland(
        large: Bool, top: CGFloat
    ) async throws {
        let page = UIViewController()
        _ = try await shown(page, .iPhone15(iOS: 26)) { $0.prefersLargeTitles = large }
        #expect(page.view.safeAreaInsets.top == top)
    }

    @Test func fact_m1_4_thePageKeepsTheWholeFrame() async throws {
        let page = UIViewController()
        let (screen, navigation) = try await shown(page, .iPhone15(iOS: 26))
        #expect(page.view.frame == screen.window.bounds)
        #expect(navigation.view.safeAreaInsets.top == 59)
        #expect(page.view.safeAreaInsets.top == 113)
    }

    @Test func fact_m1_9_aPromptAdds32() async throws {
        let page = UIViewController()
        page.navigationItem.prompt = "Prompt"
        #expect(try await shown(page, .iPhone15(iOS: 26)).1.navigationBar.frame.height == 86)
    }

    @Test func fact_6_1_3_whatIsNilFromTheStart() {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "A")
        #expect(bar.compactAppearance == nil && bar.scrollEdgeAppearance == nil)
        #expect(bar.compactScrollEdgeAppearance == nil)
        #expect(item.standardAppearance == nil && item.compactAppearance == nil)
        #expect(item.scrollEdgeAppearance == nil && item.compactScrollEdgeAppearance == nil)
        #expect(bar.standardAppearance.backgroundEffect != nil, "the default background")
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        for subview in view.subviews { if let found = label(text, in: subview) { return found } }
        return nil
    }

    @Test func fact_6_2_4_theTitleIsRebuiltInATransition() async throws {
        let stage = try await TestStage("A")
        let before = label("A", in: stage.navigation.navigationBar)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.rest()
        stage.navigation.popViewController(animated: true)
        await stage.rest()
        let after = label("A", in: stage.navigation.navigationBar)
        #expect(before != nil && after != nil && before !== after)
    }

    @Test func fact_6_3_3_theStatusBarFollowsTheStack() async throws {
        let (screen, navigation) = try await shown(UIViewController(), .iPhone15(iOS: 18))
        navigation.navigationBar.barStyle = .black
        navigation.setNeedsStatusBarAppearanceUpdate()
        #expect(screen.window.windowScene!.statusBarManager?.statusBarStyle == .lightContent)
    }
}
