import BarTransition
import TestSupport
import Testing
import UIKit

/// Which buttons have the declared tint, where some are in a strip beside the page (fact 27.5.6) and where all are in the bar.
@Suite("Tints of buttons in and beside the bar", .ownSimulator) @MainActor
struct VerticalBarMomentTests {
    private func tints(
        _ profile: Simulator.Profile, _ background: BarAppearance.Background, _ buttons: [UIBarButtonItem],
        change: (DeclaringPage) -> Void = { _ in }
    ) -> [Bool] {
        let page = AxisPage("A", BarAppearance(background: background, tintColor: .white))
        page.navigationItem.rightBarButtonItems = buttons
        let stage = HeadlessStage(profile, pages: page)
        change(page)
        stage.simulator.runToRest()
        return buttons.map { $0.tintColor == .white }
    }

    private func symbol() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "plus")) }

    /// Without a strip each button is above the declared background.
    @Test(arguments: [
        Simulator.Profile.iPhone17Pro(iOS: 26), .iPhone18Pro(iOS: 27), .iPhone18Pro(iOS: 27, minor: 1), .iPad(iOS: 26),
    ])
    func withoutAStripAllHaveIt(_ profile: Simulator.Profile) {
        let buttons = [symbol(), UIBarButtonItem(title: "Select"), UIBarButtonItem(customView: UIView())]
        #expect(tints(profile, .color(.systemIndigo), buttons) == [true, true, true])
    }

    /// An inset that the app adds at one side, as for a sidebar of its own, is no strip.
    @Test(arguments: [Simulator.Profile.iPhone18Pro(iOS: 27, minor: 1), .duo(.openPortrait)])
    func anInsetAtOneSideIsNoStrip(_ profile: Simulator.Profile) {
        let button = symbol()
        let page = DeclaringPage("A", BarAppearance(background: .color(.systemIndigo), tintColor: .white))
        page.navigationItem.rightBarButtonItem = button
        let stage = HeadlessStage(profile, pages: page)
        stage.navigation.additionalSafeAreaInsets.left = 20
        stage.simulator.runToRest()
        let insets = stage.navigation.view.safeAreaInsets
        #expect(insets.left != insets.right && button.tintColor == .white)
    }

    /// Buttons with a symbol are in the strip, those with a text or a view of the app stay in the bar.
    @Test func whatStaysInTheBar() {
        let both = UIBarButtonItem(title: "Add", image: UIImage(systemName: "plus"))
        let view = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        let (empty, untitled) = (UIBarButtonItem(title: ""), UIBarButtonItem())
        let buttons = [symbol(), both, view, empty, untitled, UIBarButtonItem(title: "Select")]
        #expect(
            tints(.duo(.closedPortrait), .color(.systemIndigo), buttons) == [false, false, true, false, false, true])
    }

    /// With another background the tint is for something else.
    @Test(arguments: [true, false]) func aNewBackgroundMovesTheTint(isAnimated: Bool) {
        func change(to background: BarAppearance.Background) -> (DeclaringPage) -> Void {
            { page in
                page.barAppearance.background = background
                page.setNeedsBarAppearanceUpdate(animated: isAnimated)
            }
        }
        let profile = Simulator.Profile.duo(.closedPortrait)
        #expect(tints(profile, .transparent, [symbol()], change: change(to: .color(.systemIndigo))) == [false])
        #expect(tints(profile, .color(.systemIndigo), [symbol()], change: change(to: .transparent)) == [true])
        #expect(tints(profile, .color(.systemIndigo), [symbol()], change: change(to: .system)) == [true])
    }

    /// The tint that is declared for a toolbar is for its buttons, wherever those of the bar are.
    @Test(arguments: Simulator.Pose.allCases) func theButtonsOfAToolbarHaveItsTint(_ pose: Simulator.Pose) {
        let button = symbol()
        let page = AxisPage(
            "A", BarAppearance(background: .color(.systemIndigo), tintColor: .white, toolbar: .init(tintColor: .red)))
        page.toolbarItems = [button]
        let stage = HeadlessStage(.duo(pose), pages: page)
        #expect(button.tintColor == .red)
        withExtendedLifetime(stage) {}
    }
}
