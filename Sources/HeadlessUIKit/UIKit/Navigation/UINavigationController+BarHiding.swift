import Foundation

extension UINavigationController {
    func hidingChanged() {
        updateHidingRecognizers()
        viewIfLoaded?.setNeedsLayout()
    }

    private func updateHidingRecognizers() {
        barHiding.swipe.isEnabled = hidesBarsOnSwipe
        barHiding.tap.isEnabled = hidesBarsOnTap || hidesBarsWhenVerticallyCompact || hidesBarsWhenKeyboardAppears
    }

    func setUpBarHiding() {
        barHiding.gestures.navigationController = self
        for recognizer in [barHiding.swipe, barHiding.tap] as [UIGestureRecognizer] {
            recognizer.delegate = barHiding.gestures
            recognizer.cancelsTouchesInView = false
        }
        barHiding.swipe.handler = { [weak self] _ in self?.followHidingSwipe() }
        barHiding.tap.handler = { [weak self] _ in self?.followHidingTap() }
        updateHidingRecognizers()
    }

    private func followHidingSwipe() {
        let swipe = barHiding.swipe
        guard swipe.state == .began || swipe.state == .changed else { return }
        let distance = swipe.translation(in: view).y
        guard abs(distance) > 10 else { return }
        setBars(hidden: distance < 0)
        swipe.setTranslation(.zero, in: view)
    }

    private func followHidingTap() {
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

    /// The toolbar takes part only if it has items (fact 9.3).
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

    /// The height became compact or regular: the bars go or come back.
    func applyHidingByHeight() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let hides = hidesBarsWhenVerticallyCompact && isCompact
        guard hides != barHiding.hidByHeight else { return }
        barHiding.hidByHeight = hides
        if barHidden != hides {
            barHidden = hides
        }
    }

    /// The keyboard is coming.
    func keyboardWillAppear() {
        guard hidesBarsWhenKeyboardAppears, !barHidden else { return }
        setBars(hidden: true)
        barHiding.hidByKeyboard = true
    }
}
