/// One aspect in which a model's declaration differs from the original's, as a line: `UIView.tag: setting …`.
struct Difference: Hashable, CustomStringConvertible {
    /// The declaration's whole name.
    let name: String
    let words: String

    var description: String { "\(name): \(words)" }

    init(_ name: String, _ words: String) {
        self.name = name
        self.words = words
    }

    /// The difference between two declarations in one aspect, if there is one.
    init?(_ aspect: Aspect, between original: Declaration, and model: Declaration, of name: String) {
        let values = (original.facts[aspect] ?? "", model.facts[aspect] ?? "")
        if values.0 == values.1 { return nil }
        switch aspect {
        // Whether a property without a setter is held weakly cannot be observed.
        case .ownership where values.0.isEmpty || values.1.isEmpty: return nil
        // If neither can be overridden, it does not matter where each is declared.
        case .access where values.0 != "open" && values.1 != "open": return nil
        default: break
        }
        let words = [values.0, values.1].map { $0.isEmpty ? "none" : $0 }
        self.init(name, "\(aspect) \(words[0]) in UIKit, \(words[1]) here")
    }
}
