import BarTransition
import TestSupport
import Testing
import UIKit

/// The ends and the middle of a mixture, where values that cannot be mixed change.
@Suite("Ends and middle of mixed appearances", .ownSimulator) @MainActor
struct MixtureEndTests {
    private let clear = BarAppearance(background: .transparent, shadow: .none, titleColor: .white)
    private let solid = BarAppearance(
        background: .color(.red), shadow: .color(.black), tintColor: .blue, largeTitleColor: .green)

    /// At the ends nothing is a mixture, not even of a color and none.
    @Test func theEndsAreTheAppearances() {
        #expect(clear.mixed(with: solid, by: 0) == clear && clear.mixed(with: solid, by: 1) == solid)
        #expect(solid.mixed(with: clear, by: 0) == solid && solid.mixed(with: clear, by: 1) == clear)
        #expect(solid.mixed(with: clear, by: -0.5) == solid && solid.mixed(with: clear, by: 1.5) == clear)
    }

    /// An app that divides by the height of a view that has none yet passes NaN.
    @Test func nanCountsAsZero() {
        #expect(clear.mixed(with: solid, by: .nan) == clear && solid.mixed(with: clear, by: .nan) == solid)
    }

    /// What is the same on both sides is the same in between.
    @Test func equalValuesAreKept() {
        for background: BarAppearance.Background in [.transparent, .system, .color(.red), .material(.init())] {
            let appearance = BarAppearance(
                background: background, shadow: .none, tintColor: .systemPink, titleColor: .label)
            #expect(appearance.mixed(with: appearance, by: 0.3) == appearance)
        }
    }

    /// A color that only one of them declares is there in that one's half; the middle is the other one's.
    @Test(arguments: [(0.01, false), (0.49, false), (0.5, true), (0.99, true)])
    func aColorThatOnlyOneDeclares(_ fraction: CGFloat, isOther: Bool) {
        let mixture = clear.mixed(with: solid, by: fraction)
        #expect(mixture.tintColor == (isOther ? .blue : nil))
        #expect(mixture.title.color == (isOther ? nil : .white))
        #expect(mixture.largeTitle.color == (isOther ? .green : nil))
        let back = solid.mixed(with: clear, by: fraction)
        #expect(back.tintColor == (isOther ? nil : .blue))
    }

    /// Everything else changes in the middle, too.
    @Test(arguments: [(0.49, false), (0.5, true)]) func whatHasNoMiddle(_ fraction: CGFloat, isOther: Bool) {
        let from = BarAppearance(
            background: .system, title: .init(font: .systemFont(ofSize: 10)), prompt: "From", isHidden: true)
        let to = BarAppearance(
            background: .material(.init()), title: .init(font: .systemFont(ofSize: 20)), prompt: "To", isHidden: false)
        let (mixture, expected) = (from.mixed(with: to, by: fraction), isOther ? to : from)
        #expect(mixture == expected)
    }

    /// What is between a color and no background is a paler color.
    @Test func aColorAndNone() {
        guard case .color(let color) = clear.mixed(with: solid, by: 0.25).background else {
            Issue.record("no color")
            return
        }
        var alpha: CGFloat = 0
        color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(abs(alpha - 0.25) < 1e-6)
    }

    /// The colors of two gradients mix; their direction changes in the middle.
    @Test(arguments: [(0.01, false), (0.49, false), (0.5, true), (0.99, true)])
    func theDirectionOfGradients(_ fraction: CGFloat, isOther: Bool) {
        let down = BarAppearance.Gradient(colors: [.red, .green])
        let across = BarAppearance.Gradient(
            colors: [.red, .green], locations: [0, 0.5], startPoint: CGPoint(x: 0, y: 0.5),
            endPoint: CGPoint(x: 1, y: 0.5))
        let mixture = BarAppearance(background: .gradient(down))
            .mixed(with: BarAppearance(background: .gradient(across)), by: fraction)
        #expect(mixture.background == .gradient(isOther ? across : down))
    }

    /// A pattern changes in the middle, as an image does.
    @Test(arguments: [(0.01, false), (0.49, false), (0.5, true)])
    func aPatternHasNoMixture(_ fraction: CGFloat, isOther: Bool) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let pattern = BarAppearance(background: .color(UIColor(patternImage: image)))
        let plain = BarAppearance(background: .color(.red))
        #expect(pattern.mixed(with: plain, by: fraction).background == (isOther ? plain : pattern).background)
    }

    /// So does one of a text, a button or a hairline: as a clear color it could not be seen after the first point of scrolling.
    @Test(arguments: [(0.01, false), (0.49, false), (0.5, true)])
    func aPatternInFrontHasNoMixture(_ fraction: CGFloat, isOther: Bool) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        func appearance(_ color: UIColor) -> BarAppearance {
            BarAppearance(shadow: .color(color), tintColor: color, titleColor: color, largeTitleColor: color)
        }
        let (pattern, plain) = (appearance(UIColor(patternImage: image)), appearance(.red))
        #expect(pattern.mixed(with: plain, by: fraction) == (isOther ? plain : pattern))
        #expect(plain.mixed(with: pattern, by: fraction) == (isOther ? pattern : plain))
    }
}
