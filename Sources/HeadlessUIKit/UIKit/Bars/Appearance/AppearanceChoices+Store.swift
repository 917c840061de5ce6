extension AppearanceChoices where Appearance: UIBarAppearance {
    /// Whether anything was set; then a bar's older setters no longer count (fact 6.1.8).
    var isEmpty: Bool {
        standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil
    }

    /// Keeps a copy of an appearance and listens to it: changed in place it takes effect too (fact 6.1.6).
    @MainActor
    mutating func store(
        _ appearance: Appearance?, at path: WritableKeyPath<Self, Appearance?>,
        onChange: @escaping @MainActor () -> Void
    ) {
        self[keyPath: path]?.onChange = nil
        let copy = appearance?.copy()
        copy?.onChange = onChange
        self[keyPath: path] = copy
    }
}
