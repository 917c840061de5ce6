import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Errors in recording films", .ownSimulator) @MainActor
struct FilmErrorTests {
    private func message(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func record(_ operation: TransitionFilm.Operation, _ count: Int, frames: Int = 2) throws {
        let pages = [Pages.blue("A"), Pages.orange("B"), Pages.hidden("C")].prefix(count)
        _ = try TransitionFilm.record(operation, pages: Array(pages), frames: frames, height: 100)
    }

    @Test func atLeastOneFrameIsNeeded() {
        #expect(
            message { try record(.pop, 2, frames: 0) }
                == "A film of 0 frames shows nothing; ask for 1 frame (the end) or more.")
        #expect(
            message { try record(.pop, 2, frames: -3) }
                == "A film of -3 frames shows nothing; ask for 1 frame (the end) or more.")
    }

    @Test(arguments: [1201, Int.max]) func thereIsALimitOfFrames(_ count: Int) {
        #expect(
            message { try record(.pop, 2, frames: count) }
                == "A film of \(count) frames is too long to look at and to compare; ask for 1200 frames at most.")
    }

    /// A higher picture could be written, but not read again for a comparison.
    @Test func theFilmstripMustBeReadable() {
        let pages = [Pages.blue(), Pages.orange()]
        #expect(
            message { _ = try TransitionFilm.record(.pop, pages: pages, frames: 37, scale: 4) }
                == "The picture of 37 frames of this size is too high to be read again; ask for 36 frames at most, or for a "
                + "smaller scale or height.")
    }

    @Test(arguments: [-0.1, 1.5, CGFloat.nan]) func progressMustBeOnTheScreen(_ progress: CGFloat) {
        let text = progress.isNaN ? "nan" : progress < 0 ? "-0.10" : "1.50"
        #expect(
            message { try record(.swipe(to: progress, then: .hold), 2) }
                == "A swipe to progress \(text) leaves the screen; give a progress in 0...1.")
    }

    @Test func scaleAndHeightMustHavePixels() {
        let pages = [Pages.blue(), Pages.orange()]
        #expect(
            message { _ = try TransitionFilm.record(.pop, pages: pages, frames: 2, scale: 0) }
                == "A film at 0.00 pixels per point has no pixels; give a scale above 0, at most 4.")
        #expect(
            message { _ = try TransitionFilm.record(.pop, pages: pages, frames: 2, height: -1) }
                == "A film of the top -1.00 points shows nothing; give a height above 0, or nil for all.")
    }

    @Test func pagesMustFitTheOperation() {
        #expect(
            message { try record(.pop, 0) }
                == "A film needs at least one page; give the pages of the stack from the bottom up.")
        #expect(
            message { try record(.pop, 1) }
                == "A is the only page of the stack, so there is nothing to go back to; push a page before recording.")
        #expect(
            message { try record(.swipe(to: 0.5, then: .hold), 1) }
                == "A is the only page of the stack, so there is nothing to go back to; push a page before recording.")
        let page = Pages.blue("A")
        #expect(
            message { _ = try TransitionFilm.record(.push(page), pages: [page], frames: 2) }
                == "A is in the stack already and cannot be pushed again; push another instance, or pop to it.")
        let stack = UINavigationController(rootViewController: Pages.blue("B"))
        #expect(
            message { _ = try TransitionFilm.record(.push(stack), pages: [page], frames: 2) }
                == "UINavigationController is a navigation controller, which cannot be pushed; push its view controllers, or "
                + "present it.")
    }

    @Test func aPageIsInAStackOnce() {
        let page = Pages.blue("A")
        let sentence = "A is in the stack twice, which UIKit does not allow; give another instance for each place."
        #expect(message { _ = try TransitionFilm.record(.pop, pages: [page, page], frames: 2) } == sentence)
        #expect(
            message {
                _ = try TransitionRecording.record(FilmScene(.pop, pages: [Pages.orange(), page, page]))
            } == sentence)
        let twice = TransitionFilm.Operation.setViewControllers([page, page])
        #expect(message { _ = try TransitionFilm.record(twice, pages: [Pages.orange()], frames: 2) } == sentence)
    }

    @Test func aControllerInAWindowHasNoVariants() {
        let (_, navigation) = Pages.shown([Pages.blue(), Pages.orange()])
        #expect(
            message { _ = try TransitionFilm.record(.pop, on: navigation, variant: .dark, frames: 2) }
                == "A navigation controller in a window keeps the window's traits; film it in other variants before it is in "
                + "one.")
    }

    @Test func aRunningTransitionIsRefused() {
        let (simulator, navigation) = Pages.shown([Pages.blue()])
        navigation.pushViewController(Pages.orange(), animated: true)
        simulator.advance(by: 0.1)
        #expect(
            message { _ = try TransitionFilm.record(.pop, on: navigation, frames: 2) }
                == "UINavigationController is in a transition already, so its beginning cannot be filmed; let it come to rest "
                + "first.")
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func aRefusedSwipeIsReported() {
        let (_, navigation) = Pages.shown([Pages.blue("A"), Pages.orange("B")])
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(
            message { _ = try TransitionFilm.record(.swipe(to: 0.5, then: .hold), on: navigation, frames: 2) }
                == "The swipe back did not begin on B: its recognizer is switched off or was refused; check "
                + "shouldPop(for:), the back button, the left bar button item and interactivePopGestureRecognizer.")
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func aChangeWithoutMovementIsReported() {
        #expect(
            message { try record(.change("set the title") { $0.topViewController?.title = "T" }, 1) }
                == "set the title moves nothing, so there is no transition to film or to check; animate it while "
                + "UIView.areAnimationsEnabled is true, or film 1 frame.")
    }

    /// Tests often disable animations, for all of the process.
    @Test func aPushWithAnimationsDisabledIsReported() {
        let (_, navigation) = Pages.shown([Pages.blue()])
        UIView.setAnimationsEnabled(false)
        let said = message { _ = try TransitionFilm.record(.push(Pages.orange("Two")), on: navigation, frames: 2) }
        UIView.setAnimationsEnabled(true)
        #expect(
            said
                == "push “Two” moves nothing, so there is no transition to film or to check; animate it while "
                + "UIView.areAnimationsEnabled is true, or film 1 frame.")
    }

    @Test func aRecordingWithoutAnEndIsReported() {
        let change = TransitionFilm.Operation.change("fade") { navigation in
            UIView.animate(withDuration: 12) { navigation.topViewController?.view.alpha = 0.5 }
        }
        #expect(
            message { _ = try TransitionRecording.record(FilmScene(change, pages: [Pages.blue()])) }
                == "fade did not come to rest within 10 seconds, so its end cannot be filmed; end what animates for ever."
        )
    }

    @Test func profilesMustBeKnown() throws {
        let message = try #require(
            message {
                _ = try TransitionFilm.record(
                    .pop, pages: [Pages.blue(), Pages.orange()], variant: .profile("nokia"), frames: 2)
            })
        #expect(message.hasPrefix("There is no profile named “nokia”; the names are iphonese-ios15, iphone14-ios16, "))
    }

    @Test func aControllerOfAnotherSimulatorIsReported() {
        let (simulator, navigation) = Pages.shown([Pages.blue(), Pages.orange()])
        Simulator().makeCurrent()
        let said = message { _ = try TransitionFilm.record(.pop, on: navigation, frames: 2) }
        withExtendedLifetime(simulator) {}
        #expect(
            said
                == "The navigation controller is shown by another Simulator than the one in use; call makeCurrent() on its "
                + "own before recording.")
    }
}
