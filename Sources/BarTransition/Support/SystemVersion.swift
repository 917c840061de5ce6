import UIKit

/// The version of the system that the app runs on.
@MainActor
enum SystemVersion {
    /// The first number of the version: 15 for iOS 15.4.
    static var major: Int { numbers.first ?? 0 }

    #if canImport(ObjectiveC)
        /// Read once, since layout passes ask.
        private static let numbers = read()
    #else
        /// The simulated device can change.
        private static var numbers: [Int] { read() }
    #endif

    private static func read() -> [Int] { UIDevice.current.systemVersion.split(separator: ".").map { Int($0) ?? 0 } }

    /// Whether the version is this one or a later one. It decides what UIKit does by the version of the system, as opposed
    /// to the design of bars (`SystemDesign`), which an app can choose.
    static func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
        (self.major, numbers.dropFirst().first ?? 0) >= (major, minor)
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
