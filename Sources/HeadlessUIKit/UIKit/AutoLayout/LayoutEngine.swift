import Foundation

/// The interface between `UIView` and Auto Layout.
///
/// Constraints are solved exactly: required ones first, then by priority, and those of one priority in the order of
/// their activation. How UIKit distributes an unavoidable error among constraints of one priority is undefined; here
/// the first one wins.
@MainActor
enum LayoutEngine {
    /// Insets and heights of text depend on solved sizes, so solving is repeated until nothing changes.
    static let maximumRounds = 4
    private static var rootBeingSolved: UIView?
    private static var arrangementBeingApplied: LayoutArrangement?
    /// Whether code has changed something in the region while its solution was applied.
    private static var isChangedBySolution = false

    /// Whether constraints rather than code determine a view's frame.
    static func isConstrained(_ view: UIView) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
    }

    /// Gives a view's subviews the frames that constraints determine.
    ///
    /// Called by `UIView.layoutSubviews()`, so a view that overrides it without calling super leaves them as they are. (UIKit
    /// documentation of `layoutSubviews()`) All views below the nearest one whose own frame constraints do not determine are
    /// solved for together when that one is laid out, and again when something has changed since.
    static func layoutConstrainedSubviews(of view: UIView) {
        let root = root(of: view)
        let storage = root.layoutEngineStorage
        guard root !== rootBeingSolved else {
            // A view that is being placed lays itself out.
            guard let arrangementBeingApplied else { return view.setNeedsLayout() }
            _ = arrangementBeingApplied.place(subviewsOf: view)
            return
        }
        guard root !== view, !(view is UIScrollView), let arrangement = storage.arrangement else {
            return solve(root, for: view)
        }
        let isOutdated = solving(root) {
            arrangementBeingApplied = arrangement
            return arrangement.place(subviewsOf: view) && (arrangement.readsFrames || isChangedBySolution)
        }
        if isOutdated { solve(root, for: view) }
    }

    /// Requests layout from a view up to the root of its region.
    static func invalidate(from view: UIView) {
        forgetSystems(around: view)
        requestLayout(from: view, changesSolution: true)
    }

    /// Requests layout from a view whose insets changed up to the root of its region.
    /// - Parameter areReferredTo: Whether a constraint or a stack view refers to the insets. If not, they need no further round
    ///   while a solution is applied.
    static func insetsDidChange(of view: UIView, areReferredTo: Bool) {
        // The usual case, found without a search for the root.
        if !areReferredTo, let rootBeingSolved, view.superview === rootBeingSolved, isConstrained(view) { return }
        requestLayout(from: view, changesSolution: areReferredTo)
    }

    private static func requestLayout(from view: UIView, changesSolution: Bool) {
        let root = root(of: view)
        guard root !== rootBeingSolved else {
            if changesSolution { isChangedBySolution = true }
            return
        }
        root.layoutEngineStorage.arrangement = nil
        var current = view
        while current !== root, let superview = current.superview {
            current.setNeedsLayout()
            current = superview
        }
        root.setNeedsLayout()
        ((root as? any FittedViewHost) ?? (root.superview as? any FittedViewHost))?.fittedViewChanged()
    }

    /// Deactivates the constraints that would no longer have a common ancestor.
    ///
    /// Called before a view leaves its superview, while the superview is still known.
    static func viewWillLeaveSuperview(_ view: UIView) {
        var ancestor = view.superview
        while let holder = ancestor {
            for constraint in holder.constraints where constraint.mentions(insideOf: view) {
                constraint.isActive = false
            }
            ancestor = holder.superview
        }
        // The region changes even if the view has no constraints.
        if isConstrained(view) { view.layoutEngineStorage.invalidateLayout() }
    }

    /// Requests layout for a view that can come with constraints of its own.
    static func viewDidEnterSuperview(_ view: UIView) {
        let storage = view.layoutEngineStorage
        if storage.isEngaged || type(of: view).requiresConstraintBasedLayout { engage(around: view) }
        if isConstrained(view) { view.layoutEngineStorage.invalidateLayout() }
    }

    /// Invalidates the layout when code moves a view that constraints refer to, or in which they hold something in its place
    /// outside of the view.
    ///
    /// Called after a view's bounds or center changed.
    static func frameDidChange(of view: UIView) {
        guard !isConstrained(view) else { return }
        var ancestor = view.superview
        while let holder = ancestor {
            for constraint in holder.constraints where constraint.mentions(insideOf: view) {
                return view.layoutEngineStorage.invalidateLayout()
            }
            ancestor = holder.superview
        }
    }

    /// Notes that a hierarchy uses constraints, so that all its views are asked to update theirs.
    static func engage(around view: UIView) {
        topmost(of: view).layoutEngineStorage.isEngaged = true
    }

    private static func topmost(of view: UIView) -> UIView {
        var top = view
        while let superview = top.superview { top = superview }
        return top
    }

    /// Calls `updateConstraints()` where it was requested, subviews first, for a view controller's view through
    /// `updateViewConstraints()` (facts m4.3, m20.3). Once a hierarchy uses constraints, every view is asked once without a
    /// request (UIView.h, comment on `requiresConstraintBasedLayout`: layout with constraints engages when someone uses it).
    ///
    /// Called at the beginning of a layout pass.
    static func updateConstraintsIfNeeded(below view: UIView) {
        guard view.hasWaitingLayout else { return }
        update(below: view, isEngaged: topmost(of: view).layoutEngineStorage.isEngaged)
    }

    private static func update(below view: UIView, isEngaged: Bool) {
        // A request for it also requests layout.
        guard view.hasWaitingLayout else { return }
        for subview in view.subviews { update(below: subview, isEngaged: isEngaged) }
        let storage = view.layoutEngineStorage
        guard storage.needsUpdateConstraints || isEngaged && storage.awaitsFirstUpdate else { return }
        storage.needsUpdateConstraints = false
        storage.awaitsFirstUpdate = false
        if let viewController = view.viewController {
            viewController.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
    }

    private static func solving<Result>(_ root: UIView, _ body: () -> Result) -> Result {
        let outer = (rootBeingSolved, arrangementBeingApplied, isChangedBySolution)
        (rootBeingSolved, arrangementBeingApplied, isChangedBySolution) = (root, nil, false)
        defer { (rootBeingSolved, arrangementBeingApplied, isChangedBySolution) = outer }
        return body()
    }

    /// Solves a region, gives the subviews of one of its views their frames, and requests layout of those whose subviews'
    /// frames are others.
    private static func solve(_ root: UIView, for view: UIView) {
        let storage = root.layoutEngineStorage
        solving(root) {
            for _ in 0..<maximumRounds {
                guard var system = currentSystem(of: root) else {
                    storage.arrangement = nil
                    return
                }
                let solution = system.solved(previous: storage.lastSolution)
                storage.keep(system, with: solution)
                LayoutConflict.report(solution, in: system.region)
                let arrangement = system.arrangement(of: solution)
                (storage.arrangement, arrangementBeingApplied) = (arrangement, arrangement)
                isChangedBySolution = false
                var isChanged = view === root && arrangement.place(root)
                if arrangement.place(subviewsOf: view) { isChanged = true }
                requestLayout(of: system.region, for: arrangement, except: view)
                guard isChanged, arrangement.changesWithItself || isChangedBySolution else { return }
            }
        }
    }

    private static func requestLayout(
        of region: LayoutRegion, for arrangement: LayoutArrangement, except view: UIView
    ) {
        if region.root !== view, arrangement.moves(region.root) { region.root.setNeedsLayout() }
        for inner in region.views {
            if arrangement.moves(inner), let superview = inner.superview, superview !== view {
                superview.setNeedsLayout()
            }
            if inner !== view, arrangement.resizesContent(of: inner) { inner.setNeedsLayout() }
        }
    }

    /// The demands of a region, of which those are kept that cannot be others; nil if nothing depends on constraints.
    private static func currentSystem(of root: UIView) -> LayoutSystem? {
        let storage = root.layoutEngineStorage
        if var system = storage.system.take(), system.refresh() { return system }
        let region = LayoutRegion(root: root)
        return region.isEmpty ? nil : LayoutSystem(region: region)
    }

    /// Forgets the kept demands and frames of every region that a view can be in.
    ///
    /// Called after a change of constraints, of views in the hierarchy, or of a property that decides how they are laid out.
    static func forgetSystems(around view: UIView) {
        var current: UIView? = view
        while let view = current {
            view.layoutEngineStorage.forget()
            current = view.superview
        }
    }

    private static func root(of view: UIView) -> UIView {
        var candidate = view
        while let superview = candidate.superview, isConstrained(candidate) || isCrossed(candidate) {
            candidate = superview
        }
        return candidate
    }

    /// Whether a constraint held by an ancestor refers to something inside a view.
    private static func isCrossed(_ view: UIView) -> Bool {
        var ancestor = view.superview
        while let holder = ancestor {
            for constraint in holder.constraints {
                if reaches(constraint.first, into: view) || reaches(constraint.second, into: view) { return true }
            }
            ancestor = holder.superview
        }
        return false
    }

    private static func reaches(_ item: (any LayoutItem)?, into view: UIView) -> Bool {
        guard let item, item !== view, let owner = item.layoutOwner else { return false }
        return owner.isDescendant(of: view)
    }
}
