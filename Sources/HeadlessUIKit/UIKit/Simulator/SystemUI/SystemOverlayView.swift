import Foundation

/// The status bar and the keyboard, drawn above the app.
@MainActor
final class SystemOverlayView: UIView {
    private let reference: SimulatorReference
    private var simulator: Simulator { reference.simulator }
    private let lightContent: StatusBarContentView
    private let darkContent: StatusBarContentView
    private let keyboard: KeyboardView

    override var isDrawnBySystem: Bool { true }

    init(simulator: Simulator) {
        reference = SimulatorReference(simulator)
        lightContent = StatusBarContentView(color: .white, simulator: simulator)
        darkContent = StatusBarContentView(color: .black, simulator: simulator)
        keyboard = KeyboardView(frame: CGRect(origin: .zero, size: simulator.keyboardFrame.size))
        super.init(frame: CGRect(origin: .zero, size: simulator.screenSize))
        addSubview(keyboard)
        addSubview(lightContent)
        addSubview(darkContent)
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("SystemOverlayView.init(coder:): only the simulator creates this view.")
    }

    /// Moves the keyboard to its current frame (fact m9.3).
    func updateKeyboard(animated: Bool) {
        keyboard.isHidden = false
        let curve = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve._system.rawValue) << 16)
        let independent: UIView.AnimationOptions = [curve, .overrideInheritedDuration, .overrideInheritedCurve]
        UIView.animateSystemChanges(
            withDuration: animated ? simulator.profile.keyboard.duration : 0, delay: 0, options: independent
        ) {
            self.keyboard.frame = self.simulator.keyboardFrame
        } completion: { _ in
            self.update()
        }
    }

    override var traitCollection: UITraitCollection { simulator.traits }

    /// Updates the frames, the style and the visibility of both.
    func update() {
        let bar = simulator.statusBar
        for content in [lightContent, darkContent] where content.frame != simulator.statusBarFrame {
            content.frame = simulator.statusBarFrame
        }
        let isLight =
            switch bar.style {
            case .lightContent: true
            case .darkContent: false
            default:
                // A window's own style applies to the status bar too (UIApplication.h: by the user interface style).
                (bar.styleOwner?.traitCollection.userInterfaceStyle ?? simulator.userInterfaceStyle) == .dark
            }
        lightContent.alpha = !bar.isHidden && isLight ? 1 : 0
        darkContent.alpha = !bar.isHidden && !isLight ? 1 : 0
        keyboard.isHidden = !simulator.isKeyboardShown && keyboard.layer.animations.isEmpty
        keyboard.frame = simulator.keyboardFrame
    }
}
