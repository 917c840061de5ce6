import Foundation

/// What a layer draws between its background and its sublayers.
package enum LayerContent {
    /// Draws in the layer's own coordinates; the rectangle is its bounds, the model its shown values.
    case drawing(@MainActor (Canvas, LayerModel) -> Void)
}
