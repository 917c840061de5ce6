import Foundation

/// The interfaces that the script `symbols` extracts, once for all tests.
struct PublicSymbols {
    struct Failure: Error, CustomStringConvertible { let description: String }

    static let all = Task { try await PublicSymbols() }

    /// UIKit's, as in `headers` and `overlays`.
    let uiKit: Interface
    /// The package's module of that name.
    let headlessUIKit: Interface
    /// A made-up interface, and a model of it with deliberate mistakes.
    let fixture: (original: Interface, model: Interface)

    private init() async throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("symbols-\(UUID())")
        defer { try? manager.removeItem(at: folder) }
        let outcome = try await Script.run("symbols", Self.modules().path, folder.path)
        guard outcome.status == 0 else {
            throw Failure(description: "The script 'symbols' failed: \(outcome.output)")
        }
        uiKit = try Interface(folder: folder.appendingPathComponent("UIKit"))
        headlessUIKit = try Interface(folder: folder.appendingPathComponent("HeadlessUIKit"))
        let fixtures = folder.appendingPathComponent("fixture")
        fixture = (
            try Interface(folder: fixtures.appendingPathComponent("original")),
            try Interface(folder: fixtures.appendingPathComponent("model"))
        )
    }

    /// The folder into which this build wrote its modules, beside the tests' executable.
    private static func modules() throws -> URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let modules = folder.appendingPathComponent("Modules")
            if FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path) {
                return modules
            }
        }
        throw Failure(description: "There is no Modules/UIKit.swiftmodule above \(CommandLine.arguments[0]).")
    }
}
