import BarTransition
import UIKit

// Compares what a push and a pop cost with five ways to give pages their bars. `swift run -c release Transition [turns]`.

let turns = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 15
let profiles: [Simulator.Profile] = [.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

func row(_ cells: [String]) { print("| " + cells.joined(separator: " | ") + " |") }

func ratio(_ value: Double, to other: Double) -> String { String(format: "%.2f", value / max(other, 0.001)) }

/// The least processor time of each method's push and pop, taken in turns.
@MainActor
func leastTimes(_ pair: Pair, _ profile: Simulator.Profile, depth: Int) -> [Method: Double] {
    let stages = Method.allCases.map { ($0, Stage($0, pair, profile, depth: depth)) }
    for (_, stage) in stages { stage.pushAndPop() }
    var least: [Method: Double] = [:]
    for _ in 0..<turns {
        for (method, stage) in stages {
            least[method] = min(least[method] ?? .infinity, Processor.time { stage.pushAndPop() })
        }
    }
    return least
}

@MainActor
func printPairs() {
    row([
        "system", "pair", "method", "µs", "of UIKit alone", "layout passes", "safe area changes", "appearances",
        "views",
    ])
    row(Array(repeating: "---", count: 9))
    for profile in profiles {
        for pair in Pair.allCases {
            let times = leastTimes(pair, profile, depth: 1)
            for method in Method.allCases {
                let stage = Stage(method, pair, profile, depth: 1)
                let counts = stage.counts()
                row([
                    "iOS \(profile.system)", pair.rawValue, method.rawValue, String(format: "%.0f", times[method]!),
                    ratio(times[method]!, to: times[.alone]!), "\(counts.layoutPasses)", "\(counts.safeAreaChanges)",
                    "\(counts.appearanceWrites)", "\(stage.views())",
                ])
            }
        }
    }
}

@MainActor
func printDepths() {
    print()
    row(["depth", "UIKit alone, µs", "added by BarTransition, µs", "of that at depth 1"])
    row(Array(repeating: "---", count: 4))
    var first: Double?
    for depth in [1, 100, 1000] {
        let times = leastTimes(.equal, profiles[0], depth: depth)
        let added = times[.library]! - times[.alone]!
        row([
            "\(depth)", String(format: "%.0f", times[.alone]!), String(format: "%.0f", added),
            ratio(added, to: first ?? added),
        ])
        first = first ?? added
    }
}

@MainActor
func printTicks() {
    print()
    for (name, from, to) in [
        ("fixed colors", UIColor.white, UIColor.red), ("dynamic colors", .systemBackground, .systemRed),
    ] {
        let stage = Stage(.library, .equal, profiles[0], depth: 1)
        guard let page = stage.navigationController.topViewController as? DeclaringPage else {
            fatalError("printTicks(): the page on top declares no bar; make the stage with the method .library.")
        }
        let clear = BarAppearance(background: .color(from), largeTitleDisplayMode: .never, isHidden: false)
        let solid = BarAppearance(background: .color(to), largeTitleDisplayMode: .never, isHidden: false)
        func scroll() {
            for tick in 1...100 {
                page.scrolled = clear.mixed(with: solid, by: CGFloat(tick) / 101)
                page.setNeedsBarAppearanceUpdate(animated: false)
            }
        }
        scroll()
        Counts.current = Counts()
        let least = (0..<turns).map { _ in Processor.time(scroll) }.min()!
        print(
            "A scroll tick, \(name): \(String(format: "%.1f", least / 100)) µs, "
                + "\(Counts.current.appearanceWrites) appearances")
    }
}

@MainActor
func printMemory() {
    print()
    for method in [Method.alone, .library] {
        let stage = Stage(method, .largeTitle, profiles[1], depth: 1)
        print("Heap after 2,000 pushes and pops, \(method.rawValue): \(stage.growth(of: 2000)) bytes more")
    }
    var sizes: [Method: Int] = [:]
    for method in [Method.alone, .library] {
        let before = Heap.bytesInUse
        let stage = Stage(method, .equal, profiles[0], depth: 1000)
        sizes[method] = Heap.bytesInUse - before
        withExtendedLifetime(stage) {}
    }
    print("A page of an attached stack of 1,000 costs \((sizes[.library]! - sizes[.alone]!) / 1000) bytes")
}

printPairs()
printDepths()
printTicks()
printMemory()
