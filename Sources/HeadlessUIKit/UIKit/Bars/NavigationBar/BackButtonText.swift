/// What a back button may say, from what it would like to to what always fits (the documentation of
/// `backBarButtonItem`, `backButtonTitle` and `backButtonDisplayMode`).
struct BackButtonText: Equatable {
    /// What stands for a title that is missing or too long.
    static let generic = "Back"

    /// At least one; the last is always empty: the chevron alone.
    let candidates: [String]

    init(title: String?, isChosen: Bool, mode: UINavigationItem.BackButtonDisplayMode) {
        switch mode {
        case .minimal:
            candidates = [""]
        case .generic:
            candidates = [Self.generic, ""]
        case .default:
            guard let title, !title.isEmpty else {
                // An empty title that was asked for stays empty; a missing one is replaced.
                candidates = isChosen ? [""] : [Self.generic, ""]
                return
            }
            candidates = title == Self.generic ? [title, ""] : [title, Self.generic, ""]
        }
    }

    /// The text that leads back to an item.
    @MainActor
    init(to item: UINavigationItem) {
        let chosen = item.backBarButtonItem?.title ?? item.backButtonTitle
        let isChosen = item.backBarButtonItem != nil || item.backButtonTitle != nil
        self.init(
            title: isChosen ? chosen : item.title, isChosen: isChosen, mode: item.backButtonDisplayMode)
    }
}
