import Foundation

extension NSValue {
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle that the value holds; zero for another kind.
    public var cgRectValue: CGRect {
        String(cString: objCType) == "{CGRect={CGPoint=dd}{CGSize=dd}}" ? rectValue : .zero
    }
}
