import Foundation
import Synchronization

/// The available fonts: Inter and those registered.
enum FontLibrary {
    struct Entry: Sendable {
        let weight: Int
        let identifier: Int
        let face: FontFace
    }

    /// The family name of Inter.
    static let systemName = "Inter"

    private struct Registry {
        var families: [String: [Entry]] = [:]
        var nextIdentifier = 1
    }

    private static let registry = Mutex(Registry())

    /// The glyph file in the module's bundle. Its path is given in full, since Foundation takes the folder for the
    /// bundle's own resource folder and does not look into it for a subfolder of that name.
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

    /// The face of a family with the nearest weight; of two equally near ones the bolder.
    static func entry(named name: String, weight: Int) -> Entry? {
        let family = name == systemName ? inter : registry.withLock { $0.families[name] ?? [] }
        return family.min { first, second in
            let (near, far) = (abs(first.weight - weight), abs(second.weight - weight))
            return near == far ? first.weight > second.weight : near < far
        }
    }

    /// Adds a family, or replaces the one with that name.
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
        return registry.withLock { registry in
            let entries = faces.enumerated().map { index, item in
                Entry(weight: item.weight, identifier: registry.nextIdentifier + index, face: item.face)
            }
            registry.nextIdentifier += entries.count
            registry.families[name] = entries
            return entries
        }
    }
}
