import UIKit

/// The devices and systems that a test is about.
///
/// Numbers of one device and behavior of one system say nothing about others. The model becomes the device that a test asks
/// for; in a window the test runs if the device is one of them.
public struct TestDevice: Sendable, CustomStringConvertible {
    /// For example "an iPhone 15 with iOS 18".
    public let description: String
    /// The sizes of the screen in points, in portrait orientation; nil for any.
    let size: CGSize?
    /// The major versions of the system.
    let systems: ClosedRange<Int>
    /// The minor version that the oldest of the systems has at least.
    let minor: Int
    /// The pose of an iPhone Duo; nil for other devices.
    let pose: DuoPose?
    let isPad: Bool?
    /// The oldest of the systems.
    public var system: Int { systems.lowerBound }

    private init(
        _ name: String, _ size: CGSize?, _ systems: ClosedRange<Int>, minor: Int = 0, isPad: Bool? = false,
        pose: DuoPose? = nil
    ) {
        self.size = size
        self.systems = systems
        self.minor = minor
        self.pose = pose
        self.isPad = isPad
        let isOne = systems.count == 1
        let oldest = minor == 0 ? "\(systems.lowerBound)" : "\(systems.lowerBound).\(minor)"
        let versions = isOne ? oldest : "\(oldest) to \(systems.upperBound)"
        description = "\(name) with iOS \(versions)"
    }

    /// Every device and every system that the package supports.
    public static let any = TestDevice("any device", nil, 15...Self.newest, isPad: nil)
    private static let newest = 99

    /// Any iPhone but the iPhone Duo, with one of the systems.
    public static func iPhone(iOS systems: ClosedRange<Int>) -> TestDevice { TestDevice("an iPhone", nil, systems) }
    /// Any iPhone but the iPhone Duo, with the system or a newer one.
    public static func iPhone(from system: Int, _ minor: Int = 0) -> TestDevice {
        TestDevice("an iPhone", nil, system...newest, minor: minor)
    }
    /// Any iPhone but the iPhone Duo, with an older system.
    public static func iPhone(before system: Int) -> TestDevice { TestDevice("an iPhone", nil, 15...(system - 1)) }

    // The sizes are those of the model's profiles of the same names.
    public static func iPhoneSE(iOS system: Int) -> TestDevice {
        TestDevice("an iPhone SE", CGSize(width: 375, height: 667), system...system)
    }
    public static func iPhone14(iOS system: Int) -> TestDevice {
        TestDevice("an iPhone 14", CGSize(width: 390, height: 844), system...system)
    }
    public static func iPhone15(iOS system: Int) -> TestDevice {
        TestDevice("an iPhone 15", CGSize(width: 393, height: 852), system...system)
    }
    public static func iPhone15ProMax(iOS system: Int) -> TestDevice {
        TestDevice("an iPhone 15 Pro Max", CGSize(width: 430, height: 932), system...system)
    }
    public static func iPhone17Pro(iOS system: Int) -> TestDevice {
        TestDevice("an iPhone 17 Pro", CGSize(width: 402, height: 874), system...system)
    }
    public static func iPhoneAir(iOS system: Int) -> TestDevice {
        TestDevice("an iPhone Air", CGSize(width: 420, height: 912), system...system)
    }
    public static func iPhone18ProMax(iOS system: Int) -> TestDevice {
        TestDevice("an iPhone 18 Pro Max", CGSize(width: 440, height: 956), system...system)
    }
    /// An iPhone Duo with iOS 27.1 or newer that is in a pose when the test starts.
    public static func iPhoneDuo(_ pose: DuoPose) -> TestDevice {
        TestDevice("an iPhone Duo (\(pose.rawValue))", pose.size, 27...27, minor: 1, pose: pose)
    }
    public static func iPad(iOS system: Int) -> TestDevice {
        let size = system >= 26 ? CGSize(width: 820, height: 1180) : CGSize(width: 834, height: 1194)
        return TestDevice("an iPad", size, system...system, isPad: true)
    }

    /// The poses of an iPhone Duo that the size of the window tells apart.
    public enum DuoPose: String, CaseIterable, Sendable {
        case closedPortrait, openPortrait, openLandscape

        /// The size of the window in points.
        public var size: CGSize {
            switch self {
            case .closedPortrait: return CGSize(width: 466, height: 678)
            case .openPortrait: return CGSize(width: 669, height: 951)
            case .openLandscape: return CGSize(width: 951, height: 669)
            }
        }
    }

    /// Whether a device with the screen and the system is one of these.
    func includes(_ screen: CGSize, system: Int, minor: Int = 0, isPad isPadHere: Bool) -> Bool {
        guard systems.contains(system), system > systems.lowerBound || minor >= self.minor else { return false }
        guard isPad == nil || isPad == isPadHere else { return false }
        // What is known of any iPhone was seen on those with one display.
        let isDuo = DuoPose.allCases.contains { $0.size == screen }
        if isDuo, isPad == false, pose == nil { return false }
        let portrait = CGSize(width: min(screen.width, screen.height), height: max(screen.width, screen.height))
        return size == nil || size == (pose == nil ? portrait : screen)
    }
}
