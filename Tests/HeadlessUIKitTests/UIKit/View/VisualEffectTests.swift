import TestSupport
import Testing
import UIKit

@Suite(.ownSimulator) @MainActor
struct VisualEffectTests {
    @Test func effectsAreEqualByValue() {
        #expect(UIBlurEffect(style: .systemChromeMaterial) == UIBlurEffect(style: .systemChromeMaterial))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    }

    @Test func rawValuesAreUIKits() {
        #expect(UIBlurEffect.Style.regular.rawValue == 4)
        #expect(UIBlurEffect.Style.systemChromeMaterial.rawValue == 10)
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
        #expect(UIStatusBarStyle.darkContent.rawValue == 3)
        #expect(UIModalPresentationStyle.automatic.rawValue == -2)
        #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    }

    @Test func aViewWithoutArgumentsHasNoEffect() {
        let view = UIVisualEffectView()
        #expect(view.effect == nil && view.frame == .zero && view.contentView.superview === view)
    }
}
