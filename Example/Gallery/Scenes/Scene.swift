import UIKit

// The app compiles the pages itself.
#if !EXAMPLE_APP
    import ExamplePages
#endif

/// One transition: the pages before it and the operation.
struct Scene {
    /// The name in command lines and file names.
    let name: String
    /// The title in films and `index.html`: how the two pages differ.
    let title: String
    let operation: Operation
    var style = UIUserInterfaceStyle.light
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// What the scene is about; played on a device that has it. In the app, it is your device.
    var device = Device.any
    /// Whether the stack is in the first tab of a tab bar controller.
    var isInTabs = false
    /// Creates the stack before the operation, from the bottom up.
    let stack: @MainActor () -> [any ExamplePage]
    /// Creates the page that a push or a new stack adds; nil if the operation adds none.
    var incoming: (@MainActor () -> any ExamplePage)?
    /// Changes the page on top; nil unless the operation is a change in place.
    var change: (@MainActor (UIViewController) -> Void)?
    /// How far the user has scrolled the page on top down before the operation, in points. Default 0. In the app, you do.
    var scrolledDistance: CGFloat = 0
}

extension Scene {
    /// A device that a scene needs.
    enum Device {
        case any
        /// With iOS 27 or later.
        case iOS27
        /// An iPhone Duo, open and in landscape.
        case openDuo
    }

    /// What a window shows: the stack, or a tab bar controller with the stack in its first tab.
    @MainActor
    func container(of stack: UINavigationController) -> UIViewController {
        guard isInTabs else { return stack }
        let settings = UINavigationController(rootViewController: PlainPage())
        stack.tabBarItem = UITabBarItem(title: "Library", image: UIImage(systemName: "photo"), tag: 0)
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, settings]
        tabs.tabBar.tintColor = .accent
        return tabs
    }
}

/// The operation on the stack.
enum Operation: String, Codable {
    case push
    case pop
    case popToRoot
    case setViewControllers
    case swipeFinished = "swipe finished"
    case swipeCancelled = "swipe canceled"
    case swipeRefused = "swipe refused"
    case drag
    case change

    /// The title in films and `index.html`.
    var title: String {
        switch self {
        case .push: "Push"
        case .pop: "Pop"
        case .popToRoot: "Pop to root"
        case .setViewControllers: "Set view controllers"
        case .swipeFinished: "Swipe back, finished"
        case .swipeCancelled: "Swipe back, canceled"
        case .swipeRefused: "Swipe back, refused"
        case .drag: "Drag from the middle"
        case .change: "Change in place"
        }
    }

    /// Whether the incoming page moves in from the trailing edge, in front of the outgoing one.
    var isPush: Bool { self == .push || self == .setViewControllers }

    /// Whether the page on top is the same at the end.
    var keepsTop: Bool { [.swipeCancelled, .swipeRefused, .change].contains(self) }

    /// The fault if another page than expected is on top at the end.
    var wrongPage: String {
        switch self {
        case .swipeRefused: "the page goes without asking"
        case .drag: "nothing follows the finger"
        default: "another page is on top"
        }
    }

    /// The distance of the finger as a fraction of the width; nil without a finger.
    var swipeDistance: Double? {
        switch self {
        case .swipeFinished, .drag: 0.6
        case .swipeCancelled, .swipeRefused: 0.4
        default: nil
        }
    }
}

/// Who updates the bar while a scene plays.
enum Mode: String, CaseIterable, Codable {
    /// The pages, with UIKit alone, as apps commonly do.
    case uikit
    /// The library.
    case bartransition

    /// The title in films and `index.html`.
    var title: String {
        switch self {
        case .uikit: "UIKit alone"
        case .bartransition: "With BarTransition"
        }
    }
}
