import UIKit

/// What a scenario found in all of its variations with one treatment.
struct ScenarioOutcome: Sendable {
    /// The problems, each with the variations in which it occurred.
    private(set) var breaches: [(what: String, variations: [Int])] = []
    let variations: [Variation]

    init(variations: [Variation]) {
        self.variations = variations
    }

    mutating func add(_ breach: Breach, in variation: Int) {
        if let index = breaches.firstIndex(where: { $0.what == breach.what }) {
            if breaches[index].variations.last != variation { breaches[index].variations.append(variation) }
        } else {
            breaches.append((breach.what, [variation]))
        }
    }

    /// A cell of the table.
    var cell: String {
        guard !breaches.isEmpty else { return "holds" }
        return "breaks: " + breaches.map { $0.what + circumstances($0.variations) }.joined(separator: "; ")
    }

    /// Where it breaks; empty if it breaks everywhere.
    private func circumstances(_ broken: [Int]) -> String {
        guard broken.count < variations.count else { return "" }
        let methods = Set(broken.map { variations[$0].method })
        if methods.count < Set(variations.map(\.method)).count,
            variations.indices.allSatisfy({ methods.contains(variations[$0].method) == broken.contains($0) })
        {
            return " (\(methods.map(\.rawValue).sorted().joined(separator: ", ")))"
        }
        let systems = Set(broken.map { variations[$0].profile.system })
        if systems.count < Set(variations.map(\.profile.system)).count {
            return " (iOS \(systems.sorted().map { "\($0)" }.joined(separator: ", ")))"
        }
        return " (in \(broken.count) of \(variations.count) variations)"
    }
}
