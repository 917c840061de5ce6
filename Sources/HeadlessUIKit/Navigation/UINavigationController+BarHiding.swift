import Foundation

extension UINavigationController {
    /// Whether a swipe up hides the bars and a swipe down shows them; default false.
    public var hidesBarsOnSwipe: Bool {
        get { barHiding.onSwipe }
        set { changeHiding { $0.onSwipe = newValue } }
    }
    /// Whether a tap on the page hides and shows the bars; default false.
    public var hidesBarsOnTap: Bool {
        get { barHiding.onTap }
        set { changeHiding { $0.onTap = newValue } }
    }
    /// Whether the bars are away at a compact height; a tap where they were shows them. Default false.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.whenCompact }
        set { changeHiding { $0.whenCompact = newValue } }
    }
    /// Whether the bars go when the keyboard comes; they stay away after it until a tap. Default false.
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.whenKeyboardAppears }
        set { changeHiding { $0.whenKeyboardAppears = newValue } }
    }
    /// Recognises the swipe that hides and shows the bars.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// Recognises the tap that hides and shows the bars.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    private func changeHiding(_ edit: (inout BarHiding) -> Void) {
        edit(&barHiding)
        barHiding.updateRecognizers()
        viewIfLoaded?.setNeedsLayout()
    }

    func setUpBarHiding() {
        barHiding.gestures.navigationController = self
        for recognizer in [barHiding.swipe, barHiding.tap] as [UIGestureRecognizer] {
            recognizer.delegate = barHiding.gestures
            recognizer.cancelsTouchesInView = false
        }
        barHiding.swipe.handler = { [weak self] _ in self?.followHidingSwipe() }
        barHiding.tap.handler = { [weak self] _ in self?.followHidingTap() }
        barHiding.updateRecognizers()
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
        if barHidden, barHiding.whenCompact, traitCollection.verticalSizeClass == .compact {
            let isInBars = shownBarFrame.contains(point) || toolbarFrame.contains(point)
            if isInBars || barHiding.onTap { setBars(hidden: false) }
        } else if barHidden, barHiding.hidByKeyboard {
            setBars(hidden: false)
        } else if barHiding.onTap {
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
        let hides = barHiding.whenCompact && isCompact
        guard hides != barHiding.hidByHeight else { return }
        barHiding.hidByHeight = hides
        if barHidden != hides {
            barHidden = hides
        }
    }

    /// The keyboard is coming.
    func keyboardWillAppear() {
        guard barHiding.whenKeyboardAppears, !barHidden else { return }
        setBars(hidden: true)
        barHiding.hidByKeyboard = true
    }
}
