/// What one test case showed.
public enum TestResult: Equatable, Sendable {
    case held
    /// The first issue that it recorded, in one line.
    case differs(String)
    /// Why it says nothing about this device.
    case notRun(String)

    /// What several cases or tests show together: one difference is a difference, and what was not run counts only if nothing
    /// was run. Nil for none.
    public static func together(_ results: [TestResult]) -> TestResult? {
        for result in results { if case .differs = result { return result } }
        return results.contains(.held) ? .held : results.first
    }

    /// A cell of a table.
    public var cell: String {
        switch self {
        case .held: "held"
        case .differs(let issue): "differs: \(issue)"
        case .notRun(let reason): "not run: \(reason)"
        }
    }
}
