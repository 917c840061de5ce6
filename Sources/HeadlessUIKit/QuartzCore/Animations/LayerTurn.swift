import Foundation

/// A transform taken apart into a scale, a rotation and a translation, in the order in which they are put together.
struct LayerTurn {
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

    struct Part {
        let read: (LayerTurn) -> [CGFloat]
        let write: ([CGFloat], inout LayerTurn) -> Void
    }

    /// The part that a key path such as "transform.scale" names; nil for none.
    static func part(_ keyPath: String) -> Part? {
        func single(_ path: WritableKeyPath<LayerTurn, CGFloat>) -> Part {
            Part(read: { [$0[keyPath: path]] }, write: { $1[keyPath: path] = $0.first ?? $1[keyPath: path] })
        }
        switch keyPath {
        case "transform.scale.x": return single(\.scaleX)
        case "transform.scale.y": return single(\.scaleY)
        case "transform.rotation", "transform.rotation.z": return single(\.rotation)
        case "transform.translation.x": return single(\.x)
        case "transform.translation.y": return single(\.y)
        case "transform.scale":
            // The average, as Core Animation's documentation has it.
            return Part(
                read: { [($0.scaleX + $0.scaleY) / 2] },
                write: { if let scale = $0.first { ($1.scaleX, $1.scaleY) = (scale, scale) } })
        case "transform.translation":
            return Part(
                read: { [$0.x, $0.y] }, write: { if $0.count == 2 { ($1.x, $1.y) = ($0[0], $0[1]) } })
        default: return nil
        }
    }
}
