import Foundation

/// Manages a search in a navigation bar: a search bar, a view controller for the results, and whether the user is
/// searching. It is shown over the page that its navigation item belongs to, and it is the presented view controller of
/// that page or of its navigation controller (`Variants.presentsSearchControllers`).
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    private let bar = UISearchBar(frame: .zero)
    private let results: UIViewController?
    private var storedIsActive = false
    private var explicitlyShowsResults = false
    let dimmingView = UIView(frame: .zero)

    /// The navigation item that the search controller is set on.
    final weak var owner: UINavigationItem?

    /// Creates a search controller.
    /// - Parameter searchResultsController: Shows the results over the page; nil if the page itself shows them.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.searchController = self
    }

    /// Creates a search controller without a results controller. A name traps with a message: nib files are not
    /// modeled.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(
            nibNameOrNil == nil,
            "UISearchController.init(nibName:bundle:): nib files are not modelled; pass nil as name.")
        results = nil
        super.init(nibName: nil, bundle: nil)
        bar.searchController = self
    }

    /// Traps with a message: storyboards are not modeled.
    public required init?(coder: NSCoder) {
        fatalError("UISearchController.init(coder:): storyboards are not modelled; create the controller in code.")
    }

    /// The object that updates the search results; default nil.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The object that is notified when the search appears and disappears; default nil.
    open weak var delegate: (any UISearchControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UISearchControllerDelegate)?

    /// The search bar, which the navigation bar shows.
    open var searchBar: UISearchBar { bar }

    /// The view controller that shows the results; nil if the page does.
    open var searchResultsController: UIViewController? { results }

    /// Whether the page is dimmed while the search text is empty; default false, as in apps linked on iOS 15 or later
    /// (comment of UIKit's header; its documentation still says true).
    open var obscuresBackgroundDuringPresentation = false {
        didSet { refreshContents() }
    }

    /// Whether title and buttons are hidden while the user searches; default true.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if isActive { owner?.report(.search, animated: false) } }
    }

    /// Whether the cancel button is visible while the user searches; default true. Setting
    /// ``UISearchBar/showsCancelButton`` makes it false.
    open var automaticallyShowsCancelButton = true

    /// Whether the results are visible when the search text is not empty; default true. Setting
    /// ``showsSearchResultsController`` makes it false.
    open var automaticallyShowsSearchResultsController = true {
        didSet { refreshContents() }
    }

    /// Whether the results are visible; by default while the search text is not empty.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? bar.searchTextField.hasText : explicitlyShowsResults }
        set {
            explicitlyShowsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    /// Whether the user is searching; setting it begins or ends the search, animated if it is visible.
    open var isActive: Bool {
        get { storedIsActive }
        set {
            guard newValue != storedIsActive else { return }
            storedIsActive = newValue
            if newValue { beginSearch() } else { endSearch() }
        }
    }

    // MARK: View

    open override func loadView() {
        view = UIView(frame: Simulator.current.screen.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = UIColor.black
        let tap = UITapGestureRecognizer()
        tap.handler = { [weak self] _ in self?.isActive = false }
        dimmingView.addGestureRecognizer(tap)
        view.addSubview(dimmingView)
    }
}

extension UISearchController {
    /// Called when the field became first responder.
    func editingBegan() {
        if isActive { updateResults() } else { isActive = true }
    }

    /// Called when the search text changed.
    func textChanged() {
        refreshContents()
        if isActive { updateResults() }
    }

    private func updateResults() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func beginSearch() {
        storedDelegate?.presentSearchController(self)
        precondition(
            presentingViewController == nil,
            "UISearchControllerDelegate.presentSearchController(_:): a search controller that the app presents "
                + "itself is not modelled in HeadlessUIKit; let the search controller present itself.")
        storedDelegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showCancel(true, animated: true) }
        updateResults()
        refreshContents()
        owner?.report(.search, animated: true)
        whenSettled { $0.storedDelegate?.didPresentSearchController($0) }
    }

    func endSearch() {
        storedDelegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        searchBar.searchTextField.text = ""
        if automaticallyShowsCancelButton { searchBar.showCancel(false, animated: true) }
        updateResults()
        refreshContents()
        owner?.report(.search, animated: true)
        whenSettled { $0.storedDelegate?.didDismissSearchController($0) }
    }

    /// Ends the search, which is a presentation, and calls a block at its end.
    func endByDismissal(animated: Bool, _ completion: (() -> Void)?) {
        guard animated else {
            UIView.performWithoutAnimation { isActive = false }
            completion?()
            return
        }
        isActive = false
        if let completion { whenSettled { _ in completion() } }
    }

    /// The view controller in whose bar the search bar is.
    var barController: UIViewController? {
        sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    /// Runs an action after the bar's animation; at once if it is not visible.
    private func whenSettled(_ action: @escaping (UISearchController) -> Void) {
        guard searchBar.window != nil, UIView.areAnimationsEnabled else { return action(self) }
        let simulator = Simulator.current
        let end = simulator.now + searchBar.barMetrics.search.presentationDuration
        simulator.clock.schedule(at: end) { [weak self] in if let self { action(self) } }
    }

    // MARK: Views over the page

    /// Whether there is something to show over the page.
    private var coversPage: Bool {
        guard isActive else { return false }
        return showsResults || obscuresBackgroundDuringPresentation
    }

    private var showsResults: Bool { searchResultsController != nil && showsSearchResultsController }

    /// Adds the dimming and the results over the page in a wrapper, or removes them.
    func cover(in wrapper: UIView, insets: UIEdgeInsets, dimsFrom top: CGFloat) {
        guard isActive else { return uncover() }
        containerInsets = insets
        let uncovered = wrapper.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        if view.superview !== wrapper {
            UIView.performWithoutAnimation {
                view.frame = wrapper.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                dimmingView.alpha = 0
                dimmingView.frame = uncovered
                wrapper.addSubview(view)
            }
        }
        view.updateSafeAreaInsets()
        dimmingView.frame = uncovered
        refreshContents()
    }

    /// Removes the views over the page; fades inside an animation.
    func uncover() {
        guard isViewLoaded, view.superview != nil else { return }
        showResults(false)
        dimmingView.alpha = 0
        guard UIView.inheritedAnimationDuration > 0 else { return view.removeFromSuperview() }
        view.isUserInteractionEnabled = false
        let clock = Simulator.current.clock
        clock.schedule(at: clock.now + UIView.inheritedAnimationDuration) { [weak self] in
            guard let self, !isActive else { return }
            view.removeFromSuperview()
        }
    }

    /// Shows the dimming or the results, depending on the search text.
    func refreshContents() {
        guard isViewLoaded, view.superview != nil, isActive else { return }
        view.isUserInteractionEnabled = coversPage
        dimmingView.alpha =
            obscuresBackgroundDuringPresentation && !showsResults ? searchBar.barMetrics.search.dimming : 0
        showResults(showsResults)
    }

    private func showResults(_ shows: Bool) {
        guard let results = searchResultsController, shows != (results.parent === self) else { return }
        if shows {
            addChild(results)
            results.beginAppearanceTransition(true, animated: false)
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.sendIsAppearing()
            results.endAppearanceTransition()
            results.didMove(toParent: self)
        } else {
            results.willMove(toParent: nil)
            results.beginAppearanceTransition(false, animated: false)
            results.view.removeFromSuperview()
            results.endAppearanceTransition()
            results.removeFromParent()
        }
    }
}

/// Is notified when a search appears and disappears. The methods are optional in UIKit; the defaults here do nothing.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called when a search begins, because editing begins or ``UISearchController/isActive`` was set. An app may
    /// present the search controller by itself here, which is not modeled and traps with a message.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the search appears.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search has appeared.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search disappears.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has disappeared.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}

    public func willPresentSearchController(_ searchController: UISearchController) {}

    public func didPresentSearchController(_ searchController: UISearchController) {}

    public func willDismissSearchController(_ searchController: UISearchController) {}

    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Updates search results.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search bar became first responder or its text changed.
    func updateSearchResults(for searchController: UISearchController)
}
