/// What "smooth" means, each a rule that holds in every frame of every transition.
public enum SmoothnessInvariant: String, CaseIterable, Sendable {
    /// No value moves by more than its smooth share from one frame to the next; the first frame is as before, the last
    /// as after.
    case continuity
    /// A page's content begins at the bar's bottom edge as that page sees it.
    case agreement
    /// At the end the bar is what the page on top declares.
    case truth
    /// After a swipe that was held or cancelled everything is as before.
    case reversibility
    /// The app's own delegate, insets and items are as before.
    case innocence
    /// Asserting the end once more changes nothing.
    case idempotence
}

/// One rule that a transition breaks, and where.
public struct SmoothnessProblem: Equatable, Sendable, CustomStringConvertible {
    /// The rule.
    public let invariant: SmoothnessInvariant
    /// What breaks it, with the page where it is one's: for example "page “Photo” content top".
    public let value: String
    /// The frame that breaks it most; nil where it is about the end. 0 is before the operation, 1 its first moment.
    public let frame: Int?
    /// What the rule asks for.
    public let expected: String
    /// What there was.
    public let seen: String

    /// For example "agreement: page “Photo” content top in frame 12 should be 103.00 within 0.50 and is 155.00".
    public var description: String {
        "\(invariant.rawValue): \(value)\(frame.map { " in frame \($0)" } ?? "") should be \(expected) and is \(seen)"
    }
}
