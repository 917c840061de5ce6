import Testing
import UIKit

/// Where tabs are and what is behind the selected one. (UIKit documentation, UITabBar and UITabBarAppearance)
@Suite("Places of tabs") @MainActor
struct TabPlacesTests {
    @MainActor private final class Stage {
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
            Array(simulator.picture(scale: 1).bytes(x, Int(bar.frame.minY) + y).prefix(3))
        }
    }

    @Test func tabsFillABarOfCompactWidth() {
        let stage = Stage(.iPhoneSE(iOS: 18))
        #expect(stage.columns == [0...186, 187...374])
        stage.bar.itemWidth = 50
        #expect(stage.columns == [0...186, 187...374], "a width is for centred tabs")
    }

    @Test func centredTabsHaveTheirWidthAndSpacing() {
        let stage = Stage(.iPhoneSE(iOS: 18))
        stage.bar.itemPositioning = .centered
        stage.bar.itemWidth = 61
        stage.bar.itemSpacing = 13
        // 375 / 2 - (61 + 13 + 61) / 2 = 120
        #expect(stage.columns == [120...180, 194...254])
    }

    @Test func theFirstTabIsAtTheLeadingEnd() {
        let stage = Stage(.iPhoneSE(iOS: 18))
        stage.bar.semanticContentAttribute = .forceRightToLeft
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 60, y: 640))
        #expect(stage.tabs.selectedIndex == 1)
    }

    @Test func tabsAreCentredInABarOfRegularWidth() {
        let stage = Stage(.iPad(iOS: 18))
        stage.bar.itemWidth = 80
        stage.bar.itemSpacing = 20
        // 834 / 2 - (80 + 20 + 80) / 2 = 327
        #expect(stage.columns == [327...406, 427...506])
        stage.bar.itemPositioning = .fill
        #expect(stage.columns == [0...416, 417...833])
    }

    @Test func negativeNumbersAreTheSystems() {
        let bar = UITabBar()
        bar.itemWidth = -3
        bar.itemSpacing = -4
        #expect(bar.itemWidth == 0 && bar.itemSpacing == 0)
        let look = UITabBarAppearance()
        look.stackedItemWidth = -3
        look.stackedItemSpacing = -4
        #expect(look.stackedItemWidth == 0 && look.stackedItemSpacing == 0)
    }

    @Test func theAppearanceComesBeforeTheOlderSetters() {
        let stage = Stage(.iPhoneSE(iOS: 18))
        stage.bar.itemPositioning = .centered
        stage.bar.itemWidth = 50
        let look = UITabBarAppearance()
        look.stackedItemPositioning = .centered
        look.stackedItemWidth = 61
        look.stackedItemSpacing = 13
        stage.bar.standardAppearance = look
        stage.bar.scrollEdgeAppearance = look
        #expect(stage.columns == [120...180, 194...254])
        #expect(look.copy() == look && look != UITabBarAppearance())
    }

    @Test func fewTabsOnGlassAreInTheMiddle() throws {
        let stage = Stage(.iPhone15(iOS: 26))
        let columns = stage.columns
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        #expect(abs(first.lowerBound - (392 - last.upperBound)) <= 1 && first.lowerBound > 40)
        #expect(first.upperBound + 1 >= last.lowerBound, "the tabs fill their platter")
        stage.tabs.viewControllers = (0..<5).map { _ in UIViewController() }
        #expect(stage.columns.count == 5)
        #expect(try #require(stage.columns.first).lowerBound < first.lowerBound)
    }

    @Test func aPictureIsBehindTheSelectedTab() {
        let stage = Stage(.iPhoneSE(iOS: 18))
        stage.bar.selectionIndicatorImage = .block(.red)
        #expect(stage.color(94, 24) == [255, 0, 0] && stage.color(281, 24) != [255, 0, 0])
        #expect(stage.color(60, 24) != [255, 0, 0], "it keeps its size")
        stage.tabs.selectedIndex = 1
        #expect(stage.color(94, 24) != [255, 0, 0] && stage.color(281, 24) == [255, 0, 0])
        let look = UITabBarAppearance()
        look.selectionIndicatorImage = .block(.red)
        look.selectionIndicatorTintColor = .blue
        stage.bar.standardAppearance = look
        stage.bar.scrollEdgeAppearance = look
        #expect(stage.color(281, 24) == [0, 0, 255])
    }

    @Test func aBlackBarIsDark() {
        let stage = Stage(.iPhoneSE(iOS: 14))
        let light = stage.color(100, 45)
        stage.bar.barStyle = .black
        #expect(light.allSatisfy { $0 > 200 } && stage.color(100, 45).allSatisfy { $0 < 128 })
        stage.bar.standardAppearance = UITabBarAppearance()
        #expect(stage.color(100, 45) == light, "an appearance ends the older setters")
    }

    @Test func proxiesSetThemToo() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        UITabBar.appearance().itemPositioning = .centered
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let page = UIViewController()
        page.view.addSubview(bar)
        simulator.show(page)
        #expect(bar.itemPositioning == .centered)
    }
}
