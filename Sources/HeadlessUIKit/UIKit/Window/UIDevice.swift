import Foundation

/// The device the application runs on: that of the simulator in use.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    /// The device of the simulator in use.
    open class var current: UIDevice { shared }

    /// The name that the user gave the device; from iOS 16 on its model, as for apps without the entitlement to read
    /// the name. (UIKit documentation)
    open var name: String { Simulator.current.profile.system < 16 ? Simulator.current.deviceName : model }

    /// For example "iPhone".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// "iOS", or "iPadOS" on an iPad.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// For example "18.0".
    open var systemVersion: String { Simulator.current.profile.version.description }

    /// Phone or pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Simulator.current.profile.idiom }
}
