import Foundation

/// Everything that a navigation bar draws one item with, after fallbacks and legacy properties are applied.
@MainActor
struct ResolvedBarAppearance {
    /// The appearance object that the values come from (fact 6.1.1).
    var source: ObjectIdentifier
    var background: ResolvedBarBackground
    var titleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
    var subtitleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeSubtitleAttributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var buttons: BarButtonAppearances
    var backIndicator: UIImage?
    /// Whether legacy properties are applied (fact 6.1.8).
    var usesLegacyValues = false
    /// The interface style that the appearance or a black bar style forces on the item.
    var interfaceStyle = UIUserInterfaceStyle.unspecified
}

/// The appearances of a bar's buttons, by kind.
@MainActor
struct BarButtonAppearances {
    var plain: UIBarButtonItemAppearance
    var done: UIBarButtonItemAppearance
    var back: UIBarButtonItemAppearance

    func appearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style.isEmphasized ? done : plain
    }
}

extension UIBarButtonItemAppearance {
    /// Returns the appearance for a button's state.
    func state(isEnabled: Bool, isHighlighted: Bool) -> UIBarButtonItemStateAppearance {
        !isEnabled ? disabled : isHighlighted ? highlighted : normal
    }
}

extension UIBarButtonItem.Style {
    /// Whether the button is emphasized: prominent, called done before iOS 26.
    var isEmphasized: Bool { self == .prominent }
}

/// Everything that a bar's background is drawn from. Equal values are one background: nothing changes between them.
struct ResolvedBarBackground: Equatable {
    /// Blurs the content behind the bar.
    var effect: UIVisualEffect?
    /// Over the effect (fact 6.1.9).
    var color: UIColor?
    /// Over the color.
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// Less than 1 for an opaque image on a bar with `isTranslucent = true` (fact 6.3.2).
    var imageAlpha: CGFloat = 1
    var shadow = ResolvedBarShadow.none
    /// That of the appearance, and dark for a bar with a black style.
    var interfaceStyle = UIUserInterfaceStyle.unspecified

    /// No background; also what a bar at the scroll edge shows by default (fact 6.1.4).
    static var clear: ResolvedBarBackground { ResolvedBarBackground() }
}

/// The shadow line of a bar (fact 6.1.10).
enum ResolvedBarShadow: Equatable {
    case none
    /// A line of one device pixel.
    case line(UIColor)
    /// An image with its own height; tinted if it is a template.
    case image(UIImage, tint: UIColor?)
}

extension ResolvedBarBackground {
    /// Creates the background that an appearance object describes.
    @MainActor
    init(_ appearance: UIBarAppearance, usesGlass: Bool) {
        color = appearance.backgroundColor
        image = appearance.backgroundImage
        imageMode = appearance.backgroundImageContentMode
        shadow = ResolvedBarShadow(image: appearance.shadowImage, color: appearance.shadowColor)
        effect = appearance.backgroundEffect
        interfaceStyle = appearance.forcedInterfaceStyle
        guard usesGlass, effect === BarBackgroundDefaults.blur else { return }
        // On iOS 26 the default background is clear, and the scroll view fades its contents under it (facts 6.4.1, m1.11). An
        // effect that the app sets is drawn, over the edge effect (react-native-screens, its note on `blurEffect`).
        effect = nil
        if color == nil, image == nil { shadow = .none }
    }
}

extension ResolvedBarShadow {
    /// Without an image the color tints the hairline; nil or a clear color is no shadow (fact 6.1.10).
    init(image: UIImage?, color: UIColor?) {
        let isClear = color == nil || color == .clear
        if let image, image.renderingMode != .alwaysTemplate {
            self = .image(image, tint: nil)
        } else if isClear {
            self = .none
        } else if let image {
            self = .image(image, tint: color)
        } else {
            self = color.map { .line($0) } ?? .none
        }
    }
}

extension UIBarAppearance {
    /// The interface style that the appearance forces on its bar, from iOS 27 (fact 27.2.1).
    var forcedInterfaceStyle: UIUserInterfaceStyle {
        Simulator.current.profile.system >= 27 ? overrideUserInterfaceStyle : .unspecified
    }
}
