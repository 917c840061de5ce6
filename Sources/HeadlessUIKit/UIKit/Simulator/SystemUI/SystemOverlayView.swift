import Foundation

/// The status bar and the keyboard, drawn over the application.
@MainActor
final class SystemOverlayView: UIView {
    private let device: SimulatorReference
    private var simulator: Simulator { device.simulator }
    private let light: StatusBarContentView
    private let dark: StatusBarContentView
    private let keyboard: KeyboardView

    override var isDrawnBySystem: Bool { true }

    init(simulator: Simulator) {
        device = SimulatorReference(simulator)
        light = StatusBarContentView(color: .white, simulator: simulator)
        dark = StatusBarContentView(color: .black, simulator: simulator)
        keyboard = KeyboardView(frame: CGRect(origin: .zero, size: simulator.keyboardFrame.size))
        super.init(frame: CGRect(origin: .zero, size: simulator.screenSize))
        addSubview(keyboard)
        addSubview(light)
        addSubview(dark)
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("SystemOverlayView(coder:): it is made by the simulator only.")
    }

    /// The keyboard comes up or goes down (fact m9.3).
    func updateKeyboard(animated: Bool) {
        keyboard.isHidden = false
        let curve = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve._system.rawValue) << 16)
        let alone: UIView.AnimationOptions = [curve, .overrideInheritedDuration, .overrideInheritedCurve]
        UIView.animate(withDuration: animated ? simulator.profile.keyboard.duration : 0, delay: 0, options: alone) {
            self.keyboard.frame = self.simulator.keyboardFrame
        } completion: { _ in
            self.update()
        }
    }

    override var traitCollection: UITraitCollection { simulator.traits }

    func update() {
        let bar = simulator.statusBar
        let height = simulator.profile.statusBarHeight
        for content in [light, dark] { content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height) }
        let isLight =
            switch bar.style {
            case .lightContent: true
            case .darkContent: false
            default: simulator.userInterfaceStyle == .dark
            }
        light.alpha = !bar.isHidden && isLight ? 1 : 0
        dark.alpha = !bar.isHidden && !isLight ? 1 : 0
        keyboard.isHidden = !simulator.isKeyboardShown && keyboard.layer.animations.isEmpty
        keyboard.frame = simulator.keyboardFrame
    }
}
