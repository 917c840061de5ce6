extension StringProtocol {
    public func contains<Other: StringProtocol>(_ other: Other) -> Bool { fatalError() }
}
