import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

@Suite("Films of pops and new stacks", .ownSimulator) @MainActor
struct PopFilms {
    @Test func inlineToLargeTitle() {
        expectExample { .example(.pop, over: [ListPage(), PlainPage()]) }
    }

    @Test func gradientToColoredLargeTitle() {
        expectExample { .example(.pop, over: [GuidesPage(), ProfilePage()]) }
    }

    @Test func hiddenToLargeTitle() {
        expectExample { .example(.pop, over: [ListPage(), ReaderPage()]) }
    }

    @Test func promptToColor() {
        expectExample { .example(.pop, over: [PlainPage(), DetailPage(), FormPage()]) }
    }

    @Test func clearToLargeTitleAtTheRoot() {
        expectExample { .example(.popToRoot, over: [ListPage(), DetailPage(), PhotoPage()]) }
    }

    @Test func colorToGradientInANewStack() {
        expectExample {
            let list = ListPage()
            return .example(.setViewControllers([list, ProfilePage()]), over: [list, DetailPage()])
        }
    }

    @Test func colorToHiddenInAnotherStack() {
        expectExample { .example(.setViewControllers([ReaderPage()]), over: [ListPage(), DetailPage()]) }
    }
}
