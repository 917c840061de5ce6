import BarTransition
import TestSupport
import Testing
import UIKit

/// The titles of back buttons that pages declare are written to the items of other pages, and given back when no button leads there.
@Suite("Back titles that are given back", .ownSimulator) @MainActor
struct BackTitleMomentTests {
    private typealias BackButton = BarAppearance.BackButton

    private func page(_ title: String) -> DeclaringPage {
        DeclaringPage(title, BarAppearance(backButton: BackButton(title: "From \(title)")))
    }

    /// A title that the app sets itself stays its own, also if it is the one that was declared before.
    @Test func theAppsTitleIsTheDeclaredOne() {
        let (root, page) = (MarkedPage("Root"), page("A"))
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: root, b: page)
        func visit(_ change: () -> Void = {}) {
            stage.push(page, andWait: 1)
            #expect(root.navigationItem.backButtonTitle == "From A")
            change()
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
        }
        visit { root.navigationItem.backButtonTitle = "Own" }
        #expect(root.navigationItem.backButtonTitle == "Own")
        root.navigationItem.backButtonTitle = "From A"
        visit()
        #expect(root.navigationItem.backButtonTitle == "From A")
    }

    /// The first title of all is there from the beginning of its push, as each later one is.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func theFirstTitleComesWithItsPage(_ profile: Simulator.Profile) {
        let root = MarkedPage("Root")
        let stage = HeadlessStage(profile, pages: root)
        stage.push(page("A"), andWait: 0.1)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(root.navigationItem.backButtonTitle == "From A")
        stage.simulator.runToRest()
        #expect(ShownBackButton(in: stage.bar)?.label == "From A")
    }

    /// In a collapsed split view a page of the nested stack leads to the one below it there, and the nested root to the page of the
    /// outer stack.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func theNestedStackOfASplitView(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let (list, detail, next) = (MarkedPage("List"), page("Detail"), page("Next"))
        let primary = UINavigationController(rootViewController: list)
        let secondary = UINavigationController(rootViewController: detail)
        for navigation in [primary, secondary] { navigation.attachBarTransition() }
        let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: secondary)
        simulator.show(split)
        simulator.runToRest()
        func titles() -> [String?] { [list, detail, next].map(\.navigationItem.backButtonTitle) }
        #expect(primary.viewControllers == [list, secondary])
        #expect(titles() == ["From Detail", nil, nil])
        for _ in 0..<2 {
            secondary.pushViewController(next, animated: true)
            simulator.runToRest()
            #expect(titles() == [nil, "From Next", nil])
            secondary.popViewController(animated: true)
            simulator.runToRest()
            #expect(titles() == ["From Detail", nil, nil])
        }
        // The nested stack leaves with two pages, of which the upper one shows.
        secondary.pushViewController(next, animated: true)
        simulator.runToRest()
        primary.popToRootViewController(animated: false)
        simulator.runToRest()
        #expect(primary.topViewController === list)
        #expect(titles() == [nil, nil, nil])
    }
}
