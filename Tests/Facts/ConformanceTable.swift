import TestSupport

/// The facts and their tests: the text of CONFORMANCE.md, and the inconsistencies between the two.
struct ConformanceTable {
    let facts: [Fact]
    let tests: TestNames

    /// Messages about facts without tests, tests without facts, and facts that are open or out of scope but have tests.
    var problems: [String] {
        var problems: [String] = []
        for fact in facts {
            let hasTests = tests.byFact[fact.number] != nil
            switch fact.scope {
            case .inScope where !hasTests:
                problems.append(
                    "Fact \(fact.number) is in scope and has no test: write one, or call it open with a reason.")
            case .open where hasTests:
                problems.append("Fact \(fact.number) is called open and has a test: call it in scope.")
            case .out where hasTests && (fact.kind == "U" || fact.kind == "F"):
                continue
            case .out where hasTests:
                problems.append("Fact \(fact.number) is called out of scope and has a test: call it in scope.")
            default: continue
            }
        }
        let known = Set(facts.map(\.number))
        for number in tests.byFact.keys.sorted() where !known.contains(number) {
            problems.append("Fact \(number) has a test and no line in facts.txt: add one.")
        }
        if known.count != facts.count { problems.append("A fact has two lines in facts.txt: remove one.") }
        return problems
    }

    /// The number of facts that are met, and the number of all facts to be met.
    private func count(of kinds: Set<String>) -> (met: Int, all: Int) {
        let relevant = facts.filter { kinds.contains($0.kind) }
        let met = relevant.count { $0.scope == .inScope }
        let open = relevant.count { if case .open = $0.scope { true } else { false } }
        return (met, met + open)
    }

    var markdown: String {
        let documented = count(of: ["D", "M"])
        let inferred = count(of: ["I"])
        var lines = [
            "# Conformance",
            "",
            "Facts about UIKit and the tests that hold HeadlessUIKit to them. What each is about stands below the",
            "table. Made from `facts.txt` and the names of the test functions; `UPDATE_CONFORMANCE=1 swift test --filter ConformanceTests` writes it anew.",
            "",
            "Classes: D documented, M measured, I inferred, F folklore, U unknown. F and U are parameters.",
            "",
            "D and M in scope: \(documented.met) of \(documented.all) met. I in scope: \(inferred.met) of \(inferred.all) met.",
            "",
            "| fact | class | state | tests |",
            "|---|---|---|---|",
        ]
        lines += facts.map { "| \($0.number) | \($0.kind) | \(state(of: $0)) | \(names(of: $0)) |" }
        lines += ["", "## What each fact is about", ""]
        lines += facts.map { "- \($0.number): \($0.gist)" }
        return lines.joined(separator: "\n") + "\n"
    }

    private func state(of fact: Fact) -> String {
        switch fact.scope {
        case .inScope: tests.byFact[fact.number] == nil ? "not met: it has no test" : "met"
        case .open(let reason): "not met: \(reason)"
        case .out(let reason): "out of scope: \(reason)"
        }
    }

    private func names(of fact: Fact) -> String {
        tests.byFact[fact.number]?.joined(separator: ", ") ?? "none"
    }
}
