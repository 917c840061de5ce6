import Foundation

/// A value of an animated property: numbers, or a path.
enum AnimationValue {
    case numbers([CGFloat])
    case path(VectorPath)

    var numbers: [CGFloat] { if case .numbers(let numbers) = self { numbers } else { [] } }

    /// The way to another value, 0 is this one; values of different kinds change at the end.
    func mixed(with other: AnimationValue, _ part: Double) -> AnimationValue {
        switch (self, other) {
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            return .numbers(zip(from, to).map { $0 + ($1 - $0) * CGFloat(part) })
        case (.path(let from), .path(let to)):
            return from.mixed(with: to, part).map { .path($0) } ?? (part < 1 ? self : other)
        default: return part < 1 ? self : other
        }
    }

    static func + (left: AnimationValue, right: AnimationValue) -> AnimationValue {
        guard left.numbers.count == right.numbers.count else { return left }
        return .numbers(zip(left.numbers, right.numbers).map { $0 + $1 })
    }

    static func - (left: AnimationValue, right: AnimationValue) -> AnimationValue {
        guard left.numbers.count == right.numbers.count else { return left }
        return .numbers(zip(left.numbers, right.numbers).map { $0 - $1 })
    }
}

extension AnimationValue {
    /// What an app gave as a value; nil where it is of none of the kinds that layers have.
    init?(_ value: Any) {
        switch value {
        case let number as CGFloat: self = .numbers([number])
        case let number as Double: self = .numbers([CGFloat(number)])
        case let number as Float: self = .numbers([CGFloat(number)])
        case let number as Int: self = .numbers([CGFloat(number)])
        case let point as CGPoint: self = .numbers(point.numbers)
        case let size as CGSize: self = .numbers(size.numbers)
        case let rect as CGRect: self = .numbers(rect.origin.numbers + rect.size.numbers)
        case let color as CGColor: self = .numbers(color.pixel.numbers)
        case let transform as CGAffineTransform: self = .numbers(transform.numbers)
        case let transform as CATransform3D: self = .numbers(transform.flat.numbers)
        case let path as CGPath: self = .path(path.vector)
        case let colors as [CGColor]: self = .numbers(colors.flatMap(\.pixel.numbers))
        case let numbers as [NSNumber]: self = .numbers(numbers.map { CGFloat($0.doubleValue) })
        case let numbers as [Double]: self = .numbers(numbers.map { CGFloat($0) })
        case let number as NSNumber: self = .numbers([CGFloat(number.doubleValue)])
        default: return nil
        }
    }
}

extension VectorPath {
    /// The way to another path of the same kinds of lines; nil for any other.
    fileprivate func mixed(with other: VectorPath, _ part: Double) -> VectorPath? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        }
        var result = VectorPath()
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)): result.move(to: mix(a, b))
            case (.line(let a), .line(let b)): result.line(to: mix(a, b))
            case (.quad(let c, let a), .quad(let d, let b)): result.quad(to: mix(a, b), control: mix(c, d))
            case (.cubic(let c, let e, let a), .cubic(let d, let f, let b)):
                result.cubic(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
            case (.close, .close): result.close()
            default: return nil
            }
        }
        return result
    }
}
