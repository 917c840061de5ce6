#if !canImport(ObjectiveC)
    import UIKit

    /// Films on the model's simulator, with virtual time and exact progress.
    @MainActor
    final class SimulatorStage: FilmStage {
        private let simulator: Simulator
        private let navigationController: UINavigationController
        /// The simulator that was current before; nil if the film is recorded on the caller's simulator.
        private let previous: Simulator?
        private var animation: AnimationProgress?
        /// The rows drawn at the current time, by their y coordinates.
        private var rows: [CGFloat: [UInt32]] = [:]
        /// Where the stack was on the screen when a swipe began, which can move it: a column and a sheet have edges of their own.
        private var swipedPart = CGRect.zero
        let window: UIWindow

        /// Films in the controller's window, or on a new simulator if it is in none. What the app has set on the simulator in
        /// use applies there too, as it does on a device.
        init(_ navigationController: UINavigationController, variant: FilmVariant) throws {
            self.navigationController = navigationController
            if let shown = navigationController.viewIfLoaded?.window {
                simulator = Simulator.current
                previous = nil
                window = shown
                guard shown.windowScene === simulator.windowScene else { throw FilmError.anotherSimulator }
                guard variant == .standard else { throw FilmError.variantInWindow }
                return
            }
            let app = Simulator.current
            let profile = try Self.profile(variant, of: app)
            let root = try navigationController.filmedRoot
            previous = app
            simulator = Simulator(
                profile: profile, style: variant.style, layoutDirection: variant.layoutDirection)
            simulator.adoptAppState(of: app)
            simulator.contentSizeCategory = variant.contentSizeCategory
            window = simulator.window
            simulator.show(root)
            guard navigationController.viewIfLoaded?.window != nil else {
                leave()
                throw FilmError.offScreen(navigationController, in: root)
            }
        }

        /// The variant's device; with the changes that the app has made to it if it is the app's.
        private static func profile(_ variant: FilmVariant, of app: Simulator) throws -> Simulator.Profile {
            let name = variant.profile ?? Simulator.Profile.iPhone15(iOS: 18).identifier
            if app.profile.identifier == name { return app.profile }
            let all = Simulator.Profile.all
            guard let profile = all.first(where: { $0.identifier == name }) else {
                throw FilmError.unknownProfile(name, valid: all.map(\.identifier))
            }
            return profile
        }

        func leave() {
            guard let previous else { return }
            simulator.window.rootViewController = nil
            previous.makeCurrent()
        }

        var environment: FilmEnvironment {
            // Not the simulator's: the app's window, or the controller, can have a style of its own.
            let traits = navigationController.traitCollection
            return FilmEnvironment(
                renderer: "HeadlessUIKit", profile: simulator.profile.identifier,
                screenSize: window.bounds.size, scale: 1, isDark: traits.userInterfaceStyle == .dark,
                isRightToLeft: traits.layoutDirection == .rightToLeft,
                contentSizeCategory: traits.preferredContentSizeCategory.rawValue)
        }

        // MARK: Time

        var isBusy: Bool { simulator.isBusy }

        /// Simulated time goes on only when it is advanced, so there is nothing to wait for.
        let needsMainQueue = false
        func wait(for pause: FilmPause) {}

        func settle() {
            rows = [:]
            simulator.runToRest()
        }

        func hasSettled(after operation: String) throws -> Bool {
            if simulator.isBusy { throw FilmError.endless(operation) }
            return true
        }

        func advance(by seconds: TimeInterval) {
            rows = [:]
            simulator.advance(by: seconds)
        }

        var progress: CGFloat { animation?.progress ?? 1 }

        /// Approaches the target in steps of nine tenths of the remaining distance, estimated from the speed and
        /// acceleration of the last step, because time cannot be turned back.
        func advance(to target: CGFloat) {
            rows = [:]
            var shown = progress
            let isForward = shown <= target
            var (speed, lastSpeed, step) = (0.0, 0.0, 1.0 / 2000)
            for _ in 0..<10_000 {
                let gap = Double(isForward ? target - shown : shown - target)
                guard gap > 0.000_000_01, simulator.isBusy else { return }
                if speed > 0 {
                    let acceleration = max(speed - lastSpeed, 0) / step
                    let root = (speed * speed + 3.6 * gap * acceleration).squareRoot()
                    step = min(1.8 * gap / (speed + root), 1.0 / 240)
                }
                simulator.advance(by: step)
                let next = progress
                lastSpeed = speed
                speed = Double(abs(next - shown)) / step
                shown = next
            }
        }

        // MARK: Operations

        func begin(_ change: () -> Void) {
            rows = [:]
            simulator.makeCurrent()
            change()
            simulator.commit()
            animation = AnimationProgress(in: window)
        }

        func beginSwipe() {
            rows = [:]
            animation = nil
            swipedPart = navigationController.view.convert(navigationController.view.bounds, to: nil)
            simulator.beginBackSwipe(in: swipedPart)
            guard navigationController.transitionCoordinator != nil else { return simulator.touchCancel() }
            simulator.moveBackSwipe(toProgress: 0, in: swipedPart)
            animation = AnimationProgress(in: window)
        }

        func didBegin() -> Bool { animation != nil }

        func moveSwipe(to progress: CGFloat) {
            rows = [:]
            simulator.moveBackSwipe(toProgress: progress, in: swipedPart)
        }

        func endSwipe(finishing: Bool) {
            rows = [:]
            simulator.endBackSwipe(finishing: finishing)
        }

        func picture(scale: CGFloat) -> PixelBuffer {
            let image = simulator.picture(scale: scale)
            return PixelBuffer(image) ?? PixelBuffer(width: 1, height: 1)
        }

        func color(at point: CGPoint) -> FilmColor? {
            // The colors of a frame are read from one or two rows. The status bar fades over them, and is in no window of
            // the app's.
            let y = point.y.rounded(.down)
            let pixels = rows[y] ?? simulator.pixels(inRow: y, includesSystem: false)
            rows[y] = pixels
            let x = Int(point.x.rounded(.down))
            return pixels.indices.contains(x) ? FilmColor(pixel: pixels[x]) : nil
        }
    }

    /// Creates the stage of this platform.
    @MainActor
    func makeFilmStage(_ navigationController: UINavigationController, variant: FilmVariant) throws -> any FilmStage {
        try SimulatorStage(navigationController, variant: variant)
    }
#endif
