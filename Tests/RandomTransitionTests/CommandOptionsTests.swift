import RandomTransitionModel
import TestSupport
import Testing

@Suite("Options of the random command", .ownSimulator)
struct CommandOptionsTests {
    @Test func omittedOptionsHaveTheirDefaults() throws {
        #expect(try CommandOptions([]) == CommandOptions())
        var expected = CommandOptions()
        expected.seed = 7
        expected.count = 2
        expected.steps = 3
        expected.profile = "ipad-ios26"
        let words = ["--seed", "7", "--count", "2", "--steps", "3", "--profile", "ipad-ios26"]
        #expect(try CommandOptions(words) == expected)
        expected.hasVariants = true
        #expect(try CommandOptions(words + ["--variants"]) == expected)
    }

    @Test(arguments: [
        (
            ["--sed", "1"],
            "“--sed” is unknown; the options are --seed N, --count N, --steps N, --profile NAME and --variants."
        ),
        (["5"], "“5” is unknown; the options are --seed N, --count N, --steps N, --profile NAME and --variants."),
        (["--count"], "--count needs a number after it."),
        (["--count", "0"], "--count needs a whole number from 1 to 1000000000, not “0”."),
        (["--steps", "-1"], "--steps needs a whole number from 1 to 1000000, not “-1”."),
        (["--seed", "0x10"], "--seed needs a whole number from 0 to 18446744073709551615, not “0x10”."),
    ])
    func badArgumentsAreReported(_ words: [String], _ message: String) {
        #expect(throws: CommandOptions.Problem(description: message)) { try CommandOptions(words) }
    }

    @Test func profilesAreListed() {
        let problem = #expect(throws: CommandOptions.Problem.self) { try CommandOptions(["--profile", "nokia"]) }
        #expect(problem?.description.contains("ipad-ios26") == true)
    }
}
