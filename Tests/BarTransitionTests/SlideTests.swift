import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Backgrounds that move with their pages", .ownSimulator) @MainActor
struct SlideTests {
    /// Two pages whose colors differ enough to slide.
    private func stage(
        _ profile: Simulator.Profile, isRightToLeft: Bool = false
    ) -> (Simulator, UINavigationController, [DeclaringPage]) {
        let simulator = Simulator(
            profile: profile, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let pages = [
            DeclaringPage("A", BarAppearance(background: .color(.red))),
            DeclaringPage("B", BarAppearance(background: .color(.blue))),
        ]
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (simulator, navigation, pages)
    }

    /// Checks that every point of the bar has the color of the page visible beneath it.
    private func check(
        _ simulator: Simulator, _ front: UIViewController, _ frontColor: UIColor, over backColor: UIColor,
        _ place: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let left = front.view.shownFrame.minX
        let right = left + front.view.bounds.width
        for x in stride(from: 3, to: simulator.window.bounds.width, by: 13)
        where min(abs(x - left), abs(x - right)) > 2 {
            let expected = left < x && x < right ? frontColor : backColor
            let color = simulator.color(at: CGPoint(x: x, y: 2))
            #expect(color == expected, "\(place), x \(x), page at \(left)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func eachPageKeepsItsColor(_ profile: Simulator.Profile, isRightToLeft: Bool) {
        let (simulator, navigation, pages) = stage(profile, isRightToLeft: isRightToLeft)
        navigation.pushViewController(pages[1], animated: true)
        simulator.commit()
        for step in 0..<6 {
            check(simulator, pages[1], .blue, over: .red, "push \(step)")
            simulator.advance(by: 0.05)
        }
        simulator.runToRest()
        check(simulator, pages[1], .blue, over: .red, "after the push")
        simulator.beginBackSwipe()
        for progress in [CGFloat(0.2), 0.5, 0.7] {
            simulator.moveBackSwipe(toProgress: progress)
            check(simulator, pages[1], .blue, over: .red, "swipe \(progress)")
        }
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        check(simulator, pages[1], .blue, over: .red, "after the canceled swipe")
        navigation.popViewController(animated: true)
        simulator.commit()
        for step in 0..<6 {
            check(simulator, pages[1], .blue, over: .red, "pop \(step)")
            simulator.advance(by: 0.05)
        }
        simulator.runToRest()
        #expect(simulator.color(at: CGPoint(x: 200, y: 2)) == .red)
    }

    /// Checks that the bar has one color from edge to edge, between red and the other page's color.
    private func expectMixture(
        _ simulator: Simulator, with color: [Int] = [0, 0, 255, 255], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (left, right) = (simulator.rgba(2, 2), simulator.rgba(390, 2))
        let isMixture = left != [255, 0, 0, 255] && left != color
        #expect(left == right && isMixture, "\(left), \(right)", sourceLocation: sourceLocation)
    }

    /// Its style counts, whether it comes or goes.
    @Test func thePageAboveDecides() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        pages[1].barAppearance.transitionStyle = .interpolate
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        expectMixture(simulator)
        simulator.runToRest()
        navigation.popViewController(animated: true)
        simulator.advance(by: 0.1)
        expectMixture(simulator)
    }

    /// And that of the page below does not.
    @Test func thePageBelowDoesNotDecide() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        pages[0].barAppearance.transitionStyle = .interpolate
        pages[0].setNeedsBarAppearanceUpdate(animated: false)
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        check(simulator, pages[1], .blue, over: .red, "push")
        simulator.runToRest()
        navigation.popViewController(animated: true)
        simulator.advance(by: 0.1)
        check(simulator, pages[1], .blue, over: .red, "pop")
    }

    @Test func theAppDecidesForAPair() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        navigation.barTransition?.styleForTransition = { outgoing, incoming in
            outgoing === pages[0] && incoming === pages[1] ? .interpolate : nil
        }
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        expectMixture(simulator)
        simulator.runToRest()
        navigation.popViewController(animated: true)
        simulator.advance(by: 0.1)
        check(simulator, pages[1], .blue, over: .red, "pop")
    }

    /// Its choice comes before what the pages ask for. It is not asked about an update.
    @Test func theAppsChoiceComesFirst() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        for page in pages { page.barAppearance.transitionStyle = .interpolate }
        var asked = 0
        navigation.barTransition?.styleForTransition = { _, _ in
            asked += 1
            return .slide
        }
        pages[0].barAppearance.tintColor = .yellow
        pages[0].setNeedsBarAppearanceUpdate(animated: true)
        simulator.runToRest()
        #expect(asked == 0)
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        #expect(asked > 0)
        check(simulator, pages[1], .blue, over: .red, "push")
    }

    @Test func similarColorsInterpolate() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        pages[1].barAppearance.background = .color(UIColor(red: 0.8, green: 0, blue: 0, alpha: 1))
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        expectMixture(simulator, with: [204, 0, 0, 255])
    }

    @Test func nothingSlidesWherePeoplePreferCrossFades() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        simulator.prefersCrossFades = true
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        expectMixture(simulator)
    }
}
