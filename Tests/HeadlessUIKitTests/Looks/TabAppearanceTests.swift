import Testing
import UIKit

/// The look of tabs. (UIKit documentation, UITabBarAppearance and UITabBarItemAppearance)
@Suite("The look of tabs") @MainActor
struct TabAppearanceTests {
    private let simulator: Simulator
    private let tabs = UITabBarController()

    init() {
        simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let block = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        .withRenderingMode(.alwaysTemplate)
        tabs.viewControllers = (0..<2).map { tag in
            let page = UIViewController()
            page.view.backgroundColor = .white
            page.tabBarItem = UITabBarItem(title: "", image: block, tag: tag)
            return page
        }
        simulator.show(tabs)
    }

    /// The middle of a tab's image, in points.
    private func icon(_ index: Int) -> [Int] {
        simulator.makeCurrent()
        let top = Int(tabs.tabBar.frame.minY)
        return Array(simulator.picture(scale: 1).bytes(94 + 187 * index, top + 17).prefix(3))
    }

    private func appearance(_ change: (UITabBarItemAppearance) -> Void) -> UITabBarAppearance {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        change(appearance.stackedLayoutAppearance)
        return appearance
    }

    @Test func iconsTakeTheirStatesColour() {
        tabs.tabBar.standardAppearance = appearance {
            $0.normal.iconColor = .red
            $0.selected.iconColor = .blue
        }
        #expect((icon(0), icon(1)) == ([0, 0, 255], [255, 0, 0]))
        tabs.selectedIndex = 1
        #expect((icon(0), icon(1)) == ([255, 0, 0], [0, 0, 255]))
        tabs.viewControllers?[0].tabBarItem.isEnabled = false
        tabs.tabBar.standardAppearance.stackedLayoutAppearance.disabled.iconColor = .green
        #expect(icon(0) == [0, 255, 0], "a change in place counts too")
    }

    @Test func theSelectedTabHasALookForTheWholeBar() {
        tabs.tabBar.standardAppearance = appearance { $0.normal.iconColor = .red }
        tabs.viewControllers?[1].tabBarItem.standardAppearance = appearance { $0.normal.iconColor = .green }
        #expect(icon(1) == [255, 0, 0])
        tabs.selectedIndex = 1
        #expect(icon(0) == [0, 255, 0])
    }

    @Test func theLookIsThatOfTheBarsLayout() {
        let look = appearance { $0.normal.iconColor = .red }
        look.compactInlineLayoutAppearance.normal.iconColor = .green
        tabs.tabBar.standardAppearance = look
        #expect(icon(1) == [255, 0, 0])
        simulator.rotate(to: .landscapeRight)
        simulator.runToRest()
        let top = Int(tabs.tabBar.frame.minY)
        #expect(Array(simulator.picture(scale: 1).bytes(500, top + 17).prefix(3)) == [0, 255, 0])
    }

    @Test func badgesHaveALookAndAPlace() throws {
        let item = try #require(tabs.viewControllers?[1].tabBarItem)
        item.badgeValue = " "
        tabs.tabBar.standardAppearance = appearance {
            $0.normal.badgeBackgroundColor = .green
            $0.normal.badgePositionAdjustment = UIOffset(horizontal: -60, vertical: 10)
        }
        func badge() -> [Int] {
            let top = Int(tabs.tabBar.frame.minY)
            return Array(simulator.picture(scale: 1).bytes(281 + 6 - 60 + 9, top + 2 + 10 + 4).prefix(3))
        }
        simulator.makeCurrent()
        #expect(badge() == [0, 255, 0])
        item.badgeColor = .blue
        #expect(badge() == [0, 0, 255], "the item's own colour comes first")
        item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(item.badgeTextAttributes(for: .selected) == nil)
    }

    @Test func appearancesAreCopied() {
        let first = appearance { $0.selected.titleTextAttributes = [.kern: 2] }
        let second: UITabBarAppearance = first.copy()
        #expect(first == second)
        first.stackedLayoutAppearance.selected.titlePositionAdjustment.vertical = 3
        #expect(first != second)
        let items = UITabBarItemAppearance(style: .inline)
        items.normal.iconColor = .red
        second.inlineLayoutAppearance = items
        items.normal.iconColor = .blue
        #expect(second.inlineLayoutAppearance.normal.iconColor == .red)
        items.configureWithDefault(for: .inline)
        #expect(items == UITabBarItemAppearance(style: .inline) && items.normal.iconColor == nil)
        #expect(UITabBarAppearance(barAppearance: second) == second)
        #expect(
            UITabBarAppearance(barAppearance: UIToolbarAppearance()).stackedLayoutAppearance == UITabBarItemAppearance()
        )
    }
}
