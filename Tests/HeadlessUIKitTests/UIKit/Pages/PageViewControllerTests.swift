import TestSupport
import Testing
import UIKit

@Suite("Page view controllers", .ownSimulator) @MainActor
struct PageViewControllerTests {
    /// Provides the pages of a row and records what it is asked.
    private final class Row: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let trace: Trace
        let pages: [TracingPage]

        init(_ trace: Trace, _ names: [String]) {
            self.trace = trace
            pages = names.map { TracingPage($0, trace) }
        }

        private func neighbor(of page: UIViewController, by distance: Int) -> UIViewController? {
            guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
            return pages.indices.contains(index + distance) ? pages[index + distance] : nil
        }

        private func name(_ page: UIViewController) -> String { (page as? TracingPage)?.name ?? "?" }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            trace.add("before \(name(viewController))")
            return neighbor(of: viewController, by: -1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            trace.add("after \(name(viewController))")
            return neighbor(of: viewController, by: 1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            trace.add("to " + pendingViewControllers.map(name).joined())
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            let now = (pageViewController.viewControllers ?? []).map(name).joined()
            trace.add("did \(finished) from \(previousViewControllers.map(name).joined()) at \(now) \(completed)")
        }
    }

    @MainActor
    private struct Stage {
        let simulator: Simulator
        let trace = Trace()
        let row: Row
        let pager: UIPageViewController
        let root = UIViewController()
        let navigation: UINavigationController

        /// - Parameter index: the page of three that is shown.
        init(
            _ profile: Simulator.Profile = .iPhone15(iOS: 18), at index: Int = 0, spacing: CGFloat = 0,
            direction: UIUserInterfaceLayoutDirection = .leftToRight, hasDataSource: Bool = true
        ) {
            simulator = Simulator(profile: profile, layoutDirection: direction)
            row = Row(trace, ["A", "B", "C"])
            pager = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: spacing])
            if hasDataSource { pager.dataSource = row }
            pager.delegate = row
            pager.setViewControllers([row.pages[index]], direction: .forward, animated: false)
            navigation = UINavigationController()
            navigation.setViewControllers([root, pager], animated: false)
            simulator.show(navigation)
            trace.clear()
        }

        var shown: String? { (pager.viewControllers?.first as? TracingPage)?.name }
        var scrollView: UIScrollView? { pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

        func swipe(by distance: CGFloat, velocity: CGFloat = 0) {
            simulator.drag(
                from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + distance, y: 400),
                velocity: CGPoint(x: velocity, y: 0))
            simulator.runToRest()
        }
    }

    /// What the data source and the delegate were asked.
    private func calls(_ stage: Stage) -> [String] { stage.trace.filter { !$0.contains(".") } }

    @Test func fact_m23_6_theOrderOfAUsersTurns() {
        let stage = Stage()
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
        #expect(stage.trace.lifecycle.isEmpty)
        stage.simulator.touchMove(to: CGPoint(x: 185, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 170, y: 400))
        #expect(calls(stage) == ["after A", "before A", "to B"])
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.trace.lifecycle.last == "did true from A at A false")
        stage.trace.clear()
        stage.swipe(by: -150, velocity: -2000)
        #expect(calls(stage) == ["to B", "did true from A at B true", "after B"])
        stage.trace.clear()
        stage.swipe(by: 150, velocity: 2000)
        #expect(calls(stage) == ["to A", "did true from B at A true", "before A"])
    }

    @Test func pagesAppearAndDisappear() {
        let stage = Stage()
        stage.swipe(by: -150, velocity: -2000)
        let views: [String] = stage.trace.lifecycle.filter { $0.contains("A.view") || $0.contains("B.view") }
        let expected: [String] = [
            "B.viewDidLoad", "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)",
            "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
        ]
        #expect(views == expected)
        #expect(stage.pager.children == [stage.row.pages[1]])
        #expect(stage.row.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(stage.row.pages[1].view.safeAreaInsets == stage.pager.view.safeAreaInsets)
    }

    @Test func aTurnBackShowsThePageAgain() {
        let stage = Stage()
        stage.swipe(by: -60)
        #expect(stage.shown == "A" && stage.pager.children == [stage.row.pages[0]])
        let ends: [String] = ["B.viewDidDisappear(true)", "A.viewDidAppear(true)"]
        let found: [String] = stage.trace.lifecycle.filter { ends.contains($0) }
        #expect(found == ends)
        #expect(stage.row.pages[1].viewIfLoaded?.window == nil)
    }

    @Test func theRowEndsWithABounce() {
        let stage = Stage()
        stage.swipe(by: 200, velocity: 2000)
        #expect(stage.shown == "A")
        #expect(!stage.trace.events.contains { $0.hasPrefix("to") || $0.hasPrefix("did") })
        #expect(stage.row.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test func fact_m23_7_withoutADataSourceSwipesDoNothing() {
        let stage = Stage(hasDataSource: false)
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
        for x in [180, 150, 100] { stage.simulator.touchMove(to: CGPoint(x: CGFloat(x), y: 400)) }
        #expect(stage.row.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
        stage.simulator.touchUp(velocity: .zero)
        #expect(stage.trace.lifecycle.isEmpty)
    }

    @Test(arguments: [UIPageViewController.NavigationDirection.forward, .reverse], [false, true])
    func fact_m23_7_theAppsTurnsDoNotNotifyTheDelegate(
        _ direction: UIPageViewController.NavigationDirection, isRTL: Bool
    ) {
        let stage = Stage(direction: isRTL ? .rightToLeft : .leftToRight)
        var ends: [Bool] = []
        stage.pager.setViewControllers([stage.row.pages[2]], direction: direction, animated: true) { ends.append($0) }
        stage.simulator.advance(by: 0.15)
        let x = stage.row.pages[2].view.convert(CGPoint.zero, to: nil).x
        #expect(((direction == .forward) != isRTL) == (x > 0) && ends.isEmpty)
        stage.simulator.runToRest()
        #expect(ends == [true] && stage.shown == "C")
        #expect(stage.row.pages[2].view.convert(CGPoint.zero, to: nil).x == 0)
        #expect(!stage.trace.events.contains { $0.hasPrefix("to") || $0.hasPrefix("did") })
        #expect(stage.trace.contains("A.viewDidDisappear(true)") && stage.trace.contains("C.viewDidAppear(true)"))
    }

    @Test func fact_m23_7_thereIsOnePage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                .setViewControllers([], direction: .forward, animated: false)
        }
        #expect(standardError(of: result).contains("doesn't match the number required (1)"))
    }

    @Test func pagesAreApart() {
        let stage = Stage(spacing: 20)
        stage.simulator.touchDown(at: CGPoint(x: 300, y: 400))
        for x in [290, 280, 200] { stage.simulator.touchMove(to: CGPoint(x: CGFloat(x), y: 400)) }
        let first = stage.row.pages[0].view.convert(stage.row.pages[0].view.bounds, to: nil)
        let second = stage.row.pages[1].view.convert(stage.row.pages[1].view.bounds, to: nil)
        #expect(second.minX - first.maxX == 20 && first.width == 393)
        stage.simulator.touchCancel()
        stage.simulator.runToRest()
    }

    // MARK: - The swipe back

    /// A drag from the edge pops, whatever page is shown (fact 8.0.3).
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [0, 1])
    func aDragFromTheEdgePops(_ profile: Simulator.Profile, index: Int) {
        let stage = Stage(profile, at: index)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.6)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [stage.root])
        #expect(!stage.trace.events.contains { $0.hasPrefix("to") })
    }

    /// Elsewhere the pages scroll back, and only the first page leaves the drag to the content gesture of iOS 26 (fact
    /// 8.0.3).
    @Test(arguments: [(0, true), (1, false)]) func aDragInTheContentsTurnsThePage(_ index: Int, pops: Bool) {
        let stage = Stage(.iPhone17Pro(iOS: 26), at: index)
        stage.swipe(by: 200, velocity: 2000)
        #expect((stage.navigation.viewControllers == [stage.root]) == pops)
        #expect(stage.shown == "A")
    }

    @Test func theBarDoesNotFollowThePages() {
        let stage = Stage(at: 1)
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.simulator.runToRest()
        let height = stage.navigation.navigationBar.frame.height
        stage.swipe(by: -150, velocity: -2000)
        #expect(stage.shown == "C" && stage.navigation.navigationBar.frame.height == height)
    }

    @Test func pagesKeepTheirPlaceInARotation() {
        let stage = Stage(at: 1)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        let page = stage.row.pages[1].view
        #expect(page?.convert(page?.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 0, width: 852, height: 393))
    }
}
