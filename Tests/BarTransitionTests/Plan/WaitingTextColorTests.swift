import BarTransition
import TestSupport
import Testing
import UIKit

/// All texts of a bar that changes in place from light to dark change at one moment, not some before the others.
@Suite("Texts that change together", .ownSimulator) @MainActor
struct WaitingTextColorTests {
    private func appearance(_ background: UIColor, _ text: UIColor) -> BarAppearance {
        var appearance = BarAppearance(
            background: .color(background), tintColor: text, titleColor: text,
            largeTitleColor: text == .black ? .blue : .yellow)
        appearance.buttonColors.normal = text
        appearance.buttonColors.disabled = text
        return appearance
    }

    /// The colors of the title, the large title and the buttons.
    private func colors(_ page: UIViewController) -> [UIColor?] {
        let appearance = page.navigationItem.standardAppearance
        let buttons = appearance?.buttonAppearance
        return [
            appearance?.titleTextAttributes, appearance?.largeTitleTextAttributes, buttons?.normal.titleTextAttributes,
            buttons?.disabled.titleTextAttributes,
        ].map { $0?[.foregroundColor] as? UIColor }
    }

    private func stage(_ appearance: BarAppearance, _ profile: Simulator.Profile = .iPhoneSE(iOS: 18))
        -> (HeadlessStage, DeclaringPage)
    {
        let page = DeclaringPage("Title", appearance)
        return (HeadlessStage(profile, pages: page), page)
    }

    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone17Pro(iOS: 26)])
    func theyChangeInOneFrame(_ profile: Simulator.Profile) {
        let (stage, page) = stage(appearance(.white, .black), profile)
        let all: (UIColor) -> [UIColor?] = { [$0, $0 == .black ? .blue : .yellow, $0, $0] }
        #expect(colors(page) == all(.black))
        page.barAppearance = appearance(.black, .white)
        page.setNeedsBarAppearanceUpdate(animated: true)
        var frames = [colors(page)]
        for _ in 0..<30 {
            stage.simulator.advance(by: 1 / 120)
            frames.append(colors(page))
        }
        let waiting = frames.prefix { $0 == all(.black) }.count
        #expect(waiting > 5 && waiting < 25)
        #expect(frames.dropFirst(waiting).allSatisfy { $0 == all(.white) }, "\(frames)")
    }

    /// Between a white and a black background a gray text would be seen longest if it changed in the middle; a text that goes from
    /// black to gray stays on the light half for longer than one that goes from black to white.
    @Test func theMomentDependsOnTheTexts() {
        var moments: [Double] = []
        for text in [UIColor(white: 0.9, alpha: 1), UIColor(white: 0.5, alpha: 1), UIColor(white: 0.2, alpha: 1)] {
            let (stage, page) = stage(appearance(.white, .black))
            page.barAppearance = appearance(.black, text)
            page.setNeedsBarAppearanceUpdate(animated: true)
            var time = 0.0
            while colors(page)[0] == .black, time < 0.5 {
                stage.simulator.advance(by: 1 / 240)
                time += 1 / 240
            }
            moments.append(time)
        }
        // Both texts have equal contrast then, so it is later for a darker text.
        #expect(moments[0] + 0.015 < moments[1] && moments[1] + 0.015 < moments[2] && moments[2] < 0.2, "\(moments)")
    }
}
