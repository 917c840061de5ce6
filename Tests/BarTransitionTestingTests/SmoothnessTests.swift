import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Smoothness", .ownSimulator) @MainActor
struct SmoothnessTests {
    nonisolated static let profiles = ["iphonese-ios15", "iphone15-ios18", "iphone17pro-ios26"]

    private func record(
        _ operation: TransitionFilm.Operation, _ pages: [UIViewController], profile: String = "iphone15-ios18",
        attached: Bool = true, largeTitles: Bool = false
    ) throws -> TransitionRecording {
        let scene = FilmScene(
            operation, pages: pages, prefersLargeTitles: largeTitles, attachesBarTransition: attached)
        return try TransitionRecording.record(scene, variant: .profile(profile))
    }

    private func inline() -> RowsPage {
        let page = Pages.orange()
        page.navigationItem.largeTitleDisplayMode = .never
        return page
    }

    @Test(arguments: profiles) func theLibraryIsSmooth(_ profile: String) throws {
        expectSmooth(try record(.push(inline()), [Pages.blue()], profile: profile, largeTitles: true))
        expectSmooth(try record(.push(Pages.hidden()), [Pages.blue()], profile: profile))
        expectSmooth(try record(.pop, [Pages.blue(), Pages.hidden()], profile: profile))
        expectSmooth(try record(.swipe(to: 0.6, then: .cancel), [Pages.blue(), Pages.hidden()], profile: profile))
        expectSmooth(
            try record(.swipe(to: 0.4, then: .finish), [Pages.blue(), inline()], profile: profile, largeTitles: true))
        expectSmooth(try record(.swipe(to: 0.3, then: .hold), [Pages.hidden(), Pages.blue()], profile: profile))
    }

    /// Nothing is judged if nothing happened.
    @Test func anOperationThatIsIgnoredIsAnError() throws {
        final class Ignoring: UINavigationController {
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
            override func popViewController(animated: Bool) -> UIViewController? { nil }
        }
        let navigation = Ignoring()
        navigation.viewControllers = [Pages.blue(), Pages.orange()]
        navigation.attachBarTransition()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(navigation)
        simulator.runToRest()
        for (operation, title) in [(TransitionFilm.Operation.push(inline()), "push"), (.pop, "pop")] {
            let error = #expect(throws: (any Error).self) {
                _ = try TransitionRecording.record(operation, on: navigation)
            }
            let message = error.map { "\($0)" } ?? ""
            #expect(message.hasPrefix(title) && message.contains("leaves the same view controller on top"))
        }
    }

    /// A page that makes room for a header of its own.
    @Test(arguments: profiles) func insetsThatAPageSetsInViewDidLoad(_ profile: String) throws {
        final class Header: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                additionalSafeAreaInsets.top = 44
            }
        }
        expectSmooth(try record(.push(Header()), [Pages.blue()], profile: profile))
    }

    /// The declaration of a child comes before its page's.
    @Test(arguments: profiles) func aDeclarationOfAChild(_ profile: String) throws {
        final class Container: UIViewController, BarAppearanceContaining {
            var childForBarAppearance: UIViewController? { children.first }
        }
        func declaring(_ page: UIViewController, _ color: UIColor) -> UIViewController {
            let child = BarAppearanceViewController(BarAppearance(background: .color(color), tintColor: .white))
            page.addChild(child)
            child.didMove(toParent: page)
            page.view.backgroundColor = .white
            return page
        }
        let container = Container(nibName: nil, bundle: nil)
        container.addChild(Pages.orange())
        for page in [declaring(Pages.orange(), .systemPurple), declaring(UIViewController(), .systemTeal), container] {
            expectSmooth(try record(.push(page), [Pages.blue()], profile: profile))
        }
    }

    /// A page that shows or hides the bar at once, over a page of another color.
    @Test(arguments: profiles, [false, true]) func aBarThatVanishesOrAppearsAtOnceIsReported(
        _ profile: String, hides: Bool
    ) throws {
        final class AtOnce: UIViewController {
            var hides = false
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(hides, animated: false)
            }
        }
        func page(_ title: String, hides: Bool) -> UIViewController {
            let page = AtOnce(nibName: nil, bundle: nil)
            page.title = title
            page.hides = hides
            page.view.backgroundColor = .white
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemRed
            page.navigationItem.standardAppearance = appearance
            page.navigationItem.scrollEdgeAppearance = appearance
            return page
        }
        let recording = try record(
            .push(page("Two", hides: hides)), [page("One", hides: !hides)], profile: profile, attached: false)
        let problem = try #require(
            recording.problems().first {
                $0.value == "the color of the \(hides ? "vanishing" : "appearing") bar over page “One”"
            })
        #expect(problem.invariant == .continuity && problem.frame == 1)
    }

    /// A page that shows or hides a toolbar or a tab bar at once.
    @Test(
        arguments: profiles.dropLast(),
        [("toolbar", true), ("toolbar", false), ("tab bar", true), ("tab bar", false)])
    func aBarAtTheBottomThatVanishesOrAppearsAtOnceIsReported(
        _ profile: String, _ change: (bar: String, hides: Bool)
    ) throws {
        final class AtOnce: UIViewController {
            var act: (UINavigationController) -> Void = { _ in }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationController.map(act)
            }
        }
        let (bar, hides) = change
        func page(_ title: String, hides: Bool) -> UIViewController {
            let page = AtOnce(nibName: nil, bundle: nil)
            page.title = title
            page.view.backgroundColor = .systemOrange
            page.toolbarItems = [UIBarButtonItem(title: "Share")]
            page.act = { stack in
                if bar == "toolbar" {
                    stack.setToolbarHidden(hides, animated: false)
                } else {
                    stack.tabBarController?.tabBar.isHidden = hides
                }
            }
            return page
        }
        let stack = UINavigationController(rootViewController: page("One", hides: !hides))
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        stack.toolbar.standardAppearance = appearance
        stack.toolbar.scrollEdgeAppearance = appearance
        let tabAppearance = UITabBarAppearance()
        tabAppearance.configureWithOpaqueBackground()
        tabAppearance.backgroundColor = .systemIndigo
        let tabs = UITabBarController()
        tabs.tabBar.standardAppearance = tabAppearance
        tabs.tabBar.scrollEdgeAppearance = tabAppearance
        if bar == "tab bar" { tabs.viewControllers = [stack] }
        let recording = try TransitionRecording.record(
            FilmScene(.push(page("Two", hides: hides)), on: stack), variant: .profile(profile))
        let problem = try #require(
            recording.problems().first { $0.value == "the color of the \(hides ? "vanishing" : "appearing") \(bar)" })
        #expect(problem.invariant == .continuity && problem.frame == recording.frames.count - 1)
    }

    @Test(arguments: profiles) func aButtonThatVanishesAtOnceIsReported(_ profile: String) throws {
        final class Removing: UIViewController {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationItem.rightBarButtonItem = nil
            }
        }
        let page = Removing(nibName: nil, bundle: nil)
        page.title = "One"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        let detail = UIViewController(nibName: nil, bundle: nil)
        detail.navigationItem.hidesBackButton = true
        let problems = try record(.push(detail), [page], profile: profile, attached: false).problems()
        #expect(problems.contains { $0.value == "the opacity of the bar's buttons" && $0.frame == 1 })
    }

    /// A scroll view that is the first subview, but in the middle of the page, is not the page's content.
    @Test(arguments: profiles) func aScrollViewInTheMiddleIsNotThePagesContent(_ profile: String) throws {
        func page(_ appearance: BarAppearance) -> UIViewController {
            let page = BarAppearanceViewController(appearance)
            page.view.backgroundColor = .white
            let photos = UIScrollView()
            photos.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(photos)
            NSLayoutConstraint.activate([
                photos.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
                photos.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                photos.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
                photos.heightAnchor.constraint(equalToConstant: 120),
            ])
            return page
        }
        let colored = BarAppearance(background: .color(.systemPurple), tintColor: .white)
        expectSmooth(try record(.push(page(.hidden)), [page(colored)], profile: profile))
        expectSmooth(try record(.push(page(colored)), [Pages.hidden()], profile: profile))
    }

    @Test func uiKitAloneIsNotSmooth() throws {
        let page = UIViewController(nibName: nil, bundle: nil)
        page.title = "Library"
        let detail = UIViewController(nibName: nil, bundle: nil)
        detail.title = "Photo"
        detail.navigationItem.largeTitleDisplayMode = .never
        let recording = try record(.push(detail), [page], attached: false, largeTitles: true)
        #expect(
            recording.problems().map(\.description) == [
                "agreement: page “Library” content top in frame 61 should be 97.72 within 0.50 and is 149.67",
                "agreement: page “Photo” content top in frame 1 should be 149.67 within 0.50 and is 97.67",
            ])
        #expect(recording.problems(except: [.agreement]).isEmpty)
        let messages = failures { expectSmooth(recording) }
        #expect(messages.count == 3)
        #expect(
            messages.first
                == "push “Photo”: BarTransition is not attached to this UINavigationController, so what follows is UIKit's own "
                + "transition; call attachBarTransition() on it.")
        #expect(
            messages.dropFirst().first?.hasPrefix("push “Photo”, agreement: page “Library” content top in frame 61")
                == true)
    }

    @Test func aControllerWithoutTheLibraryIsNamedOnlyIfSomethingIsWrong() throws {
        let pages = ["One", "Two"].map { title in
            let page = UIViewController(nibName: nil, bundle: nil)
            page.title = title
            return page
        }
        #expect(expectSmooth(try record(.push(pages[1]), [pages[0]], attached: false)).isEmpty)
    }

    @Test func pagesWithOneTitleAreToldApart() throws {
        final class Insetting: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                additionalSafeAreaInsets.top = 30
            }
        }
        let (first, second) = (RowsPage("Photo"), Insetting(nibName: nil, bundle: nil))
        second.title = "Photo"
        let values = try record(.push(second), [first]).problems().map(\.value)
        #expect(values.contains("page “Photo (2)” content top"))
        #expect(values.contains("page “Photo (2)” additionalSafeAreaInsets"))
        #expect(!values.contains { $0.contains("“Photo”") })
    }

    /// A page that sets the appearances of its own item is innocent, whenever it does.
    @Test(arguments: ["load", "appear"], [true, false])
    func aPageMaySetTheAppearanceOfItsItem(_ moment: String, isSwipe: Bool) throws {
        final class Setting: UIViewController {
            var moment = ""
            override func viewDidLoad() {
                super.viewDidLoad()
                if moment == "load" { set() }
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if moment == "appear" { set() }
            }
            private func set() {
                let appearance = UINavigationBarAppearance()
                appearance.configureWithDefaultBackground()
                navigationItem.standardAppearance = appearance
                navigationItem.compactAppearance = appearance
            }
        }
        let page = Setting(nibName: nil, bundle: nil)
        page.moment = moment
        let problems =
            try isSwipe
            ? record(.swipe(to: 0.4, then: .finish), [page, RowsPage("Photo")]).problems()
            : record(.push(page), [RowsPage("Photo")]).problems()
        #expect(problems.filter { $0.invariant == .innocence }.isEmpty)
    }

    @Test(arguments: ["standardAppearance", "compactScrollEdgeAppearance"])
    func anItemThatSomethingElseChangesIsReported(_ property: String) throws {
        final class Meddling: NSObject, UINavigationControllerDelegate {
            var property = ""
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                let item = viewController.navigationItem
                if property == "standardAppearance" {
                    item.standardAppearance = UINavigationBarAppearance()
                } else {
                    item.compactScrollEdgeAppearance = UINavigationBarAppearance()
                }
            }
        }
        let delegate = Meddling()
        delegate.property = property
        let navigation = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
        navigation.delegate = delegate
        navigation.attachBarTransition()
        let page = UIViewController(nibName: nil, bundle: nil)
        page.title = "Photo"
        let problems = try TransitionRecording.record(.push(page), on: navigation).problems()
        #expect(
            problems.map(\.description).contains(
                "innocence: page “Photo” \(property) should be nil and is set"))
    }

    /// The library writes its default appearance to items of pages that declare none.
    @Test func aDefaultAppearanceIsInnocent() throws {
        let navigation = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
        navigation.attachBarTransition(defaultAppearance: BarAppearance(background: .color(.systemTeal)))
        let page = UIViewController(nibName: nil, bundle: nil)
        page.title = "Photo"
        #expect(try TransitionRecording.record(.push(page), on: navigation).problems().isEmpty)
    }

    @Test func aJumpIsReported() throws {
        final class JumpingPage: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.navigationBar.barTintColor = .white
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                additionalSafeAreaInsets.top = 30
            }
        }
        let page = JumpingPage(nibName: nil, bundle: nil)
        page.title = "Jumping"
        let problems = try record(.push(page), [Pages.blue()]).problems()
        #expect(
            problems.contains { $0.invariant == .innocence && $0.value == "page “Jumping” additionalSafeAreaInsets" })
        let jump = try #require(problems.first { $0.invariant == .continuity })
        #expect(jump.value == "page “Jumping” content top")
        #expect(jump.expected == "within 0.50 of 97.67, which it was before,")
        #expect(jump.seen == "127.67")
    }

    @Test func anEndStateThatIsNotAsDeclaredIsReported() throws {
        final class Stubborn: UIViewController, BarAppearanceProviding {
            var barAppearance: BarAppearance {
                BarAppearance(background: .color(.systemRed), tintColor: .white, isHidden: false)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: false)
            }
        }
        let page = Stubborn(nibName: nil, bundle: nil)
        let problems = try record(.push(page), [Pages.blue()], attached: false).problems(except: [
            .agreement, .continuity,
        ])
        #expect(
            problems.map(\.description) == [
                "truth: isNavigationBarHidden as page “Stubborn” declares it should be false and is true"
            ])
    }

    @Test func recordingErrorsAreReported() {
        let messages = failures {
            expectSmooth(.pop, on: UINavigationController(rootViewController: Pages.blue("A")))
        }
        #expect(
            messages == [
                "A is the only page of the stack, so there is nothing to go back to; push a page before recording."
            ])
    }

    @Test(arguments: profiles) func aDeclarationThatComesInViewDidLoadIsInnocent(_ profile: String) throws {
        final class Hosting: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let child = BarAppearanceViewController(
                    BarAppearance(background: .color(.systemPurple), tintColor: .white))
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        let problems = try record(.push(Hosting()), [Pages.blue()], profile: profile).problems()
        #expect(problems.filter { $0.invariant == .innocence }.map(\.description) == [])
    }

    @Test(arguments: profiles, [true, false])
    func aBarThatIsShownOrHiddenInPlaceIsSmooth(_ profile: String, hides: Bool) throws {
        let page = UIViewController(nibName: nil, bundle: nil)
        page.title = "Reader"
        page.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: page)
        navigation.isNavigationBarHidden = !hides
        let change = TransitionFilm.Operation.change("bar") { $0.setNavigationBarHidden(hides, animated: true) }
        let recording = try TransitionRecording.record(FilmScene(change, on: navigation), variant: .profile(profile))
        #expect(recording.problems().filter { $0.invariant == .agreement }.map(\.description) == [])
    }

    /// A page that zooms takes its content along (iOS 18).
    @Test(arguments: profiles.dropFirst(), [false, true])
    func contentThatZoomsWithItsPageIsSmooth(_ profile: String, pops: Bool) throws {
        let page = Pages.blue("Photo")
        page.preferredTransition = .zoom { _ in nil }
        let recording =
            try pops
            ? record(.pop, [Pages.blue(), page], profile: profile)
            : record(.push(page), [Pages.blue()], profile: profile)
        #expect(recording.problems().filter { $0.invariant == .agreement }.map(\.description) == [])
    }

    /// A bar that moves at a constant speed does not jump in its last frame.
    @Test func aBarThatMovesLinearlyIsSmooth() throws {
        let stack = UINavigationController(rootViewController: RowsPage("List"))
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        // Its end is between two frames.
        let change = TransitionFilm.Operation.change("move the tab bar") { stack in
            UIView.animate(withDuration: 0.28, delay: 0, options: .curveLinear) {
                stack.tabBarController?.tabBar.transform = CGAffineTransform(translationX: 0, y: 60)
            }
        }
        let recording = try TransitionRecording.record(change, on: stack)
        let tops = recording.frames.compactMap(\.surroundings.tabBarTop)
        #expect(tops.last.map { abs($0 - tops[0] - 60) < 0.01 } == true)
        #expect(recording.problems().filter { $0.invariant == .continuity }.map(\.description) == [])
    }

    /// What begins at the leading edge under a clear bar is on the other side from right to left.
    @Test(arguments: [FilmVariant.standard, .rightToLeft])
    func aClearBarThatMovesOverContentIsSmooth(_ variant: FilmVariant) throws {
        let page = UIViewController(nibName: nil, bundle: nil)
        page.title = "Reader"
        page.view.backgroundColor = .white
        let x: CGFloat = variant.layoutDirection == .rightToLeft ? 233 : 0
        let label = UIView(frame: CGRect(x: x, y: 0, width: 160, height: 40))
        label.backgroundColor = .systemRed
        page.view.addSubview(label)
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        page.navigationItem.standardAppearance = clear
        page.navigationItem.scrollEdgeAppearance = clear
        let navigation = UINavigationController(rootViewController: page)
        let hide = TransitionFilm.Operation.change("hide") { $0.setNavigationBarHidden(true, animated: true) }
        let recording = try TransitionRecording.record(FilmScene(hide, on: navigation), variant: variant)
        #expect(recording.frames.contains { $0.pages[0].background != nil && $0.bar.frame.minY < 38 })
        #expect(recording.problems().filter { $0.value.hasPrefix("the color of the bar") }.map(\.description) == [])
    }

    @Test func aPushWithoutAnimationIsAnError() throws {
        final class AtOnce: UINavigationController {
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                super.pushViewController(viewController, animated: false)
            }
        }
        let navigation = AtOnce(rootViewController: Pages.hidden("One"))
        navigation.attachBarTransition()
        #expect(throws: FilmError.nothingAnimates("push “Two”")) {
            try TransitionRecording.record(.push(Pages.hidden("Two")), on: navigation)
        }
    }

    @Test(arguments: profiles) func aBarThatJumpsSidewaysIsReported(_ profile: String) throws {
        let navigation = UINavigationController(rootViewController: Pages.blue())
        navigation.attachBarTransition()
        let operation = TransitionFilm.Operation.change("push") { navigation in
            navigation.pushViewController(Pages.blue("Photo"), animated: true)
            UIView.animate(withDuration: 0.1) {
                navigation.view.alpha = 0.99
            } completion: { _ in
                navigation.navigationBar.transform = CGAffineTransform(translationX: 60, y: 0)
            }
        }
        let recording = try TransitionRecording.record(
            FilmScene(operation, on: navigation), variant: .profile(profile))
        #expect(recording.problems().contains { $0.invariant == .continuity && $0.value == "the bar's left edge" })
    }

    @Test(arguments: profiles.dropLast()) func aTitleViewAsHighAsTheBarIsSmooth(_ profile: String) throws {
        func page(_ title: String) -> UIViewController {
            let page = Pages.blue(title)
            let logo = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
            logo.backgroundColor = .systemIndigo
            page.navigationItem.titleView = logo
            return page
        }
        expectSmooth(try record(.push(page("Two")), [page("One")], profile: profile))
        expectSmooth(try record(.swipe(to: 0.4, then: .cancel), [page("One"), page("Two")], profile: profile))
    }

    @Test(arguments: profiles.dropLast()) func aToolbarThatSnapsIsReported(_ profile: String) throws {
        final class Styling: UIViewController {
            var color = UIColor.clear

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let appearance = UIToolbarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = color
                navigationController?.toolbar.standardAppearance = appearance
                navigationController?.toolbar.scrollEdgeAppearance = appearance
            }
        }
        func page(_ title: String, _ color: UIColor) -> UIViewController {
            let page = Styling(nibName: nil, bundle: nil)
            page.title = title
            page.color = color
            page.view.backgroundColor = .white
            return page
        }
        let stack = UINavigationController(rootViewController: page("One", .systemGreen))
        stack.isToolbarHidden = false
        let recording = try TransitionRecording.record(
            FilmScene(.push(page("Two", .systemRed)), on: stack), variant: .profile(profile))
        let problem = try #require(recording.problems().first { $0.value == "the color of the toolbar" })
        #expect(problem.frame == 1)
    }

    @Test func noDeclarationIsReadBeforeItsViewIsLoaded() throws {
        final class Outlet: UIViewController, BarAppearanceProviding {
            private(set) var readsBeforeLoading = 0
            var barAppearance: BarAppearance {
                if !isViewLoaded { readsBeforeLoading += 1 }
                return BarAppearance(background: .color(.systemRed))
            }
        }
        let pages = [Outlet(nibName: nil, bundle: nil), Outlet(nibName: nil, bundle: nil)]
        let navigation = UINavigationController()
        navigation.attachBarTransition()
        navigation.setViewControllers([pages[0], Pages.blue()], animated: false)
        _ = try TransitionRecording.record(.push(pages[1]), on: navigation)
        #expect(pages.map(\.readsBeforeLoading) == [0, 0])
    }

    @Test func aNewStackWithoutAnimationIsAnError() throws {
        final class AtOnce: UINavigationController {
            override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
                super.setViewControllers(viewControllers, animated: false)
            }
        }
        let navigation = AtOnce(rootViewController: Pages.hidden("One"))
        navigation.attachBarTransition()
        #expect(throws: FilmError.nothingAnimates("set “Two”")) {
            try TransitionRecording.record(.setViewControllers([Pages.hidden("Two")]), on: navigation)
        }
    }

    @Test func aTintOfTheDefaultAppearanceIsDeclared() throws {
        let list = UIViewController(nibName: nil, bundle: nil)
        list.title = "Library"
        let navigation = UINavigationController(rootViewController: list)
        navigation.attachBarTransition(defaultAppearance: BarAppearance(tintColor: .systemIndigo))
        navigation.pushViewController(RowsPage("Photo"), animated: false)
        let problems = try TransitionRecording.record(.pop, on: navigation).problems()
        #expect(problems.filter { $0.value.contains("buttons") }.map(\.description) == [])
    }

    /// In a collapsed split view controller the bar of the stack around it shows the items of the nested stack.
    @Test(arguments: [true, false]) func itemsThatTwoStacksShareAreNotMissing(isInside: Bool) throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let primary = UINavigationController(rootViewController: RowsPage("List"))
        let nested = UINavigationController(rootViewController: RowsPage("Detail"))
        for stack in [primary, nested] { stack.attachBarTransition() }
        let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: nested)
        simulator.show(split)
        if !isInside { primary.popViewController(animated: false) }
        simulator.runToRest()
        let show = TransitionFilm.Operation.change("show the detail") { _ in split.show(.secondary) }
        let recording = try TransitionRecording.record(
            isInside ? .push(RowsPage("Next")) : show, on: isInside ? nested : primary)
        #expect(primary.topViewController === nested)
        #expect(recording.problems().filter { $0.value == "the bar's items" }.map(\.description) == [])
    }

    @Test func aDeclaredInterfaceStyleIsTheTruth() throws {
        let page = RowsPage("Photo", BarAppearance(background: .color(.systemBackground), interfaceStyle: .dark))
        let problems = try record(.push(page), [Pages.blue()], profile: "iphone18pro-ios27").problems()
        #expect(problems.filter { $0.invariant == .truth }.map(\.description) == [])
    }
}
