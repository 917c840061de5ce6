import BarTransition
import UIKit

/// The values of one transition, 120 times a second, from before it to its end.
///
/// ```swift
/// let recording = try await TransitionRecording.record(.push(photo), on: navigationController)
/// expectSmooth(recording)
/// ```
public struct TransitionRecording: Sendable {
    /// The operation, for example "push “Photo”".
    public let title: String
    /// The values of each frame: the first is before the operation, the second its start, the last its end.
    public let frames: [FilmFrame]
    let context: SmoothnessContext

    /// Records one operation on the caller's navigation controller. A controller in no window is shown in a temporary one.
    /// The effect of the operation remains. This form suspends while it waits, so it works in every `async` test.
    ///
    /// - Parameters:
    ///   - operation: the operation to record.
    ///   - navigationController: the controller; one in a transition throws an error.
    @MainActor
    public static func record(
        _ operation: TransitionFilm.Operation, on navigationController: UINavigationController
    ) async throws -> TransitionRecording {
        try await record(FilmScene(operation, on: navigationController))
    }

    /// Records a scene in a variant. This form suspends while it waits.
    ///
    /// - Parameters:
    ///   - scene: the operation and the navigation controller.
    ///   - variant: interface style, layout direction, text size and device. Default `.standard`.
    @MainActor
    public static func record(
        _ scene: FilmScene, variant: FilmVariant = .standard
    ) async throws -> TransitionRecording {
        try await TransitionRecorder.recording(scene, variant: variant).run()
    }

    /// Records one operation on the caller's navigation controller. A controller in no window is shown in a temporary one.
    /// The effect of the operation remains. This form waits in place, which with Apple's UIKit is for `XCTest` methods that
    /// are not `async`; in a task it throws ``FilmError/needsAwait``.
    ///
    /// - Parameters:
    ///   - operation: the operation to record.
    ///   - navigationController: the controller; one in a transition throws an error.
    @MainActor
    public static func record(
        _ operation: TransitionFilm.Operation, on navigationController: UINavigationController
    ) throws -> TransitionRecording {
        try record(FilmScene(operation, on: navigationController))
    }

    /// Records a scene in a variant. This form waits in place; see `record(_:on:)`.
    ///
    /// - Parameters:
    ///   - scene: the operation and the navigation controller.
    ///   - variant: interface style, layout direction, text size and device. Default `.standard`.
    @MainActor
    public static func record(_ scene: FilmScene, variant: FilmVariant = .standard) throws -> TransitionRecording {
        try TransitionRecorder.recording(scene, variant: variant).run()
    }
}

/// What the rules need to know in addition to the frames.
struct SmoothnessContext: Sendable {
    /// One page of the transition.
    struct Page: Sendable {
        let name: String
        /// Whether the bar is visible for this page.
        let hasBar: Bool
        /// The app's own inset at the top, in points.
        let ownInset: CGFloat
        /// Whether its content is pinned to the safe area, so that it must begin exactly at the bar's bottom edge.
        let isPinned: Bool
        /// Whether its bar can minimize, so that its content may stay under a bar that comes back.
        let canMinimizeBar: Bool
        /// Where its content can begin without a bar, in window coordinates, in points.
        let topsWithoutBar: [CGFloat]
        /// Whether the bar is shown or hidden while the page stays on top: it slides over the top edge, farther than the content.
        let barChangesInPlace: Bool
        /// The title colors that are declared for it, which the library changes at once when they suit the background.
        let declaredTitles: [FilmColor]
    }

    var pages: [Page] = []
    /// Whether the transition is interactive.
    var isSwipe = false
    /// Whether BarTransition is attached to the navigation controller.
    var isAttached = true
    /// The tints that the pages declare, which the library animates; empty without it.
    var declaredTints: [FilmColor] = []
    /// In each frame, the color in the bar's area over each page, whether the bar is visible or not; see `ValueReader`.
    var barAreas: [[FilmColor?]] = []
    /// In each frame, the colors where a toolbar or a tab bar is, whether it is visible or not; see `ValueReader`.
    var bottomRows: [[BottomRow]] = []
    /// The class of the navigation controller.
    var controller = ""
    /// Problems found while recording.
    var problems: [SmoothnessProblem] = []
}
