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

    @Test func everySnippetCompiles() throws {
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let source = lines(try String(contentsOf: here.appendingPathComponent("Snippets.swift"), encoding: .utf8))
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map {
            lines($0.components(separatedBy: "```")[0])
        }
        #expect(blocks.count == 5)
        for block in blocks {
            let isThere = source.indices.contains { source[$0...].starts(with: block) }
            #expect(isThere, "not in Snippets.swift: \(block)")
        }
    }

    @Test func theSnippetsDoWhatTheySay() {
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
