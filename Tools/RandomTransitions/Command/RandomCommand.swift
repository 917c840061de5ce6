import Foundation
import RandomTransitionModel

/// Runs sequences and reports each broken rule once, with the shortest sequence that breaks it.
@MainActor
struct RandomCommand {
    let options: CommandOptions
    private var steps = 0
    private var failures: [String: Int] = [:]

    init(options: CommandOptions) {
        self.options = options
    }

    /// Runs the command; returns false if a sequence failed.
    mutating func run() -> Bool {
        CrashMessage.install()
        let start = Date()
        for index in 0..<options.count {
            let seed = options.seed &+ UInt64(index)
            CrashMessage.begin(
                "--seed \(seed) --count 1 --steps \(options.steps)" + (options.profile.map { " --profile \($0)" } ?? "")
                    + (options.hasVariants ? " --variants" : "")
            )
            let result = SequenceRun.play(
                seed: seed, steps: options.steps, profile: options.profile, hasVariants: options.hasVariants)
            steps += result.steps
            if let failure = result.failure { report(failure, of: result.sequence, seed: seed) }
            if (index + 1) % 1000 == 0 {
                say("\(index + 1) sequences, \(steps) steps, \(Int(Date().timeIntervalSince(start))) s")
            }
        }
        let seconds = Date().timeIntervalSince(start)
        let verdict =
            failures.isEmpty
            ? "nothing broken"
            : failures.sorted { $0.value > $1.value }.map { "\($0.value) × \($0.key)" }.joined(separator: ", ")
        say(
            "\(options.count) sequences from seed \(options.seed), \(steps) steps: \(verdict); "
                + "\(Int(seconds)) s, \(Int(Double(steps) / max(seconds, 0.001))) steps a second.")
        return failures.isEmpty
    }

    private mutating func report(_ failure: Failure, of sequence: TransitionSequence, seed: UInt64) {
        failures[failure.rule, default: 0] += 1
        guard failures[failure.rule] == 1 else { return }
        say("Seed \(seed) fails \(failure)")
        let short = Shrinker { SequenceRun.play($0).failure?.rule }.shrink(sequence)
        let shortFailure = SequenceRun.play(short).failure ?? failure
        say(
            "Shrunk from \(sequence.operations.count) operations to \(short.operations.count), it fails \(shortFailure)"
        )
        say(short.readyTest(named: "randomSequence\(seed)"))
    }
}

/// Prints a line and flushes it, so that it appears at once even if the output is a file.
private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
