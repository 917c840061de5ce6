import TestSupport
import Testing
import UIKit

@Suite("Facts about navigation bars", .ownSimulator) @MainActor
struct BarFactTests {
    private func shown(
        _ page: UIViewController, _ profile: Simulator.Profile,
        configure: (UINavigationBar) -> Void = { _ in }
    ) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: page)
        configure(navigation.navigationBar)
        simulator.show(navigation)
        return (simulator, navigation)
    }

    private func filled(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    private var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    private var inBar: CGPoint { CGPoint(x: 4, y: 60) }

    private func scrollPage() -> (UIViewController, UIScrollView) {
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 4000)
        page.view.addSubview(UIView(frame: .zero))
        page.view.addSubview(scrollView)
        return (page, scrollView)
    }

    @Test func fact_5_2_14_theNamedScrollViewDecides() {
        let (page, scrollView) = scrollPage()
        let (simulator, _) = shown(page, .iPhone15(iOS: 18)) { bar in
            bar.standardAppearance = filled(red)
            bar.scrollEdgeAppearance = filled(blue)
        }
        scrollView.contentOffset.y = 500
        simulator.runToRest()
        #expect(simulator.color(at: inBar) == blue, "no scroll view is observed: at the scroll edge")
        page.setContentScrollView(scrollView, for: .top)
        simulator.runToRest()
        #expect(simulator.color(at: inBar) == red)
    }

    @Test func fact_m9_4_theEdgeEndsAfterTwelvePoints() {
        let (page, scrollView) = scrollPage()
        page.setContentScrollView(scrollView, for: .top)
        let (simulator, _) = shown(page, .iPhone15(iOS: 26)) { bar in
            bar.standardAppearance = filled(red)
            bar.scrollEdgeAppearance = filled(blue)
        }
        let top = scrollView.contentOffset.y
        scrollView.contentOffset.y = top + 11
        simulator.runToRest()
        #expect(simulator.color(at: inBar) == blue)
        scrollView.contentOffset.y = top + 13
        simulator.runToRest()
        #expect(simulator.color(at: inBar) == red)
    }

    @Test func fact_6_1_1_anAppearanceIsUsedInWhole() {
        let page = UIViewController()
        page.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
        page.navigationItem.scrollEdgeAppearance?.configureWithTransparentBackground()
        page.view.backgroundColor = blue
        let (simulator, _) = shown(page, .iPhone15(iOS: 18)) { $0.scrollEdgeAppearance = filled(red) }
        #expect(simulator.color(at: inBar) == blue, "the bar's colour is not mixed in")
    }

    @Test func fact_6_4_1_theDefaultBarOf26IsClear() {
        let page = UIViewController()
        page.view.backgroundColor = blue
        let (simulator, _) = shown(page, .iPhone15(iOS: 26))
        #expect(simulator.color(at: inBar) == blue)
    }
}

extension BarFactTests {
    private func compatible(_ profile: Simulator.Profile) -> Simulator.Profile {
        var profile = profile
        profile.requiresCompatibility = true
        return profile
    }

    /// The bar has the same top and height as before iOS 26.
    @Test(arguments: [
        (Simulator.Profile.iPhone15(iOS: 26), CGFloat(97.667), CGFloat(44)), (.iPhone17Pro(iOS: 26), 100.333, 44),
        (.iPad(iOS: 26), 82, 50),
    ])
    func fact_4_7_withTheCompatibilityKeyTheOldNumbersApply(
        profile: Simulator.Profile, bottom: CGFloat, height: CGFloat
    ) {
        let stage = TracingStage("A", profile: compatible(profile))
        let bar = stage.navigation.navigationBar
        #expect(abs(bar.frame.maxY - bottom) < 0.001 && bar.frame.height == height)
        #expect(abs(stage.pages[0].view.safeAreaInsets.top - bottom) < 0.001)
        bar.prefersLargeTitles = true
        stage.simulator.runToRest()
        #expect(bar.frame.height == height + 52)
    }

    @Test func fact_4_7_inLandscape() {
        for (profile, bottom) in [
            (Simulator.Profile.iPhone17Pro(iOS: 26), CGFloat(78)), (compatible(.iPhone17Pro(iOS: 26)), 32),
        ] {
            let simulator = Simulator(profile: profile, orientation: .landscapeLeft)
            let navigation = UINavigationController(rootViewController: UIViewController())
            simulator.show(navigation)
            #expect(navigation.navigationBar.frame.maxY == bottom)
        }
    }

    /// A scrolled page is under glass, or under the classic material if the key is set.
    @Test(arguments: [true, false]) func fact_6_4_1_theKeyOptsOutOfGlass(isCompatible: Bool) {
        let base = Simulator.Profile.iPhoneSE(iOS: 26)
        let stage = TracingStage("A", profile: isCompatible ? compatible(base) : base)
        let button = UIBarButtonItem(title: "Go")
        stage.pages[0].navigationItem.rightBarButtonItem = button
        stage.navigation.isToolbarHidden = false
        stage.pages[0].toolbarItems = [UIBarButtonItem(title: "Edit")]
        stage.simulator.runToRest()
        #expect((stage.navigation.toolbar.superview != nil) == isCompatible, "fact m9.1")
        #expect(stage.navigation.navigationBar.frame.height == (isCompatible ? 44 : 54))
    }
}
