/// A stage and the operations performed on it: the same sequence always ends in the same state.
public struct TransitionSequence: Equatable, Sendable {
    public var stage: StageSpec
    public var operations: [SequenceOperation]

    public init(_ stage: StageSpec, _ operations: [SequenceOperation]) {
        self.stage = stage
        self.operations = operations
    }

    /// A Swift Testing function that fails as the sequence does.
    public func readyTest(named name: String) -> String {
        let lines = operations.map { "            \($0.source)," }.joined(separator: "\n")
        return """
            @Test func \(name)() {
                let sequence = TransitionSequence(
                    \(stage.source),
                    [
            \(lines.replacing("            .", with: "            ."))
                    ])
                #expect(SequenceRun.play(sequence).failure == nil)
            }
            """
    }
}
