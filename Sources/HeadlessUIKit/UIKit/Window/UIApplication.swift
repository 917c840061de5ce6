import Foundation

/// The application. (UIKit documentation)
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// Whether the application is in front.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// Why the application was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    private static let application = UIApplication()

    /// The one application of the process; its windows are those of the simulator in use.
    open class var shared: UIApplication { application }

    /// Who decides about the application; default nil: nothing launches one here.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Whether the application is in front; always active.
    open var applicationState: State { .active }
    /// The scenes of the application: the simulator's one.
    open var connectedScenes: Set<UIScene> { [Simulator.current.windowScene] }
    /// The windows, back to front.
    open var windows: [UIWindow] { Simulator.current.windowScene.windows }
    /// The window that takes the keyboard.
    open var keyWindow: UIWindow? { Simulator.current.windowScene.keyWindow }
    /// The status bar's rectangle in points; empty while it is hidden.
    open var statusBarFrame: CGRect { manager?.statusBarFrame ?? .zero }
    /// The status bar's style. Setting it has no effect: pages decide, as in every application since iOS 7 that does not
    /// opt out in its property list.
    open var statusBarStyle: UIStatusBarStyle {
        get { manager?.statusBarStyle ?? .default }
        set { _ = newValue }
    }
    /// Whether the status bar is hidden. Setting it has no effect, as with ``statusBarStyle``.
    open var isStatusBarHidden: Bool {
        get { manager?.isStatusBarHidden ?? false }
        set { _ = newValue }
    }
    /// How the device is held.
    open var statusBarOrientation: UIInterfaceOrientation { Simulator.current.orientation }
    /// The language's direction.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { Simulator.current.layoutDirection }
    /// The preferred size of text.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        Simulator.current.traits.preferredContentSizeCategory
    }
    /// Whether the screen stays on; default false.
    open var isIdleTimerDisabled = false

    private var manager: UIStatusBarManager? { Simulator.current.windowScene.statusBarManager }
}

extension UIApplication {
    /// The application came to the front.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The application is about to leave the front.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The application is in the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The application is about to come back.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
}

/// Decides about an application. The methods are optional in UIKit; here they have UIKit's defaults. Nothing launches an
/// application here: a test calls what it wants to see.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The application was launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The application came to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
    /// The application is in the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The application is about to come back.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The application is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// How a new scene is made.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
}
