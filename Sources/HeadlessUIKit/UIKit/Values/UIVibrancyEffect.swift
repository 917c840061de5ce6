import Foundation

/// What content within a vibrant view is for. (UIKit documentation)
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

/// Content that takes up the light of the blur behind it. (UIKit documentation)
open class UIVibrancyEffect: UIVisualEffect {
    nonisolated let blurStyle: UIBlurEffect.Style
    nonisolated let style: UIVibrancyEffectStyle

    /// Vibrancy over the given blur, for labels.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Vibrancy over the given blur, for the given kind of content.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blurStyle = blurEffect.style
        self.style = style
        super.init()
    }

    /// Not supported: effects are not archived here.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UIVibrancyEffect.init(coder:) is missing in HeadlessUIKit: effects are not archived.")
    }

    /// Equal over the same blur for the same content.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return blurStyle == other.blurStyle && style == other.style
    }

    /// Equal for equal effects.
    open nonisolated override var hash: Int { blurStyle.rawValue * 16 + style.rawValue }
}
