import Testing

/// The sources compile against UIKit's own interface, and the check can fail.
@Suite(.serialized)
struct InterfaceCheckTests {
    /// The library and the testing product, with the newest names; `.ci/run` checks the rest.
    @Test func sourcesCompileAgainstUIKit() async throws {
        let outcome = try await Script.run("check", "--sdk", "27.3")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains(" 0 errors"), "\(outcome.output)")
    }

    @Test func unknownSDK() async throws {
        let outcome = try await Script.run("check", "--sdk", "28")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("'28' is not a known SDK; the SDKs are 26.0 27.0 27.1 27.2 27.3."))
    }

    @Test func wrongSourcesAreRefused() async throws {
        let outcome = try await Script.run("check", "--refusals")
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
