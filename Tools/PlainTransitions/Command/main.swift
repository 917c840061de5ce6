import Foundation
import PlainTransitionModel
import UIKit

// Plays every plain transition on every device, or on those that are named, and prints what the rules report.
let known = Simulator.Profile.all.map(\.identifier)
let named = Array(CommandLine.arguments.dropFirst())
if let unknown = named.first(where: { !known.contains($0) }) {
    FileHandle.standardError.write(
        Data("There is no profile “\(unknown)”; the profiles are \(known.joined(separator: ", ")).\n".utf8))
    exit(2)
}

let runs = PlainRun.all(on: named.isEmpty ? known : named)
var failed = 0
for run in runs {
    let problems: [String]
    do { problems = try run.play().map(\.description) } catch { problems = ["\(error)"] }
    if !problems.isEmpty { failed += 1 }
    for problem in problems { print("\(run.name): \(problem)") }
}
print("\(runs.count) transitions, \(failed) with problems.")
exit(failed == 0 ? 0 : 1)
