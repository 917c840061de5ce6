import Foundation

/// An action that an alert offers as a button. (UIKit documentation)
@MainActor @preconcurrency
open class UIAlertAction: NSObject, NSCopying {
    /// The kind of an action.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    /// The title of the button; nil for none.
    open private(set) var title: String?

    /// The kind of the action.
    open private(set) var style = Style.default

    let handler: ((UIAlertAction) -> Void)?
    final var onChange: (() -> Void)?

    /// Whether the button can be tapped; default true.
    open var isEnabled = true { didSet { onChange?() } }

    init(handler: ((UIAlertAction) -> Void)?) {
        self.handler = handler
        super.init()
    }

    /// Makes an action; the handler is called after the alert has been dismissed by its button.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(handler: handler)
        (self.title, self.style) = (title, style)
    }

    /// Returns the action itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
