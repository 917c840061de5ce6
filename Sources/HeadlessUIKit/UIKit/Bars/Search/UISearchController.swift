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
