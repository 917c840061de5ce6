import BarTransition
import UIKit

/// Bars that are shown and hidden with their pages.
enum Visibility {
    static let n18 = Scenario(
        "N18", "a swipe back from a page without a bar: the bar enters with its page", in: .swipeEnabledByApp,
        pages: .visible, .hidden, invariants: [.visibility, .barTravels, .safeArea],
        steps: [.push(1), .swipe(to: 0.5, then: .finish)])

    static let n19 = Scenario(
        "N19", "a tap back to a colored bar", pages: .plain(.red), .hidden,
        invariants: [.visibility, .color, .colorPath, .barTravels], steps: [.push(1), .tapBack])

    static let n20 = Scenario(
        "N20", "a push from a page without a bar: bar and title enter with the page", pages: .hidden, .visible,
        variations: Variation.methods, invariants: [.visibility, .barTravels, .title], steps: [.push(1), .back])

    static let n21 = Scenario(
        "N21", "two pages without a bar", in: .swipeEnabledByApp, pages: .hidden, .hidden,
        variations: Variation.methods,
        invariants: [.visibility, .noBarAtAll, .contentRests], steps: [.push(1), .back])

    static let n22 = Scenario(
        "N22", "no system color while a white bar is shown and hidden", pages: .hidden, .plain(.white),
        variations: Variation.methods, invariants: [.visibility, .color, .colorPath], steps: [.push(1), .back])

    static let n23 = Scenario(
        "N23", "a bar that is hidden and shown again and again keeps its items",
        pages: .visible, PagePreferences.visible.with { $0.hasRightItem = true },
        invariants: [.visibility, .items, .title],
        steps: [
            .push(1),
            .act("toggle five times") { run in
                for hides in [true, false, true, true, false] {
                    run.pages[1].change { $0.bar?.isHidden = hides }
                    await run.advance(by: 0.1)
                }
            },
            .expect("the trailing item is gone") { run in
                run.pages[1].navigationItem.rightBarButtonItem?.customView?.window != nil
            },
        ])

    static let n24 = Scenario(
        "N24", "a page that shows the bar again as it disappears", pages: .hidden, .plain(.white),
        invariants: [.visibility, .color, .contentRests, .safeArea], steps: [.push(1), .tapBack]
    ) { run in
        run.pages[0].hooks[.willDisappear] = { page in
            page.navigationController?.setNavigationBarHidden(false, animated: false)
        }
    }

    static let n25 = Scenario(
        "N25", "the bar moves out with its page, not before", pages: .hidden, .plain(.blue),
        invariants: [.visibility, .barTravels, .colorPath, .contentRests], steps: [.push(1), .tapBack])

    static let n26 = Scenario(
        "N26", "an app's own transition from a page without a bar and back", in: .appsAnimator, pages: .hidden,
        .visible, invariants: [.visibility, .comingContentRests, .safeArea], steps: [.push(1), .tapBack])

    static let n27 = Scenario(
        "N27", "an app's own transition to a page with an opaque bar", in: [.appsAnimator, .opaqueBar], pages: .hidden,
        .visible, invariants: [.visibility, .safeArea], steps: [.push(1), .tapBack, .push(1)])
}
