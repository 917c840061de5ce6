import Foundation

/// The state of the keyboard.
@MainActor
struct KeyboardState {
    var isShown = false
    /// The scheduled end of the keyboard's animation.
    var endEvent: VirtualClock.Event?
    /// The page that the keyboard was shown for.
    weak var page: UIViewController?
    /// The scroll view that is adjusted for the keyboard (fact m9.3).
    weak var scrollView: UIScrollView?
    /// Whether the keyboard is a number pad.
    var isNumberPad = false
}

extension Simulator {
    /// Whether the keyboard is shown, which it is while the first responder of the key window accepts text.
    public var isKeyboardShown: Bool { keyboard.isShown }

    /// The frame of the keyboard on the screen, in points; below the screen while it is hidden.
    var keyboardFrame: CGRect { keyboardFrame(shown: keyboard.isShown) }

    private func keyboardFrame(shown: Bool) -> CGRect {
        let size = screenSize
        let height = profile.keyboard.height(
            isNumberPad: keyboard.isNumberPad, isCompact: profile.idiom == .phone && size.width > size.height)
        return CGRect(x: 0, y: size.height - (shown ? height : 0), width: size.width, height: height)
    }

    /// Shows or hides the keyboard after the first responder has changed, posts the notifications of `UIResponder`, and
    /// hides the bars that hide with the keyboard (fact 9.3).
    func updateKeyboard() {
        let responder = windowScene.keyWindow?.firstResponder
        let takesText = responder is any UIKeyInput
        let before = keyboardFrame
        if takesText {
            keyboard.page = responder?.rootPage
            keyboard.isNumberPad = (responder as? any UITextInputTraits)?.keyboardType == .numberPad
        }
        let shown = takesText || keyboard.isShown && keyboard.page?.keepsKeyboard == true
        if shown { adjustScrollView(of: responder) }
        guard shown != keyboard.isShown else {
            // A keyboard of another height takes the place of the one before.
            if shown, keyboardFrame.height != before.height { moveKeyboard(from: before) }
            return
        }
        keyboard.isShown = shown
        if !shown { adjustScrollView(of: nil) }
        moveKeyboard(from: keyboardFrame(shown: !shown)) {
            notifyNavigationControllers(below: window.rootViewController)
        }
    }

    /// Moves the keyboard to its current frame and posts the notifications before and after that.
    /// - Parameter announced: called after those before it.
    private func moveKeyboard(from start: CGRect, announced: () -> Void = {}) {
        let shown = keyboard.isShown
        let frameWillChange = UIResponder.keyboardWillChangeFrameNotification
        let will = shown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
        post([frameWillChange, will], from: start)
        announced()
        systemOverlay.updateKeyboard(animated: UIView.areAnimationsEnabled)
        clock.cancel(keyboard.endEvent)
        keyboard.endEvent = clock.schedule(at: now + profile.keyboard.duration) { [self] in
            let frameDidChange = UIResponder.keyboardDidChangeFrameNotification
            let did = shown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
            post([frameDidChange, did], from: start)
        }
    }

    /// The device has been rotated: keyboard and scroll view have other frames.
    func adjustScrollViewAfterRotation() {
        if keyboard.isShown { adjustScrollView(of: windowScene.keyWindow?.firstResponder) }
    }

    /// Hides the keyboard if it was shown for a page whose view leaves the window.
    func releaseKeyboard(of page: UIViewController?) {
        guard let page, page === keyboard.page else { return }
        keyboard.page = nil
        updateKeyboard()
    }

    /// Adjusts the scroll view that contains the first responder, and no other (fact m9.3).
    private func adjustScrollView(of responder: UIResponder?) {
        guard profile.keyboard.adjustsScrollViews else { return }
        var view = (responder as? UIView)?.superview
        while let current = view, !(current is UIScrollView) { view = current.superview }
        let holder = view as? UIScrollView
        if let old = keyboard.scrollView, old !== holder { old.keyboardInset = 0 }
        keyboard.scrollView = holder
        guard let holder else { return }
        let bottom = holder.superview?.convert(holder.frame, to: nil).maxY ?? 0
        holder.keyboardInset = max(bottom - keyboardFrame(shown: true).minY, 0)
    }

    private func notifyNavigationControllers(below root: UIViewController?) {
        for controller in root?.controllersOnScreen ?? [] { notifyNavigationControllers(in: controller) }
    }

    private func notifyNavigationControllers(in controller: UIViewController) {
        if let navigation = controller as? UINavigationController {
            if keyboard.isShown { navigation.keyboardWillAppear() }
        }
        for child in controller.appearanceChildren { notifyNavigationControllers(in: child) }
    }

    private func post(_ names: [Notification.Name], from start: CGRect) {
        let information: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboardFrame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: profile.keyboard.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve._system.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: information) }
    }
}

extension UIResponder {
    /// The outermost page that contains the responder: a presented one or the root of the window.
    fileprivate var rootPage: UIViewController? {
        var page: UIViewController?
        for responder in sequence(first: self, next: \.next) { page = responder as? UIViewController ?? page }
        return page
    }
}

extension UIViewController {
    /// Whether a keyboard shown for this page stays after its text field has resigned first responder.
    fileprivate var keepsKeyboard: Bool { viewIfLoaded?.window != nil && disablesAutomaticKeyboardDismissal }
}

// MARK: - Typing

extension Simulator {
    /// Types text, one character at a time; a line break presses Return. Traps if no responder accepts text.
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

    /// Presses the delete key. Traps if no responder accepts text.
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
                "Simulator.\(method): the keyboard is not shown; tap a text field or make one first responder.")
        }
        return responder
    }
}
