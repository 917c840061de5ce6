import BarTransition
import TestSupport
import Testing
import UIKit

/// Subtitles and disabled buttons are paler than the declared color: what is declared clear or translucent is not more visible there.
@Suite("Paler text colors", .ownSimulator) @MainActor
struct PaleTextColorTests {
    private func show(_ profile: Simulator.Profile, _ appearance: BarAppearance) -> DeclaringPage {
        let page = DeclaringPage("Inbox", appearance)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        Simulator(profile: profile).show(navigation)
        return page
    }

    private func alpha(_ attributes: [NSAttributedString.Key: Any]?) -> CGFloat? {
        (attributes?[.foregroundColor] as? UIColor)?.cgColor.alpha
    }

    /// The title comes as the page is scrolled, and the subtitle with it.
    @Test(arguments: [(0, 0), (0.25, 0.15), (1, 0.6)] as [(CGFloat, CGFloat)])
    func aSubtitleFadesWithItsTitle(_ fraction: CGFloat, expected: CGFloat) throws {
        let hidden = BarAppearance(background: .transparent, titleColor: .clear)
        let shown = BarAppearance(background: .color(.black), titleColor: .white)
        let page = show(.iPhone17Pro(iOS: 26), hidden.mixed(with: shown, by: fraction))
        let appearance = try #require(page.navigationItem.standardAppearance)
        for attributes in [appearance.subtitleTextAttributes, appearance.largeSubtitleTextAttributes] {
            #expect(isClose(try #require(alpha(attributes)), expected, within: 0.001))
        }
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [CGFloat(0), 0.2])
    func aDisabledButtonIsNotMoreVisibleThanAnEnabledOne(_ profile: Simulator.Profile, normal: CGFloat) throws {
        let page = show(profile, BarAppearance(tintColor: UIColor.green.withAlphaComponent(normal)))
        let appearance = try #require(page.navigationItem.standardAppearance)
        for buttons in [appearance.buttonAppearance, appearance.backButtonAppearance] {
            let disabled = try #require(alpha(buttons.disabled.titleTextAttributes))
            #expect(isClose(disabled, 0.35 * normal, within: 0.001))
        }
    }
}
