import Foundation

extension Simulator {
    /// Types on the keyboard, a character at a time; a line break presses Return. Stops where nothing takes text.
    public func type(_ text: String) {
        for character in text {
            let responder = typingResponder("type")
            if let field = responder as? UITextField {
                field.userTyped(String(character))
            } else {
                (responder as? any UIKeyInput)?.insertText(String(character))
            }
            commit()
        }
    }

    /// Presses the keyboard's delete key.
    public func typeDelete() {
        let responder = typingResponder("typeDelete")
        if let field = responder as? UITextField {
            field.userDeleted()
        } else {
            (responder as? any UIKeyInput)?.deleteBackward()
        }
        commit()
    }

    private func typingResponder(_ method: String) -> UIResponder {
        makeCurrent()
        guard let responder = windowScene.keyWindow?.firstResponder, responder is any UIKeyInput else {
            preconditionFailure(
                "Simulator.\(method): the keyboard is not up; tap a text field or make one first responder.")
        }
        return responder
    }
}
