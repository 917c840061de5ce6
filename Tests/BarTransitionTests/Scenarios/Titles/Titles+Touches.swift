import BarTransition
import BarTransitionTesting
import UIKit

/// Search bars in the bar.
extension Titles {
    static let n76 = Scenario(
        "N76", "a swipe back from a page whose search field has the cursor, cancelled and finished",
        pages: PagePreferences.plain(.blue).with { $0.hasRightItem = true }, .plain(.green),
        invariants: [.visibility, .colorBesideSearch, .smoothBesideSearch, .safeArea, .items, .reversible],
        steps: [
            .keep("A"), .push(1), .beginSearch(on: 1), .cancelledSwipe,
            .expect("a canceled swipe ends the search") { $0.isSearching(on: 1) }, .swipe(to: 0.5, then: .finish),
            .expect("the keyboard stays") { !$0.simulator.isKeyboardShown },
            .expect("the header of the page below is gone") { run in
                run.shownTitles == ["A"] && run.pages[0].navigationItem.rightBarButtonItem?.customView?.window != nil
            },
            .same(as: "A", "the header of the page below is another one"),
        ]
    ) { $0.giveSearch(to: 1) }
}

extension Invariant {
    /// The smoothness rules without the one for the background's color: the search field crosses its samples.
    fileprivate static let smoothBesideSearch = Invariant(looksAtFrames: true) { run in
        guard let problems = run.recording?.problems() else { return nil }
        guard let problem = problems.first(where: { !$0.value.contains("the bar's background") }) else { return nil }
        return Breach(what: problem.inShort, detail: problem.description)
    }
}

extension Step {
    /// A tap into the page's search field.
    fileprivate static func beginSearch(on page: Int) -> Step {
        act("tap into the search field") { run in
            guard let field = run.search(on: page)?.searchBar.searchTextField else { return }
            let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
            run.simulator.tap(at: middle)
            run.simulator.runToRest()
            if !run.isSearching(on: page) || !run.simulator.isKeyboardShown {
                run.note(Breach(what: "the search does not begin", detail: "tap at \(middle)"))
            }
        }
    }
}
