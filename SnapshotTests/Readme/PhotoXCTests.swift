import BarTransitionTesting
import UIKit
import XCTest

// The README's XCTest, verbatim.
final class PhotoXCTests: XCTestCase {
    @MainActor
    func testListToPhoto() async throws {
        let film = try await TransitionFilm.record(.push(PhotoPage()), pages: [ListPage()], frames: 5)
        expectFilm(film)
    }
}
