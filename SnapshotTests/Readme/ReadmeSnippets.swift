import BarTransition
import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

// The shorter snippets of the testing product's README, in their order and to the letter. Other tests keep their films.

@MainActor
func readmeFilms(navigationController: UINavigationController) throws {
    // snippet 2
    let film = try TransitionFilm.record(.swipe(to: 0.4, then: .cancel), on: navigationController, frames: 7)
    expectFilm(film, named: "cancelled swipe")
    // snippet 3
    let variants: [FilmVariant] = [.standard, .dark, .rightToLeft, .contentSize(.accessibilityLarge)]
    expectFilms(named: "hide", variants: variants + [.profile("iphonese-ios15")], frames: 5) { _ in
        FilmScene(.push(ReaderPage()), pages: [ListPage()], prefersLargeTitles: true)
    }
    // snippet 4
    expectFilm(
        film, named: "push", tolerance: FilmTolerance(maximumChannelDifference: 2, maximumDifferingFraction: 0.001))
}

@MainActor
func readmeSmoothness(navigationController: UINavigationController) {
    // snippet 5
    expectSmooth(.push(PhotoPage()), on: navigationController)
}

@Suite("The README on films", .ownSimulator) @MainActor
struct ReadmeFilmTests {
    @Test func theExampleIsSmooth() {
        let controller = UINavigationController(rootViewController: DetailPage())
        controller.attachBarTransition()
        readmeSmoothness(navigationController: controller)
    }
}
