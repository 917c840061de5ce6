import UIKit

extension TransitionFilm {
    /// Films one operation on a navigation controller of the caller's.
    ///
    /// A controller that is in a window is filmed there; another one is shown on a device of its own for as long as it
    /// takes. What the operation does is done afterwards; after a swipe that is held or cancelled the recorder checks
    /// that everything is as it was, and throws an error if it is not.
    ///
    /// - Parameters:
    ///   - operation: what to film.
    ///   - navigationController: the controller, at rest.
    ///   - frames: how many frames, evenly spread by progress with both ends exact. One frame shows the end; fewer
    ///     throw an error.
    ///   - scale: pixels per point, above 0 and at most 4. Default 1, whatever the screen has.
    ///   - height: how much of the screen is filmed, in points from its top. Default nil: all of it.
    @MainActor
    public static func record(
        _ operation: Operation, on navigationController: UINavigationController, frames: Int, scale: CGFloat = 1,
        height: CGFloat? = nil
    ) throws -> TransitionFilm {
        let scene = FilmScene(operation, on: navigationController)
        return try record(scene, frames: frames, scale: scale, height: height)
    }

    /// Films one operation on pages alone: a navigation controller, a window with a device's safe area and the library
    /// are put around them for as long as it takes.
    ///
    /// - Parameters:
    ///   - operation: what to film.
    ///   - pages: the stack before the operation, from the bottom up; at least one.
    ///   - variant: light or dark, direction, text size and device. Default `.standard`.
    ///   - frames: how many frames; see `record(_:on:frames:scale:height:)`.
    ///   - scale: pixels per point. Default 1.
    ///   - height: how much of the screen is filmed, in points from its top. Default nil: all of it.
    ///   - prefersLargeTitles: as the bar's property of that name. Default false.
    ///   - attachesBarTransition: whether `attachBarTransition()` is called; false films UIKit alone. Default true.
    @MainActor
    public static func record(
        _ operation: Operation, pages: [UIViewController], variant: FilmVariant = .standard, frames: Int,
        scale: CGFloat = 1, height: CGFloat? = nil, prefersLargeTitles: Bool = false, attachesBarTransition: Bool = true
    ) throws -> TransitionFilm {
        let scene = FilmScene(
            operation, pages: pages, prefersLargeTitles: prefersLargeTitles,
            attachesBarTransition: attachesBarTransition)
        return try record(scene, variant: variant, frames: frames, scale: scale, height: height)
    }

    /// Films a scene in a variant.
    ///
    /// - Parameters:
    ///   - scene: operation and navigation controller.
    ///   - variant: light or dark, direction, text size and device; a controller that is in a window keeps those of the
    ///     window, and another variant than the standard one throws an error. Default `.standard`.
    ///   - frames: how many frames; see `record(_:on:frames:scale:height:)`.
    ///   - scale: pixels per point. Default 1.
    ///   - height: how much of the screen is filmed, in points from its top. Default nil: all of it.
    @MainActor
    public static func record(
        _ scene: FilmScene, variant: FilmVariant = .standard, frames: Int, scale: CGFloat = 1, height: CGFloat? = nil
    ) throws -> TransitionFilm {
        guard !scene.navigationController.viewControllers.isEmpty else { throw FilmError.noPages }
        let recorder = FilmRecorder(scene, frames: frames, scale: scale, height: height)
        return try recorder.record(variant: variant)
    }
}
