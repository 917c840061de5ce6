import UIKit

/// The parsed arguments of the command line.
struct Options {
    /// What to do.
    enum Task: Equatable {
        case play
        case list
        case help
    }

    var task = Task.play
    var scenes = Scene.all
    var profiles: [Simulator.Profile] = [.iPhone15(iOS: 18)]
    /// The number of frames in a film.
    var frames = 7
    /// Whether each scene is also written as an animation.
    var isAnimated = false
    /// The folder to write to, as given.
    var output = "Example/Output"

    /// The allowed numbers of frames; more would make a film too large to view.
    static let frameRange = 2...60

    /// Parses the arguments after the command's name. Accepts `--name value` and `--name=value`.
    init(_ arguments: [String]) throws(OptionsError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let name = OptionName(rawValue: parts[0]) else { throw .unknownOption(argument) }
            guard name.takesValue else {
                guard parts.count == 1 else { throw .unwantedValue(name) }
                guard name != .animated else {
                    isAnimated = true
                    continue
                }
                // `--help` takes precedence in any position.
                if task != .help { task = name == .help ? .help : .list }
                continue
            }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty,
                parts.count > 1 || !value.hasPrefix("--")
            else { throw .missingValue(name) }
            try set(name, to: value)
        }
    }

    private mutating func set(_ name: OptionName, to value: String) throws(OptionsError) {
        switch name {
        case .scene:
            guard let scene = Scene.all.first(where: { $0.name == value }) else { throw .unknownScene(value) }
            scenes = [scene]
        case .profile:
            let all = Simulator.Profile.all
            profiles = value == "all" ? all : all.filter { $0.identifier == value }
            if profiles.isEmpty { throw .unknownProfile(value) }
        case .frames:
            guard let count = Int(value), Self.frameRange.contains(count) else { throw .badFrames(value) }
            frames = count
        case .output: output = value
        case .animated, .list, .help: break
        }
    }
}

/// The names of the options.
enum OptionName: String, CaseIterable {
    case scene = "--scene"
    case profile = "--profile"
    case frames = "--frames"
    case animated = "--animated"
    case output = "--output"
    case list = "--list"
    case help = "--help"

    var takesValue: Bool { ![.animated, .list, .help].contains(self) }
}

/// Invalid arguments, described by a sentence that names the valid choices.
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
