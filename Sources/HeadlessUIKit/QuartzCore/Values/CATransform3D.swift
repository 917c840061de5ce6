import Foundation

/// A 3D transform. Its affine part is drawn; a layer traps if it has a perspective. (QuartzCore documentation)
public struct CATransform3D: Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Creates a transform of zeros, as in C.
    public init() {
        self.init(diagonal: 0, 0, 0, 0)
    }

    private init(diagonal m11: CGFloat, _ m22: CGFloat, _ m33: CGFloat, _ m44: CGFloat) {
        (self.m11, m12, m13, m14) = (m11, 0, 0, 0)
        (m21, self.m22, m23, m24) = (0, m22, 0, 0)
        (m31, m32, self.m33, m34) = (0, 0, m33, 0)
        (m41, m42, m43, self.m44) = (0, 0, 0, m44)
    }

    fileprivate static func scaling(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        CATransform3D(diagonal: x, y, z, 1)
    }

    init(_ affine: CGAffineTransform) {
        self.init(diagonal: affine.a, affine.d, 1, 1)
        (m12, m21, m41, m42) = (affine.b, affine.c, affine.tx, affine.ty)
    }

    /// The affine part.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    /// Whether the transform is affine.
    fileprivate var isAffine: Bool {
        [m13, m14, m23, m24, m31, m32, m34, m43].allSatisfy { $0 == 0 } && m33 == 1 && m44 == 1
    }

    private var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    private init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    /// Returns the transform that applies this one first, then the other.
    fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (first, second) = (rows, other.rows)
        return CATransform3D(
            rows: first.map { row in
                (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] } }
            })
    }

    fileprivate static func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return CATransform3DIdentity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        let t = 1 - c
        // Exactly 1 for an axis of the coordinates: a rotation about z is affine, whatever the rounding.
        func diagonal(_ part: CGFloat) -> CGFloat { part * part == 1 ? 1 : t * part * part + c }
        return CATransform3D(rows: [
            [diagonal(x), t * x * y + s * z, t * x * z - s * y, 0],
            [t * x * y - s * z, diagonal(y), t * y * z + s * x, 0],
            [t * x * z + s * y, t * y * z - s * x, diagonal(z), 0], [0, 0, 0, 1],
        ])
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D.scaling(1, 1, 1)

// MARK: - Functions

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    .scaling(sx, sy, sz)
}

/// Returns a rotation about an axis, in radians.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    .rotation(angle, x, y, z)
}

/// Returns the transform that translates first, then applies another transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns the transform that scales first, then applies another transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns the transform that rotates first, then applies another transform.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns the transform that applies the first transform, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// Returns an affine transform as a 3D transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Whether the transform is affine.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the affine part of the transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
