extension Scenario {
    /// The variations in which a treatment runs. Where frames are recorded, which takes time, the comparisons run once
    /// for each system.
    func variations(of treatment: Treatment) -> [Int] {
        guard treatment != .barTransition, looksAtFrames else { return Array(variations.indices) }
        let systems = variations.map(\.profile.system)
        return variations.indices.filter { systems.firstIndex(of: systems[$0]) == $0 }
    }
}
