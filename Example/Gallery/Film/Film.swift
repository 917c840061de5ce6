import UIKit

/// One scene in one mode, as pictures.
struct Film {
    struct Frame {
        let progress: Double
        /// One pixel per point of the size at which it is shown.
        let picture: UIImage
    }

    let frames: [Frame]
    let figures: Figures
    let recording: Recording
    /// The rules of smoothness and their violations.
    let rules: [RuleCheck]

    /// What the rules say, with the figures.
    var verdict: Verdict { Verdict(figures, rules: rules) }

    /// At most `count` frames, evenly spread, including the first and the last.
    func frames(_ count: Int) -> [Frame] {
        guard frames.count > count, count > 1 else { return frames }
        return (0..<count).map { frames[$0 * (frames.count - 1) / (count - 1)] }
    }
}

extension Film {
    /// Plays a scene three times on equal stages: to read every frame, to check the rules, and to take pictures.
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
