import Foundation

/// The view of an alert: the texts and the text fields above the buttons. An action sheet has its cancel button below the others, apart from
/// them; an alert with two actions has them side by side.
@MainActor
final class AlertView: UIView {
    private unowned let alert: UIAlertController
    private let card = UIView(frame: .zero)
    private let cancelCard = UIView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var buttons: [AlertButton] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        for part in [card, cancelCard] {
            part.backgroundColor = .secondarySystemGroupedBackground
            part.layer.cornerRadius = metrics.cornerRadius
            part.clipsToBounds = true
            addSubview(part)
        }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            card.addSubview(label)
        }
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        showTexts()
        showTextFields()
        showActions()
    }

    required init?(coder: NSCoder) {
        fatalError("AlertView(coder:): it is made by an alert only.")
    }

    private var metrics: AlertMetrics { Simulator.current.profile.alert }
    private var isSheet: Bool { alert.preferredStyle == .actionSheet }

    // MARK: - Contents

    func showTexts() {
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        contentsDidChange()
    }

    func showTextFields() {
        for field in alert.textFields ?? [] where field.superview !== card { card.addSubview(field) }
        contentsDidChange()
    }

    func showActions() {
        for button in buttons { button.removeFromSuperview() }
        buttons = alert.actions.map { AlertButton($0, isBold: $0 === alert.emphasizedAction) }
        for button in buttons {
            (isApart(button) ? cancelCard : card).addSubview(button)
            button.addAction(
                UIAction { [weak alert] _ in alert?.perform(button.action) }, for: .primaryActionTriggered)
        }
        contentsDidChange()
    }

    private func contentsDidChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Whether a button stands on a card of its own.
    private func isApart(_ button: AlertButton) -> Bool { isSheet && button.action.style == .cancel }

    // MARK: - Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(width: size.width, sets: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange(width: bounds.width, sets: true)
    }

    /// Sets the frames for a width if asked to, and returns the height, in points.
    @discardableResult
    private func arrange(width: CGFloat, sets: Bool) -> CGFloat {
        func set(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            if sets { view.frame = CGRect(x: x, y: y, width: width, height: height) }
        }
        var y: CGFloat = 0
        let labels = [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
        if !labels.isEmpty {
            y = metrics.textMargin
            let textWidth = width - 2 * metrics.textSideMargin
            for label in labels {
                let height = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
                set(label, metrics.textSideMargin, y, textWidth, height)
                y += height + metrics.textSpacing
            }
            y += metrics.textMargin - metrics.textSpacing
        }
        if let fields = alert.textFields {
            if labels.isEmpty { y = metrics.textMargin }
            for field in fields {
                set(field, metrics.textSideMargin, y, width - 2 * metrics.textSideMargin, metrics.fieldHeight)
                y += metrics.fieldHeight + metrics.fieldSpacing
            }
            y += metrics.textMargin - metrics.fieldSpacing
        }
        let rowHeight = isSheet ? metrics.sheetButtonHeight : metrics.buttonHeight
        let inCard = buttons.filter { !isApart($0) }
        let cancelLast = inCard.filter { $0.action.style != .cancel } + inCard.filter { $0.action.style == .cancel }
        if !isSheet, inCard.count == 2 {
            let pair = cancelLast[1].action.style == .cancel ? cancelLast.reversed() : cancelLast
            for (index, button) in pair.enumerated() {
                set(button, CGFloat(index) * width / 2, y, width / 2, rowHeight)
            }
            y += rowHeight
        } else {
            for button in cancelLast {
                set(button, 0, y, width, rowHeight)
                y += rowHeight
            }
        }
        set(card, 0, 0, width, y)
        guard let cancel = buttons.first(where: isApart) else {
            if sets { cancelCard.isHidden = true }
            return y
        }
        let top = y > 0 ? y + metrics.sheetMargin : 0
        if sets { cancelCard.isHidden = false }
        set(cancelCard, 0, top, width, rowHeight)
        set(cancel, 0, 0, width, rowHeight)
        return top + rowHeight
    }
}

/// A button of an alert, in its tint color, or red for a destructive action.
@MainActor
private final class AlertButton: UIControl {
    override var keepsTaps: Bool { true }

    let action: UIAlertAction
    private let label = UILabel(frame: .zero)

    init(_ action: UIAlertAction, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        accessibilityLabel = action.title
        isAccessibilityElement = true
        isEnabled = action.isEnabled
        showColor()
    }

    required init?(coder: NSCoder) {
        fatalError("AlertButton(coder:): it is made by an alert only.")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    private func showColor() {
        label.textColor =
            !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }
}
