import Foundation

extension Simulator {
    /// Whether the keyboard is up. Setting it tells the pages on the screen as UIKit does: bars that hide with the
    /// keyboard go (fact 9.3), and the notifications of `UIResponder` are posted. There is no keyboard to see.
    public var isKeyboardShown: Bool {
        get { keyboardIsShown }
        set {
            guard newValue != keyboardIsShown else { return }
            makeCurrent()
            keyboardIsShown = newValue
            post(newValue ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
            if newValue { tellNavigationControllers(below: window.rootViewController) }
            clock.schedule(at: now + profile.keyboard.duration) { [self] in
                post(newValue ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
            }
            commit()
        }
    }

    private func tellNavigationControllers(below root: UIViewController?) {
        for controller in root?.controllersOnScreen ?? [] { tell(controller) }
    }

    private func tell(_ controller: UIViewController) {
        (controller as? UINavigationController)?.keyboardWillAppear()
        for child in controller.appearanceChildren { tell(child) }
    }

    private func post(_ name: Notification.Name) {
        let size = screenSize
        let height = profile.keyboard.height
        let up = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        let down = CGRect(x: 0, y: size.height, width: size.width, height: height)
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: keyboardIsShown ? down : up,
                UIResponder.keyboardFrameEndUserInfoKey: keyboardIsShown ? up : down,
                UIResponder.keyboardAnimationDurationUserInfoKey: profile.keyboard.duration,
                UIResponder.keyboardAnimationCurveUserInfoKey: UInt(UIView.AnimationCurve._system.rawValue),
            ])
    }
}

/// The measures of the keyboard: those of an iPhone SE are measured (fact m9.3), the rest is not known.
struct KeyboardMetrics: Equatable, Sendable {
    /// Points.
    var height: CGFloat
    /// Seconds.
    var duration: TimeInterval = 0.3833
}

extension Simulator.Profile {
    var keyboard: KeyboardMetrics { KeyboardMetrics(height: hasHomeButton ? 260 : 336) }
}
