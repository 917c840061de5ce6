import UIKit

/// One scene in one mode, as pictures.
struct Film {
    struct Frame {
        /// The progress of the transition, or the time where no page moves.
        let caption: String
        /// The screen. The film's sheet reduces it; `index.html` enlarges it too.
        let picture: UIImage
    }

    let frames: [Frame]
    let figures: Figures
    let recording: Recording
    /// The rules of smoothness and their violations.
    let rules: [RuleCheck]

    /// What the rules say, with the figures.
    var verdict: Verdict { Verdict(figures, rules: rules) }

    /// In pixels per point: a picture that is shown at 236 of 393 points has three pixels per point then, enlarged two. A whole
    /// number, as on a device: otherwise the edges between views are inside of pixels, which shows what is behind both.
    static let scale: CGFloat = 2

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
        _ scene: Scene, mode: Mode, profile: Simulator.Profile, count: Int
    ) throws -> Film {
        let recording = Recorder.record(scene, mode: mode, profile: profile)
        let rules = try RuleCheck.all(scene, mode: mode, profile: profile)
        let stage = Stage(scene, mode: mode, profile: profile)
        let player = Player(stage)
        let frames = FilmMoments(count: count, samples: recording.samples).moments.map { moment in
            if let time = moment.time { player.move(to: time) }
            let caption =
                scene.operation == .change
                ? String(format: "%.2f s", moment.time ?? 0) : "\(Int((moment.progress * 100).rounded())) %"
            return Frame(caption: caption, picture: stage.simulator.picture(scale: scale))
        }
        return Film(
            frames: frames, figures: Figures(recording, scene: scene, mode: mode, profile: profile),
            recording: recording, rules: rules)
    }
}
