import BarTransitionTesting
import Testing
import UIKit

@MainActor
struct PhotoFilms {
    @Test func listToPhoto() async throws {
        let film = try await TransitionFilm.record(.push(PhotoPage()), pages: [ListPage()], frames: 5)
        expectFilm(film)
    }
}
