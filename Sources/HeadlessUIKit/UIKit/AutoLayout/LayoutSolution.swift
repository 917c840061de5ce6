import Foundation

/// The solution of a region, kept with its demands to notice that nothing changed.
struct LayoutSolution {
    var demands: [LayoutDemand]
    var values: [Double]

    /// The constraints that could not be met, by their index in the region.
    var broken: [Int]

    func value(_ expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * values[$1.variable] }
    }
}

extension LayoutSolution {
    /// Meets the demands from the strongest to the weakest, those of equal strength in their order.
    ///
    /// Sizes are rarely negative: the demands that prevent it are included only when they are not met.
    init(solving demands: [LayoutDemand], variableCount: Int) {
        self.demands = demands
        (values, broken) = ([], [])
        if let values = LayoutSubstitution.values(meeting: demands, variableCount: variableCount) {
            self.values = values
            return
        }
        let sorted = demands.sortedByStrength
        var isIncluded = sorted.map { !$0.isSizeCheck }
        while true {
            meet(zip(sorted, isIncluded).filter(\.1).map(\.0), variableCount: variableCount)
            let missed = sorted.indices.filter {
                !isIncluded[$0] && value(sorted[$0].row.expression) < -LinearSolver.tolerance
            }
            if missed.isEmpty { return }
            for index in missed { isIncluded[index] = true }
        }
    }

    private mutating func meet(_ demands: [LayoutDemand], variableCount: Int) {
        var solver = LinearSolver()
        broken = []
        for demand in demands where !solver.add(demand.row) && demand.strength == .required {
            if let constraint = demand.constraint { broken.append(constraint) }
        }
        values = (0..<variableCount).map { solver.value(of: $0) }
    }
}

extension LayoutSolution {
    /// The values of a box; sizes that must be negative are zero.
    func rect(_ box: LayoutBox) -> CGRect {
        let size = CGSize(width: max(0, value(box.width)), height: max(0, value(box.height)))
        return CGRect(origin: CGPoint(x: value(box.left), y: value(box.top)), size: size)
    }
}

extension LayoutDemand {
    /// Whether it only prevents that a size is negative.
    var isSizeCheck: Bool { strength == .size && row.relation == .atLeastZero }
}

extension [LayoutDemand] {
    fileprivate var sortedByStrength: [LayoutDemand] {
        let order = enumerated().sorted {
            ($1.element.strength.order, $0.offset) < ($0.element.strength.order, $1.offset)
        }
        return order.map(\.element)
    }
}
