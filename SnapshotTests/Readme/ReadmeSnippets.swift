import BarTransition
import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

// The shorter snippets of the testing product's README, in their order and to the letter. Other tests keep their films.

@MainActor
func readmeFilms(navigationController: UINavigationController) async throws {
    // snippet 2
    let film = try await TransitionFilm.record(.swipe(to: 0.4, then: .cancel), on: navigationController, frames: 7)
    expectFilm(film, named: "canceled swipe")
    // snippet 3
    let variants: [FilmVariant] = [.standard, .dark, .rightToLeft, .contentSize(.accessibilityLarge)]
    await expectFilms(named: "hide", variants: variants, frames: 5) { _ in
        FilmScene(.push(ReaderPage()), pages: [ListPage()], prefersLargeTitles: true)
    }
    // snippet 4
    expectFilm(
        film, named: "push", tolerance: FilmTolerance(maximumChannelDifference: 2, maximumDifferingFraction: 0.001))
}

@MainActor
func readmeSmoothness(navigationController: UINavigationController) async {
    // snippet 5
    await expectSmooth(.push(PhotoPage()), on: navigationController)
}

@Suite("The README on films", .ownSimulator) @MainActor
struct ReadmeFilmTests {
    @Test func theExampleIsSmooth() async {
        let controller = UINavigationController(rootViewController: DetailPage())
        controller.attachBarTransition()
        await readmeSmoothness(navigationController: controller)
    }
}
