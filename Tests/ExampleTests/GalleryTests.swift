import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@MainActor
@Suite(.serialized, .ownSimulator)
struct GalleryTests {
    private final class Text {
        var output = ""
        var errors = ""
    }

    private func run(_ arguments: String...) -> (status: Int32, text: Text) {
        let text = Text()
        let status = Gallery.run(arguments, output: { text.output += $0 }, errors: { text.errors += $0 })
        return (status, text)
    }

    @Test func badInputExitsWithStatusTwoAndOneSentence() {
        let (status, text) = run("--frames", "1")
        #expect(status == 2)
        #expect(text.output.isEmpty)
        #expect(text.errors == "--frames takes a whole number from 2 to 60, not \"1\".\n")
    }

    @Test func listNamesEverySceneAndProfile() {
        let (status, text) = run("--list")
        #expect(status == 0)
        for scene in Scene.all { #expect(text.output.contains("  \(scene.name) ")) }
        for profile in Simulator.Profile.all { #expect(text.output.contains("  \(profile.identifier) ")) }
    }

    @Test func namesAreUnique() {
        #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
    }

    /// The sentence beside a film and the rules beside it say the same of the color.
    @Test(arguments: ["push-large-title-to-colored", "push-plain-to-prompt", "set-colored-to-gradient"])
    func figuresAgreeWithTheRules(_ name: String) throws {
        let scene = try #require(Scene.all.first { $0.name == name })
        for mode in Mode.allCases {
            let recording = Recorder.record(scene, mode: mode, profile: .iPhone15(iOS: 18))
            let figures = Figures(recording, scene: scene, mode: mode, profile: .iPhone15(iOS: 18))
            let rules = try RuleCheck.all(scene, mode: mode, profile: .iPhone15(iOS: 18))
            let verdict = Verdict(figures, rules: rules)
            let snaps = verdict.sentence.contains("the color snaps")
            // The rules notice colors that differ by less than the limit of the figure, if they change before anything moves.
            #expect(figures.maxColorStep > (snaps ? 0.02 : -1), "\(scene.name), \(mode)")
            #expect(figures.maxColorStep <= (snaps ? 1 : Verdict.colorLimit), "\(scene.name), \(mode)")
        }
    }

    /// The page's middle passes under the glass of a button on its way.
    @Test func glassIsNotTakenForTheBarsColor() throws {
        let scene = try #require(Scene.all.first { $0.name == "push-large-title-to-colored" })
        let rules = try RuleCheck.all(scene, mode: .bartransition, profile: .iPad(iOS: 26))
        #expect(rules.flatMap(\.findings).map(\.sentence) == [])
    }

    /// A list is blurred under a bar that comes back from minimized, and is no color of the bar.
    @Test(arguments: ["push-minimized-to-colored", "push-hard-edge-to-clear", "swipe-on-open-duo"])
    func scenesOfIOS27AreSmooth(_ name: String) throws {
        let scene = try #require(Scene.all.first { $0.name == name })
        let profile = scene.profile(insteadOf: .iPhone15(iOS: 18))
        let rules = try RuleCheck.all(scene, mode: .bartransition, profile: profile)
        #expect(rules.flatMap(\.findings).map(\.sentence) == [])
    }

    /// Without the drag, which on iOS 26 has moved the pages and their buttons when UIKit recognizes it, before anything is recorded.
    private nonisolated static let scenesOnGlass = Scene.all.map(\.name).filter { $0 != "drag-gradient-to-colored" }

    /// Among them a form that asks: its alert dims the prominent button.
    @Test(arguments: scenesOnGlass.sample(every: 8)) func scenesAreSmoothOnGlass(_ name: String) throws {
        let scene = try #require(Scene.all.first { $0.name == name })
        let profile = scene.profile(insteadOf: .iPhone17Pro(iOS: 26))
        let rules = try RuleCheck.all(scene, mode: .bartransition, profile: profile)
        #expect(rules.flatMap(\.findings).map(\.sentence) == [])
    }

    @Test func oneSceneFromEndToEnd() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ExampleTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (status, text) = run("--scene", "push-plain-to-gradient", "--frames", "3", "--output", folder.path)
        #expect(status == 0, "\(text.errors)")
        #expect(text.output.contains("[1/1] push-plain-to-gradient"))
        let film = try #require(
            UIImage(contentsOfFile: folder.appendingPathComponent("films/push-plain-to-gradient.png").path))
        #expect(film.size == FilmLayout(columns: 3, cellWidth: 236, screen: CGSize(width: 393, height: 852)).size)
        let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
        let pictures = page.components(separatedBy: "\"frames/").dropFirst().map {
            "frames/" + $0.prefix { $0 != "\"" }
        }
        #expect(Set(pictures).count == 2 * 5)
        for path in pictures {
            let picture = try #require(UIImage(contentsOfFile: folder.appendingPathComponent(path).path))
            // Three pixels for each of the 236 points at which the page shows it.
            #expect(picture.size.width >= 3 * 236)
        }
        #expect(!page.contains("http://") || page.components(separatedBy: "http://").count == 2)
        let report = try JSONSerialization.jsonObject(
            with: Data(contentsOf: folder.appendingPathComponent("report.json")))
        #expect((report as? [Any])?.count == 2)
    }
}
