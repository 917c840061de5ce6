/// The appearances that a bar, or an item, offers; each may be missing.
struct AppearanceChoices<Appearance> {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?

    init(
        standard: Appearance? = nil,
        compact: Appearance? = nil,
        scrollEdge: Appearance? = nil,
        compactScrollEdge: Appearance? = nil
    ) {
        self.standard = standard
        self.compact = compact
        self.scrollEdge = scrollEdge
        self.compactScrollEdge = compactScrollEdge
    }
}

/// Which appearance a navigation bar uses: a pure function. One object is used in whole (fact 6.1.1), found along the
/// chains of fact 6.1.2. Apps are taken to be linked on iOS 15 or later, so that fact 6.1.4 holds for every bar.
enum AppearanceResolver<Appearance> {
    typealias Choices = AppearanceChoices<Appearance>

    /// What was found.
    struct Result {
        var appearance: Appearance
        /// Whether its background and shadow are not shown, because nothing was found for the scroll edge (fact 6.1.4).
        /// That this holds for the compact appearance too is inferred.
        var backgroundMadeTransparent: Bool
    }

    /// The appearance for a bar whose own standard appearance is never nil (fact 6.1.3).
    static func resolve(
        item: Choices,
        bar: Choices,
        barStandard: Appearance,
        isCompact: Bool,
        isAtScrollEdge: Bool
    ) -> Result {
        let edge: [Appearance?] =
            switch (isAtScrollEdge, isCompact) {
            case (false, _): []
            case (true, false): [item.scrollEdge, bar.scrollEdge]
            case (true, true): [item.compactScrollEdge, bar.compactScrollEdge, item.scrollEdge, bar.scrollEdge]
            }
        if let found = edge.compactMap({ $0 }).first {
            return Result(appearance: found, backgroundMadeTransparent: false)
        }
        let usual = (isCompact ? [item.compact, bar.compact] : []) + [item.standard]
        let found = usual.compactMap { $0 }.first ?? barStandard
        return Result(appearance: found, backgroundMadeTransparent: isAtScrollEdge)
    }
}
