import Foundation

/// A group of menu elements. The model stores menus but never shows them. (UIKit documentation)
open class UIMenu: UIMenuElement {
    /// The identifier of a menu. (UIKit documentation)
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

    /// Options for showing a menu. (UIKit documentation)
    public struct Options: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shows the elements inline in the parent menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Marks the menu as destructive.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element has a checkmark.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Shows the elements side by side.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The identifier of the menu; an empty one by default.
    public let identifier: UIMenu.Identifier
    /// The options for showing the menu; none by default.
    public let options: UIMenu.Options
    /// The elements of the menu; none by default.
    open var children: [UIMenuElement] { entries }
    private let entries: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("")
        self.options = options
        entries = children
        super.init(storedTitle: title, storedImage: image)
        self.subtitle = subtitle
    }

    /// Returns the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            children: newChildren
        )
    }
}

/// An element of a menu: an action or a menu. (UIKit documentation)
@MainActor @preconcurrency
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
    /// Attributes of an element. (UIKit documentation)
    public struct Attributes: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Makes the element unavailable.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Marks the element as destructive.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Hides the element.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Keeps the menu open after the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element has a checkmark. (UIKit documentation)
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    let storedTitle: String
    let storedImage: UIImage?

    init(storedTitle: String, storedImage: UIImage?) {
        self.storedTitle = storedTitle
        self.storedImage = storedImage
        super.init()
    }

    /// The title; empty by default.
    open var title: String { storedTitle }
    /// The image beside the title; nil by default.
    open var image: UIImage? { storedImage }
    /// The subtitle; nil by default.
    open var subtitle: String?
    /// The identifier by which tests find the element; nil by default.
    open var accessibilityIdentifier: String?
}
