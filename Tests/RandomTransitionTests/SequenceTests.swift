import RandomTransitionModel
import TestSupport
import Testing

@Suite("Random sequences", .ownSimulator) @MainActor
struct SequenceTests {
    /// The command runs many more; these are part of every test run.
    @Test(arguments: StageSpec.profiles) func randomSequencesBreakNoRule(_ profile: String) {
        for seed: UInt64 in 1...2 {
            let result = SequenceRun.play(seed: seed, steps: 20, profile: profile)
            #expect(result.failure == nil, "\(result.sequence.readyTest(named: "sequence\(seed)"))")
        }
    }

    /// The states of rest under random combinations of what nobody knows about UIKit.
    @Test(arguments: StageSpec.profiles) func randomVariantsOfUIKitBreakNoRule(_ profile: String) {
        for seed: UInt64 in 11...12 {
            let result = SequenceRun.play(seed: seed, steps: 20, profile: profile, hasVariants: true)
            #expect(result.failure == nil, "\(result.sequence.readyTest(named: "sequence\(seed)"))")
        }
    }

    @Test func aSeedDeterminesTheSequence() {
        let first = SequenceRun.play(seed: 7, steps: 20)
        let again = SequenceRun.play(seed: 7, steps: 20)
        #expect(first.sequence == again.sequence)
        #expect(first.steps == again.steps)
        #expect(SequenceRun.play(seed: 8, steps: 20).sequence != first.sequence)
        // Performed again from its printed form, the result is the same.
        #expect(SequenceRun.play(first.sequence).failure == first.failure)
    }

    /// The first numbers of SplitMix64 from seed 1234567, as its reference implementation gives them.
    @Test func theGeneratorIsSplitMix64() {
        var random = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<5).map { _ in random.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test func everyNumberBelowALimitOccurs() {
        var random = SeededGenerator(seed: 1)
        #expect(Set((0..<200).map { _ in random.below(10) }) == Set(0..<10))
    }

    private func sequence(_ habit: PageSpec.Habit) -> TransitionSequence {
        TransitionSequence(
            StageSpec("iphonese-ios15", isRightToLeft: true),
            [
                .push(PageSpec(BarSpec(.clear)), animated: true), .rest, .toggleDark,
                .push(PageSpec(BarSpec(.blue), content: .rows, inset: 20, habit: habit), animated: true), .rest,
                .declare(BarSpec(.gradient), below: false, animated: true), .pop(animated: true), .rest,
            ])
    }

    @Test(arguments: [
        (PageSpec.Habit.tintsInDidAppear, "the bar's tint"),
        (.shiftsInDidAppear, "the incoming page's content top jumps"),
        (.movesBarInWillAppear, "content of the outgoing page leaves the bar"),
    ])
    func aBrokenRuleIsFoundAndShrunk(_ habit: PageSpec.Habit, _ rule: String) {
        let broken = sequence(habit)
        #expect(SequenceRun.play(broken).failure?.rule == rule)
        let short = Shrinker { SequenceRun.play($0).failure?.rule }.shrink(broken)
        #expect(
            short
                == TransitionSequence(
                    StageSpec("iphone15-ios18"), [.push(PageSpec(BarSpec(), habit: habit), animated: true)]))
    }

    @Test func aSequenceIsPrintedAsATest() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios26", hasTabs: true, root: PageSpec(content: .rows)),
            [
                .push(
                    PageSpec(BarSpec(.clear, toolbar: .green, style: .slide), habit: .popsInDidAppear), animated: false),
                .set(keeping: 1, adding: [PageSpec()], animated: true), .moveSwipe(to: 40), .rest,
            ])
        #expect(
            sequence.readyTest(named: "one") == """
                @Test func one() {
                    let sequence = TransitionSequence(
                        StageSpec("ipad-ios26", hasTabs: true, root: PageSpec(content: .rows)),
                        [
                            .push(PageSpec(BarSpec(.clear, toolbar: .green, style: .slide), habit: .popsInDidAppear), animated: false),
                            .set(keeping: 1, adding: [PageSpec()], animated: true),
                            .moveSwipe(to: 40),
                            .rest,
                        ])
                    #expect(SequenceRun.play(sequence).failure == nil)
                }
                """)
    }
}
