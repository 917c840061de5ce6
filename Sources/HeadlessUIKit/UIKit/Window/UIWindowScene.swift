import Foundation

/// A scene of windows on a screen.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
    final var traitRegistrations = TraitRegistrations()

    private let device: SimulatorReference
    final var simulator: Simulator { device.simulator }

    init(simulator: Simulator) {
        device = SimulatorReference(simulator)
        super.init()
    }

    deinit {
        for window in windows { window.storedScene = nil }
    }

    /// The screen of the scene.
    open var screen: UIScreen { simulator.screen }

    /// The windows, back to front.
    open internal(set) var windows: [UIWindow] = []

    /// The window that receives the keyboard's input; nil before one was made key.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { simulator.orientation }

    /// The traits of the scene.
    open var traitCollection: UITraitCollection { simulator.traits }

    /// `traitCollection` changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The status bar of the scene.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(simulator: simulator) }
}

extension UIWindowScene: UITraitChangeObservable, TraitRegistering {}

extension Simulator {
    /// Notifies the window scene if the device's traits changed.
    func notifyScene(previousTraits former: UITraitCollection) {
        guard traits != former else { return }
        windowScene.traitRegistrations.notify(windowScene, from: former, to: traits)
        windowScene.traitCollectionDidChange(former)
    }
}

// MARK: - Delegate

/// Receives the events of a window scene.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Optional in UIKit: the default returns nil and traps with a message when set.
    public var window: UIWindow? {
        get { nil }
        set { preconditionFailure("UIWindowSceneDelegate.window: \(type(of: self)) has no such property; add it.") }
    }
}
