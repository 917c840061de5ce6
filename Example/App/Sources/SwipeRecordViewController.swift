import BarTransition
import UIKit

/// A stack of two pages that writes down what UIKit calls during a swipe back, for the tests that drag from outside. The app
/// shows it when it is launched with the argument `-swipeRecord`, and `-attached` attaches the library.
final class SwipeRecordViewController: UIViewController, UINavigationControllerDelegate {
    private let stack = UINavigationController()
    private let record = UILabel()
    private var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        record.frame = CGRect(x: 16, y: 200, width: 300, height: 400)
        record.numberOfLines = 0
        view.addSubview(record)
        stack.setViewControllers(["A", "B"].map(page), animated: false)
        stack.delegate = self
        if ProcessInfo.processInfo.arguments.contains("-attached") { stack.attachBarTransition() }
        note("start")
        // UIKit forgets the coordinator after the last call, so every frame looks.
        CADisplayLink(target: self, selector: #selector(updateState)).add(to: .main, forMode: .common)
    }

    private func page(_ name: String) -> UIViewController {
        let page = SwipeRecordPage { [weak self] in self?.note($0) }
        page.title = name
        return page
    }

    /// - Parameter call: what UIKit has called.
    private func note(_ call: String) {
        calls.append(call)
        record.text = calls.joined(separator: "\n")
        record.accessibilityIdentifier = "record, moving"
    }

    /// The identifier of the record says whether a transition is in progress.
    @objc private func updateState() {
        record.accessibilityIdentifier = stack.transitionCoordinator == nil ? "record, at rest" : "record, moving"
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        let coordinator = navigationController.transitionCoordinator
        let isInteractive = coordinator?.isInteractive == true
        note("willShow \(viewController.title ?? "")\(isInteractive ? ", interactive" : "")")
        coordinator?.notifyWhenInteractionChanges { [weak self] context in
            self?.note("lifted at \(Int(context.percentComplete * 100)) percent")
        }
        coordinator?.animate(alongsideTransition: nil) { [weak self] context in
            self?.note("completion\(context.isCancelled ? ", canceled" : "")")
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        note("didShow \(viewController.title ?? "")")
    }
}

/// A page that tells of its appearance.
private final class SwipeRecordPage: UIViewController {
    private let note: (String) -> Void

    init(note: @escaping (String) -> Void) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SwipeRecordPage(coder:): create the page in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = title == "A" ? .systemTeal : .systemYellow
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear \(title ?? "")")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear \(title ?? "")")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear \(title ?? "")")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear \(title ?? "")")
    }
}
