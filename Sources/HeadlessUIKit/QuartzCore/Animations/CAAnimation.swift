import Foundation

/// Hears of an animation's beginning and end. Both are optional in UIKit; here they have empty defaults.
public protocol CAAnimationDelegate {
    /// The animation began.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation came to its end, or was removed before it: then `flag` is false.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Changes what a layer shows over time, and leaves its values as they are. (QuartzCore documentation)
///
/// What counts is how the animation is when it is added to a layer; the delegate is handed the animation itself.
open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The curve of each run; nil, the default, is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Who hears of it; kept alive, as in Core Animation. Default nil.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether it goes when it has ended; default true.
    open var isRemovedOnCompletion = true

    /// Makes an animation that changes nothing yet.
    public override init() {
        super.init()
    }

    /// What the animation does at a second of its run, fixed as it is now.
    func effect() -> AnimationEffect {
        fatalError("CAAnimation: \(type(of: self)) cannot be added to a layer; add one of its subclasses.")
    }
}

/// Changes the shown values of a layer; `seconds` is where the animation is in a run of `duration` seconds.
typealias AnimationEffect = (_ model: inout LayerModel, _ seconds: TimeInterval, _ duration: TimeInterval) -> Void

/// Changes one property of a layer. (QuartzCore documentation)
open class CAPropertyAnimation: CAAnimation {
    /// Which property, for example "opacity" or "transform.scale".
    open var keyPath: String?
    /// Whether its value is added to what shows without it; default false.
    open var isAdditive = false

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    var key: LayerKeyPath {
        guard let keyPath else {
            preconditionFailure("\(type(of: self)): it has no keyPath; give it the name of a property.")
        }
        return LayerKeyPath(keyPath)
    }
}
