import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

/// Transitions from each kind of bar to the other kinds.
@Suite("Films of pushes", .ownSimulator) @MainActor
struct PushFilms {
    @Test func largeTitleToInline() {
        expectExample { .example(.push(PlainPage()), over: [ListPage()]) }
    }

    @Test func largeTitleToColor() {
        expectExample { .example(.push(DetailPage()), over: [ListPage()]) }
    }

    @Test func scrolledAwayToColor() {
        expectExample(frames: 3) { .scrolledExample(.push(DetailPage()), over: [FeedPage()]) }
    }

    @Test func coloredLargeTitleToColor() {
        expectExample { .example(.push(DetailPage()), over: [GuidesPage()]) }
    }

    @Test func colorToColoredLargeTitle() {
        expectExample { .example(.push(GuidesPage()), over: [DetailPage()]) }
    }

    @Test func largeTitleToClear() {
        expectExample { .example(.push(PhotoPage()), over: [ListPage()]) }
    }

    @Test func largeTitleToHidden() {
        expectExample { .example(.push(ReaderPage()), over: [ListPage()]) }
    }

    @Test func colorToClear() {
        expectExample { .example(.push(PhotoPage()), over: [PlainPage(), DetailPage()]) }
    }

    @Test func colorToHidden() {
        expectExample { .example(.push(ReaderPage()), over: [PlainPage(), DetailPage()]) }
    }

    @Test func colorToGradient() {
        expectExample { .example(.push(ProfilePage()), over: [PlainPage(), DetailPage()]) }
    }

    @Test func plainToGradient() {
        expectExample { .example(.push(ProfilePage()), over: [PlainPage()]) }
    }

    @Test func plainToPrompt() {
        expectExample { .example(.push(FormPage()), over: [PlainPage()]) }
    }

    @Test func hiddenToGradient() {
        expectExample { .example(.push(ProfilePage()), over: [ReaderPage()]) }
    }
}
