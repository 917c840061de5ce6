import UIKit

/// One set of circumstances to film a transition in. The standard variant has no suffix in file names, so a film that
/// gets further variants keeps its reference.
public struct FilmVariant: Equatable, Sendable {
    /// What is added to a film's name, after a hyphen; empty for the standard variant.
    public let suffix: String
    /// Default light.
    public let style: UIUserInterfaceStyle
    /// Default left to right.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// Default large, which is the system's default.
    public let contentSizeCategory: UIContentSizeCategory
    /// The name of the device and system, as `Simulator.Profile.identifier` has it. Default nil: an iPhone 15 with iOS
    /// 18 on Linux, the device that runs the tests elsewhere. A name that is not known makes recording throw an error
    /// with those that are.
    public let profile: String?

    /// Light, left to right, text of the default size, on the default device.
    public static let standard = FilmVariant()
    /// The same in dark.
    public static let dark = FilmVariant(suffix: "dark", style: .dark)
    /// The same from right to left.
    public static let rightToLeft = FilmVariant(suffix: "rtl", layoutDirection: .rightToLeft)

    /// The same with another size of text.
    public static func contentSize(_ category: UIContentSizeCategory) -> FilmVariant {
        let name = FilmEnvironment.shortName(ofContentSize: category.rawValue)
        return FilmVariant(suffix: "text-\(name.lowercased())", contentSizeCategory: category)
    }

    /// The same on another device and system, for example "iphonese-ios15". On Apple's systems recording throws an
    /// error, since the device is the one that runs the tests.
    public static func profile(_ identifier: String) -> FilmVariant {
        FilmVariant(suffix: identifier, profile: identifier)
    }

    /// This variant with whatever is not standard in another one, for example `.dark.and(.rightToLeft)`.
    public func and(_ other: FilmVariant) -> FilmVariant {
        FilmVariant(
            suffix: [suffix, other.suffix].filter { !$0.isEmpty }.joined(separator: "-"),
            style: other.style == .light ? style : other.style,
            layoutDirection: other.layoutDirection == .leftToRight ? layoutDirection : other.layoutDirection,
            contentSizeCategory: other.contentSizeCategory == .large ? contentSizeCategory : other.contentSizeCategory,
            profile: other.profile ?? profile)
    }

    /// Makes a variant of one's own; whatever is left out is standard.
    /// - Parameter suffix: what is added to a film's name; empty only for one that replaces the standard variant.
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
