import BarTransition
import TestSupport
import UIKit

/// Structures that many apps have.
enum Apps {
    static let n101 = Scenario(
        "N101", "a push and a pop under an alert", pages: PagePreferences(bar: .fancy), .plain(.red),
        variations: Variation.recordedDevices, invariants: [.visibility, .color, .tint, .items, .safeArea],
        steps: [
            .act("push under an alert") { run in
                await run.underAnAlert { run.navigation.pushViewController(run.pages[1], animated: true) }
            },
            .expect("the push is lost") { $0.top === $0.pages[1] },
            .act("pop under an alert") { run in
                await run.underAnAlert { run.navigation.popViewController(animated: true) }
            },
            .expect("the pop is lost") { $0.top === $0.pages[0] },
        ])
}

extension ScenarioRun {
    fileprivate func underAnAlert(_ change: () -> Void) async {
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.startPresenting(alert, animated: true)
        await rest()
        change()
        await rest()
        navigation.startDismissing(animated: true)
        await rest()
    }
}
