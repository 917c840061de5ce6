import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Backgrounds, tints and titles", .ownSimulator) @MainActor
struct BackgroundTests {
    private func start(
        _ profile: Simulator.Profile, _ first: BarAppearance, style: UIUserInterfaceStyle = .light
    ) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile, style: style)
        let navigation = UINavigationController(rootViewController: DeclaringPage("A", first))
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (simulator, navigation)
    }

    private func color(_ simulator: Simulator, _ navigation: UINavigationController) -> [CGFloat] {
        let point = CGPoint(x: 200, y: navigation.navigationBar.frame.minY + 2)
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        simulator.color(at: point).getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }

    @Test(arguments: SmoothLayoutTests.profiles) func colorReachesUnderTheStatusBar(_ profile: Simulator.Profile) {
        let (simulator, navigation) = start(profile, BarAppearance(background: .color(.red)))
        let bar = navigation.navigationBar
        #expect(
            simulator.color(at: CGPoint(x: 200, y: 0)) == simulator.color(at: CGPoint(x: 200, y: bar.frame.minY + 1)))
        #expect(color(simulator, navigation) == [1, 0, 0])
        // The page begins one row below the bar.
        #expect(
            simulator.color(at: CGPoint(x: 200, y: bar.frame.maxY + 1)) != simulator.color(at: CGPoint(x: 200, y: 0)))
    }

    @Test(arguments: SmoothLayoutTests.profiles) func colorsInterpolateWithTheTransition(_ profile: Simulator.Profile) {
        let (simulator, navigation) = start(profile, BarAppearance(background: .color(.red)))
        let look = BarAppearance(background: .color(.blue), transitionStyle: .interpolate)
        navigation.pushViewController(DeclaringPage("B", look), animated: true)
        simulator.commit()
        #expect(color(simulator, navigation) == [1, 0, 0])
        simulator.advance(by: 0.15)
        // Fact 3.2: the system spring is at 0.758 after 0.15 s.
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor.red.mixed(with: .blue, by: 0.758).getRed(&red, green: &green, blue: &blue, alpha: nil)
        let middle = color(simulator, navigation)
        let isNear = zip(middle, [red, green, blue]).allSatisfy { abs($0 - $1) < 0.012 }
        #expect(isNear, "\(middle), not \([red, green, blue])")
        simulator.runToRest()
        #expect(color(simulator, navigation) == [0, 0, 1])
    }

    @Test(arguments: SmoothLayoutTests.profiles) func clearFadesWithoutGrey(_ profile: Simulator.Profile) {
        let (simulator, navigation) = start(profile, BarAppearance(background: .transparent))
        #expect(color(simulator, navigation) == [1, 1, 1])
        let look = BarAppearance(background: .color(.red), transitionStyle: .interpolate)
        navigation.pushViewController(DeclaringPage("B", look), animated: true)
        simulator.advance(by: 0.15)
        let middle = color(simulator, navigation)
        // Red fades in over the page: its red channel stays full, apart from the dimmed page below.
        #expect(middle[0] > 0.9 && middle[1] < 0.4, "\(middle)")
        simulator.runToRest()
        #expect(color(simulator, navigation) == [1, 0, 0])
    }

    @Test(arguments: SmoothLayoutTests.profiles) func gradientCrossFades(_ profile: Simulator.Profile) {
        let (simulator, navigation) = start(profile, BarAppearance(background: .color(.black)))
        let gradient = BarAppearance.Gradient(colors: [.white, .white])
        navigation.pushViewController(
            DeclaringPage("B", BarAppearance(background: .gradient(gradient), transitionStyle: .interpolate)),
            animated: true)
        var values: [CGFloat] = []
        for _ in 0..<10 {
            simulator.advance(by: 0.05)
            values.append(color(simulator, navigation)[0])
        }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }, "\(values)")
        // Neither in one step nor with the page, whose edge passes this point between two frames.
        #expect(values.count { $0 > 0.05 && $0 < 0.95 } > 2, "\(values)")
        simulator.runToRest()
        #expect(color(simulator, navigation) == [1, 1, 1])
    }

    @Test(arguments: SmoothLayoutTests.profiles) func dynamicColorsFollowTheTraits(_ profile: Simulator.Profile) {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        let (simulator, navigation) = start(profile, BarAppearance(background: .color(dynamic)))
        #expect(color(simulator, navigation) == [1, 0, 0])
        simulator.userInterfaceStyle = .dark
        #expect(color(simulator, navigation) == [0, 1, 0])
    }

    @Test(arguments: SmoothLayoutTests.profiles) func tintAndStatusBarFollow(_ profile: Simulator.Profile) {
        let (simulator, navigation) = start(profile, BarAppearance(tintColor: .red))
        #expect(navigation.navigationBar.tintColor == .red)
        let b = DeclaringPage("B", BarAppearance(tintColor: .white, statusBarStyle: .lightContent))
        navigation.pushViewController(b, animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.tintColor == .white)
        #expect(simulator.windowScene.statusBarManager?.statusBarStyle == .lightContent)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.tintColor == .red)
        #expect(simulator.windowScene.statusBarManager?.statusBarStyle == .default)
    }

    /// Finding C14: light content can be forced, dark content cannot; the default follows light and dark mode.
    @Test(arguments: SmoothLayoutTests.profiles, [nil, BarAppearance.StatusBarStyle.default, .lightContent])
    func statusBarStyleInDarkMode(_ profile: Simulator.Profile, style: BarAppearance.StatusBarStyle?) {
        let (simulator, navigation) = start(profile, BarAppearance(statusBarStyle: style))
        let expected: UIStatusBarStyle = style == .lightContent ? .lightContent : .default
        for mode in [UIUserInterfaceStyle.light, .dark, .light] {
            simulator.userInterfaceStyle = mode
            simulator.runToRest()
            #expect(navigation.preferredStatusBarStyle == expected)
            #expect(simulator.windowScene.statusBarManager?.statusBarStyle == expected)
        }
    }

    @Test func titleColorIsOnThePagesItem() {
        let (_, navigation) = start(
            .iPhone15(iOS: 18), BarAppearance(background: .color(.black), titleColor: .white, largeTitleColor: .yellow))
        let item = navigation.topViewController?.navigationItem
        #expect(item?.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(item?.scrollEdgeAppearance?.largeTitleTextAttributes[.foregroundColor] as? UIColor == .yellow)
        #expect(item?.standardAppearance?.backgroundEffect == nil)
    }

    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func tapSwipeAndNonAnimatedEndInTheSameState(_ profile: Simulator.Profile, animated: Bool) {
        let look = BarAppearance(background: .color(.red), tintColor: .yellow)
        let (simulator, navigation) = start(profile, look)
        let b = DeclaringPage("B", BarAppearance(background: .color(.blue), tintColor: .green, isHidden: false))
        navigation.pushViewController(b, animated: animated)
        simulator.runToRest()
        #expect(color(simulator, navigation) == [0, 0, 1])
        #expect(navigation.navigationBar.tintColor == .green)
        if animated {
            simulator.beginBackSwipe()
            simulator.moveBackSwipe(toProgress: 0.6)
            simulator.endBackSwipe(finishing: true)
        } else {
            navigation.popViewController(animated: false)
        }
        simulator.runToRest()
        #expect(color(simulator, navigation) == [1, 0, 0])
        #expect(navigation.navigationBar.tintColor == .yellow)
    }

    @Test func changesOfTheTopPageAreApplied() {
        let (simulator, navigation) = start(.iPhone15(iOS: 18), BarAppearance(background: .color(.red)))
        guard let page = navigation.topViewController as? DeclaringPage else { return }
        page.barAppearance = BarAppearance(background: .color(.blue))
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color(simulator, navigation) == [0, 0, 1])
        page.barAppearance = BarAppearance(background: .color(.red))
        page.setNeedsBarAppearanceUpdate()
        simulator.advance(by: 0.1)
        let middle = color(simulator, navigation)
        #expect(middle[0] > 0.1 && middle[2] > 0.1, "\(middle)")
        simulator.runToRest()
        #expect(color(simulator, navigation) == [1, 0, 0])
    }

    @Test func changesDuringATransitionWaitForItsEnd() {
        let (simulator, navigation) = start(.iPhone15(iOS: 18), BarAppearance(background: .color(.red)))
        let b = DeclaringPage("B", BarAppearance(background: .color(.blue)))
        navigation.pushViewController(b, animated: true)
        simulator.advance(by: 0.1)
        b.barAppearance = BarAppearance(background: .color(.green))
        b.setNeedsBarAppearanceUpdate(animated: false)
        simulator.advance(by: 0.1)
        #expect(color(simulator, navigation)[1] == 0)
        simulator.runToRest()
        #expect(color(simulator, navigation) == [0, 1, 0])
    }

    @Test(arguments: SmoothLayoutTests.profiles) func doneButtonsStayLegible(_ profile: Simulator.Profile) {
        let (_, navigation) = start(profile, BarAppearance(tintColor: .green))
        let done = navigation.topViewController?.navigationItem.standardAppearance?.doneButtonAppearance
        let color = done?.normal.titleTextAttributes[.foregroundColor] as? UIColor
        // From iOS 26 such a button is filled with the tint: text of the same color would be invisible.
        #expect(color == (profile.system >= 26 ? nil : .green))
    }
}
