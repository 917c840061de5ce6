import Foundation

extension CALayer {
    var keysOfAnimations: [String]? {
        let keys = explicitAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func start(_ anim: CAAnimation, forKey key: String?) {
        if let key { stop(forKey: key) }
        let running = RunningAnimation(anim, key: anim is CATransition ? "transition" : key)
        if anim is CATransition {
            stop(forKey: "transition")
            transitionSnapshot = snapshot()
        }
        explicitAnimations.append(running)
        if isInWindow { running.start(on: self) }
    }

    func stop(forKey key: String) {
        for running in explicitAnimations where running.key == key { running.end(on: self, finished: false) }
    }

    func forget(_ running: RunningAnimation) {
        explicitAnimations.removeAll { $0 === running }
        if running.animation is CATransition { transitionSnapshot = nil }
    }

    /// The layer came into a window: animations that were added before begin, here and in layers of no view.
    package func startWaitingAnimations() {
        for running in explicitAnimations { running.start(on: self) }
        for sublayer in sublayers ?? [] where sublayer.owner == nil { sublayer.startWaitingAnimations() }
    }

    /// The layer left its window: Core Animation drops what runs.
    package func stopAnimations() {
        removeAllAnimations()
        for sublayer in sublayers ?? [] where sublayer.owner == nil { sublayer.stopAnimations() }
    }
}
