import UIKit

/// Where a film was recorded. Only films from equal environments are compared.
public struct FilmEnvironment: Equatable, Sendable, CustomStringConvertible {
    /// What draws: "HeadlessUIKit" for the model on Linux, otherwise UIKit with its version.
    public var renderer: String
    /// The model's device and system, for example "iphone15-ios18"; on Apple's systems only the kind of device, for example
    /// "iPhone", since `renderer` names the system there.
    public var profile: String
    /// The size of the screen in points.
    public var screenSize: CGSize
    /// Pixels per point of the film, not of the screen.
    public var scale: CGFloat
    /// Whether the interface style is dark.
    public var isDark: Bool
    /// Whether the layout direction is right to left.
    public var isRightToLeft: Bool
    /// The content size category, by UIKit's name.
    public var contentSizeCategory: String

    /// For example "HeadlessUIKit, iphone15-ios18, 393 x 852 at 1x, light, left to right, text L".
    public var description: String {
        "\(renderer), \(details)"
    }

    /// Everything except the renderer.
    var details: String {
        "\(profile), \(sizeText), \(isDark ? "dark" : "light"), "
            + "\(isRightToLeft ? "right to left" : "left to right"), "
            + "text \(Self.shortName(ofContentSize: contentSizeCategory))"
    }

    var sizeText: String {
        "\(Self.short(screenSize.width)) x \(Self.short(screenSize.height)) at \(Self.short(scale))x"
    }

    /// UIKit's name of a content size category without the common prefix.
    static func shortName(ofContentSize name: String) -> String {
        let prefix = "UICTContentSizeCategory"
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }

    private static func short(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : FixedDecimal.text(value)
    }
}
