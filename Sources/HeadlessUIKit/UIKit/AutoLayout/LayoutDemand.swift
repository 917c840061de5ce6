/// A row with the reason it is there.
struct LayoutDemand: Equatable, Sendable {
    /// How strong a demand is. Those above `required` in this list are never weaker than those below.
    enum Strength: Equatable, Sendable {
        /// A constraint of priority 1000.
        case required
        /// What a stack view asks of its arranged views.
        case arrangement
        /// No size is negative.
        case size
        /// A priority below 1000, or a view's contents.
        case priority(Float)

        var order: Float {
            switch self {
            case .required: 3000
            case .arrangement: 2000
            case .size: 1500
            case .priority(let priority): priority
            }
        }
    }

    var row: LinearRow
    var strength: Strength
    /// The index of the constraint in the region, nil for demands that are no constraint.
    var constraint: Int?

    init(_ expression: LinearExpression, _ relation: LinearRow.Relation, _ strength: Strength, constraint: Int? = nil) {
        let isRequired = strength == .required || strength == .arrangement
        row = LinearRow(expression: expression, relation: relation, isRequired: isRequired)
        self.strength = strength
        self.constraint = constraint
    }
}
