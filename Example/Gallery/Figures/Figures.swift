import BarTransition
import UIKit

/// The report's entry about one scene in one mode.
struct Figures: Encodable, Equatable {
    let scene: String
    let operation: Operation
    let profile: String
    let mode: Mode
    /// Points.
    let maxContentJump: Double
    /// Points.
    let maxBarJump: Double
    /// OKLab distance.
    let maxColourStep: Double
    let endStateCorrect: Bool
    /// nil unless the operation is cancelled; written as null.
    let restoredAfterCancel: Bool?

    private enum CodingKeys: String, CodingKey {
        case scene, operation, profile, mode, maxContentJump, maxBarJump, maxColourStep, endStateCorrect
        case restoredAfterCancel
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(scene, forKey: .scene)
        try values.encode(operation, forKey: .operation)
        try values.encode(profile, forKey: .profile)
        try values.encode(mode, forKey: .mode)
        try values.encode(maxContentJump, forKey: .maxContentJump)
        try values.encode(maxBarJump, forKey: .maxBarJump)
        try values.encode(maxColourStep, forKey: .maxColourStep)
        try values.encode(endStateCorrect, forKey: .endStateCorrect)
        // The synthesised method would leave the key out.
        try values.encode(restoredAfterCancel, forKey: .restoredAfterCancel)
    }
}

extension Figures {
    init(_ recording: Recording, scene: Scene, mode: Mode, profile: Simulator.Profile) {
        let progress = recording.progress
        self.init(
            scene: scene.name, operation: scene.operation, profile: profile.identifier, mode: mode,
            maxContentJump: Self.rounded(
                Side.allCases.map { Jump.largest(of: recording.contentTops($0), progress: progress) }.max() ?? 0,
                to: 100),
            maxBarJump: Self.rounded(Jump.largest(of: recording.barBottoms, progress: progress), to: 100),
            maxColourStep: Self.rounded(
                Side.allCases.map { Jump.largest(of: recording.colors($0), progress: progress) }.max() ?? 0, to: 10000),
            endStateCorrect: recording.endStateCorrect, restoredAfterCancel: recording.restoredAfterCancel)
    }

    private static func rounded(_ value: Double, to parts: Double) -> Double { (value * parts).rounded() / parts }

    /// Whether the bar is what it must be when everything has come to rest.
    var endsWell: Bool { endStateCorrect && restoredAfterCancel != false }
}
