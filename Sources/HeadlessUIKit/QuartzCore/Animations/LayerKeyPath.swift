import Foundation

/// A property of a layer by its key path in explicit animations. (Core Animation Programming Guide, "Animatable
/// Properties" and "Key-Value Coding Extensions")
struct LayerKeyPath {
    let name: String
    let read: (LayerModel) -> AnimationValue
    let write: (AnimationValue, inout LayerModel) -> Void

    /// Creates a key path; traps with a message for a property that does not exist or does not animate.
    init(_ name: String) {
        self.name = name
        if let component = TransformComponents.component(name) {
            read = { .numbers(component.read(TransformComponents($0.transform))) }
            write = { value, model in
                var components = TransformComponents(model.transform)
                component.write(value.numbers, &components)
                model.transform = components.transform
            }
            return
        }
        if name == "path" {
            read = { .path($0.shape.path) }
            write = { value, model in if case .path(let path) = value { model.shape.path = path } }
            return
        }
        guard let access = Self.plain(name) else {
            fatalError("CAPropertyAnimation.keyPath: \"\(name)\" does not animate here; take an animatable property.")
        }
        read = { .numbers(access.read($0)) }
        write = { access.write($0.numbers, &$1) }
    }

    /// Converts a value that the app gave; traps with a message if it is not of an animatable type.
    func value(_ given: Any) -> AnimationValue {
        guard let value = AnimationValue(given) else {
            fatalError("CAPropertyAnimation: \(given) is not a value for \"\(name)\"; give it a value of its own type.")
        }
        return value
    }

    typealias Access = (read: (LayerModel) -> [CGFloat], write: ([CGFloat], inout LayerModel) -> Void)

    private static func access<Value: LayerValue>(_ path: WritableKeyPath<LayerModel, Value>) -> Access {
        (
            { $0[keyPath: path].numbers },
            { numbers, model in
                guard numbers.count == model[keyPath: path].numbers.count || path == \LayerModel.gradientColors else {
                    return
                }
                model[keyPath: path] = Value(numbers: numbers)
            }
        )
    }

    private static func plain(_ name: String) -> Access? {
        switch name {
        case "position": access(\.position)
        case "position.x": access(\.position.x)
        case "position.y": access(\.position.y)
        case "bounds": access(\.boundsRect)
        case "bounds.origin": access(\.boundsOrigin)
        case "bounds.origin.x": access(\.boundsOrigin.x)
        case "bounds.origin.y": access(\.boundsOrigin.y)
        case "bounds.size": access(\.boundsSize)
        case "bounds.size.width": access(\.boundsSize.width)
        case "bounds.size.height": access(\.boundsSize.height)
        case "anchorPoint": access(\.anchorPoint)
        case "zPosition": access(\.zPosition)
        case "transform": access(\.transform)
        case "opacity": access(\.opacity)
        case "backgroundColor": access(\.background)
        case "cornerRadius": access(\.cornerRadius)
        case "borderWidth": access(\.borderWidth)
        case "borderColor": access(\.border)
        case "shadowColor": access(\.shadow)
        case "shadowOpacity": access(\.shadowOpacity)
        case "shadowRadius": access(\.shadowRadius)
        case "shadowOffset": access(\.shadowOffset)
        case "colors": access(\.gradientColors)
        case "locations": access(\.gradient.locations)
        case "startPoint": access(\.gradient.start)
        case "endPoint": access(\.gradient.end)
        case "strokeStart": access(\.shape.strokeStart)
        case "strokeEnd": access(\.shape.strokeEnd)
        case "lineWidth": access(\.shape.lineWidth)
        case "fillColor": access(\.shape.fill)
        case "strokeColor": access(\.shape.stroke)
        default: nil
        }
    }
}

extension LayerModel {
    fileprivate var boundsRect: CGRect {
        get { bounds }
        set { (boundsOrigin, boundsSize) = (newValue.origin, newValue.size) }
    }
}

extension CGRect: LayerValue {
    package var numbers: [CGFloat] { origin.numbers + size.numbers }
    package init(numbers: [CGFloat]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

// MARK: - Components of a transform

/// A transform decomposed into a scale, a rotation and a translation, which apply in this order.
struct TransformComponents {
    var scaleX: CGFloat
    var scaleY: CGFloat
    var rotation: CGFloat
    var x: CGFloat
    var y: CGFloat

    init(_ transform: CGAffineTransform) {
        scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let area = transform.a * transform.d - transform.b * transform.c
        scaleY = scaleX > 0 ? area / scaleX : 0
        rotation = CGFloat(atan2(Double(transform.b), Double(transform.a)))
        (x, y) = (transform.tx, transform.ty)
    }

    var transform: CGAffineTransform {
        CGAffineTransform(scaleX: scaleX, y: scaleY)
            .concatenating(CGAffineTransform(rotationAngle: rotation))
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }

    struct Component {
        let read: (TransformComponents) -> [CGFloat]
        let write: ([CGFloat], inout TransformComponents) -> Void
    }

    /// The component for a key path such as "transform.scale"; nil for any other key path.
    static func component(_ keyPath: String) -> Component? {
        func single(_ path: WritableKeyPath<TransformComponents, CGFloat>) -> Component {
            Component(read: { [$0[keyPath: path]] }, write: { $1[keyPath: path] = $0.first ?? $1[keyPath: path] })
        }
        switch keyPath {
        case "transform.scale.x": return single(\.scaleX)
        case "transform.scale.y": return single(\.scaleY)
        case "transform.rotation", "transform.rotation.z": return single(\.rotation)
        case "transform.translation.x": return single(\.x)
        case "transform.translation.y": return single(\.y)
        case "transform.scale":
            // The average, as in Core Animation's documentation.
            return Component(
                read: { [($0.scaleX + $0.scaleY) / 2] },
                write: { if let scale = $0.first { ($1.scaleX, $1.scaleY) = (scale, scale) } })
        case "transform.translation":
            return Component(
                read: { [$0.x, $0.y] }, write: { if $0.count == 2 { ($1.x, $1.y) = ($0[0], $0[1]) } })
        default: return nil
        }
    }
}

// MARK: - Values

/// A value of an animated property: numbers, or a path.
enum AnimationValue {
    case numbers([CGFloat])
    case path(VectorPath)

    var numbers: [CGFloat] { if case .numbers(let numbers) = self { numbers } else { [] } }

    /// Interpolates to another value by a fraction; values of different kinds change at the end.
    func mixed(with other: AnimationValue, by fraction: Double) -> AnimationValue {
        switch (self, other) {
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            return .numbers(zip(from, to).map { $0 + ($1 - $0) * CGFloat(fraction) })
        case (.path(let from), .path(let to)):
            return from.mixed(with: to, by: fraction).map { .path($0) } ?? (fraction < 1 ? self : other)
        default: return fraction < 1 ? self : other
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
    /// Converts a value that the app gave; nil if it is not of an animatable type.
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
        case let transform as CATransform3D: self = .numbers(transform.affine.numbers)
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
    /// Interpolates to another path by a fraction; nil unless both have the same kinds of elements.
    fileprivate func mixed(with other: VectorPath, by fraction: Double) -> VectorPath? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
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
