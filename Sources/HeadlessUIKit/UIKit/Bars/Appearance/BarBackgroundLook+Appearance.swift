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
