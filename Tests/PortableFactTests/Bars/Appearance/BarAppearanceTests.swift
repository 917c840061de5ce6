import TestSupport
import Testing
import UIKit

@Suite(.portable) @MainActor
struct BarAppearanceTests {
    private func marked() -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        return appearance
    }

    @Test func fact_6_1_6_aCopyIsIndependent() {
        let original = marked()
        let copy = UINavigationBarAppearance(barAppearance: original)
        #expect(copy == original)
        original.backgroundColor = .blue
        original.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(copy == marked())
        #expect(copy != original)
    }

    @Test func fact_6_1_6_settingAButtonAppearanceCopies() {
        let appearance = UINavigationBarAppearance()
        let buttons = UIBarButtonItemAppearance()
        appearance.buttonAppearance = buttons
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(appearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
        #expect(appearance.buttonAppearance !== buttons)
    }

    @Test func fact_6_1_6_readingGivesTheStoredObject() {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.buttonAppearance === appearance.buttonAppearance)
        #expect(appearance.buttonAppearance.normal === appearance.buttonAppearance.normal)
    }

    @Test func fact_6_1_11_initialStateIsTheDefaultBackground() {
        let appearance = UINavigationBarAppearance()
        let configured = UINavigationBarAppearance()
        configured.configureWithDefaultBackground()
        #expect(appearance == configured)
        #expect(appearance.backgroundEffect != nil)
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.shadowColor != nil)
        #expect(appearance.idiom == .phone)
    }

    @Test func fact_6_1_11_configuringResetsOnlyBackgroundAndShadow() {
        let appearance = marked()
        appearance.backgroundImage = UIImage()
        appearance.shadowImage = UIImage()
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.backgroundImage == nil)
        #expect(appearance.shadowColor == nil)
        #expect(appearance.shadowImage == nil)
        #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(appearance.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        #expect(!appearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
    }

    @Test func fact_6_1_11_opaqueHasAColorAndAShadow() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor != nil)
        #expect(appearance.shadowColor != nil)
    }

    @Test func fact_7_sharedAttributesAreCopiedAcrossSubclasses() {
        let toolbar = UIToolbarAppearance(barAppearance: marked())
        #expect(toolbar.backgroundColor == .red)
        #expect(toolbar.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
        let base = UIBarAppearance(barAppearance: toolbar)
        #expect(base.backgroundColor == .red)
        let bar = UINavigationBarAppearance(barAppearance: toolbar)
        #expect(bar.backgroundColor == .red)
        #expect(bar.titleTextAttributes.isEmpty)
        #expect(base != toolbar)
    }

    @Test func fact_7_redrawIsScaleToFill() {
        let appearance = UIBarAppearance()
        #expect(appearance.backgroundImageContentMode == .scaleToFill)
        appearance.backgroundImageContentMode = .redraw
        #expect(appearance.backgroundImageContentMode == .scaleToFill)
    }

    @Test func fact_7_copyKeepsClassAndValues() {
        let original = marked()
        let copy: UINavigationBarAppearance = original.copy()
        #expect(copy == original)
        #expect(copy !== original)
        #expect(original.copy(with: nil) as? UINavigationBarAppearance == original)
    }
}
