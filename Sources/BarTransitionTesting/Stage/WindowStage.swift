#if canImport(ObjectiveC)
    import UIKit

    /// Films in a window of a scene, with the real `UINavigationController`.
    ///
    /// A push, pop or swipe is driven as an interaction: a delegate stands in front of the app's own for as long as the
    /// film takes and answers with `UIPercentDrivenInteractiveTransition`, so that a transition stops at any progress.
    /// The two pages are moved by ``FilmSlide`` then, since UIKit's own slide cannot be driven from outside; an
    /// animator of the app's delegate is taken in its place. The bar, the coordinator and everything beside them are
    /// UIKit's. Other animations are stopped with the window's layer clock.
    ///
    /// What cannot be filmed: live blur and glass, which the render server draws after the picture was taken (they come
    /// out plain); the status bar, which is in another window; animations that leave the layer clock, such as videos
    /// and display links; the system gesture's own curve after the finger was lifted.
    @MainActor
    final class WindowStage: FilmStage {
        private let navigationController: UINavigationController
        private let driver: FilmTransitionDriver
        private let clock: LayerClock
        private let host: FilmHost?
        private var gauge: ProgressGauge?
        private var isReleased = false
        let window: UIWindow

        init(_ navigationController: UINavigationController, variant: FilmVariant) throws {
            self.navigationController = navigationController
            if let shown = navigationController.viewIfLoaded?.window {
                guard variant == .standard else { throw Self.variantInWindow }
                window = shown
                host = nil
            } else {
                let host = try FilmHost(navigationController, variant: variant)
                self.host = host
                window = host.window
            }
            driver = FilmTransitionDriver(navigationController)
            clock = LayerClock(window.layer)
            Self.turn()
        }

        private static let variantInWindow = FilmError.unavailable(
            "A navigation controller in a window keeps the window's traits; film it in other variants before it is in "
                + "one."
        )

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

        var isBusy: Bool { navigationController.transitionCoordinator != nil || progress < 1 }

        var progress: CGFloat { driver.isDriving ? driver.percent : gauge?.progress ?? 1 }

        func rest(after operation: String) throws {
            if driver.isDriving { driver.finish() }
            clock.resume()
            let limit = Date(timeIntervalSinceNow: 10)
            repeat { Self.turn() } while navigationController.transitionCoordinator != nil && Date() < limit
            if navigationController.transitionCoordinator != nil { throw FilmError.endless(operation) }
            driver.remove()
            gauge = nil
        }

        func advance(to progress: CGFloat) {
            if driver.isDriving {
                driver.update(progress)
            } else if let gauge {
                clock.search { gauge.progress >= progress }
            }
            Self.turn()
        }

        func advance(by seconds: TimeInterval) {
            clock.advance(by: seconds)
            Self.turn()
        }

        /// Lets the run loop do what is due, and Core Animation commit it.
        private static func turn() {
            CATransaction.flush()
            RunLoop.main.run(mode: .default, before: .distantPast)
            CATransaction.flush()
        }

        // MARK: Operations

        func begin(_ change: () -> Void) -> Bool {
            driver.install()
            clock.pause()
            change()
            window.layoutIfNeeded()
            Self.turn()
            if driver.isDriving {
                clock.resume()
                return true
            }
            driver.remove()
            gauge = ProgressGauge(in: window)
            return gauge != nil
        }

        func beginSwipe() -> Bool {
            begin { navigationController.popViewController(animated: true) } && driver.isDriving
        }

        func moveSwipe(to progress: CGFloat) {
            driver.update(progress)
            Self.turn()
        }

        func endSwipe(finishing: Bool) {
            // A finger that lets go halfway is filmed as one that goes on by hand: the rest is at the film's pace.
            if finishing { return }
            driver.goesBack = true
        }

        func picture(scale: CGFloat) -> PixelBuffer {
            draw(window.bounds, scale: scale)
        }

        func color(at point: CGPoint) -> FilmColor? {
            let pixel = draw(CGRect(x: point.x, y: point.y, width: 1, height: 1), scale: 1)
            return pixel.pixel(x: 0, y: 0).map { FilmColor(pixel: $0) }
        }

        private func draw(_ part: CGRect, scale: CGFloat) -> PixelBuffer {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            format.opaque = true
            let image = UIGraphicsImageRenderer(bounds: part, format: format).image { _ in
                window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
            return PixelBuffer(image) ?? PixelBuffer(width: 1, height: 1)
        }
    }

    /// The stage of this platform.
    @MainActor
    func makeFilmStage(_ navigationController: UINavigationController, variant: FilmVariant) throws -> any FilmStage {
        try WindowStage(navigationController, variant: variant)
    }
#endif
