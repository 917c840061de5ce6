import Foundation

extension Canvas {
    /// Keeps of the group that is open only what another drawing covers, as strongly as that is opaque.
    package func keepInGroup(_ draw: (Canvas) -> Void) {
        let bitmap = Bitmap(width: target.width, height: target.height)
        let mask = Canvas(bitmap: bitmap, scale: scale)
        mask.state = state
        mask.originX = originX
        mask.originY = originY
        draw(mask)
        let count = target.width * target.height
        var index = 0
        while index < count {
            target.pixels[index] = Blend.scaled(target.pixels[index], by: bitmap.pixels[index] &>> 24)
            index &+= 1
        }
    }
}
