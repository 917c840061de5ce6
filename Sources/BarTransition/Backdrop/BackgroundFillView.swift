import UIKit

/// Draws one background with its hairline, or only a part of it: the upper one, or the one beside another background.
///
/// In a slide the view itself clips the part that is shown, and its picture moves in it. Both have the superview's coordinates, so
/// that an animation of the one that goes on, as after an interrupted transition, does not move the other.
@MainActor
final class BackgroundFillView: UIView {
    /// The upper part of a background whose rest is drawn elsewhere, in a view of the same size. Heights are in points.
    struct Cut: Equatable {
        /// The height of the whole background, which need not be the bar's.
        var pictureHeight: CGFloat
        /// The height of the part that is drawn. The background is not scaled to it.
        var drawnHeight: CGFloat
    }

    /// The height of the part that is drawn, in points; nil to draw all.
    private(set) var drawnHeight: CGFloat?
    /// How far the background reaches above the view, in points: the bar can come down without notice. A uniform one is drawn
    /// higher. Any other would be shifted by that, so its mirror image continues it.
    var reserve: CGFloat = 0
    private var drawnReserve: CGFloat { background.isUniform ? reserve : 0 }
    /// The size of the whole background.
    private var size: CGSize { picture.bounds.size }
    /// The size and the reserve with which the parts were last laid out; nil if there are new ones.
    private var laidOutSize: CGSize?
    private var laidOutReserve: CGFloat = 0
    /// The page whose background is drawn, or was drawn last.
    weak var page: UIViewController?
    /// The part of this background that is drawn in a page, under its large title.
    var titleBackdrop: LargeTitleBackdropView?
    /// Called on layout.
    var onLayout: (() -> Void)?
    /// The background, or the one at the end of the change in progress.
    private(set) var background: BarAppearance.Background
    private(set) var shadow: BarAppearance.Shadow
    /// Draws a background that is not a plain color.
    private var content: UIView?
    /// Draws the mirror image of a background that is not uniform, above the view.
    private var mirror: UIView?
    /// Draws the colors of the interpolation in progress.
    private var ramp: ColorRampView?
    private let hairline = UIView(frame: .zero)
    /// Contains the drawn part.
    private let canvas = UIView(frame: .zero)
    /// The whole background, with all of the others in it.
    private let picture = UIView(frame: .zero)

    init(background: BarAppearance.Background, shadow: BarAppearance.Shadow) {
        self.background = background
        self.shadow = shadow
        super.init(frame: .zero)
        addSubview(picture)
        picture.addSubview(canvas)
        picture.addSubview(hairline)
        updateContent()
        show(shadow)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BackgroundFillView cannot be decoded; BarBackdropView creates it.")
    }

    /// Shows a background.
    /// - Parameter endsInterpolation: whether an interpolation to the same background is ended too.
    func show(_ background: BarAppearance.Background, endsInterpolation: Bool = true) {
        let isSame = background == self.background && (ramp == nil || !endsInterpolation)
        self.background = background
        if !isSame { updateContent() }
        isHidden = false
        setVisible(true)
    }

    private func updateContent() {
        ramp?.removeFromSuperview()
        ramp = nil
        content?.removeFromSuperview()
        mirror?.removeFromSuperview()
        mirror = nil
        content = background.makeView()
        laidOutSize = nil
        canvas.backgroundColor = background.plainColor
        if let content { fill(with: content) }
    }

    private func fill(with view: UIView) {
        view.frame = CGRect(origin: .zero, size: size)
        canvas.addSubview(view)
    }

    // MARK: Changing

    /// Hides the view until it shows another background.
    func retire() {
        isHidden = true
        for view in [self, picture, canvas, hairline] { view.layer.removeAllAnimations() }
    }

    /// Shows the start of an interpolation. If another one is in progress, it starts from the color on the screen
    /// instead of `from`.
    func prepareInterpolation(from: UIColor, to: UIColor, background: BarAppearance.Background) {
        let start = changingColor ?? from
        self.background = background
        updateContent()
        canvas.backgroundColor = nil
        let ramp = ColorRampView(frame: .zero)
        self.ramp = ramp
        canvas.clipsToBounds = true
        fill(with: ramp)
        ramp.start(from: start, to: to)
    }

    /// The color on the screen while an interpolation is in progress.
    var changingColor: UIColor? { ramp?.presentationColor }

    /// Shows the end of a prepared interpolation. Call it inside an animation.
    func finishInterpolation() {
        ramp?.fraction = 1
    }

    /// Shows or hides the view; fades inside an animation. For a material the effect is changed, since
    /// `UIVisualEffectView` does not support an alpha below 1.
    func setVisible(_ isVisible: Bool) {
        guard case .material(let material) = background, let view = content as? UIVisualEffectView else {
            picture.fade(to: isVisible ? 1 : 0)
            return
        }
        // Another background may have been hidden in this view.
        picture.alpha = 1
        // The same effect again could end a fade in progress.
        if isVisible != (view.effect != nil) { view.effect = isVisible ? UIBlurEffect(style: material.style) : nil }
        view.contentView.fade(to: isVisible ? 1 : 0)
        if isVisible { show(shadow) } else { hairline.fade(to: 0) }
    }

    /// Ends a fade in progress, so that its end is shown at once.
    func endFade() {
        if let view = content as? UIVisualEffectView, view.contentView.layer.animation(forKey: "opacity") != nil {
            // The effect fades too, and only a new view has the whole effect at once.
            updateContent()
            layOutParts()
        }
        for view in [picture, hairline] { view.layer.removeAnimation(forKey: "opacity") }
        hairline.layer.removeAnimation(forKey: "backgroundColor")
    }

    /// Shows or hides the hairline; fades inside an animation.
    func show(_ shadow: BarAppearance.Shadow) {
        self.shadow = shadow
        if case .color(let color) = shadow {
            // One that is not seen has no color from which this one could come.
            if hairline.alpha == 0, hairline.layer.animationKeys()?.contains("opacity") != true {
                UIView.performWithoutAnimation { hairline.backgroundColor = color }
            } else if hairline.backgroundColor != color {
                // The same color again would end a change to it.
                hairline.backgroundColor = color
            }
            hairline.fade(to: 1)
        } else {
            hairline.fade(to: 0)
        }
    }

    // MARK: Geometry

    override func layoutSubviews() {
        super.layoutSubviews()
        // Under a large title Auto Layout sets the frame of this view; in a bar `layOut` sets that of the picture.
        if !translatesAutoresizingMaskIntoConstraints, picture.frame != bounds { picture.frame = bounds }
        layOutParts()
        onLayout?()
    }

    /// Moves the view and all of its parts at once, so that they are in the same animation.
    /// - Parameters:
    ///   - frame: the frame of the background.
    ///   - offset: how far it is beside its frame, in points.
    ///   - shown: the horizontal part of the frame to show, in points from its left edge; nil to show all.
    ///   - cut: the part to draw, which replaces the height of the frame; nil to draw all.
    ///   - beginsWhole: whether a background of which a part was drawn is drawn as a whole from the start of an animation of its
    ///     height, since what draws the rest is covered.
    func layOut(
        in frame: CGRect, offset: CGFloat = 0, showing shown: ClosedRange<CGFloat>? = nil, cut: Cut?,
        beginsWhole: Bool = false
    ) {
        let before = drawnHeight
        var whole = frame
        if let cut { whole.size.height = cut.pictureHeight }
        drawnHeight = (cut?.drawnHeight).flatMap { $0 < whole.height ? $0 : nil }
        if clipsToBounds != (shown != nil) { clipsToBounds.toggle() }
        if let shown { clip(to: shown, of: frame) }
        whole.origin.x += offset
        let isWholeAtOnce = beginsWhole && before != nil && drawnHeight == nil
        if isWholeAtOnce { replaceCut() }
        // A transition asks several times for the same place.
        picture.place(in: whole)
        guard before != drawnHeight || laidOutSize != size || laidOutReserve != reserve else { return }
        if before != drawnHeight, !isWholeAtOnce { replaceCut() }
        layOutParts()
    }

    /// A cut is never animated, and an animation of the whole height must not be added to it.
    private func replaceCut() {
        canvas.layer.removeAllAnimations()
        UIView.performWithoutAnimation { cutCanvas() }
    }

    /// How far the background is from its place on the screen, in points: after an interrupted slide it still moves there.
    var remainingWay: CGFloat {
        guard picture.layer.animationKeys() != nil, let shown = picture.layer.presentation() else { return 0 }
        return shown.position.x - picture.layer.position.x
    }

    private func clip(to shown: ClosedRange<CGFloat>, of frame: CGRect) {
        // One point more at the bottom, since the hairline is outside of the background.
        let part = CGRect(
            x: frame.minX + shown.lowerBound, y: frame.minY, width: shown.upperBound - shown.lowerBound,
            height: frame.height + 1)
        // The bounds have the superview's coordinates.
        if bounds != part { bounds = part }
        place(in: part)
    }

    private func cutCanvas() {
        let height = drawnHeight ?? size.height
        let drawn = CGRect(x: 0, y: -drawnReserve, width: size.width, height: height + drawnReserve)
        canvas.clipsToBounds = drawnHeight != nil || ramp != nil
        if canvas.frame != drawn { canvas.frame = drawn }
    }

    private func layOutMirror() {
        if reserve > 0, !background.isUniform, mirror == nil, let view = background.makeMirror() {
            view.transform = CGAffineTransform(scaleX: 1, y: -1)
            mirror = view
            picture.addSubview(view)
        }
        guard let mirror else { return }
        mirror.isHidden = reserve == 0
        mirror.place(in: CGRect(x: 0, y: -size.height, width: size.width, height: size.height))
    }

    private func layOutParts() {
        (laidOutSize, laidOutReserve) = (size, reserve)
        cutCanvas()
        layOutMirror()
        let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height + drawnReserve)
        for view in [content, ramp] where view?.frame != whole { view?.frame = whole }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let line = CGRect(x: 0, y: size.height, width: size.width, height: pixel)
        hairline.isHidden = drawnHeight != nil
        if hairline.frame != line { hairline.frame = line }
    }
}

extension UIView {
    /// Sets the alpha; inside an animation it changes from what is on the screen. UIKit replaces an animation of the alpha that is in
    /// progress, and the new one would begin where that one was to end.
    fileprivate func fade(to alpha: CGFloat) {
        guard self.alpha != alpha else { return }
        // Without an animation the view shows its alpha, but its presentation layer the one from before this turn.
        if layer.animationKeys()?.contains("opacity") == true, let shown = layer.presentation()?.opacity,
            CGFloat(shown) != self.alpha
        {
            UIView.performWithoutAnimation { self.alpha = CGFloat(shown) }
        }
        self.alpha = alpha
    }

    /// Sets the frame and nothing that it has already: most often a view only moves. The view may have a transform.
    fileprivate func place(in frame: CGRect) {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if bounds.size != frame.size { bounds.size = frame.size }
        if self.center != center { self.center = center }
    }
}

extension BarAppearance.Shadow {
    /// Whether a hairline is drawn that covers what is under it.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        if case .color(let color) = self { color.isOpaque(in: traits) } else { false }
    }
}

extension BarAppearance.Background {
    /// Creates a view for the mirror image of a background that is not uniform. The canvas itself draws a pattern.
    @MainActor
    fileprivate func makeMirror() -> UIView? {
        guard let plainColor else { return makeView() }
        let view = UIView(frame: .zero)
        view.backgroundColor = plainColor
        return view
    }

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
