import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Mixing colors", .ownSimulator) @MainActor
struct ColorMixingTests {
    private func parts(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    /// Lightness, a and b of sRGB's primaries, from CSS Color 4's conversion code, to five digits.
    @Test(arguments: [
        ([1.0, 0, 0], [0.62796, 0.22486, 0.12585]), ([0, 1, 0], [0.86644, -0.23389, 0.17950]),
        ([0, 0, 1], [0.45201, -0.03246, -0.31153]), ([1, 1, 1], [1, 0, 0]), ([0, 0, 0], [0, 0, 0]),
    ])
    func publishedValues(_ sRGB: [Double], _ expected: [Double]) {
        let lab = OKLab(red: sRGB[0], green: sRGB[1], blue: sRGB[2])
        for (value, wanted) in zip([lab.lightness, lab.a, lab.b], expected) { #expect(abs(value - wanted) < 2e-5) }
        let back = lab.sRGB
        for (value, wanted) in zip([back.red, back.green, back.blue], sRGB) { #expect(abs(value - wanted) < 1e-4) }
    }

    /// CSS Color 5: the middle of white and black in OKLab is `rgb(99, 99, 99)`.
    @Test func theMiddleOfWhiteAndBlack() {
        let middle = parts(UIColor.white.mixed(with: .black, by: 0.5))
        for channel in middle.prefix(3) { #expect(abs(channel * 255 - 99) < 0.6) }
    }

    @Test func redToGreenStaysLight() {
        let middle = lab(UIColor.red.mixed(with: .green, by: 0.5))
        let straight = lab(UIColor(red: 0.5, green: 0.5, blue: 0, alpha: 1))
        // As light as the mean of red and green, where mixing sRGB values would be darker than both.
        #expect(abs(middle.lightness - (0.62796 + 0.86644) / 2) < 0.01)
        #expect(straight.lightness < 0.62796)
    }

    @Test func mixingWithClearAddsNoGrey() {
        let middle = parts(UIColor.red.mixed(with: .clear, by: 0.5))
        #expect(middle.map { ($0 * 100).rounded() } == [100, 0, 0, 50])
    }

    /// "If the color is not in a compatible color space, the parameters are unchanged" (UIKit documentation): a pattern has no hue.
    @Test func aPatternIsClear() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let pattern = UIColor(patternImage: image)
        #expect(parts(pattern.mixed(with: .clear, by: 0.5)) == [0, 0, 0, 0])
        #expect(parts(pattern.mixed(with: .red, by: 0.5)).map { ($0 * 100).rounded() } == [100, 0, 0, 50])
    }

    @Test func colorsAreWeightedByTheirAlpha() {
        let faint = UIColor.blue.withAlphaComponent(0.1)
        let middle = parts(UIColor.red.mixed(with: faint, by: 0.5))
        #expect(abs(middle[3] - 0.55) < 1e-6)
        #expect(middle[0] > 0.85)
    }

    @Test func theEndsEqualTheColors() {
        #expect(UIColor.systemRed.mixed(with: .systemBlue, by: 0) == .systemRed)
        #expect(UIColor.systemRed.mixed(with: .systemBlue, by: 1) == .systemBlue)
        #expect(UIColor.systemRed.mixed(with: .systemBlue, by: -3) == .systemRed)
        #expect(UIColor.systemRed.mixed(with: .systemBlue, by: 7) == .systemBlue)
    }

    @Test func dynamicColorsStayDynamic() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let mixed = dynamic.mixed(with: .white, by: 0.5)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(parts(mixed.resolvedColor(with: dark)).prefix(3).allSatisfy { abs($0 - 1) < 1e-3 })
    }

    private func lab(_ color: UIColor) -> OKLab {
        let parts = parts(color).map(Double.init)
        return OKLab(red: parts[0], green: parts[1], blue: parts[2])
    }
}
