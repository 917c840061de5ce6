import Foundation

/// The rectangle of the content guide, kept by constraints.
@MainActor
struct ContentGuide {
    let guide = UILayoutGuide()
    private let top: NSLayoutConstraint
    private let bottom: NSLayoutConstraint

    init(in view: UIView) {
        view.addLayoutGuide(guide)
        top = guide.topAnchor.constraint(equalTo: view.topAnchor)
        bottom = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
        NSLayoutConstraint.activate([
            top, bottom, guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
    }

    func update(top: CGFloat, bottom: CGFloat) {
        if self.top.constant != top { self.top.constant = top }
        if self.bottom.constant != bottom { self.bottom.constant = bottom }
    }
}

extension UITabBarController {
    var madeContentGuide: UILayoutGuide {
        if let contentGuide { return contentGuide.guide }
        let made = ContentGuide(in: view)
        contentGuide = made
        updateContentGuide()
        return made.guide
    }

    /// All but the bar, while there is one.
    func updateContentGuide() {
        let isOnTop = Simulator.current.profile.tabBarIsOnTop
        let frame = hidesBar ? .zero : shownTabBarFrame
        contentGuide?.update(top: isOnTop ? frame.maxY : 0, bottom: isOnTop ? 0 : frame.height)
    }
}
