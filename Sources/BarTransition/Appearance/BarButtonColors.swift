import UIKit

/// The colours of a bar's text buttons by state; each default, nil, leaves UIKit's own rule: dimmed from the normal one.
public struct BarButtonColors: Equatable, Sendable {
    /// Buttons at rest. Default nil: `BarAppearance.tintColor`.
    public var normal: UIColor?
    /// Buttons under a finger.
    public var highlighted: UIColor?
    /// Buttons that cannot be used.
    public var disabled: UIColor?
    /// Done buttons at rest. Default nil: as the others before iOS 26, from then on UIKit's own, which stands out against
    /// their filling.
    public var done: UIColor?

    /// Makes button colours; whatever is left out stays as UIKit has it.
    public init(
        normal: UIColor? = nil, highlighted: UIColor? = nil, disabled: UIColor? = nil, done: UIColor? = nil
    ) {
        self.normal = normal
        self.highlighted = highlighted
        self.disabled = disabled
        self.done = done
    }
}
