import Foundation
import TestSupport
import Testing

@testable import ExampleGallery

@Suite("Animations of scenes", .ownSimulator) @MainActor
struct FilmAnimationTests {
    private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// An animated PNG of both modes that ends when both have ended, as small as a README needs it.
    @Test func aPushIsAnimated() throws {
        let scene = try #require(Scene.all.first { $0.name == "push-large-title-to-colored" })
        let file = [UInt8](try FilmAnimation(scene: scene, profile: .iPhone15(iOS: 18)).file())
        #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let text = String(decoding: file, as: UTF8.self)
        let control = try #require(file.firstRange(of: Array("acTL".utf8)))
        let frames = number(file[control.upperBound..<(control.upperBound + 4)])
        // A push takes about half a second, at 60 frames a second.
        #expect((20...60).contains(frames), "\(frames)")
        #expect(text.components(separatedBy: "fcTL").count == frames + 1)
        #expect(file.count < 1_500_000, "\(file.count)")
    }
}
