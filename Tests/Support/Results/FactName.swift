/// The number of the fact that a test function is named after.
public enum FactName {
    /// "1.4.6" for `fact_1_4_6_cancel…`, "m3.1" for `fact_m3_1_…`; nil for other names.
    public static func number(of function: String) -> String? {
        var parts = function.split(separator: "_", omittingEmptySubsequences: false)[...]
        guard parts.popFirst() == "fact" else { return nil }
        var numbers: [Substring] = []
        while parts.count > 1, let part = parts.first, isNumber(part, isFirst: numbers.isEmpty) {
            numbers.append(part)
            parts.removeFirst()
        }
        return numbers.isEmpty ? nil : numbers.joined(separator: ".")
    }

    /// Digits with at most one letter after them; the first can begin with an m.
    private static func isNumber(_ part: Substring, isFirst: Bool) -> Bool {
        var part = part
        if isFirst, part.first == "m" { part.removeFirst() }
        if let last = part.last, last.isLowercase { part.removeLast() }
        return !part.isEmpty && part.allSatisfy { "0"..."9" ~= $0 }
    }
}
