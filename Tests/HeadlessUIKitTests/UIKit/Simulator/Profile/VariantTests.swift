import TestSupport
import Testing
import UIKit

@Suite("The list of deviations from the default variants", .ownSimulator) @MainActor
struct VariantTests {
    typealias Variants = Simulator.Profile.Variants

    /// The names that the list must have: every case of every switch that is not its default.
    private func expectedNames() throws -> [String] {
        try Mirror(reflecting: Variants()).children.flatMap { child in
            let name = try #require(child.label)
            if let flag = child.value as? Bool { return ["\(name).\(!flag)"] }
            let value = try #require(child.value as? any CaseIterable, "\(name) is neither a Bool nor an enumeration")
            return allCases(of: value).filter { $0 != "\(value)" }.map { "\(name).\($0)" }
        }
    }

    private func allCases<Value: CaseIterable>(of value: Value) -> [String] { Value.allCases.map { "\($0)" } }

    @Test func itHasEveryCaseOfEverySwitchExceptTheDefaults() throws {
        #expect(try Variants.deviations.map(\.name) == expectedNames())
    }

    @Test(arguments: Variants.deviations) func itSetsItsSwitchOnly(_ deviation: Variants.Deviation) {
        var variants = Variants()
        deviation.apply(to: &variants)
        let changed = zip(Mirror(reflecting: variants).children, Mirror(reflecting: Variants()).children)
            .filter { "\($0.value)" != "\($1.value)" }.map { "\($0.0.label ?? "").\($0.0.value)" }
        #expect(changed == [deviation.name])
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        deviation.apply(to: &profile)
        #expect(profile.variants == variants)
    }

    /// A generator with a fixed sequence, SplitMix64.
    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test func aRandomCombinationIsTheSameForTheSameSeed() {
        var first = Generator(state: 7)
        var second = Generator(state: 7)
        var other = Generator(state: 8)
        let combination = Variants.randomDeviations(using: &first)
        #expect(combination == Variants.randomDeviations(using: &second))
        #expect(combination != Variants.randomDeviations(using: &other))
        #expect(Set(combination.map(\.switchName)).count == combination.count, "one value for each switch")
    }

    @Test func randomCombinationsReachEveryDeviation() {
        var generator = Generator(state: 1)
        var seen: Set<Variants.Deviation> = []
        for _ in 0..<200 { seen.formUnion(Variants.randomDeviations(using: &generator)) }
        #expect(seen == Set(Variants.deviations))
    }
}
