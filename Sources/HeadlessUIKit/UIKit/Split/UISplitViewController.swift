import Foundation

/// A container that shows two view controllers side by side where its width is regular, and one of them where it is
/// compact.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    /// The number of columns. Three columns are not modeled.
    public enum Style: Int, Sendable {
        /// The classic interface: any initializer but `init(style:)`.
        case unspecified = 0
        case doubleColumn = 1
    }

    /// A column of the column style. The supplementary column is not modeled.
    public enum Column: Int, Sendable {
        case primary = 0
        case secondary = 2
        /// What the collapsed interface shows in place of the others.
        case compact = 3
    }

    /// The arrangement of the view controllers. Modes of three columns are not modeled.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
    }

    /// The default of widths: the split view controller chooses an appropriate one.
    public static var automaticDimension: CGFloat { -1 }

    // MARK: - State

    /// The view controllers as the app gave them (fact m22.1).
    private var given: [Column: UIViewController] = [:]
    /// The view controllers in the interface: of the column style with navigation controllers around them.
    private var shown: [Column: UIViewController] = [:]
    private var collapsed = false
    /// What `show(_:)`, `hide(_:)` or the delegate chose; nil follows `preferredDisplayMode`.
    private var chosenMode: DisplayMode?
    private let metrics = SplitMetrics()

    private var primary: UIViewController? { shown[.primary] }
    private var secondary: UIViewController? { shown[.secondary] }

    // MARK: - Creating

    /// Makes a split view controller of the column style. With `.unspecified` it is a classic one.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a classic split view controller; nib files are not modeled.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Storyboards are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The number of columns; `.unspecified` for the classic interface (fact m22.2).
    open private(set) var style: Style

    /// Is asked how the interface collapses and expands; default nil.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: - The view controllers

    /// Sets a column's view controller; nil removes it. One that is not a navigation controller is wrapped in one, except
    /// in the compact column (fact m22.1). Traps in a classic split view controller.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        precondition(
            style != .unspecified,
            "UISplitViewController: setViewController(_:for:) does not apply to the classic interface; set viewControllers."
        )
        guard given[column] !== vc else { return }
        given[column] = vc
        let isContained = column == .compact || vc is UINavigationController
        replace(column, by: isContained ? vc : vc.map(UINavigationController.init(rootViewController:)))
    }

    /// The view controller set for a column, without the navigation controller around it (fact m22.1).
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// The view controllers in the interface: primary and secondary, or only the primary one when collapsed. Setting
    /// applies to the classic interface and traps in the column style.
    open var viewControllers: [UIViewController] {
        get {
            if collapsed { return [shown[.compact] ?? primary].compactMap { $0 } }
            return [primary, secondary].compactMap { $0 }
        }
        set {
            precondition(
                style == .unspecified,
                "UISplitViewController: set the view controllers of the column style with setViewController(_:for:).")
            replace(.primary, by: newValue.first)
            replace(.secondary, by: newValue.count > 1 ? newValue[1] : nil)
        }
    }

    private func replace(_ column: Column, by new: UIViewController?) {
        let old = shown[column]
        guard old !== new else { return }
        shown[column] = new
        if column == .secondary, collapsed {
            replaceCollapsedSecondary(old, by: new)
        } else {
            if let old { remove(old) }
            if let new, !collapsed || column != .secondary { add(new) }
        }
        if isViewLoaded { showColumns() }
    }

    private func add(_ child: UIViewController) {
        addChild(child)
        child.didMove(toParent: self)
    }

    private func remove(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        hide(child)
        child.removeFromParent()
    }

    /// Replaces the primary view controller of the classic interface. (UIKit documentation) Traps in the column style, for which
    /// the documentation describes no behavior.
    open override func show(_ vc: UIViewController, sender: Any?) {
        precondition(
            style == .unspecified,
            "UISplitViewController.show(_:sender:): not modelled for columns; take setViewController(_:for:) or push.")
        replace(.primary, by: vc)
    }

    /// Shows a detail view controller: in the secondary column, or pushed onto the collapsed primary stack. (UIKit
    /// documentation)
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if style != .unspecified {
            setViewController(vc, for: .secondary)
            if collapsed { show(.secondary) }
        } else if !collapsed {
            replace(.secondary, by: vc)
        } else if let stack = primary as? UINavigationController {
            push(vc, onto: stack, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    private func push(_ vc: UIViewController, onto stack: UINavigationController, animated: Bool) {
        if let nested = vc as? UINavigationController {
            stack.pushNested(nested, animated: animated)
        } else {
            stack.pushViewController(vc, animated: animated)
        }
    }

    // MARK: - Columns

    /// Shows a column. Collapsed, the secondary one is pushed with animation, and the primary one popped to. Expanded, the
    /// display mode changes, without animation: UIKit's is unknown.
    open func show(_ column: Column) {
        guard !collapsed else { return showCollapsed(column) }
        switch (column, displayMode) {
        case (.primary, .secondaryOnly): change(to: primaryFitsBeside ? .oneBesideSecondary : .oneOverSecondary)
        case (.secondary, .oneOverSecondary): change(to: .secondaryOnly)
        default: break
        }
    }

    /// Hides a column: collapsed, the secondary one is popped; expanded, the primary one leaves.
    open func hide(_ column: Column) {
        if collapsed {
            if column == .secondary { showCollapsed(.primary) }
        } else if column == .primary {
            change(to: .secondaryOnly)
        }
    }

    private func showCollapsed(_ column: Column) {
        guard let stack = primary as? UINavigationController else { return }
        let isOnTop = secondary != nil && stack.viewControllers.contains { $0 === secondary }
        switch column {
        case .secondary where !isOnTop:
            if let secondary { push(secondary, onto: stack, animated: true) }
        case .primary where isOnTop:
            if let index = stack.viewControllers.firstIndex(where: { $0 === secondary }), index > 0 {
                stack.popToViewController(stack.viewControllers[index - 1], animated: true)
            }
        default: break
        }
    }

    // MARK: - The display mode

    /// The arrangement that the app wants; default automatic: side by side where the width is the longer side, else the
    /// secondary view controller only (fact m22.7).
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            displayModeMayHaveChanged()
        }
    }

    /// The arrangement; never automatic (fact m22.7). Without meaning when collapsed.
    open var displayMode: DisplayMode {
        let mode = chosenMode ?? preferredDisplayMode
        guard mode == .automatic else { return mode }
        return primaryFitsBeside ? .oneBesideSecondary : .secondaryOnly
    }

    /// The display mode that was shown last.
    private var modeInEffect: DisplayMode?

    private var primaryFitsBeside: Bool {
        let size = viewIfLoaded?.bounds.size ?? Simulator.current.screenSize
        return size.width > size.height
    }

    private func change(to mode: DisplayMode) {
        chosenMode = mode
        displayModeMayHaveChanged()
    }

    private func displayModeMayHaveChanged() {
        guard isViewLoaded, !collapsed, displayMode != modeInEffect else { return }
        showColumns()
        view.layoutIfNeeded()
    }

    // MARK: - Widths

    /// Whether one view controller shows the whole interface. False until the controller appears at a compact width (fact
    /// m22.3).
    open var isCollapsed: Bool { collapsed }

    /// The preferred width of the primary column as a part of the whole, 0 to 1; default automatic.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The preferred width of the primary column in points; comes before the fraction (fact m22.8). Default automatic.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The smallest width of the primary column in points; default automatic, which is 0 (fact m22.8).
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The greatest width of the primary column in points; default automatic, which is 320 (fact m22.8).
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The width of the primary column in points.
    open var primaryColumnWidth: CGFloat {
        let automatic = Self.automaticDimension
        let whole = viewIfLoaded?.bounds.width ?? Simulator.current.screenSize.width
        let fraction =
            preferredPrimaryColumnWidthFraction == automatic ? metrics.fraction : preferredPrimaryColumnWidthFraction
        let preferred = preferredPrimaryColumnWidth == automatic ? fraction * whole : preferredPrimaryColumnWidth
        let least = minimumPrimaryColumnWidth == automatic ? metrics.widths.lowerBound : minimumPrimaryColumnWidth
        let most = maximumPrimaryColumnWidth == automatic ? metrics.widths.upperBound : maximumPrimaryColumnWidth
        return min(max(preferred, least), most, whole).rounded()
    }

    // MARK: - Collapsing and expanding

    /// Collapses or expands if the width class changed (fact m22.3).
    private func adaptToWidth() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != collapsed else { return }
        UIView.performWithoutAnimation {
            if isCompact { collapse() } else { expand() }
            showColumns()
        }
        guard style != .unspecified else { return }
        if collapsed {
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            delegate?.splitViewControllerDidExpand(self)
        }
    }

    private func collapse() {
        collapsed = true
        guard let secondary else { return }
        let keepsSecondary = keepsSecondaryOnCollapse(secondary)
        remove(secondary)
        guard keepsSecondary, let stack = primary as? UINavigationController else {
            // The classic interface discards what nobody takes. (UIKit documentation, `collapseSecondary`)
            if style == .unspecified { shown[.secondary] = nil }
            return
        }
        push(secondary, onto: stack, animated: false)
    }

    /// Asks the delegate (facts m22.4, m22.6).
    private func keepsSecondaryOnCollapse(_ secondary: UIViewController) -> Bool {
        guard style == .unspecified else {
            let proposed: Column = shown[.compact] == nil ? .secondary : .compact
            let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            return (top ?? proposed) == .secondary
        }
        guard let primary else { return false }
        return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
    }

    private func expand() {
        collapsed = false
        if style == .unspecified, let primary {
            shown[.secondary] =
                delegate?.splitViewController(self, separateSecondaryFrom: primary) ?? topOfPrimaryStack
        }
        if let secondary {
            takeFromPrimaryStack(secondary)
            if secondary.parent !== self { add(secondary) }
        }
        if style != .unspecified {
            chosenMode = nil
            let proposed = displayMode
            let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
            if let mode, mode != proposed, mode != .automatic { chosenMode = mode }
        }
    }

    /// What a primary navigation controller pops for the classic interface. (UIKit documentation,
    /// `separateSecondaryFrom`)
    private var topOfPrimaryStack: UIViewController? {
        guard let stack = primary as? UINavigationController, stack.viewControllers.count > 1 else { return nil }
        return stack.topViewController
    }

    private func takeFromPrimaryStack(_ page: UIViewController) {
        guard let stack = primary as? UINavigationController, page.parent === stack else { return }
        stack.removeFromStack(page)
    }

    private func replaceCollapsedSecondary(_ old: UIViewController?, by new: UIViewController?) {
        guard let old, let stack = primary as? UINavigationController, old.parent === stack else { return }
        takeFromPrimaryStack(old)
        if let new { push(new, onto: stack, animated: false) }
    }

    // MARK: - Views

    /// The view controllers on the screen, back to front.
    private var columnsToShow: [UIViewController] {
        if collapsed { return viewControllers }
        let columns = displayMode == .secondaryOnly ? [secondary ?? primary] : [secondary, primary]
        return columns.compactMap { $0 }
    }

    /// Adds and removes the columns' views with their appearance callbacks.
    private func showColumns() {
        let columns = columnsToShow
        if !collapsed, displayMode != modeInEffect {
            if modeInEffect != nil { delegate?.splitViewController(self, willChangeTo: displayMode) }
            modeInEffect = displayMode
        }
        for child in children where !columns.contains(where: { $0 === child }) { hide(child) }
        // While it expands, the secondary column is still the primary stack's page.
        for child in columns where child.parent === self {
            if child.viewIfLoaded?.superview !== view { show(child) }
            view.bringSubviewToFront(child.view)
        }
        view.setNeedsLayout()
        Simulator.current.updateStatusBar()
    }

    private func show(_ child: UIViewController) {
        let isAppearing = appearance.phase == .appeared || appearance.phase == .willAppear
        if isAppearing { child.beginAppearanceTransition(true, animated: false) }
        child.view.setUnmovedFrame(frame(of: child))
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        guard isAppearing else { return }
        child.sendIsAppearing()
        if appearance.phase == .appeared { child.endAppearanceTransition() }
    }

    private func hide(_ child: UIViewController) {
        guard let root = child.viewIfLoaded, root.superview === viewIfLoaded else { return }
        child.beginAppearanceTransition(false, animated: false)
        root.removeFromSuperview()
        child.endAppearanceTransition()
    }

    private func frame(of child: UIViewController) -> CGRect {
        let bounds = view.bounds
        guard !collapsed, displayMode != .secondaryOnly, primary != nil, secondary != nil else { return bounds }
        let width = primaryColumnWidth
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (column, rest) = bounds.divided(atDistance: width, from: isRightToLeft ? .maxXEdge : .minXEdge)
        if child === primary { return column }
        return displayMode == .oneOverSecondary ? bounds : rest
    }

    override func layoutOwnViews() {
        if !collapsed, displayMode != modeInEffect { showColumns() }
        for child in columnsToShow where child.viewIfLoaded?.superview === view {
            let frame = frame(of: child)
            child.view.setUnmovedFrame(frame)
        }
    }

    // MARK: - Overrides

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing, appearance.phase == .disappeared {
            loadViewIfNeeded()
            adaptToWidth()
            showColumns()
        }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if appearance.phase != .disappeared { adaptToWidth() }
    }

    /// The controller of the collapsed interface; else the secondary one (unknown).
    open override var childForStatusBarStyle: UIViewController? { columnsToShow.first }

    /// The controller of the collapsed interface; else the secondary one (unknown).
    open override var childForStatusBarHidden: UIViewController? { columnsToShow.first }
}
