import Foundation

/// The view that a layer belongs to, as seen by the layer: what `CALayerDelegate` is on Apple platforms.
@MainActor
package protocol LayerOwner: AnyObject {
    /// Whether the owner is shown: it is in a window, or the system draws it over all windows.
    var isOnScreen: Bool { get }

    /// The device whose screen shows the owner; nil outside a window.
    var layerDevice: (any LayerDevice)? { get }

    /// Whether `drawContents(_:on:)` can draw anything: also where a subclass draws nothing just now.
    var drawsContents: Bool { get }

    /// The layer has a new size or other sublayers.
    func layerNeedsLayout()

    /// Draws what lies between the layer's own contents and its sublayers; the bounds are in points.
    func drawContents(_ bounds: CGRect, on canvas: Canvas)
}

/// What a layer draws between its background and its sublayers.
package enum LayerContent {
    /// Draws in the layer's own coordinates, with its shown values, inside the bounds: glyphs and shadows of text may extend
    /// slightly beyond.
    case drawing(@MainActor (Canvas, LayerModel) -> Void)
    /// Draws in the same way, anywhere: the path of a shape layer is independent of its bounds.
    case path(@MainActor (Canvas, LayerModel) -> Void)

    /// Draws on a canvas with a layer's shown values.
    @MainActor
    func draw(on canvas: Canvas, _ shown: LayerModel) {
        switch self {
        case .drawing(let draw), .path(let draw): draw(canvas, shown)
        }
    }
}
