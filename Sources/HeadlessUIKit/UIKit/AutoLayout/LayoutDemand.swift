/// A row of the linear program, with its strength and the constraint that it comes from.
struct LayoutDemand: Equatable, Sendable {
    /// The strength of a demand. The cases are listed from the strongest to the weakest.
    enum Strength: Equatable, Sendable {
        /// A constraint of priority 1000.
        case required
        /// A stack view's demand on its arranged views.
        case arrangement
        /// That a size is not negative.
        case size
        /// A constraint of a priority below 1000, or a view's content size.
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

    /// The index of the constraint in the region; nil for other demands.
    var constraint: Int?

    init(_ expression: LinearExpression, _ relation: LinearRow.Relation, _ strength: Strength, constraint: Int? = nil) {
        let isRequired = strength == .required || strength == .arrangement
        row = LinearRow(expression: expression, relation: relation, isRequired: isRequired)
        self.strength = strength
        self.constraint = constraint
    }
}
