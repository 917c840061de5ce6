import UIKit

/// An empty view in a navigation controller's view, which notifies the library of moments at which UIKit or the app may
/// have replaced what the library set: the view enters a window or leaves it, its size, its safe area, its traits or its
/// tint color change.
@MainActor
final class CheckpointView: UIView {
    /// Called when the view has entered a window.
    var onEnteringWindow: () -> Void = {}
    /// Called at all other moments.
    var onCheckpoint: () -> Void = {}

    private var notificationNumber = 0
    /// A notification that waits until animations are enabled.
    private var delayed: (duration: TimeInterval, action: () -> Void)?
    /// Animated by `perform(after:_:)`.
    private let timer = UIView(frame: .zero)
    /// Animated by `changeInAnimation()`.
    private let changing = UIView(frame: .zero)

    init() {
        super.init(frame: .zero)
        isHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(timer)
        addSubview(changing)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CheckpointView cannot be decoded; attachBarTransition() creates it.")
    }

    deinit {
        AttachedObject.releaseUnused()
    }

    /// Inserts the view behind all others.
    func attach(to container: UIView) {
        frame = container.bounds
        container.insertSubview(self, at: 0)
    }

    /// Calls a closure after a duration in seconds, on the clock of animations, unless `cancelNotification()` or another
    /// call comes first. While animations are disabled the duration begins with the first layout pass after that. The view is
    /// hidden, so that nothing is seen of it.
    func notify(after duration: TimeInterval, _ action: @escaping () -> Void) {
        notificationNumber += 1
        delayed = nil
        // Outside of a window nothing is animated, and what waits is done when the view enters one.
        guard window != nil else { return }
        // While animations are disabled one would end at once, and what is waited for may not have come.
        guard UIView.areAnimationsEnabled else {
            delayed = (duration, action)
            return setNeedsLayout()
        }
        let number = notificationNumber
        Self.wait(max(duration, 0.05), animating: self) { [weak self] in
            if self?.notificationNumber == number { action() }
        }
    }

    /// Calls a closure after a duration in seconds, on the clock of animations; at once if another call comes first, and where
    /// nothing is animated, as outside of a window.
    func perform(after duration: TimeInterval, _ action: @escaping () -> Void) {
        Self.wait(duration, animating: timer, action)
    }

    /// Animates a view that is not seen. Without a change of a value there is no animation, and the completion comes at once. Inside
    /// of another animation, such as the app's, it does not take that one's duration.
    private static func wait(_ duration: TimeInterval, animating view: UIView, _ action: @escaping () -> Void) {
        let independent: UIView.AnimationOptions = [
            .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        ]
        UIView.animate(withDuration: duration, delay: 0, options: independent) {
            change(view)
        } completion: { _ in
            action()
        }
    }

    /// Call it inside an animation that must take its time even if nothing else changes in it.
    func changeInAnimation() { Self.change(changing) }

    private static func change(_ view: UIView) { view.alpha = view.alpha == 1 ? 0 : 1 }

    func cancelNotification() {
        notificationNumber += 1
        delayed = nil
        layer.removeAllAnimations()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onEnteringWindow() } else { onCheckpoint() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onCheckpoint()
        if let delayed, UIView.areAnimationsEnabled { notify(after: delayed.duration, delayed.action) }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onCheckpoint()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        onCheckpoint()
    }
}
