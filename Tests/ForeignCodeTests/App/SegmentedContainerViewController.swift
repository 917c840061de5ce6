import UIKit

class SegmentedContainerViewController: UIViewController {
    private let containerView = UIView()
    private let pages: [UIViewController]
    private(set) var currentIndex = 0

    init(pages: [UIViewController]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(containerView)
        containerView.frame = view.bounds
        containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        add(asChildViewController: pages[0])
    }

    override var navigationItem: UINavigationItem {
        return pages[currentIndex].navigationItem
    }

    override var childForStatusBarStyle: UIViewController? { pages[currentIndex] }

    private func add(asChildViewController viewController: UIViewController) {
        addChild(viewController)
        containerView.addSubview(viewController.view)
        viewController.view.frame = containerView.bounds
        viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        viewController.didMove(toParent: self)
    }

    private func remove(asChildViewController viewController: UIViewController) {
        viewController.willMove(toParent: nil)
        viewController.view.removeFromSuperview()
        viewController.removeFromParent()
    }

    func select(_ index: Int) {
        guard index != currentIndex else { return }
        remove(asChildViewController: pages[currentIndex])
        currentIndex = index
        add(asChildViewController: pages[index])
    }

    func cycle(to index: Int) {
        let oldVC = pages[currentIndex]
        let newVC = pages[index]
        oldVC.willMove(toParent: nil)
        addChild(newVC)
        newVC.view.frame = containerView.bounds.offsetBy(dx: containerView.bounds.width, dy: 0)
        transition(
            from: oldVC, to: newVC, duration: 0.25, options: [],
            animations: {
                newVC.view.frame = oldVC.view.frame
                oldVC.view.frame = self.containerView.bounds.offsetBy(dx: -self.containerView.bounds.width, dy: 0)
            },
            completion: { _ in
                oldVC.removeFromParent()
                newVC.didMove(toParent: self)
                self.currentIndex = index
            })
    }
}

extension UIViewController {
    func embed(_ child: UIViewController, in container: UIView? = nil) {
        addChild(child)
        let container = container ?? view!
        container.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            child.view.topAnchor.constraint(equalTo: container.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        child.didMove(toParent: self)
    }
}
