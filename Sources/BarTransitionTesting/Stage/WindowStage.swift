#if canImport(ObjectiveC)
    import UIKit

    /// Films in a window on Apple platforms.
    ///
    /// A push, pop or swipe is driven as an interaction: while the film is recorded, a delegate in front of the app's own
    /// answers with `UIPercentDrivenInteractiveTransition`, so that the transition can be stopped at any progress.
    /// ``SlideAnimator`` moves the two pages, since UIKit's own animator cannot be driven from outside; an animator of the
    /// app's delegate takes precedence. The bar, the coordinator and everything else are UIKit's. Other animations are
    /// stopped by the window's layer clock.
    ///
    /// What cannot be filmed: live blur and glass, which the render server draws after the picture is taken (they appear
    /// plain); the status bar, which is in another window; animations that ignore the layer clock, such as videos and
    /// display links; the timing of the system gesture after the finger is lifted.
    @MainActor
    final class WindowStage: FilmStage {
        private let navigationController: UINavigationController
        private let driver: FilmTransitionDriver
        private let clock: LayerClock
        private let host: FilmHost?
        private let frames = DisplayFrames()
        private var animation: AnimationProgress?
        private var isSwipe = false
        /// When ``settle()`` was called, and how many frames in a row have shown no motion since.
        private var settling = (start: Date(), stillFrames: 0)
        /// The window as it is drawn now, for `color(at:)`: drawing a part takes as long as drawing all of it.
        private var drawn: PixelBuffer?
        let window: UIWindow

        init(_ navigationController: UINavigationController, variant: FilmVariant) throws {
            self.navigationController = navigationController
            if let shown = navigationController.viewIfLoaded?.window {
                guard variant == .standard else { throw FilmError.variantInWindow }
                window = shown
                host = nil
            } else {
                let host = try FilmHost(navigationController, variant: variant)
                self.host = host
                window = host.window
            }
            driver = FilmTransitionDriver(navigationController)
            clock = LayerClock(window.layer)
        }

        func leave() {
            driver.remove()
            clock.resume()
            host?.remove()
        }

        var environment: FilmEnvironment {
            let traits = navigationController.traitCollection
            return FilmEnvironment(
                renderer: "UIKit \(UIDevice.current.systemVersion)", profile: UIDevice.current.model,
                screenSize: window.bounds.size, scale: 1, isDark: traits.userInterfaceStyle == .dark,
                isRightToLeft: traits.layoutDirection == .rightToLeft,
                contentSizeCategory: traits.preferredContentSizeCategory.rawValue)
        }

        // MARK: Time

        var isBusy: Bool {
            if driver.isDriving { return !driver.isAtEnd }
            return navigationController.transitionCoordinator != nil || progress < 1
        }

        var progress: CGFloat { driver.isDriving ? driver.percent : animation?.progress ?? 1 }

        let needsMainQueue = true

        /// Runs due run loop sources, or those until the next frame, and commits Core Animation's transaction.
        func wait(for pause: FilmPause) {
            drawn = nil
            CATransaction.flush()
            let end = pause == .turn ? Date.distantPast : Date(timeIntervalSinceNow: 1.0 / 60)
            RunLoop.main.run(mode: .default, before: end)
            CATransaction.flush()
        }

        func wait(for pause: FilmPause) async {
            drawn = nil
            CATransaction.flush()
            switch pause {
            case .turn: await withCheckedContinuation { continuation in RunLoop.main.perform { continuation.resume() } }
            case .frame: await frames.next()
            }
            CATransaction.flush()
        }

        func settle() {
            if driver.isDriving { driver.finish() }
            clock.resume()
            settling = (Date(), 0)
        }

        func hasSettled(after operation: String) throws -> Bool {
            settling.stillFrames = isBusy ? 0 : settling.stillFrames + 1
            // A completion can come in the turn after the last frame, and begin the next transition.
            guard settling.stillFrames >= 3 else {
                if settling.start.timeIntervalSinceNow < -10 { throw FilmError.endless(operation) }
                return false
            }
            driver.remove()
            animation = nil
            return true
        }

        func advance(to progress: CGFloat) {
            drawn = nil
            if driver.isDriving {
                driver.update(progress)
            } else if let animation {
                clock.search { animation.progress >= progress }
            }
        }

        func advance(by seconds: TimeInterval) {
            drawn = nil
            if driver.isDriving { driver.advance(by: seconds) } else { clock.advance(by: seconds) }
        }

        // MARK: Operations

        func begin(_ change: () -> Void) {
            drawn = nil
            driver.install()
            clock.pause()
            change()
            window.layoutIfNeeded()
        }

        func beginSwipe() {
            isSwipe = true
            // The stage pops by itself, which asks no recognizer. Where it is switched off, `didBegin` finds nothing that is driven.
            guard navigationController.interactivePopGestureRecognizer?.isEnabled != false else { return }
            driver.isHeld = true
            begin { navigationController.popViewController(animated: true) }
        }

        func didBegin() -> Bool {
            if driver.isDriving {
                clock.resume()
                return true
            }
            driver.remove()
            animation = AnimationProgress(in: window)
            return animation != nil && !isSwipe
        }

        func moveSwipe(to progress: CGFloat) {
            drawn = nil
            driver.update(progress)
        }

        func endSwipe(finishing: Bool) {
            // The rest of the swipe is driven by percentage too.
            driver.isHeld = false
            driver.isCancelled = !finishing
        }

        func picture(scale: CGFloat) -> PixelBuffer {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            format.opaque = true
            let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
                window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
            return PixelBuffer(image) ?? PixelBuffer(width: 1, height: 1)
        }

        func color(at point: CGPoint) -> FilmColor? {
            let picture = drawn ?? self.picture(scale: 1)
            drawn = picture
            return picture.pixel(x: Int(point.x), y: Int(point.y)).map { FilmColor(pixel: $0) }
        }
    }

    /// Creates the stage of this platform.
    @MainActor
    func makeFilmStage(_ navigationController: UINavigationController, variant: FilmVariant) throws -> any FilmStage {
        try WindowStage(navigationController, variant: variant)
    }
#endif
