import Foundation

extension ModalPresentation {
    /// Moves what is presented with what belongs to it.
    func moveCard(to frame: CGRect) {
        movedView?.frame = frame
        placeGrabber(over: frame)
    }

    /// The bar at the top of a sheet that says it can be dragged.
    func placeGrabber(over card: CGRect) {
        let isWanted = isCard && (controller as? UISheetPresentationController)?.prefersGrabberVisible == true
        container.grabber.isHidden = !isWanted
        guard isWanted else { return }
        let size = metrics.grabberSize
        container.grabber.frame = CGRect(
            x: card.midX - size.width / 2, y: card.minY + metrics.grabberTop, width: size.width, height: size.height)
        container.grabber.layer.cornerRadius = size.height / 2
        container.bringSubviewToFront(container.grabber)
    }
}
