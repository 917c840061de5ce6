import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@Suite(.ownSimulator) @MainActor
struct OptionsTests {
    private func sentence(_ arguments: String...) -> String? {
        do {
            _ = try Options(arguments)
            return nil
        } catch {
            return error.sentence
        }
    }

    private let scenes =
        "push-large-title-to-inline, push-large-title-to-colored, push-colored-large-title, "
        + "push-colored-to-clear, push-plain-to-gradient, push-plain-to-prompt, push-visible-to-hidden, "
        + "push-hidden-to-visible, push-scrolled-away-to-colored, pop-inline-to-large-title, "
        + "pop-gradient-to-colored-large-title, pop-hidden-to-large-title, pop-prompt-to-colored, "
        + "swipe-colored-to-large-title, swipe-colored-to-colored-large-title, swipe-clear-to-gradient, "
        + "cancel-colored-over-large-title, cancel-colored-over-colored-large-title, "
        + "cancel-visible-over-hidden, root-clear-to-large-title, set-colored-to-gradient, "
        + "push-plain-to-toolbar, change-toolbar, cancel-tabs-large-title, refuse-form, "
        + "drag-gradient-to-colored, dark-push-large-title-to-clear, rtl-swipe-gradient-to-large-title, "
        + "push-minimized-to-colored, push-hard-edge-to-clear and swipe-on-open-duo"
    private let profiles =
        "iphonese-ios15, iphone14-ios16, iphone15-ios17, iphone15-ios18, iphone15promax-ios18, iphone17pro-ios26, "
        + "iphoneair-ios26, ipad-ios18, ipad-ios26, iphone17-ios27, iphone18pro-ios27, iphone18promax-ios27.2, "
        + "ipad-ios27, iphoneduo-ios27.1, iphoneduo-openlandscape-ios27.1 and all"

    @Test func defaults() throws {
        let options = try Options([])
        #expect(options.task == .play)
        #expect(options.scenes.count == Scene.all.count)
        #expect(options.profiles.map(\.identifier) == ["iphone15-ios18"])
        #expect(options.frames == 7)
        #expect(options.output == "Example/Output")
    }

    @Test func everyOptionIsRead() throws {
        let options = try Options([
            "--scene", "push-plain-to-prompt", "--profile=iphonese-ios15", "--frames", "5", "--output=/tmp/films",
        ])
        #expect(options.scenes.map(\.name) == ["push-plain-to-prompt"])
        #expect(options.profiles.map(\.identifier) == ["iphonese-ios15"])
        #expect(options.frames == 5)
        #expect(options.output == "/tmp/films")
    }

    @Test func allProfiles() throws {
        #expect(try Options(["--profile", "all"]).profiles == Simulator.Profile.all)
    }

    @Test func helpWinsOverList() throws {
        #expect(try Options(["--list"]).task == .list)
        #expect(try Options(["--help", "--list"]).task == .help)
        #expect(try Options(["--list", "--help"]).task == .help)
    }

    @Test func unknownOption() {
        #expect(
            sentence("--fast")
                == "\"--fast\" is not an option; the options are --scene, --profile, --frames, --animated, "
                + "--output, --list and --help.")
        #expect(sentence("film")?.hasPrefix("\"film\" is not an option; the options are") == true)
    }

    @Test func unknownNames() {
        #expect(sentence("--scene", "psh") == "There is no scene \"psh\"; the scenes are \(scenes).")
        #expect(sentence("--profile", "n95") == "There is no profile \"n95\"; the profiles are \(profiles).")
    }

    @Test(arguments: ["1", "0", "-3", "61", "7.5", "many"])
    func badFrames(_ text: String) {
        #expect(sentence("--frames", text) == "--frames takes a whole number from 2 to 60, not \"\(text)\".")
    }

    @Test func missingValues() {
        #expect(sentence("--scene") == "--scene needs the name of a scene: \(scenes).")
        #expect(sentence("--scene", "--list") == "--scene needs the name of a scene: \(scenes).")
        #expect(sentence("--profile=") == "--profile needs the name of a profile: \(profiles).")
        #expect(sentence("--frames") == "--frames needs a whole number from 2 to 60.")
        #expect(
            sentence("--output") == "--output needs a folder to write to, for example --output /tmp/films.")
    }

    @Test func unwantedValue() {
        #expect(
            sentence("--list=all")
                == "--list takes no value; the options that do are --scene, --profile, --frames and --output.")
    }
}
