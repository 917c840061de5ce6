import UIKit

/// Adds a button that is always there to those that the app sets.
class HelpNavigationItem: UINavigationItem {
    let help = UIBarButtonItem(title: "Help", primaryAction: nil)

    override var rightBarButtonItems: [UIBarButtonItem]? {
        get { super.rightBarButtonItems }
        set { super.rightBarButtonItems = (newValue ?? []) + [help] }
    }

    override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setRightBarButtonItems(items, animated: false)
    }

    override var standardAppearance: UINavigationBarAppearance? {
        didSet { scrollEdgeAppearance = standardAppearance }
    }
}

class HelpPage: UIViewController {
    private let item = HelpNavigationItem(title: "Page")
    override var navigationItem: UINavigationItem { item }
    override var isBeingDismissed: Bool { true }

    override func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        super.setOverrideTraitCollection(nil, forChild: childViewController)
    }
}

/// Uses one appearance at all heights.
class SingleAppearanceBar: UINavigationBar {
    override var standardAppearance: UINavigationBarAppearance {
        didSet {
            compactAppearance = standardAppearance
            scrollEdgeAppearance = standardAppearance
        }
    }
}

class TintedToolbar: UIToolbar {
    override var barTintColor: UIColor? {
        get { .orange }
        set { super.barTintColor = newValue }
    }
    override var isTranslucent: Bool {
        didSet { if isTranslucent { isTranslucent = false } }
    }
}

class ReadingNavigationController: UINavigationController {
    private(set) var changes = 0
    override var hidesBarsOnSwipe: Bool {
        didSet { changes += 1 }
    }
    override var barHideOnTapGestureRecognizer: UITapGestureRecognizer { super.barHideOnTapGestureRecognizer }
}

/// Counts the blocks that it receives.
class CountingAnimator: UIViewPropertyAnimator {
    private(set) var additions = 0
    override func addAnimations(_ animation: @escaping () -> Void) {
        additions += 1
        super.addAnimations(animation)
    }
    override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        additions += 1
        super.addCompletion(completion)
    }
}
