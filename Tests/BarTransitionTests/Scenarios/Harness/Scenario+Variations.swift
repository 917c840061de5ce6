import TestSupport

extension Scenario {
    /// The variations in which a treatment runs. Where frames are recorded, which takes time, the comparisons run once
    /// for each system. With the library a plain `swift test` runs a quarter of them, not the same one for each scenario; the
    /// whole table is made of all.
    func variations(of treatment: Treatment) -> [Int] {
        if treatment == .barTransition {
            guard variations.count > 3, !isExhaustive, !ScenarioTable.isWhole else { return Array(variations.indices) }
            let first = number.unicodeScalars.reduce(0) { $0 + Int($1.value) } % 4
            return variations.indices.filter { $0 % 4 == first }
        }
        guard looksAtFrames else { return Array(variations.indices) }
        let systems = variations.map(\.profile.system)
        return variations.indices.filter { systems.firstIndex(of: systems[$0]) == $0 }
    }
}
