extension UIView: LayerOwner {
    package var isOnScreen: Bool { window != nil || isDrawnBySystem }

    package var layerDevice: (any LayerDevice)? { window?.ownSimulator }
}

extension CALayer {
    /// The view whose layer this is; nil for a layer that belongs to none.
    var view: UIView? { owner as? UIView }
}
