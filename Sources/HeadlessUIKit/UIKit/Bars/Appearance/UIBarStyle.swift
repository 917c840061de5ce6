/// The colours of a bar that sets none of its own.
public enum UIBarStyle: Int, Sendable {
    /// Dark content on a light bar in light mode, the opposite in dark mode.
    case `default` = 0
    /// Light content on a dark bar.
    case black = 1
    /// As ``black``; always translucent, whatever `isTranslucent` is set to (fact 6.3.2).
    @available(*, deprecated, message: "Use .black and set isTranslucent to true.")
    case blackTranslucent = 2

    /// Whether content is light on dark.
    var isDark: Bool { rawValue != 0 }
}
