import Foundation

/// The application. (UIKit documentation)
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// Whether the application is in the foreground.
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

    /// Receives the application's events; default nil. No application is launched here.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the application is in the foreground; always active.
    open var applicationState: State { .active }

    /// The scenes of the application: the simulator's single scene.
    open var connectedScenes: Set<UIScene> { [Simulator.current.windowScene] }

    /// The windows, back to front.
    open var windows: [UIWindow] { Simulator.current.windowScene.windows }

    /// The window that receives the keyboard's input.
    open var keyWindow: UIWindow? { Simulator.current.windowScene.keyWindow }

    /// The status bar's rectangle in points; empty while it is hidden.
    open var statusBarFrame: CGRect { manager?.statusBarFrame ?? .zero }

    /// The status bar's style. Setting it has no effect: view controllers determine it, unless an application opts out
    /// in its property list, which is not modeled.
    open var statusBarStyle: UIStatusBarStyle {
        get { manager?.statusBarStyle ?? .default }
        set { _ = newValue }
    }

    /// Whether the status bar is hidden. Setting it has no effect, as with ``statusBarStyle``.
    open var isStatusBarHidden: Bool {
        get { manager?.isStatusBarHidden ?? false }
        set { _ = newValue }
    }

    /// The orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation { Simulator.current.orientation }

    /// The layout direction of the language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { Simulator.current.layoutDirection }

    /// The preferred size of text.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        Simulator.current.traits.preferredContentSizeCategory
    }

    /// Whether the screen stays on without user input; default false.
    open var isIdleTimerDisabled = false

    private var manager: UIStatusBarManager? { Simulator.current.windowScene.statusBarManager }
}

extension UIApplication {
    /// The application became active.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The application is about to become inactive.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The application entered the background.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The application is about to enter the foreground.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
}

/// Receives the events of an application. The methods are optional in UIKit; here they have UIKit's defaults. No
/// application is launched here: only tests call them.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The application was launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The application became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// The application entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The application is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The application is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
    /// Returns the configuration of a new scene.
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
