extension UIView {
    /// Tells recognisers that came or went; a recogniser is on one view at a time.
    func takeOverRecognizers(former: [UIGestureRecognizer]) {
        let current = gestureRecognizers ?? []
        for recognizer in former where !current.contains(recognizer) && recognizer.view === self {
            recognizer.view = nil
        }
        for recognizer in current where recognizer.view !== self {
            recognizer.view?.removeGestureRecognizer(recognizer)
            recognizer.view = self
        }
    }
}
