import Foundation

/// The time, signal, network and battery in one colour. The time is always 9:41: nothing here reads the wall clock.
@MainActor
final class StatusBarContentView: UIView {
    init(color: UIColor, simulator: Simulator) {
        super.init(frame: .zero)
        let pixel = color.cgColor.pixel
        let isPad = simulator.profile.idiom == .pad
        let isTall = simulator.profile.statusBarHeight > 30 && !isPad
        layer.content = .drawing { canvas, shown in
            StatusBarDrawing(width: shown.boundsSize.width, isTall: isTall, isPad: isPad, color: pixel).draw(on: canvas)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("StatusBarContentView(coder:): it is made by the simulator only.")
    }
}

/// The shapes of the status bar, in points.
struct StatusBarDrawing {
    let width: CGFloat
    let isTall: Bool
    let isPad: Bool
    let color: PixelColor

    func draw(on canvas: Canvas) {
        let size: CGFloat = isTall ? 17 : isPad ? 14 : 12
        let text = TextLine("9:41", font: .inter(weight: 600), size: size)
        let middle: CGFloat = isTall ? 33 : 11
        let textX = isTall ? 62 - text.width / 2 : isPad ? 20 : (width - text.width) / 2
        canvas.draw(text, at: CGPoint(x: textX, y: middle + size * 0.36), color: color)
        var x = isTall ? width - 33 : width - 8
        x = drawBattery(on: canvas, right: x, middle: middle)
        x = drawWireless(on: canvas, right: x - 7, middle: middle)
        if !isPad { drawSignal(on: canvas, right: x - 7, middle: middle) }
    }

    private func drawBattery(on canvas: Canvas, right: CGFloat, middle: CGFloat) -> CGFloat {
        let body = CGRect(x: right - 27.5, y: middle - 6.5, width: 25, height: 13)
        canvas.stroke(body, cornerRadius: 4, lineWidth: 1, color: color.withAlpha(0.4))
        canvas.fill(body.insetBy(dx: 2, dy: 2), cornerRadius: 2.4, color: color)
        let cap = CGRect(x: right - 1.5, y: middle - 2, width: 1.5, height: 4)
        canvas.fill(cap, cornerRadius: 0.7, color: color.withAlpha(0.45))
        return body.minX
    }

    private func drawWireless(on canvas: Canvas, right: CGFloat, middle: CGFloat) -> CGFloat {
        let center = CGPoint(x: right - 8.5, y: middle + 5.5)
        for (radius, thickness) in [(CGFloat(2.4), CGFloat(2.4)), (6.4, 2.3), (10.4, 2.3)] {
            canvas.fill(Self.sector(center: center, radius: radius, thickness: thickness), color: color)
        }
        return right - 17
    }

    /// A ring segment of a right angle, pointing up; the arc as two Bézier curves.
    private static func sector(center: CGPoint, radius: CGFloat, thickness: CGFloat) -> VectorPath {
        let inner = radius - thickness
        let diagonal = CGFloat(0.70710678)
        let handle = CGFloat(0.26521649)
        func point(_ distance: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * distance, y: center.y - y * distance)
        }
        let tangent = (x: diagonal - handle * diagonal, y: diagonal + handle * diagonal)
        var path = VectorPath()
        path.move(to: point(radius, -diagonal, diagonal))
        path.cubic(
            to: point(radius, 0, 1), control1: point(radius, -tangent.x, tangent.y), control2: point(radius, -handle, 1)
        )
        path.cubic(
            to: point(radius, diagonal, diagonal), control1: point(radius, handle, 1),
            control2: point(radius, tangent.x, tangent.y))
        if inner > 0 {
            path.line(to: point(inner, diagonal, diagonal))
            path.cubic(
                to: point(inner, 0, 1), control1: point(inner, tangent.x, tangent.y), control2: point(inner, handle, 1))
            path.cubic(
                to: point(inner, -diagonal, diagonal), control1: point(inner, -handle, 1),
                control2: point(inner, -tangent.x, tangent.y))
        } else {
            path.line(to: center)
        }
        path.close()
        return path
    }

    private func drawSignal(on canvas: Canvas, right: CGFloat, middle: CGFloat) {
        for (index, height) in [CGFloat(4), 6.2, 8.8, 12].enumerated() {
            let x = right - 18 + CGFloat(index) * 5
            canvas.fill(CGRect(x: x, y: middle + 6 - height, width: 3.2, height: height), cornerRadius: 1, color: color)
        }
    }
}
