/// The options by name.
enum OptionName: String, CaseIterable {
    case scene = "--scene"
    case profile = "--profile"
    case frames = "--frames"
    case output = "--output"
    case list = "--list"
    case help = "--help"

    var takesValue: Bool { self != .list && self != .help }
}
