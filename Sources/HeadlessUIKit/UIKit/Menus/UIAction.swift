import Foundation

/// The closure that runs when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a handler when it is chosen. (UIKit documentation)
open class UIAction: UIMenuElement {
    /// The identifier of an action. (UIKit documentation)
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    let handler: UIActionHandler
    private var currentTitle: String
    private var currentImage: UIImage?

    /// Creates an action; without an identifier it gets a unique one.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        self.identifier = identifier ?? Self.uniqueIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        currentTitle = title
        currentImage = image
        super.init(storedTitle: title, storedImage: image)
        self.subtitle = subtitle
    }

    /// The title; empty by default.
    open override var title: String {
        get { currentTitle }
        set { currentTitle = newValue }
    }

    /// The image beside the title; nil by default.
    open override var image: UIImage? {
        get { currentImage }
        set { currentImage = newValue }
    }

    /// The identifier of the action.
    public let identifier: UIAction.Identifier
    /// A longer title that explains the action; nil by default.
    open var discoverabilityTitle: String?
    /// The attributes, such as disabled or destructive; none by default.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action has a checkmark; `.off` by default.
    open var state: UIMenuElement.State
    /// The sender of the action while its handler runs; nil otherwise.
    open private(set) var sender: Any?

    /// Runs the handler for a sender; the target has no effect.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    private static var identifierCount = 0

    // A counter instead of a random value keeps runs deterministic.
    private static func uniqueIdentifier() -> Identifier {
        identifierCount += 1
        return Identifier("HeadlessUIKit.action.\(identifierCount)")
    }
}

/// The name of a method. Linux has no Objective-C runtime and so no selectors: this type has no values, and optional
/// selectors are always nil.
public enum Selector: Sendable {}
