import BarTransition
import UIKit

/// The entry of `report.json` for one scene in one mode.
struct Figures: Encodable, Equatable {
    let scene: String
    let operation: Operation
    let profile: String
    let mode: Mode
    /// In points.
    let maxContentJump: Double
    /// In points.
    let maxBarJump: Double
    /// As an OKLab distance.
    let maxColourStep: Double
    let endStateCorrect: Bool
    /// Nil unless the operation is cancelled; encoded as null.
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
        // The synthesised method would omit the key.
        try values.encode(restoredAfterCancel, forKey: .restoredAfterCancel)
    }
}

extension Figures {
    init(_ recording: Recording, scene: Scene, mode: Mode, profile: Simulator.Profile) {
        let progress = recording.progress
        self.init(
            scene: scene.name, operation: scene.operation, profile: profile.identifier, mode: mode,
            maxContentJump: Self.rounded(
                PageRole.allCases.map { Jump.largest(of: recording.contentTops($0), progress: progress) }.max() ?? 0,
                to: 100),
            maxBarJump: Self.rounded(Jump.largest(of: recording.barBottoms, progress: progress), to: 100),
            maxColourStep: Self.rounded(
                PageRole.allCases.map { Jump.largest(of: recording.colors($0), progress: progress) }.max() ?? 0,
                to: 10000),
            endStateCorrect: recording.endStateCorrect, restoredAfterCancel: recording.restoredAfterCancel)
    }

    private static func rounded(_ value: Double, to parts: Double) -> Double { (value * parts).rounded() / parts }

    /// Whether the end state is correct, also after a cancelled swipe.
    var endsWell: Bool { endStateCorrect && restoredAfterCancel != false }
}

/// The figures of a scene as a sentence. The sentence is drawn into films and `index.html`.
struct Verdict {
    /// In points. Smaller jumps are hardly visible.
    static let contentLimit = 0.5
    /// As an OKLab distance. Larger steps are clearly visible.
    static let colourLimit = 0.05

    /// For example "content leaps 49.1 pt, the colour snaps".
    let sentence: String
    let isGood: Bool

    init(_ figures: Figures) {
        var faults: [String] = []
        if figures.maxContentJump > Self.contentLimit {
            faults.append("content leaps \(Self.points(figures.maxContentJump))")
        }
        if figures.maxBarJump > Self.contentLimit { faults.append("the bar leaps \(Self.points(figures.maxBarJump))") }
        if figures.maxColourStep > Self.colourLimit { faults.append("the colour snaps") }
        if !figures.endStateCorrect { faults.append("the bar is wrong at the end") }
        if figures.restoredAfterCancel == false { faults.append("cancelling does not restore it") }
        isGood = faults.isEmpty
        sentence = faults.isEmpty ? "smooth from the first frame to the last" : faults.joined(separator: ", ")
    }

    private static func points(_ value: Double) -> String { String(format: "%.1f pt", value) }
}

/// The figures of all scenes as JSON.
enum Report {
    static func json(_ figures: [Figures]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(figures) + Data("\n".utf8)
    }
}
