import Foundation
import TestSupport
import Testing

/// Cases and options have UIKit's raw values, which archives and bridged code rely on.
struct RawValueTests {
    @MainActor private static var ours: [String: Int] {
        EnumCases.all.reduce(into: OptionValues.all) { values, cases in
            values.merge(cases.values) { first, _ in first }
        }
    }

    @Test func rawValuesAreUIKits() async throws {
        let constants = try await constants()
        let ours = await Self.ours
        let unlisted = constants.keys.filter { ours[$0] == nil }.sorted()
        #expect(unlisted == [], "Add these to EnumCases or OptionValues.")
        let undocumented = constants.keys.filter { DocumentedValues.all[$0] == nil }.sorted()
        #expect(undocumented == [], "Add these to DocumentedValues, with the number of Apple's documentation or SDK.")
        for (name, value) in ours.sorted(by: { $0.key < $1.key }) {
            guard let documented = DocumentedValues.all[name] else { continue }
            #expect(value == documented, "\(name) is \(value) here, \(documented) in the documentation.")
        }
        print("raw values: \(constants.count) compared")
    }

    @Test func rawValuesOfTheHeadersAreUIKits() async throws {
        let outcome = try await check(constants(), DocumentedValues.all)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    /// The table has no constant that does not exist on either side, as after a rename.
    @Test func everyDocumentedValueIsCompared() async throws {
        let constants = try await constants()
        #expect(DocumentedValues.all.keys.filter { constants[$0] == nil }.sorted() == [])
    }

    @Test func aWrongValueIsReported() async throws {
        let outcome = try await check(["UIBarStyle.black": "UIBarStyleBlack"], ["UIBarStyle.black": 2])
        #expect(outcome.status != 0)
        #expect(outcome.output.contains("UIBarStyle.black is not 2 in the headers"), "\(outcome.output)")
    }

    /// The constants that both sides have: the Objective-C name by the Swift one.
    private func constants() async throws -> [String: String] {
        let symbols = try await PublicSymbols.all.value
        let pairs = symbols.uiKit.declarations.compactMap { declaration -> (String, String)? in
            // "c:@E@UIBarStyle@UIBarStyleBlack"
            let parts = declaration.identifier.split(separator: "@")
            let isHere = !symbols.headlessUIKit.named(declaration.name).isEmpty
            return parts.count == 4 && parts[1] == "E" && isHere ? (declaration.name, String(parts[3])) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Compiles assertions with clang, which knows the headers' values, for each of these values.
    private func check(_ constants: [String: String], _ values: [String: Int]) async throws -> ChildProcess.Outcome {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("values-\(UUID()).m")
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = constants.sorted { $0.key < $1.key }.compactMap { name, constant in
            values[name].map { "_Static_assert((long)\(constant) == \($0), \"\(name) is not \($0) in the headers\");" }
        }
        try (["#include \"UIKit/UIKit.h\""] + lines).joined(separator: "\n")
            .write(to: file, atomically: true, encoding: .utf8)
        return try await Script.run("assertions", file.path)
    }
}
