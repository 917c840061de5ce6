import Foundation

extension Canvas {
    /// Fills a rectangle with a gradient. `start` and `end` are in the unit coordinate space of the rectangle, and so
    /// are the lines of equal color: a rectangle that is not square stretches them, as in a `CAGradientLayer`.
    package func drawLinearGradient(
        in rect: CGRect,
        cornerRadius: CGFloat = 0,
        colors: [PixelColor],
        locations: [CGFloat] = [],
        start: CGPoint,
        end: CGPoint
    ) {
        let gradient = LinearGradient(colors: colors, locations: locations)
        guard !gradient.isEmpty, let slope = slope(in: rect, from: start, to: end) else { return }
        let shape = Shape(rect: rect, cornerRadius: cornerRadius, transform: state.transform)
        if slope.step == 0 {
            var last = (y: Int.min, pixel: UInt32(0))
            forEachSpan(of: shape) { span in
                if span.y != last.y {
                    last = (span.y, gradient.pixel(at: slope.index(slope.position(x: span.x, y: span.y))))
                }
                Canvas.paint(span, last.pixel)
            }
            return
        }
        let line = UnsafeMutablePointer<UInt32>.allocate(capacity: max(state.clip.rect.width, 1))
        defer { line.deallocate() }
        gradient.pixels.withUnsafeBufferPointer { pixels in
            guard let table = pixels.baseAddress else { return }
            forEachSpan(of: shape) { span in
                slope.fill(line, count: span.count, from: slope.position(x: span.x, y: span.y), table: table)
                RowCompositor.over(span.row, source: line, count: span.count, alpha: 255, coverage: span.coverage)
            }
        }
    }

    private func slope(in rect: CGRect, from start: CGPoint, to end: CGPoint) -> GradientSlope? {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let length = dx * dx + dy * dy
        guard length > 0, rect.width > 0, rect.height > 0, let inverse = state.transform.inverse else { return nil }
        let (perX, perY) = (dx / length / Double(rect.width), dy / length / Double(rect.height))
        let corner = -(Double(start.x) * dx + Double(start.y) * dy) / length
        let origin = corner - Double(rect.minX) * perX - Double(rect.minY) * perY
        return GradientSlope(
            x: perX * inverse.a + perY * inverse.b,
            y: perX * inverse.c + perY * inverse.d,
            origin: origin + perX * inverse.tx + perY * inverse.ty
        )
    }
}

/// The position along a gradient as a linear function of the pixel, in steps of 2⁻⁴⁰.
private struct GradientSlope {
    let x: Double
    let y: Double
    let origin: Double
    let step: Int

    init(x: Double, y: Double, origin: Double) {
        self.x = x
        self.y = y
        self.origin = origin
        step = GradientSlope.fixed(x)
    }

    static func fixed(_ value: Double) -> Int {
        Int((max(min(value, 100_000), -100_000) * 1_099_511_627_776).rounded(.down))
    }

    func position(x column: Int, y row: Int) -> Int {
        GradientSlope.fixed(origin + x * (Double(column) + 0.5) + y * (Double(row) + 0.5))
    }

    func index(_ position: Int) -> Int {
        max(min((position &+ 536_870_912) &>> 30, LinearGradient.steps), 0)
    }

    func fill(
        _ line: UnsafeMutablePointer<UInt32>, count: Int, from first: Int, table: UnsafePointer<UInt32>
    ) {
        let last = LinearGradient.steps
        let step = step
        var position = first &+ 536_870_912
        var column = 0
        while column < count {
            let index = position &>> 30
            line[column] = table[index < 0 ? 0 : index > last ? last : index]
            position = position &+ step
            column &+= 1
        }
    }
}

/// The colors along a gradient, looked up by position.
///
/// Color and alpha are interpolated separately, in 1024 steps: from white to `UIColor.clear`, which is black, there is gray (Stack
/// Overflow, "iOS: White to Transparent Gradient Layer is Gray").
struct LinearGradient {
    static let steps = 1024
    private let colors: [PixelColor]
    private let locations: [Double]

    /// The colors are spread evenly unless each has a location.
    init(colors: [PixelColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations =
            locations.count == colors.count
            ? locations.map { Double($0) }
            : colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
    }

    var isEmpty: Bool { colors.isEmpty }

    /// The pixels of all steps, the last one included.
    var pixels: [UInt32] { (0...LinearGradient.steps).map { pixel(at: $0) } }

    /// The pixel of one step, 0...1024.
    func pixel(at step: Int) -> UInt32 {
        let position = Double(step) / Double(LinearGradient.steps)
        var next = 0
        while next < locations.count && locations[next] <= position { next += 1 }
        if next == 0 { return colors[0].packed() }
        if next == locations.count { return colors[next - 1].packed() }
        let part = (position - locations[next - 1]) / (locations[next] - locations[next - 1])
        return LinearGradient.pixel(colors[next - 1], colors[next], part)
    }

    private static func pixel(_ first: PixelColor, _ second: PixelColor, _ part: Double) -> UInt32 {
        let alpha = first.alpha * (1 - part) + second.alpha * part
        func channel(_ one: Double, _ other: Double) -> UInt32 {
            PixelColor.byte((one * (1 - part) + other * part) * alpha)
        }
        return channel(first.red, second.red) | channel(first.green, second.green) << 8
            | channel(first.blue, second.blue) << 16 | PixelColor.byte(alpha) << 24
    }
}
