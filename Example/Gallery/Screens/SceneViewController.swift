import BarTransition
import UIKit

#if !EXAMPLE_APP
    import ExamplePages
#endif

/// One scene of the gallery, which the user plays: its pages in a navigation controller, and a panel with a switch between UIKit
/// alone and BarTransition.
final class SceneViewController: UIViewController {
    private let scene: Scene
    /// The mode is kept from one scene to the next, as in a comparison.
    private static var lastMode = Mode.bartransition
    private(set) var mode = SceneViewController.lastMode
    /// New for each mode and each playing.
    private(set) var stack = UINavigationController()
    /// The stack, or the tab bar controller around it.
    private var container = UIViewController()
    let panel = ScenePanel(frame: .zero)
    private var isPlayed = false

    init(_ scene: Scene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SceneViewController(coder:): create this view controller in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.addSubview(panel)
        panel.close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        panel.play.addAction(UIAction { [weak self] _ in self?.playOrReset() }, for: .touchUpInside)
        for (button, mode) in zip(panel.modes, Mode.allCases) {
            button.addAction(UIAction { [weak self] _ in self?.show(in: mode) }, for: .touchUpInside)
        }
        show(in: mode)
    }

    override var childForStatusBarStyle: UIViewController? { container }
    override var childForStatusBarHidden: UIViewController? { container }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = panel.height(forWidth: view.bounds.width) + view.safeAreaInsets.bottom
        panel.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        container.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: panel.frame.minY)
    }

    /// Shows the scene's stack from before its operation.
    func show(in mode: Mode) {
        self.mode = mode
        Self.lastMode = mode
        isPlayed = false
        let pages = scene.stack()
        // As if the user had come through them: a page sets its title, which the back button above it shows, when it loads.
        for page in pages { page.loadViewIfNeeded() }
        let next = UINavigationController(rootViewController: pages[0])
        next.navigationBar.prefersLargeTitles = true
        if mode == .bartransition {
            next.attachBarTransition().isContentPopGestureEnabled = scene.operation == .drag
        }
        for page in pages.dropFirst() { next.pushViewController(page, animated: false) }
        replaceStack(with: next)
        panel.select(mode)
        updatePlayTitle()
    }

    private func replaceStack(with next: UINavigationController) {
        if container.parent === self {
            container.willMove(toParent: nil)
            container.view.removeFromSuperview()
            container.removeFromParent()
        }
        stack = next
        container = scene.container(of: next)
        container.overrideUserInterfaceStyle = scene.style
        addChild(container)
        if scene.direction == .rightToLeft {
            setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: container)
        }
        view.insertSubview(container.view, belowSubview: panel)
        container.didMove(toParent: self)
        view.setNeedsLayout()
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Starts the scene's operation, unless a finger does, and shows the beginning again afterwards.
    func playOrReset() {
        guard !isPlayed, scene.operation.swipeDistance == nil else { return show(in: mode) }
        isPlayed = true
        updatePlayTitle()
        switch scene.operation {
        case .push:
            if let page = scene.incoming?() { stack.pushViewController(page, animated: true) }
        case .pop: stack.popViewController(animated: true)
        case .popToRoot: stack.popToRootViewController(animated: true)
        case .setViewControllers:
            if let page = scene.incoming?() {
                stack.setViewControllers([stack.viewControllers[0], page], animated: true)
            }
        case .change: stack.topViewController.map { scene.change?($0) }
        case .swipeFinished, .swipeCancelled, .swipeRefused, .drag: break
        }
    }

    private func updatePlayTitle() {
        let title = isPlayed ? "Show again" : scene.operation.call
        panel.play.setTitle(title, for: .normal)
    }
}

extension Operation {
    /// The title of the button that plays it. The system's swipe cannot be started by code.
    fileprivate var call: String {
        switch self {
        case .push, .pop, .popToRoot, .setViewControllers, .change: title
        case .swipeFinished: "Swipe back, then tap here"
        case .swipeCancelled: "Swipe a little, then tap here"
        case .swipeRefused: "Swipe back, then tap here"
        case .drag: "Drag anywhere, then tap here"
        }
    }
}
