import Foundation

/// One instance of the application's interface; base of `UIWindowScene`.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// Who decides about the scene; default nil.
    open var delegate: (any UISceneDelegate)?
    /// What the scene goes on from.
    open private(set) lazy var session: UISceneSession = {
        let session = UISceneSession()
        session.scene = self
        return session
    }()
    private var storedTitle = ""
    /// The scene's title; default empty, and nil takes it back to that.
    open var title: String! {
        get { storedTitle }
        set { storedTitle = newValue ?? "" }
    }
    /// Whether the scene is in front; always active.
    open var activationState: ActivationState { .foregroundActive }

    override init() {
        super.init()
    }
}

/// A scene of windows on a screen.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
    var traitRegistrations = TraitRegistrations()
    private let device: SimulatorReference
    var simulator: Simulator { device.simulator }

    init(simulator: Simulator) {
        device = SimulatorReference(simulator)
        super.init()
    }

    /// The screen of the scene.
    open var screen: UIScreen { simulator.screen }
    /// The windows, back to front.
    open internal(set) var windows: [UIWindow] = []
    /// The window that takes the keyboard; nil before one was made key.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// How the device is held.
    open var interfaceOrientation: UIInterfaceOrientation { simulator.orientation }
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { simulator.traits }
    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The status bar of the scene.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(simulator: simulator) }
}

/// What the status bar shows now.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    private let simulator: Simulator

    init(simulator: Simulator) {
        self.simulator = simulator
    }

    /// The style the front-most page asked for.
    open var statusBarStyle: UIStatusBarStyle { simulator.statusBar.style }
    /// Whether the bar is hidden.
    open var isStatusBarHidden: Bool { simulator.statusBar.isHidden }
    /// The bar's rectangle in points; empty while it is hidden.
    open var statusBarFrame: CGRect {
        isStatusBarHidden
            ? .zero : CGRect(x: 0, y: 0, width: simulator.screenSize.width, height: simulator.profile.statusBarHeight)
    }
}

extension Simulator {
    /// Notifies the scene of the device's new traits.
    func notifyScene(previousTraits former: UITraitCollection) {
        guard traits != former else { return }
        windowScene.traitRegistrations.notify(windowScene, from: former, to: traits)
        windowScene.traitCollectionDidChange(former)
    }
}

extension UIWindowScene: UITraitChangeObservable, TraitRegistering {}
