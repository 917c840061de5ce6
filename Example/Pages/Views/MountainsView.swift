import UIKit

/// Two ridges and their reflections; the waterline is 190 points below the top.
final class MountainsView: UIView {
    private static let waterline: CGFloat = 190
    /// Points as fractions of the width and of the height above the waterline.
    private static let far: [(x: CGFloat, y: CGFloat)] = [
        (0, 0.34), (0.1, 0.52), (0.17, 0.44), (0.28, 0.82), (0.36, 0.58), (0.44, 0.66), (0.55, 0.24), (0.66, 0.14),
        (0.76, 0.3), (0.86, 0.55), (0.93, 0.46), (1, 0.62),
    ]
    private static let near: [(x: CGFloat, y: CGFloat)] = [
        (0, 0.62), (0.07, 0.7), (0.16, 0.4), (0.24, 0.28), (0.33, 0.12), (0.45, 0.04), (0.6, 0.02), (0.74, 0.05),
        (0.84, 0.18), (0.92, 0.3), (1, 0.44),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MountainsView(coder:): create this view in code.")
    }

    override func draw(_ rect: CGRect) {
        paint(Self.far, color: UIColor(hex: 0x4A3A68), reflection: 0.35)
        paint(Self.near, color: UIColor(hex: 0x231D3D), reflection: 0.5)
    }

    private func paint(_ ridge: [(x: CGFloat, y: CGFloat)], color: UIColor, reflection: CGFloat) {
        color.setFill()
        outline(of: ridge, height: Self.waterline).fill()
        color.withAlphaComponent(reflection).setFill()
        outline(of: ridge, height: -Self.waterline * 0.5).fill()
    }

    private func outline(of ridge: [(x: CGFloat, y: CGFloat)], height: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: Self.waterline))
        for point in ridge {
            path.addLine(to: CGPoint(x: point.x * bounds.width, y: Self.waterline - point.y * height))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: Self.waterline))
        path.close()
        return path
    }
}
