import Foundation

/// Where `UIView` and Auto Layout meet.
///
/// Constraints are solved exactly: required ones first, then by priority, and those of one priority in the order of their
/// activation. UIKit shares an unavoidable error among constraints of one priority as it likes; here the first one wins.
@MainActor
enum LayoutEngine {
    /// Insets and heights of text depend on sizes that are solved, so solving is repeated until nothing changes.
    private static let maximumRounds = 4
    private static weak var rootBeingSolved: UIView?

    /// Whether constraints rather than code decide a view's frame.
    static func isDriven(_ view: UIView) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
    }

    /// Sets the frames that constraints decide, below the nearest view whose own frame they do not.
    ///
    /// Called by the layout pass for every view, right before `layoutSubviews()`. A view below such a root has nothing to
    /// do, as the root's turn came first, unless something changed since.
    static func layoutConstrainedSubviews(of view: UIView) {
        let root = root(of: view)
        guard root !== rootBeingSolved else { return }
        guard root === view || root.layoutEngineStorage.isStale || view is LayoutScrolling else { return }
        solve(root)
    }

    /// Asks for layout from a view up to the root whose region it belongs to.
    static func invalidate(from view: UIView) {
        let root = root(of: view)
        guard root !== rootBeingSolved else { return }
        root.layoutEngineStorage.isStale = true
        var current = view
        while current !== root, let superview = current.superview {
            current.setNeedsLayout()
            current = superview
        }
        root.setNeedsLayout()
        ((root as? any FittedViewHost) ?? (root.superview as? any FittedViewHost))?.fittedViewChanged()
    }

    private static func solve(_ root: UIView) {
        let storage = root.layoutEngineStorage
        let outer = rootBeingSolved
        rootBeingSolved = root
        defer { rootBeingSolved = outer }
        storage.isStale = false
        for _ in 0..<maximumRounds {
            let system = LayoutSystem(root: root)
            guard !system.region.isEmpty else { return }
            let solution = system.solved(previous: storage.lastSolution)
            storage.lastSolution = solution
            LayoutConflict.report(solution, in: system.region)
            guard system.apply(solution) else { return }
        }
    }

    private static func root(of view: UIView) -> UIView {
        var candidate = view
        while let superview = candidate.superview, isDriven(candidate) || isCrossed(candidate) { candidate = superview }
        return candidate
    }

    /// Whether a constraint held further up reaches into a view.
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

/// A view that gives others the size they want. Constraints inside of those decide about it without being its own.
@MainActor
protocol FittedViewHost: UIView {
    /// A change that can change the preferred size of a view inside.
    func fittedViewChanged()
}
