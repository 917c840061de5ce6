import TestSupport
import Testing
import UIKit

/// (UIKit documentation, UITabBar)
@Suite("Frames of tabs", .ownSimulator) @MainActor
struct TabFrameTests {
    @MainActor private final class TabStage {
        let simulator: Simulator
        let tabs = UITabBarController()

        init(_ profile: Simulator.Profile) {
            simulator = Simulator(profile: profile)
            tabs.viewControllers = (0..<2).map { tag in
                let page = UIViewController()
                page.view.backgroundColor = .white
                page.tabBarItem = UITabBarItem(title: "", image: nil, tag: tag)
                return page
            }
            simulator.show(tabs)
        }

        var bar: UITabBar { tabs.tabBar }

        var columns: [ClosedRange<Int>] {
            simulator.runToRest()
            return bar.columns
        }

        func color(_ x: Int, _ y: Int) -> [Int] {
            Array(simulator.picture(scale: 1).rgba(x, Int(bar.frame.minY) + y).prefix(3))
        }
    }

    @Test func tabsFillABarOfCompactWidth() {
        let stage = TabStage(.iPhoneSE(iOS: 18))
        #expect(stage.columns == [0...186, 187...374])
    }

    @Test func theFirstTabIsAtTheLeadingEnd() {
        let stage = TabStage(.iPhoneSE(iOS: 18))
        stage.bar.semanticContentAttribute = .forceRightToLeft
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 60, y: 640))
        #expect(stage.tabs.selectedIndex == 1)
    }

    @Test func tabsAreCentredInABarOfRegularWidth() throws {
        let columns = TabStage(.iPad(iOS: 18)).columns
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        #expect(columns.count == 2 && first.count == last.count && first.lowerBound > 0)
        #expect(first.lowerBound == 833 - last.upperBound)
    }

    @Test func appearancesAreCopied() {
        let look = UITabBarAppearance()
        look.backgroundColor = .red
        let copy = UITabBarAppearance(barAppearance: look)
        #expect(look.copy() == look && copy == look && look != UITabBarAppearance())
        look.backgroundColor = .blue
        #expect(copy.backgroundColor == .red)
    }

    @Test func fewTabsOnGlassAreInTheMiddle() throws {
        let stage = TabStage(.iPhone15(iOS: 26))
        let columns = stage.columns
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        #expect(abs(first.lowerBound - (392 - last.upperBound)) <= 1 && first.lowerBound > 40)
        #expect(first.upperBound + 1 >= last.lowerBound, "the tabs fill their platter")
        stage.tabs.viewControllers = (0..<5).map { _ in UIViewController() }
        #expect(stage.columns.count == 5)
        #expect(try #require(stage.columns.first).lowerBound < first.lowerBound)
    }

    @Test func aBlackBarIsDark() {
        let stage = TabStage(.iPhoneSE(iOS: 14))
        let light = stage.color(100, 45)
        stage.bar.barStyle = .black
        #expect(light.allSatisfy { $0 > 200 } && stage.color(100, 45).allSatisfy { $0 < 128 })
        stage.bar.standardAppearance = UITabBarAppearance()
        #expect(stage.color(100, 45) == light, "an appearance overrides the older setters")
    }

    @Test func aBadgeHasItsItemsColor() {
        let stage = TabStage(.iPhoneSE(iOS: 18))
        stage.tabs.viewControllers?[1].tabBarItem.badgeValue = " "
        // The second tab begins at 187.5, its badge 6 points to the right of its middle.
        #expect(stage.color(300, 6) == stage.color(300, 16))
        stage.tabs.viewControllers?[1].tabBarItem.badgeColor = .blue
        #expect(stage.color(300, 6) == [0, 0, 255])
    }

    @Test func theMoreListIsMissing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let simulator = Simulator(profile: .iPhone15(iOS: 18))
                let tabs = UITabBarController()
                simulator.show(tabs)
                tabs.viewControllers = (0..<6).map { _ in UIViewController() }
            }
        }
        #expect(standardError(of: result).contains("the More list for more than five tabs is missing"))
    }
}
