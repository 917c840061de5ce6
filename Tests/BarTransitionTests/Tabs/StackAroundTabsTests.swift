import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// A navigation controller whose root is a tab bar controller: the selected tab's page decides about the bar.
@Suite("A stack around tabs", .ownSimulator) @MainActor
struct StackAroundTabsTests {
    nonisolated static let devices: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    @MainActor
    private struct Stage {
        let simulator: Simulator
        let tabs = UITabBarController()
        let navigation: UINavigationController

        init(_ profile: Simulator.Profile, _ pages: [UIViewController]) {
            simulator = Simulator(profile: profile)
            tabs.viewControllers = pages
            navigation = UINavigationController(rootViewController: tabs)
            navigation.attachBarTransition()
            simulator.show(navigation)
        }

        var color: UIColor { simulator.color(at: CGPoint(x: 5, y: navigation.navigationBar.frame.minY + 5)) }

        func select(_ index: Int) {
            tabs.selectedIndex = index
            simulator.runToRest()
        }
    }

    private static func page(_ title: String, _ color: UIColor) -> DeclaringPage {
        DeclaringPage(title, BarAppearance(background: .color(color), tintColor: color))
    }

    @Test(arguments: devices) func theSelectedTabDecides(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [Self.page("Red", .red), Self.page("Blue", .blue), MarkedPage("Undeclared")])
        let alone = Stage(profile, [MarkedPage("Undeclared")]).color
        #expect(stage.color == .red && stage.navigation.navigationBar.tintColor == .red)
        stage.select(1)
        #expect(stage.color == .blue && stage.navigation.navigationBar.tintColor == .blue)
        stage.select(2)
        #expect(stage.color == alone && stage.navigation.navigationBar.tintColor == .systemBlue)
        for index in [0, 1, 0] {
            stage.select(index)
            #expect(stage.color == [.red, .blue][index])
        }
        stage.navigation.detachBarTransition()
        stage.simulator.commit()
        #expect(stage.color == alone)
        #expect(stage.tabs.viewControllers?.allSatisfy { $0.view.subviews.count <= 1 } == true, "no view is left")
    }

    /// Nothing is left in the pages of tabs that are on the stack no more.
    @Test(arguments: devices) func tabsThatAreGoneKeepNothing(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [Self.page("Red", .red), Self.page("Blue", .blue)])
        stage.select(1)
        stage.navigation.setViewControllers([MarkedPage("Next")], animated: true)
        stage.simulator.runToRest()
        #expect(stage.tabs.viewControllers?.allSatisfy { $0.view.subviews.count <= 1 } == true)
    }

    /// A tab's content is in its place from the first frame, whether or not the bar changes.
    @Test(arguments: devices, [UIColor.red, .blue])
    func theContentOfATabDoesNotMove(_ profile: Simulator.Profile, color: UIColor) {
        let next = Self.page("Next", color)
        let stage = Stage(profile, [Self.page("Red", .red), next])
        stage.tabs.selectedIndex = 1
        stage.simulator.commit()
        let frame = next.marker.shownFrame
        stage.simulator.runToRest()
        #expect(next.marker.shownFrame == frame)
    }

    /// The change of the selection is animated like an update of the declaration.
    @Test(arguments: devices) func theBarFollowsSmoothly(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [Self.page("Black", .black), Self.page("White", .white)])
        func brightness() -> CGFloat {
            var white: CGFloat = 0
            stage.color.getWhite(&white, alpha: nil)
            return white
        }
        stage.tabs.selectedIndex = 1
        stage.simulator.commit()
        var values = [brightness()]
        while stage.simulator.isBusy {
            stage.simulator.advance(by: 1 / 120)
            values.append(brightness())
        }
        #expect(values.count > 10 && values[0] < 0.2 && values[values.count - 1] == 1)
        for (before, after) in zip(values, values.dropFirst()) { #expect(after - before < 0.2 && after >= before) }
    }

    @Test(arguments: devices) func aTabWithoutABar(_ profile: Simulator.Profile) {
        let pages = [Self.page("Red", .red), DeclaringPage("Hidden", .hidden)]
        let stage = Stage(profile, pages)
        let top = pages[0].marker.convert(CGPoint.zero, to: nil).y
        #expect(abs(top - stage.navigation.navigationBar.frame.maxY) < 0.51)
        stage.select(1)
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(pages[1].marker.convert(CGPoint.zero, to: nil).y < top - 30)
        stage.select(0)
        #expect(!stage.navigation.isNavigationBarHidden && stage.color == .red)
        #expect(pages[0].marker.convert(CGPoint.zero, to: nil).y == top)
    }

    /// While the bar comes or goes with the selection, neither its edge nor the content of the selected page jumps.
    @Test(arguments: devices, [false, true]) func aTabWithoutABarMovesSmoothly(
        _ profile: Simulator.Profile, comes: Bool
    ) {
        let pages = [Self.page("Red", .red), DeclaringPage("Hidden", .hidden)]
        let stage = Stage(profile, pages)
        if comes { stage.select(1) }
        let bar = stage.navigation.navigationBar
        let shown = pages[comes ? 0 : 1]
        // UIKit puts a hidden bar back to its place.
        func edge() -> [CGFloat] { bar.isHidden ? [] : [(bar.layer.presentation() ?? bar.layer).frame.maxY] }
        var edges = edge()
        stage.tabs.selectedIndex = comes ? 0 : 1
        stage.simulator.commit()
        edges += edge()
        var tops = [shown.marker.shownFrame.minY]
        while stage.simulator.isBusy {
            stage.simulator.advance(by: 1 / 120)
            edges += edge()
            tops.append(shown.marker.shownFrame.minY)
        }
        let distance = (edges.last ?? 0) - (edges.first ?? 0)
        #expect(comes ? distance > 40 : distance < -40)
        for values in [edges, tops] {
            for (before, after) in zip(values, values.dropFirst()) {
                #expect(abs(after - before) < 0.15 * abs(distance), "from \(before) to \(after)")
            }
        }
    }

    /// Content in a tab follows the bar's edge in a push over the tabs.
    @Test(arguments: devices) func contentInATabFollowsTheBar(_ profile: Simulator.Profile) {
        let page = DeclaringPage("Prompt", BarAppearance(background: .color(.red), prompt: "Prompt"))
        let stage = Stage(profile, [page, MarkedPage("Other")])
        let bar = stage.navigation.navigationBar
        stage.navigation.pushViewController(Self.page("Next", .blue), animated: true)
        stage.simulator.commit()
        while stage.simulator.isBusy, page.view.window != nil {
            let edge = (bar.layer.presentation() ?? bar.layer).frame.maxY
            #expect(abs(page.marker.shownFrame.minY - edge) < 0.51, "at \(edge)")
            stage.simulator.advance(by: 1 / 120)
        }
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(abs(page.marker.shownFrame.minY - bar.frame.maxY) < 0.51 && page.additionalSafeAreaInsets == .zero)
        #expect(stage.tabs.additionalSafeAreaInsets == .zero)
    }

    /// A push over the tabs, a canceled swipe, and a selection meanwhile.
    @Test(arguments: devices) func pushesOverTheTabs(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [Self.page("Red", .red), Self.page("Blue", .blue)])
        stage.navigation.pushViewController(Self.page("Green", .green), animated: true)
        stage.simulator.runToRest()
        #expect(stage.color == .green)
        for finishes in [false, true] {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.5)
            stage.simulator.endBackSwipe(finishing: finishes)
            stage.simulator.runToRest()
            #expect(stage.color == (finishes ? .red : .green))
        }
        stage.navigation.pushViewController(Self.page("Green", .green), animated: true)
        stage.simulator.runToRest()
        stage.tabs.selectedIndex = 1
        stage.simulator.runToRest()
        #expect(stage.color == .green)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.color == .blue)
    }

    /// During a transition the selection waits.
    @Test(arguments: devices) func aSelectionDuringAPop(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [Self.page("Red", .red), Self.page("Blue", .blue)])
        stage.navigation.pushViewController(Self.page("Green", .green), animated: true)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        stage.tabs.selectedIndex = 1
        stage.simulator.runToRest()
        #expect(stage.color == .blue)
    }

    /// A stack in a tab keeps its own bar; the outer one's is the tab bar controller's own declaration.
    @Test(arguments: devices) func nestedStacksStayTheirOwn(_ profile: Simulator.Profile) {
        let root = Self.page("Red", .red)
        let inner = UINavigationController(rootViewController: root)
        inner.attachBarTransition()
        let stage = Stage(profile, [inner, Self.page("Blue", .blue)])
        let (bar, innerBar) = (stage.navigation.navigationBar, inner.navigationBar)
        func expectOwn(_ tint: UIColor, _ comment: Comment) {
            #expect(innerBar.tintColor == tint && bar.tintColor == .systemBlue, comment)
            #expect(stage.tabs.navigationItem.standardAppearance == nil, comment)
            let frame = innerBar.convert(innerBar.bounds, to: nil)
            #expect(stage.simulator.color(at: CGPoint(x: 5, y: frame.maxY - 5)) == tint, comment)
        }
        expectOwn(.red, "at first")
        inner.pushViewController(Self.page("Green", .green), animated: true)
        stage.simulator.runToRest()
        expectOwn(.green, "after a push")
        inner.popViewController(animated: true)
        stage.simulator.runToRest()
        expectOwn(.red, "after a pop")
        stage.select(1)
        #expect(stage.color == .blue && bar.tintColor == .blue)
        stage.select(0)
        expectOwn(.red, "selected again")
    }

    /// A tab bar controller that declares an appearance keeps deciding itself.
    @Test(arguments: devices) func tabsThatDeclare(_ profile: Simulator.Profile) {
        final class Tabs: UITabBarController, BarAppearanceProviding {
            var barAppearance: BarAppearance { BarAppearance(background: .color(.green)) }
        }
        let tabs = Tabs()
        tabs.viewControllers = [Self.page("Red", .red), Self.page("Blue", .blue)]
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: tabs)
        navigation.attachBarTransition()
        simulator.show(navigation)
        for index in [1, 0] {
            tabs.selectedIndex = index
            simulator.runToRest()
            #expect(simulator.color(at: CGPoint(x: 5, y: navigation.navigationBar.frame.minY + 5)) == .green)
        }
    }

    /// A page in a tab that wants to be asked, when the tabs were pushed.
    @Test(arguments: devices) func thePageInTheTabIsAsked(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: MarkedPage("Root"))
        navigation.attachBarTransition()
        simulator.show(navigation)
        let (tabs, form) = (UITabBarController(), FormPage("Form"))
        tabs.viewControllers = [form, MarkedPage("Other")]
        navigation.pushViewController(tabs, animated: true)
        simulator.runToRest()
        func swipe() { simulator.swipeBack(toProgress: 0.8, finishing: true) }
        swipe()
        #expect(navigation.topViewController === tabs && form.attempts == [.swipe])
        tabs.selectedIndex = 1
        simulator.runToRest()
        swipe()
        #expect(navigation.viewControllers.count == 1 && form.attempts == [.swipe])
    }

    /// A container in a tab that wants to be asked, while a child of it declares the bar.
    @Test(arguments: devices) func theContainerInTheTabIsAsked(_ profile: Simulator.Profile) {
        final class Container: MarkedPage, PopIntercepting, BarAppearanceContaining {
            let chapter = StackAroundTabsTests.page("Chapter", .red)
            var attempts: [PopAttempt] = []
            var childForBarAppearance: UIViewController? { chapter }

            func shouldPop(for attempt: PopAttempt) -> Bool {
                attempts.append(attempt)
                return false
            }
        }
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: MarkedPage("Root"))
        navigation.attachBarTransition()
        simulator.show(navigation)
        let (tabs, container) = (UITabBarController(), Container("Container"))
        tabs.viewControllers = [container]
        navigation.pushViewController(tabs, animated: true)
        simulator.runToRest()
        simulator.swipeBack(toProgress: 0.8, finishing: true)
        #expect(navigation.topViewController === tabs && container.attempts == [.swipe])
        navigation.viewControllerStack.attemptPopViewController()
        simulator.runToRest()
        #expect(navigation.topViewController === tabs && container.attempts == [.swipe, .backButton])
    }

    /// The app replaces the tabs, and nothing keeps the old ones.
    @Test(arguments: devices) func replacedTabs(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [Self.page("Red", .red), Self.page("Green", .green)])
        stage.simulator.runToRest()
        weak let old = stage.tabs.viewControllers?[0]
        stage.tabs.viewControllers = [Self.page("Blue", .blue)]
        stage.simulator.runToRest()
        #expect(old == nil && stage.color == .blue && stage.navigation.navigationBar.tintColor == .blue)
    }

    /// Also where the app selects it in an animation of its own.
    @Test(arguments: devices) func theContentOfATabThatIsSelectedInAnAnimation(_ profile: Simulator.Profile) {
        let next = Self.page("Next", .blue)
        let stage = Stage(profile, [Self.page("Red", .red), next])
        stage.simulator.runToRest()
        UIView.animate(withDuration: 1) {
            stage.tabs.selectedIndex = 1
            stage.navigation.view.layoutIfNeeded()
        }
        stage.simulator.commit()
        let frame = next.marker.shownFrame
        stage.simulator.runToRest()
        #expect(next.marker.shownFrame == frame)
    }
}
