import BarTransition
import TestSupport
import Testing
import UIKit

/// Where the colors of a background's gradient are.
@Suite("Locations of gradients", .ownSimulator) @MainActor
struct GradientLocationTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))

    /// Shows a bar with a gradient, and returns the height of the background.
    private func show(_ colors: [UIColor], _ locations: [CGFloat]?) -> CGFloat {
        let gradient = BarAppearance.Gradient(colors: colors, locations: locations)
        let navigation = UINavigationController(
            rootViewController: DeclaringPage("Page", BarAppearance(background: .gradient(gradient))))
        navigation.attachBarTransition()
        simulator.show(navigation)
        return navigation.navigationBar.frame.maxY
    }

    private func color(at y: CGFloat) -> UIColor { simulator.color(at: CGPoint(x: 5, y: y)) }

    /// Two colors at one place make an edge, as in a flag.
    @Test func twoColorsAtOnePlaceMakeAnEdge() {
        let height = show([.red, .red, .blue, .blue], [0, 0.5, 0.5, 1])
        #expect(color(at: 1) == .red && color(at: height / 2 - 2) == .red)
        #expect(color(at: height / 2 + 2) == .blue && color(at: height - 2) == .blue)
    }

    /// Before the first location and after the last one there is no change.
    @Test func theColorsBeginAndEndWhereTheyAreDeclared() {
        let height = show([.red, .blue], [0.25, 0.75])
        #expect(color(at: 0.2 * height) == .red && color(at: 0.8 * height) == .blue)
        let middle = color(at: height / 2)
        #expect(middle != .red && middle != .blue)
    }

    /// Locations that are not one for each color are no locations, and no color is lost.
    @Test(arguments: [[0, 0.1], [0, 0.05, 0.1, 0.15]] as [[CGFloat]])
    func colorsAreSpreadEvenlyWithoutALocationForEach(_ locations: [CGFloat]) {
        let height = show([.red, .green, .blue], locations)
        #expect(color(at: height / 2).distance(to: .green) < 10)
        #expect(color(at: height - 2).distance(to: .blue) < 20)
    }

    /// Core Animation draws nothing if the numbers of a layer's locations and colors differ, so it is not asked to.
    @Test(arguments: [([0, 0.1], nil), ([0, 0.05, 0.1, 0.15], nil), ([0, 0.1, 1], 3)] as [([CGFloat], Int?)])
    func aLayerHasALocationForEachColorOrNone(_ locations: [CGFloat], count: Int?) {
        func layers(in layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(layers) }
        _ = show([.red, .green, .blue], locations)
        let gradients = layers(in: simulator.window.layer).compactMap { $0 as? CAGradientLayer }
            .filter { $0.colors?.count == 3 }
        #expect(!gradients.isEmpty && gradients.allSatisfy { $0.locations?.count == count })
    }

    /// A single color fills the background, wherever it is declared to be.
    @Test(arguments: [nil, [1], [0.5, 1]] as [[CGFloat]?]) func aSingleColorFillsTheBackground(_ locations: [CGFloat]?)
    {
        let height = show([.red], locations)
        #expect(color(at: 1) == .red && color(at: height - 1) == .red)
    }

    /// The ends of the range are in it.
    @Test func theWholeRangeCanBeUsed() {
        let height = show([.red, .green, .blue], [0, 0.1, 1])
        #expect(color(at: 0.1 * height).distance(to: .green) < 10)
    }
}
