import BarTransition
import TestSupport
import Testing
import UIKit

/// How often the library sets appearances: each of an item's four once, and none of the bar's.
@Suite("Cost of appearances", .ownSimulator) @MainActor
struct AppearanceWriteTests {
    private final class CountingItem: UINavigationItem {
        private(set) var writes = 0

        override var standardAppearance: UINavigationBarAppearance? { didSet { writes += 1 } }
        override var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { writes += 1 } }
        override var compactAppearance: UINavigationBarAppearance? { didSet { writes += 1 } }
        override var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { writes += 1 } }
    }

    private final class CountingBar: UINavigationBar {
        private(set) var writes = 0

        override var standardAppearance: UINavigationBarAppearance { didSet { writes += 1 } }
        override var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { writes += 1 } }
        override var compactAppearance: UINavigationBarAppearance? { didSet { writes += 1 } }
        override var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { writes += 1 } }
    }

    private final class ItemPage: MarkedPage, BarAppearanceProviding {
        let item = CountingItem(title: "Page")
        var barAppearance = BarAppearance(background: .color(.systemRed), titleColor: .white)

        override var navigationItem: UINavigationItem { item }
    }

    @Test(arguments: SmoothLayoutTests.profiles) func eachIsSetOnce(_ profile: Simulator.Profile) throws {
        let (below, above) = (ItemPage("Below"), ItemPage("Above"))
        above.barAppearance.background = .color(.systemBlue)
        let stage = HeadlessStage(profile, pages: below, barClass: CountingBar.self)
        let bar = try #require(stage.bar as? CountingBar)
        let onBar = bar.writes
        for turn in 0..<3 {
            stage.navigation.pushViewController(above, animated: true)
            stage.simulator.runToRest()
            stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
            #expect(below.item.writes == 4 && above.item.writes == 4, "turn \(turn)")
            if turn == 1 {
                stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
            } else {
                stage.navigation.popViewController(animated: true)
                stage.simulator.runToRest()
            }
        }
        #expect(below.item.writes == 4 && above.item.writes == 4)
        #expect(bar.writes == onBar)
    }

    /// What an item has already is not made again, also if the bar has another appearance for each state.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func nothingIsCopiedForAnItemThatIsRight(_ profile: Simulator.Profile, hasScrollEdge: Bool) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), titleColor: .white))
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.standardAppearance = CountingAppearance(idiom: .phone)
            if hasScrollEdge {
                let edge = CountingAppearance(idiom: .phone)
                edge.configureWithTransparentBackground()
                navigation.navigationBar.scrollEdgeAppearance = edge
            }
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let before = CountingAppearance.copies
        #expect(before > 0)
        for _ in 0..<3 { page.setNeedsBarAppearanceUpdate(animated: false) }
        #expect(CountingAppearance.copies == before)
        stage.bar.standardAppearance.shadowColor = .green
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(CountingAppearance.copies > before, "the bar's own has changed")
    }

    private final class CountingToolbar: UIToolbar {
        private(set) var writes = 0

        override var standardAppearance: UIToolbarAppearance { didSet { writes += 1 } }
    }

    /// A toolbar's own appearance is replaced once, while pages with a background of their own follow each other and update it.
    @Test(arguments: SmoothLayoutTests.profiles) func aToolbarsIsSetOnce(_ profile: Simulator.Profile) throws {
        let pages = [UIColor.systemRed, .systemBlue].map {
            DeclaringPage("", BarAppearance(toolbar: .init(background: .color($0))))
        }
        let stage = HeadlessStage(profile, pages: pages[0], toolbarClass: CountingToolbar.self)
        let toolbar = try #require(stage.navigation.toolbar as? CountingToolbar)
        let before = toolbar.writes
        #expect(before > 0)
        stage.navigation.pushViewController(pages[1], animated: true)
        stage.simulator.runToRest()
        pages[1].barAppearance.toolbar = .init(background: .color(.systemGreen))
        pages[1].setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(toolbar.writes == before)
    }

    /// Nor does it change while one background changes into another, as with a scroll position.
    @Test(arguments: [false, true]) func anotherBackgroundOfAToolbarWritesNone(animated: Bool) throws {
        let page = DeclaringPage("", BarAppearance(toolbar: .init(background: .color(.red))))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page, toolbarClass: CountingToolbar.self)
        let toolbar = try #require(stage.navigation.toolbar as? CountingToolbar)
        let before = toolbar.writes
        #expect(before > 0)
        for background in [UIColor.green, .blue] {
            page.barAppearance.toolbar?.background = .color(background)
            page.setNeedsBarAppearanceUpdate(animated: animated)
            stage.simulator.runToRest()
        }
        #expect(toolbar.writes == before)
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.navigation.view.bounds.maxY - 3)) == .blue)
    }
}
