import BarTransition
import UIKit

/// A page of a scenario. Without the library it sets its bar itself.
@MainActor
class ScenarioPage: UIViewController {
    /// Where a scenario puts app code of its own.
    enum Moment {
        case willAppear
        case didAppear
        case willDisappear
        case didScroll
    }

    var wish: PageWish
    let setsBarItself: Bool
    var hooks: [Moment: @MainActor (ScenarioPage) -> Void] = [:]

    init(_ name: String, _ wish: PageWish, setsBarItself: Bool) {
        self.wish = wish
        self.setsBarItself = setsBarItself
        super.init(nibName: nil, bundle: nil)
        title = name
        navigationItem.largeTitleDisplayMode = wish.largeTitle
        navigationItem.prompt = wish.prompt
        hidesBottomBarWhenPushed = wish.hidesBottomBar
        edgesForExtendedLayout = wish.edges
        extendedLayoutIncludesOpaqueBars = wish.includesOpaqueBars
        additionalSafeAreaInsets.top = wish.inset
        if wish.hasRightItem {
            let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
            spinner.backgroundColor = .systemPurple
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: spinner)
        }
        if wish.showsToolbar == true {
            toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Tool") { _ in })]
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ScenarioPage(coder:): scenarios make their pages in code.")
    }

    static func make(_ name: String, _ wish: PageWish, _ treatment: Treatment) -> ScenarioPage {
        treatment == .barTransition && wish.bar != nil
            ? DeclaringScenarioPage(name, wish, setsBarItself: false)
            : ScenarioPage(name, wish, setsBarItself: treatment != .barTransition)
    }

    private(set) var scrollView: UIScrollView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = wish.pageColor
        if setsBarItself { setItem() }
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
        marker.backgroundColor = .systemTeal
        switch wish.content {
        case .pinned:
            view.addSubview(marker)
            marker.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                marker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                marker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                marker.widthAnchor.constraint(equalToConstant: 60),
                marker.heightAnchor.constraint(equalToConstant: 24),
            ])
        case .scroll:
            let scrollView = UIScrollView(frame: view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 300, height: 5000)
            scrollView.alwaysBounceVertical = true
            scrollView.addSubview(marker)
            scrollView.delegate = self
            view.addSubview(scrollView)
            self.scrollView = scrollView
        }
    }

    /// Scrolls to where the scenario wants it; once, after the first layout.
    func scrollAsWished() {
        guard let scrollView, case .scroll(let distance) = wish.content, distance != 0 else { return }
        scrollView.contentOffset.y = distance - scrollView.adjustedContentInset.top
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if setsBarItself { setBar(animated: animated) }
        if let shows = wish.showsToolbar { navigationController?.setToolbarHidden(!shows, animated: animated) }
        hooks[.willAppear]?(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hooks[.didAppear]?(self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hooks[.willDisappear]?(self)
    }

    override var prefersStatusBarHidden: Bool { wish.hidesStatusBar }

    /// The wish changed while the page is there.
    func change(animated: Bool = true, _ change: (inout PageWish) -> Void) {
        change(&wish)
        guard setsBarItself else { return setNeedsBarAppearanceUpdate(animated: animated) }
        setItem()
        setBar(animated: animated)
    }
}

extension ScenarioPage: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        hooks[.didScroll]?(self)
    }
}

/// A page of a scenario that declares its bar.
@MainActor
final class DeclaringScenarioPage: ScenarioPage, BarAppearanceProviding {
    /// What the page says instead of its wish, for pages that answer by their circumstances.
    var answer: (@MainActor (ScenarioPage) -> BarAppearance)?

    var barAppearance: BarAppearance { answer?(self) ?? wish.bar ?? BarAppearance() }
}
