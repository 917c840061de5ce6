import Foundation
import TestSupport
import Testing

@testable import CoreGraphics
@testable import UIKit

@Suite(.ownSimulator)
struct SymbolTests {
    private static let asked = [
        "chevron.left", "chevron.right", "chevron.backward", "chevron.forward", "chevron.up", "chevron.down", "plus",
        "minus", "xmark", "checkmark", "ellipsis", "ellipsis.circle", "square.and.arrow.up", "heart", "heart.fill",
        "star",
        "star.fill", "magnifyingglass", "gear", "gearshape", "trash", "pencil", "square.and.pencil", "bookmark",
        "bookmark.fill", "person", "person.fill", "person.crop.circle", "photo", "camera", "bell", "list.bullet",
        "line.3.horizontal", "textformat.size", "arrow.left", "arrow.right", "arrow.clockwise", "house", "house.fill",
        "folder", "tray", "clock", "info.circle", "bolt.fill", "wifi", "battery.100",
    ]

    @Test(arguments: asked) func isKnown(name: String) {
        #expect(UIImage(systemName: name)?.isSymbolImage == true)
    }

    @Test func anUnknownNameIsNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    /// Whoever films an app sees from the list which of its symbols are there.
    @Test func theReadmeListsEachSymbol() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../..")
        let readme = package.appendingPathComponent("Sources/HeadlessUIKit/README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## Symbols\n").last)
        let listed = section.components(separatedBy: "`").filter { UIImage(systemName: $0) != nil }
        #expect(listed == SymbolLibrary.names)
        #expect(section.contains("has these \(listed.count),"))
    }

    @Test(arguments: SymbolLibrary.names) func liesWithinItsBox(name: String) throws {
        let vector = try #require(UIImage(systemName: name)?.vector)
        let box = CGRect(origin: .zero, size: vector.size).insetBy(dx: -0.01, dy: -0.01)
        for path in [
            vector.fills, vector.strokes.stroked(lineWidth: vector.lineWidth, cap: .round, tolerance: 0.01),
        ]
        where !path.isEmpty {
            let drawn = path.flattened(tolerance: 0.01).flatMap(\.points)
            #expect(drawn.allSatisfy { box.contains($0) })
        }
    }

    @Test(arguments: SymbolLibrary.names) func isDrawnAtEveryScale(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        for scale in [1, 2, 3] as [CGFloat] {
            UITraitCollection(displayScale: scale).performAsCurrent {
                #expect(image.scale == scale)
                let width = image.cgImage.map { CGFloat($0.width) / scale } ?? 0
                #expect(abs(width - image.size.width) <= 1)
                let drawn = image.cgImage.map { image in
                    (0..<image.width * image.height).contains { image.bitmap.pixels[$0] != 0 }
                }
                #expect(drawn == true)
            }
        }
    }

    @Test func configurationDecidesTheSize() throws {
        let usual = try #require(UIImage(systemName: "plus"))
        let large = try #require(usual.applyingSymbolConfiguration(.init(pointSize: 34)))
        #expect(usual.size == CGSize(width: 17, height: 17))
        #expect(large.size == CGSize(width: 101.0 / 3, height: 101.0 / 3))
        #expect(usual.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).size.width > usual.size.width)
        let heavy = try #require(usual.applyingSymbolConfiguration(.init(weight: .black)))
        #expect((heavy.vector?.lineWidth ?? 0) > (usual.vector?.lineWidth ?? 0))
        #expect(heavy.size == usual.size)
    }

    @Test func configurationsCombine() {
        let combined = UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(combined == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        #expect(
            UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17, weight: .semibold)).options.weight == .semibold)
    }

    @Test func isATemplateUnlessItSaysOtherwise() throws {
        let image = try #require(UIImage(systemName: "heart"))
        #expect(image.isTemplate)
        #expect(!image.withTintColor(.red, renderingMode: .alwaysOriginal).isTemplate)
    }

    @Test func directionalSymbolsAreMirrored() throws {
        let backward = try #require(UIImage(systemName: "chevron.backward"))
        let left = try #require(UIImage(systemName: "chevron.left"))
        func drawn(_ image: UIImage, _ direction: UITraitEnvironmentLayoutDirection) -> CGImage? {
            image.rendered(scale: 2, tint: .black, in: UITraitCollection(layoutDirection: direction))
        }
        #expect(drawn(backward, .leftToRight) == drawn(left, .leftToRight))
        #expect(drawn(backward, .rightToLeft) != drawn(left, .rightToLeft))
    }

    @Test func aTranslucentTintCountsOnce() throws {
        let image = try #require(UIImage(systemName: "heart.fill"))
        let half = PixelColor(white: 0, alpha: 0.5)
        let drawn = try #require(image.rendered(scale: 2, tint: half, in: UITraitCollection()))
        let strongest = (0..<drawn.width * drawn.height).map { drawn.bitmap.pixels[$0] >> 24 }.max()
        #expect(strongest == 128)
    }

    /// (UIKit documentation, UIImage.Configuration.applying(_:))
    @Test func aConfigurationOfNothingTakesTheOthersSize() {
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let plain = UIImage.Configuration()
        #expect(plain.applying(large).isEqual(large))
        #expect(plain.applying(nil) === plain)
        #expect(large.applying(plain).isEqual(large))
    }
}
