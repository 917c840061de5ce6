import BarTransition
import UIKit

/// Everything that could be seen of one transition, 120 times a second, from before it to rest.
///
/// ```swift
/// let recording = try TransitionRecording.record(.push(photo), on: navigationController)
/// expectSmooth(recording)
/// ```
public struct TransitionRecording: Sendable {
    /// What was recorded, for example "push “Photo”".
    public let title: String
    /// The values of each frame: the first is before the operation, the second its first moment, the last at rest.
    public let frames: [FilmFrame]
    let circumstances: SmoothnessCircumstances

    /// Records one operation on a navigation controller of the caller's, which is shown on a device of its own for as
    /// long as it takes where it is in no window. What the operation does is done afterwards.
    ///
    /// - Parameters:
    ///   - operation: what to record.
    ///   - navigationController: the controller, at rest; one in a transition throws an error.
    @MainActor
    public static func record(
        _ operation: TransitionFilm.Operation, on navigationController: UINavigationController
    ) throws -> TransitionRecording {
        try record(FilmScene(operation, on: navigationController))
    }

    /// Records a scene in a variant.
    ///
    /// - Parameters:
    ///   - scene: operation and navigation controller.
    ///   - variant: light or dark, direction, text size and device. Default `.standard`.
    @MainActor
    public static func record(_ scene: FilmScene, variant: FilmVariant = .standard) throws -> TransitionRecording {
        guard !scene.navigationController.viewControllers.isEmpty else { throw FilmError.noPages }
        try scene.operation.check(on: scene.navigationController)
        let stage = try makeFilmStage(scene.navigationController, variant: variant)
        defer { stage.leave() }
        scene.loadPages()
        try stage.rest(after: "What was shown before")
        try scene.operation.check(on: scene.navigationController)
        return try TransitionRecorder(scene, stage: stage).record()
    }
}
