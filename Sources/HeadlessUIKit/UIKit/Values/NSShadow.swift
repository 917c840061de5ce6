import Foundation

/// A shadow behind text. (UIKit documentation)
open class NSShadow: NSObject, NSCopying {
    /// The displacement in points; none by default, and positive is right and down.
    open var shadowOffset = CGSize.zero
    /// The blur in points; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black at one third by default, and nil is no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow with every value at its default.
    public override init() {
        super.init()
    }

    /// Another shadow with the same values.
    public func copy(with zone: NSZone?) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Equal when every value is.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// Equal for equal shadows.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
