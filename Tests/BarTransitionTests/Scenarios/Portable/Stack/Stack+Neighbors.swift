import BarTransition
import UIKit

/// Other libraries, and pages that were popped.
extension Stack {
    static let n84 = Scenario(
        "N84", "a page that fades its bar with the scroll, scrolled after it was popped", pages: .plain(.blue),
        PagePreferences.transparent.with { $0.content = .scroll(0) }, invariants: [.color, .visibility, .items],
        steps: [
            .push(1),
            .act("react to the scroll") { run in
                run.pages[1].hooks[.didScroll] = { page in page.change { $0.bar?.background = .color(.green) } }
            },
            .tapBack, .act("scroll the popped page") { $0.pages[1].scrollView?.contentOffset.y += 100 },
        ])

    static let n86 = Scenario(
        "N86", "every delegate call comes twice", pages: .plain(.blue), PagePreferences.hidden.with { $0.inset = 5 },
        .plain(.white), variations: Variation.methods,
        invariants: [.visibility, .color, .items, .safeArea, .colorPath], steps: [.push(1), .tapBack, .push(2), .back]
    ) { run in
        run.navigation.barTransition?.onProblem = { [weak run] in run?.notes.append($0) }
        run.navigation.delegate = run.keep(RepeatingDelegate(before: run.navigation.delegate))
    }
}
