import UIKit

/// Draws the declared background of a bar. It is a subview of the bar, behind the bar's content, and extends to the
/// edge of the screen. It follows the bar's size by autoresizing.
///
/// It is in the bar only while it draws something, so that a bar that always has UIKit's own background has no foreign
/// subview. UIKit may order the bar's subviews anew at any time, so the view does not depend on its index: its layer's
/// `zPosition` puts it behind UIKit's own background, which is transparent while this view draws.
@MainActor
final class BarBackdropView: UIView {
    private weak var bar: UIView?
    private let edge: BarEdge
    private var fill: BackgroundFillView
    /// The background from before the change in progress.
    private var previousFill: BackgroundFillView?
    private var sliding: SlidingBackgrounds?

    /// Creates the view without inserting it. It shows UIKit's own background, that is, nothing.
    init(of bar: UIView, edge: BarEdge) {
        self.bar = bar
        self.edge = edge
        fill = BackgroundFillView(background: .system, shadow: .automatic, edge: edge)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityElementsHidden = true
        layer.zPosition = -1
        addSubview(fill)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BarBackdropView cannot be decoded; attachBarTransition() creates it.")
    }

    // MARK: In the bar

    /// Whether there is anything to draw, now or during the change in progress.
    private var isNeeded: Bool {
        [previousFill, fill].contains { $0.map { $0.background != .system } ?? false }
    }

    /// Inserts the view into the bar if it draws something, also after other code has removed it, and removes it
    /// otherwise. Idempotent.
    func updatePresence() {
        guard isNeeded, let bar else { return removeFromSuperview() }
        guard superview !== bar else { return }
        UIView.performWithoutAnimation {
            frame = bar.bounds
            bar.insertSubview(self, at: 0)
            layOutFills()
        }
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
        updatePresence()
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
        updatePresence()
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
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
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
