import Foundation

extension Canvas {
    /// Blurs what is already drawn within a rectangle, changes its saturation (1 keeps it) and composites `tint` over
    /// it.
    ///
    /// `radius` is the standard deviation in points. The blur includes pixels around the rectangle; beyond the edge of
    /// the bitmap the outermost pixels repeat. The result replaces what was there, in proportion to `alpha`.
    package func blurBackdrop(
        in rect: CGRect,
        cornerRadius: CGFloat = 0,
        radius: CGFloat,
        saturation: Double = 1,
        tint: PixelColor,
        alpha: CGFloat = 1
    ) {
        let shape = Shape(rect: rect, cornerRadius: cornerRadius, transform: state.transform)
        let coverage = shape.pixelRect == nil ? shape.coverage(within: state.clip.rect) : nil
        let area = (coverage?.bounds ?? shape.pixelRect ?? .empty).intersection(state.clip.rect)
        guard !area.isEmpty else { return }
        let sigma = max(Double(radius), 0) * state.transform.meanScale
        let factor = BlurPlanes.reduction(sigma: sigma)
        let blur = BoxBlur(sigma: sigma / Double(factor))
        let drawn = target.bounds.offset(x: originX, y: originY)
        let margin = (blur.reach + 1) * factor
        let source = area.expanded(by: margin).intersection(drawn)
        let planes = BlurPlanes(target, area: source.offset(x: -originX, y: -originY), factor: factor)
        planes.blur(blur)
        let small = planes.pixels(saturation: saturation, tint: tint.packed())
        let result = small.enlarged(by: factor, area: area.offset(x: -source.left, y: -source.top))
        let amount = PixelColor.byte(Double(alpha))
        forEachSpan(in: area, of: coverage) { span in
            let pixels = result.row(span.y - area.top) + (span.x - area.left)
            RowCompositor.replace(span.row, source: pixels, count: span.count, alpha: amount, coverage: span.coverage)
        }
    }
}

// MARK: - Shadows

extension Canvas {
    /// Draws a shadow, also beneath what casts it, as a layer does.
    ///
    /// `radius` is the standard deviation in points, `offset` is in points too and is not rotated by the transform. `cover` is
    /// what an opaque fill will hide afterwards: nothing of the shadow is computed there.
    package func drawShadow(
        of caster: ShadowCaster, radius: CGFloat, offset: CGSize, color: PixelColor, beneath cover: CGRect? = nil
    ) {
        var transform = state.transform
        transform.tx += Double(offset.width) * transform.meanScale
        transform.ty += Double(offset.height) * transform.meanScale
        let sigma = max(Double(radius), 0) * transform.meanScale
        let shape = caster.shape(transform)
        guard sigma > 0 else {
            paint(shape, color.packed())
            return
        }
        let factor = BlurPlanes.reduction(sigma: sigma)
        let blur = BoxBlur(sigma: sigma / Double(factor))
        let margin = (blur.reach + 2) * factor
        let area = shape.outer.expanded(by: margin).intersection(state.clip.rect)
        guard !area.isEmpty else { return }
        let isWhole = state.transform.isUpright && state.clip.mask == nil
        let hidden = isWhole ? cover.map { state.transform.rect($0).inner } : nil
        for part in area.subtracting(hidden ?? .empty) {
            // The reduced pixels are the same for each part.
            let left = part.left - margin - (part.left - area.left) % factor
            let top = part.top - margin - (part.top - area.top) % factor
            // From here on everything is relative to the mask, so that it is the same wherever the shadow is.
            var relative = transform
            relative.tx -= Double(left)
            relative.ty -= Double(top)
            let place = part.offset(x: -left, y: -top)
            let mask = ShadowMask(caster: caster, transform: relative, sigma: sigma, area: place).bitmap {
                let small = shadowMask(
                    of: caster, transform: relative, width: part.right + margin - left,
                    height: part.bottom + margin - top, factor: factor, blur: blur)
                return small.enlarged(by: factor, area: place)
            }
            tint(mask, x: part.left, y: part.top, pixel: color.packed())
        }
    }

    /// The blurred shape in a mask of a size, drawn smaller by `factor`.
    private func shadowMask(
        of caster: ShadowCaster, transform: DeviceTransform, width: Int, height: Int, factor: Int, blur: BoxBlur
    ) -> Bitmap {
        let width = (width + factor - 1) / factor
        let height = (height + factor - 1) / factor
        let small = Canvas(bitmap: Bitmap(width: width, height: height), scale: 1)
        small.state.transform = DeviceTransform(scale: 1 / Double(factor)).preceded(by: transform)
        caster.fill(small)
        // A mask is read by its alpha only.
        let count = width * height
        let alpha = UnsafeMutablePointer<Int>.allocate(capacity: max(count, 1))
        defer { alpha.deallocate() }
        let pixels = small.bitmap.pixels
        var index = 0
        while index < count {
            alpha[index] = Int(truncatingIfNeeded: pixels[index] &>> 24) &<< 8
            index &+= 1
        }
        blur.apply(to: alpha, width: width, height: height)
        index = 0
        while index < count {
            pixels[index] = UInt32(truncatingIfNeeded: (alpha[index] &+ 128) &>> 8) &<< 24
            index &+= 1
        }
        return small.bitmap
    }
}
