import Foundation
import TestSupport
import Testing
import UIKit

/// Images from a bundle's files, and colors: there are no asset catalogues on Linux. (UIKit documentation)
@Suite("Named images and colors", .ownSimulator) @MainActor
struct NamedImageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID())")

    private func bundle(_ files: [(name: String, side: CGFloat)]) throws -> Bundle {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, side) in files {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in }
            try #require(image.pngData()).write(to: folder.appendingPathComponent(name))
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test func theFileForTheScreenCounts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try bundle([("star.png", 10), ("star@2x.png", 20), ("star@3x.png", 30), ("moon@2x.png", 8)])
        for (profile, scale) in [(Simulator.Profile.iPhoneSE(iOS: 18), 2), (.iPhone15(iOS: 18), 3)] {
            Simulator(profile: profile).makeCurrent()
            for name in ["star", "star.png"] {
                let image = try #require(UIImage(named: name, in: bundle, with: nil))
                #expect(image.size == CGSize(width: 10, height: 10))
                #expect(image.cgImage?.width == 10 * scale)
            }
            #expect(UIImage(named: "moon", in: bundle, compatibleWith: nil)?.size == CGSize(width: 4, height: 4))
        }
        #expect(UIImage(named: "sun", in: bundle, with: nil) == nil)
        #expect(UIImage(named: "star.jpg", in: bundle, with: nil) == nil)
    }

    @Test func whatIsNotThereIsNil() {
        #expect(UIImage(named: "an image that no bundle has") == nil)
        #expect(UIColor(named: "a color that no catalogue has") == nil)
    }

    @Test func aSymbolsConfigurationIsTheImages() {
        let large = UIImage.SymbolConfiguration(pointSize: 30)
        let image = UIImage(systemName: "star", withConfiguration: large)
        #expect(image?.configuration == large)
        let heavy = large.applying(UIImage.SymbolConfiguration(weight: .heavy))
        #expect(heavy == UIImage.SymbolConfiguration(pointSize: 30, weight: .heavy))
        #expect(UIImage().configuration == nil)
    }

    /// The values of the examples in CSS Color 4: P3's pure green is (-0.5112, 1.0183, -0.3107) in sRGB.
    @Test func displayP3IsWiderThanSRGB() throws {
        let green = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 0.5)
        var (red, other, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(green.getRed(&red, green: &other, blue: &blue, alpha: &alpha))
        #expect(abs(red + 0.5112) < 1e-3 && abs(other - 1.0183) < 1e-3 && abs(blue + 0.3107) < 1e-3 && alpha == 0.5)
        let grey = UIColor(displayP3Red: 0.4, green: 0.4, blue: 0.4, alpha: 1)
        #expect(grey.getRed(&red, green: &other, blue: &blue, alpha: nil))
        #expect([red, other, blue].allSatisfy { abs($0 - 0.4) < 1e-6 }, "the white points are the same")
    }

    /// From iOS 16 apps get a generic name. (UIKit documentation, UIDevice.name)
    @Test func theDeviceHasTheUsersNameBefore16() {
        for system in [15, 18] {
            let simulator = Simulator(profile: .iPhone15(iOS: system))
            simulator.makeCurrent()
            #expect(UIDevice.current.name == "iPhone")
            simulator.deviceName = "Ada"
            #expect(UIDevice.current.name == (system == 15 ? "Ada" : "iPhone"))
        }
    }
}
