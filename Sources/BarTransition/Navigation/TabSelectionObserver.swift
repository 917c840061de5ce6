import UIKit

/// Notifies when a tab bar controller on the stack selects another tab. UIKit calls no delegate for a selection in code, but
/// it takes the view of the tab that was selected out of the window, and with it the view that is inserted there.
@MainActor
final class TabSelectionObserver {
    /// Called when the tab that was selected may no longer be.
    var onChange: () -> Void = {}

    private var view: WindowNotifyingView?
    private weak var selected: UIViewController?
    /// The tab bar controller of the last call, and whether a tab was selected. The tab itself may have been released since.
    private weak var followed: UITabBarController?
    private var hadSelection = false

    /// Follows the selection of a tab bar controller; nil ends that. Idempotent.
    /// - Returns: whether another tab is selected than at the last call.
    func follow(_ tabs: UITabBarController?) -> Bool {
        let (previous, isSame) = (selected, tabs != nil && followed === tabs)
        followed = tabs
        selected = tabs?.selectedViewController
        let isChanged = isSame && hadSelection && (previous == nil || previous !== selected)
        hadSelection = selected != nil
        // A page that is not on the screen is left alone until it is.
        guard let container = selected?.viewIfLoaded?.viewForSubviews, container.window != nil else {
            if tabs == nil { end() }
            return isChanged
        }
        if view?.superview !== container {
            end()
            let view = WindowNotifyingView()
            view.onLeavingWindow = { [weak self] in self?.onChange() }
            // Not behind the others: UIKit looks for the content scroll view at the first subviews.
            container.addSubview(view)
            self.view = view
        }
        return isChanged
    }

    /// Removes the view.
    func end() {
        view?.onLeavingWindow = {}
        view?.removeFromSuperview()
        view = nil
    }
}

extension UIView {
    /// The view to which subviews are added: a visual effect view throws an exception if one is added to it directly.
    fileprivate var viewForSubviews: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}

/// An empty view that notifies the library when it leaves its window.
@MainActor
private final class WindowNotifyingView: UIView {
    var onLeavingWindow: () -> Void = {}

    init() {
        super.init(frame: .zero)
        isHidden = true
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("WindowNotifyingView cannot be decoded; TabSelectionObserver creates it.")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeavingWindow() }
    }
}
