import BarTransition
import TestSupport
import Testing
import UIKit

/// A change of the stack that a finger drives is canceled. UIKit can leave the page that came in (seen on iOS 7), and then the stack
/// is made what it was; what the app makes of it is left.
@Suite("Stacks after canceled changes", .ownSimulator) @MainActor
struct CanceledStackTests {
    /// Learns of a cancel before the library does.
    private final class ComingPage: DeclaringPage {
        var onCancel: (UINavigationController) -> Void = { _ in }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(alongsideTransition: nil) { [navigationController, onCancel] context in
                if context.isCancelled, let navigationController { onCancel(navigationController) }
            }
        }
    }

    /// Plays a change of a stack that is canceled in the middle.
    /// - Returns: the titles of the pages at rest.
    private func titles(
        _ pages: [UIViewController], to changed: [UIViewController],
        onCancel: @escaping (UINavigationController) -> Void
    ) -> String {
        let finger = UIPercentDrivenInteractiveTransition()
        let delegate = FadingDelegate(finger: finger)
        let stage = HeadlessStage(.iPhone15(iOS: 18)) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.delegate = delegate
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        var cancels = 0
        (changed.last as? ComingPage)?.onCancel = { navigation in
            cancels += 1
            onCancel(navigation)
        }
        stage.navigation.setViewControllers(changed, animated: true)
        stage.simulator.commit()
        finger.update(0.4)
        finger.cancel()
        var frames = 0
        while cancels == 0, frames < 120 {
            stage.simulator.advance(by: 1 / 60)
            frames += 1
        }
        stage.simulator.advance(by: 1 / 60)
        #expect(stage.navigation.transitionCoordinator == nil, "the stack is taken back without a transition")
        stage.simulator.runToRest()
        #expect(cancels == 1)
        return stage.pages.map { $0.title ?? "" }.joined()
    }

    private func page(_ title: String) -> ComingPage { ComingPage(title, BarAppearance(background: .color(.red))) }

    /// UIKit leaves the whole stack that was to come. Pages at the bottom that stay are in both.
    @Test func theStackThatWasToComeIsTakenBack() {
        let pages = ["A", "B", "C"].map(page)
        let changed = [pages[0], page("D"), page("E")]
        #expect(titles(pages, to: changed) { $0.setViewControllers(changed, animated: false) } == "ABC")
    }

    /// The app has another stack by then, with the page that was to come.
    @Test func anotherStackStays() {
        let pages = ["A", "B"].map(page)
        let (next, other) = (page("C"), page("D"))
        let titles = titles(pages, to: [pages[0], next]) { navigation in
            navigation.setViewControllers([pages[0], other, next], animated: false)
        }
        #expect(titles == "ADC")
    }

    /// The app pushes another page where it learns of the cancel.
    @Test func anotherPageOnTopStays() {
        let pages = ["A", "B"].map(page)
        let other = page("D")
        #expect(titles(pages, to: pages + [page("C")]) { $0.pushViewController(other, animated: false) } == "ABD")
    }

    /// The page that a canceled pop was to show was there before; the app puts it on top.
    @Test func aPageThatWasThereBeforeStays() {
        let pages = ["A", "B", "C"].map(page)
        let titles = titles(pages, to: [pages[0], pages[1]]) { navigation in
            navigation.setViewControllers([pages[0], pages[2], pages[1]], animated: false)
        }
        #expect(titles == "ACB")
    }
}
