/// Makes a failing sequence as short and simple as possible while it still breaks the same rule.
public struct Shrinker {
    /// The rule that a sequence breaks; nil if it breaks none.
    private let rule: (TransitionSequence) -> String?

    public init(rule: @escaping (TransitionSequence) -> String?) {
        self.rule = rule
    }

    public func shrink(_ sequence: TransitionSequence) -> TransitionSequence {
        guard let broken = rule(sequence) else { return sequence }
        var best = sequence
        var didShrink = true
        while didShrink {
            didShrink = false
            for candidate in best.shorter + best.simplifications where candidate != best && rule(candidate) == broken {
                best = candidate
                didShrink = true
                break
            }
        }
        return best
    }
}

extension TransitionSequence {
    /// The sequence without some of its operations, many first.
    var shorter: [TransitionSequence] {
        var candidates: [TransitionSequence] = []
        var length = operations.count
        while length >= 1 {
            for start in stride(from: 0, to: operations.count, by: length) {
                var candidate = self
                candidate.operations.removeSubrange(start..<min(start + length, operations.count))
                candidates.append(candidate)
            }
            length /= 2
        }
        return candidates
    }

    /// The sequence with one thing about it nearer to the default.
    var simplifications: [TransitionSequence] {
        let stages = stage.simplifications.map { TransitionSequence($0, operations) }
        return stages
            + operations.indices.flatMap { index in
                operations[index].simplifications.map { operation in
                    var candidate = self
                    candidate.operations[index] = operation
                    return candidate
                }
            }
    }
}
