import Testing

/// The library and the example's pages compile against UIKit's own interface, and the check can fail.
@Suite(.serialized)
struct InterfaceCheckTests {
    @Test func sourcesCompileAgainstUIKit() throws {
        let outcome = try Script.run("check")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains(" 0 errors"), "\(outcome.output)")
    }

    /// Without the app, which is for iOS.
    @Test func sourcesCompileForVisionOS() throws {
        let outcome = try Script.run("check", "--visionos")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains(" 0 errors"), "\(outcome.output)")
    }

    /// With each SDK the library needs only the names that the SDK has: every gate is resolved for it.
    @Test(arguments: ["26.0", "27.0", "27.1", "27.2", "27.3"])
    func sourcesCompileWithSDK(_ sdk: String) throws {
        let outcome = try Script.run("check", "--sdk", sdk)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains(" 0 errors"), "\(outcome.output)")
    }

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
