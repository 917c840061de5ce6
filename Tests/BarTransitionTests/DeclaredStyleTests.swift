import BarTransition
import TestSupport
import Testing
import UIKit

/// What iOS 27 added to the appearance of bars and items: a forced interface style and the alignment of titles.
@Suite("Declared interface style and title alignment", .ownSimulator) @MainActor
struct DeclaredStyleTests {
    private static let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }

    private func start(
        _ profile: Simulator.Profile = .iPhone18Pro(iOS: 27, minor: 2), _ appearances: BarAppearance...
    ) -> (simulator: Simulator, navigation: UINavigationController, pages: [DeclaringPage]) {
        let simulator = Simulator(profile: profile)
        let pages = zip(["A", "B"], appearances).map { DeclaringPage($0, $1) }
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        return (simulator, navigation, pages)
    }

    private func color(_ simulator: Simulator, x: CGFloat = 2) -> UIColor { simulator.color(at: CGPoint(x: x, y: 65)) }

    @Test func theStyleIsWrittenAndTakenBack() {
        let (simulator, navigation, pages) = start(
            .iPhone18Pro(iOS: 27), BarAppearance(background: .color(Self.dynamic), interfaceStyle: .dark))
        let item = pages[0].navigationItem
        #expect(item.standardAppearance?.overrideUserInterfaceStyle == .dark)
        #expect(item.scrollEdgeAppearance?.overrideUserInterfaceStyle == .dark)
        #expect(color(simulator) == UIColor.blue)
        pages[0].barAppearance.interfaceStyle = nil
        pages[0].setNeedsBarAppearanceUpdate(animated: false)
        simulator.runToRest()
        #expect(item.standardAppearance?.overrideUserInterfaceStyle == .unspecified)
        #expect(color(simulator) == UIColor.red)
        navigation.barTransition?.detach()
        #expect(item.standardAppearance == nil)
    }

    @Test func theAppsOwnStyleIsKept() {
        let simulator = Simulator(profile: .iPhone18Pro(iOS: 27))
        let page = DeclaringPage("A", BarAppearance(background: .color(Self.dynamic)))
        let own = UINavigationBarAppearance()
        own.overrideUserInterfaceStyle = .dark
        page.navigationItem.standardAppearance = own
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        #expect(page.navigationItem.standardAppearance?.overrideUserInterfaceStyle == .dark)
        #expect(color(simulator) == UIColor.blue)
        navigation.barTransition?.detach()
        #expect(page.navigationItem.standardAppearance == own)
    }

    /// Each background is in its own style in every frame, also if both are declared equal.
    @Test(arguments: [BarAppearance.TransitionStyle.automatic, .interpolate, .slide])
    func eachBackgroundKeepsItsStyle(_ style: BarAppearance.TransitionStyle) {
        let dark = BarAppearance(background: .color(Self.dynamic), interfaceStyle: .dark, transitionStyle: style)
        let light = BarAppearance(background: .color(Self.dynamic), interfaceStyle: .light, transitionStyle: style)
        let (simulator, navigation, pages) = start(.iPhone18Pro(iOS: 27), dark, light)
        navigation.pushViewController(pages[1], animated: true)
        var last = color(simulator, x: 120)
        #expect(last == UIColor.blue)
        while simulator.isBusy {
            simulator.advance(by: 1 / 120)
            let now = color(simulator, x: 120)
            // A slide changes the color at one point in one step, when the edge passes it.
            if style == .interpolate { #expect(now.distance(to: last) < 40) }
            last = now
        }
        #expect(last == UIColor.red)
        for finishes in [false, true] {
            simulator.swipeBack(toProgress: 0.6, finishing: finishes)
            #expect(color(simulator) == (finishes ? UIColor.blue : .red))
        }
    }

    /// Where the page does not ask for mixtures, each slides with its page, also if both are declared equal.
    @Test(arguments: [BarAppearance.TransitionStyle.automatic, .slide])
    func eachBackgroundSlidesWithItsPage(_ style: BarAppearance.TransitionStyle) {
        let dark = BarAppearance(background: .color(Self.dynamic), interfaceStyle: .dark, transitionStyle: style)
        let light = BarAppearance(background: .color(Self.dynamic), interfaceStyle: .light, transitionStyle: style)
        let (simulator, navigation, pages) = start(.iPhone18Pro(iOS: 27), dark, light)
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        let edge = pages[1].view.shownFrame.minX
        #expect(edge > 20 && edge < 380)
        let colors = [edge / 2, simulator.window.bounds.width - 3].map { simulator.color(at: CGPoint(x: $0, y: 2)) }
        #expect(colors == [.blue, .red], "\(colors)")
        simulator.runToRest()
    }

    @Test func beforeIOS27NeitherHasAnEffect() {
        let (simulator, _, pages) = start(
            .iPhone17Pro(iOS: 26),
            BarAppearance(background: .color(Self.dynamic), titleAlignment: .leading, interfaceStyle: .dark))
        #expect(color(simulator) == UIColor.red)
        #expect(pages[0].navigationItem.titleAlignment == .automatic)
    }

    @Test func theAlignmentIsWrittenAndTakenBack() {
        let (_, navigation, pages) = start(
            .iPhone18Pro(iOS: 27, minor: 2), BarAppearance(titleAlignment: .leading))
        let item = pages[0].navigationItem
        #expect(item.titleAlignment == .leading)
        pages[0].barAppearance.titleAlignment = .center
        pages[0].setNeedsBarAppearanceUpdate(animated: false)
        #expect(item.titleAlignment == .center)
        navigation.barTransition?.detach()
        #expect(item.titleAlignment == .automatic)
    }
}
