import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Custom transitions", .ownSimulator) @MainActor
struct CustomTransitionTests {
    /// Slides the incoming page up in 0.4 seconds.
    final class SlideUp: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: Bool?
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.viewController(forKey: .to) else { return }
            let end = transitionContext.finalFrame(for: to)
            to.view.frame = end.offsetBy(dx: 0, dy: end.height)
            transitionContext.containerView.addSubview(to.view)
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                to.view.frame = end
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
    }

    /// UIKit documentation of `containerView`: it is the superview of both views.
    @Test(arguments: [true, false]) func bothPagesAreInTheContainer(_ completes: Bool) throws {
        final class PutBelow: NSObject, UIViewControllerAnimatedTransitioning {
            let completes: Bool
            var seen: [Bool] = []
            init(completes: Bool) { self.completes = completes }
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
                let container = context.containerView
                container.insertSubview(to, belowSubview: from)
                let places = [to, from].compactMap { container.subviews.firstIndex(of: $0) }
                seen = [from.superview === container, places.count == 2 && places[0] < places[1]]
                UIView.animate(withDuration: 0.3) {
                    from.alpha = 0
                } completion: { [completes] _ in
                    from.alpha = 1
                    context.completeTransition(completes)
                }
            }
        }
        let stage = TracingStage("A", "B")
        let frame = stage.pages[1].view.convert(stage.pages[1].view.bounds, to: nil)
        let insets = stage.pages[1].view.safeAreaInsets
        let animator = PutBelow(completes: completes)
        stage.draw(with: animator)
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        #expect(animator.seen == [true, true])
        stage.simulator.runToRest()
        let shown = stage.pages[completes ? 0 : 1]
        #expect(stage.navigation.topViewController === shown)
        #expect(shown.view.window != nil)
        #expect(shown.view.convert(shown.view.bounds, to: nil) == frame)
        #expect(shown.view.safeAreaInsets == insets)
        #expect(stage.pages[completes ? 1 : 0].view.window == nil)
        // UIKit's own transition works as before.
        stage.draw(with: nil)
        stage.navigation.pushViewController(stage.page("C"), animated: true)
        stage.simulator.advance(by: 0.2)
        let slide = try #require(shown.view.superview?.layer.presentation()).frame.minX
        #expect(slide < 0, "the page moves to the left")
        stage.simulator.runToRest()
        #expect(shown.view.window == nil)
    }

    /// The bar grows for the incoming page during the transition: its final frame begins below the larger bar.
    @Test func theFinalFrameIsBelowTheBarAsItWillBe() throws {
        let stage = TracingStage("A")
        stage.navigation.navigationBar.isTranslucent = false
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
        stage.simulator.runToRest()
        let inlineEdge = stage.navigation.navigationBar.frame.maxY
        stage.draw(with: SlideUp())
        let b = stage.page("B")
        b.navigationItem.largeTitleDisplayMode = .always
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.commit()
        let begun = b.view.frame
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.frame.maxY > inlineEdge)
        #expect(abs(begun.minY - stage.navigation.navigationBar.frame.maxY) < 0.01)
        #expect(b.view.frame == begun)
    }

    @Test func aDriverThatIsUsedAgainBeginsAtTheBeginning() throws {
        let stage = TracingStage("A")
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: SlideUp(), driver: driver)
        for name in ["B", "C"] {
            let page = stage.page(name)
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.commit()
            #expect(driver.percentComplete == 0)
            #expect(try #require(page.view.layer.presentation()).frame.minY == 852)
            driver.update(0.7)
            driver.finish()
            stage.simulator.runToRest()
        }
        driver.update(0.5)
        let last = stage.page("D")
        stage.navigation.pushViewController(last, animated: true)
        stage.simulator.commit()
        #expect(driver.percentComplete == 0.5, "the finger moved before the transition began")
        #expect(try #require(last.view.layer.presentation()).frame.minY == 426)
    }
}
