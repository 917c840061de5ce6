import Foundation

/// A bar's first subview, which contains its background; while one cross-fades into another, both.
@MainActor
final class BarBackgroundView: UIView {
    /// The duration of a fade between two backgrounds outside a transition, in seconds. No measurement is known.
    static let fadeDuration: TimeInterval = 0.25

    private let shadowBelow: Bool
    /// The background that the bar shows or fades to.
    private(set) var current: BarBackgroundFill
    /// The incoming background of a transition.
    private(set) var incoming: BarBackgroundFill?
    /// The background of the bar's other state, at or away from the scroll edge; it stays in the hierarchy with alpha 0
    /// (fact 6.1.5).
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

    /// The visible backgrounds, back to front.
    var shown: [BarBackgroundFill] {
        subviews.compactMap { $0 as? BarBackgroundFill }.filter {
            $0 !== resting || $0.layer.shownModel.opacity > 0
        }
    }

    required init?(coder: NSCoder) {
        fatalError("BarBackgroundView.init(coder:): nib files are not modelled; use the other initializer.")
    }

    private func add(_ fill: BarBackgroundFill) {
        fill.frame = bounds
        fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(fill)
    }

    /// Shows a background, with a fade if requested and the bar is in a window.
    func show(_ background: ResolvedBarBackground, fading: Bool = false) {
        guard background != current.background else { return }
        guard fading, window != nil, UIView.areAnimationsEnabled, incoming == nil else {
            return current.show(background)
        }
        UIView.performWithoutAnimation {
            (current, resting) = (resting, current)
            bringSubviewToFront(current)
            current.show(background)
        }
        UIView.animateSystemChanges(withDuration: Self.fadeDuration) { [current, resting] in
            current.alpha = 1
            resting.alpha = 0
        }
    }

    // MARK: Transition

    /// Adds an invisible background with the frame of the current one, so that both follow the bar.
    func beginTransition() {
        let fill = BarBackgroundFill(frame: bounds, shadowBelow: shadowBelow)
        add(fill)
        fill.alpha = 0
        incoming = fill
    }

    /// Sets what the bar shows when the transition has ended.
    func prepare(_ background: ResolvedBarBackground) {
        incoming?.show(background)
    }

    /// Equal backgrounds do not change. Others cross-fade, or on iOS 26 switch at once if they come from two appearance
    /// objects.
    func animateTransition(snapping: Bool) {
        guard let incoming, incoming.background != current.background else { return }
        let change = { [current] in
            incoming.alpha = 1
            current.alpha = 0
        }
        if snapping { UIView.performWithoutAnimation(change) } else { change() }
    }

    func endTransition(cancelled: Bool) {
        guard let incoming else { return }
        self.incoming = nil
        let outgoing = cancelled ? incoming : current
        if !cancelled { current = incoming }
        current.alpha = 1
        outgoing.removeFromSuperview()
    }
}

/// One background: an effect, a color over it, an image over that, and the shadow line (facts 6.1.9, 6.1.10). The parts
/// use autoresizing so that they animate together with the bar's frame.
@MainActor
final class BarBackgroundFill: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let shadowView = UIImageView(frame: .zero)
    private let shadowBelow: Bool

    private(set) var background = ResolvedBarBackground.clear

    /// Creates a background with its shadow line below, or above for a bar at the bottom of the screen.
    init(frame: CGRect, shadowBelow: Bool) {
        self.shadowBelow = shadowBelow
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for part in [effectView, colorView, imageView] {
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
        fatalError("BarBackgroundFill.init(coder:): nib files are not modelled; use the other initializer.")
    }

    /// Shows a background without animation: appearance values do not animate by themselves (facts 6.2.1, 6.2.2).
    func show(_ background: ResolvedBarBackground) {
        self.background = background
        UIView.performWithoutAnimation {
            overrideUserInterfaceStyle = background.interfaceStyle
            effectView.effect = background.effect
            effectView.isHidden = background.effect == nil
            colorView.backgroundColor = background.color
            imageView.image = background.image
            imageView.alpha = background.imageAlpha
            imageView.contentMode = background.imageMode == .redraw ? .scaleToFill : background.imageMode
            showShadow()
        }
    }

    private func showShadow() {
        switch background.shadow {
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
            x: 0, y: shadowBelow ? bounds.height : -height, width: bounds.width, height: height)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        UIView.performWithoutAnimation { showShadow() }
    }
}
