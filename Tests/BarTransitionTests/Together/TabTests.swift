import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Two attached stacks in the tabs of one tab bar controller, with pages that hide the tab bar.
@Suite("Stacks in tabs", .ownSimulator) @MainActor
struct TabTests {
    /// Hides the tab bar wherever it is not the first page, as many apps' base classes do.
    private final class DetailPage: DeclaringPage {
        override var hidesBottomBarWhenPushed: Bool {
            get { navigationController?.viewControllers.first !== self }
            set {}
        }
    }

    /// The tab bar controller on its simulator.
    @MainActor
    private struct Stage {
        let simulator: Simulator
        let tabs = UITabBarController()
        let roots = [
            DetailPage("A", BarAppearance(background: .color(.red), tintColor: .white)),
            DetailPage("B", BarAppearance(background: .color(.green), tintColor: .purple)),
        ]
        let stacks: [UINavigationController]

        init(_ profile: Simulator.Profile) {
            simulator = Simulator(profile: profile)
            stacks = roots.map { UINavigationController(rootViewController: $0) }
            for stack in stacks { stack.attachBarTransition() }
            tabs.setViewControllers(stacks, animated: false)
            simulator.show(tabs)
            simulator.runToRest()
        }

        func select(_ index: Int) {
            tabs.selectedIndex = index
            simulator.runToRest()
        }

        var color: UIColor {
            let bar = stacks[tabs.selectedIndex].navigationBar
            return simulator.color(at: CGPoint(x: 8, y: bar.frame.maxY - 3))
        }

        /// Whether the tab bar is on the screen.
        var showsTabBar: Bool {
            !tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0
                && tabs.tabBar.frame.maxY <= simulator.window.bounds.maxY
        }
    }

    @Test(arguments: SmoothLayoutTests.profiles) func aPageThatOverridesHidesBottomBarWhenPushed(
        _ profile: Simulator.Profile
    ) {
        let test = Stage(profile)
        let (stack, root) = (test.stacks[0], test.roots[0])
        let insets = root.view.safeAreaInsets
        #expect(test.showsTabBar && insets.bottom > 40)
        for appearance in [BarAppearance(background: .color(.blue), tintColor: .yellow), .hidden] {
            let page = DetailPage("Detail", appearance)
            expectSmooth(.push(page), on: stack)
            #expect(!test.showsTabBar && page.view.safeAreaInsets.bottom < insets.bottom)
            expectSmooth(.swipe(to: 0.4, then: .cancel), on: stack)
            #expect(!test.showsTabBar && stack.topViewController === page)
            #expect(stack.isNavigationBarHidden == (appearance.isHidden ?? false))
            expectSmooth(.swipe(to: 0.5, then: .finish), on: stack)
            #expect(test.showsTabBar && root.view.safeAreaInsets == insets)
            #expect(test.color == .red && stack.navigationBar.tintColor == .white)
            #expect(root.additionalSafeAreaInsets == .zero && page.additionalSafeAreaInsets == .zero)
        }
    }

    /// Each stack keeps its own bar while the other one changes.
    @Test(arguments: SmoothLayoutTests.profiles) func eachStackKeepsItsBar(_ profile: Simulator.Profile) {
        let test = Stage(profile)
        let stacks = test.stacks
        let blue = DetailPage("Blue", BarAppearance(background: .color(.blue), tintColor: .yellow))
        expectSmooth(.push(blue), on: stacks[0])
        test.select(1)
        #expect(test.color == .green && stacks[1].navigationBar.tintColor == .purple && test.showsTabBar)
        let hidden = DetailPage("Hidden", .hidden)
        expectSmooth(.push(hidden), on: stacks[1])
        expectSmooth(.swipe(to: 0.4, then: .cancel), on: stacks[1])
        #expect(stacks[1].isNavigationBarHidden && !stacks[0].isNavigationBarHidden)
        test.select(0)
        #expect(test.color == .blue && stacks[0].navigationBar.tintColor == .yellow && !test.showsTabBar)
        expectSmooth(.swipe(to: 0.4, then: .cancel), on: stacks[0])
        expectSmooth(.pop, on: stacks[0])
        #expect(test.color == .red && test.showsTabBar)
        test.select(1)
        #expect(stacks[1].isNavigationBarHidden && stacks[1].topViewController === hidden && !test.showsTabBar)
        expectSmooth(.pop, on: stacks[1])
        #expect(test.color == .green && test.showsTabBar)
    }

    /// A stack changes while the other tab is selected: by a push, a pop, and another declaration.
    @Test(arguments: SmoothLayoutTests.profiles) func aStackChangesWhileTheOtherTabIsSelected(
        _ profile: Simulator.Profile
    ) {
        let test = Stage(profile)
        let (stack, root) = (test.stacks[1], test.roots[1])
        let page = DetailPage("Detail", .hidden)
        test.select(1)
        test.select(0)
        stack.pushViewController(page, animated: true)
        test.simulator.runToRest()
        #expect(test.color == .red && test.showsTabBar)
        test.select(1)
        #expect(stack.isNavigationBarHidden && isClose(page.marker.shownFrame.minY, page.view.safeAreaInsets.top))
        test.select(0)
        root.barAppearance.background = .color(.yellow)
        root.setNeedsBarAppearanceUpdate(animated: true)
        stack.popViewController(animated: true)
        test.simulator.runToRest()
        test.select(1)
        #expect(
            test.color == .yellow && test.showsTabBar
                && isClose(root.marker.shownFrame.minY, stack.navigationBar.frame.maxY))
        expectSmooth(.push(DetailPage("Next", BarAppearance(background: .color(.blue)))), on: stack)
        #expect(test.color == .blue)
    }

    /// The user switches tabs while a page moves.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true]) func theTabIsSwitchedDuringATransition(
        _ profile: Simulator.Profile, pops: Bool
    ) {
        let test = Stage(profile)
        let stack = test.stacks[0]
        let page = DetailPage("Detail", .hidden)
        stack.pushViewController(page, animated: true)
        if pops {
            test.simulator.runToRest()
            stack.popViewController(animated: true)
        }
        test.simulator.advance(by: 0.1)
        test.select(1)
        #expect(test.color == .green)
        expectSmooth(.push(DetailPage("Blue", BarAppearance(background: .color(.blue)))), on: test.stacks[1])
        expectSmooth(.pop, on: test.stacks[1])
        test.select(0)
        #expect(stack.isNavigationBarHidden == !pops && test.showsTabBar == pops)
        let top = pops ? test.roots[0] : page
        #expect(stack.topViewController === top && top.additionalSafeAreaInsets == .zero)
        #expect(isClose(top.marker.shownFrame.minY, top.view.safeAreaInsets.top))
        if !pops { expectSmooth(.swipe(to: 0.5, then: .finish), on: stack) }
        #expect(test.color == .red && test.showsTabBar)
    }
    /// The user holds a swipe back, another tab is shown and this one again, and then the swipe is canceled. The transition
    /// ended off the screen, when its outcome was not known.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true]) func aSwipeIsCanceledAfterTheTabWasLeft(
        _ profile: Simulator.Profile, hidesBar: Bool
    ) {
        let test = Stage(profile)
        let stack = test.stacks[0]
        let page = DetailPage("Detail", BarAppearance(isHidden: hidesBar, toolbar: .init()))
        stack.pushViewController(page, animated: true)
        test.simulator.runToRest()
        #expect(!stack.isToolbarHidden && stack.isNavigationBarHidden == hidesBar)
        test.simulator.beginBackSwipe()
        test.simulator.moveBackSwipe(toProgress: 0.4)
        test.simulator.advance(by: 0.05)
        test.tabs.selectedIndex = 1
        test.simulator.advance(by: 0.05)
        test.tabs.selectedIndex = 0
        test.simulator.advance(by: 0.05)
        test.simulator.endBackSwipe(finishing: false)
        test.simulator.runToRest()
        #expect(stack.topViewController === page)
        #expect(!stack.isToolbarHidden && stack.isNavigationBarHidden == hidesBar)
    }
}
