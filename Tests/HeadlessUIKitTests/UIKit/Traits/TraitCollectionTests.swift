import TestSupport
import Testing
import UIKit

@Suite(.ownSimulator)
struct TraitCollectionTests {
    @Test func laterTraitsWin() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.horizontalSizeClass == .unspecified)
    }

    /// WWDC23, session 10057: from iOS 17 a view controller inherits its traits from its view's superview.
    @Test(arguments: [16, 17, 26]) @MainActor func pagesInheritFromTheViewsAroundThem(_ system: Int) {
        let stage = TracingStage("A", profile: .iPhone15(iOS: system))
        stage.navigation.view.overrideUserInterfaceStyle = .dark
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.pages[0].traitCollection.userInterfaceStyle == (system >= 17 ? .dark : .light))
        #expect(stage.pages[0].view.traitCollection.userInterfaceStyle == (system >= 17 ? .dark : .light))
    }

    @Test @MainActor func aPageThatIsMovedIntoAnotherViewIsNotified() {
        final class Page: UIViewController {
            var styles: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let (parent, child, box) = (UIViewController(), Page(), UIView())
        simulator.show(parent)
        box.overrideUserInterfaceStyle = .dark
        parent.addChild(child)
        for view in [box, child.view] as [UIView] { parent.view.addSubview(view) }
        child.didMove(toParent: parent)
        simulator.runToRest()
        child.styles = []
        box.addSubview(child.view)
        #expect(child.styles == [.dark])
    }

    @Test func unspecifiedTraitsOverrideNothing() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection()]) == dark)
        #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
    }

    @Test func containsWhatTheOtherSpecifies() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
        #expect(dark.containsTraits(in: nil))
    }

    @Test func colorAppearanceDependsOnFourTraits() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        func with(_ other: UITraitCollection) -> UITraitCollection { UITraitCollection(traitsFrom: [light, other]) }
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: with(UITraitCollection(accessibilityContrast: .high))))
        #expect(light.hasDifferentColorAppearance(comparedTo: with(UITraitCollection(userInterfaceLevel: .elevated))))
        #expect(!light.hasDifferentColorAppearance(comparedTo: with(UITraitCollection(displayScale: 2))))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test func performAsCurrentRestores() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent {
            #expect(UITraitCollection.current == dark)
            UITraitCollection(displayScale: 1).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
            }
            #expect(UITraitCollection.current == dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func contentSizesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.large >= .large)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
