import Foundation

extension UIWindowScene {
    /// How a scene lies on its screen. (UIKit documentation; iOS 16)
    @MainActor @preconcurrency
    open class Geometry: NSObject {
        /// How the interface is turned.
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        /// Whether the page in front keeps it from turning (iOS 26).
        open private(set) var isInterfaceOrientationLocked: Bool
        /// Whether a person is making the scene larger or smaller; never, as there is one that fills the screen (iOS 26).
        open var isInteractivelyResizing: Bool { false }

        init(orientation: UIInterfaceOrientation, isLocked: Bool) {
            interfaceOrientation = orientation
            isInterfaceOrientationLocked = isLocked
        }

        func isSame(as other: Geometry) -> Bool {
            interfaceOrientation == other.interfaceOrientation
                && isInterfaceOrientationLocked == other.isInterfaceOrientationLocked
        }
    }

    /// How a scene is wished to lie on its screen: the base of a class for each system. (UIKit documentation; iOS 16)
    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        // An app makes one of the classes below.
        override init() {}

        /// What can be wished for on iOS.
        @MainActor @preconcurrency
        open class iOS: GeometryPreferences {
            /// The orientations to choose from, among those that the page in front supports; nil leaves it as it is.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Wishes for nothing yet.
            public override init() {}

            /// Wishes for one of some orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// The system chooses from what is wished for and supported. (UIKit documentation)
    func turn(to preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
        guard let wanted = (preferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let simulator = simulator
        simulator.perform {
            simulator.afterCommit { [weak simulator] in
                if let refusal = simulator?.turnInterface(to: wanted) { errorHandler?(refusal) }
            }
        }
    }
}

extension Simulator {
    /// Turns the interface whichever way the device is held; gives the error where nothing fits.
    fileprivate func turnInterface(to wanted: UIInterfaceOrientationMask) -> NSError? {
        let supported = supportedOrientations
        if let choice = orientationChoices.first(where: { wanted.contains($0.mask) && supported.contains($0.mask) }) {
            if !wishes.locksOrientation { turnIfSupported(to: choice) }
            if orientation == choice || waitingOrientation == choice { return nil }
        }
        // Domain and code as the system has them (observed: "Error Domain=UISceneErrorDomain Code=101").
        return NSError(
            domain: "UISceneErrorDomain", code: 101,
            userInfo: [
                NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller."
            ])
    }

    /// Tells the scene's delegate what the interface did (iOS 26).
    func tellOfGeometry(before: UIWindowScene.Geometry) {
        guard profile.system >= 26, !before.isSame(as: windowScene.effectiveGeometry) else { return }
        (windowScene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            windowScene, didUpdateEffectiveGeometry: before)
    }

    /// What the device gives everything has changed: the scene hears of it.
    func tellScene(after former: UITraitCollection) {
        guard traits != former else { return }
        windowScene.traitRegistrations.tell(windowScene, of: traits, after: former)
        windowScene.traitCollectionDidChange(former)
    }
}
