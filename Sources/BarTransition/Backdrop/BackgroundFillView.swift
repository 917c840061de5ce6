import UIKit

/// Draws one background with its hairline.
@MainActor
final class BackgroundFillView: UIView {
    /// The background, or the one at the end of the change in progress.
    private(set) var background: BarAppearance.Background
    private let edge: BarEdge
    /// Draws a background that is not a plain color.
    private var content: UIView?
    /// Draws the colors of the interpolation in progress.
    private var ramp: ColorRampView?
    private let hairline = UIView(frame: .zero)

    init(background: BarAppearance.Background, shadow: BarAppearance.Shadow, edge: BarEdge) {
        self.background = background
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(hairline)
        hairline.autoresizingMask = edge.hairlineMask
        updateContent()
        show(shadow)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BackgroundFillView cannot be decoded; BarBackdropView creates it.")
    }

    /// Shows a background and ends an interpolation in progress.
    func show(_ background: BarAppearance.Background) {
        let isSame = background == self.background && ramp == nil
        self.background = background
        if !isSame { updateContent() }
        setVisible(true)
    }

    private func updateContent() {
        ramp?.removeFromSuperview()
        ramp = nil
        content?.removeFromSuperview()
        content = background.makeView()
        backgroundColor = background.plainColor
        if let content { fill(with: content) }
    }

    private func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    // MARK: Changing

    /// Shows the start of an interpolation. If another one is in progress, it starts from the color on the screen
    /// instead of `from`.
    func prepareInterpolation(from: UIColor, to: UIColor, background: BarAppearance.Background) {
        let start = ramp?.presentationColor ?? from
        self.background = background
        updateContent()
        backgroundColor = nil
        let ramp = ColorRampView(frame: bounds)
        self.ramp = ramp
        fill(with: ramp)
        ramp.start(from: start, to: to)
    }

    /// Shows the end of a prepared interpolation. Call it inside an animation.
    func finishInterpolation() {
        ramp?.fraction = 1
    }

    /// Shows or hides the view; fades inside an animation. For a material the effect is changed, since
    /// `UIVisualEffectView` does not support an alpha below 1.
    func setVisible(_ isVisible: Bool) {
        guard case .material(let material) = background, let view = content as? UIVisualEffectView else {
            alpha = isVisible ? 1 : 0
            return
        }
        view.effect = isVisible ? UIBlurEffect(style: material.style) : nil
        view.contentView.alpha = isVisible ? 1 : 0
    }

    /// Shows or hides the hairline; fades inside an animation.
    func show(_ shadow: BarAppearance.Shadow) {
        if case .color(let color) = shadow {
            hairline.backgroundColor = color
            hairline.alpha = 1
        } else {
            hairline.alpha = 0
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(
            x: 0, y: edge == .top ? bounds.height : -pixel, width: bounds.width, height: pixel)
    }
}

extension BarAppearance.Background {
    /// Creates the view that draws the background; nil for a plain color.
    @MainActor
    fileprivate func makeView() -> UIView? {
        switch self {
        case .system, .transparent, .color: return nil
        case .gradient(let gradient):
            let view = GradientView(frame: .zero)
            view.show(gradient)
            return view
        case .image(let image):
            let view = UIImageView(image: image.image)
            view.contentMode = image.contentMode
            view.clipsToBounds = true
            return view
        case .material(let material):
            let view = UIVisualEffectView(effect: UIBlurEffect(style: material.style))
            view.contentView.backgroundColor = material.tint
            return view
        }
    }
}
