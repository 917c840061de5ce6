import BarTransition
import TestSupport
import Testing
import UIKit

/// Mixtures of colors with alpha, and of colors outside of what a screen can show.
@Suite("Mixtures of translucent and extreme colors", .ownSimulator) @MainActor
struct MixedColorTests {
    private func parts(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    private func lab(_ color: UIColor) -> OKLab {
        let parts = parts(color).map(Double.init)
        return OKLab(red: parts[0], green: parts[1], blue: parts[2])
    }

    /// A color of a tenth of the alpha has a tenth of the weight: one part of blue to ten parts of red.
    @Test func theWeightIsTheAlpha() {
        let mixture = UIColor.red.mixed(with: .blue.withAlphaComponent(0.1), by: 0.5)
        let (red, blue) = (lab(.red), lab(.blue))
        func mean(_ value: KeyPath<OKLab, Double>) -> Double {
            (10 * red[keyPath: value] + blue[keyPath: value]) / 11
        }
        #expect(abs(lab(mixture).lightness - mean(\.lightness)) < 1e-4)
        #expect(abs(lab(mixture).a - mean(\.a)) < 1e-4)
        #expect(abs(lab(mixture).b - mean(\.b)) < 1e-4)
        #expect(abs(parts(mixture)[3] - 0.55) < 1e-6)
    }

    /// Nothing of either color can be seen.
    @Test func twoClearColorsMakeAClearOne() {
        let mixture = parts(UIColor.red.withAlphaComponent(0).mixed(with: .blue.withAlphaComponent(0), by: 0.5))
        #expect(mixture.allSatisfy { (0...1).contains($0) } && mixture[3] == 0)
    }

    /// A color that the app has declared for light and dark mode stays so on either side of the mixture.
    @Test func oneDynamicColorMakesADynamicMixture() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        for mixture in [dynamic.mixed(with: .black, by: 0.5), UIColor.black.mixed(with: dynamic, by: 0.5)] {
            #expect(parts(mixture.resolvedColor(with: light)) == [0, 0, 0, 1])
            #expect(parts(mixture.resolvedColor(with: dark))[0] > 0.2)
        }
    }

    /// Two mixtures of fixed colors are equal, so that nothing is written again while the scroll position rests.
    @Test func aMixtureOfFixedColorsIsAFixedColor() {
        let mixture = UIColor.red.mixed(with: .blue, by: 0.5)
        #expect(mixture == UIColor.red.mixed(with: .blue, by: 0.5))
        #expect(mixture.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == mixture)
    }

    /// Next to a color of Display P3 a mixture is nearly that color, not the nearest one of sRGB.
    @Test func aMixtureOfAWideColorIsWide() {
        let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        #expect(parts(wide)[0] > 1.05 && parts(wide)[1] < -0.1)
        for mixture in [
            wide.mixed(with: .clear, by: 0.01), UIColor.clear.mixed(with: wide, by: 0.99),
            wide.mixed(with: .white, by: 0.001), wide.mixed(with: .white, by: 0.001).mixed(with: .clear, by: 0.01),
        ] {
            let isNear = zip(parts(mixture), parts(wide)).prefix(3).allSatisfy { abs($0 - $1) < 0.02 }
            #expect(isNear, "\(parts(mixture)), \(parts(wide))")
        }
    }

    /// So is one next to a color that only has more red than sRGB can show, and no negative component.
    @Test func aMixtureOfAColorThatIsOnlyTooRedIsWide() {
        let wide = UIColor(displayP3Red: 1, green: 0.5, blue: 0.5, alpha: 1)
        #expect(parts(wide)[0] > 1.05 && parts(wide).allSatisfy { $0 > 0.4 })
        for mixture in [wide.mixed(with: .clear, by: 0.01), UIColor.clear.mixed(with: wide, by: 0.99)] {
            let isNear = zip(parts(mixture), parts(wide)).prefix(3).allSatisfy { abs($0 - $1) < 0.02 }
            #expect(isNear, "\(parts(mixture)), \(parts(wide))")
        }
    }

    @Test func aColorMixedWithItselfIsItself() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(dynamic.mixed(with: dynamic, by: 0.5) == dynamic)
    }

    // MARK: OKLab

    /// Lighter than white, darker than black, and more colorful than sRGB's primaries.
    @Test(arguments: [
        OKLab(lightness: 1.5, a: 0, b: 0), OKLab(lightness: -0.5, a: 0, b: 0), OKLab(lightness: 0.6, a: 0.4, b: 0),
        OKLab(lightness: 0.6, a: -0.4, b: 0.2), OKLab(lightness: 0.5, a: 0, b: -0.5),
    ])
    func colorsThatNoScreenShowsAreClamped(_ color: OKLab) {
        let shown = color.sRGB
        #expect([shown.red, shown.green, shown.blue].allSatisfy { (0...1).contains($0) })
    }

    @Test func theExtremesAreWhiteAndBlack() {
        #expect(OKLab(lightness: 1.5, a: 0, b: 0).sRGB == (1, 1, 1))
        #expect(OKLab(lightness: -0.5, a: 0, b: 0).sRGB == (0, 0, 0))
    }

    /// Pythagoras in three dimensions: 3, 4 and 12 give 13.
    @Test(arguments: [(1.0, 1.0, 1.0), (-1, 1, 1), (1, -1, 1), (1, 1, -1)])
    func theDistanceIsEuclidean(_ sign: (Double, Double, Double)) {
        let (from, to) = (
            OKLab(lightness: 0.1, a: 0.2, b: 0.3),
            OKLab(lightness: 0.1 + 0.03 * sign.0, a: 0.2 + 0.04 * sign.1, b: 0.3 + 0.12 * sign.2)
        )
        #expect(abs(from.distance(to: to) - 0.13) < 1e-9 && abs(to.distance(to: from) - 0.13) < 1e-9)
        #expect(from.distance(to: from) == 0)
    }

    /// Dark colors are on the straight part of sRGB's curve, which begins at 0.04045.
    @Test(arguments: [0.01, 0.02, 0.04, 0.041, 0.055, 0.06]) func darkGraysComeBack(_ gray: Double) {
        let color = OKLab(red: gray, green: gray, blue: gray)
        // A gray's lightness is the cube root of its luminance (IEC 61966-2-1).
        let luminance = gray <= 0.04045 ? gray / 12.92 : pow((gray + 0.055) / 1.055, 2.4)
        #expect(abs(color.lightness - cbrt(luminance)) < 1e-4)
        #expect(abs(color.sRGB.red - gray) < 1e-4)
    }
}
