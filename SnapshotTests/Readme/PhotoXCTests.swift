import BarTransitionTesting
import UIKit
import XCTest

// The README's XCTest, to the letter.
final class PhotoXCTests: XCTestCase {
    @MainActor
    func testListToPhoto() async throws {
        let film = try TransitionFilm.record(.push(PhotoPage()), pages: [ListPage()], frames: 5)
        expectFilm(film)
    }
}
