import UIKit

// Each call has two forms of one name: in an async function Swift takes the one that suspends, elsewhere the one that waits in place.

extension TransitionFilm {
    // MARK: Suspending

    /// Films one operation on the caller's navigation controller.
    ///
    /// A controller in a window is filmed there; one in no window is shown in a temporary window. The effect of the operation
    /// remains. After a swipe that is held or canceled, the recorder checks that the initial state is restored, and throws
    /// an error if it is not.
    ///
    /// This form suspends while it waits, so it works in every `async` test. Films that are recorded at the same time wait for
    /// each other.
    ///
    /// - Parameters:
    ///   - operation: the operation to film.
    ///   - navigationController: the controller, not in a transition.
    ///   - variant: interface style, layout direction, text size and device. A controller in a window has those of the
    ///     window, and any variant except the standard one throws an error. Default `.standard`.
    ///   - frames: the number of frames, evenly spread by progress. The first is what people see before the operation, the
    ///     last is its end. One frame shows the end; a number below 1 or above 1200 throws an error, and so does one whose
    ///     filmstrip would be higher than 65535 pixels: from 361 whole screens of an iPhone 15 on, at scale 4 from 37 on.
    ///   - scale: pixels per point, above 0 and at most 4; any other throws an error. Default 1, independent of the screen.
    ///   - height: the height of the part of the screen to film, in points from its top. Default nil: all of it, as with one that
    ///     is higher than the screen. One that is not above 0 throws an error.
    @MainActor
    public static func record(
        _ operation: Operation, on navigationController: UINavigationController, variant: FilmVariant = .standard,
        frames: Int, scale: CGFloat = 1, height: CGFloat? = nil
    ) async throws -> TransitionFilm {
        let scene = FilmScene(operation, on: navigationController)
        return try await record(scene, variant: variant, frames: frames, scale: scale, height: height)
    }

    /// Films one operation on view controllers, in a temporary navigation controller and window with a device's safe area
    /// and with the library attached. This form suspends while it waits.
    ///
    /// - Parameters:
    ///   - operation: the operation to film.
    ///   - pages: the stack before the operation, from the bottom up; at least one.
    ///   - variant: interface style, layout direction, text size and device. Default `.standard`.
    ///   - frames: the number of frames; see `record(_:on:variant:frames:scale:height:)`.
    ///   - scale: pixels per point. Default 1.
    ///   - height: the height of the part of the screen to film, in points from its top. Default nil: all of it.
    ///   - prefersLargeTitles: the bar's property of that name. Default false.
    ///   - attachesBarTransition: whether `attachBarTransition()` is called; false films UIKit alone. Default true.
    @MainActor
    public static func record(
        _ operation: Operation, pages: [UIViewController], variant: FilmVariant = .standard, frames: Int,
        scale: CGFloat = 1, height: CGFloat? = nil, prefersLargeTitles: Bool = false, attachesBarTransition: Bool = true
    ) async throws -> TransitionFilm {
        let scene = FilmScene(
            operation, pages: pages, prefersLargeTitles: prefersLargeTitles,
            attachesBarTransition: attachesBarTransition)
        return try await record(scene, variant: variant, frames: frames, scale: scale, height: height)
    }

    /// Films a scene in a variant. This form suspends while it waits.
    ///
    /// - Parameters:
    ///   - scene: the operation and the navigation controller.
    ///   - variant: interface style, layout direction, text size and device. A controller in a window has those of the
    ///     window, and any variant except the standard one throws an error. Default `.standard`.
    ///   - frames: the number of frames; see `record(_:on:variant:frames:scale:height:)`.
    ///   - scale: pixels per point. Default 1.
    ///   - height: the height of the part of the screen to film, in points from its top. Default nil: all of it.
    @MainActor
    public static func record(
        _ scene: FilmScene, variant: FilmVariant = .standard, frames: Int, scale: CGFloat = 1, height: CGFloat? = nil
    ) async throws -> TransitionFilm {
        try await FilmRecorder(scene, frames: frames, scale: scale, height: height).recording(variant: variant).run()
    }

    // MARK: Waiting in place

    /// Films one operation on the caller's navigation controller.
    ///
    /// A controller in a window is filmed there; one in no window is shown in a temporary window. The effect of the operation
    /// remains. After a swipe that is held or canceled, the recorder checks that the initial state is restored, and throws
    /// an error if it is not.
    ///
    /// This form waits in place. Apple's UIKit ends transitions on the main queue, which does not run meanwhile in a task, so in
    /// tests of Swift Testing and in `async` tests of XCTest this form throws ``FilmError/needsAwait`` there. Write
    /// `try await`, which is the form of the same name that suspends. On the model both record the same film.
    ///
    /// - Parameters:
    ///   - operation: the operation to film.
    ///   - navigationController: the controller, not in a transition.
    ///   - variant: interface style, layout direction, text size and device. A controller in a window has those of the
    ///     window, and any variant except the standard one throws an error. Default `.standard`.
    ///   - frames: the number of frames, evenly spread by progress. The first is what people see before the operation, the
    ///     last is its end. One frame shows the end; a number below 1 or above 1200 throws an error, and so does one whose
    ///     filmstrip would be higher than 65535 pixels: from 361 whole screens of an iPhone 15 on, at scale 4 from 37 on.
    ///   - scale: pixels per point, above 0 and at most 4; any other throws an error. Default 1, independent of the screen.
    ///   - height: the height of the part of the screen to film, in points from its top. Default nil: all of it, as with one that
    ///     is higher than the screen. One that is not above 0 throws an error.
    @MainActor
    public static func record(
        _ operation: Operation, on navigationController: UINavigationController, variant: FilmVariant = .standard,
        frames: Int, scale: CGFloat = 1, height: CGFloat? = nil
    ) throws -> TransitionFilm {
        let scene = FilmScene(operation, on: navigationController)
        return try record(scene, variant: variant, frames: frames, scale: scale, height: height)
    }

    /// Films one operation on view controllers, in a temporary navigation controller and window with a device's safe area
    /// and with the library attached. This form waits in place; see `record(_:on:variant:frames:scale:height:)`.
    ///
    /// - Parameters:
    ///   - operation: the operation to film.
    ///   - pages: the stack before the operation, from the bottom up; at least one.
    ///   - variant: interface style, layout direction, text size and device. Default `.standard`.
    ///   - frames: the number of frames; see `record(_:on:variant:frames:scale:height:)`.
    ///   - scale: pixels per point. Default 1.
    ///   - height: the height of the part of the screen to film, in points from its top. Default nil: all of it.
    ///   - prefersLargeTitles: the bar's property of that name. Default false.
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

    /// Films a scene in a variant. This form waits in place; see `record(_:on:variant:frames:scale:height:)`.
    ///
    /// - Parameters:
    ///   - scene: the operation and the navigation controller.
    ///   - variant: interface style, layout direction, text size and device. A controller in a window has those of the
    ///     window, and any variant except the standard one throws an error. Default `.standard`.
    ///   - frames: the number of frames; see `record(_:on:variant:frames:scale:height:)`.
    ///   - scale: pixels per point. Default 1.
    ///   - height: the height of the part of the screen to film, in points from its top. Default nil: all of it.
    @MainActor
    public static func record(
        _ scene: FilmScene, variant: FilmVariant = .standard, frames: Int, scale: CGFloat = 1, height: CGFloat? = nil
    ) throws -> TransitionFilm {
        try FilmRecorder(scene, frames: frames, scale: scale, height: height).recording(variant: variant).run()
    }
}
