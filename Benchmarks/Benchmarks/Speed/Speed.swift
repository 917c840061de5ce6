import BarTransitionTesting
import Benchmark
import UIKit
import Workload

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .peakMemoryResident], timeUnits: .microseconds, warmupIterations: 2,
        maxDuration: .seconds(2))
    add("Comparing: equal frames") { blackHole(ImageComparison(Prepared.frames.reference, Prepared.frames.equal)) }
    add("Comparing: 1 % of the pixels differ, distributed") {
        blackHole(ImageComparison(Prepared.frames.reference, Prepared.frames.scattered))
    }
    add("Comparing: 1 % of the pixels differ, in a block") {
        blackHole(ImageComparison(Prepared.frames.reference, Prepared.frames.block))
    }
    add("Comparing: the picture of the differences") {
        blackHole(Prepared.frames.reference.difference(to: Prepared.frames.scattered))
    }
    add("Drawing a screen") { blackHole(Prepared.screen.picture()) }
    add("Writing a PNG") { blackHole(Prepared.picture.pngData()) }
    add("Recording a film of 60 frames") { blackHole(Film.record()) }
    addTransition("with BarTransition") { Prepared.transition }
    addTransition("UIKit alone") { Prepared.transitionOfUIKit }
}

private func add(_ name: String, _ work: @escaping @MainActor @Sendable () -> Void) {
    Benchmark(name) { benchmark in
        for _ in benchmark.scaledIterations { await work() }
    }
}

/// The beginning of a push, where the library decides and writes, and all the frames that follow.
private func addTransition(_ name: String, _ transition: @escaping @MainActor @Sendable () -> Transition) {
    Benchmark("Beginning a push, \(name)") { benchmark in
        let transition = await transition()
        for _ in benchmark.scaledIterations {
            benchmark.startMeasurement()
            await transition.begin()
            benchmark.stopMeasurement()
            await transition.playFrames()
            await transition.rewind()
        }
    }
    Benchmark("The frames of a push, \(name)") { benchmark in
        let transition = await transition()
        for _ in benchmark.scaledIterations {
            await transition.begin()
            benchmark.startMeasurement()
            await transition.playFrames()
            benchmark.stopMeasurement()
            await transition.rewind()
        }
    }
}
