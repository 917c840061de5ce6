import Foundation

/// A bar's first subview: the place of its background, or of two while one gives way to another.
@MainActor
final class BarBackgroundView: UIView {
    /// Seconds that one background takes to give way to another outside a transition. No measurement is known.
    static let fadeDuration: TimeInterval = 0.25

    private let shadowBelow: Bool
    /// What the bar shows, or is on its way to.
    private(set) var current: BarBackgroundFill
    /// What waits beside it for a transition.
    private(set) var incoming: BarBackgroundFill?
    /// That of the bar's other state, at or away from the scroll edge: it stays mounted, unseen (fact 6.1.5).
    private var resting: BarBackgroundFill

    init(shadowBelow: Bool) {
        self.shadowBelow = shadowBelow
        current = BarBackgroundFill(frame: .zero, shadowBelow: shadowBelow)
        resting = BarBackgroundFill(frame: .zero, shadowBelow: shadowBelow)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        add(current)
        add(resting)
        resting.alpha = 0
    }

    /// The backgrounds, back to front, without the one that only waits for its state.
    var shown: [BarBackgroundFill] {
        subviews.compactMap { $0 as? BarBackgroundFill }.filter {
            $0 !== resting || $0.layer.shownModel.opacity > 0
        }
    }

    required init?(coder: NSCoder) {
        fatalError("BarBackgroundView is made by bars only.")
    }

    private func add(_ fill: BarBackgroundFill) {
        fill.frame = bounds
        fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(fill)
    }

    /// Shows a look at once, or as a fade where the bar is on a screen.
    func show(_ look: BarBackgroundLook, fading: Bool = false) {
        guard look != current.look else { return }
        guard fading, window != nil, UIView.areAnimationsEnabled, incoming == nil else { return current.show(look) }
        UIView.performWithoutAnimation {
            (current, resting) = (resting, current)
            bringSubviewToFront(current)
            current.show(look)
        }
        UIView.animate(withDuration: Self.fadeDuration) { [current, resting] in
            current.alpha = 1
            resting.alpha = 0
        }
    }

    // MARK: Transition

    /// Puts an unseen background beside the present one, with the same frame, so that both follow the bar.
    func beginTransition() {
        let fill = BarBackgroundFill(frame: bounds, shadowBelow: shadowBelow)
        add(fill)
        fill.alpha = 0
        incoming = fill
    }

    /// What the bar will show when the transition has ended.
    func prepare(_ look: BarBackgroundLook) {
        incoming?.show(look)
    }

    /// Equal looks stay still. Others cross-fade, or on iOS 26 those of two appearance objects give way at once (scenario N45).
    func animateTransition(snapping: Bool) {
        guard let incoming, incoming.look != current.look else { return }
        let change = { [current] in
            incoming.alpha = 1
            current.alpha = 0
        }
        if snapping { UIView.performWithoutAnimation(change) } else { change() }
    }

    func endTransition(cancelled: Bool) {
        guard let incoming else { return }
        self.incoming = nil
        let leaving = cancelled ? incoming : current
        if !cancelled { current = incoming }
        current.alpha = 1
        leaving.removeFromSuperview()
    }
}

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

/// What iOS 26 lays over content that passes under a clear bar: the page's own background, fading out downward
/// (fact m9.4). The real material adapts to what is behind it; this is a quiet stand-in that no test may measure.
@MainActor
final class BarEdgeFade: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        refresh()
    }

    required init?(coder: NSCoder) {
        fatalError("BarEdgeFade is made by bars only.")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    private func refresh() {
        let base = UIColor.systemBackground.resolvedColor(with: traitCollection)
        (layer as? CAGradientLayer)?.colors = [0.96, 0.92, 0.8, 0].map { base.withAlphaComponent($0).cgColor }
    }
}
