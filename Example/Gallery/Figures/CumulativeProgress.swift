/// The total distance that progress has covered up to each frame. It increases in a canceled swipe too, whose progress
/// increases and decreases again, so films and plots of any transition run in one direction.
struct CumulativeProgress {
    /// The distance of each frame, in units of progress.
    let distances: [Double]

    /// - Parameter progress: the progress of each frame, 0...1.
    init(_ progress: [Double]) {
        var distances: [Double] = []
        for (index, value) in progress.enumerated() {
            distances.append(index == 0 ? 0 : distances[index - 1] + abs(value - progress[index - 1]))
        }
        self.distances = distances
    }

    /// The distance of the last frame.
    var total: Double { distances.last ?? 0 }

    /// The distance of each frame as a fraction of the total, 0...1.
    var fractions: [Double] { distances.map { $0 / max(total, 0.0001) } }

    /// The fraction at a frame; frames out of range are clamped.
    func fraction(at frame: Int) -> Double {
        distances.isEmpty ? 0 : fractions[min(max(frame, 0), distances.count - 1)]
    }
}
