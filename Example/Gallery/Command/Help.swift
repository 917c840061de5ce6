import UIKit

/// The text of `--help` and of `--list`.
enum Help {
    static let text = """
        swift run Example [options]

        Plays transitions between the example's pages twice: by UIKit alone, with pages that style the bar by hand as
        apps commonly do, and with BarTransition attached. Draws both as films and measures how smooth they are.

          --scene NAME     plays one scene; default all of them
          --profile NAME   plays on this device and system, or on all; default \(Options.defaultProfile)
          --frames N       frames per film, 2 to 60; default 7
          --output DIR     where to write; default Example/Output
          --list           names the scenes and the profiles
          --help           shows this text

        Written are films/<scene>.png, index.html and report.json; with --profile all the films and pages of each profile
        go into a folder of its name.

        The figures in report.json, over all frames at 120 per second from one before the operation to rest:
          maxContentJump   points; a visible page's content top on the screen
          maxBarJump       points; the bar's bottom edge
          maxColourStep    OKLab distance; the colour behind the title, at the middle of each page and the top of the screen
        Each is the largest step from frame to frame, less the largest step that the transition's own curve makes over
        the same distance (the value's end less its start, times the largest step of the progress), and never below 0:
        smooth is 0. A cancelled swipe is judged as two ways, out and back; a value that is there for a part of the way
        by that part. A page that comes where both pages show a bar counts as starting with its content at the bar's
        bottom edge one frame before, where the eye expects it; where only one page shows a bar, each starts where it
        starts.
          endStateCorrect      bar visibility, tint, colour, insets and content top are what the page on top declares
          restoredAfterCancel  every value is as before the gesture; null unless the operation is cancelled
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
