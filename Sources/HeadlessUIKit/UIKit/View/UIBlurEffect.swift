import Foundation

/// A blur of what lies behind, with a tint. (UIKit documentation)
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

    /// Not supported: effects are not archived here.
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
