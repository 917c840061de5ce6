/// A value that can be written down as the Swift expression that makes it, so that a sequence can be printed as a test.
protocol SwiftSource {
    var source: String { get }
}

/// A call with labelled arguments, those left out that are as by default.
struct SourceCall {
    private var arguments: [String] = []

    mutating func add(_ label: String?, _ text: String, unless isDefault: Bool = false) {
        guard !isDefault else { return }
        arguments.append(label.map { "\($0): \(text)" } ?? text)
    }

    func text(_ function: String) -> String { "\(function)(\(arguments.joined(separator: ", ")))" }
}
