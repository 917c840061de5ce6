import BarTransition
import UIKit

// Compares what a push and a pop cost with five ways to give pages their bars:
// `swift run -c release Transition [TURNS [PUSHES]]`. In each turn every method plays its pushes one after the other: the first
// finds other code in the processor's caches, that of the other methods.
// `Transition memory` only measures the heap. `Transition profile METHOD PAIR SYSTEM DEPTH TURNS` only plays one of them, and
// `Transition profile ticks TURNS` scrolls, for a profiler or for counting instructions.

let profiles: [Simulator.Profile] = [.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone18Pro(iOS: 27)]
let arguments = Array(CommandLine.arguments.dropFirst())
let turns = arguments.first.flatMap { Int($0) } ?? 15
let pushesOfATurn = arguments.dropFirst().first.flatMap { Int($0) } ?? 10

if arguments.first == "profile" {
    playForProfiler(Array(arguments.dropFirst()))
} else if arguments.first == "memory" {
    printMemory()
} else {
    printPairs()
    printDepths()
    printTicks()
    printMemory()
}

@MainActor
func playForProfiler(_ arguments: [String]) {
    if arguments.count == 2, arguments[0] == "ticks", let turns = Int(arguments[1]) {
        let ticks = Ticks(from: .white, to: .red)
        for _ in 0..<turns { ticks.play() }
        return
    }
    guard arguments.count == 5, let method = Method(rawValue: arguments[0]), let pair = Pair(rawValue: arguments[1]),
        let profile = profiles.first(where: { "\($0.system)" == arguments[2] }), let depth = Int(arguments[3]),
        let turns = Int(arguments[4])
    else {
        fatalError(
            "Transition profile: give METHOD PAIR SYSTEM DEPTH TURNS, as in 'BarTransition' 'equal heights' 18 1 100."
        )
    }
    let stage = Stage(method, pair, profile, depth: depth)
    for _ in 0..<turns { stage.pushAndPop() }
}

// MARK: - Tables

func row(_ cells: [String]) { print("| " + cells.joined(separator: " | ") + " |") }

func head(_ cells: [String]) {
    row(cells)
    row(cells.map { _ in "---" })
}

func ratio(_ value: Double, to other: Double) -> String { String(format: "%.2f", value / max(other, 0.001)) }

/// The least processor time of each method's push and pop, taken in turns.
@MainActor
func leastTimes(
    _ pair: Pair, _ profile: Simulator.Profile, depth: Int, methods: [Method] = Method.allCases
) -> [Method: Double] {
    let stages = methods.map { ($0, Stage($0, pair, profile, depth: depth)) }
    for (_, stage) in stages { stage.pushAndPop() }
    var least: [Method: Double] = [:]
    for _ in 0..<turns {
        for (method, stage) in stages {
            let time = Processor.time { for _ in 0..<pushesOfATurn { stage.pushAndPop() } }
            least[method] = min(least[method] ?? .infinity, time / Double(pushesOfATurn))
        }
    }
    return least
}

@MainActor
func printPairs() {
    for profile in profiles {
        print("\niOS \(profile.system)\n")
        head([
            "pair", "method", "µs", "of UIKit alone", "layout passes", "safe area changes", "appearances", "views",
            "allocations",
        ])
        for pair in Pair.allCases {
            let times = leastTimes(pair, profile, depth: 1)
            for method in Method.allCases {
                let stage = Stage(method, pair, profile, depth: 1)
                let counts = stage.counts()
                row([
                    method == .alone ? pair.rawValue : "", method.rawValue, String(format: "%.0f", times[method]!),
                    ratio(times[method]!, to: times[.alone]!), "\(counts.layoutPasses)", "\(counts.safeAreaChanges)",
                    "\(counts.appearanceWrites)", "\(stage.views())", "\(counts.allocations)",
                ])
            }
        }
    }
}

@MainActor
func printDepths() {
    print()
    head(["system", "depth", "UIKit alone, µs", "added by BarTransition, µs", "of that at depth 1"])
    for profile in profiles {
        var first: Double?
        for depth in [1, 100, 1000] {
            let times = leastTimes(.equal, profile, depth: depth, methods: [.alone, .library])
            let added = times[.library]! - times[.alone]!
            row([
                "iOS \(profile.system)", "\(depth)", String(format: "%.0f", times[.alone]!),
                String(format: "%.0f", added), ratio(added, to: first ?? added),
            ])
            first = first ?? added
        }
    }
}

@MainActor
func printTicks() {
    print()
    head(["scroll tick", "µs", "appearances", "allocations"])
    for (name, from, to) in [
        ("fixed colors", UIColor.white, UIColor.red), ("dynamic colors", .systemBackground, .systemRed),
    ] {
        let ticks = Ticks(from: from, to: to)
        ticks.play()
        Counts.current = Counts()
        let allocations = Heap.allocations { ticks.play() }
        let least = (0..<turns).map { _ in Processor.time { ticks.play() } }.min()!
        row([
            name, String(format: "%.1f", least / Double(Ticks.count)), "\(Counts.current.appearanceWrites)",
            "\(allocations / Ticks.count)",
        ])
    }
}

@MainActor
func printMemory() {
    print()
    let counts = [2000, 4000, 6000, 8000, 10_000]
    head(["method"] + counts.map { "bytes more after \($0) pushes and pops" })
    for method in [Method.alone, .library] {
        let stage = Stage(method, .largeTitle, profiles[1], depth: 1, refersWeakly: false)
        var bytes = 0
        row(
            [method.rawValue]
                + counts.map { _ in
                    bytes += stage.growth(of: 2000)
                    return "\(bytes)"
                })
    }
    var sizes: [Method: Int] = [:]
    for method in [Method.library, .alone] {
        // The first stage of all fills caches of the model, and the current one keeps its device.
        _ = Stage(.library, .equal, profiles[0], depth: 2)
        let before = Heap.bytesInUse
        let stage = Stage(method, .equal, profiles[0], depth: 1001, refersWeakly: false)
        // What UIKit keeps in the items is not the library's.
        sizes[method] = Heap.bytesInUse - before - stage.appearanceCount * bytesOfAnAppearance()
        withExtendedLifetime(stage) {}
    }
    print("\nAn appearance takes \(bytesOfAnAppearance()) bytes.")
    print("\nA page of an attached stack of 1,000 costs \((sizes[.library]! - sizes[.alone]!) / 1000) bytes.")
}

@MainActor
func bytesOfAnAppearance() -> Int {
    let before = Heap.bytesInUse
    let appearances = (0..<1000).map { _ in PageBar(color: .systemRed).barAppearance }
    let after = Heap.bytesInUse
    return withExtendedLifetime(appearances) { (after - before) / 1000 }
}
