import UIKit

/// Draws the declared background of a bar. It is a subview of the bar, behind the bar's content, and extends to the
/// edge of the screen. It follows the bar's size by autoresizing.
@MainActor
final class BarBackdropView: UIView {
    /// The object that this view keeps alive, so that the app does not have to store it.
    var owner: AnyObject?
    /// Called on layout and on tint changes: occasions to check that the library is still the delegate.
    var onCheckpoint: (() -> Void)?
    private let edge: BarEdge
    private var fill: BackgroundFillView
    /// The background from before the change in progress.
    private var previousFill: BackgroundFillView?
    private var sliding: SlidingBackgrounds?

    init(background: BarAppearance.Background, shadow: BarAppearance.Shadow, edge: BarEdge) {
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
        fatalError("BarBackdropView cannot be decoded; attachBarTransition() creates it.")
    }

    /// Inserts the view behind the bar's content.
    func attach(to bar: UIView) {
        frame = bar.bounds
        bar.insertSubview(self, at: 0)
    }

    // MARK: Changing

    /// Shows the start of a change. Call it outside of an animation, then `animate(_:shadow:)` inside one.
    func prepare(_ change: BackgroundChange, to background: BarAppearance.Background, shadow: BarAppearance.Shadow) {
        switch change {
        case .none:
            endChange()
            fill.show(background)
        case .interpolate(let from, let to):
            endChange()
            fill.prepareInterpolation(from: from, to: to, background: background)
        case .crossFade:
            exchangeFill(for: background, shadow: shadow)
            fill.setVisible(false)
            addSubview(fill)
        case .slide(let slide):
            exchangeFill(for: background, shadow: shadow)
            sliding = previousFill.map { SlidingBackgrounds(slide, from: $0, to: fill, in: self) }
        }
        layOutFills()
    }

    private func exchangeFill(for background: BarAppearance.Background, shadow: BarAppearance.Shadow) {
        endChange()
        previousFill = fill
        fill = BackgroundFillView(background: background, shadow: shadow, edge: edge)
    }

    /// Shows the end of a prepared change. Call it inside an animation.
    func animate(_ change: BackgroundChange, shadow: BarAppearance.Shadow) {
        switch change {
        case .none: fill.show(shadow)
        case .interpolate:
            fill.finishInterpolation()
            fill.show(shadow)
        case .crossFade(let fadesOutFrom):
            fill.setVisible(true)
            if fadesOutFrom { previousFill?.setVisible(false) }
        case .slide: sliding?.finish()
        }
        layOutFills()
    }

    /// Shows a background and ends a change in progress.
    func show(_ background: BarAppearance.Background, shadow: BarAppearance.Shadow) {
        endChange()
        fill.show(background)
        fill.show(shadow)
        layOutFills()
    }

    /// Removes all views but the current background's.
    private func endChange() {
        if sliding != nil {
            addSubview(fill)
            sliding?.remove()
            sliding = nil
        }
        previousFill?.removeFromSuperview()
        previousFill = nil
    }

    // MARK: Geometry

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutFills()
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

    private func layOutFills() {
        guard let bar = superview else { return }
        let frame = edge.backgroundFrame(of: bar)
        if let sliding { return sliding.layOut(in: frame) }
        for view in [previousFill, fill] where view?.frame != frame { view?.frame = frame }
    }
}

/// The edge of the navigation controller's view to which a bar's background extends.
@MainActor
enum BarEdge {
    /// The navigation bar's.
    case top
    /// The toolbar's.
    case bottom

    /// The autoresizing mask that keeps the hairline at the content's side of the bar.
    var hairlineMask: UIView.AutoresizingMask {
        switch self {
        case .top: [.flexibleWidth, .flexibleTopMargin]
        case .bottom: [.flexibleWidth, .flexibleBottomMargin]
        }
    }

    /// The frame of a bar's background, in the bar's coordinates.
    func backgroundFrame(of bar: UIView) -> CGRect {
        var frame = bar.bounds
        switch self {
        case .top:
            let overhang = max(bar.frame.minY, 0)
            frame.origin.y -= overhang
            frame.size.height += overhang
        case .bottom:
            frame.size.height += max((bar.superview?.bounds.height ?? 0) - bar.frame.maxY, 0)
        }
        return frame
    }
}
