import UIKit

/// A hidden scroll view that reports drags on another view. Its pan gesture recognizer is added to that view, and its
/// delegate receives the drags, so no target and selector are needed (WWDC 2012, session 223; WWDC 2014, session 235).
@MainActor
final class PanTrackingScrollView: UIScrollView, UIGestureRecognizerDelegate {
    /// Whether a drag may begin.
    private let shouldBegin: (UIPanGestureRecognizer) -> Bool
    /// Whether another recognizer waits for this one to fail.
    private let shouldBeRequiredToFailBy: (UIGestureRecognizer) -> Bool
    /// Whether this recognizer waits for another one to fail.
    private let shouldRequireFailureOf: (UIGestureRecognizer) -> Bool

    init(
        shouldBegin: @escaping (UIPanGestureRecognizer) -> Bool,
        shouldBeRequiredToFailBy: @escaping (UIGestureRecognizer) -> Bool,
        shouldRequireFailureOf: @escaping (UIGestureRecognizer) -> Bool
    ) {
        self.shouldBegin = shouldBegin
        self.shouldBeRequiredToFailBy = shouldBeRequiredToFailBy
        self.shouldRequireFailureOf = shouldRequireFailureOf
        super.init(frame: .zero)
        isHidden = true
        accessibilityElementsHidden = true
        // If two scroll views scroll to the top, a tap on the status bar scrolls neither.
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PanTrackingScrollView cannot be decoded; ContentPopGesture creates it.")
    }

    func attach(to view: UIView) {
        frame = view.bounds
        view.addSubview(self)
        view.addGestureRecognizer(panGestureRecognizer)
        // A drag can begin before the next layout pass.
        layoutIfNeeded()
    }

    /// Removes the recognizer from the view that it was added to.
    func detach() {
        panGestureRecognizer.view?.removeGestureRecognizer(panGestureRecognizer)
    }

    /// Keeps one width of content to either side while nothing is dragged.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isDragging else { return }
        contentSize = CGSize(width: 3 * bounds.width, height: bounds.height)
        contentOffset = CGPoint(x: bounds.width, y: 0)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panGestureRecognizer
            ? shouldBegin(panGestureRecognizer) : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === panGestureRecognizer && shouldBeRequiredToFailBy(otherGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === panGestureRecognizer && shouldRequireFailureOf(otherGestureRecognizer)
    }
}
