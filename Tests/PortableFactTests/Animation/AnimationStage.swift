import TestSupport
import Testing
import UIKit

/// A page with one view of 100 × 100 points at its top left corner, and the view's values on the screen. Time stands still
/// except in `advance(by:)`.
@MainActor
struct AnimationStage {
    let screen: TestScreen
    let page = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let record = Record()

    /// The positions that the completions of animators received.
    @MainActor
    final class Record {
        var ends: [UIViewAnimatingPosition] = []
    }

    init() async throws {
        // Curves and springs were measured on iOS 26.
        screen = try await TestScreen(.iPhone(from: 26))
        await screen.show(page)
        page.view.addSubview(view)
        await screen.rest()
        screen.stopClock()
    }

    /// What is on the screen after this turn: a presentation layer has the values from its start.
    private var shown: CALayer? {
        CATransaction.flush()
        return view.layer.presentation()
    }

    /// The horizontal distance from the initial to the shown centre of the view.
    var x: CGFloat { (shown?.position.x ?? .nan) - 50 }
    var y: CGFloat { (shown?.position.y ?? .nan) - 50 }
    var alpha: CGFloat { CGFloat(shown?.opacity ?? .nan) }
    var size: CGSize { shown?.bounds.size ?? .zero }
    var red: CGFloat { shown?.backgroundColor?.components?[0] ?? .nan }

    /// Moves the view 100 points to the right of its initial position.
    func move() { view.center.x = 150 }

    func advance(by seconds: TimeInterval) async { await screen.advance(by: seconds) }
    func rest() async { await screen.rest() }
    func turn() async { await screen.turn() }

    /// An animator over 1 s that moves the view.
    func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve, animations: move)
        animator.addCompletion { [record] in record.ends.append($0) }
        return animator
    }

    /// The positions that the completions of its animators received.
    var ends: [UIViewAnimatingPosition] { record.ends }
}
