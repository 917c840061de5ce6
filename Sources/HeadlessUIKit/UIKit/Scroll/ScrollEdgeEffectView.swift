import Foundation

/// The bar over the top edge of a scroll view.
struct BarOverScrollView: Equatable {
    /// The distance from the top of the scroll view to the bottom of the bar, in points.
    var bottom: CGFloat
    /// The distance from the top of the scroll view to the bottom of the status bar, in points.
    var statusBarBottom: CGFloat
    /// Whether contents are under the bar.
    var coversContents: Bool
}

/// Draws the effect at the top edge of a scroll view, over its contents. It is inside of the scroll view, so it moves with
/// its page in a push or pop (fact 27.3.7) and is clipped to the scroll view (fact 27.3.10).
@MainActor
final class ScrollEdgeEffectView: UIView {
    private var look = EdgeEffectMetrics.Look.soft
    private var metrics: EdgeEffectMetrics?

    /// Whether the effect is drawn; false at rest, where contents begin below the bar (fact 27.3.6). Animates inside an
    /// animation block.
    var isShown = false {
        didSet { layer.change(.effectStrength, \.effectStrength, to: isShown ? 1 : 0) }
    }

    /// The page's background, which is drawn over the blur.
    private var background = UIColor.systemBackground

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.model.effectStrength = 0
        // Above all contents, whatever the app adds later.
        layer.zPosition = 10_000
        layer.content = .drawing { [weak self] canvas, shown in self?.draw(shown, on: canvas) }
    }

    required init?(coder: NSCoder) {
        fatalError("ScrollEdgeEffectView.init(coder:): nib files are not modelled; use the other initializer.")
    }

    /// Sets look and size, without animation.
    func show(_ style: UIScrollEdgeEffect.Style, under bar: BarOverScrollView, background: UIColor) {
        guard let metrics = Simulator.current.profile.edgeEffect else { return }
        let look: EdgeEffectMetrics.Look =
            style === UIScrollEdgeEffect.Style.hard
            ? .hard : style === UIScrollEdgeEffect.Style.soft ? .soft : metrics.automatic
        let height =
            switch look {
            case .hard: bar.bottom + metrics.hardReach
            case .soft: metrics.softEndsAtStatusBar ? bar.statusBarBottom : bar.bottom + metrics.softReach
            }
        self.look = look
        self.metrics = metrics
        self.background = background
        UIView.performWithoutAnimation { frame.size.height = max(height, 0) }
        setNeedsDisplay()
    }

    private func draw(_ shown: LayerModel, on canvas: Canvas) {
        guard let metrics, shown.effectStrength > 0, shown.bounds.height > 0 else { return }
        switch look {
        case .hard: drawHard(metrics, shown, on: canvas)
        case .soft: drawSoft(metrics, shown, on: canvas)
        }
    }

    private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

    private var base: PixelColor { background.resolvedColor(with: traitCollection).cgColor.pixel }

    private func drawHard(_ metrics: EdgeEffectMetrics, _ shown: LayerModel, on canvas: Canvas) {
        var material = BlurMaterial.edge(
            base, opacity: Double(isDark ? metrics.darkHardOpacity : metrics.hardOpacity), radius: metrics.hardBlur)
        material.solid = base
        material.draw(shown, on: canvas)
        let line = 1 / max(traitCollection.displayScale, 1)
        let end = CGRect(x: 0, y: shown.bounds.maxY - line, width: shown.bounds.width, height: line)
        let alpha = Double(metrics.lineOpacity * shown.effectStrength)
        canvas.fill(end, cornerRadius: 0, color: PixelColor(white: isDark ? 1 : 0, alpha: alpha))
    }

    /// A blur cannot fade along an edge, so its end consists of thin stripes; the background over it fades row by row.
    private func drawSoft(_ metrics: EdgeEffectMetrics, _ shown: LayerModel, on canvas: Canvas) {
        let (width, height) = (shown.bounds.width, shown.bounds.height)
        let start = (height * metrics.softFadeStart).rounded()
        // Slow at both ends.
        let strength = { (y: CGFloat) -> CGFloat in
            let progress = min(max((y - start) / max(height - start, 1), 0), 1)
            return shown.effectStrength * (1 - progress * progress * (3 - 2 * progress))
        }
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        var top: CGFloat = 0
        while top < height, !isOpaque {
            let bottom = min(top < start ? start : top + 6, height)
            canvas.blurBackdrop(
                in: CGRect(x: 0, y: top, width: width, height: bottom - top),
                radius: metrics.softBlur * strength(top), tint: base.withAlpha(0))
            top = bottom
        }
        for y in stride(from: CGFloat(0), to: height, by: 1) {
            let alpha = strength(y + 0.5) * (isOpaque ? 1 : metrics.softOpacity)
            canvas.fill(
                CGRect(x: 0, y: y, width: width, height: min(1, height - y)), cornerRadius: 0,
                color: base.withAlpha(Double(alpha)))
        }
    }
}

extension BlurMaterial {
    /// The blur of an edge effect, with the page's background over it: saturation 1.25 and brightness +0.03 (fact 27.3.4).
    fileprivate static func edge(_ base: PixelColor, opacity: Double, radius: CGFloat) -> BlurMaterial {
        var material = BlurMaterial(style: .regular, traits: UITraitCollection())
        (material.radius, material.saturation) = (radius, 1.25)
        // White over the blur makes it brighter, the background over that.
        let alpha = 1 - (1 - 0.03) * (1 - opacity)
        let mixed = { (component: Double) in (component * opacity + 0.03 * (1 - opacity)) / alpha }
        material.tint = PixelColor(
            red: min(mixed(base.red), 1), green: min(mixed(base.green), 1), blue: min(mixed(base.blue), 1), alpha: alpha
        )
        return material
    }
}

// MARK: - In a scroll view

extension UIScrollView {
    /// Shows the effect for the bar over the top edge; nil if there is none.
    /// - Parameter fading: whether it fades in or out.
    func setBarOverTopEdge(_ bar: BarOverScrollView?, fading: Bool) {
        barOverTopEdge = bar
        showTopEdgeEffect(fading: fading)
    }

    /// Shows the effect as its properties and the bar over it require.
    func showTopEdgeEffect(fading: Bool = false) {
        guard Simulator.current.profile.edgeEffect != nil, let bar = barOverTopEdge, bar.bottom > 0,
            bar.coversContents, !topEdgeEffect.isHidden
        else {
            guard let view = topEdgeEffectView, view.isShown else { return }
            return fade(fading) { view.isShown = false }
        }
        let view = topEdgeEffectView ?? makeTopEdgeEffectView()
        view.show(topEdgeEffect.style, under: bar, background: backgroundBehindContents)
        followTopEdge()
        if !view.isShown { fade(fading) { view.isShown = true } }
    }

    private func fade(_ fading: Bool, _ change: @escaping () -> Void) {
        guard fading, window != nil, UIView.areAnimationsEnabled,
            let duration = Simulator.current.profile.edgeEffect?.fadeDuration
        else { return change() }
        UIView.animate(springDuration: duration, bounce: 0, options: .allowUserInteraction, animations: change)
    }

    private func makeTopEdgeEffectView() -> ScrollEdgeEffectView {
        let view = ScrollEdgeEffectView(frame: .zero)
        UIView.performWithoutAnimation {
            addSubview(view)
            topEdgeEffectView = view
            followTopEdge()
        }
        return view
    }

    /// Keeps the effect at the top edge while the contents move under it.
    func followTopEdge() {
        guard let view = topEdgeEffectView else { return }
        view.center = CGPoint(x: bounds.midX, y: bounds.minY + view.bounds.height / 2)
        view.bounds.size.width = bounds.width
    }

    /// The first background behind the contents that is not clear.
    private var backgroundBehindContents: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.backgroundColor, color.cgColor.alpha > 0.99 { return color }
            view = current.viewController == nil ? current.superview : nil
        }
        return .systemBackground
    }
}
