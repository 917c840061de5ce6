import BarTransition
import UIKit

/// A page of a sequence. Its marker shows where its content begins.
@MainActor
class SequencePage: UIViewController {
    private(set) var spec = PageSpec()
    /// What it declares at present.
    var bar: BarSpec? {
        didSet { if canMinimize { couldMinimize = true } }
    }
    private(set) var number = 0
    /// Whether its bar can minimize, so that the library leaves its content to UIKit.
    var canMinimize: Bool { navigationItem.navigationBarMinimization.minimizationBehavior.rawValue > 1 }
    /// Whether it could before it declared something else. UIKit keeps a minimized bar over a page that is not shown.
    private(set) var couldMinimize = false
    private var habit: PageSpec.Habit?
    /// Called when it changes its declaration while no pages move, so that the bar changes by itself.
    var onChangeInPlace: () -> Void = {}
    let marker = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    private var markerShift: CGFloat = 0
    private(set) var rows: UIScrollView?

    static func make(_ spec: PageSpec, number: Int) -> SequencePage {
        let page =
            spec.bar == nil
            ? SequencePage(nibName: nil, bundle: nil) : DeclaringSequencePage(nibName: nil, bundle: nil)
        page.spec = spec
        page.bar = spec.bar
        page.habit = spec.habit
        page.number = number
        page.title = "\(number)"
        page.hidesBottomBarWhenPushed = spec.hidesBottomBar
        page.additionalSafeAreaInsets.top = CGFloat(spec.inset)
        page.toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Tool") { _ in })]
        return page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        if spec.content == .rows {
            let rows = UIScrollView(frame: view.bounds)
            rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            rows.contentSize = CGSize(width: 300, height: 3000)
            view.addSubview(rows)
            self.rows = rows
        }
        view.addSubview(marker)
        if spec.content == .pinned {
            marker.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                marker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                marker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                marker.widthAnchor.constraint(equalToConstant: 40),
                marker.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        if takes(.pushesInViewDidLoad) { pushAnother() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if spec.content != .pinned { marker.frame.origin.y = view.safeAreaInsets.top + markerShift }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if takes(.redeclaresInWillAppear) { redeclare() }
        if takes(.movesBarInWillAppear) {
            transitionCoordinator?.animate { [weak self] _ in
                self?.navigationController?.navigationBar.frame.origin.y += 8
            }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if takes(.pushesInDidAppear) { pushAnother() }
        if takes(.popsInDidAppear) { navigationController?.popViewController(animated: true) }
        if takes(.redeclaresInDidAppear) { redeclare() }
        if takes(.tintsInDidAppear) { navigationController?.navigationBar.tintColor = .green }
        if takes(.shiftsInDidAppear) {
            markerShift = 9
            view.setNeedsLayout()
        }
    }

    private func takes(_ habit: PageSpec.Habit) -> Bool {
        guard self.habit == habit else { return false }
        self.habit = nil
        return true
    }

    private func pushAnother() {
        let page = SequencePage.make(PageSpec(BarSpec(.blue, isInline: true)), number: number + 1000)
        navigationController?.pushViewController(page, animated: true)
    }

    private func redeclare() {
        guard bar != nil else { return }
        bar = BarSpec(.blue, isLight: true)
        if navigationController?.transitionCoordinator == nil { onChangeInPlace() }
        setNeedsBarAppearanceUpdate()
    }
}

/// A page that declares its bar.
@MainActor
private final class DeclaringSequencePage: SequencePage, BarAppearanceProviding {
    var barAppearance: BarAppearance { (bar ?? BarSpec(.system)).appearance }
}
