import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@Suite(.ownSimulator)
struct ReportTests {
    private let figures = Figures(
        scene: "push-plain-to-prompt", operation: .push, profile: "iphone15-ios18", mode: .uikit, maxContentJump: 28.32,
        maxBarJump: 0, maxColorStep: 0.0017, endStateCorrect: true, restoredAfterCancel: nil)

    @Test func theKeysAreThoseOfTheSchema() throws {
        let entries = try #require(
            try JSONSerialization.jsonObject(with: Report.json([figures])) as? [[String: Any]])
        let entry = try #require(entries.first)
        #expect(
            Set(entry.keys) == [
                "scene", "operation", "profile", "mode", "maxContentJump", "maxBarJump", "maxColorStep",
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
        func broken(_ rule: SmoothnessInvariant, _ value: String) -> RuleCheck {
            RuleCheck(rule, findings: [RuleCheck.Finding(sentence: "", place: 0, value: value)])
        }
        let content = broken(.agreement, "page “Settings” content top")
        let color = broken(.continuity, "the color of the bar over page “Settings”")
        #expect(Verdict(figures, rules: [content]).sentence == "content jumps 28.3 pt")
        #expect(Verdict(figures, rules: [content, color]).sentence == "content jumps 28.3 pt, the color snaps")
        #expect(!Verdict(figures, rules: [color]).isGood)
        let smooth = Figures(
            scene: "", operation: .push, profile: "", mode: .bartransition, maxContentJump: 0.2, maxBarJump: 0,
            maxColorStep: 0.004, endStateCorrect: true, restoredAfterCancel: true)
        #expect(Verdict(smooth, rules: []).sentence == "smooth from the first frame to the last")
        #expect(Verdict(smooth, rules: []).isGood)
        #expect(Verdict(smooth, rules: [content]).sentence == "content leaves the bar's edge")
    }
}
