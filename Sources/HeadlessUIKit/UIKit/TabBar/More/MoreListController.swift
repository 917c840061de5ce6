import Foundation

/// The list of the tabs that have no room in the bar.
@MainActor
final class MoreListController: UIViewController {
    private let scrollView = UIScrollView(frame: .zero)
    private var rows: [MoreListRow] = []
    /// Called with the place of a row that was tapped.
    var onChoose: (@MainActor (Int) -> Void)?

    init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        tabBarItem.image = UIImage(systemName: "ellipsis")
        title = tabBarItem.title
    }

    required init?(coder: NSCoder) {
        fatalError("MoreListController is made by tab bar controllers only.")
    }

    /// Shows a row for each item.
    func show(_ items: [UITabBarItem]) {
        for row in rows { row.removeFromSuperview() }
        rows = items.enumerated().map { place, item in
            let row = MoreListRow(item: item)
            row.addAction(UIAction { [weak self] _ in self?.onChoose?(place) }, for: .touchUpInside)
            scrollView.addSubview(row)
            return row
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows what the items say now.
    func refresh() {
        for row in rows { row.refresh() }
    }

    /// Shows or takes away the button for ordering the tabs. (UIKit documentation, `customizableViewControllers`)
    func allowEditing(_ allows: Bool) {
        guard allows != (navigationItem.rightBarButtonItem != nil) else { return }
        navigationItem.rightBarButtonItem =
            allows
            ? UIBarButtonItem(
                systemItem: .edit,
                primaryAction: UIAction { _ in
                    preconditionFailure(
                        "The sheet in which the user orders tabs is missing in HeadlessUIKit; set "
                            + "customizableViewControllers to nil to take the Edit button of the More list away.")
                }) : nil
    }

    override func loadView() {
        scrollView.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        view = scrollView
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = Simulator.current.profile.moreRowHeight
        let width = scrollView.bounds.width
        for (place, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(place) * height, width: width, height: height)
        }
        scrollView.contentSize = CGSize(width: width, height: CGFloat(rows.count) * height)
    }
}
