/// The view that a layer belongs to, as far as the layer asks it: what `CALayerDelegate` is on Apple platforms.
@MainActor
package protocol LayerOwner: AnyObject {
    /// Whether the owner is shown: it is in a window, or the system draws it over all windows.
    var isOnScreen: Bool { get }

    /// The device whose screen shows the owner; nil outside of a window.
    var layerDevice: (any LayerDevice)? { get }

    /// Draws what lies between the layer's own contents and its sublayers; the bounds are in points.
    func drawContents(_ bounds: CGRect, on canvas: Canvas)
}
