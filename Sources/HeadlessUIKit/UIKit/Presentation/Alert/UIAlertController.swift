import Foundation

/// Shows a title, a message and actions over the presenter, as an alert in the middle of the screen or as an action sheet
/// at its lower edge. (UIKit documentation)
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// Where the actions are shown.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    /// The style that the alert was made with.
    open private(set) var preferredStyle = Style.actionSheet

    /// The text below the title; default nil.
    open var message: String? { didSet { alertView?.showTexts() } }

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The text fields, in the order in which they were added; nil without any.
    open private(set) var textFields: [UITextField]?

    /// The action whose title is bold, of an alert; default nil: the cancel action.
    open var preferredAction: UIAlertAction? { didSet { alertView?.showActions() } }

    /// The title of the alert; default nil.
    open override var title: String? { didSet { alertView?.showTexts() } }

    /// Makes an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .custom
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    /// Adds an action. There can be one cancel action only.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
        action.onChange = { [weak self] in self?.alertView?.showActions() }
        alertView?.showActions()
    }

    /// Adds a text field below the texts, after the handler has configured it. Traps in an action sheet. (UIKit
    /// documentation)
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        alertView?.showTextFields()
    }

    open override func loadView() { view = AlertView(self) }

    /// The first text field is edited at once (fact m23.5).
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        _ = textFields?.first?.becomeFirstResponder()
    }

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The action whose title is bold.
    final var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }

    /// Dismisses the alert, then calls the action's handler.
    final func perform(_ action: UIAlertAction) {
        guard action.isEnabled, let own = presentation.own, own.phase == .presented else { return }
        own.dismiss(animated: true) { action.handler?(action) }
    }
}
