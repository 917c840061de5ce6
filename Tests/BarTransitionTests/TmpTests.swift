import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Tmp") @MainActor
struct TmpTests {
    @Test(arguments: [0, 1]) func tmp(_ i: Int) {
        let scenario = Scenario(
            "tmp", "tmp", pages: PagePreferences(content: .scroll(i == 0 ? 0 : 120)), .plain(.blue),
            invariants: [.smooth()], steps: [.push(1), .tapBack])
        let run = ScenarioRun(scenario, .barTransition, Variation(profile: .iPhone17Pro(iOS: 26), method: .tap))
        run.run()
        for breach in run.breaches { Issue.record("\(i): \(breach.what); \(breach.detail)") }
    }
}
