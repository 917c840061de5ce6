/// How much a constraint matters beside others: 1000 is required, less is met as well as the rest allows.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000.
    public var rawValue: Float

    /// Makes a priority from 0 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from 0 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// 1000: must be met.
    public static let required = UILayoutPriority(1000)
    /// 750: how much contents resist being compressed, by default.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: of a drag that may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: of a drag that does not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how much a view hugs its contents, by default.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: how much `systemLayoutSizeFitting(_:)` wants the target size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
