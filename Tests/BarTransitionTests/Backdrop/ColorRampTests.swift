import TestSupport
import Testing
import UIKit

@testable import BarTransition

@Suite("Color ramp", .ownSimulator) @MainActor
struct ColorRampTests {
    private func color(at fraction: CGFloat) -> [Int] {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = UIViewController()
        page.loadViewIfNeeded()
        let ramp = ColorRampView(frame: CGRect(x: 0, y: 0, width: 393, height: 170))
        page.view.addSubview(ramp)
        simulator.show(page)
        ramp.start(from: .red, to: .blue)
        ramp.fraction = fraction
        let colors = Set(simulator.column(200)[80..<170])
        #expect(colors.count == 1)
        return colors.first ?? []
    }

    /// A spring alongside which the color changes can bounce.
    @Test func anOvershootShowsTheEnds() {
        for fraction: CGFloat in [-0.45, -0.1, 0] { #expect(color(at: fraction) == [255, 0, 0, 255]) }
        for fraction: CGFloat in [1, 1.002, 1.1, 1.45] { #expect(color(at: fraction) == [0, 0, 255, 255]) }
        #expect(color(at: 0.5) != [255, 0, 0, 255] && color(at: 0.5) != [0, 0, 255, 255])
    }

    @Test func itKnowsTheColorOnTheScreen() {
        _ = Simulator(profile: .iPhone15(iOS: 18))
        let ramp = ColorRampView(frame: CGRect(x: 0, y: 0, width: 393, height: 170))
        ramp.start(from: .red, to: .blue)
        for fraction: CGFloat in [0, 0.25, 0.5, 1] {
            ramp.fraction = fraction
            var (shown, expected) = (CGFloat(0), CGFloat(0))
            ramp.presentationColor.getRed(&shown, green: nil, blue: nil, alpha: nil)
            UIColor.red.mixed(with: .blue, by: fraction).getRed(&expected, green: nil, blue: nil, alpha: nil)
            #expect(abs(shown - expected) < 0.01)
        }
    }
}
