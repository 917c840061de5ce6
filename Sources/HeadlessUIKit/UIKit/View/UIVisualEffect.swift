import Foundation

/// Something that changes how a visual effect view draws what is behind or inside it. (UIKit documentation; main actor
/// by fact 12.1)
@MainActor @preconcurrency open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
    /// An effect that does nothing.
    public override init() {
        super.init()
    }

    /// Archives are not modeled: traps with a message.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UIVisualEffect.init(coder:) is missing in HeadlessUIKit: effects are not archived.")
    }

    /// Archives are not modeled: traps with a message.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UIVisualEffect.encode(with:) is missing in HeadlessUIKit: effects are not archived.")
    }

    /// True, as in UIKit.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// The effect itself: it is immutable.
    public nonisolated func copy(with zone: NSZone?) -> Any { self }
}

/// A blur of what is behind a view, with a tint. (UIKit documentation)
open class UIBlurEffect: UIVisualEffect {
    /// How strong and how light the blur is. (UIKit documentation)
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    nonisolated let style: Style

    /// A blur of the given style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Archives are not modeled: traps with a message.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UIBlurEffect.init(coder:) is missing in HeadlessUIKit: effects are not archived.")
    }

    /// Equal for the same style.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    /// Equal for equal effects.
    open nonisolated override var hash: Int { style.hashValue }
}
