import Foundation

/// The actions of a row. They are not drawn: a swipe takes the drag, and the row is as before when it ends.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row.
    open private(set) var actions: [UIContextualAction]

    /// Whether a swipe over the whole row performs the first action; default true.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration with actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action that a swipe shows beside a row.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    /// What kind of action it is.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// Performs the action. The completion handler takes whether it was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// What kind of action it is.
    open private(set) var style: Style

    /// Performs the action.
    open private(set) var handler: Handler

    /// The text of its button; default nil.
    open var title: String?

    /// The color of its button; default that of the style.
    open var backgroundColor: UIColor!

    /// The image of its button; default nil.
    open var image: UIImage?
}
