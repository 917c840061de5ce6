import BarTransitionTesting
import Testing
import UIKit

@MainActor
struct PhotoFilms {
    @Test func listToPhoto() throws {
        let film = try TransitionFilm.record(.push(PhotoPage()), pages: [ListPage()], frames: 5)
        expectFilm(film)
    }
}
