import BarTransition
import TestSupport
import Testing
import UIKit

/// "Similar colors (at most a third of the distance from black to white) interpolate; other drawn backgrounds slide with their
/// view controllers" (README).
@Suite("Similar and different colors", .ownSimulator) @MainActor
struct SimilarColorTests {
    /// Whether the backgrounds slide in a push: then the screen has two colors in one row.
    private func slides(
        _ from: BarAppearance.Background, _ to: BarAppearance.Background,
        style: BarAppearance.TransitionStyle = .automatic, isDark: Bool = false
    ) -> Bool {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18), style: isDark ? .dark : .light)
        let pages = [from, to].map { DeclaringPage("", BarAppearance(background: $0, transitionStyle: style)) }
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.attachBarTransition()
        simulator.show(navigation)
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        // The page at the back is dimmed under a background that lets it through; the edge is a step.
        let row = simulator.pixels(inRow: 25).map { rgba($0).prefix(3) }
        return zip(row, row.dropFirst()).contains { zip($0, $1).contains { abs($0 - $1) > 30 } }
    }

    private func gray(_ white: CGFloat) -> BarAppearance.Background { .color(UIColor(white: white, alpha: 1)) }

    /// The gray with a third of OKLab's lightness is 0.21 in sRGB.
    @Test func aThirdOfTheWayFromBlackToWhite() {
        #expect(!slides(gray(0), gray(0.19)))
        #expect(!slides(gray(0.19), gray(0)))
        #expect(slides(gray(0), gray(0.23)))
        #expect(slides(gray(0.23), gray(0)))
    }

    /// Their opacities count too.
    @Test func aThirdOfTheOpacity() {
        func red(_ alpha: CGFloat) -> BarAppearance.Background { .color(UIColor.red.withAlphaComponent(alpha)) }
        #expect(!slides(red(1), red(0.7)))
        // Exactly a third.
        #expect(!slides(red(1), red(2 / 3)))
        #expect(!slides(red(2 / 3), red(1)))
        #expect(slides(red(1), red(0.6)))
        #expect(slides(red(0.6), red(1)))
        #expect(slides(red(1), .transparent))
        #expect(slides(.transparent, red(1)))
    }

    /// Dynamic colors are compared in the style in which they are seen.
    @Test(arguments: [false, true]) func dynamicColorsInTheirStyle(isDark: Bool) {
        let changing = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        #expect(slides(.color(changing), .color(.orange), isDark: isDark) == !isDark)
        #expect(slides(.color(.orange), .color(changing), isDark: isDark) == !isDark)
    }

    /// A page can ask for one or the other, whatever the colors are. Backgrounds that are no plain colors are never similar.
    @Test func thePageDecides() {
        #expect(slides(gray(0.5), .color(.red), style: .slide))
        #expect(slides(gray(0), gray(0.19), style: .slide))
        #expect(!slides(gray(0), gray(1), style: .interpolate))
        let gradients = [UIColor.black, .white].map {
            BarAppearance.Background.gradient(.init(colors: [$0, $0]))
        }
        #expect(slides(gradients[0], gradients[1]))
        #expect(slides(gray(0), gradients[1]))
        #expect(slides(gradients[1], gray(0)))
        #expect(!slides(gradients[0], gradients[1], style: .interpolate))
    }

    /// UIKit's own background cannot slide before iOS 26, whatever the page asks for.
    @Test(arguments: [BarAppearance.TransitionStyle.automatic, .slide]) func uiKitsOwnFades(
        _ style: BarAppearance.TransitionStyle
    ) {
        #expect(!slides(.system, .color(.red), style: style))
        #expect(!slides(.color(.red), .system, style: style))
    }
}
