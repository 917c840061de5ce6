// Source: CoreGraphics documentation, CGImage, CGBitmapInfo.

extension CGImage {
    public var width: Int { fatalError() }
    public var height: Int { fatalError() }
    public var bitsPerComponent: Int { fatalError() }
    public var bitsPerPixel: Int { fatalError() }
    public var bytesPerRow: Int { fatalError() }
    public var alphaInfo: CGImageAlphaInfo { fatalError() }
    public var bitmapInfo: CGBitmapInfo { fatalError() }
    public var colorSpace: CGColorSpace? { fatalError() }
    public var dataProvider: CGDataProvider? { fatalError() }
    public func cropping(to rect: CGRect) -> CGImage? { fatalError() }
    public func copy() -> CGImage? { fatalError() }
}

extension CGBitmapInfo {
    public static var byteOrder32Little: CGBitmapInfo { fatalError() }
    public static var byteOrder32Big: CGBitmapInfo { fatalError() }
}
