import Foundation

/// A group of entries. It is kept, but never shown here. (UIKit documentation)
open class UIMenu: UIMenuElement {
    /// The name of a menu. (UIKit documentation)
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

    /// How a menu is shown. (UIKit documentation)
    public struct Options: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// A set of the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The entries stand in the menu around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one entry is ticked.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The entries stand side by side.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The name of the menu.
    public let identifier: UIMenu.Identifier
    /// How the menu is shown; nothing special by default.
    public let options: UIMenu.Options
    /// The entries; none by default.
    open var children: [UIMenuElement] { entries }
    private let entries: [UIMenuElement]

    /// A menu; without an identifier it has the empty one.
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

    /// The same menu with other entries.
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
