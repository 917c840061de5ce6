import Foundation

/// One instance of the application's interface; base of `UIWindowScene`.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// Receives the scene's events; default nil.
    open var delegate: (any UISceneDelegate)?

    /// The scene's session.
    open private(set) lazy var session: UISceneSession = {
        let session = UISceneSession()
        session.scene = self
        return session
    }()

    private var storedTitle = ""

    /// The scene's title; default empty. Nil means empty.
    open var title: String! {
        get { storedTitle }
        set { storedTitle = newValue ?? "" }
    }

    /// Whether the scene is in the foreground; always active.
    open var activationState: ActivationState { .foregroundActive }

    override init() {
        super.init()
    }
}

extension UIScene {
    /// The reasons for which a scene was created.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {}

    /// Whether a scene is in the foreground.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }
}

/// The information about a scene that outlives it. (UIKit documentation)
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// The kind of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene of windows of the application.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene; nil while there is none.
    open internal(set) weak var scene: UIScene?

    /// The kind of the scene.
    open var role: Role { .windowApplication }
}

/// The classes and the name that a scene is created with.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject, NSCopying {
    /// The name in the property list; default nil.
    open private(set) var name: String?

    /// The kind of the scene.
    open private(set) var role: UISceneSession.Role

    /// The class of the scene's delegate; default nil.
    open var delegateClass: AnyClass?

    /// Makes a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }

    /// A configuration with the same values.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: UISceneConfiguration = MainActor.assumeIsolated {
            let copy = UISceneConfiguration(name: name, sessionRole: role)
            copy.delegateClass = delegateClass
            return copy
        }
        return copy
    }
}

// MARK: - Delegate

/// Receives the events of a scene. The methods are optional in UIKit; here they do nothing by default, and only tests
/// call them.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene was created.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene was released.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
