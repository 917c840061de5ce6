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

    /// Opaque red and green halfway, where the two pages prefer different styles.
    @Test func thePageAboveDecides() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        pages[1].barAppearance.transitionStyle = .interpolate
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        // One color across the whole width.
        #expect(simulator.color(at: CGPoint(x: 2, y: 2)) == simulator.color(at: CGPoint(x: 390, y: 2)))
        simulator.runToRest()
        navigation.popViewController(animated: true)
        simulator.advance(by: 0.1)
        #expect(simulator.color(at: CGPoint(x: 2, y: 2)) == simulator.color(at: CGPoint(x: 390, y: 2)))
    }

    @Test func theAppDecidesForAPair() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        navigation.barTransition?.styleForTransition = { outgoing, incoming in
            outgoing === pages[0] && incoming === pages[1] ? .interpolate : nil
        }
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        #expect(simulator.color(at: CGPoint(x: 2, y: 2)) == simulator.color(at: CGPoint(x: 390, y: 2)))
        simulator.runToRest()
        navigation.popViewController(animated: true)
        simulator.advance(by: 0.1)
        #expect(simulator.color(at: CGPoint(x: 2, y: 2)) != simulator.color(at: CGPoint(x: 390, y: 2)))
    }

    @Test func similarColorsInterpolate() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        pages[1].barAppearance.background = .color(UIColor(red: 0.8, green: 0, blue: 0, alpha: 1))
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        #expect(simulator.color(at: CGPoint(x: 2, y: 2)) == simulator.color(at: CGPoint(x: 390, y: 2)))
    }

    @Test func nothingSlidesWherePeoplePreferCrossFades() {
        let (simulator, navigation, pages) = stage(.iPhone15(iOS: 18))
        simulator.prefersCrossFades = true
        navigation.pushViewController(pages[1], animated: true)
        simulator.advance(by: 0.1)
        #expect(simulator.color(at: CGPoint(x: 2, y: 2)) == simulator.color(at: CGPoint(x: 390, y: 2)))
    }
}
