import Foundation

/// A view controller whose view is a table view, of which it is data source and delegate. (UIKit documentation) Without
/// Objective-C a subclass can override only what is in the class body, so the delegates' methods are here.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style

    // MARK: Creating

    /// Makes a view controller whose table view has a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a view controller with a plain table view; nib files are not modeled.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Storyboards are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        fatalError("UITableViewController(coder:): storyboards are not modelled; make the controller in code.")
    }

    // MARK: The table view

    /// The table view; reading it loads it.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set {
            view = newValue
            connect()
        }
    }

    /// Whether the selected row is deselected when the view appears; default true.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        view = UITableView(frame: Simulator.current.screen.bounds, style: style)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        connect()
    }

    private func connect() {
        if tableView?.dataSource == nil { tableView?.dataSource = self }
        if tableView?.delegate == nil { tableView?.delegate = self }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // With multiple selection the rows stay selected (fact m24.10).
        guard clearsSelectionOnViewWillAppear, !tableView.allowsMultipleSelection else { return }
        clearSelection(animated: animated)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        fatalError("UITableViewController: there are rows but no cells; override tableView(_:cellForRowAt:).")
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    // MARK: Rows

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    // MARK: Headers and footers

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    // MARK: Selection

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Swipe actions

    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UITableViewController {
    /// Deselects the row with the transition that shows the view; when the transition is canceled, the row is selected
    /// again (fact m24.10).
    private func clearSelection(animated: Bool) {
        guard let table = tableView, let row = table.indexPathForSelectedRow else { return }
        guard animated, let coordinator = transitionCoordinator else {
            return table.deselectRow(at: row, animated: animated)
        }
        let variant = Simulator.current.profile.variants.tableSelectionClearing
        let waits = variant == .afterInteraction && coordinator.initiallyInteractive
        coordinator.animate { _ in
            if !waits { table.deselectRow(at: row, animated: true) }
        } completion: { context in
            if context.isCancelled {
                table.selectRow(at: row, animated: false, scrollPosition: .none)
            } else {
                table.deselectRow(at: row, animated: true)
            }
        }
    }
}
