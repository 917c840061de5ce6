import Foundation

/// Comparison of text attributes, whose values have no common type.
enum AttributeDictionary {
    static func areEqual(_ left: [NSAttributedString.Key: Any], _ right: [NSAttributedString.Key: Any]) -> Bool {
        left.count == right.count
            && left.allSatisfy { key, value in right[key].map { areEqual(value, $0) } ?? false }
    }

    private static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
        return left == right
    }
}
