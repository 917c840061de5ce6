import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@MainActor
@Suite(.serialized, .ownSimulator)
struct PlayingTests {
    private func figures(_ name: String, _ mode: Mode) throws -> Figures {
        let scene = try #require(Scene.all.first { $0.name == name })
        let recording = Recorder.record(scene, mode: mode, profile: .iPhone15(iOS: 18))
        return Figures(recording, scene: scene, mode: mode, profile: .iPhone15(iOS: 18))
    }

    /// Facts 5.3.2 and 6.2.1: the incoming page jumps by the large title's height, and colors change at once.
    @Test func fact_5_3_2_uikitLeaps() throws {
        let figures = try figures("push-large-title-to-colored", .uikit)
        #expect(figures.maxContentJump > 45)
        #expect(figures.maxContentJump < 52)
        #expect(figures.maxColorStep > 0.2)
        #expect(figures.endStateCorrect)
        #expect(figures.restoredAfterCancel == nil)
    }

    @Test func barTransitionDoesNot() throws {
        let figures = try figures("push-large-title-to-colored", .bartransition)
        #expect(figures.maxContentJump <= Verdict.contentLimit)
        #expect(figures.maxBarJump <= Verdict.contentLimit)
        #expect(figures.maxColorStep <= Verdict.colorLimit)
        #expect(figures.endStateCorrect)
    }

    /// Fact 6.2.6: UIKit does not restore what an app set on the bar.
    @Test func fact_6_2_6_aCancelledSwipeLeavesTheWrongBar() throws {
        let alone = try figures("cancel-colored-over-large-title", .uikit)
        #expect(alone.restoredAfterCancel == false)
        #expect(!alone.endStateCorrect)
        let attached = try figures("cancel-colored-over-large-title", .bartransition)
        #expect(attached.restoredAfterCancel == true)
        #expect(attached.endStateCorrect)
        #expect(attached.maxContentJump <= Verdict.contentLimit)
    }
}
