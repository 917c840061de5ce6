import BarTransition
import TestSupport
import Testing
import UIKit

/// Dynamic colors of a bar whose style is forced, by a page (iOS 27) or by the app: what is on the screen counts, not the system's
/// style.
@Suite("Dynamic colors under a forced style", .ownSimulator) @MainActor
struct ForcedStyleTests {
    private static let profile = Simulator.Profile.iPhone18Pro(iOS: 27)
    nonisolated static let profiles: [Simulator.Profile] = [
        .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone18Pro(iOS: 27),
    ]
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

    private func stage(_ profile: Simulator.Profile, darkBarOver page: UIViewController) -> HeadlessStage {
        let stage = HeadlessStage(profile, pages: page)
        stage.bar.overrideUserInterfaceStyle = .dark
        stage.simulator.runToRest()
        return stage
    }

    /// Colors that differ slide also where the app forces the style on the bar view, as apps do before iOS 27.
    @Test(arguments: profiles)
    func colorsThatDifferInTheBarsOwnStyleSlide(_ profile: Simulator.Profile) {
        let stage = stage(
            profile, darkBarOver: DeclaringPage("A", BarAppearance(background: .color(Self.dynamic))))
        #expect(color(stage) == [0, 0, 0])
        stage.push(DeclaringPage("B", BarAppearance(background: .color(.white))), andWait: 0.1)
        #expect(color(stage) == [0, 0, 0])
        #expect(color(stage, x: stage.bar.frame.maxX - 3) == [255, 255, 255])
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 255, 255])
    }

    /// So do the toolbar's where the app forces the style on the toolbar.
    @Test(arguments: ToolbarTests.profiles)
    func colorsThatDifferInTheToolbarsOwnStyleSlide(_ profile: Simulator.Profile) {
        let pages = [Self.dynamic, UIColor.white].map { color in
            DeclaringPage("", BarAppearance(toolbar: .init(background: .color(color))))
        }
        let stage = HeadlessStage(profile, pages: pages[0])
        stage.navigation.toolbar.overrideUserInterfaceStyle = .dark
        stage.simulator.runToRest()
        let edge = stage.navigation.view.bounds.maxY - 3
        func color(x: CGFloat) -> [Int] { Array(stage.simulator.rgba(x, edge).prefix(3)) }
        #expect(color(x: 3) == [0, 0, 0])
        stage.push(pages[1], andWait: 0.1)
        #expect(color(x: 3) == [0, 0, 0])
        #expect(color(x: stage.navigation.view.bounds.maxX - 3) == [255, 255, 255])
        stage.simulator.runToRest()
        #expect(color(x: 3) == [255, 255, 255])
    }

    /// A white title waits, too, on a bar on which the app forces the style and which becomes white.
    @Test(arguments: profiles)
    func theTitleWaitsInTheBarsOwnStyle(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(Self.dynamic), titleColor: .white))
        let stage = stage(profile, darkBarOver: page)
        page.barAppearance = BarAppearance(background: .color(.white), titleColor: .black)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.titleColor == .white)
        stage.simulator.runToRest()
        #expect(page.titleColor == .black)
    }
}
