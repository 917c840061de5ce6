import TestSupport
import Testing
import UIKit

@Suite("Page view controllers", .portable) @MainActor
struct PageViewControllerTests {
    private final class Delegate: NSObject, UIPageViewControllerDelegate {
        var isTold = false

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { isTold = true }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { isTold = true }
    }

    @MainActor
    private struct Stage {
        let screen: TestScreen
        let delegate = Delegate()
        let pages = (0..<3).map { _ in UIViewController() }
        let pager = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: CGFloat(0)])

        init() async throws {
            screen = try await TestScreen()
            pager.delegate = delegate
            turn(to: 0, animated: false) { _ in }
            await screen.show(UINavigationController(rootViewController: pager))
        }

        /// Returns at once; in an async function `setViewControllers` waits for the end.
        func turn(to page: Int, animated: Bool, completion: @escaping @MainActor (Bool) -> Void) {
            pager.setViewControllers([pages[page]], direction: .forward, animated: animated) { isFinished in
                MainActor.assumeIsolated { completion(isFinished) }
            }
        }
    }

    @Test func fact_m23_7_theAppsTurnsDoNotNotifyTheDelegate() async throws {
        let stage = try await Stage()
        var ends: [Bool] = []
        stage.turn(to: 2, animated: true) { ends.append($0) }
        await stage.screen.advance(by: 0.1)
        #expect(ends.isEmpty)
        await stage.screen.rest()
        #expect(ends == [true] && stage.pager.viewControllers == [stage.pages[2]])
        #expect(!stage.delegate.isTold)
    }

    @Test func fact_m23_7_aReplacedAnimationIsUnfinished() async throws {
        let stage = try await Stage()
        var ends: [String] = []
        stage.turn(to: 1, animated: true) { ends.append("B \($0)") }
        await stage.screen.advance(by: 0.1)
        stage.turn(to: 2, animated: false) { ends.append("C \($0)") }
        await stage.screen.rest()
        #expect(ends == ["B false", "C true"] && stage.pager.viewControllers == [stage.pages[2]])
        #expect(stage.pager.children == [stage.pages[2]])
    }
}
