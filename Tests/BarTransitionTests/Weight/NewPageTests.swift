import BarTransition
import TestSupport
import Testing
import UIKit

/// A new page often lies in memory where a released one was. It has nothing of that one.
@Suite("New pages in the place of released ones", .ownSimulator) @MainActor
struct NewPageTests {
    nonisolated private static let profiles = [
        Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    private func stage(_ profile: Simulator.Profile) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: MarkedPage("Root"))
            navigation.attachBarTransition()
            return navigation
        }
    }

    /// Every form asks, not only the first one.
    @Test(arguments: profiles) func everyFormAsks(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        for count in 1...12 {
            let form = FormPage("Form")
            stage.navigation.pushViewController(form, animated: false)
            stage.simulator.commit()
            #expect((form.navigationItem.backAction ?? form.navigationItem.leftBarButtonItem) != nil, "form \(count)")
            stage.navigation.popViewController(animated: false)
            stage.simulator.commit()
        }
    }

    /// A page that declares nothing, after one that declares much.
    @Test(arguments: profiles) func nothingDeclaredIsInherited(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        let declared = BarAppearance(
            background: .color(.red), tintColor: .green, title: .init(color: .blue),
            backButton: .init(title: "Declared"), prompt: "Prompt", largeTitleDisplayMode: .never)
        var alone: [Int]?
        for turn in 0..<12 {
            let page = DeclaringPage("Page", turn.isMultiple(of: 2) ? BarAppearance() : declared)
            stage.navigation.pushViewController(page, animated: false)
            stage.simulator.runToRest()
            if turn.isMultiple(of: 2) {
                let shown = stage.simulator.rgba(5, stage.barBottom - 3)
                #expect(shown == alone ?? shown && page.navigationItem.prompt == nil)
                #expect(page.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] == nil)
                #expect(stage.bar.tintColor == .systemBlue)
                alone = shown
            } else {
                #expect(stage.simulator.rgba(5, 5) == [255, 0, 0, 255] && page.navigationItem.prompt == "Prompt")
            }
            stage.navigation.popViewController(animated: false)
            stage.simulator.runToRest()
        }
    }

    /// Whole stacks are replaced at once, with and without animation, and nothing is kept of the earlier ones.
    @Test(arguments: [false, true]) func wholeStacksAreReplaced(isAnimated: Bool) {
        struct WeakPage {
            weak var page: UIViewController?
        }
        let stage = stage(.iPhone15(iOS: 18))
        let colors: [UIColor] = [.red, .green, .blue]
        for turn in 0..<4 {
            let old = stage.pages.map { WeakPage(page: $0) }
            do {
                let pages = (0..<12).map { number in
                    DeclaringPage(
                        "\(turn).\(number)",
                        BarAppearance(background: .color(colors[turn % 3]), backButton: .init(title: "Back")))
                }
                for page in pages.suffix(10) { page.loadViewIfNeeded() }
                stage.navigation.setViewControllers(pages, animated: isAnimated)
            }
            stage.simulator.runToRest()
            stage.navigation.popViewController(animated: isAnimated)
            stage.simulator.runToRest()
            #expect(stage.pages.count == 11 && stage.simulator.color(at: CGPoint(x: 5, y: 5)) == colors[turn % 3])
            #expect(old.allSatisfy { $0.page == nil }, "turn \(turn)")
        }
    }
}
