import Foundation

/// Runs animations side by side, cut off at the group's own end. (QuartzCore documentation)
open class CAAnimationGroup: CAAnimation {
    /// The animations; their beginnings count from the group's. Default nil.
    open var animations: [CAAnimation]?

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
