import Foundation

extension UITextField {
    func editingBegan() {
        if clearsOnBeginEditing { text = "" }
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    func editingEnded() {
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        post(UITextField.textDidEndEditingNotification)
    }

    /// The user pressed a key.
    func userTyped(_ string: String) {
        guard string != "\n" else { return userPressedReturn() }
        let end = NSRange(location: (text ?? "").utf16.count, length: 0)
        guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: string) ?? true else {
            return
        }
        insertText(string)
        userChangedText()
    }

    /// The user pressed the delete key.
    func userDeleted() {
        guard let last = text?.last else { return }
        let length = String(last).utf16.count
        let range = NSRange(location: (text ?? "").utf16.count - length, length: length)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else { return }
        deleteBackward()
        userChangedText()
    }

    private func userPressedReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let events: Event = [.editingDidEndOnExit, .primaryActionTriggered]
        guard hasActions(for: events) else { return }
        sendActions(for: events)
        resignFirstResponder()
    }

    func userCleared() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        userChangedText()
    }

    private func userChangedText() {
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
