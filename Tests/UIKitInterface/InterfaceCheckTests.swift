import Testing

/// The script `check`, which `.ci/run` runs: whether the sources compile against UIKit's own interface takes too long for tests.
struct InterfaceCheckTests {
    @Test func unknownSDK() throws {
        let outcome = try Script.run("check", "--sdk", "28")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("'28' is not a known SDK; the SDKs are 26.0 27.0 27.1 27.2 27.3."))
    }
}
