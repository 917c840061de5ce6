import Foundation

/// The interface between `UIView` and Auto Layout.
///
/// Constraints are solved exactly: required ones first, then by priority, and those of one priority in the order of
/// their activation. How UIKit distributes an unavoidable error among constraints of one priority is undefined; here
/// the first one wins.
@MainActor
enum LayoutEngine {
    /// Insets and heights of text depend on solved sizes, so solving is repeated until nothing changes.
    private static let maximumRounds = 4
    private static var rootBeingSolved: UIView?
    /// Whether code has changed something in the region while its solution was applied.
    private static var isChangedBySolution = false

    /// Whether constraints rather than code determine a view's frame.
    static func isConstrained(_ view: UIView) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
    }

    /// Sets the frames that constraints determine, below the nearest view whose own frame they do not determine.
    ///
    /// Called by the layout pass for every view, directly before `layoutSubviews()`. Below such a root nothing is left
    /// to do, as the root was laid out first, unless something changed since.
    static func layoutConstrainedSubviews(of view: UIView) {
        let root = root(of: view)
        guard root !== rootBeingSolved else { return }
        guard root === view || root.layoutEngineStorage.isStale || view is UIScrollView else { return }
        solve(root)
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
        root.layoutEngineStorage.isStale = true
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

    /// Calls `updateConstraints()` where it was requested, subviews first, for a view controller's view through
    /// `updateViewConstraints()` (facts m4.3, m20.3).
    ///
    /// Called at the beginning of a layout pass.
    static func updateConstraintsIfNeeded(below view: UIView) {
        // A request for it also requests layout.
        guard view.hasWaitingLayout else { return }
        for subview in view.subviews { updateConstraintsIfNeeded(below: subview) }
        let storage = view.layoutEngineStorage
        guard storage.needsUpdateConstraints else { return }
        storage.needsUpdateConstraints = false
        if let viewController = view.viewController {
            viewController.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
    }

    private static func solve(_ root: UIView) {
        let storage = root.layoutEngineStorage
        let outer = rootBeingSolved
        rootBeingSolved = root
        defer { rootBeingSolved = outer }
        storage.isStale = false
        for _ in 0..<maximumRounds {
            guard let system = currentSystem(of: root) else { return }
            let solution = system.solved(previous: storage.lastSolution)
            storage.lastSolution = solution
            LayoutConflict.report(solution, in: system.region)
            isChangedBySolution = false
            guard system.apply(solution), system.dependsOnSolution || isChangedBySolution else { return }
        }
    }

    /// The demands of a region, of which those are kept that cannot be others; nil if nothing depends on constraints.
    private static func currentSystem(of root: UIView) -> LayoutSystem? {
        let storage = root.layoutEngineStorage
        if var system = storage.system.take(), system.refresh() {
            storage.system = system
            return system
        }
        let region = LayoutRegion(root: root)
        guard !region.isEmpty else { return nil }
        let system = LayoutSystem(region: region)
        if system.canBeKept { storage.system = system }
        return system
    }

    /// Forgets the kept demands of every region that a view can be in.
    ///
    /// Called after a change of constraints, of views in the hierarchy, or of a property that decides how they are laid out.
    static func forgetSystems(around view: UIView) {
        var current: UIView? = view
        while let view = current {
            view.layoutEngineStorage.system = nil
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
