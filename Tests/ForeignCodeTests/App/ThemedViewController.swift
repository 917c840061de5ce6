import UIKit

class ThemedViewController: UIViewController {
    private let badge = UIView()
    private(set) var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        badge.layer.borderWidth = 1
        view.addSubview(badge)
        updateLayerColors()

        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                self.events.append("style \(previous.userInterfaceStyle.rawValue)")
                self.updateLayerColors()
            }
            registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) {
                (controller: ThemedViewController, _) in
                controller.events.append("size")
            }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            events.append("colors")
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.events.append("alongside")
        }) { _ in
            self.events.append("rotated")
        }
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        events.append("will \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }

    var badgeBorder: CGColor? { return badge.layer.borderColor }

    private func updateLayerColors() {
        badge.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    }
}

class DarkModalViewController: UIViewController {
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { return .dark }
        set {}
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override var modalPresentationStyle: UIModalPresentationStyle {
        get { return .overFullScreen }
        set { super.modalPresentationStyle = newValue }
    }
}
