#if !canImport(ObjectiveC)
    import Foundation
    import UIKit

    /// A window in which tests that also run on Apple's UIKit show view controllers. Here it is that of the model, whose time
    /// is simulated: nothing waits.
    @MainActor
    public final class TestScreen {
        public let simulator: Simulator

        /// The identifier of the device that all tests run on, as on a simulator of Apple's: tests about other devices are not
        /// run. Default nil: each test has a device that it is about.
        private static let onlyDevice = ProcessInfo.processInfo.environment["BARTRANSITION_STAGE"]

        /// The name of the system that runs the tests, for example "model" or "model-iphone15-ios18".
        public nonisolated static var systemName: String {
            ProcessInfo.processInfo.environment["BARTRANSITION_STAGE"].map { "model-\($0)" } ?? "model"
        }

        /// An empty window.
        /// - Parameters:
        ///   - device: the devices that the test is about; throws ``NotRun`` on others. Default any.
        ///   - direction: the layout direction of the language. Default from left to right.
        public init(
            _ device: TestDevice = .any, direction: UIUserInterfaceLayoutDirection = .leftToRight
        ) async throws {
            var profile = device.profile
            if let only = Self.onlyDevice {
                guard let known = Simulator.Profile.all.first(where: { $0.identifier == only }) else {
                    throw NotRun("\(only) is no device of the model")
                }
                let isPad = only.hasPrefix("ipad")
                guard
                    device.includes(
                        known.screenSize, system: known.system, minor: known.minorVersion, isPad: isPad)
                else {
                    throw NotRun("about \(device), this is \(known.name)")
                }
                profile = known
            }
            simulator = Simulator(profile: profile, layoutDirection: direction)
        }

        /// The window of a simulator.
        public init(_ simulator: Simulator) {
            self.simulator = simulator
        }

        public var window: UIWindow { simulator.window }

        /// Whether something moves.
        public var isBusy: Bool { simulator.isBusy }

        /// The color that is shown at a point of the window.
        public func color(at point: CGPoint) -> UIColor { simulator.color(at: point) }

        /// Makes a view controller the window's root and waits until nothing moves.
        public func show(_ root: UIViewController) async { simulator.show(root) }

        /// Waits until nothing moves and every completion was called, at most 10 seconds.
        public func rest() async { simulator.runToRest() }

        /// Waits for the end of the run loop's turn, in which UIKit lays out and transitions begin.
        public func turn() async { simulator.commit() }

        /// Rotates the device and waits until nothing moves; throws ``NotRun`` where a window cannot.
        public func rotate(to orientation: UIInterfaceOrientation) async throws {
            simulator.rotate(to: orientation)
            simulator.runToRest()
        }

        /// Stops the window's time: from now on only ``advance(by:)`` moves it, and exactly. Simulated time is always so.
        public func stopClock() {}

        /// Waits until the screen is some seconds further.
        public func advance(by seconds: TimeInterval) async { simulator.advance(by: seconds) }
    }

    extension TestDevice {
        /// The device that the model becomes.
        fileprivate var profile: Simulator.Profile {
            let system = systems.contains(18) ? 18 : systems.upperBound > 90 ? systems.lowerBound : systems.upperBound
            if let pose { return .iPhoneDuo(iOS: system, pose: Simulator.Pose(pose)) }
            guard let size else {
                guard system < 27 else { return .iPhone18Pro(iOS: system, minor: minor) }
                return system < 26 ? .iPhone15(iOS: system) : .iPhone17Pro(iOS: system)
            }
            if system > 26, size == Simulator.Profile.iPhone18ProMax(iOS: system).screenSize {
                return .iPhone18ProMax(iOS: system, minor: minor)
            }
            let profiles: [Simulator.Profile] = [
                .iPhoneSE(iOS: system), .iPhone14(iOS: system), .iPhone15(iOS: system), .iPhone15ProMax(iOS: system),
                .iPhone17Pro(iOS: system), .iPhoneAir(iOS: system), .iPad(iOS: system),
            ]
            return profiles.first { $0.screenSize == size } ?? .iPhone15(iOS: system)
        }
    }

    extension Simulator.Pose {
        fileprivate init(_ pose: TestDevice.DuoPose) {
            switch pose {
            case .closedPortrait: self = .closedPortrait
            case .openPortrait: self = .openPortrait
            case .openLandscape: self = .openLandscape
            }
        }
    }
#endif
