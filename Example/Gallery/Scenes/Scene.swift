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
    /// Creates the stack before the operation, from the bottom up.
    let stack: @MainActor () -> [any ExamplePage]
    /// Creates the page that a push or a new stack adds; nil if the operation is a pop.
    var incoming: (@MainActor () -> any ExamplePage)?
}

/// The operation on the stack.
enum Operation: String, Codable {
    case push
    case pop
    case popToRoot
    case setViewControllers
    case swipeFinished = "swipe finished"
    case swipeCancelled = "swipe cancelled"

    /// The title in films and `index.html`.
    var title: String {
        switch self {
        case .push: "Push"
        case .pop: "Pop"
        case .popToRoot: "Pop to root"
        case .setViewControllers: "Set view controllers"
        case .swipeFinished: "Swipe back, finished"
        case .swipeCancelled: "Swipe back, cancelled"
        }
    }

    /// Whether the incoming page moves in from the trailing edge, in front of the outgoing one.
    var isPush: Bool { self == .push || self == .setViewControllers }

    /// The distance of the finger as a fraction of the width; nil without a finger.
    var swipeDistance: Double? {
        switch self {
        case .swipeFinished: 0.6
        case .swipeCancelled: 0.4
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
