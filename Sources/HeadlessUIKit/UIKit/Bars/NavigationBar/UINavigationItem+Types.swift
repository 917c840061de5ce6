extension UINavigationItem {
    /// Whether a page shows a large title in a bar that prefers large titles (fact 6.1.14).
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the previous page asked for; the first page shows one.
        case automatic = 0
        /// Large.
        case always = 1
        /// Inline.
        case never = 2
        /// Inline, and the bar does not take part in scrolling; iOS 17.
        case inline = 3
    }

    /// What the back button of the *next* page says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title; where it does not fit "Back", where that does not fit nothing.
        case `default` = 0
        /// "Back"; where it does not fit nothing.
        case generic = 1
        /// The chevron only.
        case minimal = 2
    }

    /// How the bar arranges title and items.
    public enum ItemStyle: Int, Sendable {
        /// Back button, title in the middle, items at the end.
        case navigator = 0
        /// The title at the leading edge, the groups of the middle in the middle; for browsing.
        case browser = 1
        /// The same with a back button that is a chevron alone; for documents.
        case editor = 2
    }

    /// What of an item changed, as far as a bar must know.
    enum Change {
        /// What is shown: title, items, back button.
        case content
        /// How it is drawn.
        case appearance
        /// How high the bar must be: prompt, large title, search bar and where that belongs.
        case height
        /// The user begins or ends to search.
        case search
    }
}
