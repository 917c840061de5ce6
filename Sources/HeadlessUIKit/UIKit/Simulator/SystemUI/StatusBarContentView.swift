import Foundation

/// The time, signal, network and battery in one colour. The time is always 9:41: nothing here reads the wall clock.
@MainActor
final class StatusBarContentView: UIView {
    init(color: UIColor, simulator: Simulator) {
        super.init(frame: .zero)
        let pixel = color.cgColor.pixel
        let isPad = simulator.profile.idiom == .pad
        let isTall = simulator.profile.statusBarHeight > 30 && !isPad
        layer.content = .drawing { [unowned simulator] canvas, shown in
            StatusBarDrawing(
                width: shown.boundsSize.width, isTall: isTall, isPad: isPad,
                isRightToLeft: simulator.layoutDirection == .rightToLeft, color: pixel
            ).draw(on: canvas)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("StatusBarContentView(coder:): it is made by the simulator only.")
    }
}

/// The shapes of the status bar, in points: the time, then at the trailing side signal, network and battery. A phone with
/// a home button has the time in the middle, signal and network at the leading side. Read from right to left all of it
/// is mirrored, as system-provided parts of the interface are (Human Interface Guidelines, Right to left).
struct StatusBarDrawing {
    let width: CGFloat
    let isTall: Bool
    let isPad: Bool
    let isRightToLeft: Bool
    let color: PixelColor

    func draw(on canvas: Canvas) {
        let size: CGFloat = isTall ? 17 : isPad ? 14 : 12
        let text = TextLine("9:41", font: .inter(weight: 600), size: size)
        let middle: CGFloat = isTall ? 33 : 11
        let textX = isTall ? 62 - text.width / 2 : isPad ? 20 : (width - text.width) / 2
        let place = mirrored(CGRect(x: textX, y: 0, width: text.width, height: 0))
        canvas.draw(text, at: CGPoint(x: place.minX, y: middle + size * 0.36), color: color)
        let x = drawBattery(on: canvas, right: isTall ? width - 33 : width - 8, middle: middle)
        let hasHomeButton = !isTall && !isPad
        let wireless = drawWireless(on: canvas, right: hasHomeButton ? 50 : x - 7, middle: middle)
        if !isPad { drawSignal(on: canvas, right: wireless - 7, middle: middle) }
    }

    private func mirrored(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(in: width) : rect }

    private func drawBattery(on canvas: Canvas, right: CGFloat, middle: CGFloat) -> CGFloat {
        let body = CGRect(x: right - 27.5, y: middle - 6.5, width: 25, height: 13)
        let shown = mirrored(body)
        canvas.stroke(shown, cornerRadius: 4, lineWidth: 1, color: color.withAlpha(0.4))
        canvas.fill(shown.insetBy(dx: 2, dy: 2), cornerRadius: 2.4, color: color)
        let cap = CGRect(x: right - 1.5, y: middle - 2, width: 1.5, height: 4)
        canvas.fill(mirrored(cap), cornerRadius: 0.7, color: color.withAlpha(0.45))
        return body.minX
    }

    private func drawWireless(on canvas: Canvas, right: CGFloat, middle: CGFloat) -> CGFloat {
        let center = CGPoint(x: isRightToLeft ? width - right + 8.5 : right - 8.5, y: middle + 5.5)
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
            let bar = CGRect(x: x, y: middle + 6 - height, width: 3.2, height: height)
            canvas.fill(mirrored(bar), cornerRadius: 1, color: color)
        }
    }
}
