import UIKit

/// One background on the screen, with its hairline.
@MainActor
final class BackgroundFillView: UIView {
    /// What is shown, or will be when the change in flight is done.
    private(set) var background: BarBackground
    private let edge: BarEdge
    /// What a background that is more than a colour is drawn by.
    private var content: UIView?
    /// Shows the colours of a change in flight.
    private var ramp: ColorRampView?
    private let hairline = UIView(frame: .zero)

    init(background: BarBackground, shadow: BarShadow, edge: BarEdge) {
        self.background = background
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(hairline)
        hairline.autoresizingMask = edge.hairlineMask
        draw()
        fade(to: shadow)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BackgroundFillView(coder:): it is made by BarBackdropView only.")
    }

    /// Shows a background with nothing in flight.
    func show(_ background: BarBackground) {
        let isSame = background == self.background && ramp == nil
        self.background = background
        if !isSame { draw() }
        setShown(true)
    }

    private func draw() {
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

    /// Begins a change of colour: from what is on the screen where one is on its way already, else from `color`.
    func start(from color: UIColor, to end: UIColor, background: BarBackground) {
        let from = ramp?.presentColor ?? color
        self.background = background
        draw()
        backgroundColor = nil
        let ramp = ColorRampView(frame: bounds)
        self.ramp = ramp
        fill(with: ramp)
        ramp.start(from: from, to: end)
    }

    /// Goes to the end of the change of colour; inside an animation.
    func finishChange() {
        ramp?.share = 1
    }

    /// Comes or goes; inside an animation it fades. A blur comes and goes by its effect: UIKit's effect views do not
    /// work where they are translucent.
    func setShown(_ isShown: Bool) {
        guard case .material(let material) = background, let view = content as? UIVisualEffectView else {
            alpha = isShown ? 1 : 0
            return
        }
        view.effect = isShown ? UIBlurEffect(style: material.style) : nil
        view.contentView.alpha = isShown ? 1 : 0
    }

    /// The hairline comes or goes with what is around it: inside an animation it fades.
    func fade(to shadow: BarShadow) {
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

extension BarBackground {
    /// A view that draws what is more than a colour; nil where a background colour is enough.
    @MainActor
    fileprivate func makeView() -> UIView? {
        switch self {
        case .system, .transparent, .color: return nil
        case .gradient(let gradient):
            let view = GradientView(frame: .zero)
            view.show(gradient)
            return view
        case .image(let picture):
            let view = UIImageView(image: picture.image)
            view.contentMode = picture.contentMode
            view.clipsToBounds = true
            return view
        case .material(let material):
            let view = UIVisualEffectView(effect: UIBlurEffect(style: material.style))
            view.contentView.backgroundColor = material.tint
            return view
        }
    }
}
