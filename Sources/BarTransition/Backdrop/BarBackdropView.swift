import UIKit

/// The declared background, inside a bar behind its contents and up to the screen's edge. It follows the bar's size by
/// autoresizing; the navigation bar's keeps the attached transition alive.
@MainActor
final class BarBackdropView: UIView {
    /// The view hierarchy owns the attached object, so the app need not store it.
    var barTransition: BarTransition?
    /// Something happened that may have come with another delegate.
    var onCheckpoint: (() -> Void)?
    private let edge: BarEdge
    private var fill: BackgroundFillView
    private var oldFill: BackgroundFillView?
    private var sliding: SlidingFills?

    init(background: BarBackground, shadow: BarShadow, edge: BarEdge) {
        self.edge = edge
        fill = BackgroundFillView(background: background, shadow: shadow, edge: edge)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityElementsHidden = true
        addSubview(fill)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BarBackdropView(coder:): it is made by attachBarTransition() only.")
    }

    /// Lies behind the bar's contents.
    func attach(to bar: UIView) {
        frame = bar.bounds
        bar.insertSubview(self, at: 0)
    }

    // MARK: Changing

    /// Puts the start of a change on the screen; outside of any animation.
    func prepare(_ change: BackgroundChange, to background: BarBackground, shadow: BarShadow) {
        switch change {
        case .none:
            settle()
            fill.show(background)
        case .interpolate(let from, let to):
            settle()
            fill.start(from: from, to: to, background: background)
        case .crossFade:
            exchangeFill(for: background, shadow: shadow)
            fill.setShown(false)
            addSubview(fill)
        case .slide(let slide):
            exchangeFill(for: background, shadow: shadow)
            sliding = oldFill.map { SlidingFills(slide, old: $0, new: fill, in: self) }
        }
        placeFills()
    }

    private func exchangeFill(for background: BarBackground, shadow: BarShadow) {
        settle()
        oldFill = fill
        fill = BackgroundFillView(background: background, shadow: shadow, edge: edge)
    }

    /// Goes to the end of the change; inside an animation.
    func animate(_ change: BackgroundChange, shadow: BarShadow) {
        switch change {
        case .none: fill.fade(to: shadow)
        case .interpolate:
            fill.finishChange()
            fill.fade(to: shadow)
        case .crossFade(let oldFadesOut):
            fill.setShown(true)
            if oldFadesOut { oldFill?.setShown(false) }
        case .slide: sliding?.finish()
        }
        placeFills()
    }

    /// Shows a background with nothing in flight.
    func show(_ background: BarBackground, shadow: BarShadow) {
        settle()
        fill.show(background)
        fill.fade(to: shadow)
        placeFills()
    }

    /// Leaves only the fill that stays.
    private func settle() {
        if sliding != nil {
            addSubview(fill)
            sliding?.remove()
            sliding = nil
        }
        oldFill?.removeFromSuperview()
        oldFill = nil
    }

    // MARK: Geometry

    override func layoutSubviews() {
        super.layoutSubviews()
        placeFills()
        onCheckpoint?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        onCheckpoint?()
    }

    private func placeFills() {
        guard let bar = superview else { return }
        let rect = edge.backgroundFrame(of: bar)
        if let sliding { return sliding.place(in: rect) }
        for view in [oldFill, fill] where view?.frame != rect { view?.frame = rect }
    }
}
