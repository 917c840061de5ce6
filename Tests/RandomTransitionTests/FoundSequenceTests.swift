import RandomTransitionModel
import Testing

/// Sequences that once broke a rule, as they were printed.
@Suite("Sequences that were found") @MainActor
struct FoundSequenceTests {
    /// What waited for a presentation waited for ever in the dismissal.
    @Test func changesUnderAModalPage() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .present(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .rest,
                .dismiss(animated: true),
                .rest,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The rotation took the change's animation over, and its last step was left out.
    @Test func aRotationInAChangeOfTheBar() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [.push(PageSpec(BarSpec(.red), habit: .redeclaresInDidAppear), animated: true), .rotate])
        #expect(SequenceRun.play(sequence).failure == nil)
    }
}
