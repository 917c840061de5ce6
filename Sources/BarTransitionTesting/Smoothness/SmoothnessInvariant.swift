/// The rules that define a smooth transition.
public enum SmoothnessInvariant: String, CaseIterable, Sendable {
    /// No value changes from one frame to the next by more than a fraction of its total change; the first frame equals the
    /// state before, and the step to the state after is no larger than the one before it. The color behind the title counts
    /// whoever set it, and a bar of another color than what is behind it does not vanish or appear at once.
    case continuity
    /// In every frame, a view controller's content begins at the bar's bottom edge. Content that is scrolled under the bar
    /// may stay where it is. While a view controller zooms, its content moves with it.
    case agreement
    /// At the end, the bar is what the top view controller declares.
    case truth
    /// A swipe that is held or canceled restores every value.
    case reversibility
    /// The app's own delegate, insets and items are unchanged. A view controller may set the appearances of its own item
    /// until the first frame, in `viewDidLoad` or `viewWillAppear`.
    case innocence
    /// Applying the final state again changes nothing. Checked only if BarTransition is attached.
    case idempotence
}

/// One violation of a rule.
public struct SmoothnessProblem: Equatable, Sendable, CustomStringConvertible {
    /// The rule.
    public let invariant: SmoothnessInvariant
    /// The value that violates it, with the view controller it belongs to, for example "page “Photo” content top".
    public let value: String
    /// The frame with the largest violation; nil if it concerns the end state. 0 is before the operation, 1 its start.
    public let frame: Int?
    /// The expected value.
    public let expected: String
    /// The actual value.
    public let seen: String

    /// For example "agreement: page “Photo” content top in frame 12 should be 103.00 within 0.50 and is 155.00".
    public var description: String {
        "\(invariant.rawValue): \(value)\(frame.map { " in frame \($0)" } ?? "") should be \(expected) and is \(seen)"
    }
}
