import Foundation

/// The root of a view hierarchy on the screen.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The scene that shows the window.
    open var windowScene: UIWindowScene? {
        get { storedScene }
        set {
            let oldScene = storedScene
            storedScene = newValue
            oldScene?.windows.removeAll { $0 === self }
            if let windowScene, !windowScene.windows.contains(where: { $0 === self }) {
                windowScene.windows.append(self)
            }
            updateSafeAreaInsets()
        }
    }

    /// See `CALayer.owner`. A scene is deallocated after its windows or leaves them.
    final nonisolated(unsafe) unowned(unsafe) var storedScene: UIWindowScene?

    /// Windows with a greater level are in front; default normal.
    open var windowLevel = UIWindow.Level.normal

    /// Whether the window receives the keyboard's input.
    open private(set) var isKeyWindow = false

    // MARK: Creating a window

    /// Makes a window that fills a scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.simulator.screenSize))
        isHidden = true
        self.windowScene = windowScene
    }

    /// Makes a window in the scene of the simulator in use.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        windowScene = Simulator.current.windowScene
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Content

    /// The view controller whose view fills the window; default nil.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.leaveWindow()
            if !isHidden { rootViewController?.enter(window: self) }
        }
    }

    /// Shows the window and makes it the key window, which receives the keyboard's input.
    open func makeKeyAndVisible() {
        resignOtherKeyWindow()
        let wasKey = isKeyWindow
        isKeyWindow = true
        isHidden = false
        if !wasKey { announceKey() }
    }

    /// Makes the window the key window without showing it.
    open func makeKey() {
        resignOtherKeyWindow()
        guard !isKeyWindow else { return }
        isKeyWindow = true
        announceKey()
    }

    /// The window became the key window. (UIKit documentation: for subclasses)
    open func becomeKey() {}

    /// The window is no longer the key window. (UIKit documentation: for subclasses)
    open func resignKey() {}

    private func resignOtherKeyWindow() {
        for window in windowScene?.windows ?? [] where window !== self && window.isKeyWindow {
            window.isKeyWindow = false
            window.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
        }
    }

    private func announceKey() {
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let wasHidden = super.isHidden
            super.isHidden = newValue
            if wasHidden, !newValue, let rootViewController { rootViewController.enter(window: self) }
            guard wasHidden != newValue else { return }
            NotificationCenter.default.post(
                name: newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
                object: self)
        }
    }

    open override var traitCollection: UITraitCollection {
        let screen = windowScene?.traitCollection ?? Simulator.current.traits
        guard overrideUserInterfaceStyle != .unspecified else { return storedTraitOverrides.applied(to: screen) }
        return storedTraitOverrides.applied(
            to: UITraitCollection(
                traitsFrom: [screen, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)]))
    }

    /// The part of the screen's safe area insets that extends into this window.
    final var screenInsets: UIEdgeInsets {
        guard let simulator = windowScene?.simulator else { return .zero }
        return simulator.screenInsets.overlap(
            with: frame, in: CGRect(origin: .zero, size: simulator.screenSize))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded?.setUnmovedFrame(bounds)
    }

    // MARK: First responder

    /// The responder that receives the keyboard's input.
    final private(set) weak var firstResponder: UIResponder?

    /// Whether one responder is replacing another as first responder: the keyboard stays visible.
    private var isReplacingFirstResponder = false

    /// Makes a responder first responder, if the present one resigns.
    final func makeFirstResponder(_ responder: UIResponder) -> Bool {
        guard firstResponder !== responder else { return true }
        if let current = firstResponder {
            isReplacingFirstResponder = true
            let resigned = current.resignFirstResponder()
            isReplacingFirstResponder = false
            guard resigned else { return false }
        }
        firstResponder = responder
        windowScene?.simulator.updateKeyboard()
        return true
    }

    /// Removes the first responder, if it is the given one.
    final func dropFirstResponder(_ responder: UIResponder) {
        guard firstResponder === responder else { return }
        firstResponder = nil
        guard !isReplacingFirstResponder else { return }
        windowScene?.simulator.updateKeyboard()
    }

    /// A view leaves the window: neither the view nor its view controller remains first responder.
    final func dropFirstResponder(in view: UIView) {
        defer { windowScene?.simulator.releaseKeyboard(of: view.viewController) }
        guard let responder = firstResponder, responder === view || responder === view.viewController else { return }
        responder.leaveFirstResponder()
    }
}

extension UIWindow {
    /// The window that posts the notification is visible.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// The window that posts the notification is hidden.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// The window that posts the notification became the key window.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// The window that posts the notification is no longer the key window.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// The position of a window in front of or behind others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }
}
