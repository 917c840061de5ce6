import Foundation
import TestSupport

/// The test functions named after facts: `fact_1_4_6_cancel…` belongs to fact 1.4.6.
struct TestNames {
    /// The sorted names by fact number.
    private(set) var byFact: [String: [String]] = [:]

    init(sources: [String]) {
        let name = /func (fact_\w+)\(/
        for source in sources {
            // Most lines need no regular expression, which is slow.
            for line in source.split(separator: "\n") where line.contains("func fact_") {
                guard let match = line.firstMatch(of: name) else { continue }
                guard let number = FactName.number(of: String(match.1)) else { continue }
                byFact[number, default: []].append(String(match.1))
            }
        }
        byFact = byFact.mapValues { Array(Set($0)).sorted() }
    }

    /// The test functions in all Swift files below a folder, except those in the folder `Facts`.
    init(below folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        let sources = files.compactMap { $0 as? URL }.filter { file in
            file.pathExtension == "swift" && !file.pathComponents.contains("Facts")
        }
        self.init(sources: try sources.map { try String(contentsOf: $0, encoding: .utf8) })
    }
}
