/// The two pages of a transition.
enum Side: String, CaseIterable {
    case leaving
    case coming
}
