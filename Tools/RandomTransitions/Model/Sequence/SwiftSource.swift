/// A value with a Swift expression that creates it, so that a sequence can be printed as a test.
protocol SwiftSource {
    var source: String { get }
}

/// A call with labeled arguments, without those that equal the default.
struct SourceCall {
    private var arguments: [String] = []

    mutating func add(_ label: String?, _ text: String, unless isDefault: Bool = false) {
        guard !isDefault else { return }
        arguments.append(label.map { "\($0): \(text)" } ?? text)
    }

    func text(_ function: String) -> String { "\(function)(\(arguments.joined(separator: ", ")))" }
}
