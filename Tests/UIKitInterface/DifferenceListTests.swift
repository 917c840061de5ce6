import Testing

/// A list of differences must be complete, current and reasoned; otherwise each mistake is described in one
/// sentence.
struct DifferenceListTests {
    private let difference = Difference("UIView.tag", "setting settable in UIKit, read-only here")

    @Test func aListedDifferenceIsAccepted() {
        let text = "# a remark\n\n## A reason.\nUIView.tag: setting settable in UIKit, read-only here\n"
        #expect(complaints(text, [difference]) == [])
    }

    @Test func anUnlistedDifferenceIsReported() {
        #expect(
            complaints("", [difference]) == [
                "UIView.tag: setting settable in UIKit, read-only here. "
                    + "Fix it, or list this line with a reason in list.txt."
            ])
    }

    @Test func aListedDifferenceThatIsGoneIsReported() {
        #expect(
            complaints("## A reason.\nUIView.tag: setting settable in UIKit, read-only here", []) == [
                "list.txt:2: there is no such difference any more: "
                    + "UIView.tag: setting settable in UIKit, read-only here. Remove the line."
            ])
    }

    @Test func aRuleMayHaveWildcards() {
        #expect(complaints("## [tags] A reason.\nUIView.*: setting * here", [difference]) == [])
        #expect(complaints("## [tags] A reason.\n*: setting settable in UIKit, *", [difference]) == [])
        #expect(complaints("## [tags] A reason.\nUIView.*: setting * there", [difference]).count == 2)
    }

    @Test func aWildcardNeedsARule() {
        #expect(
            complaints("## A reason.\nUIView.*: setting *", [difference]).first
                == "list.txt:2: only a rule, '## [name] Reason.', may have a wildcard.")
    }

    @Test func aDifferenceNeedsAReason() {
        #expect(
            complaints("UIView.tag: setting settable in UIKit, read-only here", [difference]) == [
                "list.txt:1: a difference needs a reason, a line '## ' above it."
            ])
    }

    private func complaints(_ text: String, _ differences: [Difference]) -> [String] {
        DifferenceList(text, name: "list.txt").complaints(about: differences)
    }
}
