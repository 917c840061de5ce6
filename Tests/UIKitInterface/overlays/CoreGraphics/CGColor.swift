// Source: CoreGraphics documentation, CGColor, CGColorSpace.

extension CGColorSpace {
    public static var sRGB: String { fatalError() }
    public static var displayP3: String { fatalError() }
    public var numberOfComponents: Int { fatalError() }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }

extension CGColor {
    public class var white: CGColor { fatalError() }
    public class var black: CGColor { fatalError() }
    public class var clear: CGColor { fatalError() }

    public var numberOfComponents: Int { fatalError() }
    public var components: [CGFloat]? { fatalError() }
    public var alpha: CGFloat { fatalError() }
    public var colorSpace: CGColorSpace? { fatalError() }
    public func copy(alpha: CGFloat) -> CGColor? { fatalError() }
}

extension CGColor: Equatable, Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}
