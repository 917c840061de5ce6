import UIKit

class MainTabBarController: UITabBarController {
    private var lastSelected: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        tabBar.isTranslucent = false
        tabBar.barTintColor = .white
        setupViewControllers()
    }

    override var childForStatusBarStyle: UIViewController? {
        return selectedViewController
    }

    private func setupViewControllers() {
        let home = createNav(with: "Home", image: UIImage(systemName: "house"), vc: HomeViewController())
        let search = createNav(with: "Search", image: UIImage(systemName: "magnifyingglass"), vc: HomeViewController())
        let profile = createNav(with: "Profile", image: UIImage(systemName: "person"), vc: ProfileViewController())
        profile.tabBarItem.badgeValue = "3"
        profile.tabBarItem.badgeColor = .systemRed
        setViewControllers([home, search, profile], animated: false)
        selectedIndex = 0
    }

    private func createNav(with title: String, image: UIImage?, vc: UIViewController) -> UINavigationController {
        let nav = UINavigationController(rootViewController: vc)
        nav.tabBarItem.title = title
        nav.tabBarItem.image = image
        nav.tabBarItem.selectedImage = image?.withRenderingMode(.alwaysTemplate)
        nav.viewControllers.first?.navigationItem.title = title
        return nav
    }
}

extension MainTabBarController: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        if viewController === lastSelected, let nav = viewController as? UINavigationController {
            nav.popToRootViewController(animated: true)
        }
        lastSelected = viewController
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    func openDetail() {
        let detail = DetailViewController(itemID: 42)
        navigationController?.pushViewController(detail, animated: true)
    }
}

class DetailViewController: UIViewController {
    let itemID: Int

    init(itemID: Int) {
        self.itemID = itemID
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
        title = "Item \(itemID)"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        self.view = view
    }
}
