import BarTransition
import TestSupport
import Testing
import UIKit

/// Declarations that make no sense, at times that make none: nothing stops, nothing is lost.
@Suite("Bad input", .ownSimulator) @MainActor
struct BadInputTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))

    private func show(_ appearance: BarAppearance) -> (UINavigationController, DeclaringPage) {
        let page = DeclaringPage("Page", appearance)
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (navigation, page)
    }

    /// A page without a bar that describes one all the same has none; the description holds as soon as it has.
    @Test func aHiddenBarWithEverythingElse() {
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

    /// Locations that do not fit the colours, fall outside of 0...1 or go back count as none.
    @Test(arguments: [[0, 1, 1], [], [0.5, 2], [-1, 1], [0.9, 0.1], [.nan, 1]] as [[CGFloat]])
    func aGradientWithLocationsThatCannotBe(_ locations: [CGFloat]) {
        let colors: [UIColor] = [.red, .blue]
        _ = show(BarAppearance(background: .gradient(BarAppearance.Gradient(colors: colors))))
        let points = [2, 30, 60, 95].map { CGPoint(x: 5, y: $0) }
        let even = points.map(simulator.color(at:))
        _ = show(BarAppearance(background: .gradient(BarAppearance.Gradient(colors: colors, locations: locations))))
        #expect(points.map(simulator.color(at:)) == even)
    }

    @Test func aGradientOfNoColourOrOne() {
        let point = CGPoint(x: 5, y: 30)
        _ = show(BarAppearance(background: .gradient(BarAppearance.Gradient(colors: []))))
        #expect(simulator.color(at: point) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        _ = show(BarAppearance(background: .gradient(BarAppearance.Gradient(colors: [.red]))))
        #expect(simulator.color(at: point) == .red)
    }

    /// What a page says while it is on no stack is read when it comes on one.
    @Test func aPageThatIsNowhere() {
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

    /// The same object goes on, and the app's delegate is not taken for another.
    @Test func attachingTwice() {
        let (navigation, _) = show(BarAppearance(background: .color(.red)))
        let first = navigation.barTransition
        #expect(navigation.attachBarTransition() === first)
        navigation.detachBarTransition()
        navigation.detachBarTransition()
        #expect(navigation.barTransition == nil && navigation.delegate == nil)
    }
}
