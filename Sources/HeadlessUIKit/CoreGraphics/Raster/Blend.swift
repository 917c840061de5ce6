/// The arithmetic of compositing, on premultiplied pixels of four bytes.
///
/// One rounding rule holds everywhere: a product of two bytes is divided by 255 and rounded to the nearest whole
/// number. There are no ties, since 255 is odd. `(x + 128 + ((x + 128) >> 8)) >> 8` is that quotient without a
/// division, and fits into 16 bits, so that two channels are computed at once in 32 bits, four in 64, and those of four
/// pixels with vectors of 16 bits.
enum Blend {
    /// Every channel of `pixel` times `coverage` / 255.
    static func scaled(_ pixel: UInt32, by coverage: UInt32) -> UInt32 {
        var low = (pixel & 0x00FF_00FF) &* coverage &+ 0x0080_0080
        var high = ((pixel &>> 8) & 0x00FF_00FF) &* coverage &+ 0x0080_0080
        low = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
        high = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return low | high
    }

    /// `source` over `destination`: source + destination × (255 - source alpha) / 255.
    static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scaled(destination, by: 255 &- (source &>> 24))
    }

    /// The same for four pixels, each with a coverage of its own.
    @inline(__always)
    static func scaled(_ pixels: SIMD4<UInt32>, by coverage: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let parts = unsafeBitCast(coverage | coverage &<< 16, to: SIMD8<UInt16>.self)
        var low = unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD8<UInt16>.self) &* parts &+ 128
        var high = unsafeBitCast((pixels &>> 8) & 0x00FF_00FF, to: SIMD8<UInt16>.self) &* parts &+ 128
        low = (low &+ (low &>> 8)) &>> 8
        high = (high &+ (high &>> 8)) & 0xFF00
        return unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
    }

    @inline(__always)
    static func over(_ source: SIMD4<UInt32>, _ destination: SIMD4<UInt32>) -> SIMD4<UInt32> {
        source &+ scaled(destination, by: 255 &- (source &>> 24))
    }

    /// Composites four pixels, each times a part / 255, over those in memory. Most are all opaque or all clear.
    @inline(__always)
    static func over(_ source: SIMD4<UInt32>, by parts: SIMD4<UInt32>, in memory: UnsafeMutablePointer<UInt32>) {
        let memory = UnsafeMutableRawPointer(memory)
        if parts == SIMD4(repeating: 0) || source == SIMD4(repeating: 0) { return }
        if parts == SIMD4(repeating: 255), source & 0xFF00_0000 == SIMD4(repeating: 0xFF00_0000) {
            memory.storeBytes(of: source, as: SIMD4<UInt32>.self)
            return
        }
        let below = memory.loadUnaligned(as: SIMD4<UInt32>.self)
        memory.storeBytes(of: over(scaled(source, by: parts), below), as: SIMD4<UInt32>.self)
    }

    /// The product of two bytes as a byte.
    static func product(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let sum = first &* second &+ 128
        return (sum &+ (sum &>> 8)) &>> 8
    }

    /// The products of a byte and four others.
    @inline(__always)
    static func products(_ first: UInt32, _ others: UnsafePointer<UInt8>) -> SIMD4<UInt32> {
        let bytes = UnsafeRawPointer(others).loadUnaligned(as: SIMD4<UInt8>.self)
        let sums = SIMD4<UInt32>(truncatingIfNeeded: bytes) &* first &+ 128
        return (sums &+ (sums &>> 8)) &>> 8
    }

    /// Interpolates from `first` to `second` by `part` / 255, rounded once.
    static func mixed(_ first: UInt32, _ second: UInt32, _ part: UInt32) -> UInt32 {
        let rest = 255 &- part
        var low = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* part &+ 0x0080_0080
        var high = ((first &>> 8) & 0x00FF_00FF) &* rest &+ ((second &>> 8) & 0x00FF_00FF) &* part &+ 0x0080_0080
        low = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
        high = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return low | high
    }
}
