import BarTransition
import TestSupport
import Testing
import UIKit

/// What a rotation of the device changes, and what has to wait for its end.
@Suite("Changes of the bar during rotations", .ownSimulator) @MainActor
struct RotationUpdateTests {
    private let red = BarAppearance(background: .color(.red))
    private let blue = BarAppearance(background: .color(.blue))

    private func color(_ stage: HeadlessStage) -> [Int] {
        let frame = stage.bar.convert(stage.bar.bounds, to: nil)
        return Array(stage.simulator.rgba(frame.midX + 80, frame.minY + 3).prefix(3))
    }

    /// It is shown when the device has rotated: animated, or at once.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func anUpdateWaitsForTheEnd(_ profile: Simulator.Profile, isAnimated: Bool) {
        let page = DeclaringPage("A", red)
        let stage = HeadlessStage(profile, a: page, b: MarkedPage("B"))
        stage.simulator.runToRest()
        stage.simulator.rotate(to: .landscapeRight)
        page.barAppearance = blue
        page.barAppearance.tintColor = .green
        page.setNeedsBarAppearanceUpdate(animated: isAnimated)
        stage.simulator.advance(by: 0.1)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.bar.tintColor == .systemBlue)
        stage.simulator.runToEndOfTransition(of: stage.navigation)
        stage.simulator.advance(by: 0.05)
        #expect((color(stage) == [0, 0, 255]) != isAnimated)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
    }

    /// A bar that goes at the end of the rotation keeps its title's color until it is gone.
    @Test(arguments: SmoothLayoutTests.profiles)
    func aBarThatGoesAfterwardsKeepsItsTitle(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), titleColor: .white))
        let stage = HeadlessStage(profile, pages: page)
        stage.simulator.rotate(to: .landscapeRight)
        page.barAppearance = BarAppearance(titleColor: .green, isHidden: true)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToEndOfTransition(of: stage.navigation)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.isNavigationBarHidden && page.titleColor == .white)
        stage.simulator.runToRest()
        #expect(page.titleColor == .green)
    }

    /// So does what is declared in a stack to which the library is attached meanwhile.
    @Test(arguments: SmoothLayoutTests.profiles) func attachingMeanwhile(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, a: DeclaringPage("A", red), b: MarkedPage("B"), attached: false)
        stage.simulator.runToRest()
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 0.1)
        stage.navigation.attachBarTransition()
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.transitionCoordinator != nil && color(stage) != [255, 0, 0])
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
    }

    /// The same where a page is pushed meanwhile: then the page that is on top counts.
    @Test(arguments: SmoothLayoutTests.profiles)
    func aPushMeanwhile(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", red)
        let stage = HeadlessStage(profile, a: page, b: MarkedPage("B"))
        stage.simulator.runToRest()
        stage.simulator.rotate(to: .landscapeRight)
        page.barAppearance = blue
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.push(DeclaringPage("B", BarAppearance(background: .color(.green))), andWait: 0)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 255, 0])
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
    }

    /// Each frame of that push is as without the update, also when the rotation ends in the middle of it.
    @Test(arguments: SmoothLayoutTests.profiles) func theFramesOfAPushMeanwhile(_ profile: Simulator.Profile) {
        func frames(updates: Bool) -> [[UIColor]] {
            let page = DeclaringPage("A", red)
            let stage = HeadlessStage(profile, a: page, b: MarkedPage("B"))
            stage.simulator.runToRest()
            stage.simulator.rotate(to: .landscapeRight)
            stage.simulator.advance(by: 0.2)
            if updates { page.setNeedsBarAppearanceUpdate(animated: true) }
            stage.push(DeclaringPage("B", blue), andWait: 0)
            return (0..<30).map { _ in
                stage.simulator.advance(by: 0.03)
                return [30, 200, 400, 600].map { stage.simulator.color(at: CGPoint(x: $0, y: 20)) }
            }
        }
        #expect(frames(updates: true) == frames(updates: false))
    }

    /// Shows a collapsed split view, whose columns have stacks to which the library is attached.
    private func showCollapsedSplitView() -> (Simulator, UISplitViewController, secondary: UINavigationController) {
        let simulator = Simulator(profile: .iPhone15ProMax(iOS: 18))
        let primary = UINavigationController(rootViewController: DeclaringPage("List", red))
        let secondary = UINavigationController(rootViewController: DeclaringPage("Detail", blue))
        for navigation in [primary, secondary] { navigation.attachBarTransition() }
        let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        simulator.show(split)
        simulator.runToRest()
        return (simulator, split, secondary)
    }

    /// The stack of a split view's second column gets a bar of its own as the device rotates. It has its color when the device
    /// has rotated, and does not fade in then.
    @Test(arguments: [true, false]) func theBarOfANewColumn(hasPage: Bool) {
        let (simulator, split, secondary) = showCollapsedSplitView()
        if hasPage {
            let next = DeclaringPage("Next", BarAppearance(background: .color(.blue), tintColor: .yellow))
            secondary.pushViewController(next, animated: true)
            simulator.runToRest()
        }
        simulator.rotate(to: .landscapeLeft)
        var frames = 0
        while secondary.transitionCoordinator != nil, frames < 200 {
            simulator.advance(by: 1 / 120)
            frames += 1
        }
        #expect(frames > 10 && !split.isCollapsed)
        let frame = secondary.navigationBar.convert(secondary.navigationBar.bounds, to: nil)
        #expect(simulator.rgba(frame.midX + 80, frame.minY + 3) == [0, 0, 255, 255])
        #expect(secondary.navigationBar.tintColor == (hasPage ? .yellow : .systemBlue))
    }

    /// If another page has come inside meanwhile, the column's bar is that page's from the beginning of the rotation.
    @Test(arguments: [true, false]) func theBarOfANewColumnWithAnotherPage(isHidden: Bool) {
        let (simulator, split, secondary) = showCollapsedSplitView()
        let next = DeclaringPage(
            "Next", BarAppearance(background: .color(.green), tintColor: .yellow, isHidden: isHidden))
        secondary.pushViewController(next, animated: true)
        simulator.runToRest()
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 0.2)
        #expect(!split.isCollapsed && secondary.transitionCoordinator != nil)
        #expect(secondary.isNavigationBarHidden == isHidden)
        #expect(secondary.navigationBar.tintColor == .yellow)
        simulator.runToRest()
        #expect(secondary.isNavigationBarHidden == isHidden)
    }

    /// UIKit shows every bar when the height is regular again. One that its page hides goes away smoothly after that.
    @Test func aBarThatUIKitShowsAgainGoesAwaySmoothly() {
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: DeclaringPage("A", .hidden), b: MarkedPage("B"))
        stage.navigation.hidesBarsWhenVerticallyCompact = true
        stage.simulator.runToRest()
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.simulator.rotate(to: .portrait)
        stage.simulator.runToEndOfTransition(of: stage.navigation)
        let recording = stage.record {}
        #expect(stage.navigation.isNavigationBarHidden)
        let bottoms = Set(recording.frames.map { $0.barBottom.rounded() })
        #expect(bottoms.count > 5, "\(bottoms.sorted())")
    }
}
