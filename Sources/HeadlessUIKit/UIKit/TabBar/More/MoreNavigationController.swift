import Foundation

/// The stack with the list of the tabs that have no room in the bar, and above it the page chosen from the list.
///
/// Of a page that is a navigation controller the pages of its stack are shown, and it is empty meanwhile (observed:
/// openradar 21055909, "UINavigationControllers in UITabBarController's more list"). The list is the first of the stack's
/// pages (observed by apps that change its title, its tab and its Edit button).
@MainActor
final class MoreNavigationController: UINavigationController {
    let list = MoreListController()
    private var chosen: UIViewController?
    /// The pages that the chosen navigation controller gave away.
    private var lent: [UIViewController] = []
    /// Pages that go back to their navigation controllers when they have left this stack.
    private var returning: [(owner: UINavigationController, pages: [UIViewController])] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [list]
    }

    required init?(coder: NSCoder) {
        fatalError("MoreNavigationController is made by tab bar controllers only.")
    }

    /// The tab bar controller's page that is above the list; nil while the list is on top.
    var shownPage: UIViewController? { stack.count > 1 ? chosen : nil }

    /// Puts a page above the list, in place of the one that is there.
    func show(_ page: UIViewController, animated: Bool) {
        guard page !== shownPage else { return }
        guard running == nil, !isStartingTransition else {
            waiting.append { [weak self] in self?.show(page, animated: false) }
            return
        }
        retire()
        chosen = page
        guard let owner = page as? UINavigationController else {
            return setViewControllers([list, page], animated: animated)
        }
        lent = owner.giveAwayPages(above: 0)
        setViewControllers([list] + lent, animated: animated)
    }

    /// Takes away what is above the list, at once; nobody sees the stack.
    func takeBack() {
        retire()
        _ = giveAwayPages(above: 1)
        returnPages()
    }

    /// What the bar shows for a page, which may have given its own away.
    func item(of page: UIViewController) -> UITabBarItem? { page === chosen ? lent.first?.tabBarItem : nil }

    /// The chosen page is to go: what is above the list then belongs to it, at least its root.
    private func retire() {
        if let owner = chosen as? UINavigationController, !lent.isEmpty {
            returning.append((owner, stack.count > 1 ? Array(stack.dropFirst()) : [lent[0]]))
        }
        (chosen, lent) = (nil, [])
    }

    private func returnPages() {
        if running == nil, !isStartingTransition, pending == nil, stack.count == 1 { retire() }
        let ready = returning.filter { $0.pages.allSatisfy { $0.parent == nil } }
        returning.removeAll { $0.pages.allSatisfy { $0.parent == nil } }
        for (owner, pages) in ready { owner.setViewControllers(pages, animated: false) }
    }

    override func layoutOwnViews() {
        super.layoutOwnViews()
        returnPages()
    }
}

extension UINavigationController {
    /// Leaves its pages to another stack, at once.
    func giveAwayPages(above count: Int) -> [UIViewController] {
        let pages = Array(stack.dropFirst(count))
        if let shown = displayed, pages.contains(where: { $0 === shown }) {
            shown.viewIfLoaded?.superview?.removeFromSuperview()
            displayed = nil
        }
        pending = nil
        stack = Array(stack.prefix(count))
        for page in pages { orphan(page) }
        bottomBarHidden = bottomBarHides(for: stack)
        bar.setManagedItems(stack.map(\.navigationItem))
        return pages
    }
}
