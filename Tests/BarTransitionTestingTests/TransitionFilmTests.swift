import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Recording films", .ownSimulator) @MainActor
struct TransitionFilmTests {
    private func progress(_ film: TransitionFilm) -> [CGFloat] { film.frames.map(\.progress) }

    @Test func pushIsSpreadEvenlyWithExactEnds() throws {
        let film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 5, height: 120)
        #expect(progress(film) == [0, 0.25, 0.5, 0.75, 1])
        let x = film.frames.map { $0.pages[1].origin?.x }
        #expect(x[0] == nil)
        for (seen, fraction) in zip(x, progress(film)).dropFirst() {
            #expect(abs((seen ?? .nan) - 393 * (1 - fraction)) < 0.01)
        }
        #expect(x.last == 0)
        #expect(film.frames[0].bar.background?.description == "#007AFF")
        #expect(film.frames[4].bar.background?.description == "#FF9500")
        #expect(film.frames[4].pages[0].origin == nil)
        #expect(film.frames.map(\.bar.itemCount) == [1, 2, 2, 2, 2])
    }

    /// What changes as the operation begins is a change between the first two frames.
    @Test func theFirstFrameIsWhatPeopleSeeBefore() throws {
        final class Tinting: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.navigationBar.tintColor = .systemRed
            }
        }
        let (simulator, navigation) = Pages.shown([RowsPage("Library")], attached: false)
        let before = simulator.picture(scale: 1)
        let page = Tinting(nibName: nil, bundle: nil)
        page.title = "Tinting"
        let film = try TransitionFilm.record(.push(page), on: navigation, frames: 3)
        #expect(film.frames.map(\.bar.tint.description) == ["#007AFF", "#FF3B30", "#FF3B30"])
        #expect(film.frames[0].pages.map(\.name) == ["Library", "Tinting"])
        #expect(film.frames[0].pages[1].frame == nil)
        #expect(ImageComparison(before, try film.image(at: 0)) == .identical)
        let swipe = try TransitionFilm.record(.swipe(to: 0.5, then: .hold), on: navigation, frames: 3)
        #expect(swipe.frames.map(\.surroundings.stack.count) == [2, 1, 1])
    }

    /// Appearance proxies and settings belong to the app, wherever its pages are shown.
    @Test func whatTheAppHasSetAppliesInFilms() throws {
        let app = Simulator(profile: .iPhone15(iOS: 18))
        app.prefersCrossFades = true
        app.window.tintColor = .systemPink
        UINavigationBar.appearance().barTintColor = .systemGreen
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemGreen
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        let pages = [RowsPage("One"), RowsPage("Two")]
        let film = try TransitionFilm.record(
            .push(pages[1]), pages: [pages[0]], frames: 3, height: 100, attachesBarTransition: false)
        #expect(film.frames.map(\.bar.background?.description) == ["#34C759", "#34C759", "#34C759"])
        #expect(film.frames[2].bar.tint == FilmColor(.systemPink, in: app.window.traitCollection))
        // With the setting pages fade instead of moving.
        #expect(film.frames[1].pages[1].origin?.x == 0)
    }

    @Test func changesOfTheDeviceApplyInFilmsOnIt() throws {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.requiresCompatibility = true
        let app = Simulator(profile: profile)
        func height(_ variant: FilmVariant) throws -> CGFloat {
            let scene = FilmScene(.push(Pages.orange()), pages: [Pages.blue()])
            return try TransitionFilm.record(scene, variant: variant, frames: 1, height: 100).frames[0].bar.frame.height
        }
        #expect(try height(.profile("iphone17pro-ios26")) == 44)
        #expect(try height(.profile("iphoneair-ios26")) == 54)
        withExtendedLifetime(app) {}
    }

    @Test func aControllerInNoWindowIsRecordedInAVariant() throws {
        let navigation = UINavigationController(rootViewController: Pages.blue())
        let film = try TransitionFilm.record(
            .push(Pages.orange()), on: navigation, variant: .dark.and(.profile("iphonese-ios15")), frames: 2,
            height: 100)
        #expect(film.environment.isDark)
        #expect(film.environment.profile == "iphonese-ios15")
    }

    @Test func popAndPopToRootAndSetAreRecorded() throws {
        let pop = try TransitionFilm.record(.pop, pages: [Pages.blue(), Pages.orange()], frames: 3, height: 100)
        #expect(pop.title == "pop")
        #expect(pop.frames[2].bar.background?.description == "#007AFF")
        let toRoot = try TransitionFilm.record(
            .popToRoot, pages: [Pages.blue(), Pages.hidden(), Pages.orange()], frames: 3, height: 100)
        #expect(toRoot.frames[2].pages.map(\.name) == ["Photo", "Library"])
        let set = try TransitionFilm.record(
            .setViewControllers([Pages.hidden()]), pages: [Pages.blue()], frames: 3, height: 100)
        #expect(set.title == "set “Full Screen”")
        #expect(set.frames[2].bar.isHidden)
        #expect(set.frames[2].bar.background == nil)
    }

    @Test func swipesAreHeldFinishedAndCancelled() throws {
        func film(_ target: CGFloat, _ end: TransitionFilm.SwipeEnd, _ frames: Int = 5) throws -> TransitionFilm {
            try TransitionFilm.record(
                .swipe(to: target, then: end), pages: [Pages.blue(), Pages.orange()], frames: frames, height: 100)
        }
        #expect(progress(try film(0.5, .hold)) == [0, 0.125, 0.25, 0.375, 0.5])
        #expect(progress(try film(0.5, .finish)) == [0, 0.25, 0.5, 0.75, 1])
        let cancelled = try film(0.5, .cancel)
        #expect(progress(cancelled) == [0, 0.25, 0.5, 0.25, 0])
        #expect(abs((cancelled.frames[3].pages[0].origin?.x ?? 0) - 98.25) < 0.001)
        #expect(cancelled.frames[4].bar.background == cancelled.frames[0].bar.background)
        #expect(progress(try film(0.5, .cancel, 1)) == [0])
        #expect(progress(try film(0.5, .hold, 1)) == [0.5])
        #expect(progress(try film(0, .hold, 2)) == [0, 0])
        #expect(progress(try film(1, .finish, 2)) == [0, 1])
    }

    @Test func anyChangeThatAnimatesIsRecorded() throws {
        let film = try TransitionFilm.record(
            .change("hide the bar") { $0.setNavigationBarHidden(true, animated: true) }, pages: [Pages.blue()],
            frames: 3,
            height: 120, attachesBarTransition: false)
        #expect(film.title == "hide the bar")
        #expect(film.frames[1].bar.frame.minY < film.frames[0].bar.frame.minY)
        #expect(film.frames[2].bar.isHidden)
    }

    @Test func oneFrameIsTheEnd() throws {
        let film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 1, height: 100)
        #expect(progress(film) == [1])
        #expect(film.frames[0].bar.background?.description == "#FF9500")
        // With one frame the operation need not animate.
        let still = try TransitionFilm.record(
            .change("nothing") { _ in }, pages: [Pages.blue()], frames: 1, height: 100)
        #expect(still.frames.count == 1)
    }

    @Test func theCallersControllerIsRecordedInItsWindow() throws {
        let photo = Pages.orange()
        let (simulator, navigation) = Pages.shown([Pages.blue()])
        let film = try TransitionFilm.record(.push(photo), on: navigation, frames: 3, height: 100)
        #expect(film.environment.profile == "iphonese-ios15")
        #expect(navigation.topViewController === photo)
        #expect(navigation.view.window === simulator.window)
        let back = try TransitionFilm.record(.pop, on: navigation, frames: 3, height: 100)
        #expect(back.frames[2].pages.map(\.name) == ["Photo", "Library"])
        #expect(navigation.viewControllers.count == 1)
    }

    /// An app can force a style on its window, whatever the device's is.
    @Test func aFilmIsMarkedWithTheStyleOfItsWindow() throws {
        let (simulator, navigation) = Pages.shown([Pages.blue()])
        simulator.window.overrideUserInterfaceStyle = .dark
        let film = try TransitionFilm.record(.push(Pages.orange()), on: navigation, frames: 2, height: 100)
        #expect(
            film.environment.description
                == "HeadlessUIKit, iphonese-ios15, 375 x 667 at 1x, dark, left to right, text L")
    }

    @Test func aControllerInNoWindowIsInNoneAfterwards() throws {
        let before = Simulator(profile: .iPhoneSE(iOS: 15))
        let navigation = UINavigationController(rootViewController: Pages.blue())
        _ = try TransitionFilm.record(.push(Pages.orange()), on: navigation, frames: 2, height: 100)
        #expect(navigation.view.window == nil)
        #expect(navigation.viewControllers.count == 2)
        #expect(Simulator.current === before)
    }

    @Test(arguments: [TransitionFilm.SwipeEnd.hold, .cancel])
    func aReturnedSwipeLeavesNoChanges(_ end: TransitionFilm.SwipeEnd) throws {
        let (library, photo) = (Pages.blue(), Pages.orange())
        let (simulator, navigation) = Pages.shown([library, photo])
        let subviews = photo.view.subviews.count
        let picture = simulator.picture(scale: 1)
        _ = try TransitionFilm.record(.swipe(to: 0.6, then: end), on: navigation, frames: 4, height: 100)
        #expect(photo.view.subviews.count == subviews)
        #expect(library.view.subviews.count == subviews)
        #expect(ImageComparison(picture, simulator.picture(scale: 1)) == .identical)
    }

    @Test func aSwipeThatChangesStateIsReported() {
        final class Careless: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { navigationController.navigationBar.tintColor = .systemRed }
        }
        let delegate = Careless()
        let (_, navigation) = Pages.shown([Pages.blue(), Pages.orange()], attached: false)
        navigation.delegate = delegate
        #expect(throws: FilmError.stateChanged("the bar's tint was #007AFF and is #FF3B30")) {
            try TransitionFilm.record(.swipe(to: 0.5, then: .cancel), on: navigation, frames: 3, height: 100)
        }
        #expect(
            FilmError.stateChanged("the bar's tint was #007AFF and is #FF3B30").description
                == "After the swipe the app is not as it was before: the bar's tint was #007AFF and is #FF3B30; a canceled "
                + "swipe must change nothing.")
    }

    /// The bar that a canceled swipe leaves behind is the wrong one, also where only its background differs.
    @Test(arguments: [TransitionFilm.SwipeEnd.hold, .cancel], [false, true])
    func aBackgroundThatASwipeLeavesIsReported(_ end: TransitionFilm.SwipeEnd, isLegacy: Bool) {
        final class Styling: UIViewController {
            var isLegacy = false
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard animated else { return }
                if isLegacy {
                    navigationController?.navigationBar.barTintColor = .systemRed
                } else {
                    let appearance = UINavigationBarAppearance()
                    appearance.configureWithOpaqueBackground()
                    appearance.backgroundColor = .systemRed
                    navigationController?.navigationBar.standardAppearance = appearance
                }
            }
        }
        let page = Styling(nibName: nil, bundle: nil)
        page.title = "Library"
        page.isLegacy = isLegacy
        let (_, navigation) = Pages.shown([page, RowsPage("Photo")], attached: false)
        let property = isLegacy ? "barTintColor" : "standardAppearance.backgroundColor"
        #expect(throws: FilmError.stateChanged("the bar's \(property) was none and is #FF3B30")) {
            try TransitionFilm.record(.swipe(to: 0.5, then: end), on: navigation, frames: 3, height: 100)
        }
    }

    /// The first page brings back a tab bar that is moved away, and nothing moves it away again after a canceled swipe.
    @Test(arguments: [TransitionFilm.SwipeEnd.hold, .cancel])
    func aTabBarThatASwipeLeavesIsReported(_ end: TransitionFilm.SwipeEnd) throws {
        final class Showing: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                UIView.animate(withDuration: 0.3) { [self] in tabBarController?.tabBar.transform = .identity }
            }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: Showing(nibName: nil, bundle: nil))
        navigation.pushViewController(RowsPage("Photo"), animated: false)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [navigation]
        simulator.show(tabs)
        simulator.runToRest()
        func moveTabBarAway() { tabs.tabBar.transform = CGAffineTransform(translationX: 0, y: 100) }
        moveTabBarAway()
        #expect {
            try TransitionFilm.record(.swipe(to: 0.5, then: end), on: navigation, frames: 3, height: 100)
        } throws: { error in
            "\(error)".contains(": the tab bar's frame was ")
        }
        moveTabBarAway()
        let problems = try TransitionRecording.record(.swipe(to: 0.5, then: end), on: navigation).problems()
        #expect(problems.filter { $0.invariant == .reversibility }.map(\.value) == ["the tab bar's frame"])
    }

    @Test func recordingIsDeterministic() throws {
        func film() throws -> TransitionFilm {
            try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 3, height: 200)
        }
        let (first, second) = (try film(), try film())
        #expect(first.filmstrip == second.filmstrip)
        #expect(first.text == second.text)
    }

    @Test func scaleAndHeightSizeTheFrames() throws {
        let film = try TransitionFilm.record(
            .push(Pages.orange()), pages: [Pages.blue()], frames: 2, scale: 2, height: 100)
        let image = try film.image(at: 1)
        #expect(image.cgImage?.width == 786)
        #expect(image.cgImage?.height == 200)
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 393, height: 100))
    }
}
