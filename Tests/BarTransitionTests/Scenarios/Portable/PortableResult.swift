import TestSupport

/// What a scenario showed where only UIKit's public interface is used: in a window, or on the model as if it were one.
struct PortableResult: Sendable {
    private(set) var breaches: [Breach] = []
    private(set) var notRun: NotRun?
    private(set) var notJudged: Set<NotJudged> = []

    /// Runs a scenario with every method that needs no finger, each on a screen of its own.
    @MainActor
    init(_ scenario: Scenario, _ treatment: Treatment) async throws {
        for method in scenario.portableMethods {
            let screen = try await TestScreen()
            let variation = Variation(method: method, on: screen)
            let run = ScenarioRun(scenario, treatment, variation, on: screen, isPortable: true)
            await run.run()
            breaches += run.breaches
            notJudged.formUnion(run.notJudged)
            notRun = notRun ?? run.notRun
        }
    }

    /// A cell of the table.
    var cell: String {
        var seen: Set<String> = []
        let problems = breaches.map(\.what).filter { seen.insert($0).inserted }
        guard problems.isEmpty else { return "breaks: " + problems.joined(separator: "; ") }
        if let notRun { return "not run: \(notRun.reason)" }
        return notJudged.contains(.swipes) ? "not run: a swipe needs a finger; the other steps hold" : "holds"
    }

    /// What was not judged, for the table; empty if nothing was.
    var gaps: String {
        guard notRun == nil else { return "" }
        return NotJudged.allCases.filter(notJudged.contains).map(\.rawValue).joined(separator: ", ")
    }
}
