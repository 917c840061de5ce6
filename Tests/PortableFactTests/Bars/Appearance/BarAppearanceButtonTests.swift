import TestSupport
import Testing
import UIKit

@Suite(.portable) @MainActor
struct BarAppearanceButtonTests {
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

    private func color(_ state: UIBarButtonItemStateAppearance) -> UIColor? {
        state.titleTextAttributes[.foregroundColor] as? UIColor
    }

    @Test func fact_6_1_12_otherStatesAreDerivedFromNormal() {
        let appearance = UIBarButtonItemAppearance()
        appearance.normal.titleTextAttributes = red
        appearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        #expect(color(appearance.highlighted) == .red)
        #expect(color(appearance.disabled) == .red)
        #expect(color(appearance.focused) == .red)
        #expect(appearance.disabled.titlePositionAdjustment.horizontal == 3)
    }

    @Test func fact_6_1_12_focusedIsDerivedFromHighlighted() {
        let appearance = UIBarButtonItemAppearance()
        appearance.normal.titleTextAttributes = red
        appearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(color(appearance.focused) == .blue)
        #expect(color(appearance.disabled) == .red)
        #expect(color(appearance.normal) == .red)
    }

    @Test func fact_6_1_12_backButtonTakesWhatItDoesNotSetFromButtons() {
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = red
        #expect(color(appearance.backButtonAppearance.normal) == .red)
        #expect(color(appearance.doneButtonAppearance.normal) == nil)
        appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(color(appearance.backButtonAppearance.normal) == .blue)
        #expect(color(appearance.buttonAppearance.normal) == .red)
    }

    @Test func fact_6_1_12_backButtonFollowsButtonsThatAreSetLaterAndCopied() {
        let appearance = UINavigationBarAppearance()
        let buttons = UIBarButtonItemAppearance(style: .plain)
        buttons.normal.titleTextAttributes = red
        appearance.buttonAppearance = buttons
        #expect(color(appearance.backButtonAppearance.normal) == .red)
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        #expect(color(copy.backButtonAppearance.normal) == .red)
        copy.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(color(copy.backButtonAppearance.normal) == .blue)
        #expect(color(appearance.backButtonAppearance.normal) == .red)
    }

    @Test func fact_7_configureWithDefaultForgets() {
        let appearance = UIBarButtonItemAppearance(style: .plain)
        appearance.normal.titleTextAttributes = red
        appearance.configureWithDefault(for: .done)
        #expect(appearance == UIBarButtonItemAppearance(style: .done))
        #expect(appearance != UIBarButtonItemAppearance(style: .plain))
    }

    @available(iOS 26, *)
    @Test func fact_6_4_5_prominentIsTheNewNameOfDone() {
        let appearance = UINavigationBarAppearance()
        appearance.prominentButtonAppearance.normal.titleTextAttributes = red
        #expect(color(appearance.doneButtonAppearance.normal) == .red)
        #expect(UIBarButtonItem.Style.prominent == .done)
    }
}
