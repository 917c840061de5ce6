import UIKit

/// A page with search, and the calls that the search's delegates receive.
@MainActor
final class SearchStage: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    let simulator: Simulator
    let navigation = UINavigationController()
    let page = UIViewController()
    let scrollView = UIScrollView(frame: .zero)
    let search: UISearchController
    private(set) var events: [String] = []

    /// - Parameters:
    ///   - isUnderTabBar: whether the stack is in a tab bar controller (fact m1.12).
    ///   - first: a page below the one with search.
    ///   - placement: the preferred placement of the search bar; nil for stacked, under a tab bar for automatic.
    init(
        _ profile: Simulator.Profile, isUnderTabBar: Bool = false, hides: Bool = true, largeTitle: Bool = false,
        results: UIViewController? = nil, below first: UIViewController? = nil,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, style: UIUserInterfaceStyle = .light,
        placement: UINavigationItem.SearchBarPlacement? = nil, configure: (UIViewController) -> Void = { _ in }
    ) {
        simulator = Simulator(profile: profile, style: style, layoutDirection: direction)
        search = UISearchController(searchResultsController: results)
        super.init()
        page.title = "Albums"
        page.view.backgroundColor = .systemBackground
        scrollView.frame = page.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: page.view.bounds.width, height: 3000)
        page.view.addSubview(scrollView)
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = hides
        if !isUnderTabBar { page.navigationItem.preferredSearchBarPlacement = .stacked }
        if let placement { page.navigationItem.preferredSearchBarPlacement = placement }
        search.searchBar.placeholder = "Artists, Songs"
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        navigation.navigationBar.prefersLargeTitles = largeTitle
        configure(page)
        navigation.viewControllers = [first, page].compactMap { $0 }
        if isUnderTabBar {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            simulator.show(tabs)
        } else {
            simulator.show(navigation)
        }
    }

    var bar: UINavigationBar { navigation.navigationBar }

    /// Taps the middle of the search field.
    func tapField() {
        let field = search.searchBar.searchTextField
        let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
        simulator.tap(at: middle)
    }

    /// Drags the contents up by a distance, after the ten points of slop, and releases them without velocity.
    func scroll(by distance: CGFloat) {
        let slop: CGFloat = distance < 0 ? -10 : 10
        simulator.drag(
            from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 400 - distance - slop), velocity: .zero)
        simulator.runToRest()
    }

    func clear() { events = [] }

    func willPresentSearchController(_ searchController: UISearchController) { events.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { events.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { events.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { events.append("didDismiss") }
    func updateSearchResults(for searchController: UISearchController) {
        events.append("update(\(searchController.searchBar.text ?? "nil"))")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { events.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { events.append("text(\(searchText))") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
}
