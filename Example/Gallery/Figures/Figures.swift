import BarTransition
import BarTransitionTesting
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
    let maxColorStep: Double
    let endStateCorrect: Bool
    /// Nil unless the operation is canceled; encoded as null.
    let restoredAfterCancel: Bool?
    /// The fault if another page than expected is on top at the end; nil otherwise. `endStateCorrect` contains it.
    var wrongPage: String?

    private enum CodingKeys: String, CodingKey {
        case scene, operation, profile, mode, maxContentJump, maxBarJump, maxColorStep, endStateCorrect
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
        try values.encode(maxColorStep, forKey: .maxColorStep)
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
            maxColorStep: Self.rounded(
                PageRole.allCases.map { Jump.largest(of: recording.colors($0), progress: progress) }.max() ?? 0,
                to: 10000),
            endStateCorrect: recording.endStateCorrect, restoredAfterCancel: recording.restoredAfterCancel,
            wrongPage: recording.wrongPage)
    }

    private static func rounded(_ value: Double, to parts: Double) -> Double { (value * parts).rounded() / parts }

    /// Whether the end state is correct, also after a canceled swipe.
    var endsWell: Bool { endStateCorrect && restoredAfterCancel != false }
}

/// What the rules of smoothness say about a scene, as a sentence with the figures. The sentence is drawn into films and
/// `index.html`.
struct Verdict {
    /// In points. Smaller jumps are hardly visible.
    static let contentLimit = 0.5
    /// As an OKLab distance. Larger steps are clearly visible.
    static let colorLimit = 0.05

    /// For example "content jumps 49.1 pt, the color snaps".
    let sentence: String
    let isGood: Bool

    init(_ figures: Figures, rules: [RuleCheck]) {
        if let fault = figures.wrongPage {
            // The rest would be about another transition than the scene's.
            sentence = fault
            isGood = false
            return
        }
        var faults: [String] = []
        func add(_ fault: String, _ isSeen: Bool) {
            if isSeen { faults.append(fault) }
        }
        func finds(_ rules: Set<SmoothnessInvariant>, in broken: [RuleCheck], where matches: (String) -> Bool) -> Bool {
            broken.contains { rules.contains($0.rule) && $0.findings.contains { matches($0.value) } }
        }
        let movements: Set<SmoothnessInvariant> = [.continuity, .agreement]
        let isContent = { (value: String) in value.hasSuffix("content top") }
        let isBar = { (value: String) in value == "the bar's bottom" }
        let isColor = { (value: String) in value.hasPrefix("the color of the bar over") }
        if finds(movements, in: rules, where: isContent) {
            // Content can leave the bar's edge without a jump.
            let jumps = figures.maxContentJump > Self.contentLimit
            faults.append(
                jumps ? "content jumps \(Self.points(figures.maxContentJump))" : "content leaves the bar's edge")
        }
        if finds(movements, in: rules, where: isBar) {
            faults.append("the bar jumps \(Self.points(figures.maxBarJump))")
        }
        add("the color snaps", finds(movements, in: rules, where: isColor))
        add("a part changes at once", finds(movements, in: rules) { !isContent($0) && !isBar($0) && !isColor($0) })
        add("the bar is wrong at the end", !figures.endStateCorrect || finds([.truth], in: rules) { _ in true })
        add(
            "canceling does not restore it",
            figures.restoredAfterCancel == false || finds([.reversibility], in: rules) { _ in true })
        add("the app's own values change", finds([.innocence], in: rules) { _ in true })
        add("asking again changes it", finds([.idempotence], in: rules) { _ in true })
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
