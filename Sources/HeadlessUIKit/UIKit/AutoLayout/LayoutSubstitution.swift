/// Solves demands by substitution, in a time that is proportional to their number.
///
/// An equation with one unknown variable determines it, and so do two bounds of a variable that are equal, as a label's
/// width that must be neither smaller nor larger than its text. If that determines all variables, and all demands are met,
/// whatever their priority, then no other solution meets them all, and `LinearSolver` would find the same. Otherwise this finds
/// nothing: priorities decide then.
struct LayoutSubstitution {
    private var values: [Double]
    private var isKnown: [Bool]
    /// The variables whose value was found, in this order.
    private var found: [Int] = []

    private init(variableCount: Int) {
        values = Array(repeating: 0, count: variableCount)
        isKnown = Array(repeating: false, count: variableCount)
    }

    /// The values of all variables; nil if substitution does not find them.
    static func values(meeting demands: [LayoutDemand], variableCount: Int) -> [Double]? {
        var substitution = LayoutSubstitution(variableCount: variableCount)
        substitution.applyEqualBounds(demands)
        substitution.solveEquations(demands)
        guard substitution.determines(demands), substitution.meets(demands) else { return nil }
        return substitution.values
    }

    private mutating func set(_ variable: Int, _ value: Double) {
        guard !isKnown[variable] else { return }
        isKnown[variable] = true
        values[variable] = value
        found.append(variable)
    }

    private mutating func applyEqualBounds(_ demands: [LayoutDemand]) {
        var lower: [Int: Double] = [:]
        var upper: [Int: Double] = [:]
        for demand in demands where demand.row.relation == .atLeastZero && !demand.isSizeCheck {
            let expression = demand.row.expression
            guard expression.terms.count == 1, let term = expression.terms.first else { continue }
            let bound = -expression.constant / term.coefficient
            if term.coefficient > 0 {
                lower[term.variable] = max(lower[term.variable] ?? bound, bound)
            } else {
                upper[term.variable] = min(upper[term.variable] ?? bound, bound)
            }
        }
        for (variable, bound) in lower where upper[variable] == bound { set(variable, bound) }
    }

    private mutating func solveEquations(_ demands: [LayoutDemand]) {
        let equations = demands.filter { $0.row.relation == .zero }
        var unknowns = equations.map { equation in equation.row.expression.terms.count { !isKnown[$0.variable] } }
        // The equations of each variable, one variable after the other.
        var starts = Array(repeating: 0, count: values.count + 1)
        for equation in equations {
            for term in equation.row.expression.terms { starts[term.variable + 1] += 1 }
        }
        for index in values.indices { starts[index + 1] += starts[index] }
        var users = Array(repeating: 0, count: starts.last ?? 0)
        var ends = starts
        for (index, equation) in equations.enumerated() {
            for term in equation.row.expression.terms {
                users[ends[term.variable]] = index
                ends[term.variable] += 1
            }
        }
        found = []
        for index in equations.indices where unknowns[index] == 1 { solve(equations[index]) }
        var next = 0
        while next < found.count {
            let variable = found[next]
            next += 1
            for index in users[starts[variable]..<starts[variable + 1]] {
                unknowns[index] -= 1
                if unknowns[index] == 1 { solve(equations[index]) }
            }
        }
    }

    /// Finds the one unknown variable of an equation. It may have been found from another one in the meantime.
    private mutating func solve(_ equation: LayoutDemand) {
        let expression = equation.row.expression
        var sum = expression.constant
        var unknown: LinearExpression.Term?
        for term in expression.terms {
            if isKnown[term.variable] { sum += term.coefficient * values[term.variable] } else { unknown = term }
        }
        if let unknown { set(unknown.variable, -sum / unknown.coefficient) }
    }

    /// Whether all variables are known. One that nothing but a size's sign depends on is zero.
    private func determines(_ demands: [LayoutDemand]) -> Bool {
        for demand in demands where !demand.isSizeCheck {
            for term in demand.row.expression.terms where !isKnown[term.variable] { return false }
        }
        return true
    }

    private func meets(_ demands: [LayoutDemand]) -> Bool {
        for demand in demands {
            var sum = demand.row.expression.constant
            for term in demand.row.expression.terms { sum += term.coefficient * values[term.variable] }
            let isMet =
                demand.row.relation == .zero ? abs(sum) <= LinearSolver.tolerance : sum >= -LinearSolver.tolerance
            guard isMet else { return false }
        }
        return true
    }
}
