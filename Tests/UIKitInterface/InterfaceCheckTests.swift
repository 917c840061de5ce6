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

    @Test func wrongSourcesAreRefused() throws {
        let outcome = try Script.run("check", "--refusals")
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
