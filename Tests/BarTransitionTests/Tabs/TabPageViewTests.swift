import BarTransition
import TestSupport
import Testing
import UIKit

/// What the library adds to the page of the selected tab of a tab bar controller on a stack: a view that nobody notices.
@Suite("The selected tab's view", .ownSimulator) @MainActor
struct TabPageViewTests {
    private func stage(_ pages: [UIViewController]) -> (Simulator, UINavigationController, UITabBarController) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        return (simulator, UINavigationController(rootViewController: tabs), tabs)
    }

    /// VoiceOver finds nothing new, no touch goes elsewhere, and nothing is drawn.
    @Test func itIsNotNoticed() throws {
        let page = MarkedPage("One")
        let (simulator, navigation, _) = stage([page, MarkedPage("Two")])
        simulator.show(navigation)
        simulator.runToRest()
        let before = page.view.subviews
        navigation.attachBarTransition()
        simulator.runToRest()
        let added = page.view.subviews.filter { view in !before.contains { $0 === view } }
        #expect(added.allSatisfy { $0.accessibilityElementsHidden && $0.isHidden && !$0.isAccessibilityElement })
        #expect(Array(page.view.subviews.prefix(before.count)) == before, "UIKit looks at the first views")
        #expect(simulator.window.hitTest(CGPoint(x: 200, y: 500), with: nil) === page.view)
    }

    /// A page that is not on the screen is left alone until it is.
    @Test func nothingIsAddedOffTheScreen() {
        let pages = [MarkedPage("One"), MarkedPage("Two")]
        for page in pages { page.loadViewIfNeeded() }
        let counts = pages.map { $0.view.subviews.count }
        let (simulator, navigation, tabs) = stage(pages)
        navigation.attachBarTransition()
        navigation.loadViewIfNeeded()
        navigation.view.layoutIfNeeded()
        #expect(pages.map { $0.view.subviews.count } == counts)
        simulator.show(navigation)
        simulator.runToRest()
        #expect(pages[1].view.subviews.count == counts[1], "the other tab")
        tabs.selectedIndex = 1
        simulator.runToRest()
        #expect(pages[0].view.subviews.count == counts[0], "the first tab, which is covered")
    }

    /// The app selects a tab while the stack is off the screen; its bar is there when the stack is shown.
    @Test(arguments: [false, true]) func aSelectionOffTheScreen(isShownBefore: Bool) {
        let colors: [UIColor] = [.red, .blue]
        let pages = colors.map { DeclaringPage("Page", BarAppearance(background: .color($0))) }
        let (simulator, navigation, tabs) = stage(pages)
        navigation.attachBarTransition()
        if isShownBefore {
            simulator.show(navigation)
            simulator.runToRest()
            #expect(simulator.rgba(5, 5) == [255, 0, 0, 255])
            simulator.show(UIViewController())
            simulator.runToRest()
        }
        tabs.selectedIndex = 1
        simulator.show(navigation)
        simulator.runToRest()
        #expect(simulator.rgba(5, 5) == [0, 0, 255, 255])
        tabs.selectedIndex = 0
        simulator.runToRest()
        #expect(simulator.rgba(5, 5) == [255, 0, 0, 255])
    }

    /// A container that declares its tab bar controller as the one that decides, before it puts it on the screen.
    @Test func aSelectionInTabsThatAreShownLater() {
        final class Container: MarkedPage, BarAppearanceContaining {
            let tabs = UITabBarController()
            var childForBarAppearance: UIViewController? { tabs }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let container = Container("Container")
        let colors: [UIColor] = [.red, .blue]
        container.tabs.viewControllers = colors.map {
            DeclaringPage("Page", BarAppearance(background: .color($0)))
        }
        container.addChild(container.tabs)
        container.tabs.didMove(toParent: container)
        let navigation = UINavigationController(rootViewController: container)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        #expect(simulator.rgba(5, 5) == [255, 0, 0, 255])
        container.tabs.selectedIndex = 1
        // The next layout of the stack notices it.
        simulator.rotate(to: .landscapeRight)
        simulator.runToRest()
        #expect(simulator.rgba(5, 5) == [0, 0, 255, 255])
    }

    /// UIKit throws an exception if a view is added to a visual effect view itself.
    @Test func aPageWithAVisualEffectView() {
        final class BlurredPage: UIViewController, BarAppearanceProviding {
            var barAppearance: BarAppearance { BarAppearance(background: .color(.red)) }

            override func loadView() { view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) }
        }
        let other = DeclaringPage("Other", BarAppearance(background: .color(.blue)))
        let (simulator, navigation, tabs) = stage([BlurredPage(), other])
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        #expect(simulator.rgba(5, 5) == [255, 0, 0, 255])
        tabs.selectedIndex = 1
        simulator.runToRest()
        #expect(simulator.rgba(5, 5) == [0, 0, 255, 255])
    }

    private struct WeakView {
        weak var view: UIView?
    }

    /// It is gone with the stack, or when the tab bar controller leaves the stack.
    @Test(arguments: [false, true]) func itGoesAgain(staysOnScreen: Bool) {
        var added: [WeakView] = []
        let simulator: Simulator
        do {
            let page = MarkedPage("One")
            let stage = stage([page, MarkedPage("Two")])
            simulator = stage.0
            simulator.show(stage.1)
            simulator.runToRest()
            let views: [UIView] = page.view.subviews
            stage.1.attachBarTransition()
            simulator.runToRest()
            added = page.view.subviews.filter { view in !views.contains { $0 === view } }.map { WeakView(view: $0) }
            #expect(added.count == 1 && added[0].view != nil)
            if staysOnScreen {
                stage.1.setViewControllers([MarkedPage("Next")], animated: true)
                simulator.runToRest()
                #expect(added[0].view == nil && page.view.subviews == views)
            }
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        #expect(added[0].view == nil)
    }
}
