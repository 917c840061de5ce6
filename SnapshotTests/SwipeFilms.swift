import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

@Suite("Films of swipes", .ownSimulator) @MainActor
struct SwipeFilms {
    @Test func colorOverLargeTitleHeld() {
        expectExample { .example(.swipe(to: 0.5, then: .hold), over: [ListPage(), DetailPage()]) }
    }

    @Test func colorOverLargeTitleFinished() {
        expectExample { .example(.swipe(to: 0.5, then: .finish), over: [ListPage(), DetailPage()]) }
    }

    @Test func colorOverLargeTitleCancelled() {
        expectExample { .example(.swipe(to: 0.5, then: .cancel), over: [ListPage(), DetailPage()]) }
    }

    @Test func colorOverColoredLargeTitleFinished() {
        expectExample { .example(.swipe(to: 0.5, then: .finish), over: [GuidesPage(), DetailPage()]) }
    }

    @Test func colorOverColoredLargeTitleCancelled() {
        expectExample { .example(.swipe(to: 0.5, then: .cancel), over: [GuidesPage(), DetailPage()]) }
    }

    @Test func clearOverGradientFinished() {
        expectExample { .example(.swipe(to: 0.5, then: .finish), over: [ProfilePage(), PhotoPage()]) }
    }

    @Test func scrolledAwayOverLargeTitleCancelled() {
        expectExample(frames: 3) { .scrolledExample(.swipe(to: 0.5, then: .cancel), over: [ListPage(), FeedPage()]) }
    }

    @Test func gradientOverHiddenCancelled() {
        expectExample { .example(.swipe(to: 0.6, then: .cancel), over: [ReaderPage(), ProfilePage()]) }
    }

    @Test func hiddenOverLargeTitleFinished() {
        expectExample { .example(.swipe(to: 0.5, then: .finish), over: [ListPage(), ReaderPage()]) }
    }

    @Test func hiddenOverColorHeld() {
        expectExample { .example(.swipe(to: 0.7, then: .hold), over: [DetailPage(), ReaderPage()]) }
    }
}
