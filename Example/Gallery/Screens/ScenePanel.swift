import UIKit

/// The controls below a scene: a switch for who updates the bar, and buttons that play the operation and return to the list.
final class ScenePanel: UIView {
    /// In points, without the safe area.
    static let height: CGFloat = 96

    let close = UIButton(type: .system)
    let play = UIButton(type: .system)
    /// A button for each mode; the selected one is that of the scene.
    let modes = Mode.allCases.map { _ in UIButton(type: .system) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        close.setTitle("Close", for: .normal)
        for (button, mode) in zip(modes, Mode.allCases) { button.setTitle(mode.title, for: .normal) }
        for button in modes + [close, play] {
            button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
            addSubview(button)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ScenePanel(coder:): create this view in code.")
    }

    func select(_ mode: Mode) {
        for (button, own) in zip(modes, Mode.allCases) {
            let isSelected = own == mode
            button.isSelected = isSelected
            button.backgroundColor = isSelected ? .systemBlue : .clear
            button.setTitleColor(isSelected ? .white : .systemBlue, for: .normal)
            button.setTitleColor(.white, for: .selected)
            button.layer.cornerRadius = 8
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = 16 + safeAreaInsets.left
        let width = max(bounds.width - left - 16 - safeAreaInsets.right, 0)
        let half = (width - 8) / 2
        for (index, button) in modes.enumerated() {
            button.frame = CGRect(x: left + CGFloat(index) * (half + 8), y: 8, width: half, height: 36)
        }
        close.frame = CGRect(x: left, y: 52, width: 80, height: 36)
        play.frame = CGRect(x: left + 88, y: 52, width: max(width - 88, 0), height: 36)
    }
}
