import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// A stack that is covered by a presentation over the current context. UIKit takes its view out of the window for
/// `currentContext`, and leaves it there for `overCurrentContext`.
@Suite("Presentations that cover the stack", .ownSimulator) @MainActor
struct CoveringPresentationTests {
    nonisolated static let styles = [UIModalPresentationStyle.currentContext, .overCurrentContext]

    private let first = DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .white))

    private func cover(_ style: UIModalPresentationStyle) -> UIViewController {
        let cover = UIViewController()
        cover.view.backgroundColor = .green
        cover.modalPresentationStyle = style
        return cover
    }

    private func color(_ stage: HeadlessStage) -> UIColor {
        stage.simulator.color(at: CGPoint(x: 8, y: stage.barBottom - 3))
    }

    @Test(arguments: SmoothLayoutTests.profiles, styles)
    func nothingHasChangedAfterwards(_ profile: Simulator.Profile, style: UIModalPresentationStyle) {
        let second = DeclaringPage("B", BarAppearance(background: .color(.blue), tintColor: .yellow))
        let stage = HeadlessStage(profile, a: first, b: second)
        expectSmooth(.push(second), on: stage.navigation)
        let (bottom, inset) = (stage.barBottom, second.view.safeAreaInsets)
        for _ in 0..<2 {
            second.present(cover(style), animated: true)
            stage.simulator.runToRest()
            #expect((second.view.window == nil) == (style == .currentContext))
            second.dismiss(animated: true)
            stage.simulator.runToRest()
            #expect(color(stage) == .blue && stage.bar.tintColor == .yellow)
            #expect(stage.barBottom == bottom && second.view.safeAreaInsets == inset)
            #expect(isClose(second.marker.shownFrame.minY, bottom))
        }
        expectSmooth(.swipe(to: 0.4, then: .cancel), on: stage.navigation)
        expectSmooth(.pop, on: stage.navigation)
        #expect(color(stage) == .red && stage.bar.tintColor == .white)
    }

    /// The app goes on while the user sees the cover: a changed declaration, a push, a new stack.
    @Test(arguments: SmoothLayoutTests.profiles, styles)
    func theStackChangesWhileItIsCovered(_ profile: Simulator.Profile, style: UIModalPresentationStyle) {
        let hidden = DeclaringPage("B", .hidden)
        let stage = HeadlessStage(profile, a: first, b: hidden)
        first.present(cover(style), animated: true)
        stage.simulator.runToRest()
        first.barAppearance = BarAppearance(background: .color(.blue), tintColor: .yellow)
        first.setNeedsBarAppearanceUpdate(animated: true)
        stage.navigation.pushViewController(hidden, animated: true)
        stage.simulator.runToRest()
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.topViewController === hidden)
        #expect(isClose(hidden.marker.shownFrame.minY, stage.simulator.window.safeAreaInsets.top))
        expectSmooth(.pop, on: stage.navigation)
        #expect(color(stage) == .blue && stage.bar.tintColor == .yellow)
        #expect(isClose(first.marker.shownFrame.minY, stage.barBottom))
    }

    /// A push at the end of a dismissal, during which the page below has asked for an update, begins with that page's bar.
    @Test(arguments: SmoothLayoutTests.profiles, [BarAppearance(background: .color(.green)), .hidden])
    func aPushAtTheEndOfADismissal(_ profile: Simulator.Profile, above: BarAppearance) throws {
        let next = DeclaringPage("B", above)
        let stage = HeadlessStage(profile, pages: first)
        let bottom = stage.barBottom
        first.present(UIViewController(), animated: true)
        stage.simulator.runToRest()
        first.dismiss(animated: true)
        stage.simulator.advance(by: 0.05)
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        coordinator.animate(alongsideTransition: nil) { _ in
            stage.navigation.pushViewController(next, animated: true)
        }
        first.setNeedsBarAppearanceUpdate()
        for _ in 0..<480 where stage.navigation.topViewController !== next { stage.simulator.advance(by: 1 / 240) }
        #expect(stage.navigation.topViewController === next)
        stage.simulator.commit()
        #expect(stage.simulator.color(at: CGPoint(x: 8, y: bottom - 3)) == .red)
        #expect(isClose(first.marker.shownFrame.minY, bottom))
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden == (above.isHidden == true))
    }

    /// A page that comes and goes under the cover hides the bars with an update of its own. Those of the page below are as it
    /// declares them.
    @Test(arguments: SmoothLayoutTests.profiles, styles)
    func barsThatAPageHidUnderTheCover(_ profile: Simulator.Profile, style: UIModalPresentationStyle) {
        first.barAppearance = BarAppearance(background: .color(.red), isHidden: false, toolbar: .init())
        let second = DeclaringPage("B", BarAppearance(isHidden: false, toolbar: .init()))
        let stage = HeadlessStage(profile, a: first, b: second)
        stage.simulator.runToRest()
        first.present(cover(style), animated: true)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(second, animated: true)
        stage.simulator.runToRest()
        second.barAppearance = BarAppearance(isHidden: true, toolbar: .hidden)
        second.setNeedsBarAppearanceUpdate(animated: true)
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.runToRest()
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
        #expect(color(stage) == .red && isClose(first.marker.shownFrame.minY, stage.barBottom))
    }

    /// A page shows the bars under the cover and hides them again: the last declaration counts.
    @Test(arguments: SmoothLayoutTests.profiles, styles)
    func barsThatAPageShowsForAWhileUnderTheCover(_ profile: Simulator.Profile, style: UIModalPresentationStyle) {
        let hidden = BarAppearance(isHidden: true, toolbar: .hidden)
        first.barAppearance = hidden
        let stage = HeadlessStage(profile, a: first, b: DeclaringPage("B"))
        stage.simulator.runToRest()
        first.present(cover(style), animated: true)
        stage.simulator.runToRest()
        for appearance in [BarAppearance(isHidden: false, toolbar: .init()), hidden] {
            first.barAppearance = appearance
            first.setNeedsBarAppearanceUpdate(animated: true)
            stage.simulator.runToRest()
        }
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
    }

    /// A bar that the app hid stays hidden if nothing was declared under the cover.
    @Test(arguments: SmoothLayoutTests.profiles, styles)
    func aBarThatTheAppHidStaysHidden(_ profile: Simulator.Profile, style: UIModalPresentationStyle) {
        first.barAppearance.isHidden = false
        let stage = HeadlessStage(profile, a: first, b: DeclaringPage("B"))
        stage.simulator.runToRest()
        stage.navigation.setNavigationBarHidden(true, animated: false)
        first.present(cover(style), animated: true)
        stage.simulator.runToRest()
        first.setNeedsBarAppearanceUpdate(animated: true)
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// A presentation that is requested during a transition.
    @Test(arguments: SmoothLayoutTests.profiles, styles)
    func duringATransition(_ profile: Simulator.Profile, style: UIModalPresentationStyle) {
        let second = DeclaringPage("B", BarAppearance(background: .color(.blue), prompt: "Prompt"))
        let stage = HeadlessStage(profile, a: first, b: second)
        stage.push(second, andWait: 0.1)
        second.present(cover(style), animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.presentedViewController != nil)
        second.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(color(stage) == .blue && isClose(second.marker.shownFrame.minY, stage.barBottom))
        #expect(second.additionalSafeAreaInsets == .zero)
        expectSmooth(.swipe(to: 0.5, then: .finish), on: stage.navigation)
        #expect(color(stage) == .red && isClose(first.marker.shownFrame.minY, stage.barBottom))
    }
}
