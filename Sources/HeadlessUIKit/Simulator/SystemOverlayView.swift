import Foundation

/// The status bar and the home indicator, drawn over the application.
@MainActor
final class SystemOverlayView: UIView {
    private unowned let simulator: Simulator
    private let light: StatusBarContentView
    private let dark: StatusBarContentView
    private let indicator = UIView(frame: .zero)

    init(simulator: Simulator) {
        self.simulator = simulator
        light = StatusBarContentView(color: .white, simulator: simulator)
        dark = StatusBarContentView(color: .black, simulator: simulator)
        super.init(frame: CGRect(origin: .zero, size: simulator.screenSize))
        addSubview(light)
        addSubview(dark)
        addSubview(indicator)
        indicator.layer.cornerRadius = 2.5
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("SystemOverlayView(coder:): it is made by the simulator only.")
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
        indicator.isHidden = simulator.profile.hasHomeButton
        let width: CGFloat = simulator.orientation.isLandscape ? 205 : 139
        indicator.frame = CGRect(x: (bounds.width - width) / 2, y: bounds.height - 13, width: width, height: 5)
        indicator.backgroundColor = simulator.userInterfaceStyle == .dark ? .white : .black
    }
}
