import Foundation

/// A view that blurs what is behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// What the view does to what is behind it; default nil.
    open var effect: UIVisualEffect? {
        didSet { effectChanged() }
    }
    /// The view to put contents in.
    public let contentView: UIView

    /// Makes a view with an effect and no size.
    public init(effect: UIVisualEffect?) {
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        self.effect = effect
        layer.content = .drawing { [weak self] canvas, shown in self?.drawEffect(shown, on: canvas) }
        layer.model.effectStrength = effect == nil ? 0 : 1
    }

    /// Nib files do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
    }

    private var drawnEffect: UIVisualEffect?

    private func effectChanged() {
        if effect != nil { drawnEffect = effect }
        layer.change(.effectStrength, \.effectStrength, to: effect == nil ? 0 : 1)
    }

    private func drawEffect(_ shown: LayerModel, on canvas: Canvas) {
        guard let blur = (effect ?? drawnEffect) as? UIBlurEffect, shown.effectStrength > 0 else { return }
        BlurMaterial(style: blur.style, traits: traitCollection).draw(shown, on: canvas)
    }
}

extension BlurMaterial {
    /// Draws itself over what is behind a layer.
    @MainActor
    func draw(_ shown: LayerModel, on canvas: Canvas) {
        if UIAccessibility.isReduceTransparencyEnabled {
            canvas.fill(shown.bounds, cornerRadius: shown.cornerRadius, color: solid)
            return
        }
        canvas.blurBackdrop(
            in: shown.bounds, cornerRadius: shown.cornerRadius, radius: radius * shown.effectStrength,
            saturation: 1 + (saturation - 1) * Double(shown.effectStrength),
            tint: tint.withAlpha(Double(shown.effectStrength)))
    }
}
