import Foundation

extension UINavigationController {
    /// Connects the bar and the recognisers, once.
    func setUp() {
        bar.isManaged = true
        bar.manager = self
        setUpInteractivePop()
        setUpBarHiding()
    }

    /// The view with the pages' container and the bars in front of it.
    func madeLayoutView() -> UIView {
        let root = NavigationLayoutView(frame: Simulator.current.screen.bounds)
        root.navigationController = self
        pageContainer.frame = root.bounds
        pageContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(pageContainer)
        if Simulator.current.profile.design >= 26 { floatingBar = UIToolbar(frame: .zero) }
        root.addSubview(shownToolbar)
        root.addSubview(bar)
        shownToolbar.isHidden = toolbarHidden
        for recognizer in [edgePan, contentPan] { if let recognizer { root.addGestureRecognizer(recognizer) } }
        root.addGestureRecognizer(barHiding.swipe)
        root.addGestureRecognizer(barHiding.tap)
        return root
    }
}
