/// Where drawing is allowed: a rectangle of pixels, softened by a mask where there is one.
struct Clip {
    var rect: PixelRect
    /// Covers at least `rect`; nil means everything in `rect` is allowed fully.
    var mask: Coverage?

    mutating func intersect(_ other: PixelRect) {
        rect = rect.intersection(other)
    }

    mutating func intersect(_ other: Coverage) {
        rect = rect.intersection(other.bounds)
        mask = mask.map { $0.intersection(other) } ?? other
    }
}
