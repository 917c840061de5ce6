import Foundation

/// How drawing is combined with what is already there. (CoreGraphics documentation)
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply = 1
    case screen = 2
    case overlay = 3
    case darken = 4
    case lighten = 5
    case colorDodge = 6
    case colorBurn = 7
    case softLight = 8
    case hardLight = 9
    case difference = 10
    case exclusion = 11
    case hue = 12
    case saturation = 13
    case color = 14
    case luminosity = 15
    case clear = 16
    case copy = 17
    case sourceIn = 18
    case sourceOut = 19
    case sourceAtop = 20
    case destinationOver = 21
    case destinationIn = 22
    case destinationOut = 23
    case destinationAtop = 24
    case xor = 25
    case plusDarker = 26
    case plusLighter = 27
}

// MARK: - Formulas

extension CGBlendMode {
    /// One channel of the result, from 0 to 1: `s` and `d` are premultiplied, `sa` and `da` the alphas. The formulas
    /// are those of the comments in CGContext.h and, for the separable modes, of the PDF specification.
    func mix(_ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double {
        switch self {
        case .normal: s + d * (1 - sa)
        case .clear: 0
        case .copy: s
        case .sourceIn: s * da
        case .sourceOut: s * (1 - da)
        case .sourceAtop: s * da + d * (1 - sa)
        case .destinationOver: s * (1 - da) + d
        case .destinationIn: d * sa
        case .destinationOut: d * (1 - sa)
        case .destinationAtop: s * (1 - da) + d * sa
        case .xor: s * (1 - da) + d * (1 - sa)
        case .plusLighter: min(s + d, 1)
        case .multiply: s * d + s * (1 - da) + d * (1 - sa)
        case .screen: s + d - s * d
        case .darken: min(s * da, d * sa) + s * (1 - da) + d * (1 - sa)
        case .lighten: max(s * da, d * sa) + s * (1 - da) + d * (1 - sa)
        case .difference: s + d - 2 * min(s * da, d * sa)
        case .exclusion: s + d - 2 * s * d
        case .overlay:
            (2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)) + s * (1 - da) + d * (1 - sa)
        case .hardLight:
            (2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)) + s * (1 - da) + d * (1 - sa)
        case .colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity, .plusDarker:
            fatalError("CGContext.setBlendMode: \(self) is not modelled; take another blend mode.")
        }
    }

    /// A pixel of the result: alpha is computed as a channel of ones.
    func mix(_ source: UInt32, over destination: UInt32) -> UInt32 {
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Double { Double((pixel >> shift) & 0xFF) / 255 }
        let (sa, da) = (channel(source, 24), channel(destination, 24))
        return [UInt32(0), 8, 16, 24].reduce(0) { pixel, shift in
            let value =
                shift == 24
                ? alpha(sa, da) : mix(channel(source, shift), sa, channel(destination, shift), da)
            return pixel | PixelColor.byte(value) << shift
        }
    }

    private func alpha(_ sa: Double, _ da: Double) -> Double {
        switch self {
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hardLight:
            sa + da - sa * da
        default: mix(sa, sa, da, da)
        }
    }
}

// MARK: - Drawing with the current blend mode

extension CGContext {
    /// Draws in one color, with the current opacity and blend mode.
    func paint(_ color: PixelColor, _ draw: (Canvas, PixelColor) -> Void) {
        let source = color.withAlpha(Double(state.alpha))
        guard state.blendMode != .normal else { return draw(canvas, source) }
        let pixel = source.packed()
        blend(coverage: canvas.layer { draw($0, .white) }) { _, _ in pixel }
    }

    /// Draws in many colors within a rectangle, with the current opacity and blend mode.
    package func composite(covering rect: CGRect, _ draw: (Canvas, CGFloat) -> Void) {
        guard state.blendMode != .normal else { return draw(canvas, state.alpha) }
        let source = canvas.layer { draw($0, self.state.alpha) }
        blend(coverage: canvas.layer { $0.fill(rect, color: .white) }) { x, y in source[x, y] }
    }

    /// Blends pixel by pixel, in proportion to the coverage.
    private func blend(coverage: Bitmap, source: (Int, Int) -> UInt32) {
        let mode = state.blendMode
        let area = canvas.state.clip.rect
        for y in area.top..<max(area.bottom, area.top) {
            for x in area.left..<max(area.right, area.left) {
                let part = coverage[x - area.left, y - area.top] >> 24
                guard part > 0 else { continue }
                let (column, row) = (x - canvas.originX, y - canvas.originY)
                let below = canvas.target[column, row]
                let mixed = mode.mix(source(x - area.left, y - area.top), over: below)
                canvas.target[column, row] = part == 255 ? mixed : Blend.mixed(below, mixed, part)
            }
        }
    }
}

extension Canvas {
    /// The result of drawing into a transparent bitmap of the clip's size.
    fileprivate func layer(_ draw: (Canvas) -> Void) -> Bitmap {
        let area = state.clip.rect
        let bitmap = Bitmap(width: area.width, height: area.height)
        let canvas = Canvas(bitmap: bitmap, scale: scale)
        canvas.state = state
        canvas.originX = area.left
        canvas.originY = area.top
        draw(canvas)
        return bitmap
    }
}
