import BarTransition
import Foundation
import Testing
import UIKit

@Suite("The README") @MainActor
struct ReadmeTests {
    private var here: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }
    private var root: URL { here.appendingPathComponent("../../..") }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The lines of every source file in this folder, and of those with the snippets about films, all of which are
    /// compiled.
    private func compiled() throws -> [[String]] {
        let folders = [here, root.appendingPathComponent("SnapshotTests/Readme")]
        return try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }.map { lines(try String(contentsOf: $0, encoding: .utf8)) }
        }
    }

    private func snippets(_ text: String) -> [[String]] {
        text.components(separatedBy: "```swift\n").dropFirst().map { lines($0.components(separatedBy: "```")[0]) }
    }

    private func expectCompiled(_ snippets: [[String]], in place: String) throws {
        let sources = try compiled()
        for snippet in snippets {
            let isThere = sources.contains { source in
                source.indices.contains { source[$0...].starts(with: snippet) }
            }
            #expect(isThere, "in \(place), but in no snippet file: \(snippet)")
        }
    }

    @Test func everySnippetCompiles() throws {
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(snippets(readme).count > 5)
        try expectCompiled(snippets(readme), in: "README.md")
    }

    @Test func everySnippetOfTheCommentsCompiles() throws {
        let folder = root.appendingPathComponent("Sources/BarTransition")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(names.count > 20)
        for name in names {
            let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let comments = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }.joined(separator: "\n")
            try expectCompiled(snippets(comments.replacingOccurrences(of: "\n ", with: "\n")), in: name)
        }
    }

    @Test func theSnippetsWork() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let photo = PhotoViewController()
        let picture = readmeSnippets(navigationController: navigation, photo: photo)
        #expect(picture.size == CGSize(width: 402, height: 874))
        #expect(navigation.topViewController === photo)
    }

    @Test func thereAreTwoSetUpCommands() throws {
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains("```\nswift run Example\nswift test\n```"))
    }
}
