import Foundation

/// What runs when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// A title and an image with something that runs when it is chosen. (UIKit documentation)
open class UIAction: UIMenuElement {
    /// The name of an action. (UIKit documentation)
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String

        /// A name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    let handler: UIActionHandler
    private var currentTitle: String
    private var currentImage: UIImage?

    /// An action; without an identifier it gets one of its own.
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
        self.identifier = identifier ?? Self.freshIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        currentTitle = title
        currentImage = image
        super.init(storedTitle: title, storedImage: image)
        self.subtitle = subtitle
    }

    /// The text; empty by default.
    open override var title: String {
        get { currentTitle }
        set { currentTitle = newValue }
    }

    /// The image beside the text; nil by default.
    open override var image: UIImage? {
        get { currentImage }
        set { currentImage = newValue }
    }

    /// The name of the action.
    public let identifier: UIAction.Identifier
    /// A longer text that explains the action; nil by default.
    open var discoverabilityTitle: String?
    /// Whether the action can be chosen and how it looks; none by default.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action is ticked; `.off` by default.
    open var state: UIMenuElement.State
    /// Who asked for the action, while its handler runs; nil otherwise.
    open private(set) var sender: Any?

    /// Runs the handler on behalf of a sender; the target is of no use to an action.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    private static var identifiersGiven = 0

    // Counted, not random: a run is a pure function of its inputs.
    private static func freshIdentifier() -> Identifier {
        identifiersGiven += 1
        return Identifier("HeadlessUIKit.action.\(identifiersGiven)")
    }
}
