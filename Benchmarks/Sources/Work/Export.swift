import Foundation
import UIKit
import Workload

/// Files for the other libraries: the frames to compare, the drawn screen, and the scene to draw; also a film, so that
/// the folders of a debug and of a release build can be compared.
@MainActor
struct Export {
    let folder: URL

    init(to folder: URL) { self.folder = folder }

    func write() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (frames, screen) = (ComparedFrames(), Screen())
        try write(frames.reference, "reference.png")
        try write(frames.equal, "equal.png")
        try write(frames.scattered, "scattered.png")
        try write(frames.block, "block.png")
        try write(screen.picture(), "screen.png")
        let film = Film.record(frames: 10)
        try film.filmstrip.write(to: folder.appendingPathComponent("film.png"))
        try film.text.write(to: folder.appendingPathComponent("film.txt"), atomically: true, encoding: .utf8)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(screen.scene()).write(to: folder.appendingPathComponent("scene.json"))
    }

    private func write(_ image: UIImage, _ name: String) throws {
        try image.pngData()?.write(to: folder.appendingPathComponent(name))
    }
}
