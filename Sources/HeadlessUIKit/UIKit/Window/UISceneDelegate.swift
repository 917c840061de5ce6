import Foundation

/// Decides about a scene. The methods are optional in UIKit; here they do nothing by default, and nothing but a test
/// calls them.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene was made.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene was given up.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene came to the front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to leave the front.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come back.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is in the background.
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

/// Decides about a scene of windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Optional in UIKit: nil, and setting it stops.
    public var window: UIWindow? {
        get { nil }
        set { preconditionFailure("UIWindowSceneDelegate.window: \(type(of: self)) has no such property; add it.") }
    }
}

/// What a scene goes on from. (UIKit documentation)
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// The kind of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene of windows of the application.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene; nil without one.
    open internal(set) weak var scene: UIScene?
    /// The kind of the scene.
    open var role: Role { .windowApplication }
}

/// How a scene is made.
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

    /// A configuration of the same values.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: UISceneConfiguration = MainActor.assumeIsolated {
            let copy = UISceneConfiguration(name: name, sessionRole: role)
            copy.delegateClass = delegateClass
            return copy
        }
        return copy
    }
}

extension UIScene {
    /// Why a scene was made.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {}

    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }
}
