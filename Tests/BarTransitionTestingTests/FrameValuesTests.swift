import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Values of a frame", .ownSimulator) @MainActor
struct FrameValuesTests {
    private func page(_ title: String, button: String? = nil) -> UIViewController {
        let page = UIViewController(nibName: nil, bundle: nil)
        page.title = title
        if let button { page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: button, primaryAction: nil) }
        return page
    }

    /// An app that divides by the height of a view that has none yet sets such a color. It is drawn with 0.
    @Test func aColorWithComponentsThatAreNoNumbers() {
        let color = UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan)
        #expect(FilmColor(color, in: UITraitCollection()) == FilmColor(red: 0, green: 255, blue: 0, alpha: 0))
    }

    @Test func titlesFadeUpToIOS18AndTravelOnIOS26() throws {
        func titles(_ profile: String) throws -> [[String]] {
            let film = try TransitionFilm.record(
                .push(Pages.orange()), pages: [Pages.blue()], variant: .profile(profile), frames: 3, height: 100)
            return film.frames.map { $0.pages.map { $0.title?.description ?? "-" } }
        }
        #expect(
            try titles("iphone15-ios18") == [["#FFFFFF", "-"], ["#FFFFFF80", "#00000080"], ["-", "#000000"]])
        // Halfway through the transition the page in front reaches the middle of the screen, where the old title is.
        #expect(try titles("iphone17pro-ios26") == [["#FFFFFF", "-"], ["#FFFFFF", "#000000"], ["-", "#000000"]])
    }

    @Test func textsOfButtonsAreRecordedWithTheirColors() throws {
        let navigation = UINavigationController(rootViewController: page("Library", button: "Select"))
        navigation.navigationBar.tintColor = .systemGreen
        let film = try TransitionFilm.record(
            .push(page("Photo", button: "Share")), on: navigation, frames: 2, height: 100)
        #expect(film.frames[0].bar.buttons.map(\.description) == ["#34C759"])
        #expect(film.frames[1].bar.buttons.map(\.description) == ["#34C759"])
        #expect(film.frames[1].bar.items == ["Library", "Photo"])
    }

    @Test func aSuddenChangeOfAButtonsColorIsReported() throws {
        final class Tinting: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.navigationBar.tintColor = .systemRed
            }
        }
        let navigation = UINavigationController(rootViewController: page("Library", button: "Select"))
        let recording = try TransitionRecording.record(
            .push(Tinting(nibName: nil, bundle: nil)), on: navigation)
        let problem = try #require(recording.problems().first { $0.value == "the red of the bar's buttons" })
        #expect(
            problem.description
                == "continuity: the red of the bar's buttons in frame 1 should be within 2.00 of 0.00, which it was before, "
                + "and is 255.00")
    }

    /// The library is attached, but the color is not declared.
    @Test func aSuddenChangeToAnUndeclaredTintIsReportedWithTheLibraryToo() throws {
        final class Tinting: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.navigationBar.tintColor = .systemRed
            }
        }
        let navigation = UINavigationController(rootViewController: page("Library", button: "Select"))
        navigation.attachBarTransition()
        let recording = try TransitionRecording.record(.push(Tinting(nibName: nil, bundle: nil)), on: navigation)
        #expect(recording.problems().map(\.value).contains("the red of the bar's buttons"))
    }

    @Test func aTitleThatAppearsSuddenlyIsReported() throws {
        final class Naming: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                title = "Now"
            }
        }
        let recording = try TransitionRecording.record(
            .push(Naming(nibName: nil, bundle: nil)), on: UINavigationController(rootViewController: page("Library")))
        #expect(recording.problems().map(\.value).contains("the opacity of page “Now” title"))
    }

    @Test func theTabBarAndTheToolbarAreRecorded() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let (library, photo) = (page("Library"), page("Photo"))
        photo.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        let navigation = UINavigationController(rootViewController: library)
        navigation.navigationBar.barStyle = .black
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [navigation]
        simulator.show(tabs)
        let before = try TransitionFilm.record(.push(photo), on: navigation, frames: 2, height: 100).frames
        #expect(before[0].surroundings.tabBarTop == tabs.tabBar.frame.minY)
        #expect(before[0].surroundings.toolbarTop == nil)
        #expect(before[1].surroundings.stack == ["Library", "Photo"])
        let show = TransitionFilm.Operation.change("show the toolbar") { $0.setToolbarHidden(false, animated: true) }
        let after = try TransitionFilm.record(show, on: navigation, frames: 3, height: 100).frames
        let tops = after.compactMap(\.surroundings.toolbarTop)
        #expect(tops.last.map { $0 < tabs.tabBar.frame.minY } == true)
        #expect(tops == tops.sorted(by: >))
    }

    @Test func theStatusBarIsRecorded() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: page("Library"))
        simulator.show(navigation)
        let film = try TransitionFilm.record(.push(page("Photo")), on: navigation, frames: 2, height: 100)
        #expect(film.frames[1].surroundings.statusBar == "default")
        navigation.navigationBar.barStyle = .black
        simulator.runToRest()
        let dark = try TransitionFilm.record(.pop, on: navigation, frames: 2, height: 100)
        #expect(dark.frames[1].surroundings.statusBar == "light")
    }

    @Test func theBarIsReadWhereverTheFilmedPartEnds() throws {
        let film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 2, height: 40)
        #expect(film.frames.map { $0.bar.background?.description } == ["#007AFF", "#FF9500"])
    }

    @Test func aTitleHasTheColorThatIsSeen() throws {
        let navigation = UINavigationController(rootViewController: page("Library"))
        navigation.navigationBar.barStyle = .black
        let film = try TransitionFilm.record(.push(page("Photo")), on: navigation, frames: 2, height: 100)
        #expect(film.frames[0].pages[0].title?.description == "#FFFFFF")
        #expect(film.frames[1].pages[1].title?.description == "#FFFFFF")
    }
}
