import Testing

/// The check of the sources against UIKit's own interface, which `.ci/run` plays, can fail.
@Suite(.serialized)
struct InterfaceCheckTests {
    @Test func unknownSDK() throws {
        let outcome = try Script.run("check", "--sdk", "28")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("'28' is not a known SDK; the SDKs are 26.0 27.0 27.1 27.2 27.3."))
    }

    @Test func wrongSourcesAreRefused() throws {
        let outcome = try Script.run("check", "--refusals")
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
