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

    init() {
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
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

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onEnteringWindow() } else { onCheckpoint() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onCheckpoint()
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
