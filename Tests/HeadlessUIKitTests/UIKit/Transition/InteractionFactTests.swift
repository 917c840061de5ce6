import TestSupport
import Testing
import UIKit

/// Facts about transitions that a gesture or the app's own interaction controller drives.
@Suite("Facts about interactive transitions", .ownSimulator) @MainActor
struct InteractionFactTests {
    /// A bar is outside of the pages' container: a percent-driven transition scrubs a block's changes there only if the
    /// block was given for that view. UIKit's interactive pop scrubs them in any case.
    @Test(arguments: [true, false]) func fact_2_2_3_outsideOfTheContainerAFingerScrubsWhatItIsAskedFor(
        asked: Bool
    ) throws {
        let stage = TracingStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: Fade(), driver: driver)
        let page = stage.page("B")
        let (inside, outside) = (UIView(), UIView())
        page.view.addSubview(inside)
        stage.navigation.navigationBar.addSubview(outside)
        stage.navigation.pushViewController(page, animated: true)
        let block: (any UIViewControllerTransitionCoordinatorContext) -> Void = { _ in
            inside.frame.origin.x = 100
            outside.frame.origin.x = 100
        }
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        if asked {
            coordinator.animateAlongsideTransition(in: stage.navigation.navigationBar, animation: block)
        } else {
            coordinator.animate(alongsideTransition: block)
        }
        stage.simulator.commit()
        driver.update(0.25)
        stage.simulator.advance(by: 0.15)
        func x(_ view: UIView) throws -> CGFloat { try #require(view.layer.presentation()).frame.minX }
        #expect(abs(try x(inside) - 25) < 0.01)
        #expect(abs(try x(outside) - (asked ? 25 : 50)) < 0.01, "unscrubbed it is halfway after 0.15 of 0.3 seconds")
        stage.simulator.advance(by: 1)
        #expect(abs(try x(inside) - 25) < 0.01)
        #expect(abs(try x(outside) - (asked ? 25 : 100)) < 0.01)
        driver.finish()
        stage.simulator.runToRest()
        #expect(try x(inside) == 100 && x(outside) == 100)
    }

    @Test func fact_2_2_3_theSwipeBackScrubsTheBarAnyway() throws {
        let stage = TracingStage("A", "B")
        let view = UIView()
        stage.navigation.navigationBar.addSubview(view)
        stage.pages[0].onWillAppear = { $0.transitionCoordinator?.animate { _ in view.frame.origin.x = 100 } }
        stage.simulator.beginBackSwipe()
        for progress in [0.3, 0.6] as [CGFloat] {
            stage.simulator.moveBackSwipe(toProgress: progress)
            stage.simulator.advance(by: 1)
            #expect(abs(try #require(view.layer.presentation()).frame.minX - 100 * progress) < 0.01)
        }
        stage.simulator.touchCancel()
    }

    @Test func fact_2_2_10_speedAndCurveOfTheCompletion() throws {
        let stage = TracingStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: Fade(), driver: driver)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.commit()
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        for percent in [0.2, 0.4] as [CGFloat] {
            driver.update(percent)
            #expect(coordinator.percentComplete == percent, "live")
        }
        driver.completionSpeed = 2
        driver.completionCurve = .easeIn
        driver.finish()
        #expect(coordinator.percentComplete == 0.4)
        #expect(coordinator.completionVelocity == 2 && coordinator.completionCurve == .easeIn)
        // 0.6 of 0.3 seconds, at twice the speed.
        #expect(abs(stage.simulator.runToRest() - 0.09) < 0.002)
    }

    @Test func fact_2_2_11_afterACancelTheyAreTheSame() {
        let stage = TracingStage("A", "B")
        var seen: [[UIViewController?]] = []
        stage.simulator.beginBackSwipe()
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            seen.append([context.viewController(forKey: .from), context.viewController(forKey: .to)])
        }
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(seen == [[stage.pages[1], stage.pages[0]]])
    }

    @Test func fact_2_2_13_handlersTooRunInOrder() {
        let stage = TracingStage("A", "B")
        var order: [Int] = []
        stage.simulator.beginBackSwipe()
        for number in 1...3 {
            stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in order.append(number) }
        }
        stage.simulator.endBackSwipe(finishing: false)
        #expect(order == [1, 2, 3])
    }
}
