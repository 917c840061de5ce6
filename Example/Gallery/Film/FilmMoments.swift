import UIKit

/// The moments of a scene that a film shows.
///
/// They divide the cumulative progress into equal parts, not the time, so the frames of a canceled swipe show both of its
/// directions. The first moment is before the operation, the last one at its end.
struct FilmMoments {
    struct Moment {
        /// In seconds since the operation began; nil before it.
        let time: TimeInterval?
        let progress: Double
    }

    let moments: [Moment]

    init(count: Int, samples: [Sample]) {
        let progress = samples.map(\.progress)
        let cumulative = CumulativeProgress(progress)
        let distances = cumulative.distances
        moments = (0..<count).map { index in
            if index == 0 { return Moment(time: nil, progress: progress[0]) }
            if index == count - 1 { return Moment(time: samples.last?.time ?? 0, progress: progress.last ?? 1) }
            let fraction = Double(index) / Double(count - 1)
            guard cumulative.total > 0.01 else {
                let sample = samples[Int(fraction * Double(samples.count - 1))]
                return Moment(time: max(sample.time, 0), progress: sample.progress)
            }
            let distance = fraction * cumulative.total
            let next = distances.firstIndex { $0 >= distance } ?? distances.count - 1
            let step = distances[next] - distances[next - 1]
            let part = step > 0 ? (distance - distances[next - 1]) / step : 1
            let start = max(samples[next - 1].time, 0)
            return Moment(
                time: start + (samples[next].time - start) * part,
                progress: progress[next - 1] + (progress[next] - progress[next - 1]) * part)
        }
    }
}
