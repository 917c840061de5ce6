import BarTransition
import UIKit

/// What a page's own code sees of a transition's cost.
struct LayoutCounts: Equatable, CustomStringConvertible {
    /// Calls of the view's `layoutSubviews()`.
    var passes = 0
    /// Calls of `viewSafeAreaInsetsDidChange()`.
    var safeAreaChanges = 0

    static func + (left: Self, right: Self) -> Self {
        Self(passes: left.passes + right.passes, safeAreaChanges: left.safeAreaChanges + right.safeAreaChanges)
    }

    static func - (left: Self, right: Self) -> Self {
        Self(passes: left.passes - right.passes, safeAreaChanges: left.safeAreaChanges - right.safeAreaChanges)
    }

    var description: String { "\(passes) passes, \(safeAreaChanges) safe area changes" }
}

/// A page with forty constrained rows that counts its layout passes and its changes of the safe area.
@MainActor
class CountingPage: UIViewController {
    private(set) var counts = LayoutCounts()

    private final class CountingView: UIView {
        var onLayout: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout()
        }
    }

    override func loadView() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.onLayout = { [weak self] in self?.counts.passes += 1 }
        view.backgroundColor = .white
        self.view = view
        var top = view.safeAreaLayoutGuide.topAnchor
        for _ in 0..<40 {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: top),
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                row.heightAnchor.constraint(equalToConstant: 20),
            ])
            top = row.bottomAnchor
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        counts.safeAreaChanges += 1
    }
}

/// A counting page that declares its bar if the library is attached, and sets it itself otherwise.
final class CountingBarPage: CountingPage, BarAppearanceProviding {
    /// How often the declared appearance was read.
    private(set) var reads = 0
    private let declared: BarAppearance

    init(_ title: String, _ appearance: BarAppearance) {
        declared = appearance
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CountingBarPage cannot be decoded; a test creates it.")
    }

    var barAppearance: BarAppearance {
        reads += 1
        return declared
    }

    private var isAttached: Bool { (navigationController as? CountingNavigation)?.isAttached ?? true }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard !isAttached else { return }
        let appearance = UINavigationBarAppearance()
        if case .color(let color) = declared.background {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            navigationItem.standardAppearance = appearance
            navigationItem.scrollEdgeAppearance = appearance
        }
        if let prompt = declared.prompt { navigationItem.prompt = prompt }
        if let mode = declared.largeTitleDisplayMode { navigationItem.largeTitleDisplayMode = mode }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isAttached, let isHidden = declared.isHidden else { return }
        navigationController?.setNavigationBarHidden(isHidden, animated: animated)
    }
}

/// Knows whether the library is attached to it before its pages load. Without the library it allows the swipe back with a
/// hidden bar by being the recognizer's delegate, as many apps do.
final class CountingNavigation: UINavigationController, UIGestureRecognizerDelegate {
    var isAttached = true

    override func viewDidLoad() {
        super.viewDidLoad()
        if !isAttached { interactivePopGestureRecognizer?.delegate = self }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}
