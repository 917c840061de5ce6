import Foundation

/// What casts a shadow, in user space.
package enum ShadowCaster: Hashable, Sendable {
    case rect(CGRect, cornerRadius: CGFloat)
    case path(VectorPath)

    func shape(_ transform: DeviceTransform) -> Shape {
        switch self {
        case .rect(let rect, let cornerRadius): Shape(rect: rect, cornerRadius: cornerRadius, transform: transform)
        case .path(let path): .path(path.mapped(transform.apply))
        }
    }

    func fill(_ canvas: Canvas) {
        switch self {
        case .rect(let rect, let cornerRadius): canvas.fill(rect, cornerRadius: cornerRadius, color: .white)
        case .path(let path): canvas.fill(path, color: .white)
        }
    }
}

/// What the mask of a shadow depends on.
struct ShadowMask: Hashable {
    let caster: ShadowCaster
    /// From the caster to the mask's pixels.
    let transform: DeviceTransform
    let sigma: Double
    /// The pixels of the mask that are seen.
    let area: PixelRect

    private static let cache = DrawingCache<ShadowMask, Bitmap>(limit: 64)

    /// The mask; a small one is kept, since each frame draws it again.
    func bitmap(make: () -> Bitmap) -> Bitmap {
        area.width * area.height <= 65_536 ? Self.cache.value(for: self, make: make) : make()
    }
}
