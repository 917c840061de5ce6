import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator)
struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func greysAreNotEqualToColorsOfEqualParts() {
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.white.cgColor.components == [1, 1])
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    }

    @Test func componentsAreWritten() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        )
        #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
        #expect(UIColor(white: 0.25, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil))
        #expect(red == 0.25)
        var white: CGFloat = 9
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        #expect(white == 9)
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    }

    @Test(arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.75), (0.6, 0.3, 0.9), (0.95, 1, 0.2)])
    func hueSurvivesTheRoundTrip(hue: Double, saturation: Double, brightness: Double) {
        let color = UIColor(
            hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: 1)
        var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        #expect(color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: nil))
        #expect(abs(Double(parts.0) - hue) < 1e-9)
        #expect(abs(Double(parts.1) - saturation) < 1e-9)
        #expect(abs(Double(parts.2) - brightness) < 1e-9)
    }

    @Test func hueZeroIsRed() {
        let value = UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).value(in: light).rgba
        #expect(value == (1, 0, 0, 1))
        let green = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).value(in: light).rgba
        #expect(abs(green.red) < 1e-9 && green.green == 1 && abs(green.blue) < 1e-9)
    }

    @Test func systemColorsFollowStyleAndContrast() {
        #expect(UIColor.systemBlue.resolvedColor(with: light).cgColor == CGColor(value: .hex(0x007AFF)))
        #expect(UIColor.systemBlue.resolvedColor(with: dark).cgColor == CGColor(value: .hex(0x0A84FF)))
        let high = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        #expect(UIColor.systemBlue.resolvedColor(with: high).cgColor == CGColor(value: .hex(0x0040DD)))
    }

    @Test func backgroundsAreRaisedInDark() {
        let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(UIColor.systemBackground.resolvedColor(with: dark).cgColor == CGColor(value: .hex(0x000000)))
        #expect(UIColor.systemBackground.resolvedColor(with: raised).cgColor == CGColor(value: .hex(0x1C1C1E)))
    }

    @Test func alphaKeepsADynamicColorDynamic() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(color.resolvedColor(with: light) == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(color.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        #expect(color == UIColor.label.withAlphaComponent(0.5))
        #expect(color.hash == UIColor.label.withAlphaComponent(0.5).hash)
        #expect(color != UIColor.label)
    }

    @Test func cgColorResolvesWithTheCurrentTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .label }
        dark.performAsCurrent { #expect(color.cgColor == UIColor.red.cgColor) }
        light.performAsCurrent { #expect(color.cgColor == CGColor(value: .hex(0x000000))) }
    }

    @Test func aColorWithAProviderIsEqualToItselfOnly() {
        let color = UIColor { _ in .red }
        #expect(color == color)
        #expect(color != UIColor { _ in .red })
        #expect(color.resolvedColor(with: light) == .red)
    }

    @Test func cgColorCopiesWithAlpha() {
        #expect(UIColor.white.cgColor.copy(alpha: 0.5) == CGColor(gray: 1, alpha: 0.5))
        #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).alpha == 1)
        #expect(CGColor(gray: 1, alpha: 0).numberOfComponents == 2)
    }

    @Test func namedSystemColorsAreOneObject() {
        #expect(UIColor.systemBlue === UIColor.systemBlue)
        #expect(UIColor.tintColor.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
    }

    /// "If the color is not in a compatible color space, the parameters are unchanged"; a pattern is in none. (UIKit
    /// documentation, getRed(_:green:blue:alpha:))
    @Test(arguments: ["plain", "dynamic", "with another alpha"])
    @MainActor func aPatternHasNoComponents(_ kind: String) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let pattern = UIColor(patternImage: image)
        let color =
            switch kind {
            case "plain": pattern
            case "dynamic": UIColor { _ in pattern }
            default: pattern.withAlphaComponent(0.5)
            }
        var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (7, 7, 7, 7)
        #expect(!color.getRed(&a, green: &b, blue: &c, alpha: &d))
        #expect(!color.getWhite(&a, alpha: &d))
        #expect(!color.getHue(&a, saturation: &b, brightness: &c, alpha: &d))
        #expect([a, b, c, d] == [7, 7, 7, 7])
    }
}
