import BarTransition
import UIKit

/// A page of a scenario. Without the library it configures its bar itself.
@MainActor
class ScenarioPage: UIViewController {
    /// When a scenario runs app code of its own.
    enum Moment {
        case willAppear
        case didAppear
        case willDisappear
        case didScroll
    }

    var preferences: PagePreferences
    let setsBarItself: Bool
    var hooks: [Moment: @MainActor (ScenarioPage) -> Void] = [:]

    init(_ name: String, _ preferences: PagePreferences, setsBarItself: Bool) {
        self.preferences = preferences
        self.setsBarItself = setsBarItself
        super.init(nibName: nil, bundle: nil)
        title = name
        navigationItem.largeTitleDisplayMode = preferences.largeTitle
        navigationItem.prompt = preferences.prompt
        hidesBottomBarWhenPushed = preferences.hidesBottomBar
        edgesForExtendedLayout = preferences.edges
        extendedLayoutIncludesOpaqueBars = preferences.includesOpaqueBars
        additionalSafeAreaInsets.top = preferences.inset
        if preferences.hasRightItem {
            let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
            spinner.backgroundColor = .systemPurple
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: spinner)
        }
        if preferences.showsToolbar == true {
            toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Tool") { _ in })]
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ScenarioPage(coder:): create the page in code.")
    }

    static func make(_ name: String, _ preferences: PagePreferences, _ treatment: Treatment) -> ScenarioPage {
        if preferences.asksBeforePop {
            return FormScenarioPage(name, preferences, setsBarItself: treatment != .barTransition)
        }
        return makeBar(name, preferences, treatment)
    }

    private static func makeBar(_ name: String, _ preferences: PagePreferences, _ treatment: Treatment) -> ScenarioPage
    {
        treatment == .barTransition && preferences.bar != nil
            ? DeclaringScenarioPage(name, preferences, setsBarItself: false)
            : ScenarioPage(name, preferences, setsBarItself: treatment != .barTransition)
    }

    private(set) var scrollView: UIScrollView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = preferences.pageColor
        if setsBarItself {
            setItem()
            setMinimization()
        }
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
        marker.backgroundColor = .systemTeal
        switch preferences.content {
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

    /// Scrolls to the scenario's initial offset; called once, after the first layout.
    func scrollToInitialOffset() {
        guard let scrollView, case .scroll(let distance) = preferences.content, distance != 0 else { return }
        scrollView.contentOffset.y = distance - scrollView.adjustedContentInset.top
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if setsBarItself { setBar(animated: animated) }
        if let shows = preferences.showsToolbar { navigationController?.setToolbarHidden(!shows, animated: animated) }
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

    override var prefersStatusBarHidden: Bool { preferences.hidesStatusBar }

    #if !canImport(ObjectiveC)
        // Only the scenarios of the model have vertical bars, and Xcode's SDKs before 27 do not have the name.
        override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
            preferences.forbidsVerticalBars ? .disabled : .automatic
        }
    #endif

    /// Changes the preferences while the page is on the stack.
    func change(animated: Bool = true, _ change: (inout PagePreferences) -> Void) {
        change(&preferences)
        guard setsBarItself else { return setNeedsBarAppearanceUpdate(animated: animated) }
        setItem()
        setMinimization()
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
    /// Overrides the preferences' bar, for pages whose declaration depends on circumstances.
    var answer: (@MainActor (ScenarioPage) -> BarAppearance)?

    var barAppearance: BarAppearance { answer?(self) ?? preferences.bar ?? BarAppearance() }
}

/// A page with unsaved changes, which is asked before it is popped.
@MainActor
final class FormScenarioPage: ScenarioPage, PopIntercepting {
    var allowsPop = false
    private(set) var attempts: [PopAttempt] = []

    func shouldPop(for attempt: PopAttempt) -> Bool {
        attempts.append(attempt)
        return allowsPop
    }
}
