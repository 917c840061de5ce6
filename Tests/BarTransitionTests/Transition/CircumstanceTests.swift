import BarTransition
import TestSupport
import Testing
import UIKit

/// What a transition depends on beside the two declared bars: who moves the pages, the traits, and the containers around.
@Suite("Circumstances of transitions", .ownSimulator) @MainActor
struct CircumstanceTests {
    private let red = BarAppearance(background: .color(.red), transitionStyle: .slide)
    private let blue = BarAppearance(background: .color(.blue), transitionStyle: .slide)

    /// The colors at both ends of the bar, and whether they are equal.
    private func isOneColor(_ simulator: Simulator, _ navigation: UINavigationController) -> Bool {
        let frame = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
        let colors = [frame.minX + 4, frame.maxX - 5].map {
            simulator.color(at: CGPoint(x: $0, y: frame.minY + 3)).bytes
        }
        return colors[0] == colors[1]
    }

    /// The app's animator fades the pages, so no background slides, whatever is declared.
    @Test(arguments: SmoothLayoutTests.profiles) func theAppsAnimator(_ profile: Simulator.Profile) {
        let delegate = FadingDelegate()
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: DeclaringPage("A", red))
            navigation.delegate = delegate
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        stage.push(DeclaringPage("B", blue), andWait: 0.1)
        #expect(isOneColor(stage.simulator, stage.navigation))
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(isOneColor(stage.simulator, stage.navigation))
    }

    /// Colors that are similar in light mode and not in dark mode: what is on the screen counts.
    @Test(arguments: SmoothLayoutTests.profiles, [UIUserInterfaceStyle.light, .dark])
    func dynamicColors(_ profile: Simulator.Profile, _ style: UIUserInterfaceStyle) {
        let dynamic = UIColor {
            $0.userInterfaceStyle == .dark ? .blue : UIColor(red: 0.9, green: 0, blue: 0, alpha: 1)
        }
        let simulator = Simulator(profile: profile, style: style)
        let navigation = UINavigationController(
            rootViewController: DeclaringPage("A", BarAppearance(background: .color(UIColor { _ in .red }))))
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        navigation.pushViewController(DeclaringPage("B", BarAppearance(background: .color(dynamic))), animated: true)
        simulator.advance(by: 0.1)
        #expect(isOneColor(simulator, navigation) == (style == .light))
    }

    /// A page that replaces the whole stack comes in as in a push: its color with it, from the right.
    @Test(arguments: SmoothLayoutTests.profiles) func anotherRoot(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, a: DeclaringPage("A", red), b: MarkedPage("B"))
        stage.simulator.runToRest()
        stage.navigation.setViewControllers([DeclaringPage("B", blue)], animated: true)
        stage.simulator.advance(by: 0.1)
        let colors = [4, stage.bar.frame.maxX - 5].map {
            Array(stage.simulator.color(at: CGPoint(x: $0, y: 3)).bytes.prefix(3))
        }
        #expect(colors == [[255, 0, 0], [0, 0, 255]])
    }

    /// The library is attached while the device changes its pose, and the page on top is popped meanwhile. It goes to the right with
    /// its color.
    @Test(arguments: [true, false]) func aPopDuringTheChangeInWhichItWasAttached(isRotation: Bool) {
        var profile = isRotation ? Simulator.Profile.iPhone17Pro(iOS: 26) : .duo(.openPortrait)
        profile.variants.poseChange = .atOnce
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = [DeclaringPage("A", red), DeclaringPage("B", blue)]
            return navigation
        }
        stage.simulator.runToRest()
        if isRotation {
            stage.simulator.rotate(to: .landscapeRight)
        } else {
            stage.simulator.changePose(to: .closedPortrait)
        }
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.transitionCoordinator != nil)
        stage.navigation.attachBarTransition()
        stage.navigation.popViewController(animated: true)
        var colors: [[Int]] = []
        for _ in 0..<60 {
            stage.simulator.advance(by: 1 / 60)
            let right = CGPoint(x: stage.simulator.window.bounds.width - 90, y: stage.bar.frame.minY + 3)
            let color = Array(stage.simulator.color(at: right).bytes.prefix(3))
            if color == [255, 0, 0] || color == [0, 0, 255], color != colors.last { colors.append(color) }
        }
        // The color of the page below is on the right when the page in front has gone, and not before.
        #expect(colors.last == [255, 0, 0] && colors.count <= 2, "\(colors)")
    }

    private func split(
        _ simulator: Simulator, _ primary: UIViewController, _ secondary: UIViewController
    ) -> (UISplitViewController, [UINavigationController]) {
        let stacks = [primary, secondary].map(UINavigationController.init(rootViewController:))
        for stack in stacks {
            stack.navigationBar.prefersLargeTitles = true
            stack.attachBarTransition()
        }
        let split = UISplitViewController(style: .doubleColumn, primary: stacks[0], secondary: stacks[1])
        split.preferredDisplayMode = .oneBesideSecondary
        simulator.show(split)
        simulator.runToRest()
        return (split, stacks)
    }

    /// The split view lays out the nested stack in a collapsed interface, and the library changes no insets there.
    @Test(arguments: SmoothLayoutTests.profiles) func aCollapsedSplitViewLaysOutItsPages(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let list = DeclaringPage("List", BarAppearance(largeTitleDisplayMode: .always))
        let detail = DeclaringPage("Detail", BarAppearance(background: .color(.red), largeTitleDisplayMode: .never))
        let next = DeclaringPage("Next", BarAppearance(largeTitleDisplayMode: .never))
        let (split, stacks) = split(simulator, list, detail)
        func expectOwnInsets(sourceLocation: SourceLocation = #_sourceLocation) {
            for _ in 0..<6 {
                simulator.advance(by: 0.06)
                let insets = [list, detail, next, stacks[1]].map(\.additionalSafeAreaInsets)
                #expect(insets.allSatisfy { $0 == .zero }, sourceLocation: sourceLocation)
            }
            simulator.runToRest()
        }
        stacks[0].popViewController(animated: true)
        expectOwnInsets()
        split.show(.secondary)
        expectOwnInsets()
        stacks[0].popViewController(animated: true)
        expectOwnInsets()
        stacks[0].pushViewController(next, animated: true)
        expectOwnInsets()
    }

    /// In a column of an expanded interface the contents are kept in their places as in any stack.
    @Test(arguments: [Simulator.Profile.iPad(iOS: 18), .iPad(iOS: 26)])
    func aColumnIsAStackLikeOthers(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile, orientation: .landscapeLeft)
        let detail = DeclaringPage("Detail", BarAppearance(background: .color(.red), largeTitleDisplayMode: .never))
        let (split, stacks) = split(simulator, MarkedPage("List"), detail)
        #expect(!split.isCollapsed)
        let top = detail.marker.shownFrame.minY
        stacks[1].pushViewController(DeclaringPage("Next", .hidden), animated: true)
        for _ in 0..<6 {
            simulator.advance(by: 0.06)
            #expect(isClose(detail.marker.shownFrame.minY, top, within: 0.5))
        }
        simulator.runToRest()
    }

    /// A page that sets its item as it is laid out, over what is declared, and is shown without animation: its item is left to it,
    /// and it is said once.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func anItemThatIsRewrittenWhileItIsShown(_ profile: Simulator.Profile, isAnimated: Bool) {
        final class RewritingPage: DeclaringPage {
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let appearance = UINavigationBarAppearance()
                appearance.configureWithTransparentBackground()
                appearance.backgroundColor = .green
                navigationItem.standardAppearance = appearance
                navigationItem.scrollEdgeAppearance = appearance
            }
        }
        var problems = 0
        let stage = HeadlessStage(profile, a: DeclaringPage("A", blue), b: MarkedPage("B"))
        stage.navigation.barTransition?.onProblem = { _ in problems += 1 }
        stage.simulator.runToRest()
        stage.navigation.pushViewController(RewritingPage("B", red), animated: isAnimated)
        stage.simulator.runToRest()
        #expect(problems == 1)
        #expect(stage.simulator.color(at: CGPoint(x: 4, y: stage.bar.frame.minY + 3)).bytes.prefix(3) == [0, 255, 0])
    }

    /// With Reduce Motion pages slide instead of a zoom (fact 3.10), and so do their backgrounds.
    @Test func aZoomWithReducedMotion() {
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: DeclaringPage("A", red))
        stage.simulator.reducesMotion = true
        let page = DeclaringPage("B", blue)
        page.preferredTransition = .zoom { _ in nil }
        stage.push(page, andWait: 0.1)
        #expect(!isOneColor(stage.simulator, stage.navigation))
    }
}
