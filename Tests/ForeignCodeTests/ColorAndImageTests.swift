import CoreGraphics
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct ColorAndImageTests {
    @Test func hexColors() {
        #expect(UIColor(hex: "#1E88E5").hexString == "#1E88E5")
        #expect(UIColor(hex: 0xFFC107).hexString == "#FFC107")
        #expect(UIColor(hex: "#336699").lighter(by: 20)?.hexString == "#6699CC")
        #expect(UIColor(hex: "#336699").darker(by: 20)?.hexString == "#003366")
        #expect(UIColor.blend(.black, with: .white, ratio: 0.5).hexString == "#808080")
        #expect(UIColor.sunset.hexString == "#EC3C1A")
    }

    @Test func brightnessByComponents() {
        // A grey has two components, a color four; app code handles both.
        #expect(UIColor.white.isLight && !UIColor.black.isLight)
        #expect(UIColor.yellow.isLight && !UIColor.blue.isLight)
        #expect(UIColor.red.withBrightness(0.5).hexString == "#800000")
    }

    @Test func dynamicColors() {
        let dark = UIColor.card.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.hexString == "#1C1C1C")
        #expect(UIColor.card.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
    }

    @Test func imagesOfOneColor() {
        let image = UIImage.from(color: .red, size: CGSize(width: 2, height: 2))
        #expect(image.size == CGSize(width: 2, height: 2) && image.scale == 1)
        #expect(image.rgba(1, 1) == [255, 0, 0, 255])
        // Drawn at the screen's scale, then used at scale 1: the image becomes larger, as on a device.
        _ = Simulator(profile: .iPhone15(iOS: 18))
        #expect(UIImage(color: .blue, size: CGSize(width: 4, height: 4))?.size == CGSize(width: 12, height: 12))
    }

    @Test func tintedFadedRoundedResized() {
        let image = UIImage.from(color: .red, size: CGSize(width: 10, height: 10))
        #expect(image.tinted(with: .blue)?.rgba(5, 5) == [0, 0, 255, 255])
        #expect(image.withAlpha(0.5).rgba(5, 5) == [128, 0, 0, 128])
        let rounded = image.rounded(radius: 5)
        #expect(rounded.rgba(0, 0)[3] < 30 && rounded.rgba(5, 5) == [255, 0, 0, 255])
        #expect(image.resized(to: CGSize(width: 5, height: 20)).size == CGSize(width: 5, height: 20))
        let dot = UIImage.dot(diameter: 10, color: .green)
        #expect(dot.size == CGSize(width: 10, height: 10))
    }
}
