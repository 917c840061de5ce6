import BarTransition
import UIKit

/// What a page's own code sees, and what is written to its item.
struct Counts {
    var layoutPasses = 0
    var safeAreaChanges = 0
    var appearanceWrites = 0
    var allocations = 0
    /// Appearances of all kinds are counted here while a method is measured.
    @MainActor static var current = Counts()
}

/// The values that each method gives a page's bar.
struct PageBar: Sendable {
    var color: UIColor?
    var isLargeTitle = false
    var prompt: String?
    var isHidden = false

    /// The same, declared for BarTransition.
    @MainActor
    var appearance: BarAppearance {
        BarAppearance(
            background: color.map { .color($0) } ?? .system, prompt: prompt,
            largeTitleDisplayMode: isLargeTitle ? .always : .never, isHidden: isHidden)
    }

    /// The same for UIKit's own bar.
    @MainActor
    var barAppearance: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        guard let color else { return appearance }
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }
}

/// An item that counts the appearances that are set.
final class CountingItem: UINavigationItem {
    override var standardAppearance: UINavigationBarAppearance? {
        didSet { Counts.current.appearanceWrites += 1 }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { Counts.current.appearanceWrites += 1 }
    }
    override var compactAppearance: UINavigationBarAppearance? {
        didSet { Counts.current.appearanceWrites += 1 }
    }
}

/// A bar that counts the appearances that are set.
final class CountingBar: UINavigationBar {
    override var standardAppearance: UINavigationBarAppearance {
        didSet { Counts.current.appearanceWrites += 1 }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { Counts.current.appearanceWrites += 1 }
    }
}

/// A page with forty constrained rows.
class CountingPage: UIViewController {
    let bar: PageBar
    private let item: CountingItem

    init(_ bar: PageBar, title: String) {
        self.bar = bar
        item = CountingItem(title: title)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CountingPage cannot be decoded; a benchmark creates it.")
    }

    override var navigationItem: UINavigationItem { item }

    private final class CountingView: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            Counts.current.layoutPasses += 1
        }
    }

    override func loadView() {
        view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
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
        Counts.current.safeAreaChanges += 1
    }
}

/// A page that sets its own bar, as Apple's documentation shows: it sets the appearance of its item, and the visibility of
/// the bar in `viewWillAppear(_:)`.
final class ManualPage: CountingPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.prompt = bar.prompt
        navigationItem.largeTitleDisplayMode = bar.isLargeTitle ? .always : .never
        guard bar.color != nil else { return }
        navigationItem.standardAppearance = bar.barAppearance
        navigationItem.scrollEdgeAppearance = bar.barAppearance
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(bar.isHidden, animated: animated)
    }
}

/// A page that sets only its title; a method sets the rest.
final class PlainPage: CountingPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.prompt = bar.prompt
        navigationItem.largeTitleDisplayMode = bar.isLargeTitle ? .always : .never
    }
}

/// A page that declares its bar.
final class DeclaringPage: CountingPage, BarAppearanceProviding {
    /// Replaces the background while it follows a scroll position.
    var scrolled: BarAppearance?

    var barAppearance: BarAppearance { scrolled ?? bar.appearance }
}
