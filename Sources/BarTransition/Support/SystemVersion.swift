import UIKit

/// The version of the system that the app runs on.
@MainActor
enum SystemVersion {
    /// The first number of the version: 15 for iOS 15.4.
    static var major: Int {
        UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }

    /// Whether the device has the API of an iOS version, beside `#available`. On Apple's systems `#available` alone
    /// decides; on Linux it is always true, and the simulated device decides.
    static func hasAPI(ofIOS version: Int) -> Bool {
        #if canImport(ObjectiveC)
            true
        #else
            major >= version
        #endif
    }
}
