import TestSupport
import Testing
import UIKit

/// The appearance of managed bars at the bottom depends on where the content above them ends. (UIKit documentation,
/// `scrollEdgeAppearance` of UIToolbar and UITabBar)
@Suite("Scroll edge appearance at the bottom", .ownSimulator) @MainActor
struct BottomEdgeTests {
    enum Bar: CaseIterable { case toolbar, tabBar }

    /// White pages; the bar is red while content is beneath it.
    @MainActor private final class BottomBarStage {
        let simulator: Simulator
        let navigation = UINavigationController()
        let tabs = UITabBarController()
        let scrollView = UIScrollView()
        let kind: Bar

        init(
            _ kind: Bar, scrolls: Bool = true, profile: Simulator.Profile = .iPhoneSE(iOS: 18),
            prepare: (BottomBarStage) -> Void = { _ in }
        ) {
            self.kind = kind
            simulator = Simulator(profile: profile)
            let page = UIViewController()
            if scrolls {
                page.view = scrollView
                scrollView.contentSize = CGSize(width: 100, height: 2000)
            }
            page.view.backgroundColor = .white
            navigation.viewControllers = [page]
            setStandard(.red)
            prepare(self)
            if kind == .tabBar {
                tabs.viewControllers = [navigation]
                simulator.show(tabs)
            } else {
                navigation.isToolbarHidden = false
                simulator.show(navigation)
            }
            simulator.runToRest()
        }

        func setStandard(_ color: UIColor) {
            let (toolbar, tabBar) = looks(color)
            navigation.toolbar.standardAppearance = toolbar
            tabs.tabBar.standardAppearance = tabBar
        }

        func setScrollEdge(_ color: UIColor) {
            let (toolbar, tabBar) = looks(color)
            navigation.toolbar.scrollEdgeAppearance = toolbar
            tabs.tabBar.scrollEdgeAppearance = tabBar
        }

        private func looks(_ color: UIColor) -> (UIToolbarAppearance, UITabBarAppearance) {
            let (toolbar, tabBar) = (UIToolbarAppearance(), UITabBarAppearance())
            for look in [toolbar, tabBar] as [UIBarAppearance] {
                look.configureWithOpaqueBackground()
                look.backgroundColor = color
            }
            return (toolbar, tabBar)
        }

        /// The bar's color near its left edge, where there is no item.
        var color: [Int] {
            let size = simulator.screen.bounds.size
            return Array(simulator.picture(scale: 1).rgba(2, Int(size.height) - 20).prefix(3))
        }

        func scrollToEnd() {
            let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
            scrollView.contentOffset.y = end
        }
    }

    private let white = [255, 255, 255]
    private let red = [255, 0, 0]
    private let blue = [0, 0, 255]

    @Test(arguments: Bar.allCases) func fact_6_1_5_withoutAScrollViewTheBarIsClear(bar: Bar) {
        #expect(BottomBarStage(bar, scrolls: false).color == white)
    }

    @Test(arguments: Bar.allCases) func fact_6_1_4_contentsThatEndAboveTheBarMakeItClear(bar: Bar) {
        let stage = BottomBarStage(bar)
        #expect(stage.color == red)
        stage.scrollToEnd()
        stage.simulator.runToRest()
        #expect(stage.color == white)
        stage.scrollView.contentOffset.y -= 2
        stage.simulator.runToRest()
        #expect(stage.color == red)
        // The content becomes shorter without being scrolled.
        stage.scrollView.contentOffset.y = -stage.scrollView.adjustedContentInset.top
        stage.scrollView.contentSize.height = 100
        stage.simulator.runToRest()
        #expect(stage.color == white)
    }

    @Test(arguments: Bar.allCases) func beforeIOS15ThereIsNoLookForThat(bar: Bar) {
        #expect(BottomBarStage(bar, scrolls: false, profile: .iPhoneSE(iOS: 14)).color == red)
    }

    @Test(arguments: Bar.allCases) func theAppMayNameTheScrollView(bar: Bar) {
        let stage = BottomBarStage(bar, scrolls: false)
        let page = stage.navigation.viewControllers[0]
        let holder = UIView(frame: page.view.bounds)
        stage.scrollView.frame = page.view.bounds
        stage.scrollView.contentSize = CGSize(width: 100, height: 2000)
        holder.addSubview(UIView())
        holder.addSubview(stage.scrollView)
        page.view.addSubview(holder)
        stage.simulator.runToRest()
        #expect(stage.color == white, "a nested scroll view that is no first subview is not observed")
        page.setContentScrollView(stage.scrollView)
        stage.simulator.runToRest()
        #expect(stage.color == red)
        page.setContentScrollView(nil)
        stage.simulator.runToRest()
        #expect(stage.color == white)
    }

    @Test(arguments: Bar.allCases) func theAppMayHaveALookForThat(bar: Bar) {
        let stage = BottomBarStage(bar) { $0.setScrollEdge(.blue) }
        #expect(stage.color == red)
        stage.scrollToEnd()
        stage.simulator.runToRest()
        #expect(stage.color == blue)
    }

    @Test(arguments: Bar.allCases) func fact_6_1_5_theLooksFadeWhileThePageStays(bar: Bar) {
        let stage = BottomBarStage(bar)
        stage.scrollToEnd()
        stage.simulator.commit()
        #expect(stage.color == red)
        stage.simulator.advance(by: 0.125)
        let half = stage.color
        #expect(half[0] == 255)
        #expect((60...200).contains(half[1]))
    }

    @Test(arguments: Bar.allCases) func theFirstLookIsThereAtOnce(bar: Bar) {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.view.backgroundColor = .white
        navigation.isToolbarHidden = bar == .tabBar
        let tabs = UITabBarController()
        if bar == .tabBar { tabs.viewControllers = [navigation] }
        simulator.show(bar == .tabBar ? tabs : navigation)
        simulator.commit()
        #expect(Array(simulator.picture(scale: 1).rgba(2, 647).prefix(3)) == white)
    }

    @Test(arguments: Bar.allCases) func aPageThatComesBringsItsLookAndTakesItBack(bar: Bar) {
        let stage = BottomBarStage(bar)
        let short = UIViewController()
        short.view.backgroundColor = .white
        stage.navigation.pushViewController(short, animated: true)
        stage.simulator.runToRest()
        #expect(stage.color == white)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        let half = stage.color
        #expect((60...200).contains(half[1]), "between the two appearances, following the finger")
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.color == white)
        stage.navigation.popViewController(animated: false)
        stage.simulator.commit()
        #expect(stage.color == red, "without animation nothing fades")
    }

    @Test func fact_6_1_4_barsOnTheirOwnShowTheUsualLook() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let page = UIViewController()
        page.view.backgroundColor = .white
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 623, width: 375, height: 44))
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .red
        toolbar.standardAppearance = look
        page.view.addSubview(toolbar)
        simulator.show(page)
        simulator.runToRest()
        #expect(Array(simulator.picture(scale: 1).rgba(2, 647).prefix(3)) == red)
    }
}
