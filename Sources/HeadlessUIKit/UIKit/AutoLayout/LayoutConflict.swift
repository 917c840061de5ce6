import Foundation

/// Reports constraints that contradict each other.
@MainActor
enum LayoutConflict {
    /// Writes one message per constraint, when it is first broken since its activation.
    static func report(_ solution: LayoutSolution, in region: LayoutRegion) {
        let broken = Set(solution.broken)
        for (index, constraint) in region.constraints.enumerated() {
            let wasBroken = constraint.isBroken
            constraint.isBroken = broken.contains(index)
            guard constraint.isBroken, !wasBroken else { continue }
            let partners = solution.partners(of: index).map { region.constraints[$0] }
            SystemLog.write(message(partners + [constraint], breaking: constraint))
        }
    }

    /// The wording is UIKit's.
    private static func message(_ constraints: [NSLayoutConstraint], breaking: NSLayoutConstraint) -> String {
        let list = constraints.map { "    \"\($0.formattedDescription)\"" }.joined(separator: ",\n")
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            (
            \(list)
            )

            Will attempt to recover by breaking constraint 
            \(breaking.formattedDescription)

            """
    }
}

extension LayoutSolution {
    /// A minimal set of earlier required constraints that a broken one contradicts, in their order.
    fileprivate func partners(of index: Int) -> [Int] {
        let required = demands.filter { $0.strength == .required }
        guard let broken = required.first(where: { $0.constraint == index }) else { return [] }
        var partners = required.prefix { $0.constraint != index }.filter { demand in
            demand.constraint.map { !self.broken.contains($0) } ?? true
        }
        for candidate in partners.reversed() {
            let others = partners.filter { $0 != candidate }
            if !Self.areConsistent(others + [broken]) { partners = others }
        }
        return partners.compactMap(\.constraint)
    }

    private static func areConsistent(_ demands: [LayoutDemand]) -> Bool {
        var solver = LinearSolver()
        return demands.allSatisfy { solver.add($0.row) }
    }
}
