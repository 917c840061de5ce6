import Foundation
import Testing

/// The manifest as a Mac reads it: everything that is offered there compiles for iOS, Catalyst and visionOS.
@Suite("The manifest on a Mac")
struct ManifestTests {
    private struct Manifest: Decodable {
        struct Named: Decodable {
            let name: String
            let type: Kind?
        }
        struct Kind: Decodable {
            let isTest: Bool

            init(from decoder: any Decoder) throws {
                // A product's type is an object, a target's a word.
                isTest = (try? decoder.singleValueContainer().decode(String.self)) == "test"
            }
        }
        struct Platform: Decodable {
            let platformName: String
            let version: String
        }
        let products: [Named]
        let targets: [Named]
        let platforms: [Platform]
    }

    /// Evaluates the manifest with the condition for Linux turned off.
    private func manifest() async throws -> Manifest {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let source = try Repository.text("Package.swift")
        #expect(source.components(separatedBy: "#if os(Linux)").count == 2, "one condition")
        let other = source.replacingOccurrences(of: "#if os(Linux)", with: "#if os(Windows)")
        try folder.write(other, to: "Package.swift")
        let outcome = try await Repository.run(["swift", "package", "dump-package"], in: folder.url)
        let json = try #require(outcome.output.firstIndex(of: "{"), "\(outcome.output)")
        return try JSONDecoder().decode(Manifest.self, from: Data(outcome.output[json...].utf8))
    }

    @Test func onlyWhatCompilesForIOSIsOffered() async throws {
        let manifest = try await manifest()
        #expect(
            Set(manifest.products.map(\.name)) == ["BarTransition", "BarTransitionSwiftUI", "BarTransitionTesting"])
        let tests = manifest.targets.filter { $0.type?.isTest == true }.map(\.name)
        #expect(tests == ["PortableFactTests"], "other test targets need the model")
        let platforms = Dictionary(uniqueKeysWithValues: manifest.platforms.map { ($0.platformName, $0.version) })
        #expect(platforms == ["ios": "15.0", "maccatalyst": "15.0", "visionos": "1.0"])
        // The interface check compiles each of them, except the one in C; the tests in the module of Xcode's target.
        let check = try Repository.text("Tests/UIKitInterface/check")
        for target in manifest.targets where target.name != "CPixelComparison" {
            let isCompiled =
                check.contains("    module \(target.name) ")
                || check.contains("    module PortableTests Tests/\(target.name) ")
            #expect(isCompiled, "\(target.name) is not type-checked for iOS")
        }
    }
}
