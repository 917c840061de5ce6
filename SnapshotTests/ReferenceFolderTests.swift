import Foundation
import Testing

/// The folder of references contains exactly the films' references, and they are small.
@Suite("The folder of references")
struct ReferenceFolderTests {
    private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func files(_ ending: String) -> [URL] {
        let names = FileManager.default.enumerator(atPath: here.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.contains("__Snapshots__/") && $0.hasSuffix(ending) }.sorted()
            .map { here.appendingPathComponent($0) }
    }

    @Test func referencesAreManyAndSmall() throws {
        #expect(files(".png").count >= 40)
        let bytes = try files("").reduce(0) { sum, file in
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            return sum + (attributes[.type] as? FileAttributeType == .typeRegular ? attributes[.size] as? Int ?? 0 : 0)
        }
        #expect(bytes < 10_000_000)
    }

    @Test func everyReferenceBelongsToATest() throws {
        for file in files(".png") {
            let folder = file.deletingLastPathComponent()
            let source = try String(
                contentsOf: folder.appendingPathComponent("../../\(folder.lastPathComponent).swift"), encoding: .utf8)
            let test = file.deletingPathExtension().lastPathComponent.prefix { $0 != "-" && $0 != "." }
            #expect(source.contains("func \(test)()"), "\(file.path) belongs to no test; remove it.")
            let text = file.deletingPathExtension().appendingPathExtension("txt")
            #expect(FileManager.default.fileExists(atPath: text.path), "\(file.path) has no table of values beside it.")
        }
    }
}
