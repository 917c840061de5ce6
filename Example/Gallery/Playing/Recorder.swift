import UIKit

/// Plays a scene once and records every frame.
@MainActor
enum Recorder {
    static let framesPerSecond: Double = 120
    /// In seconds. No transition of a navigation controller takes longer.
    private static let limit: TimeInterval = 5

    static func record(_ scene: Scene, mode: Mode, profile: Simulator.Profile) -> Recording {
        let bottom = Stage.barBottomAtRest(scene, profile: profile)
        let stage = Stage(scene, mode: mode, profile: profile)
        let reader = SampleReader(stage: stage)
        let before = ScreenState(of: stage)
        var samples = [reader.sample(at: -1 / framesPerSecond)]
        let player = Player(stage)
        var frame = 1.0
        while !player.isAtRest, player.time < limit {
            player.move(to: frame / framesPerSecond)
            samples.append(reader.sample(at: player.time))
            frame += 1
        }
        // One more frame shows what a completion handler changes.
        player.move(to: frame / framesPerSecond)
        samples.append(reader.sample(at: player.time))
        stage.endAlert()
        let after = ScreenState(of: stage)
        return Recording(
            samples: samples, bothShowBar: PageRole.allCases.allSatisfy { !DeclaredBar(of: stage.page($0)).isHidden },
            endStateCorrect: stage.isOnExpectedPage
                && after.agrees(with: DeclaredBar(of: stage.top), bottom: bottom, on: stage),
            restoredAfterCancel: scene.operation == .swipeCancelled ? after.equals(before) : nil,
            wrongPage: stage.isOnExpectedPage ? nil : scene.operation.wrongPage)
    }
}
