import Foundation

/// Presents an alert: dims the presenter, and places the alert's view. A tap beside an action sheet performs its cancel
/// action.
@MainActor
final class AlertPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
    private let tap = UITapGestureRecognizer()
    private var keyboardObserver: (any NSObjectProtocol)?

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var metrics: AlertMetrics { Simulator.current.profile.alert }

    /// The opacity of black over the presenter.
    var dimming: CGFloat { Simulator.current.profile.sheet.dimming }

    override var laysOutPresentedView: Bool { true }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let content = presentedView as? AlertView, let alert else { return .zero }
        let insets = container.safeAreaInsets
        let area = freeArea(of: container)
        let isSheet = alert.preferredStyle == .actionSheet
        let width = isSheet ? min(area.width - 2 * metrics.sheetMargin, metrics.sheetMaximumWidth) : metrics.width
        let height = min(content.sizeThatFits(CGSize(width: width, height: area.height)).height, area.height)
        let lowest = container.bounds.height - max(insets.bottom, metrics.sheetMargin) - height
        return CGRect(
            x: area.midX - width / 2, y: isSheet ? lowest : area.midY - height / 2, width: width, height: height)
    }

    /// The part of the container that the keyboard leaves free, in its safe area.
    private func freeArea(of container: UIView) -> CGRect {
        let insets = container.safeAreaInsets
        let keyboard = Simulator.current.isKeyboardShown ? Simulator.current.keyboardFrame.height : 0
        let bottom = max(insets.bottom, keyboard)
        return CGRect(
            x: insets.left, y: insets.top, width: container.bounds.width - insets.left - insets.right,
            height: container.bounds.height - insets.top - bottom)
    }

    /// Moves the alert with the keyboard (fact m23.5).
    private func followKeyboard() {
        guard keyboardObserver == nil else { return }
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let container = self?.containerView else { return }
                UIView.animateSystemChanges(withDuration: Simulator.current.profile.keyboard.duration) {
                    container.setNeedsLayout()
                    container.layoutIfNeeded()
                }
            }
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed, let keyboardObserver else { return }
        NotificationCenter.default.removeObserver(keyboardObserver)
        self.keyboardObserver = nil
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let alert else { return }
        precondition(
            alert.title != nil || alert.message != nil || !alert.actions.isEmpty,
            "UIAlertController must have a title, a message or an action to display")
        if alert.textFields != nil { followKeyboard() }
        precondition(
            alert.preferredStyle == .alert || Simulator.current.profile.idiom != .pad,
            "UIAlertController: an action sheet on iPad is a popover, which is missing in HeadlessUIKit; take an alert."
        )
        guard alert.preferredStyle == .actionSheet else { return }
        tap.delegate = self
        tap.handler = { [weak alert] _ in
            if let alert, let action = alert.cancelAction { alert.perform(action) }
        }
        containerView?.addGestureRecognizer(tap)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let content = presentedView else { return false }
        return touch.view?.isDescendant(of: content) != true
    }
}
