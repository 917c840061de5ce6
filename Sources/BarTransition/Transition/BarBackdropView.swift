import UIKit

/// The declared background, inside the navigation bar behind its contents and up under the status bar. It follows the
/// bar's size by autoresizing and keeps the attached transition alive.
@MainActor
final class BarBackdropView: UIView {
    /// The view hierarchy owns the attached object, so the app need not store it.
    var barTransition: BarTransition?
    /// Something happened that may have come with another delegate.
    var onCheckpoint: (() -> Void)?
    private var fill: BackgroundFillView
    private var oldFill: BackgroundFillView?

    init(background: BarBackground, shadow: BarShadow) {
        fill = BackgroundFillView(background: background, shadow: shadow)
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

    /// What is shown, or will be when the change in flight is done.
    var background: BarBackground { fill.background }

    // MARK: Changing

    /// Puts the start of a change on the screen; outside of any animation.
    func prepare(_ change: BackgroundChange, to background: BarBackground, shadow: BarShadow) {
        settle()
        switch change {
        case .none:
            fill.background = background
        case .interpolate(let from, _):
            fill.start(from: from, to: background)
        case .crossFade:
            let new = BackgroundFillView(background: background, shadow: shadow)
            new.alpha = 0
            oldFill = fill
            fill = new
            addSubview(new)
            placeFills()
        }
    }

    /// Goes to the end of the change; inside an animation.
    func animate(_ change: BackgroundChange, shadow: BarShadow) {
        switch change {
        case .none:
            fill.fade(to: shadow)
        case .interpolate(_, let to):
            fill.backgroundColor = to
            fill.fade(to: shadow)
        case .crossFade(let oldFadesOut):
            fill.alpha = 1
            if oldFadesOut { oldFill?.alpha = 0 }
        }
        placeFills()
    }

    /// Shows a background with nothing in flight.
    func show(_ background: BarBackground, shadow: BarShadow) {
        settle()
        fill.show(background, shadow: shadow)
        fill.alpha = 1
    }

    private func settle() {
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

    /// The fills reach from the top of the navigation controller's view to the bar's bottom edge.
    private func placeFills() {
        guard let bar = superview else { return }
        let overhang = max(bar.frame.minY, 0)
        let rect = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
        for view in [oldFill, fill] where view?.frame != rect { view?.frame = rect }
    }
}
