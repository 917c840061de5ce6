import BarTransition
import TestSupport
import Testing
import UIKit

/// Dynamic colors of a bar whose style is forced (iOS 27): what is on the screen counts, not the system's style.
@Suite("Dynamic colors under a forced style", .ownSimulator) @MainActor
struct ForcedStyleTests {
    private static let profile = Simulator.Profile.iPhone18Pro(iOS: 27)
    private static let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

    private func color(_ stage: HeadlessStage, x: CGFloat = 2) -> [Int] {
        stage.simulator.color(at: CGPoint(x: x, y: stage.bar.frame.minY + 3)).bytes.prefix(3).map { Int($0) }
    }

    /// Black and white are not similar, though both are white in light mode: they slide.
    @Test func colorsThatDifferInTheForcedStyleSlide() {
        let page = DeclaringPage("A", BarAppearance(background: .color(Self.dynamic), interfaceStyle: .dark))
        let next = DeclaringPage("B", BarAppearance(background: .color(.white), interfaceStyle: .dark))
        let stage = HeadlessStage(Self.profile, pages: page)
        #expect(color(stage) == [0, 0, 0])
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(color(stage) == [0, 0, 0])
        #expect(color(stage, x: stage.bar.frame.maxX - 3) == [255, 255, 255])
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 255, 255])
    }

    /// A white title waits on a black bar that becomes white.
    @Test func theTitleWaitsForItsBackground() {
        let page = DeclaringPage(
            "A", BarAppearance(background: .color(Self.dynamic), titleColor: .white, interfaceStyle: .dark))
        let stage = HeadlessStage(Self.profile, pages: page)
        page.barAppearance = BarAppearance(background: .color(.white), titleColor: .black, interfaceStyle: .dark)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.titleColor == .white)
        stage.simulator.runToRest()
        #expect(page.titleColor == .black)
    }
}
