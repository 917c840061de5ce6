import TestSupport
import Testing
import UIKit

/// A title and a button that are set after the push has begun, as SwiftUI does for hosting controllers.
@Suite("Titles that are set late", .ownSimulator) @MainActor
struct LateTitleTests {
    nonisolated static let profiles: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    /// The texts of the labels that can be seen in a view.
    private func texts(in view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap(texts)
    }

    private func push(_ profile: Simulator.Profile, titleAfter seconds: Double) -> (during: [String], after: [String]) {
        let stage = TracingStage("A", profile: profile)
        stage.simulator.runToRest()
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: seconds)
        page.navigationItem.title = "Late"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Button")
        stage.simulator.advance(by: 0.1)
        let during = texts(in: stage.navigation.navigationBar)
        stage.simulator.runToRest()
        return (during, texts(in: stage.navigation.navigationBar))
    }

    /// In the moving bar, or at rest.
    @Test(arguments: profiles, [0.1, 2]) func fact_8_12_theBarShowsThemThen(
        _ profile: Simulator.Profile, _ seconds: Double
    ) {
        let shown = push(profile, titleAfter: seconds)
        for texts in [shown.during, shown.after] { #expect(texts.contains("Late") && texts.contains("Button")) }
    }
}
