// Geometry is hashable from iOS 18 on only. Source: CoreGraphics documentation, CGRect, conformances.

@available(iOS 18, *)
extension CGPoint: Hashable {
    public func hash(into hasher: inout Hasher) { fatalError() }
}

@available(iOS 18, *)
extension CGVector: Hashable {
    public func hash(into hasher: inout Hasher) { fatalError() }
}

@available(iOS 18, *)
extension CGSize: Hashable {
    public func hash(into hasher: inout Hasher) { fatalError() }
}

@available(iOS 18, *)
extension CGRect: Hashable {
    public func hash(into hasher: inout Hasher) { fatalError() }
}
