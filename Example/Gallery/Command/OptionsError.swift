import UIKit

/// Input that cannot be used, told in one sentence that names the valid choices.
enum OptionsError: Error, Equatable {
    case unknownOption(String)
    case missingValue(OptionName)
    case unwantedValue(OptionName)
    case unknownScene(String)
    case unknownProfile(String)
    case badFrames(String)
    case badOutput(String, reason: String)

    var sentence: String {
        switch self {
        case .unknownOption(let text):
            "\"\(text)\" is not an option; the options are \(Self.list(OptionName.allCases.map(\.rawValue)))."
        case .missingValue(let name):
            switch name {
            case .scene: "--scene needs the name of a scene: \(Self.scenes)."
            case .profile: "--profile needs the name of a profile: \(Self.profiles)."
            case .frames: "--frames needs a whole number from \(Self.frames)."
            default: "\(name.rawValue) needs a folder to write to, for example \(name.rawValue) /tmp/films."
            }
        case .unwantedValue(let name):
            "\(name.rawValue) takes no value; the options that do are --scene, --profile, --frames and --output."
        case .unknownScene(let text):
            "There is no scene \"\(text)\"; the scenes are \(Self.scenes)."
        case .unknownProfile(let text):
            "There is no profile \"\(text)\"; the profiles are \(Self.profiles)."
        case .badFrames(let text):
            "--frames takes a whole number from \(Self.frames), not \"\(text)\"."
        case .badOutput(let text, let reason):
            "Cannot write to \"\(text)\": \(reason); choose another folder with --output."
        }
    }

    private static var scenes: String { list(Scene.all.map(\.name)) }
    private static var profiles: String { list(Simulator.Profile.all.map(\.identifier) + ["all"]) }
    private static var frames: String { "\(Options.frameRange.lowerBound) to \(Options.frameRange.upperBound)" }

    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
