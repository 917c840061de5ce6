import UIKit

/// A moment of a transition that is recorded as a frame.
struct FilmMoment: Equatable {
    enum Phase: Equatable {
        /// What people see before the operation.
        case before
        /// The finger holds the transition at this progress.
        case interactive
        /// The transition animates by itself.
        case animating
        /// The transition has ended.
        case ended
    }

    let phase: Phase
    let progress: CGFloat

    /// The moments of a film, evenly spread over the distance, from before the operation to its end. One frame shows the
    /// end.
    static func moments(of operation: TransitionFilm.Operation, frames: Int) -> [FilmMoment] {
        (0..<frames).map { index in
            let fraction = frames == 1 ? 1 : CGFloat(index) / CGFloat(frames - 1)
            let isLast = index == frames - 1
            if index == 0, !isLast { return FilmMoment(phase: .before, progress: 0) }
            guard case .swipe(let target, let end) = operation else {
                return FilmMoment(phase: isLast ? .ended : .animating, progress: fraction)
            }
            switch end {
            case .hold:
                return FilmMoment(phase: .interactive, progress: fraction * target)
            case .finish:
                let phase: Phase = isLast ? .ended : fraction <= target ? .interactive : .animating
                return FilmMoment(phase: phase, progress: fraction)
            case .cancel:
                // There and back again.
                let distance = fraction * 2 * target
                let phase: Phase = isLast ? .ended : distance <= target ? .interactive : .animating
                return FilmMoment(
                    phase: phase, progress: distance <= target ? distance : isLast ? 0 : 2 * target - distance)
            }
        }
    }
}
