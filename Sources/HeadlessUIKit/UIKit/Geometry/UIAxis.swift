/// A set of axes. (UIKit documentation)
public struct UIAxis: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Across the screen.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Down the screen.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
