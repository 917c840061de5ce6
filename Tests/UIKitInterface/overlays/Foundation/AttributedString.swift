// Source: Foundation documentation, AttributedString; only its name is needed.

public struct AttributedString: Hashable, Sendable {}
