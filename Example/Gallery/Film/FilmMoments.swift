import UIKit

/// The moments at which a film shows a scene.
///
/// They divide the way that the page in front goes into equal parts: by progress, not by time. A cancelled swipe goes
/// out and back, so its frames do too. The first is the frame before the operation, the last the one at rest.
struct FilmMoments {
    struct Moment {
        /// Seconds since the operation began; nil before it.
        let time: TimeInterval?
        let progress: Double
    }

    let moments: [Moment]

    init(count: Int, samples: [Sample]) {
        let progress = samples.map(\.progress)
        var way: [Double] = [0]
        for (before, after) in zip(progress, progress.dropFirst()) {
            way.append(way[way.count - 1] + abs(after - before))
        }
        let whole = way[way.count - 1]
        moments = (0..<count).map { index in
            if index == 0 { return Moment(time: nil, progress: progress[0]) }
            if index == count - 1 { return Moment(time: samples.last?.time ?? 0, progress: progress.last ?? 1) }
            let share = Double(index) / Double(count - 1)
            guard whole > 0.01 else {
                let sample = samples[Int(share * Double(samples.count - 1))]
                return Moment(time: max(sample.time, 0), progress: sample.progress)
            }
            let next = way.firstIndex { $0 >= share * whole } ?? way.count - 1
            let step = way[next] - way[next - 1]
            let part = step > 0 ? (share * whole - way[next - 1]) / step : 1
            let start = max(samples[next - 1].time, 0)
            return Moment(
                time: start + (samples[next].time - start) * part,
                progress: progress[next - 1] + (progress[next] - progress[next - 1]) * part)
        }
    }
}
