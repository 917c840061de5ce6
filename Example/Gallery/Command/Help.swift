import UIKit

/// The output of `--help` and of `--list`.
enum Help {
    static let text = """
        swift run Example [options]

        Plays transitions between the example's pages twice: by UIKit alone, with pages that style the bar themselves
        as apps commonly do, and with BarTransition attached. Draws both as films and measures how smooth they are.

          --scene NAME     plays one scene; default: all
          --profile NAME   plays on this device and system, or on all; default: \(Options.defaultProfile)
          --frames N       frames per film, 2 to 60; default: 7
          --animated       writes films/<scene>.animated.png too, both modes side by side in slow motion
          --output DIR     the folder to write to; default: Example/Output
          --list           lists the scenes and the profiles
          --help           shows this text

        Writes films/<scene>.png, index.html and report.json; with --profile all, the films and the page of each profile
        are in a folder of its name.

        The figures in report.json, over all frames at 120 per second, from one before the operation to its end:
          maxContentJump   points; the content top of each visible page
          maxBarJump       points; the bar's bottom edge
          maxColorStep    OKLab distance; the color behind the title, at the middle of each page and the top of the screen
        Each is the largest step from frame to frame, less the largest step that the transition's curve makes over the
        same distance (the value's end less its start, times the largest step of the progress), and never below 0; a
        smooth transition has 0. The two directions of a canceled swipe are measured separately, and a value that is
        visible for a part of the transition over that part. If both pages show a bar, the content of the incoming page
        is expected to start at the bar's bottom edge; if only one does, there is no such expectation.
          endStateCorrect      bar visibility, tint, color, insets and content top are what the top page declares
          restoredAfterCancel  every value is as before the gesture; null unless the operation is canceled
        """

    static var list: String {
        let width = Scene.all.map(\.name.count).max() ?? 0
        let scenes = Scene.all.map { "  " + Columns.left($0.name, width + 2) + $0.title }
        let names = Simulator.Profile.all
        let identifiers = names.map { "  " + Columns.left($0.identifier, width + 2) + $0.name }
        return (["Scenes"] + scenes + ["", "Profiles"] + identifiers).joined(separator: "\n")
    }
}

extension Options {
    static let defaultProfile = Simulator.Profile.iPhone15(iOS: 18).identifier
}
