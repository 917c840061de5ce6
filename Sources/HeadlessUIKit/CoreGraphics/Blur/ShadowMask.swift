import Foundation

/// Keeps the masks of small shadows, which each frame draws again.
enum ShadowMask {
    /// A rectangle in user space that casts a shadow.
    struct Caster {
        let rect: CGRect
        let cornerRadius: CGFloat
    }

    private struct Key: Hashable {
        let edges: [CGFloat]
        let cornerRadius: CGFloat
        let sigma: Double
        let transform: DeviceTransform
        let width: Int
        let height: Int
    }

    private static let masks = DrawingCache<Key, Bitmap>(limit: 64)

    /// The mask in `area`, from an earlier picture if that had the same shadow.
    /// - Parameters:
    ///   - caster: what casts the shadow; nil if its mask is not to be kept.
    ///   - transform: from the caster to the mask's pixels.
    static func mask(
        of caster: Caster?, transform: DeviceTransform, sigma: Double, area: PixelRect, make: () -> Bitmap
    ) -> Bitmap {
        guard let caster, area.width * area.height <= 65_536 else { return make() }
        let rect = caster.rect
        let key = Key(
            edges: [rect.minX, rect.minY, rect.maxX, rect.maxY], cornerRadius: caster.cornerRadius, sigma: sigma,
            transform: transform, width: area.width, height: area.height)
        return masks.value(for: key, make: make)
    }
}
