import Foundation

extension UIWindow {
    /// Hands the keyboard to a responder, if the one that has it gives it up.
    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        guard firstResponder !== responder else { return true }
        if let current = firstResponder {
            isHandingOverKeyboard = true
            let gaveUp = current.resignFirstResponder()
            isHandingOverKeyboard = false
            guard gaveUp else { return false }
        }
        firstResponder = responder
        windowScene?.simulator.updateKeyboard()
        return true
    }

    func dropFirstResponder(_ responder: UIResponder) {
        guard firstResponder === responder else { return }
        firstResponder = nil
        guard !isHandingOverKeyboard else { return }
        windowScene?.simulator.updateKeyboard()
    }

    /// A view leaves the window: neither it nor its controller keeps the keyboard.
    func dropFirstResponder(in view: UIView) {
        defer { windowScene?.simulator.releaseKeyboard(of: view.viewController) }
        guard let responder = firstResponder, responder === view || responder === view.viewController else { return }
        responder.leaveFirstResponder()
    }
}

extension UIView {
    func giveUpKeyboard(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder else { return true }
        guard (responder as? UIView)?.isDescendant(of: self) == true || responder === viewController else {
            return true
        }
        if force {
            responder.leaveFirstResponder()
            return true
        }
        return responder.resignFirstResponder()
    }
}
