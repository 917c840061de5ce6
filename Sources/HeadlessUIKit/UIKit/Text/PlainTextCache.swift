import Foundation

/// Caches texts of one run. Bars and labels ask for the same ones in every layout, and each `NSAttributedString` that
/// Foundation creates on Linux keeps some hundred bytes for the rest of the process (seen with Swift 6.3).
@MainActor
enum PlainTextCache {
    /// The number of texts at which the cache is emptied.
    static let limit = 1024

    static let empty = NSAttributedString(string: "")

    private struct Key: Hashable {
        let string: String
        let attributes: [NSAttributedString.Key: NSNumber]
    }

    private static var entries: [Key: NSAttributedString] = [:]

    /// Returns a text; a cached one if all attributes are numbers, which cannot change.
    static func text(_ string: String, attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        let numbers = attributes.compactMapValues { $0 as? NSNumber }
        guard numbers.count == attributes.count else {
            return NSAttributedString(string: string, attributes: attributes)
        }
        let key = Key(string: string, attributes: numbers)
        if let known = entries[key] { return known }
        if entries.count >= limit { entries.removeAll(keepingCapacity: true) }
        let text = NSAttributedString(string: string, attributes: attributes)
        entries[key] = text
        return text
    }
}
