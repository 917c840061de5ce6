import UIKit

/// A drawing that stands in for a photograph: mountains and the midnight sun over water.
final class LandscapeView: UIView {
    private let sky = GradientView(frame: .zero)
    private let land = MountainsView(frame: .zero)
    private let water = GradientView(frame: .zero)
    private let sun = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        sky.show([0x1B2A52, 0x53447E, 0xB4577B, 0xF08A5D, 0xF9C784].map { UIColor(hex: $0) })
        water.show([0xE08A63, 0x7C4D78, 0x2A2A55, 0x121630].map { UIColor(hex: $0) })
        sun.backgroundColor = UIColor(hex: 0xFFF1C9)
        sun.layer.shadowColor = UIColor(hex: 0xFFD89B).cgColor
        sun.layer.shadowOpacity = 0.9
        sun.layer.shadowRadius = 24
        sun.layer.shadowOffset = .zero
        isAccessibilityElement = true
        accessibilityLabel = "Reine, Lofoten Islands: mountains and the midnight sun over water"
        for view in [sky, sun, water, land] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LandscapeView(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let horizon = (bounds.height * 0.6).rounded()
        sky.frame = CGRect(x: 0, y: 0, width: bounds.width, height: horizon)
        water.frame = CGRect(x: 0, y: horizon, width: bounds.width, height: bounds.height - horizon)
        sun.layer.cornerRadius = 26
        sun.frame = CGRect(x: bounds.width * 0.62 - 26, y: horizon - 84, width: 52, height: 52)
        land.frame = CGRect(x: 0, y: horizon - 190, width: bounds.width, height: 300)
    }
}
