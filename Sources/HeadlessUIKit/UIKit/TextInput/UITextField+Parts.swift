import Foundation

extension UITextField {
    /// The room a bordered field leaves at its ends, in points.
    private var margin: CGFloat { borderStyle == .none ? 0 : 7 }
    /// The side of the button that clears the text, in points.
    private var clearSide: CGFloat { 19 }

    func setUp() {
        clipsToBounds = true
        for part in [textLabel, placeholderLabel, caret, clearButton] { addSubview(part) }
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        caret.backgroundColor = tintColor
        clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clearButton.tintColor = .tertiaryLabel
        clearButton.addAction(UIAction { [weak self] _ in self?.userCleared() }, for: .primaryActionTriggered)
        contentsChanged()
    }

    func showContents() {
        textLabel.text = text
        textLabel.font = font
        textLabel.textColor = textColor ?? .label
        textLabel.textAlignment = textAlignment
        placeholderLabel.font = font
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.attributedText = attributedPlaceholder
        placeholderLabel.textAlignment = textAlignment
        backgroundForBorder()
        setNeedsLayout()
    }

    private func backgroundForBorder() {
        let isDrawn = borderStyle != .none
        layer.borderWidth = isDrawn ? 1 / max(traitCollection.displayScale, 1) : 0
        guard isDrawn else { return }
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    func placeParts() {
        let showsClear = hasText && clearButtonMode.shows(isEditing: isEditing)
        clearButton.isHidden = !showsClear
        clearButton.frame = clearButtonRect(forBounds: bounds)
        leftView?.isHidden = !leftViewMode.shows(isEditing: isEditing)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.isHidden = !rightViewMode.shows(isEditing: isEditing)
        rightView?.frame = rightViewRect(forBounds: bounds)
        textLabel.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        placeholderLabel.isHidden = hasText
        caret.isHidden = !isEditing
        placeCaret()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Behind the last character.
    private func placeCaret() {
        let room = textLabel.frame
        let width = min(textLabel.sizeThatFits(.zero).width, room.width - 2)
        let height = min((font?.lineHeight ?? 20) + 2, room.height)
        let x: CGFloat
        switch textAlignment {
        case .center: x = room.midX + width / 2
        case .right: x = room.maxX - 2
        case .left: x = room.minX + width
        default: x = isRightToLeft ? room.maxX - width - 2 : room.minX + width
        }
        caret.frame = CGRect(x: x, y: room.midY - height / 2, width: 2, height: height)
    }

    // MARK: Rooms, worked out from left to right and mirrored

    private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        isRightToLeft ? rect.mirrored(in: bounds.width) : rect
    }

    func roomForText(in bounds: CGRect) -> CGRect {
        var left = margin
        var right = margin
        if let leftView, leftViewMode.shows(isEditing: isEditing) { left += leftView.bounds.width }
        if let rightView, rightViewMode.shows(isEditing: isEditing) {
            right += rightView.bounds.width
        } else if hasText, clearButtonMode.shows(isEditing: isEditing) {
            right += clearSide + 5
        }
        let rect = CGRect(x: left, y: 0, width: max(bounds.width - left - right, 0), height: bounds.height)
        return mirrored(rect, in: bounds)
    }

    func roomForClearButton(in bounds: CGRect) -> CGRect {
        let x = bounds.width - clearSide - max(margin, 6)
        return mirrored(
            CGRect(x: x, y: (bounds.height - clearSide) / 2, width: clearSide, height: clearSide), in: bounds)
    }

    func roomForSide(_ view: UIView?, leading: Bool, in bounds: CGRect) -> CGRect {
        guard let size = view?.bounds.size else { return .zero }
        let x = leading ? margin : bounds.width - margin - size.width
        let y = (bounds.height - size.height) / 2
        return mirrored(CGRect(origin: CGPoint(x: x, y: y), size: size), in: bounds)
    }
}
