import Foundation

/// The keyboard, drawn as rows of blank keys. Its appearance is not modeled.
@MainActor
final class KeyboardView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        backgroundColor = Self.background
        layer.content = .drawing { [weak self] canvas, shown in
            guard let self else { return }
            let traits = traitCollection
            let keys = KeyboardDrawing(
                size: shown.boundsSize, key: Self.key.resolvedColor(with: traits).cgColor.pixel,
                functionKey: Self.functionKey.resolvedColor(with: traits).cgColor.pixel)
            keys.draw(on: canvas)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("KeyboardView.init(coder:): only the simulator creates this view.")
    }

    private static func color(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
    }
    private static let background = color(light: 0.82, dark: 0.17)
    private static let key = color(light: 1, dark: 0.42)
    private static let functionKey = color(light: 0.68, dark: 0.28)
}

/// Draws four rows of keys, in points.
struct KeyboardDrawing {
    let size: CGSize
    let key: PixelColor
    let functionKey: PixelColor

    private let gap: CGFloat = 6

    func draw(on canvas: Canvas) {
        let top = size.height > 300 ? CGFloat(45) : 8
        let rowHeight = min((size.height - top - (size.height > 300 ? 75 : 3)) / 4, 54)
        let unit = (size.width - gap) / 10
        for (row, count) in [10, 9, 7].enumerated() {
            let y = top + CGFloat(row) * rowHeight
            let start = (size.width - unit * CGFloat(count)) / 2
            for index in 0..<count {
                fill(x: start + CGFloat(index) * unit, y: y, width: unit, rowHeight, key, canvas)
            }
            guard row == 2 else { continue }
            fill(x: gap / 2, y: y, width: unit * 1.3, rowHeight, functionKey, canvas)
            fill(x: size.width - gap / 2 - unit * 1.3, y: y, width: unit * 1.3, rowHeight, functionKey, canvas)
        }
        let y = top + 3 * rowHeight
        fill(x: gap / 2, y: y, width: unit * 2.5, rowHeight, functionKey, canvas)
        fill(x: gap / 2 + unit * 2.5, y: y, width: unit * 5, rowHeight, key, canvas)
        fill(x: gap / 2 + unit * 7.5, y: y, width: unit * 2.5, rowHeight, functionKey, canvas)
    }

    private func fill(
        x: CGFloat, y: CGFloat, width: CGFloat, _ rowHeight: CGFloat, _ color: PixelColor, _ canvas: Canvas
    ) {
        let rect = CGRect(x: x + gap / 2, y: y + gap, width: width - gap, height: rowHeight - 2 * gap + 2)
        canvas.fill(rect, cornerRadius: 5, color: color)
    }
}
