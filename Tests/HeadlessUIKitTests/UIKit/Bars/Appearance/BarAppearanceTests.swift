import TestSupport
import Testing
@testable import UIKit

@Suite(.ownSimulator) @MainActor
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

    /// `init()` has the default values "for the current device idiom". (UIKit documentation)
    @Test(arguments: [(Simulator.Profile.iPad(iOS: 18), UIUserInterfaceIdiom.pad), (.iPhone15(iOS: 18), .phone)])
    func theIdiomIsThatOfTheDevice(_ profile: Simulator.Profile, idiom: UIUserInterfaceIdiom) {
        let simulator = Simulator(profile: profile)
        simulator.makeCurrent()
        #expect(UINavigationBarAppearance().idiom == idiom && UIToolbarAppearance().idiom == idiom)
        #expect(UINavigationBarAppearance(idiom: .phone).idiom == .phone)
    }

    @Test func fact_6_1_6_changesInPlaceAreReported() {
        let appearance = UINavigationBarAppearance()
        var changes = 0
        appearance.onChange = { changes += 1 }
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(changes == 3)
        appearance.backgroundColor = .red
        #expect(changes == 3)
        UINavigationBarAppearance(barAppearance: appearance).backgroundColor = .blue
        #expect(changes == 3)
    }

    @Test func fact_7_backIndicatorNeedsImageAndMask() {
        let appearance = UINavigationBarAppearance()
        let system = appearance.backIndicatorImage
        let own = UIImage(systemName: "arrow.left") ?? UIImage()
        appearance.setBackIndicatorImage(own, transitionMaskImage: own)
        #expect(appearance.backIndicatorImage == own)
        #expect(appearance.backIndicatorTransitionMaskImage == own)
        appearance.setBackIndicatorImage(own, transitionMaskImage: nil)
        #expect(appearance.backIndicatorImage == system)
        #expect(!appearance.hasCustomBackIndicator)
    }

    @Test func equalityLooksAtEveryAttribute() {
        let other = marked()
        #expect(other == marked())
        #expect(other.hash == marked().hash)
        other.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 31)]
        #expect(other != marked())
        let adjusted = marked()
        adjusted.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: -1000, vertical: 0)
        #expect(adjusted != marked())
    }
}
