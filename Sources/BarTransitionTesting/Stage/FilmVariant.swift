import UIKit

/// The traits and the device to film a transition with. The standard variant adds no suffix to file names, so a film keeps
/// its reference when further variants are added.
public struct FilmVariant: Equatable, Sendable {
    /// The suffix of a film's name, after a hyphen; empty for the standard variant.
    public let suffix: String
    /// The interface style, light or dark. Default light.
    public let style: UIUserInterfaceStyle
    /// The direction of the layout. Default left to right.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// The user's text size. Default large, which is the system's default.
    public let contentSizeCategory: UIContentSizeCategory
    /// The name of the device and system, a `Simulator.Profile.identifier`. Default nil: an iPhone 15 with iOS 18 on Linux,
    /// elsewhere the device that runs the tests. Recording throws an error that lists the names if it does not know this
    /// one. On Linux, changes to the profile of the simulator in use apply if it has this name.
    public let profile: String?

    /// Light, left to right, text of the default size, on the default device.
    public static let standard = FilmVariant()
    /// The standard variant in dark.
    public static let dark = FilmVariant(suffix: "dark", style: .dark)
    /// The standard variant from right to left.
    public static let rightToLeft = FilmVariant(suffix: "rtl", layoutDirection: .rightToLeft)

    /// The standard variant with another text size.
    public static func contentSize(_ category: UIContentSizeCategory) -> FilmVariant {
        let name = FilmEnvironment.shortName(ofContentSize: category.rawValue)
        return FilmVariant(suffix: "text-\(name.lowercased())", contentSizeCategory: category)
    }

    /// The standard variant on another device and system, for example "iphonese-ios15". On Apple platforms recording
    /// throws an error, since films show the device that runs the tests.
    public static func profile(_ identifier: String) -> FilmVariant {
        FilmVariant(suffix: identifier, profile: identifier)
    }

    /// This variant with every property that is not standard in another one, for example `.dark.and(.rightToLeft)`.
    public func and(_ other: FilmVariant) -> FilmVariant {
        FilmVariant(
            suffix: [suffix, other.suffix].filter { !$0.isEmpty }.joined(separator: "-"),
            style: other.style == .light ? style : other.style,
            layoutDirection: other.layoutDirection == .leftToRight ? layoutDirection : other.layoutDirection,
            contentSizeCategory: other.contentSizeCategory == .large ? contentSizeCategory : other.contentSizeCategory,
            profile: other.profile ?? profile)
    }

    /// Creates a variant. Omitted properties are standard.
    /// - Parameters:
    ///   - suffix: the suffix of a film's name; empty only if the variant replaces the standard one.
    ///   - style: light or dark. Default: light.
    ///   - layoutDirection: the direction of the layout. Default: from left to right.
    ///   - contentSizeCategory: the user's text size. Default: large, which is the system's default.
    ///   - profile: the identifier of a device with a system version, on Linux only. Default nil: see ``profile``.
    public init(
        suffix: String = "", style: UIUserInterfaceStyle = .light,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large, profile: String? = nil
    ) {
        self.suffix = suffix
        self.style = style
        self.layoutDirection = layoutDirection
        self.contentSizeCategory = contentSizeCategory
        self.profile = profile
    }
}
