import Foundation

/// All that a navigation bar draws one item with.
@MainActor
struct BarLook {
    /// The appearance object all of it comes from (fact 6.1.1).
    var source: ObjectIdentifier
    var background: BarBackgroundLook
    var titleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
    var subtitleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeSubtitleAttributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var buttons: BarButtonLooks
    var backIndicator: UIImage?
    /// Whether the older setters take part (fact 6.1.8).
    var usesLegacyValues = false
    /// What a bar of a black style forces on what is drawn by the older setters.
    var interfaceStyle = UIUserInterfaceStyle.unspecified
}

/// How the buttons of a bar are drawn, by kind.
@MainActor
struct BarButtonLooks {
    var plain: UIBarButtonItemAppearance
    var done: UIBarButtonItemAppearance
    var back: UIBarButtonItemAppearance

    func look(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style.isEmphasized ? done : plain
    }
}

extension UIBarButtonItemAppearance {
    /// What applies in a state of a button.
    func state(isEnabled: Bool, isHighlighted: Bool) -> UIBarButtonItemStateAppearance {
        !isEnabled ? disabled : isHighlighted ? highlighted : normal
    }
}

extension UIBarButtonItem.Style {
    /// Whether the button stands out: done, or prominent as it is called from iOS 26.
    var isEmphasized: Bool { self == .done }
}

/// All that a bar's background is drawn from. Equal looks are one background: nothing moves between them.
struct BarBackgroundLook: Equatable {
    /// Blurs what is behind the bar.
    var effect: UIVisualEffect?
    /// Over the effect (fact 6.1.9).
    var color: UIColor?
    /// Over the colour.
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// Less than 1 for an image without holes on a bar that was made translucent (fact 6.3.2).
    var imageAlpha: CGFloat = 1
    var shadow = BarShadowLook.none
    /// Dark for a bar of a black style.
    var interfaceStyle = UIUserInterfaceStyle.unspecified
    /// On iOS 26 content that passes under a clear bar fades toward the screen's edge (fact m9.4).
    var fadesScrolledContent = false

    /// Nothing at all: also what a bar at the scroll edge shows where nothing else was asked for (fact 6.1.4).
    static var clear: BarBackgroundLook { BarBackgroundLook() }
}

/// The line under a bar (fact 6.1.10).
enum BarShadowLook: Equatable {
    case none
    /// One device pixel of a colour.
    case line(UIColor)
    /// An image with its own height; tinted where it is a template.
    case image(UIImage, tint: UIColor?)
}

extension BarBackgroundLook {
    /// The background an appearance object describes.
    @MainActor
    init(_ appearance: UIBarAppearance, usesGlass: Bool) {
        color = appearance.backgroundColor
        image = appearance.backgroundImage
        imageMode = appearance.backgroundImageContentMode
        shadow = BarShadowLook(image: appearance.shadowImage, color: appearance.shadowColor)
        effect = appearance.backgroundEffect
        guard usesGlass, effect != nil else { return }
        // On iOS 26 the default background is clear and content fades under it (facts 6.4.1, m1.11).
        effect = nil
        guard color == nil, image == nil else { return }
        shadow = .none
        fadesScrolledContent = true
    }
}

extension BarShadowLook {
    /// Without an image the colour tints the hairline; a clear colour or none means no shadow (fact 6.1.10).
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
