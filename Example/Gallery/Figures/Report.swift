import UIKit

/// The figures of all scenes as JSON.
enum Report {
    static func json(_ figures: [Figures]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(figures) + Data("\n".utf8)
    }
}
