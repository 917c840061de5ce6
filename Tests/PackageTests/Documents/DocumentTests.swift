import Foundation
import Testing

@Suite("Documents")
struct DocumentTests {
    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = here.appendingPathComponent("../../..")
    private var root: URL { Self.root }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The lines of the source files in this folder, and of those with the pages of the migration guides and the snippets
    /// about films. All are compiled. Read once.
    private static let compiled = Result {
        let folders = [
            here, here.appendingPathComponent("../Migration/Pages"),
            root.appendingPathComponent("SnapshotTests/Readme"),
        ]
        return try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }.map { try lines(String(contentsOf: $0, encoding: .utf8)) }
        }
    }

    private func snippets(_ text: String) -> [[String]] {
        text.components(separatedBy: "```swift\n").dropFirst().map { Self.lines($0.components(separatedBy: "```")[0]) }
    }

    private func expectCompiled(_ snippets: [[String]], in place: String) throws {
        let sources = try Self.compiled.get()
        for snippet in snippets {
            let isThere = sources.contains { source in
                source.indices.contains { source[$0...].starts(with: snippet) }
            }
            #expect(isThere, "in \(place), but in no file of snippets: \(snippet)")
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static let documents = [
        "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "Sources/BarTransitionTesting/README.md",
        "Sources/HeadlessUIKit/README.md", "Example/App/README.md",
    ]

    private static let catalogs = [
        "Sources/BarTransition/BarTransition.docc", "Sources/BarTransitionTesting/BarTransitionTesting.docc",
    ]

    /// `docc` checks the links of the articles, in `.ci/documentation`.
    @Test(arguments: catalogs) func everySnippetOfTheArticlesCompiles(_ catalog: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(catalog).path)
        let articles = names.filter { $0.hasSuffix(".md") }.sorted()
        var count = 0
        for article in articles {
            let snippets = snippets(try text("\(catalog)/\(article)"))
            try expectCompiled(snippets, in: article)
            count += snippets.count
        }
        #expect(articles.count >= 4 && count >= articles.count, "\(articles.count) articles with \(count) snippets")
    }

    /// Pictures of the articles exist, are used, and are the ones that others keep; README's animation is small.
    @Test func thePicturesOfTheArticles() throws {
        let readme = try text("README.md")
        for catalog in Self.catalogs {
            let folder = root.appendingPathComponent(catalog)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
            let articles = try names.map { try text("\(catalog)/\($0)") }.joined()
            let resources = folder.appendingPathComponent("Resources")
            for picture in try FileManager.default.contentsOfDirectory(atPath: resources.path) {
                let attributes = try FileManager.default.attributesOfItem(
                    atPath: resources.appendingPathComponent(picture).path)
                #expect(attributes[.type] as? FileAttributeType == .typeRegular, "docc copies a link as a link")
                #expect(try #require(attributes[.size] as? Int) < 1_500_000, "\(picture)")
                let name = picture.replacingOccurrences(of: ".png", with: "")
                #expect(articles.contains("](\(name))") || readme.contains(picture), "\(picture) is not used")
            }
        }
        let film = "SnapshotTests/__Snapshots__/PushFilms/largeTitleToColor.png"
        let copy = root.appendingPathComponent("\(Self.catalogs[1])/Resources/film-of-a-push.png")
        #expect(try Data(contentsOf: root.appendingPathComponent(film)) == Data(contentsOf: copy), "copy \(film)")
    }

    /// The library uses no API for which Apple requires a reason, and no network: it needs no privacy manifest.
    @Test func nothingIsCollected() throws {
        let names = [
            "UserDefaults", "systemUptime", "mach_absolute_time", "creationDate", "modificationDate",
            "contentModificationDate", "activeInputModes", "volumeAvailableCapacity", "systemFreeSize", "URLSession",
            "NWConnection",
        ]
        let folder = root.appendingPathComponent("Sources/BarTransition")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            for name in names { #expect(!source.contains(name), "\(path) has \(name)") }
        }
    }

    /// Every guide has a table of names and a page before and after, which compile.
    @Test func everyGuideHasATableAndAPageBeforeAndAfter() throws {
        let folder = root.appendingPathComponent(Self.catalogs[0])
        let guides = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("From") }
        #expect(guides.count == 5)
        for guide in guides {
            let text = try text("\(Self.catalogs[0])/\(guide)")
            #expect(text.contains("|---|---|"), "\(guide) has no table")
            let before = text.components(separatedBy: "## Before\n").dropFirst().first ?? ""
            let parts = before.components(separatedBy: "## After\n")
            #expect(parts.count == 2 && parts.allSatisfy { $0.contains("```swift\n") }, "\(guide)")
        }
    }

    @Test(arguments: documents) func everySnippetCompiles(_ document: String) throws {
        try expectCompiled(snippets(try text(document)), in: document)
    }

    @Test func theREADMEHasSnippetsAndFits() throws {
        let readme = try text("README.md")
        #expect(snippets(readme).count > 5)
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 131, "at most 130 lines")
    }

    /// Links to files, relative to the document.
    @Test(arguments: documents) func everyLinkedFileExists(_ document: String) throws {
        let folder = root.appendingPathComponent(document).deletingLastPathComponent()
        for link in try text(document).matches(of: /\]\(([^)#]+)\)/) where !link.output.1.contains("://") {
            let path = folder.appendingPathComponent(String(link.output.1)).standardized.path
            #expect(FileManager.default.fileExists(atPath: path), "\(document) links to \(link.output.1)")
        }
    }

    /// ARCHITECTURE names types, files and folders; each is one in the sources.
    @Test func everyNameInARCHITECTUREExists() throws {
        let folders = ["Sources", "Tests", "Tools"].map { root.appendingPathComponent($0) }
        let paths = try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .map { "/\(folder.lastPathComponent)/\($0)" }
        }
        let sources = try paths.filter { $0.hasSuffix(".swift") }.map { try text($0) }.joined(separator: "\n")
        for name in try text("ARCHITECTURE.md").matches(of: /`([A-Z][A-Za-z0-9_+\/.]*)/) {
            let name = name.output.1.split(separator: ".").first.map(String.init) ?? ""
            let isPath = paths.contains { $0.contains("/\(name)/") || $0.contains("/\(name).") }
            #expect(isPath || sources.contains(name), "there is no \(name)")
        }
    }

    @Test(arguments: ["BarTransition", "BarTransitionTesting"])
    func everySnippetOfTheCommentsCompiles(_ target: String) throws {
        let folder = root.appendingPathComponent("Sources/\(target)")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(names.count > 20)
        for name in names {
            let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let comments = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }.joined(separator: "\n")
            try expectCompiled(snippets(comments.replacingOccurrences(of: "\n ", with: "\n")), in: name)
        }
    }

    @Test func thereAreTwoSetUpCommands() throws {
        #expect(try text("README.md").contains("```\nswift run Example\nswift test\n```"))
    }
}
