import Foundation

/// The state of the bars' automatic hiding: by swipe, tap, height or keyboard (fact 9.3).
@MainActor
struct AutomaticBarHiding {
    /// The height is compact and the bars hide there; they return with the regular height (fact 9.3.1).
    fileprivate var hidByHeight = false
    /// The navigation bar was hidden already when the height became compact.
    fileprivate var wasHiddenBeforeHeight = false
    /// The bars are hidden because of the keyboard; a tap shows them.
    fileprivate var hidByKeyboard = false
    /// The toolbar was hidden together with the navigation bar.
    fileprivate var hidToolbar = false

    let swipe: UIPanGestureRecognizer = VerticalPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    fileprivate let gestureDelegate = BarHidingGestureDelegate()
}

extension UINavigationController {
    func setUpBarHiding() {
        barHiding.gestureDelegate.navigationController = self
        for recognizer in [barHiding.swipe, barHiding.tap] as [UIGestureRecognizer] {
            recognizer.delegate = barHiding.gestureDelegate
            recognizer.cancelsTouchesInView = false
        }
        barHiding.swipe.handler = { [weak self] _ in self?.handleBarHidingSwipe() }
        barHiding.tap.handler = { [weak self] _ in self?.handleBarHidingTap() }
        updateBarHidingRecognizers()
    }

    func automaticBarHidingChanged() {
        updateBarHidingRecognizers()
        viewIfLoaded?.setNeedsLayout()
    }

    private func updateBarHidingRecognizers() {
        barHiding.swipe.isEnabled = hidesBarsOnSwipe
        barHiding.tap.isEnabled = hidesBarsOnTap || hidesBarsWhenVerticallyCompact || hidesBarsWhenKeyboardAppears
    }

    private func handleBarHidingSwipe() {
        let swipe = barHiding.swipe
        guard swipe.state == .began || swipe.state == .changed else { return }
        let distance = swipe.translation(in: view).y
        guard abs(distance) > 10 else { return }
        setBars(hidden: distance < 0)
        swipe.setTranslation(.zero, in: view)
    }

    private func handleBarHidingTap() {
        let point = barHiding.tap.location(in: view)
        if barHidden, hidesBarsWhenVerticallyCompact, traitCollection.verticalSizeClass == .compact {
            let isInBars = shownBarFrame.contains(point) || toolbarFrame.contains(point)
            if isInBars || hidesBarsOnTap { setBars(hidden: false) }
        } else if barHidden, barHiding.hidByKeyboard {
            setBars(hidden: false)
        } else if hidesBarsOnTap {
            setBars(hidden: !barHidden)
        }
    }

    /// Shows or hides both bars; the toolbar only if it has items (fact 9.3).
    private func setBars(hidden: Bool, animated: Bool = true) {
        guard running == nil, !isStartingTransition, hidden != barHidden else { return }
        setNavigationBarHidden(hidden, animated: animated)
        if !hidden { barHiding.hidByKeyboard = false }
        guard topViewController?.toolbarItems?.isEmpty == false else { return }
        if hidden, !toolbarHidden {
            barHiding.hidToolbar = true
            setToolbarHidden(true, animated: animated)
        } else if !hidden, barHiding.hidToolbar {
            barHiding.hidToolbar = false
            setToolbarHidden(false, animated: animated)
        }
    }

    /// Hides or shows both bars if the height became compact or regular (fact 9.3.1).
    func applyHidingByHeight() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let hides = hidesBarsWhenVerticallyCompact && isCompact
        guard hides != barHiding.hidByHeight else { return }
        barHiding.hidByHeight = hides
        if hides {
            barHiding.wasHiddenBeforeHeight = barHidden
            barHidden = true
            if !toolbarHidden { (barHiding.hidToolbar, toolbarHidden) = (true, true) }
        } else {
            let showsEvery = Simulator.current.profile.variants.showsEveryBarAtRegularHeight
            if showsEvery || !barHiding.wasHiddenBeforeHeight { barHidden = false }
            if barHiding.hidToolbar { (barHiding.hidToolbar, toolbarHidden) = (false, false) }
        }
    }

    func keyboardWillAppear() {
        guard hidesBarsWhenKeyboardAppears, !barHidden else { return }
        setBars(hidden: true)
        barHiding.hidByKeyboard = true
    }
}

/// UIKit's delegate of both recognizers: they recognize simultaneously with others and ignore taps on the bars'
/// controls.
@MainActor
private final class BarHidingGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var navigationController: UINavigationController?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer is UITapGestureRecognizer, let nav = navigationController else { return true }
        let touched = touch.view
        return !(touched is UIControl) && touched?.isDescendant(of: nav.bar) != true
            && touched?.isDescendant(of: nav.shownToolbar) != true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
