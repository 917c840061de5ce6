import TestSupport
import Testing
import UIKit

@Suite("Flushing updates", .portable) @MainActor
struct AnimationFlushTests {
    /// Moves its marker to the stored position in the next layout.
    private final class Ruler: UIView {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var place: CGFloat = 0 {
            didSet { setNeedsLayout() }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            mark.frame.origin.x = place
        }
    }

    private let screen: TestScreen
    private let ruler = Ruler(frame: CGRect(x: 0, y: 0, width: 300, height: 10))

    init() async throws {
        screen = try await TestScreen(.iPhone(from: 26))
        let page = UIViewController()
        ruler.addSubview(ruler.mark)
        page.view.addSubview(ruler)
        await screen.show(page)
        screen.stopClock()
    }

    private func shownPlace(after seconds: Double) async throws -> CGFloat? {
        await screen.advance(by: seconds)
        return ruler.mark.layer.presentation()?.frame.minX
    }

    @available(iOS 26, *)
    @Test(arguments: [false, true]) func fact_10_15_layoutThatWasPendingBeforeIsNotAnimated(flushes: Bool) async throws
    {
        ruler.place = 100
        UIView.startAnimating(
            withDuration: 1, delay: 0, options: flushes ? [.curveLinear, .flushUpdates] : .curveLinear
        ) {
            ruler.place = 200
        }
        #expect(ruler.mark.frame.minX == (flushes ? 200 : 0), "laid out at the end of the block")
        #expect(try await shownPlace(after: 0.5) == (flushes ? 150 : 200))
    }

    @available(iOS 26, *)
    @Test func fact_10_15_nestedBlocksFlushAsWell() async throws {
        UIView.startAnimating(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) {
            ruler.place = 100
            UIView.performWithoutAnimation { ruler.place = 200 }
        }
        // From 0 to 100 with animation, then to 200 without animation.
        #expect(try await shownPlace(after: 0.5) == 150)
    }

    @available(iOS 26, *)
    @Test func fact_10_15_switchingAnimationsOffAndOnFlushes() async throws {
        UIView.startAnimating(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) {
            ruler.place = 100
            UIView.setAnimationsEnabled(false)
            ruler.place = 200
            UIView.setAnimationsEnabled(true)
            ruler.place = 300
        }
        // The view moves 100 of the 300 points without animation.
        #expect(try await shownPlace(after: 0.5) == 200)
    }

    @available(iOS 26, *)
    @Test func fact_10_15_animatorsFlush() async throws {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        #expect(!animator.flushUpdates)
        animator.flushUpdates = true
        ruler.place = 100
        animator.addAnimations { ruler.place = 200 }
        animator.startAnimation()
        #expect(try await shownPlace(after: 0.5) == 150)
    }
}
