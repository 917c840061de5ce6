/// One thing asked of a `LinearSolver`.
struct LinearRow: Equatable, Sendable {
    enum Relation: Sendable {
        case zero
        case atLeastZero
    }

    var expression: LinearExpression
    var relation: Relation
    /// Whether the row is left out, rather than met in part, where it contradicts those before it.
    var isRequired = true
}
