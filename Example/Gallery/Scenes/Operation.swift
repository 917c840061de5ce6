/// What happens to the stack.
enum Operation: String, Codable {
    case push
    case pop
    case popToRoot
    case setViewControllers
    case swipeFinished = "swipe finished"
    case swipeCancelled = "swipe cancelled"

    /// For people.
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

    /// Whether a page comes from the trailing side, in front of the one that leaves.
    var isPush: Bool { self == .push || self == .setViewControllers }

    /// How far the finger goes, as a share of the width; nil without a finger.
    var swipeDistance: Double? {
        switch self {
        case .swipeFinished: 0.6
        case .swipeCancelled: 0.4
        default: nil
        }
    }
}
