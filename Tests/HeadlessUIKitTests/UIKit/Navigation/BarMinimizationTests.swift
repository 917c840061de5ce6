import TestSupport
import Testing
import UIKit

/// Bars that minimize while their page scrolls (iOS 27). On the device of these tests the status bar is 62 points high and
/// the row of a bar 54 (fact m1.1).
@Suite("Bars that minimize", .ownSimulator) @MainActor
struct BarMinimizationTests {
    typealias Variants = Simulator.Profile.Variants

    private func stage(
        _ behavior: UIBarMinimizationBehavior? = .onScrollDown,
        restoration: UIBarMinimizationRestorationBehavior = .automatic,
        safeArea: UIBarMinimizationSafeAreaAdjustment = .automatic, system: Int = 27,
        variants: (inout Variants) -> Void = { _ in }, bar: @escaping (UINavigationController) -> Void = { _ in }
    ) throws -> (ScrollStage, UINavigationController) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: system)
        variants(&profile.variants)
        let stage = ScrollStage(profile) { navigation in
            if let behavior { Self.set(behavior, restoration, safeArea, on: navigation.topViewController) }
            bar(navigation)
        }
        stage.simulator.runToRest()
        return (stage, try #require(stage.navigation))
    }

    private static func set(
        _ behavior: UIBarMinimizationBehavior, _ restoration: UIBarMinimizationRestorationBehavior = .automatic,
        _ safeArea: UIBarMinimizationSafeAreaAdjustment = .automatic, on page: UIViewController?
    ) {
        page?.navigationItem.navigationBarMinimization.minimizationBehavior = behavior
        page?.navigationItem.navigationBarMinimization.restorationBehavior = restoration
        page?.navigationItem.navigationBarMinimization.safeAreaAdjustment = safeArea
    }

    private func minimized(_ navigation: UINavigationController) -> CGFloat {
        Simulator.minimization(of: navigation)
    }

    /// Scrolls down by 300 points and waits.
    private func scrollDown(_ stage: ScrollStage) {
        stage.scroll(by: 300)
        stage.simulator.runToRest()
    }

    // MARK: Directions

    @Test func fact_27_1_2_onScrollDown() throws {
        let (stage, navigation) = try stage(.onScrollDown)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        scrollDown(stage)
        #expect(minimized(navigation) == 1)
        stage.scroll(by: -100)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 0, "reversed scrolling brings it back")
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        #expect(stage.page.view.safeAreaInsets.top == 116)
    }

    @Test func fact_27_1_2_onScrollUp() throws {
        let (stage, navigation) = try stage(.onScrollUp)
        scrollDown(stage)
        #expect(minimized(navigation) == 0)
        stage.scroll(by: -100)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 1)
        scrollDown(stage)
        #expect(minimized(navigation) == 0)
    }

    @Test(arguments: [UIBarMinimizationBehavior.never, .automatic, nil])
    func fact_27_1_2_theOthersKeepTheBar(_ behavior: UIBarMinimizationBehavior?) throws {
        let (stage, navigation) = try stage(behavior)
        scrollDown(stage)
        #expect(minimized(navigation) == 0)
        #expect(navigation.navigationBar.frame.minY == 62)
        #expect(stage.page.view.safeAreaInsets.top == 116)
    }

    @Test func fact_27_1_2_neverReturnsAMinimizedBar() throws {
        let (stage, navigation) = try stage()
        scrollDown(stage)
        Self.set(.never, on: stage.page)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 0)
        #expect(navigation.navigationBar.frame.minY == 62 && stage.page.view.safeAreaInsets.top == 116)
    }

    @Test func aSystemBeforeItDoesNotMinimize() throws {
        let (stage, navigation) = try stage(.onScrollDown, system: 26)
        scrollDown(stage)
        #expect(navigation.navigationBar.frame.minY == 62)
    }

    // MARK: Coming back

    @Test func fact_27_1_3_atTheScrollEdge() throws {
        let (stage, navigation) = try stage(.onScrollDown, restoration: .atScrollEdge)
        let top = stage.scrollView.contentOffset.y
        scrollDown(stage)
        stage.scroll(by: -100)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 1, "reversed scrolling does not bring it back")
        stage.scroll(by: -250)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 0)
        #expect(stage.scrollView.contentOffset.y == top, "the contents rest below the whole bar")
    }

    @Test func fact_27_1_3_atTheScrollEdgeIsHonoredWithOnScrollDownOnly() throws {
        let (stage, navigation) = try stage(.onScrollUp, restoration: .atScrollEdge)
        scrollDown(stage)
        stage.scroll(by: -100)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 1)
        stage.scroll(by: 100)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 0)
    }

    @Test func fact_27_1_3_aScrollToTheTopByCodeShowsTheBar() throws {
        let (stage, navigation) = try stage(.onScrollDown, restoration: .atScrollEdge)
        let top = stage.scrollView.contentOffset.y
        scrollDown(stage)
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: top), animated: true)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 0)
        #expect(stage.scrollView.contentOffset.y == top)
    }

    // MARK: The safe area

    @Test(arguments: [UIBarMinimizationSafeAreaAdjustment.enabled, .disabled], [true, false])
    func fact_27_1_4_theSafeAreaFollowsOrStays(_ safeArea: UIBarMinimizationSafeAreaAdjustment, followsByDefault: Bool)
        throws
    {
        let (stage, navigation) = try stage(safeArea: safeArea) { $0.minimizationAdjustsSafeArea = followsByDefault }
        let start = stage.scrollView.contentOffset.y
        scrollDown(stage)
        #expect(minimized(navigation) == 1)
        #expect(stage.page.view.safeAreaInsets.top == (safeArea == .enabled ? 62 : 116))
        #expect(stage.scrollView.contentOffset.y == start + 300, "the contents follow the finger")
    }

    // MARK: Search

    @Test func fact_27_1_5_aCenteredSearchBarMinimizesByItself() throws {
        let (stage, navigation) = try stage(nil) { _ in
        } bar: { navigation in
            let item = navigation.topViewController?.navigationItem
            item?.searchController = UISearchController(searchResultsController: nil)
            item?.preferredSearchBarPlacement = .integratedCentered
            item?.hidesSearchBarWhenScrolling = false
        }
        scrollDown(stage)
        #expect(minimized(navigation) == 1)
        stage.scroll(by: -60)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 1, "only the edge brings it back (fact 27.1.3)")
        Self.set(.never, on: stage.page)
        stage.simulator.runToRest()
        scrollDown(stage)
        #expect(minimized(navigation) == 0)
    }

    @Test func fact_27_1_6_theSearchFieldTakesThePlaceOfTheRow() throws {
        let (stage, navigation) = try stage { _ in
        } bar: { navigation in
            let item = navigation.topViewController?.navigationItem
            item?.searchController = UISearchController(searchResultsController: nil)
            item?.hidesSearchBarWhenScrolling = false
        }
        let whole = navigation.navigationBar.frame
        let field = try #require(navigation.topViewController?.navigationItem.searchController?.searchBar)
        let place = field.convert(field.bounds, to: nil).minY
        scrollDown(stage)
        #expect(navigation.navigationBar.frame == whole.offsetBy(dx: 0, dy: -54))
        #expect(field.convert(field.bounds, to: nil).minY == place - 54)
        #expect(stage.page.view.safeAreaInsets.top == whole.maxY - 54)
    }

    // MARK: The scroll view

    @Test func fact_27_1_14_aStandInThatNeverScrollsKeepsTheBar() throws {
        let (stage, navigation) = try stage()
        stage.page.setContentScrollView(UIScrollView(), for: .top)
        stage.simulator.runToRest()
        scrollDown(stage)
        #expect(minimized(navigation) == 0)
    }

    @Test func fact_27_1_2_aLargeTitleCollapsesFirst() throws {
        let (stage, navigation) = try stage { _ in
        } bar: {
            $0.navigationBar.prefersLargeTitles = true
        }
        stage.simulator.touchDown(at: CGPoint(x: 150, y: 500))
        stage.simulator.touchMove(to: CGPoint(x: 150, y: 490 - 52))
        #expect(minimized(navigation) == 0)
        #expect(navigation.navigationBar.frame.height == 54)
        stage.simulator.touchMove(to: CGPoint(x: 150, y: 490 - 52 - 54))
        #expect(minimized(navigation) == 1)
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == 1)
        stage.scroll(by: -200)
        stage.simulator.runToRest()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 106))
    }

    @Test func underAnOpaqueBarThePageFollows() throws {
        let (stage, navigation) = try stage { _ in
        } bar: {
            $0.navigationBar.isTranslucent = false
        }
        #expect(stage.page.view.frame.minY == 116)
        scrollDown(stage)
        #expect(stage.page.view.frame.minY == 62 && navigation.navigationBar.frame.maxY == 62)
        #expect(isClose(stage.scrollView.convert(CGPoint.zero, to: nil).y, 116 - 300, within: 0.001))
    }

    // MARK: Every variant

    private nonisolated static let deviations: [Variants.Deviation?] = [nil] + Variants.deviations.sample(every: 8)

    /// Whatever is unknown: contents follow the finger, the bar comes back whole, and nothing is left over.
    @Test(
        arguments: deviations,
        [
            UIBarMinimizationRestorationBehavior.automatic, .atScrollEdge,
        ])
    func thereAndBack(_ deviation: Variants.Deviation?, _ restoration: UIBarMinimizationRestorationBehavior) throws {
        let (stage, navigation) = try stage(restoration: restoration) { deviation?.apply(to: &$0) }
        let bar = navigation.navigationBar
        let start = stage.scrollView.contentOffset.y
        for _ in 0..<2 {
            stage.scroll(by: 300)
            stage.simulator.runToRest()
            #expect(minimized(navigation) == 1)
            #expect(stage.scrollView.contentOffset.y == start + 300)
            stage.scroll(by: -400)
            stage.simulator.runToRest()
            #expect(minimized(navigation) == 0)
            #expect(stage.scrollView.contentOffset.y == start)
            #expect(bar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
            #expect(bar.alpha == 1 && bar.transform == .identity)
            #expect(stage.page.view.safeAreaInsets.top == 116)
        }
    }

    @Test(arguments: [CGFloat(5), 10, 20, 53]) func aReleasedBarComesToRest(_ distance: CGFloat) throws {
        let (stage, navigation) = try stage()
        let start = stage.scrollView.contentOffset.y
        stage.scroll(by: distance)
        #expect(isClose(minimized(navigation), distance / 54, within: 0.001))
        stage.simulator.runToRest()
        #expect([0, 1].contains(minimized(navigation)))
        #expect(stage.scrollView.contentOffset.y == start + minimized(navigation) * 54, "no gap below the bar")
        stage.scroll(by: 300)
        stage.simulator.runToRest()
        stage.scroll(by: -distance)
        stage.simulator.runToRest()
        #expect([0, 1].contains(minimized(navigation)))
        #expect(stage.page.view.safeAreaInsets.top == 116 - minimized(navigation) * 54)
    }

    // MARK: Transitions

    private func push(_ stage: ScrollStage, _ navigation: UINavigationController) -> UIViewController {
        let page = HeadlessStage.page("B")
        navigation.pushViewController(page, animated: true)
        stage.simulator.runToRest()
        return page
    }

    @Test(arguments: deviations)
    func thePageThatIsPushedHasTheWholeBar(_ deviation: Variants.Deviation?) throws {
        let (stage, navigation) = try stage { deviation?.apply(to: &$0) }
        scrollDown(stage)
        let page = push(stage, navigation)
        #expect(minimized(navigation) == 0)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        #expect(navigation.navigationBar.alpha == 1 && navigation.navigationBar.transform == .identity)
        #expect(page.view.safeAreaInsets.top == 116)
    }

    @Test(arguments: [true, false]) func aPageThatIsUncovered(keeps: Bool) throws {
        let (stage, navigation) = try stage { $0.keepsMinimizationOfCoveredPages = keeps }
        scrollDown(stage)
        _ = push(stage, navigation)
        navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(minimized(navigation) == (keeps ? 1 : 0))
        #expect(stage.page.view.safeAreaInsets.top == (keeps ? 62 : 116))
    }

    @Test func aSwipeBackThatIsCanceledLeavesItMinimized() throws {
        let (stage, navigation) = try stage { _ in
        } bar: {
            $0.viewControllers.insert(HeadlessStage.page("Z"), at: 0)
        }
        scrollDown(stage)
        stage.simulator.swipeBack(toProgress: 0.5, finishing: false)
        #expect(minimized(navigation) == 1)
        #expect(stage.page.view.safeAreaInsets.top == 62 && navigation.navigationBar.frame.maxY == 62)
        stage.simulator.swipeBack(toProgress: 0.8, finishing: true)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.navigationBar.frame.maxY == 116)
    }
}
