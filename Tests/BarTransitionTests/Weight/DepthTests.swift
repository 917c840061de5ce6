import BarTransition
import TestSupport
import Testing
import UIKit

/// What the library asks of pages that are covered by others does not grow with the stack.
@Suite("Cost of depth", .ownSimulator) @MainActor
struct DepthTests {
    /// Counts what it is asked for.
    final class AskedPage: UIViewController, BarAppearanceProviding {
        static let colors = [UIColor.systemRed, .systemBlue]
        var number = 0
        private(set) var declarationReads = 0
        private(set) var itemReads = 0

        convenience init(number: Int, hasLargeTitle: Bool) {
            self.init(nibName: nil, bundle: nil)
            self.number = number
            super.navigationItem.title = "\(number)"
            super.navigationItem.largeTitleDisplayMode = hasLargeTitle ? .always : .never
        }

        var barAppearance: BarAppearance {
            declarationReads += 1
            return BarAppearance(
                background: .color(Self.colors[number % 2]), backButton: BarAppearance.BackButton(title: "Back"))
        }

        override var navigationItem: UINavigationItem {
            itemReads += 1
            return super.navigationItem
        }
    }

    /// A stack of pages at rest, of which every other one has a large title.
    /// - Returns: the stage, and the pages below the two on top.
    private func stage(
        depth: Int, _ profile: Simulator.Profile, attached: Bool, isLoaded: Bool
    ) -> (HeadlessStage, covered: ArraySlice<AskedPage>) {
        let pages = (0..<depth).map { AskedPage(number: $0, hasLargeTitle: $0 % 2 == 0) }
        if isLoaded { for page in pages { page.loadViewIfNeeded() } }
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.navigationBar.prefersLargeTitles = true
            navigation.viewControllers = pages
            if attached { navigation.attachBarTransition() }
            return navigation
        }
        stage.simulator.runToRest()
        return (stage, pages.dropLast(2))
    }

    /// The reads of the pages below the two on top, in a push, a pop, a swipe, a canceled swipe, updates and layout passes.
    func reads(
        depth: Int, _ profile: Simulator.Profile, attached: Bool, isLoaded: Bool
    ) -> (declarations: Int, items: Int) {
        let (stage, covered) = stage(depth: depth, profile, attached: attached, isLoaded: isLoaded)
        let before = (covered.map(\.declarationReads).reduce(0, +), covered.map(\.itemReads).reduce(0, +))
        let next = AskedPage(number: depth, hasLargeTitle: depth % 2 == 0)
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        next.setNeedsBarAppearanceUpdate(animated: false)
        next.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        stage.navigation.view.setNeedsLayout()
        stage.simulator.runToRest()
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        return (
            covered.map(\.declarationReads).reduce(0, +) - before.0,
            covered.map(\.itemReads).reduce(0, +) - before.1
        )
    }

    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func coveredPagesAreNotAsked(_ profile: Simulator.Profile, isLoaded: Bool) {
        let attached = reads(depth: 100, profile, attached: true, isLoaded: isLoaded)
        let alone = reads(depth: 100, profile, attached: false, isLoaded: isLoaded)
        #expect(attached.declarations == 0)
        #expect(attached.items <= alone.items)
    }

    /// The depth of the issue, on one system.
    @Test func aThousandPages() {
        let attached = reads(depth: 1000, .iPhone15(iOS: 18), attached: true, isLoaded: true)
        let alone = reads(depth: 1000, .iPhone15(iOS: 18), attached: false, isLoaded: true)
        #expect(attached.declarations == 0)
        #expect(attached.items <= alone.items)
    }

    /// Another default is written to the pages that are covered once, and not again with each transition.
    @Test func anotherDefaultIsWrittenOnce() {
        func reads(attached: Bool) -> Int {
            let (stage, covered) = stage(depth: 6, .iPhone15(iOS: 18), attached: attached, isLoaded: true)
            if attached { stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(titleColor: .green)) }
            stage.simulator.runToRest()
            let before = covered.map(\.itemReads).reduce(0, +)
            stage.push(AskedPage(number: 6, hasLargeTitle: true), andWait: 1)
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            return covered.map(\.itemReads).reduce(0, +) - before
        }
        #expect(reads(attached: true) <= reads(attached: false))
    }

    /// A page with a scroll view that counts how often it is asked whether it is on a stack.
    private final class VisitedPage: MarkedPage, BarAppearanceProviding {
        private(set) var stackReads = 0

        override var navigationController: UINavigationController? {
            stackReads += 1
            return super.navigationController
        }

        var barAppearance: BarAppearance {
            BarAppearance(background: .color(.systemRed), largeTitleDisplayMode: .always)
        }
    }

    private func visited(_ title: String) -> VisitedPage {
        let page = VisitedPage(title)
        page.wantsScrollView = true
        return page
    }

    /// A stack on which each page has been on the screen.
    private func visitingStage(
        _ profile: Simulator.Profile, _ pages: [VisitedPage], attached: Bool
    ) -> HeadlessStage {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: pages[0])
            navigation.navigationBar.prefersLargeTitles = true
            if attached { navigation.attachBarTransition() }
            return navigation
        }
        for page in pages.dropFirst() {
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.runToRest()
        }
        return stage
    }

    /// Pages that have been on the screen have a background under their large title, a hidden scroll edge effect and values
    /// of their items. Even so they are not asked for anything while others come and go above them.
    @Test(arguments: SmoothLayoutTests.profiles) func visitedPagesAreNotAsked(_ profile: Simulator.Profile) {
        func reads(attached: Bool) -> Int {
            let pages = (0..<12).map { visited("\($0)") }
            let stage = visitingStage(profile, pages, attached: attached)
            let covered = pages.dropLast()
            let before = covered.map(\.stackReads).reduce(0, +)
            let next = visited("Next")
            stage.navigation.pushViewController(next, animated: true)
            stage.simulator.runToRest()
            stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            return covered.map(\.stackReads).reduce(0, +) - before
        }
        #expect(reads(attached: true) <= reads(attached: false))
    }

    /// What such a page has of the library goes with it, however many levels it is popped.
    @Test func poppedPagesLoseTheirBackgrounds() throws {
        func scrollViews(attached: Bool) throws -> [UIScrollView] {
            let pages = (0..<4).map { visited("\($0)") }
            let stage = visitingStage(.iPhone17Pro(iOS: 26), pages, attached: attached)
            let scrollViews = try pages.map { try #require($0.scrollView) }
            #expect(scrollViews.allSatisfy { $0.topEdgeEffect.isHidden == attached })
            stage.navigation.popToRootViewController(animated: true)
            stage.simulator.runToRest()
            return Array(scrollViews.dropFirst())
        }
        let popped = try scrollViews(attached: true)
        #expect(popped.allSatisfy { !$0.topEdgeEffect.isHidden })
        #expect(try popped.map(\.subviews.count) == scrollViews(attached: false).map(\.subviews.count))
    }

    /// Back buttons are right on every level although only the top of the stack is visited: after changes of the stack that
    /// UIKit reports to nobody, too.
    @Test(arguments: SmoothLayoutTests.profiles) func backTitlesFollowTheStack(_ profile: Simulator.Profile) {
        func page(_ number: Int) -> DeclaringPage {
            DeclaringPage(
                "\(number)", BarAppearance(backButton: BarAppearance.BackButton(title: "From \(number)")))
        }
        let pages = (0..<4).map(page)
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: pages[0])
            navigation.attachBarTransition()
            return navigation
        }
        for page in pages.dropFirst() {
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.runToRest()
        }
        func titles() -> [String?] { pages.map(\.navigationItem.backButtonTitle) }
        #expect(titles() == ["From 1", "From 2", "From 3", nil])
        stage.navigation.viewControllerStack.removeViewControllers { $0 === pages[1] }
        stage.simulator.runToRest()
        #expect(titles() == ["From 2", nil, "From 3", nil])
        stage.navigation.viewControllers = [pages[0], pages[1], pages[2], pages[3]]
        stage.navigation.view.setNeedsLayout()
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === pages[3])
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(titles() == ["From 1", "From 2", nil, nil])
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.runToRest()
        #expect(titles() == [nil, nil, nil, nil])
    }
}
