import UIKit

/// One scene in one mode, as pictures.
struct Film {
    struct Frame {
        let progress: Double
        /// As many pixels as points wide as it is shown.
        let picture: UIImage
    }

    let frames: [Frame]
    let figures: Figures
    let recording: Recording
    /// The rules of smoothness, kept and broken.
    let rules: [RuleCheck]

    /// As many frames as asked for, evenly chosen; the first and the last stay.
    func frames(_ count: Int) -> [Frame] {
        guard frames.count > count, count > 1 else { return frames }
        return (0..<count).map { frames[$0 * (frames.count - 1) / (count - 1)] }
    }
}

extension Film {
    /// Plays a scene on equal stages: to read every frame, to have it judged, and to take pictures at the right moments.
    @MainActor
    static func shoot(
        _ scene: Scene, mode: Mode, profile: Simulator.Profile, count: Int, pictureWidth: CGFloat
    ) throws -> Film {
        let recording = Recorder.record(scene, mode: mode, profile: profile)
        let rules = try RuleCheck.all(scene, mode: mode, profile: profile)
        let stage = Stage(scene, mode: mode, profile: profile)
        let player = Player(stage)
        let frames = FilmMoments(count: count, samples: recording.samples).moments.map { moment in
            if let time = moment.time { player.move(to: time) }
            let picture = stage.simulator.picture(scale: pictureWidth / stage.width)
            return Frame(progress: moment.progress, picture: picture)
        }
        return Film(
            frames: frames, figures: Figures(recording, scene: scene, mode: mode, profile: profile),
            recording: recording, rules: rules)
    }
}
