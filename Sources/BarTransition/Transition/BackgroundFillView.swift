import UIKit

/// One background on the screen, with its hairline.
@MainActor
final class BackgroundFillView: UIView {
    /// What is shown, or will be when the change in flight is done.
    var background: BarBackground
    private var isChanging = false
    private let gradient = GradientView(frame: .zero)
    private let hairline = UIView(frame: .zero)

    init(background: BarBackground, shadow: BarShadow) {
        self.background = background
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        gradient.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(gradient)
        addSubview(hairline)
        show(background, shadow: shadow)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BackgroundFillView(coder:): it is made by BarBackdropView only.")
    }

    func show(_ background: BarBackground, shadow: BarShadow) {
        self.background = background
        isChanging = false
        backgroundColor = background.plainColor
        if case .gradient(let colors) = background {
            gradient.isHidden = false
            gradient.show(colors)
        } else {
            gradient.isHidden = true
        }
        fade(to: shadow)
        setNeedsLayout()
    }

    /// Begins a change of colour: from what is on the screen where one is on its way already, else from `color`.
    func start(from color: UIColor, to background: BarBackground) {
        self.background = background
        gradient.isHidden = true
        let present = isChanging ? layer.presentation()?.backgroundColor : nil
        if isChanging { layer.removeAllAnimations() }
        backgroundColor = present.map { UIColor(cgColor: $0) } ?? color
        isChanging = true
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
        gradient.frame = bounds
        let pixel = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
    }
}

/// A view filled with a gradient whose dynamic colours follow the traits.
@MainActor
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private var shown = BarGradient(colors: [])

    func show(_ gradient: BarGradient) {
        shown = gradient
        refresh()
    }

    private func refresh() {
        guard let layer = layer as? CAGradientLayer else { return }
        layer.startPoint = shown.startPoint
        layer.endPoint = shown.endPoint
        if let locations = shown.locations, locations.count == shown.colors.count {
            layer.locations = locations.map { NSNumber(value: Double($0)) }
        } else {
            layer.locations = nil
        }
        layer.colors = shown.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }
}
