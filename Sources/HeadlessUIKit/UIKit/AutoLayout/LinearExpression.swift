/// A sum of variables with coefficients, and a constant.
///
/// Terms are ordered by variable and never zero, so that equal sums are equal values and every sum is computed in the
/// same order in every run.
struct LinearExpression: Equatable, Sendable {
    struct Term: Equatable, Sendable {
        var variable: Int
        var coefficient: Double
    }

    /// Coefficients smaller than this are rounding errors.
    static let smallestCoefficient = 1e-10

    private(set) var terms: [Term] = []
    var constant: Double = 0

    init(_ constant: Double) {
        self.constant = constant
    }

    init(variable: Int) {
        terms = [Term(variable: variable, coefficient: 1)]
    }

    func coefficient(of variable: Int) -> Double {
        terms.first { $0.variable == variable }?.coefficient ?? 0
    }

    /// Adds `factor` times another expression.
    mutating func add(_ other: LinearExpression, times factor: Double) {
        constant += other.constant * factor
        guard !other.terms.isEmpty, factor != 0 else { return }
        if terms.isEmpty, factor == 1 {
            terms = other.terms
            return
        }
        var merged: [Term] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var (mine, theirs) = (0, 0)
        while mine < terms.count || theirs < other.terms.count {
            let variable = min(
                mine < terms.count ? terms[mine].variable : .max,
                theirs < other.terms.count ? other.terms[theirs].variable : .max)
            var coefficient = 0.0
            if mine < terms.count, terms[mine].variable == variable {
                coefficient += terms[mine].coefficient
                mine += 1
            }
            if theirs < other.terms.count, other.terms[theirs].variable == variable {
                coefficient += other.terms[theirs].coefficient * factor
                theirs += 1
            }
            if abs(coefficient) > Self.smallestCoefficient {
                merged.append(Term(variable: variable, coefficient: coefficient))
            }
        }
        terms = merged
    }

    /// Replaces a variable with an expression.
    mutating func substitute(_ variable: Int, with expression: LinearExpression) {
        let factor = coefficient(of: variable)
        guard factor != 0 else { return }
        remove(variable)
        add(expression, times: factor)
    }

    /// Sets a variable to zero.
    mutating func remove(_ variable: Int) {
        terms.removeAll { $0.variable == variable }
    }

    /// The value of `variable` for which the expression equals `result`, which may contain variables.
    func solved(for variable: Int, equalTo result: LinearExpression = LinearExpression(0)) -> LinearExpression {
        let factor = coefficient(of: variable)
        var rest = self
        rest.remove(variable)
        var solution = LinearExpression(0)
        solution.add(result, times: 1 / factor)
        solution.add(rest, times: -1 / factor)
        return solution
    }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.add(right, times: 1)
        return sum
    }

    static func - (left: Self, right: Self) -> Self {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    static func * (expression: Self, factor: Double) -> Self {
        guard factor != 1 else { return expression }
        var product = LinearExpression(0)
        product.add(expression, times: factor)
        return product
    }
}
