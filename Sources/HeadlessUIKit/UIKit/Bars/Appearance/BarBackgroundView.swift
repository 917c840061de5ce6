import Foundation

/// A bar's first subview: the place of its background, or of two while one gives way to another.
@MainActor
final class BarBackgroundView: UIView {
    /// Seconds that one background takes to give way to another outside a transition. No measurement is known.
    static let fadeDuration: TimeInterval = 0.25

    private let shadowBelow: Bool
    /// What the bar shows, or is on its way to.
    private(set) var current: BarBackgroundFill
    /// What waits beside it for a transition.
    private(set) var incoming: BarBackgroundFill?
    /// That of the bar's other state, at or away from the scroll edge: it stays mounted, unseen (fact 6.1.5).
    private var resting: BarBackgroundFill

    init(shadowBelow: Bool) {
        self.shadowBelow = shadowBelow
        current = BarBackgroundFill(frame: .zero, shadowBelow: shadowBelow)
        resting = BarBackgroundFill(frame: .zero, shadowBelow: shadowBelow)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        add(current)
        add(resting)
        resting.alpha = 0
    }

    /// The backgrounds, back to front, without the one that only waits for its state.
    var shown: [BarBackgroundFill] {
        subviews.compactMap { $0 as? BarBackgroundFill }.filter {
            $0 !== resting || $0.layer.shownModel.opacity > 0
        }
    }

    required init?(coder: NSCoder) {
        fatalError("BarBackgroundView is made by bars only.")
    }

    private func add(_ fill: BarBackgroundFill) {
        fill.frame = bounds
        fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(fill)
    }

    /// Shows a look at once, or as a fade where the bar is on a screen.
    func show(_ look: BarBackgroundLook, fading: Bool = false) {
        guard look != current.look else { return }
        guard fading, window != nil, UIView.areAnimationsEnabled, incoming == nil else { return current.show(look) }
        UIView.performWithoutAnimation {
            (current, resting) = (resting, current)
            bringSubviewToFront(current)
            current.show(look)
        }
        UIView.animate(withDuration: Self.fadeDuration) { [current, resting] in
            current.alpha = 1
            resting.alpha = 0
        }
    }

    // MARK: Transition

    /// Puts an unseen background beside the present one, with the same frame, so that both follow the bar.
    func beginTransition() {
        let fill = BarBackgroundFill(frame: bounds, shadowBelow: shadowBelow)
        add(fill)
        fill.alpha = 0
        incoming = fill
    }

    /// What the bar will show when the transition has ended.
    func prepare(_ look: BarBackgroundLook) {
        incoming?.show(look)
    }

    /// Equal looks stay still. Others cross-fade, or on iOS 26 those of two appearance objects give way at once (scenario N45).
    func animateTransition(snapping: Bool) {
        guard let incoming, incoming.look != current.look else { return }
        let change = { [current] in
            incoming.alpha = 1
            current.alpha = 0
        }
        if snapping { UIView.performWithoutAnimation(change) } else { change() }
    }

    func endTransition(cancelled: Bool) {
        guard let incoming else { return }
        self.incoming = nil
        let leaving = cancelled ? incoming : current
        if !cancelled { current = incoming }
        current.alpha = 1
        leaving.removeFromSuperview()
    }
}
