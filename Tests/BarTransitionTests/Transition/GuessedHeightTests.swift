import BarTransition
import TestSupport
import Testing
import UIKit

/// The library guesses the height of a bar from earlier pages with the same kind of bar. Where the guess is wrong, nobody sees it.
@Suite("Wrong guesses of a bar's height", .ownSimulator) @MainActor
struct GuessedHeightTests {
    /// A page that changes its kind of bar while it is covered.
    @Test func aTitleThatIsLargeNoMore() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), largeTitleDisplayMode: .always))
        let above = DeclaringPage("B", BarAppearance(background: .color(.blue), largeTitleDisplayMode: .never))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page, largeTitles: true)
        stage.push(above, andWait: 1)
        page.barAppearance.largeTitleDisplayMode = .never
        let pop = stage.record { stage.navigation.popViewController(animated: true) }
        for page in [page, above] {
            let tops = pop.tops(of: page)
            #expect(tops.allSatisfy { isClose($0, stage.barBottom, within: 0.5) }, "\(page.title ?? ""): \(tops)")
        }
    }

    /// A page that a bar was expected over, and that hides it in its first layout.
    @Test(arguments: [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func aBarThatIsHiddenAfterAll(_ moment: EmbeddingPage.Moment) {
        let root = DeclaringPage("A", BarAppearance(background: .color(.red), largeTitleDisplayMode: .always))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: root, largeTitles: true)
        let (known, late) = (MarkedPage("B"), EmbeddingPage("C", .hidden, in: moment))
        for page in [known, late] { page.navigationItem.largeTitleDisplayMode = .never }
        stage.push(known, andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        let push = stage.record { stage.navigation.pushViewController(late, animated: true) }
        #expect(push.largestStep(of: late) < 0.5, "\(Set(push.tops(of: late)))")
    }
}
