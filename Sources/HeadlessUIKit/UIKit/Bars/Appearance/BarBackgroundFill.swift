import Foundation

/// One background: effect, colour over it, image over that, and the line underneath (facts 6.1.9, 6.1.10).
/// Its parts follow its size by autoresizing, so that they move within one animation with the bar.
@MainActor
final class BarBackgroundFill: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let fadeView = BarEdgeFade(frame: .zero)
    private let shadowView = UIImageView(frame: .zero)
    private let linesUpBelow: Bool

    private(set) var look = BarBackgroundLook.clear

    /// A background whose line is underneath, or above for a bar at the bottom of the screen.
    init(frame: CGRect, shadowBelow: Bool) {
        linesUpBelow = shadowBelow
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for part in [effectView, colorView, imageView, fadeView] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
        shadowView.autoresizingMask = [.flexibleWidth, shadowBelow ? .flexibleTopMargin : .flexibleBottomMargin]
        addSubview(shadowView)
        imageView.clipsToBounds = true
        show(.clear)
    }

    required init?(coder: NSCoder) {
        fatalError("BarBackgroundFill is made by bars only.")
    }

    /// Shows a look at once. What an appearance sets does not animate by itself (facts 6.2.1, 6.2.2).
    func show(_ look: BarBackgroundLook) {
        self.look = look
        UIView.performWithoutAnimation {
            overrideUserInterfaceStyle = look.interfaceStyle
            effectView.effect = look.effect
            effectView.isHidden = look.effect == nil
            colorView.backgroundColor = look.color
            imageView.image = look.image
            imageView.alpha = look.imageAlpha
            imageView.contentMode = look.imageMode == .redraw ? .scaleToFill : look.imageMode
            fadeView.isHidden = !look.fadesScrolledContent
            showShadow()
        }
    }

    private func showShadow() {
        switch look.shadow {
        case .none:
            shadowView.isHidden = true
        case .line(let color):
            shadowView.image = nil
            shadowView.backgroundColor = color
            placeShadow(height: 1 / max(traitCollection.displayScale, 1))
        case .image(let image, let tint):
            shadowView.image = image
            shadowView.backgroundColor = nil
            shadowView.tintColor = tint
            placeShadow(height: image.size.height)
        }
    }

    private func placeShadow(height: CGFloat) {
        shadowView.isHidden = false
        shadowView.frame = CGRect(
            x: 0, y: linesUpBelow ? bounds.height : -height, width: bounds.width, height: height)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        UIView.performWithoutAnimation { showShadow() }
    }
}
