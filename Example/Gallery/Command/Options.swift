import UIKit

/// What the command line asks for.
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
    /// How many frames a film has.
    var frames = 7
    /// Where to write, as given.
    var output = "Example/Output"

    /// The most frames that still make a picture to look at.
    static let frameRange = 2...60

    /// Reads the arguments after the command's name; both `--name value` and `--name=value` are understood.
    init(_ arguments: [String]) throws(OptionsError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let name = OptionName(rawValue: parts[0]) else { throw .unknownOption(argument) }
            guard name.takesValue else {
                guard parts.count == 1 else { throw .unwantedValue(name) }
                // Help wins, wherever it stands.
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
        case .list, .help: break
        }
    }
}
