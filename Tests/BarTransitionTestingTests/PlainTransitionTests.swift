import PlainTransitionModel
import TestSupport
import Testing
import UIKit

/// Transitions that people call smooth pass: on one device for each system here, on all with `swift run PlainTransitions`.
@Suite("Plain transitions", .ownSimulator) @MainActor
struct PlainTransitionTests {
    nonisolated static let profiles = [
        "iphonese-ios15", "iphone14-ios16", "iphone15-ios17", "iphone15promax-ios18", "iphone17pro-ios26",
    ]

    /// On each device two operations for each pair, by turns, so that each pair meets every operation on some device.
    @Test(arguments: profiles) func nothingIsReported(_ profile: String) throws {
        let operations = PlainRun.Operation.allCases
        let turn = try #require(Self.profiles.firstIndex(of: profile))
        for (index, pair) in Array(PlainPair.all.enumerated()).sample(every: 8) {
            for place in [index + turn, index + turn + Self.profiles.count] {
                let run = PlainRun(profile: profile, pair: pair, operation: operations[place % operations.count])
                #expect(try run.play().map(\.description) == [], "\(run.name)")
            }
        }
    }

    @Test func everyPairMeetsEveryOperation() {
        let (operations, profiles) = (PlainRun.Operation.allCases.count, Self.profiles.count)
        for index in PlainPair.all.indices {
            let places = (0..<profiles).flatMap { [index + $0, index + $0 + profiles] }
            #expect(Set(places.map { $0 % operations }).count == operations)
        }
    }
}
