import UIKit

/// What a scenario showed in all of its variations with one treatment.
struct ScenarioOutcome: Sendable {
    /// What went wrong, with the variations in which it did.
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

    /// Where it breaks, unless that is everywhere.
    private func circumstances(_ broken: [Int]) -> String {
        guard broken.count < variations.count else { return "" }
        let ways = Set(broken.map { variations[$0].way })
        if ways.count < Set(variations.map(\.way)).count,
            variations.indices.allSatisfy({ ways.contains(variations[$0].way) == broken.contains($0) })
        {
            return " (\(ways.map(\.rawValue).sorted().joined(separator: ", ")))"
        }
        let systems = Set(broken.map { variations[$0].profile.system })
        if systems.count < Set(variations.map(\.profile.system)).count {
            return " (iOS \(systems.sorted().map { "\($0)" }.joined(separator: ", ")))"
        }
        return " (in \(broken.count) of \(variations.count) variations)"
    }
}
