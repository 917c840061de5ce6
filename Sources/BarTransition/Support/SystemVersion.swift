import UIKit

/// The version of the system that the app runs on.
@MainActor
enum SystemVersion {
    #if canImport(ObjectiveC)
        /// Read once, since layout passes ask.
        private static let current = read()

        private static func read() -> (major: Int, minor: Int) {
            let numbers = UIDevice.current.systemVersion.split(separator: ".").map { Int($0) ?? 0 }
            return (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
        }
    #else
        /// The simulated device can change.
        private static var current: (major: Int, minor: Int) {
            let version = Simulator.current.profile.version
            return (version.major, version.minor)
        }
    #endif

    /// Whether the version is this one or a later one. It decides what UIKit does by the version of the system, as opposed
    /// to the design of bars (`SystemDesign`), which an app can choose.
    static func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
        current >= (major, minor)
    }

    /// Whether the device has the API of an iOS version, beside `#available`. On Apple's systems `#available` alone
    /// decides; on Linux it is always true, and the simulated device decides.
    static func hasAPI(ofIOS major: Int, _ minor: Int = 0) -> Bool {
        #if canImport(ObjectiveC)
            true
        #else
            isAtLeast(major, minor)
        #endif
    }
}
