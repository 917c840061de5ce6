import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@Suite(.ownSimulator)
struct ReportTests {
    private let figures = Figures(
        scene: "push-plain-to-prompt", operation: .push, profile: "iphone15-ios18", mode: .uikit, maxContentJump: 28.32,
        maxBarJump: 0, maxColourStep: 0.0017, endStateCorrect: true, restoredAfterCancel: nil)

    @Test func theKeysAreThoseOfTheSchema() throws {
        let entries = try #require(
            try JSONSerialization.jsonObject(with: Report.json([figures])) as? [[String: Any]])
        let entry = try #require(entries.first)
        #expect(
            Set(entry.keys) == [
                "scene", "operation", "profile", "mode", "maxContentJump", "maxBarJump", "maxColourStep",
                "endStateCorrect", "restoredAfterCancel",
            ])
        #expect(entry["scene"] as? String == "push-plain-to-prompt")
        #expect(entry["operation"] as? String == "push")
        #expect(entry["mode"] as? String == "uikit")
        #expect(entry["maxContentJump"] as? Double == 28.32)
        #expect(entry["endStateCorrect"] as? Bool == true)
        #expect(entry["restoredAfterCancel"] is NSNull)
    }

    @Test func theSameFiguresMakeTheSameBytes() throws {
        #expect(try Report.json([figures, figures]) == Report.json([figures, figures]))
    }

    @Test func verdicts() {
        #expect(Verdict(figures).sentence == "content leaps 28.3 pt")
        let smooth = Figures(
            scene: "", operation: .push, profile: "", mode: .bartransition, maxContentJump: 0.2, maxBarJump: 0,
            maxColourStep: 0.004, endStateCorrect: true, restoredAfterCancel: true)
        #expect(Verdict(smooth).sentence == "smooth from the first frame to the last")
        #expect(Verdict(smooth).isGood)
    }
}
