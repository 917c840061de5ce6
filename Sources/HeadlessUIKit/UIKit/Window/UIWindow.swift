import Foundation

/// The root of a view hierarchy on the screen.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The scene the window is shown in.
    open weak var windowScene: UIWindowScene? {
        didSet {
            oldValue?.windows.removeAll { $0 === self }
            if let windowScene, !windowScene.windows.contains(where: { $0 === self }) {
                windowScene.windows.append(self)
            }
            updateSafeAreaInsets()
        }
    }
    /// Windows with a greater level are in front; default normal.
    open var windowLevel = UIWindow.Level.normal
    /// Whether the window takes the keyboard.
    open private(set) var isKeyWindow = false

    /// Who the keyboard speaks to.
    weak var firstResponder: UIResponder?
    /// One responder takes the keyboard from another: it stays where it is.
    var isHandingOverKeyboard = false

    /// Makes a window that fills a scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
        self.windowScene = windowScene
        windowScene.windows.append(self)
        updateSafeAreaInsets()
    }

    /// Makes a window in the scene of the simulator in use.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        windowScene = Simulator.current.windowScene
        Simulator.current.windowScene.windows.append(self)
        updateSafeAreaInsets()
    }

    /// Nib files do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controller whose view fills the window; default nil.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.leaveWindow()
            if !isHidden { rootViewController?.enter(window: self) }
        }
    }

    /// Shows the window and gives it the keyboard.
    open func makeKeyAndVisible() {
        for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
        isKeyWindow = true
        isHidden = false
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let wasHidden = super.isHidden
            super.isHidden = newValue
            if wasHidden, !newValue, let rootViewController { rootViewController.enter(window: self) }
        }
    }

    open override var traitCollection: UITraitCollection {
        let screen = windowScene?.traitCollection ?? Simulator.current.traits
        guard overrideUserInterfaceStyle != .unspecified else { return screen }
        return UITraitCollection(
            traitsFrom: [screen, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }

    /// The part of the screen's safe area that this window is under.
    var screenInsets: UIEdgeInsets {
        guard let simulator = windowScene?.simulator else { return .zero }
        return SafeAreaRule.overlap(of: simulator.screenInsets, frame: frame, in: simulator.screen.bounds)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded?.frame = bounds
    }
}

extension UIWindow {
    /// The depth of a window among others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }
}
