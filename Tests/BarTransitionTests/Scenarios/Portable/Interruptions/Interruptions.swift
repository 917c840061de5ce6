import BarTransition
import UIKit

/// What the app, the user or UIKit changes while a transition runs or is about to.
enum Interruptions {
    static let n88 = Scenario(
        "N88", "a second pop while the page with the bar still slides out", pages: .hidden, .hidden, .plain(.blue),
        variations: Variation.recordedDevices, invariants: [.visibility, .items, .safeArea],
        steps: [
            .push(1), .push(2),
            .watch("pop, and pop again on the way") { run in
                run.notes = [run.contentTop(2)]
                run.navigation.popViewController(animated: true)
                await run.advance(by: 0.08)
                run.navigation.popViewController(animated: true)
            } each: { run in
                guard run.pages[2].view.window != nil, run.notes != [run.contentTop(2)] else { return nil }
                return Breach(
                    what: "content of the leaving page jumps", detail: "from \(run.notes) to \(run.contentTop(2))")
            },
            .expect("the second pop is lost") { $0.top === $0.pages[0] },
        ])

    static let n91 = Scenario(
        "N91", "a page without preferences hides the bar itself, beside one that declares it", pages: PagePreferences(),
        .visible, .hidden, invariants: [.items, .safeArea],
        steps: [
            .act("from now on A hides the bar") { run in
                run.pages[0].hooks[.willAppear] = { page in
                    page.navigationController?.setNavigationBarHidden(true, animated: true)
                }
            },
            .push(2), .tapBack,
            // Public API shows no trace of a write of the same value: then the library shows what was before.
            .expect("a value that both set is not the one before") { run in
                run.navigation.isNavigationBarHidden == (run.treatment != .barTransition)
            },
            .push(1), .tapBack,
            .expect("the bar that the app hid is shown") { $0.navigation.isNavigationBarHidden },
        ])

    static let n94 = Scenario(
        "N94", "an app's own transition that shows or hides the bar", in: .appsAnimator, pages: .plain(.blue), .hidden,
        .plain(.white), invariants: [.visibility, .contentRests, .safeArea],
        steps: [.push(1), .tapBack, .push(1), .push(2), .tapBack])
}

extension ScenarioRun {
    /// The top of a page's content on the screen, as text.
    fileprivate func contentTop(_ page: Int) -> String {
        "\(pages[page].view.subviews.first?.frameOnScreen.minY ?? 0)"
    }
}
