/// A scenario in which BarTransition is known to break, and why: its cell in the table says so, and its test reports a known
/// issue. The list is to become empty; a scenario that holds again has to leave it.
struct OpenDefect: Sendable {
    let number: String
    let reason: String

    static let all = [
        OpenDefect(
            number: "N18",
            reason:
                "from iOS 26 a swipe does not move a bar that comes (fact 5.3.5); the library brings it in beside the edge "
                + "of the page in front, which it must not cover, rather than at the pace of its page"),
        OpenDefect(
            number: "N20",
            reason:
                "from iOS 26 a swipe does not move a bar that goes (fact 5.3.5), nor does the library: it slides away when "
                + "the swipe is over"),
    ]

    static func reason(_ number: String) -> String? { all.first { $0.number == number }?.reason }
}
