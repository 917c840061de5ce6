import TestSupport

/// Runs scenarios, each variation once in a test run, however many tests ask for it.
@MainActor
enum ScenarioResults {
    private struct Key: Hashable {
        let number: String
        let treatment: Treatment
        let variation: Int
    }

    private struct Result {
        let breaches: [Breach]
        let end: RestingState
    }

    private static var results: [Key: Result] = [:]

    private static func result(_ scenario: Scenario, _ treatment: Treatment, _ index: Int) async -> Result {
        let key = Key(number: scenario.number, treatment: treatment, variation: index)
        if let known = results[key] { return known }
        // Whichever test asks first, others that have no simulator of their own must not see this one.
        let result = await OwnSimulator.scope {
            let run = ScenarioRun(scenario, treatment, scenario.variations[index])
            await run.run()
            return Result(breaches: run.breaches, end: RestingState(run))
        }
        results[key] = result
        return result
    }

    /// The problems of one variation; an end state that differs from the first method's on the same device is one as
    /// well.
    static func breaches(_ scenario: Scenario, _ treatment: Treatment, _ index: Int) async -> [Breach] {
        let own = await result(scenario, treatment, index)
        let variation = scenario.variations[index]
        let first = scenario.variations.firstIndex { $0.place == variation.place } ?? index
        guard first < index, let change = await result(scenario, treatment, first).end.change(to: own.end) else {
            return own.breaches
        }
        let what = "tap, swipe and at once end differently"
        return own.breaches + [Breach(what: what, detail: "after \(variation.method.rawValue): \(change)")]
    }

    static func outcome(_ scenario: Scenario, _ treatment: Treatment) async -> ScenarioOutcome {
        let indices = scenario.variations(of: treatment)
        var outcome = ScenarioOutcome(variations: indices.map { scenario.variations[$0] })
        for (place, index) in indices.enumerated() {
            for breach in await breaches(scenario, treatment, index) { outcome.add(breach, in: place) }
        }
        return outcome
    }
}
