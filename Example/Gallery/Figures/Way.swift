/// How far the page in front has gone in all, frame by frame: a cancelled swipe goes out and back, and its way still
/// reads from left to right.
struct Way {
    /// 0...1.
    let places: [Double]

    /// - Parameter progress: that of each frame, 0...1.
    init(_ progress: [Double]) {
        var way: [Double] = []
        for (index, value) in progress.enumerated() {
            way.append(index == 0 ? 0 : way[index - 1] + abs(value - progress[index - 1]))
        }
        let whole = max(way.last ?? 0, 0.0001)
        places = way.map { $0 / whole }
    }

    func place(of frame: Int) -> Double {
        places.isEmpty ? 0 : places[min(max(frame, 0), places.count - 1)]
    }
}
