import Foundation

/// Search in a navigation bar: a search bar, what shows the results, and whether the user is searching. It is shown over
/// the page that its navigation item belongs to and goes with it; it is not a presented controller here, so
/// `presentedViewController` does not tell of it.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    private let bar = UISearchBar(frame: .zero)
    private let results: UIViewController?
    private var storedIsActive = false
    private var wantsResults = false
    let dimmingView = UIView(frame: .zero)
    /// The navigation item that search belongs to.
    weak var owner: UINavigationItem?

    /// Makes search.
    /// - Parameter searchResultsController: shows what is found, over the page; nil leaves that to the page itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.searchController = self
    }

    /// Makes search without anything that shows the results. Nib files do not exist here: a name stops.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(
            nibNameOrNil == nil, "UISearchController(nibName:bundle:): nib files are not modelled; give no name.")
        results = nil
        super.init(nibName: nil, bundle: nil)
        bar.searchController = self
    }

    /// Storyboards do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        fatalError("UISearchController(coder:): storyboards are not modelled; make the controller in code.")
    }

    /// Who finds what is searched for; default nil.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Who hears of coming and going; default nil.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The search bar, for the navigation bar to show.
    open var searchBar: UISearchBar { bar }
    /// What shows the results; nil where the page does.
    open var searchResultsController: UIViewController? { results }
    /// Whether the page is dimmed while nothing is searched for; default false, as in apps that were linked on iOS 15 or
    /// later (comment of UIKit's header; its documentation still says true).
    open var obscuresBackgroundDuringPresentation = false {
        didSet { refreshContents() }
    }
    /// Whether the title and the buttons go away while the user searches; default true.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if isActive { owner?.report(.search, animated: false) } }
    }
    /// Whether the cancel button shows while the user searches; default true. ``UISearchBar/showsCancelButton`` makes it
    /// false.
    open var automaticallyShowsCancelButton = true
    /// Whether the results show as soon as something is searched for; default true. Setting
    /// ``showsSearchResultsController`` makes it false.
    open var automaticallyShowsSearchResultsController = true {
        didSet { refreshContents() }
    }
    /// Whether the results show; by default while something is searched for.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? bar.searchTextField.hasText : wantsResults }
        set {
            wantsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    /// Whether the user is searching; setting it begins or ends that, animated where it can be seen.
    open var isActive: Bool {
        get { storedIsActive }
        set {
            guard newValue != storedIsActive else { return }
            storedIsActive = newValue
            if newValue { present() } else { dismissSearch() }
        }
    }

    // MARK: View

    open override func loadView() {
        view = UIView(frame: Simulator.current.screen.bounds)
        dimmingView.backgroundColor = UIColor.black
        let tap = UITapGestureRecognizer()
        tap.handler = { [weak self] _ in self?.isActive = false }
        dimmingView.addGestureRecognizer(tap)
        view.addSubview(dimmingView)
    }
}

extension UISearchController {
    /// The user put the cursor into the field.
    func editingBegan() {
        if isActive { updateResults() } else { isActive = true }
    }

    /// What is searched for changed.
    func textChanged() {
        refreshContents()
        if isActive { updateResults() }
    }

    private func updateResults() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func present() {
        delegate?.presentSearchController(self)
        precondition(
            presentingViewController == nil,
            "UISearchControllerDelegate.presentSearchController(_:): a search controller that the app presents by itself "
                + "is not modelled in HeadlessUIKit; leave the presentation to the search controller.")
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showCancel(true, animated: true) }
        updateResults()
        refreshContents()
        owner?.report(.search, animated: true)
        whenSettled { $0.delegate?.didPresentSearchController($0) }
    }

    func dismissSearch() {
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        searchBar.searchTextField.text = ""
        if automaticallyShowsCancelButton { searchBar.showCancel(false, animated: true) }
        updateResults()
        refreshContents()
        owner?.report(.search, animated: true)
        whenSettled { $0.delegate?.didDismissSearchController($0) }
    }

    /// Runs when the bar has arrived; at once where nobody sees it.
    private func whenSettled(_ action: @escaping (UISearchController) -> Void) {
        guard searchBar.window != nil, UIView.areAnimationsEnabled else { return action(self) }
        let simulator = Simulator.current
        let end = simulator.now + searchBar.barMetrics.search.presentationDuration
        simulator.clock.schedule(at: end) { [weak self] in if let self { action(self) } }
    }

    // MARK: Over the page

    /// Whether there is something to show over the page.
    private var coversPage: Bool {
        guard isActive else { return false }
        return showsResults || obscuresBackgroundDuringPresentation
    }

    private var showsResults: Bool { searchResultsController != nil && showsSearchResultsController }

    /// Puts the dimming and the results over the page in a wrapper, or takes them away.
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

    /// Takes away what is over the page; where the dimming can be seen it fades.
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

    /// Dims the page or shows the results, by what is searched for.
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

/// Hears of a search controller's coming and going. The methods are optional in UIKit; here they have empty defaults.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Search is to come, now that editing may begin or ``UISearchController/isActive`` was set. An app may present the
    /// search controller by itself here, which is not modelled: it stops.
    func presentSearchController(_ searchController: UISearchController)
    /// Search is about to come.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Search has come.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Search is about to go.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Search has gone.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Finds what is searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search bar became first responder, or what it says changed.
    func updateSearchResults(for searchController: UISearchController)
}
