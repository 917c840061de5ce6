import Foundation

/// Is notified when an animation begins and ends. Both methods are optional in UIKit; here they have default
/// implementations. (QuartzCore documentation)
public protocol CAAnimationDelegate {
    /// The animation began.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation ended, or was removed before its end: then `flag` is false.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Changes the shown values of a layer over time, not its model values. (QuartzCore documentation)
///
/// A layer copies the animation that is added to it; the delegate receives the copy.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
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
    /// Is notified of the beginning and the end; a strong reference, as in Core Animation. Default nil.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed when it has ended; default true.
    open var isRemovedOnCompletion = true

    /// Creates an animation without effect.
    public override init() {
        super.init()
    }

    /// Returns an animation with the same properties. An app's subclass is copied as the class of Core Animation from
    /// which it derives.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmpty()
        copyProperties(to: copy)
        return copy
    }

    /// A new animation of this kind.
    func makeEmpty() -> CAAnimation { CAAnimation() }

    /// Sets the properties of a new animation of this kind to this one's.
    func copyProperties(to copy: CAAnimation) {
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.timingFunction) = (fillMode, timingFunction)
        (copy.delegate, copy.isRemovedOnCompletion) = (delegate, isRemovedOnCompletion)
    }

    /// The animation's effect, with its properties as they are now.
    func effect() -> AnimationEffect {
        fatalError("CAAnimation: \(type(of: self)) cannot be added to a layer; add one of its subclasses.")
    }
}

/// Changes the shown values of a layer to those at `seconds` in a run of `duration` seconds.
typealias AnimationEffect = (_ model: inout LayerModel, _ seconds: TimeInterval, _ duration: TimeInterval) -> Void

/// Changes one property of a layer. (QuartzCore documentation)
open class CAPropertyAnimation: CAAnimation {
    /// The property to animate, for example "opacity" or "transform.scale".
    open var keyPath: String?
    /// Whether the animation's value is added to the value without it; default false.
    open var isAdditive = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        (copy.keyPath, copy.isAdditive) = (keyPath, isAdditive)
    }

    final var key: LayerKeyPath {
        guard let keyPath else {
            preconditionFailure("\(type(of: self)): it has no keyPath; give it the name of a property.")
        }
        return LayerKeyPath(keyPath)
    }
}

/// Runs animations at the same time and ends them at the group's end. (QuartzCore documentation)
open class CAAnimationGroup: CAAnimation {
    /// The animations; their `beginTime` counts from the group's beginning. Default nil.
    open var animations: [CAAnimation]?

    override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CAAnimationGroup)?.animations = animations
    }

    override func effect() -> AnimationEffect {
        let pace = timingFunction?.curve
        let parts = (animations ?? []).map { animation in
            (animation.effect(), animation, animation.beginTime)
        }
        return { model, seconds, duration in
            let paced = pace.map {
                $0.progress(at: duration > 0 ? seconds / duration : 1, duration: duration) * duration
            }
            for (effect, animation, begin) in parts {
                let time = MediaTime(animation, inherited: duration)
                guard let position = time.position(at: (paced ?? seconds) - begin) else { continue }
                effect(&model, position, time.duration)
            }
        }
    }
}
