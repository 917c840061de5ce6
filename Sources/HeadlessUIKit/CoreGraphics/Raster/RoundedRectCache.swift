import Synchronization

/// Keeps the coverage of small rounded rectangles, which a screen has many of in one size and every frame draws again.
enum RoundedRectCache {
    /// When it holds this many it starts anew.
    static let limit = 256

    private static let entries = Mutex<[RoundedRectCoverage: Coverage]>([:])

    /// Whether a rectangle is small enough: a large one costs its corners only, but would keep memory for all of it.
    static func holds(_ rect: PixelRect) -> Bool {
        !rect.isEmpty && rect.width * rect.height <= 65_536
    }

    static func coverage(
        of shape: RoundedRectCoverage, make: (RoundedRectCoverage) -> Coverage
    ) -> Coverage {
        if let known = entries.withLock({ $0[shape] }) { return known }
        let coverage = make(shape)
        entries.withLock { entries in
            if entries.count >= limit { entries.removeAll(keepingCapacity: true) }
            entries[shape] = coverage
        }
        return coverage
    }
}
