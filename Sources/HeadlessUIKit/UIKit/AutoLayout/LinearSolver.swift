/// Solves equations and inequalities one after the other: each is met as well as the earlier ones allow.
///
/// There are two kinds of variables: those of the caller, numbered from 0, may have any value; slack variables,
/// numbered below 0, have no negative values and are the margins of inequalities. Equations are solved by elimination,
/// so that each of the caller's variables is expressed in slack variables only. The rest is a linear program in slack
/// variables, kept at a feasible vertex and optimized by the simplex method with Bland's rule, which always terminates
/// and is deterministic.
struct LinearSolver: Sendable {
    /// Sums nearer to zero than this count as zero.
    static let tolerance = 1e-7

    /// The rows of the caller's variables that are solved for; no row contains a variable that has a row.
    private(set) var solved: [Int: LinearExpression] = [:]

    /// The rows of the slack variables that are solved for: slack only, with a constant that is not negative.
    private(set) var slackRows: [Int: LinearExpression] = [:]

    private var nextSlack = -1

    /// The value of a variable; zero where nothing determines it.
    func value(of variable: Int) -> Double {
        solved[variable]?.constant ?? 0
    }

    func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// Adds a row and returns whether it is met.
    ///
    /// A required row that cannot be met leaves the solver unchanged. Any other row is met as closely as possible, and
    /// later rows cannot increase its error.
    mutating func add(_ row: LinearRow) -> Bool {
        let expression = reduced(row.expression)
        switch row.relation {
        case .zero: return addEquation(expression, isRequired: row.isRequired)
        case .atLeastZero: return addInequality(expression, isRequired: row.isRequired)
        }
    }

    private mutating func addEquation(_ expression: LinearExpression, isRequired: Bool) -> Bool {
        if let variable = freeVariable(in: expression) {
            solve(variable, as: expression.solved(for: variable))
            return true
        }
        if expression.terms.isEmpty { return abs(expression.constant) <= Self.tolerance }
        return minimize(expression.constant < 0 ? expression * -1 : expression, isRequired: isRequired)
    }

    private mutating func addInequality(_ expression: LinearExpression, isRequired: Bool) -> Bool {
        if expression.terms.isEmpty { return expression.constant >= -Self.tolerance }
        let slack = makeSlack()
        if let variable = freeVariable(in: expression) {
            solve(variable, as: expression.solved(for: variable, equalTo: LinearExpression(variable: slack)))
            return true
        }
        if expression.constant >= -Self.tolerance {
            slackRows[slack] = expression.withConstantAtLeastZero
            return true
        }
        return minimize(LinearExpression(variable: slack) - expression, isRequired: isRequired)
    }

    /// Minimizes an expression in slack variables, which is positive now, to no less than zero.
    private mutating func minimize(_ expression: LinearExpression, isRequired: Bool) -> Bool {
        let error = makeSlack()
        slackRows[error] = expression
        while let row = slackRows[error] {
            if row.constant <= Self.tolerance {
                leave(error)
                break
            }
            guard let entering = row.terms.last(where: { $0.coefficient < -Self.tolerance })?.variable else {
                slackRows[error] = nil
                if !isRequired { freeze(row) }
                return false
            }
            pivot(leaving: leavingVariable(for: entering, preferring: error), entering: entering)
        }
        dropColumn(error)
        return true
    }

    /// Makes a basic variable of value zero non-basic, by any pivot: at zero none can make another row negative.
    private mutating func leave(_ variable: Int) {
        slackRows[variable]?.constant = 0
        let terms = slackRows[variable]?.terms ?? []
        guard let largest = terms.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
            slackRows[variable] = nil
            return
        }
        pivot(leaving: variable, entering: largest.variable)
    }

    /// Keeps an error at its minimum: variables that would increase it stay zero.
    private mutating func freeze(_ error: LinearExpression) {
        for term in error.terms where term.coefficient > Self.tolerance { dropColumn(term.variable) }
    }

    private func leavingVariable(for entering: Int, preferring error: Int) -> Int {
        var best = (ratio: Double.infinity, variable: error)
        for (variable, row) in slackRows {
            let coefficient = row.coefficient(of: entering)
            guard coefficient < -LinearExpression.smallestCoefficient else { continue }
            let ratio = row.constant / -coefficient
            let isPreferred = best.variable != error && (variable == error || variable > best.variable)
            if ratio < best.ratio || ratio == best.ratio && isPreferred { best = (ratio, variable) }
        }
        return best.variable
    }
}

extension LinearSolver {
    private func reduced(_ expression: LinearExpression) -> LinearExpression {
        var result = expression
        for term in expression.terms {
            if let row = solved[term.variable] { result.substitute(term.variable, with: row) }
        }
        for term in result.terms {
            if let row = slackRows[term.variable] { result.substitute(term.variable, with: row) }
        }
        return result
    }

    private func freeVariable(in expression: LinearExpression) -> Int? {
        expression.terms.lazy.filter { $0.variable >= 0 }
            .max { abs($0.coefficient) < abs($1.coefficient) }?.variable
    }

    private mutating func makeSlack() -> Int {
        defer { nextSlack -= 1 }
        return nextSlack
    }

    private mutating func pivot(leaving: Int, entering: Int) {
        guard let row = slackRows.removeValue(forKey: leaving) else { return }
        let entered = row.solved(for: entering, equalTo: LinearExpression(variable: leaving))
        substitute(entering, with: entered)
        slackRows[entering] = entered.withConstantAtLeastZero
    }

    private mutating func solve(_ variable: Int, as expression: LinearExpression) {
        substitute(variable, with: expression)
        solved[variable] = expression
    }

    private mutating func substitute(_ variable: Int, with expression: LinearExpression) {
        for key in solved.keys { solved[key]?.substitute(variable, with: expression) }
        for key in slackRows.keys {
            slackRows[key]?.substitute(variable, with: expression)
            if let row = slackRows[key] { slackRows[key] = row.withConstantAtLeastZero }
        }
    }

    private mutating func dropColumn(_ variable: Int) {
        for key in solved.keys { solved[key]?.remove(variable) }
        for key in slackRows.keys { slackRows[key]?.remove(variable) }
    }
}

extension LinearExpression {
    /// The expression without the negative constant that rounding can leave in a row of slack variables.
    fileprivate var withConstantAtLeastZero: LinearExpression {
        var copy = self
        copy.constant = max(0, constant)
        return copy
    }
}

/// An equation or inequality for `LinearSolver`.
struct LinearRow: Equatable, Sendable {
    enum Relation: Sendable {
        case zero
        case atLeastZero
    }

    var expression: LinearExpression
    var relation: Relation

    /// Whether the row is left out, rather than met in part, if it contradicts earlier ones.
    var isRequired = true
}
