import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

/// A change that is not animated has no intermediate frames; its end state must equal that of the animated one.
@Suite("Films of ends without a transition", .ownSimulator) @MainActor
struct EndFilms {
    @Test func pushedAtOnce() {
        expectExample(frames: 1) {
            .example(
                .change("push at once") { $0.pushViewController(DetailPage(), animated: false) }, over: [ListPage()])
        }
    }

    @Test func poppedAtOnce() {
        expectExample(frames: 1) {
            .example(
                .change("pop at once") { $0.popViewController(animated: false) }, over: [ListPage(), ReaderPage()])
        }
    }

    @Test func poppedToTheRootAtOnce() {
        expectExample(frames: 1) {
            .example(
                .change("pop to root at once") { $0.popToRootViewController(animated: false) },
                over: [ListPage(), DetailPage(), PhotoPage()])
        }
    }

    @Test func setAtOnce() {
        expectExample(frames: 1) {
            .example(
                .change("set at once") { $0.setViewControllers([ReaderPage(), ProfilePage()], animated: false) },
                over: [ListPage()])
        }
    }

    /// Without a picture: after a tap, a swipe and a pop without animation, the last frame is equal to the pixel.
    @Test func theEndStateDoesNotDependOnHowItWasReached() throws {
        func end(_ operation: TransitionFilm.Operation) throws -> UIImage {
            let film = try TransitionFilm.record(.example(operation, over: [ListPage(), DetailPage()]), frames: 1)
            return try film.image(at: 0)
        }
        let atOnce = try end(.change("pop at once") { $0.popViewController(animated: false) })
        #expect(ImageComparison(try end(.pop), atOnce) == .identical)
        #expect(ImageComparison(try end(.swipe(to: 0.6, then: .finish)), atOnce) == .identical)
    }
}
