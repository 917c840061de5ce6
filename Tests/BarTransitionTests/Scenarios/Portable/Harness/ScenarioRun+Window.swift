#if canImport(ObjectiveC)
    import TestSupport
    import UIKit

    /// No step is played frame by frame: that needs an animator of the recorder's, and these are UIKit's own transitions.
    enum ScenarioRecording {}

    // What the model can do and a window cannot.
    extension ScenarioRun {
        /// The major version of the system.
        var system: Int { ProcessInfo.processInfo.operatingSystemVersion.majorVersion }

        /// Bars minimize in scenarios with drags only.
        var isMinimized: Bool { false }

        func record(_ operation: ScenarioOperation) throws -> ScenarioRecording {
            throw NotRun("frames are the model's")
        }
        func begins(_ swipe: ScenarioOperation) async throws -> Bool { throw NotRun("a swipe needs a finger") }
        func swipe(to progress: CGFloat, then end: SwipeEnd) throws { throw NotRun("a swipe needs a finger") }
    }

    extension ScenarioPage {
        /// The model's scenarios only.
        func setMinimization() {}
    }

    // Judged on the model only: from frames.
    extension Invariant {
        private static let ofFrames = Invariant(looksAtFrames: true) { _ in nil }
        static let colorPath = ofFrames
        static let barTravels = ofFrames
        static let noBarAtAll = ofFrames
        static let contentRests = ofFrames
        static let comingContentRests = ofFrames
        static let scrollOffset = ofFrames
        static func smooth() -> Invariant { ofFrames }
    }

    /// How pages are pushed and popped in a window. Device, system and direction are those of the simulator.
    struct Variation: Sendable {
        enum Method: String, Sendable {
            case tap
            case swipe
            case atOnce = "at once"
        }

        let method: Method
        let direction: UIUserInterfaceLayoutDirection
        /// UIKit has no switches.
        var deviation: Never? { nil }

        init(method: Method, direction: UIUserInterfaceLayoutDirection = .leftToRight) {
            self.method = method
            self.direction = direction
        }

        @MainActor
        init(method: Method, on screen: TestScreen) {
            self.init(method: method, direction: UIApplication.shared.userInterfaceLayoutDirection)
        }

        // The names of the model's lists, which have devices.
        static let all = [Variation(method: .tap), Variation(method: .swipe), Variation(method: .atOnce)]
        static let methods = all
        static let devices = [Variation(method: .tap)]
        static let recordedDevices = devices
        static let phonesWithoutNotch = devices
        static let system27 = devices
        static func recordedDevices(with defect: OldDefect) -> [Variation] { devices }
    }
#endif
