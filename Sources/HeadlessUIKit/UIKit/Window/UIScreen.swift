import Foundation

/// The device's screen.
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment {
    private let device: SimulatorReference
    final var simulator: Simulator { device.simulator }

    init(simulator: Simulator) {
        device = SimulatorReference(simulator)
    }

    /// The screen of the simulator in use.
    open class var main: UIScreen { Simulator.current.screen }

    /// The screen's rectangle in its present orientation, in points. Of a device that folds, the outer display's, also
    /// while the app is on the inner one (fact 27.5.13).
    open var bounds: CGRect { CGRect(origin: .zero, size: simulator.mainScreenSize) }

    /// Pixels per point.
    open var scale: CGFloat { simulator.profile.scale }

    /// Pixels per point of the panel.
    open var nativeScale: CGFloat { simulator.profile.scale }

    /// The traits that the windows on the screen inherit.
    public var traitCollection: UITraitCollection { simulator.traits }

    /// The traits changed; the default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Frames per second.
    open var maximumFramesPerSecond: Int { simulator.profile.framesPerSecond }
}
