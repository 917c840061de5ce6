import UIKit

/// Follows a finger on another view, as a scroll view that nobody sees: whose recogniser is moved to that view tells its
/// delegate how the finger goes, without targets and selectors (WWDC 2012, session 223; WWDC 2014, session 235).
@MainActor
final class DragFollower: UIScrollView, UIGestureRecognizerDelegate {
    /// Whether the drag that is about to be recognised may begin.
    var mayBegin: (UIPanGestureRecognizer) -> Bool = { _ in false }
    /// Whether another recogniser has to wait for this one.
    var goesBefore: (UIGestureRecognizer) -> Bool = { _ in false }
    /// Whether this one has to wait for another.
    var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }

    init() {
        super.init(frame: .zero)
        isHidden = true
        accessibilityElementsHidden = true
        // A second scroll view that scrolls to the top would take the tap on the status bar from the page's.
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DragFollower(coder:): it is made by ContentPop only.")
    }

    func attach(to view: UIView) {
        frame = view.bounds
        view.insertSubview(self, at: 0)
        view.addGestureRecognizer(panGestureRecognizer)
        layoutIfNeeded()
    }

    /// Gives up the view that it followed fingers on.
    func leave() {
        panGestureRecognizer.view?.removeGestureRecognizer(panGestureRecognizer)
    }

    /// At rest there is a width to go to either side.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isDragging else { return }
        contentSize = CGSize(width: 3 * bounds.width, height: bounds.height)
        contentOffset = CGPoint(x: bounds.width, y: 0)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        return gestureRecognizer !== panGestureRecognizer || mayBegin(panGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === panGestureRecognizer && goesBefore(otherGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === panGestureRecognizer && waitsFor(otherGestureRecognizer)
    }
}
