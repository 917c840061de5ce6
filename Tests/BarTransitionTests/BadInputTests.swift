import BarTransition
import TestSupport
import Testing
import UIKit

/// Declarations with invalid values, and declarations at invalid times: nothing traps and no state is lost.
@Suite("Invalid input", .ownSimulator) @MainActor
struct BadInputTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))

    private func show(_ appearance: BarAppearance) -> (UINavigationController, DeclaringPage) {
        let page = DeclaringPage("Page", appearance)
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (navigation, page)
    }

    /// A hidden bar stays hidden whatever else is declared; the other values take effect when it is shown.
    @Test func aHiddenBarWithOtherValues() {
        var appearance = BarAppearance(
            background: .color(.red), shadow: .color(.green), tintColor: .yellow, titleColor: .white, isHidden: true)
        appearance.prompt = "Prompt"
        appearance.largeTitleDisplayMode = .always
        let (navigation, page) = show(appearance)
        #expect(navigation.isNavigationBarHidden && page.view.safeAreaInsets.top == 59)
        page.barAppearance.isHidden = false
        page.setNeedsBarAppearanceUpdate(animated: false)
        simulator.commit()
        #expect(!navigation.isNavigationBarHidden && page.navigationItem.prompt == "Prompt")
        #expect(simulator.color(at: CGPoint(x: 5, y: 70)) == .red)
    }

    /// Locations of the wrong count, outside of 0...1 or not ascending are ignored.
    @Test(arguments: [[0, 1, 1], [], [0.5, 2], [-1, 1], [0.9, 0.1], [.nan, 1]] as [[CGFloat]])
    func aGradientWithInvalidLocations(_ locations: [CGFloat]) {
        let colors: [UIColor] = [.red, .blue]
        _ = show(BarAppearance(background: .gradient(BarAppearance.Gradient(colors: colors))))
        let points = [2, 30, 60, 95].map { CGPoint(x: 5, y: $0) }
        let even = points.map(simulator.color(at:))
        _ = show(BarAppearance(background: .gradient(BarAppearance.Gradient(colors: colors, locations: locations))))
        #expect(points.map(simulator.color(at:)) == even)
    }

    @Test func aGradientWithFewerThanTwoColors() {
        let point = CGPoint(x: 5, y: 30)
        _ = show(BarAppearance(background: .gradient(BarAppearance.Gradient(colors: []))))
        #expect(simulator.color(at: point) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        _ = show(BarAppearance(background: .gradient(BarAppearance.Gradient(colors: [.red]))))
        #expect(simulator.color(at: point) == .red)
    }

    /// What a page declares while it is on no stack is read when it is pushed.
    @Test func aPageOnNoStack() {
        let page = DeclaringPage("Alone", .hidden)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(!page.isViewLoaded)
        let (navigation, _) = show(BarAppearance(background: .color(.red)))
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(!navigation.isNavigationBarHidden)
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        #expect(navigation.isNavigationBarHidden)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        page.barAppearance = BarAppearance(background: .color(.blue))
        page.setNeedsBarAppearanceUpdate(animated: true)
        simulator.runToRest()
        #expect(simulator.color(at: CGPoint(x: 5, y: 30)) == .red)
    }

    /// Attaching again returns the same object, and the app's delegate is kept.
    @Test func attachingTwice() {
        let (navigation, _) = show(BarAppearance(background: .color(.red)))
        let first = navigation.barTransition
        #expect(navigation.attachBarTransition() === first)
        navigation.detachBarTransition()
        navigation.detachBarTransition()
        #expect(navigation.barTransition == nil && navigation.delegate == nil)
    }
}
