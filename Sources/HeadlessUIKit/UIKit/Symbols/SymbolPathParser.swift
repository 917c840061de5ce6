import Foundation

/// Parses the notation of the symbols: a letter, then numbers.
///
/// | letter | numbers | meaning |
/// |---|---|---|
/// | M | x y | move |
/// | L | x y | line |
/// | Q | cx cy x y | quadratic curve |
/// | C | cx cy dx dy x y | cubic curve |
/// | Z | | close |
/// | O | x y rx ry | ellipse |
/// | R | x y w h r | rounded rectangle |
/// | A | x y r from to | arc, in degrees clockwise from the right |
/// | S | x y outer inner points | star |
struct SymbolPathParser {
    private let transform: CGAffineTransform
    private var path = VectorPath()

    /// The path that the notation describes, with the transform applied to every point.
    static func path(_ notation: String, _ transform: CGAffineTransform) -> VectorPath {
        var parser = SymbolPathParser(transform: transform)
        var command: Character?
        var numbers: [CGFloat] = []
        for word in notation.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            if let command { parser.add(command, numbers) }
            command = word.first
            numbers = []
        }
        if let command { parser.add(command, numbers) }
        return parser.path
    }

    private init(transform: CGAffineTransform) {
        self.transform = transform
    }

    private mutating func add(_ command: Character, _ n: [CGFloat]) {
        switch (command, n.count) {
        case ("M", 2): path.move(to: point(n[0], n[1]))
        case ("L", 2): path.line(to: point(n[0], n[1]))
        case ("Q", 4): path.quad(to: point(n[2], n[3]), control: point(n[0], n[1]))
        case ("C", 6): path.cubic(to: point(n[4], n[5]), control1: point(n[0], n[1]), control2: point(n[2], n[3]))
        case ("Z", 0): path.close()
        case ("O", 4):
            let round = CGAffineTransform(translationX: n[0], y: n[1]).scaledBy(x: n[2], y: n[3])
            path.append(.arc(center: .zero, radius: 1, from: 0, to: 2 * .pi, round.concatenating(transform)))
            path.close()
        case ("R", 5):
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            path.append(VectorPath.roundedRect(rect, cornerRadius: n[4]).applying(transform))
        case ("A", 5):
            let center = CGPoint(x: n[0], y: n[1])
            path.append(.arc(center: center, radius: n[2], from: n[3] * .pi / 180, to: n[4] * .pi / 180, transform))
        case ("S", 5): addStar(CGPoint(x: n[0], y: n[1]), outer: n[2], inner: n[3], points: Int(n[4]))
        default:
            preconditionFailure(
                "SymbolPathParser: \(command) with \(n.count) numbers is not part of the notation; correct the symbol.")
        }
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: x, y: y).applying(transform)
    }

    private mutating func addStar(_ center: CGPoint, outer: CGFloat, inner: CGFloat, points: Int) {
        for index in 0..<points * 2 {
            let angle = Double(index) * .pi / Double(points) - .pi / 2
            let radius = index.isMultiple(of: 2) ? outer : inner
            let corner = point(center.x + radius * CGFloat(cos(angle)), center.y + radius * CGFloat(sin(angle)))
            if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
        }
        path.close()
    }
}

extension VectorPath {
    /// An arc as a new subpath; angles in radians.
    fileprivate static func arc(
        center: CGPoint,
        radius: CGFloat,
        from: CGFloat,
        to: CGFloat,
        _ transform: CGAffineTransform
    ) -> VectorPath {
        var path = VectorPath()
        var curves = ArcCurve.curves(center: center, radius: radius, from: from, to: to)
        // Ends a full circle exactly where it started: a tiny closing line would be visible in the outline.
        if abs(to - from) == 2 * .pi { curves[curves.count - 1].end = curves[0].start }
        for curve in curves {
            if path.isEmpty { path.move(to: curve.start.applying(transform)) }
            path.cubic(
                to: curve.end.applying(transform),
                control1: curve.control1.applying(transform),
                control2: curve.control2.applying(transform)
            )
        }
        return path
    }
}
