import Foundation

/// An entry of a menu: an action or a menu. (UIKit documentation)
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// Whether an entry can be chosen and how it looks. (UIKit documentation)
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// A set of the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an entry is ticked. (UIKit documentation)
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

    /// The text; empty by default.
    open var title: String { storedTitle }
    /// The image beside the text; nil by default.
    open var image: UIImage? { storedImage }
    /// A second line of text; nil by default.
    open var subtitle: String?
}
