import Foundation

extension Simulator {
    /// Whether the keyboard is up: while the first responder of the key window takes text.
    public var isKeyboardShown: Bool { keyboardIsShown }

    /// The keyboard's rectangle on the screen, in points; where it is hidden it is below the screen.
    var keyboardFrame: CGRect { keyboardFrame(shown: keyboardIsShown) }

    private func keyboardFrame(shown: Bool) -> CGRect {
        let height = profile.keyboard.height
        let size = screenSize
        return CGRect(x: 0, y: size.height - (shown ? height : 0), width: size.width, height: height)
    }

    /// The first responder changed: the keyboard comes or goes, pages are told with the notifications of `UIResponder`,
    /// and bars that hide with the keyboard go (fact 9.3).
    func updateKeyboard() {
        let responder = windowScene.keyWindow?.firstResponder
        let takesText = responder is any UIKeyInput
        if takesText { keyboardPage = responder?.pageInFront }
        let shown = takesText || keyboardIsShown && keyboardPage?.keepsKeyboard == true
        if shown { adjustScrollView(of: responder) }
        guard shown != keyboardIsShown else { return }
        keyboardIsShown = shown
        if !shown { adjustScrollView(of: nil) }
        let change = UIResponder.keyboardWillChangeFrameNotification
        post([shown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, change])
        tellNavigationControllers(below: window.rootViewController)
        systemOverlay.updateKeyboard(animated: UIView.areAnimationsEnabled)
        clock.cancel(keyboardEvent)
        keyboardEvent = clock.schedule(at: now + profile.keyboard.duration) { [self] in
            let change = UIResponder.keyboardDidChangeFrameNotification
            post([shown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, change])
        }
    }

    /// A page's view leaves the window, and the keyboard with it.
    func releaseKeyboard(of page: UIViewController?) {
        guard let page, page === keyboardPage else { return }
        keyboardPage = nil
        updateKeyboard()
    }

    /// Fact m9.3: only the scroll view that holds the first responder is adjusted.
    private func adjustScrollView(of responder: UIResponder?) {
        guard profile.keyboard.adjustsScrollViews else { return }
        var view = (responder as? UIView)?.superview
        while let current = view, !(current is UIScrollView) { view = current.superview }
        let holder = view as? UIScrollView
        if let old = keyboardScrollView, old !== holder { old.keyboardInset = 0 }
        keyboardScrollView = holder
        guard let holder else { return }
        let bottom = holder.superview?.convert(holder.frame, to: nil).maxY ?? 0
        holder.keyboardInset = max(bottom - keyboardFrame(shown: true).minY, 0)
    }

    private func tellNavigationControllers(below root: UIViewController?) {
        for controller in root?.controllersOnScreen ?? [] { tell(controller) }
    }

    private func tell(_ controller: UIViewController) {
        if let navigation = controller as? UINavigationController {
            if keyboardIsShown { navigation.keyboardWillAppear() }
        }
        for child in controller.appearanceChildren { tell(child) }
    }

    private func post(_ names: [Notification.Name]) {
        let information: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: keyboardFrame(shown: !keyboardIsShown)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboardFrame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: profile.keyboard.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve._system.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: information) }
    }
}

extension UIResponder {
    /// The page at the root of what covers the screen with this responder in it: a presented one or the window's.
    fileprivate var pageInFront: UIViewController? {
        var page: UIViewController?
        for responder in sequence(first: self, next: \.next) { page = responder as? UIViewController ?? page }
        return page
    }
}

extension UIViewController {
    /// Whether a keyboard that came up for this page stays although its text field has given it up.
    fileprivate var keepsKeyboard: Bool { viewIfLoaded?.window != nil && disablesAutomaticKeyboardDismissal }
}
