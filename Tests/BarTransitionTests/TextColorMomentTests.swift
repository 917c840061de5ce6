import BarTransition
import TestSupport
import Testing
import UIKit

/// A change in place from a light bar with dark texts to a dark one with white texts, and back.
@Suite("Texts during a change in place", .ownSimulator) @MainActor
struct TextColorMomentTests {
    nonisolated static let profiles = SmoothLayoutTests.profiles
    private static let violet = UIColor(red: 0.36, green: 0.25, blue: 0.84, alpha: 1)
    private let light = BarAppearance(background: .color(.white), titleColor: .black)
    private let dark = BarAppearance(background: .color(violet), titleColor: .white)

    private func stage(_ profile: Simulator.Profile, _ appearance: BarAppearance) -> (HeadlessStage, DeclaringPage) {
        let page = DeclaringPage("A", appearance)
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: page)
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        return (stage, page)
    }

    private func title(_ page: UIViewController) -> UIColor? {
        page.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
    }

    private func brightness(_ color: UIColor) -> CGFloat {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// In each frame the title differs from the background by about half of what black and violet do at least.
    @Test(arguments: profiles, [true, false]) func theTitleIsLegibleInEachFrame(
        _ profile: Simulator.Profile, becomesDark: Bool
    ) throws {
        let (stage, page) = stage(profile, becomesDark ? light : dark)
        page.barAppearance = becomesDark ? dark : light
        page.setNeedsBarAppearanceUpdate(animated: true)
        var contrasts: [CGFloat] = []
        for _ in 0..<30 {
            let background = stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3))
            contrasts.append(abs(brightness(try #require(title(page))) - brightness(background)))
            stage.simulator.advance(by: 1 / 120)
        }
        #expect(contrasts.allSatisfy { $0 > 0.25 }, "\(contrasts)")
        stage.simulator.runToRest()
        #expect(title(page) == (becomesDark ? .white : .black))
    }

    /// Without animation, in a transition that follows, and on detach nothing waits.
    @Test(arguments: profiles) func nothingWaitsLonger(_ profile: Simulator.Profile) {
        let (stage, page) = stage(profile, light)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(title(page) == .white)
        page.barAppearance = light
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.push(DeclaringPage("B", dark), andWait: 0)
        #expect(title(page) == .black)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: false)
        page.barAppearance = dark
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.navigation.detachBarTransition()
        stage.simulator.runToRest()
        #expect(title(page) == nil)
    }
}
