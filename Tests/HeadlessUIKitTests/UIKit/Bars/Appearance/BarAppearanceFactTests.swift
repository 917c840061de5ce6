import TestSupport
import Testing
import UIKit

/// Facts 6.1.5, 6.2.1, 6.3.1 and 6.4.4, by the pixels of the screen.
@Suite("Facts about changes of bar appearances", .ownSimulator) @MainActor
struct BarAppearanceFactTests {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let inBar = CGPoint(x: 4, y: 60)

    private func filled(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = color
        return appearance
    }

    /// The red and blue components of the bar's color.
    private func shown(_ stage: TracingStage) -> (red: CGFloat, blue: CGFloat) {
        var (red, blue) = (CGFloat(0), CGFloat(0))
        stage.simulator.color(at: inBar).getRed(&red, green: nil, blue: &blue, alpha: nil)
        return (red, blue)
    }

    // MARK: Transitions

    private func perItem() -> (stage: TracingStage, page: TracingPage) {
        let stage = TracingStage("A")
        stage.pages[0].navigationItem.scrollEdgeAppearance = filled(red)
        let page = stage.page("B")
        page.navigationItem.scrollEdgeAppearance = filled(blue)
        for each in [stage.pages[0], page] { each.view.backgroundColor = .black }
        stage.simulator.runToRest()
        return (stage, page)
    }

    @Test func fact_6_2_1_appearancesOfItemsCrossFadeWithTheTransition() {
        let (stage, page) = perItem()
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        #expect(shown(stage) == (1, 0))
        var last = shown(stage)
        for _ in 0..<4 {
            stage.simulator.advance(by: 0.05)
            let now = shown(stage)
            #expect(now.red < last.red && now.blue > last.blue)
            last = now
        }
        stage.simulator.runToRest()
        #expect(shown(stage) == (0, 1))
    }

    @Test func fact_6_2_1_aSwipeScrubsTheCrossFade() {
        let (stage, page) = perItem()
        stage.navigation.pushViewController(page, animated: false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        for progress in [0.25, 0.5, 0.75] as [CGFloat] {
            stage.simulator.moveBackSwipe(toProgress: progress)
            // The incoming background is above or below the outgoing one; in both cases it contributes its fraction.
            #expect(shown(stage).red > 0.4 * progress && shown(stage).blue < 1.4 - progress)
        }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(shown(stage) == (0, 1))
    }

    @Test(arguments: [true, false]) func fact_6_2_1_whatTheBarIsGivenInWillAppearShowsAtOnce(swipes: Bool) {
        let stage = TracingStage("A", "B")
        for page in stage.pages { page.view.backgroundColor = .black }
        stage.navigation.navigationBar.scrollEdgeAppearance = filled(red)
        stage.simulator.runToRest()
        #expect(shown(stage) == (1, 0))
        stage.pages[0].onWillAppear = { [blue = filled(blue)] in
            $0.navigationController?.navigationBar.scrollEdgeAppearance = blue
        }
        if swipes {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.05)
        } else {
            stage.navigation.popViewController(animated: true)
            stage.simulator.commit()
        }
        #expect(shown(stage) == (0, 1))
        stage.simulator.touchCancel()
        stage.simulator.runToRest()
    }

    // MARK: The scroll edge

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 15), .iPhone15(iOS: 18)])
    func fact_6_1_5_theBackgroundFadesBetweenItsStates(_ profile: Simulator.Profile) {
        let stage = TracingStage("A", profile: profile)
        let list = UIScrollView()
        list.contentSize = CGSize(width: 100, height: 4000)
        list.backgroundColor = .black
        let page = UIViewController()
        page.view = list
        page.navigationItem.standardAppearance = filled(blue)
        page.navigationItem.scrollEdgeAppearance = filled(red)
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        #expect(shown(stage) == (1, 0), "content is scrolled to its top")
        for (offset, isAtEdge) in [(CGFloat(500), false), (-100, true)] {
            let before = shown(stage)
            list.contentOffset.y = offset
            stage.simulator.advance(by: 1 / 60)
            let onTheWay = shown(stage)
            stage.simulator.runToRest()
            #expect(shown(stage) == (isAtEdge ? (1, 0) : (0, 1)))
            #expect(onTheWay.red > 0 && onTheWay.blue > 0 && onTheWay != before, "it fades")
        }
    }

    @Test func fact_6_1_5_withoutAScrollViewItIsTransparentUnlessTheEdgeSaysOtherwise() {
        let stage = TracingStage("A")
        stage.pages[0].view.backgroundColor = blue
        stage.navigation.navigationBar.standardAppearance = filled(red)
        stage.simulator.runToRest()
        #expect(shown(stage) == (0, 1))
        stage.navigation.navigationBar.scrollEdgeAppearance = filled(red)
        stage.simulator.runToRest()
        #expect(shown(stage) == (1, 0))
    }

    // MARK: Tint

    @Test func fact_6_3_1_aBarsTintReachesItsViewsAndNotItsBackground() {
        let stage = TracingStage("A")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        stage.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        stage.navigation.navigationBar.scrollEdgeAppearance = filled(blue)
        stage.simulator.runToRest()
        stage.navigation.navigationBar.tintColor = red
        stage.simulator.runToRest()
        #expect(view.tintColor == red)
        #expect(shown(stage) == (0, 1))
    }

    // MARK: Glass

    /// The color between two tabs of a tab bar over a page, on iOS 26.
    private func inTabBar(over page: UIColor, _ configure: (UITabBarAppearance) -> Void) -> UIColor {
        let tabs = TabBarTests.Tabs(profile: .iPhone17Pro(iOS: 26))
        tabs.pages[0].view.backgroundColor = page
        let appearance = UITabBarAppearance()
        configure(appearance)
        tabs.controller.tabBar.standardAppearance = appearance
        tabs.controller.tabBar.scrollEdgeAppearance = appearance
        tabs.simulator.runToRest()
        return tabs.simulator.color(at: CGPoint(x: 201, y: 874 - 83 + 25))
    }

    /// Glass is translucent: its color is neither the page's color nor independent of it.
    @Test func fact_6_4_4_theDefaultIsGlass() {
        let over = [red, blue].map { page in (page, inTabBar(over: page) { $0.configureWithDefaultBackground() }) }
        for (page, color) in over { #expect(color != page) }
        #expect(over[0].1 != over[1].1, "the content behind shows through")
        var opaque: [UIColor] = []
        for page in [red, blue] {
            opaque.append(
                inTabBar(over: page) {
                    $0.configureWithOpaqueBackground()
                    $0.backgroundColor = .green
                })
        }
        #expect(opaque[0] == opaque[1], "an opaque one lets nothing through")
    }

    @Test func fact_6_4_4_aTransparentOneTakesTheMaterialAway() {
        for page in [red, blue] {
            #expect(inTabBar(over: page) { $0.configureWithTransparentBackground() } == page)
        }
    }
}
