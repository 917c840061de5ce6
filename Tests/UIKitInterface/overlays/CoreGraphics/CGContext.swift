// Source: CoreGraphics documentation, CGContext.

extension CGContext {
    public var width: Int { fatalError() }
    public var height: Int { fatalError() }
    public var bytesPerRow: Int { fatalError() }
    public var data: UnsafeMutableRawPointer? { fatalError() }
    public func makeImage() -> CGImage? { fatalError() }

    public func saveGState() { fatalError() }
    public func restoreGState() { fatalError() }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { fatalError() }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { fatalError() }
    public func rotate(by angle: CGFloat) { fatalError() }
    public func concatenate(_ transform: CGAffineTransform) { fatalError() }
    public func clip(to rect: CGRect) { fatalError() }

    public func setFillColor(_ color: CGColor) { fatalError() }
    public func setStrokeColor(_ color: CGColor) { fatalError() }
    public func setLineWidth(_ width: CGFloat) { fatalError() }
    public func setAlpha(_ alpha: CGFloat) { fatalError() }
    public func setBlendMode(_ mode: CGBlendMode) { fatalError() }
    public func fill(_ rect: CGRect) { fatalError() }
    public func stroke(_ rect: CGRect) { fatalError() }
    public func clear(_ rect: CGRect) { fatalError() }
    public func fillEllipse(in rect: CGRect) { fatalError() }
    public func strokeEllipse(in rect: CGRect) { fatalError() }
    public func move(to point: CGPoint) { fatalError() }
    public func addLine(to point: CGPoint) { fatalError() }
    public func addRect(_ rect: CGRect) { fatalError() }
    public func closePath() { fatalError() }
    public func fillPath() { fatalError() }
    public func strokePath() { fatalError() }

    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { fatalError() }
}
