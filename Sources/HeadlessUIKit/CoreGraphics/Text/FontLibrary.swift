import Foundation
import Synchronization

/// The fonts that can be drawn with: Inter, and what was registered.
enum FontLibrary {
    struct Entry: Sendable {
        let weight: Int
        let identifier: Int
        let face: FontFace
    }

    /// The name that Inter is known by.
    static let systemName = "Inter"

    private struct Shelf {
        var families: [String: [Entry]] = [:]
        var nextIdentifier = 1
    }

    private static let shelf = Mutex(Shelf())

    /// The glyph file that the module brings along. Its path is spelt out, since Foundation takes the folder for the
    /// bundle's own resource folder and would not look into it for a subfolder of that name.
    static var interData: Data? {
        try? Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("Resources/Inter.glyphs"))
    }

    private static let inter: [Entry] = {
        guard let data = interData else {
            preconditionFailure("Resources/Inter.glyphs is missing from the bundle of the module CoreGraphics.")
        }
        do {
            return try register(systemName, bytes: [UInt8](data))
        } catch {
            preconditionFailure("Resources/Inter.glyphs cannot be read. \(error)")
        }
    }()

    /// The face of a family whose weight is nearest; of two equally near ones the bolder.
    static func entry(named name: String, weight: Int) -> Entry? {
        let family = name == systemName ? inter : shelf.withLock { $0.families[name] ?? [] }
        return family.min { first, second in
            let (near, far) = (abs(first.weight - weight), abs(second.weight - weight))
            return near == far ? first.weight > second.weight : near < far
        }
    }

    /// Adds a family, or replaces the one of that name.
    @discardableResult
    static func register(_ name: String, bytes: [UInt8]) throws -> [Entry] {
        var reader = GlyphReader(bytes)
        guard bytes.starts(with: Array("HGLF".utf8)) else { throw GlyphFileError.notAGlyphFile }
        reader.position = 4
        let version = try reader.byte()
        guard version == 1 else { throw GlyphFileError.unknownVersion(version) }
        var faces: [(weight: Int, face: FontFace)] = []
        for _ in 0..<(try reader.byte()) {
            let weight = try reader.short()
            let length = try reader.long()
            let end = reader.position + length
            guard end <= bytes.count else { throw GlyphFileError.truncated }
            faces.append((weight, try FontFace(bytes, from: reader.position, to: end)))
            reader.position = end
        }
        guard !faces.isEmpty else { throw GlyphFileError.truncated }
        return shelf.withLock { shelf in
            let entries = faces.enumerated().map { index, item in
                Entry(weight: item.weight, identifier: shelf.nextIdentifier + index, face: item.face)
            }
            shelf.nextIdentifier += entries.count
            shelf.families[name] = entries
            return entries
        }
    }
}
