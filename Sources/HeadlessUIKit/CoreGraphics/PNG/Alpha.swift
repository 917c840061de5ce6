/// Between premultiplied pixels and the unmultiplied ones of PNG files.
///
/// `multiplied(unmultiplied(p)) == p` for every valid pixel, so that what was written reads back the same.
enum Alpha {
    static func multiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        return Blend.scaled(pixel | 0xFF00_0000, by: alpha)
    }

    static func unmultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let red = min(((pixel & 255) * 255 + half) / alpha, 255)
        let green = min(((pixel >> 8 & 255) * 255 + half) / alpha, 255)
        let blue = min(((pixel >> 16 & 255) * 255 + half) / alpha, 255)
        return red | green << 8 | blue << 16 | alpha << 24
    }
}
