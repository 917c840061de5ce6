import Foundation
import TestSupport

extension Scenario {
    /// The variations in which a treatment runs. Where frames are recorded, which takes time, the comparisons run once
    /// for each system. A plain `swift test` plays a third of a scenario's variations with the library, and not the same
    /// third for each scenario; the table is written and compared in whole from all of them.
    func variations(of treatment: Treatment) -> [Int] {
        if treatment == .barTransition {
            guard variations.count > 3, !Self.playsAll else { return Array(variations.indices) }
            let first = number.unicodeScalars.reduce(0) { $0 + Int($1.value) } % 3
            return variations.indices.filter { $0 % 3 == first }
        }
        guard looksAtFrames else { return Array(variations.indices) }
        let systems = variations.map(\.profile.system)
        return variations.indices.filter { systems.firstIndex(of: systems[$0]) == $0 }
    }

    private static let playsAll: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return isExhaustive || environment["UPDATE_SCENARIOS"] == "1" || environment["SCENARIO_TABLE"] == "all"
    }()
}
