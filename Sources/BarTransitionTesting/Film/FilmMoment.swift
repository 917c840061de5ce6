import UIKit

/// One moment of a transition that becomes a frame.
struct FilmMoment: Equatable {
    enum Phase: Equatable {
        /// The finger holds it there.
        case finger
        /// It runs by itself.
        case free
        /// It has come to rest.
        case rest
    }

    let phase: Phase
    let progress: CGFloat

    /// The moments of a film: evenly spread over the way, with both ends exact. One frame shows the end.
    static func moments(of operation: TransitionFilm.Operation, frames: Int) -> [FilmMoment] {
        (0..<frames).map { index in
            let share = frames == 1 ? 1 : CGFloat(index) / CGFloat(frames - 1)
            let isLast = index == frames - 1
            guard case .swipe(let target, let end) = operation else {
                return FilmMoment(phase: isLast ? .rest : .free, progress: share)
            }
            switch end {
            case .hold:
                return FilmMoment(phase: .finger, progress: share * target)
            case .finish:
                let phase: Phase = isLast ? .rest : share <= target ? .finger : .free
                return FilmMoment(phase: phase, progress: share)
            case .cancel:
                let way = share * 2 * target
                let phase: Phase = isLast ? .rest : way <= target ? .finger : .free
                return FilmMoment(phase: phase, progress: way <= target ? way : isLast ? 0 : 2 * target - way)
            }
        }
    }
}
