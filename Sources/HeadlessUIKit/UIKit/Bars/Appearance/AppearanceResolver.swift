/// The appearances that are set on a bar or an item; each may be nil.
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

/// Selects the appearance that a navigation bar uses, as a pure function. One object is used as a whole (fact 6.1.1),
/// found in the order of fact 6.1.2. Apps are assumed to be linked on iOS 15 or later, so that fact 6.1.4 applies to
/// every bar.
enum AppearanceResolver<Appearance> {
    typealias Choices = AppearanceChoices<Appearance>

    /// The selected appearance.
    struct Result {
        var appearance: Appearance
        /// Whether its background and shadow are hidden because no scroll edge appearance was set (fact 6.1.4). That
        /// this applies to the compact appearance too is inferred.
        var backgroundMadeTransparent: Bool
    }

    /// Returns the appearance for a bar whose own standard appearance is never nil (fact 6.1.3).
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

extension AppearanceChoices where Appearance: UIBarAppearance {
    /// Whether no appearance was set; a bar's legacy properties are in effect only then (fact 6.1.8).
    var isEmpty: Bool {
        standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil
    }

    /// Stores a copy of an appearance and observes it, so that changes in place take effect (fact 6.1.6).
    /// - Parameter copies: Whether a copy is stored; otherwise the appearance itself, which others may store and observe
    ///   as well.
    @MainActor
    mutating func store(
        _ appearance: Appearance?, at path: WritableKeyPath<Self, Appearance?>, copies: Bool = true,
        onChange: @escaping @MainActor () -> Void
    ) {
        guard copies else {
            guard self[keyPath: path] !== appearance else { return }
            let others = appearance?.onChange
            appearance?.onChange = {
                others?()
                onChange()
            }
            self[keyPath: path] = appearance
            return
        }
        self[keyPath: path]?.onChange = nil
        let copy = appearance?.copy()
        copy?.onChange = onChange
        self[keyPath: path] = copy
    }
}

/// The scroll edge state of a bar at the bottom: whether the content ends above the bar; from iOS 15 (UIKit
/// documentation).
@MainActor
struct BottomScrollEdge {
    private(set) var isReached = false
    private weak var page: UIViewController?

    /// Updates the state for a view controller.
    /// - Returns: Whether the change fades, which it does for the same view controller and inside an animation (fact
    /// 6.1.5); nil if the state did not change.
    mutating func update(for page: UIViewController) -> Bool? {
        let fades = self.page === page || AnimationContext.enclosing != nil
        self.page = page
        let isReachedNow = Simulator.current.profile.system >= 15 && page.endsAboveBottomBars
        guard isReachedNow != isReached else { return nil }
        isReached.toggle()
        return fades
    }
}
