#if canImport(ObjectiveC)
    import UIKit

    /// A window in which tests that also run on the model show view controllers. Its time is real.
    ///
    /// Pushes and pops are UIKit's own: nothing here returns animators or drives a transition. Touches cannot be made inside of
    /// the process, so there are none. The window needs a scene, which only a host app has; without one no test runs.
    @MainActor
    public final class TestScreen {
        public let window: UIWindow
        private let frames = DisplayFrames()
        /// The orientation that the next test finds again.
        private static var orientationBefore: UIInterfaceOrientation?

        /// The name of the system that runs the tests, for example "iOS-18.2".
        public nonisolated static var systemName: String {
            let version = ProcessInfo.processInfo.operatingSystemVersion
            #if os(visionOS)
                let system = "visionOS"
            #else
                let system = "iOS"
            #endif
            return "\(system)-\(version.majorVersion).\(version.minorVersion)"
        }

        /// An empty window.
        /// - Parameters:
        ///   - device: the devices that the test is about; throws ``NotRun`` on others. Default any.
        ///   - direction: the layout direction of the language. Default from left to right.
        public init(
            _ device: TestDevice = .any, direction: UIUserInterfaceLayoutDirection = .leftToRight
        ) async throws {
            guard let scene = Self.scene else { throw NotRun("without a host app there is no scene for a window") }
            window = UIWindow(windowScene: scene)
            if let before = Self.orientationBefore {
                Self.orientationBefore = nil
                try await turnScene(to: before)
            }
            let version = ProcessInfo.processInfo.operatingSystemVersion
            let (system, minor) = (version.majorVersion, version.minorVersion)
            let isPad = UIDevice.current.userInterfaceIdiom == .pad
            guard device.includes(window.bounds.size, system: system, minor: minor, isPad: isPad) else {
                let size = "\(Int(window.bounds.width)) x \(Int(window.bounds.height))"
                throw NotRun("about \(device), this is \(UIDevice.current.model), \(size), iOS \(system).\(minor)")
            }
            guard direction == UIApplication.shared.userInterfaceLayoutDirection else {
                throw NotRun("the language of this device has the other direction")
            }
        }

        private static var scene: UIWindowScene? {
            guard Bundle.main.bundleIdentifier?.hasPrefix("com.apple.dt.") != true else { return nil }
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        }

        /// Whether something moves: a transition is in progress, or a layer does not yet show its values.
        public var isBusy: Bool {
            if let root = window.rootViewController, root.isInTransition { return true }
            return window.layer.isMoving
        }

        /// The color that is shown at a point of the window, at rest. The picture is taken before blur and glass are drawn.
        public func color(at point: CGPoint) -> UIColor {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            format.opaque = true
            let pixel = CGRect(x: point.x, y: point.y, width: 1, height: 1)
            let image = UIGraphicsImageRenderer(bounds: pixel, format: format).image { _ in
                window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
            var bytes: [UInt8] = [0, 0, 0, 0]
            bytes.withUnsafeMutableBytes { memory in
                guard let image = image.cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return }
                let context = CGContext(
                    data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue)
                context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            let channels = bytes.map { CGFloat($0) / 255 }
            return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
        }

        /// Makes a view controller the window's root and waits until nothing moves.
        public func show(_ root: UIViewController) async {
            window.rootViewController = root
            window.makeKeyAndVisible()
            await rest()
        }

        /// Waits until nothing moves and every completion was called, at most 10 seconds.
        public func rest() async {
            window.layer.speed = 1
            window.layer.timeOffset = 0
            await turn()
            let end = CACurrentMediaTime() + 10
            var still = 0
            // A completion can start the next transition in the turn after the last frame.
            while still < 3, CACurrentMediaTime() < end {
                await frames.next()
                still = isBusy ? 0 : still + 1
            }
        }

        /// Waits for the end of the run loop's turn, in which UIKit lays out and transitions begin.
        public func turn() async {
            CATransaction.flush()
            // The main queue is not served in a nested run loop while one of its own blocks, this test, is running: a test that
            // ran the run loop itself would never see the end of an animation. So it suspends.
            await withCheckedContinuation { continuation in
                RunLoop.main.perform { continuation.resume() }
            }
            window.layoutIfNeeded()
            CATransaction.flush()
        }

        /// Rotates the device and waits until nothing moves; throws ``NotRun`` where a window cannot.
        ///
        /// An app can ask for an orientation from iOS 16 on. Whoever shows the next screen finds the device as it was.
        public func rotate(to orientation: UIInterfaceOrientation) async throws {
            #if os(visionOS)
                throw NotRun("a window of visionOS does not rotate")
            #else
                Self.orientationBefore = Self.orientationBefore ?? window.windowScene?.interfaceOrientation
                try await turnScene(to: orientation)
            #endif
        }

        private func turnScene(to orientation: UIInterfaceOrientation) async throws {
            #if !os(visionOS)
                guard #available(iOS 16, *), let scene = window.windowScene else {
                    throw NotRun("an app cannot rotate the device before iOS 16")
                }
                window.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
                let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask))
                await rest()
                guard scene.interfaceOrientation == orientation else {
                    throw NotRun("the device did not rotate to orientation \(orientation.rawValue)")
                }
            #endif
        }

        /// Stops the window's time: from now on only ``advance(by:)`` moves it, and exactly.
        public func stopClock() {
            guard window.layer.speed != 0 else { return }
            let now = window.layer.convertTime(CACurrentMediaTime(), from: nil)
            window.layer.speed = 0
            window.layer.timeOffset = now
        }

        /// Waits until the screen is some seconds further.
        public func advance(by seconds: TimeInterval) async {
            await turn()
            guard window.layer.speed != 0 else {
                window.layer.timeOffset += seconds
                return await turn()
            }
            let start = CACurrentMediaTime()
            repeat { await frames.next() } while frames.timestamp < start + seconds
        }
    }

    /// The frames of the display.
    @MainActor
    private final class DisplayFrames: NSObject {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var link: CADisplayLink?
        private(set) var timestamp: CFTimeInterval = 0

        /// Waits for the next frame. The display link runs only meanwhile.
        func next() async {
            await withCheckedContinuation { continuation in
                waiting.append(continuation)
                guard link == nil else { return }
                let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
                link.add(to: .main, forMode: .common)
                self.link = link
            }
        }

        @objc private func tick(_ link: CADisplayLink) {
            timestamp = link.timestamp
            link.invalidate()
            self.link = nil
            let continuations = waiting
            waiting = []
            for continuation in continuations { continuation.resume() }
        }
    }

    extension UIViewController {
        /// Whether this view controller, a child or what it presents is in a transition.
        fileprivate var isInTransition: Bool {
            transitionCoordinator != nil || children.contains(where: \.isInTransition)
                || presentedViewController?.isInTransition == true
        }
    }

    extension CALayer {
        /// Whether this layer or one below it does not yet show its values. Animations that never end, such as those of
        /// glass, do not change them.
        fileprivate var isMoving: Bool {
            if animationKeys()?.isEmpty == false, let shown = presentation() {
                if shown.position != position || shown.bounds != bounds || shown.opacity != opacity { return true }
            }
            return sublayers?.contains(where: \.isMoving) == true
        }
    }
#endif
