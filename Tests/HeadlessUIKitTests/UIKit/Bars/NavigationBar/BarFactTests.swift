import TestSupport
import Testing
import UIKit

@Suite("Facts about navigation bars", .ownSimulator) @MainActor
struct BarFactTests {
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
