import Foundation

/// A view that blurs what is behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// The effect that the view applies to what is behind it; default nil.
    open var effect: UIVisualEffect? {
        didSet { effectDidChange() }
    }

    /// The view that subviews are added to; the effect view itself takes none: it traps (observed: pkluz/PKHUD, issue 202).
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

    /// Makes a view without an effect and without size.
    public convenience init() {
        self.init(effect: nil)
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
    }

    override func checkNewSubview(_ view: UIView) {
        precondition(
            view === contentView,
            "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, "
                + "instead add them to the -contentView.")
    }

    /// The last effect that was not nil: it is drawn while its removal is animated.
    private var drawnEffect: UIVisualEffect?

    private func effectDidChange() {
        if effect != nil { drawnEffect = effect }
        layer.change(.effectStrength, \.effectStrength, to: effect == nil ? 0 : 1)
    }

    private func drawEffect(_ shown: LayerModel, on canvas: Canvas) {
        guard let blur = (effect ?? drawnEffect) as? UIBlurEffect, shown.effectStrength > 0 else { return }
        BlurMaterial(style: blur.style, traits: traitCollection).draw(shown, on: canvas)
    }
}
