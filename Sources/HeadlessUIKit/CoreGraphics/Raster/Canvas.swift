import Foundation

/// Draws into a bitmap. User space is in points with y down; `scale` says how many pixels a point has.
///
/// The transform, the clip and opacity groups nest. All arithmetic that reaches a pixel is either in whole numbers or
/// made of the basic operations and square roots, so that the same calls give the same bytes on every machine.
package final class Canvas {
    package let bitmap: Bitmap
    package let scale: CGFloat
    var state: State
    var savedStates: [State] = []
    var groups: [Group] = []
    /// Where pixels go at the moment, and which pixel of `bitmap` its first one stands for.
    var target: Bitmap
    var originX = 0
    var originY = 0

    struct State {
        var transform: DeviceTransform
        var clip: Clip
    }

    package init(bitmap: Bitmap, scale: CGFloat) {
        self.bitmap = bitmap
        self.scale = scale
        target = bitmap
        state = State(transform: DeviceTransform(scale: Double(scale)), clip: Clip(rect: bitmap.bounds))
    }

    package func save() {
        savedStates.append(state)
    }

    package func restore() {
        let outside = groups.last?.saveCount ?? 0
        precondition(savedStates.count > outside, "Canvas.restore() was called without a save() in the same group.")
        state = savedStates.removeLast()
    }

    package func concatenate(_ transform: CGAffineTransform) {
        state.transform = state.transform.preceded(by: DeviceTransform(transform))
    }

    package func translate(x: CGFloat, y: CGFloat) {
        let (x, y) = (Double(x), Double(y))
        state.transform.tx += state.transform.a * x + state.transform.c * y
        state.transform.ty += state.transform.b * x + state.transform.d * y
    }

    /// Whether something inside of a rectangle of user space can still be seen; true where that is not quickly told.
    package func reaches(_ rect: CGRect) -> Bool {
        guard state.transform.isUpright else { return true }
        let (area, clip) = (state.transform.rect(rect), DeviceRect(state.clip.rect))
        return area.left < clip.right && area.right > clip.left && area.top < clip.bottom && area.bottom > clip.top
    }

    /// The part of user space that can still be drawn to, for leaving out what is not visible.
    var clipBounds: CGRect {
        guard let inverse = state.transform.inverse, !state.clip.rect.isEmpty else { return .zero }
        let clip = state.clip.rect
        let corners = CGRect(x: clip.left, y: clip.top, width: clip.width, height: clip.height)
        return VectorPath.rect(corners).mapped(inverse.apply).bounds
    }
}
