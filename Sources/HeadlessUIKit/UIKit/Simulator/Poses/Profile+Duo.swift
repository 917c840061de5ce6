import Foundation

extension Simulator.Profile {
    /// iPhone Duo: 466 x 678 at 3x closed, 669 x 951 open (facts 27.5.7 to 27.5.15).
    /// - Parameters:
    ///   - system: the major version of the system.
    ///   - minor: the minor version; 1 by default, the first one for this device.
    ///   - pose: the pose in which the device starts; closed and upright by default. `Simulator.changePose(to:)` changes it.
    public static func iPhoneDuo(
        iOS system: Int, minor: Int = 1, pose: Simulator.Pose = .closedPortrait
    ) -> Self {
        var profile = phone(
            "iPhone Duo", "iphoneduo", system, PoseGeometry(pose, hasVerticalBars: true).size, scale: 3, top: 24,
            statusBar: 24)
        profile.minorVersion = minor
        profile.name = "iPhone Duo\(pose.words), iOS \(system).\(minor)"
        profile.identifier =
            "iphoneduo" + (pose == .closedPortrait ? "" : "-" + pose.rawValue.lowercased()) + "-ios\(system).\(minor)"
        profile.pose = pose
        profile.updateBarForDesign()
        return profile
    }
}

extension Simulator.Pose {
    /// The pose in the name of a profile; nothing for the usual one.
    fileprivate var words: String {
        switch self {
        case .closedPortrait: ""
        case .closedLandscapeBarRight: ", closed landscape, bar right"
        case .closedLandscapeBarLeft: ", closed landscape, bar left"
        case .openPortrait: ", open portrait"
        case .openLandscape: ", open landscape"
        case .splitViewLeft: ", left half of Split View"
        case .splitViewRight: ", right half of Split View"
        }
    }
}
