import BarTransitionTesting
import Testing
import UIKit

// The snippets of the testing product's documentation comments, to the letter. They compile; the README's films run.

@MainActor
func filmOfAPush(photo: UIViewController, navigationController: UINavigationController) async throws {
    let film = try await TransitionFilm.record(.push(photo), on: navigationController, frames: 7)
    expectFilm(film, named: "list to photo")
}

@MainActor
func filmsOfAPush() async {
    await expectFilms(named: "list to photo", variants: [.standard, .dark, .rightToLeft], frames: 5) { _ in
        FilmScene(.push(PhotoPage()), pages: [ListPage()])
    }
}

@MainActor
func recordingOfAPush(photo: UIViewController, navigationController: UINavigationController) async throws {
    let recording = try await TransitionRecording.record(.push(photo), on: navigationController)
    expectSmooth(recording)
}
