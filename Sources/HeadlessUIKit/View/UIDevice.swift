import Foundation

/// The device the application runs on: that of the simulator in use.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    /// The device.
    open class var current: UIDevice { shared }
    /// As the system gives it since iOS 16: not what the user called the device, but its model. (UIKit documentation)
    open var name: String { model }
    /// For example "iPhone".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// "iOS", or "iPadOS" on an iPad.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// For example "18.0".
    open var systemVersion: String { "\(Simulator.current.profile.system).0" }
    /// Phone or pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Simulator.current.profile.idiom }
}
