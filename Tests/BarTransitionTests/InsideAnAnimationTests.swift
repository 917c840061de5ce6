import BarTransition
import TestSupport
import Testing
import UIKit

/// An app changes its bars inside of an animation of its own, for example together with a view that it moves. What the library
/// sets up before its own animation is not animated with it.
@Suite("Changes inside of an animation of the app's", .ownSimulator) @MainActor
struct InsideAnAnimationTests {
    nonisolated static let profiles = SmoothLayoutTests.profiles
    /// The next one is of another kind: each pair changes in another way.
    nonisolated static let backgrounds: [BarAppearance.Background] = [
        .color(.red), .gradient(.init(colors: [.blue, .green])), .color(UIColor.blue.withAlphaComponent(0.5)),
        .transparent,
        .material(.init(.systemThinMaterial)), .color(.green), .system,
    ]
    nonisolated static let pairs = zip(backgrounds, backgrounds.dropFirst() + backgrounds.prefix(1)).map { ($0, $1) }

    private func stage(_ profile: Simulator.Profile, _ page: UIViewController) -> HeadlessStage {
        HeadlessStage(profile, pages: page)
    }

    /// The colors at an edge of the navigation bar, without what is behind the buttons, and of the toolbar.
    /// - Parameter x: by default at the left edge.
    private func colors(_ stage: HeadlessStage, at x: Int = 3) -> [[Int]] {
        let column = stage.simulator.column(x)
        let bar = Int(stage.bar.frame.minY)
        return [column[2], column[bar + 4], column[bar + 30], column[column.count - 60], column[column.count - 3]]
    }

    /// The first frame of an animated change shows what was there before it.
    @Test(arguments: profiles, pairs.sample(every: 2))
    func anUpdateBeginsWithWhatIsShown(
        _ profile: Simulator.Profile, _ pair: (BarAppearance.Background, BarAppearance.Background)
    ) {
        let page = DeclaringPage("A", BarAppearance(background: pair.0, toolbar: .init(background: pair.0)))
        let stage = stage(profile, page)
        let before = colors(stage)
        UIView.animate(withDuration: 1) {
            page.barAppearance = BarAppearance(background: pair.1, toolbar: .init(background: pair.1))
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        for (old, new) in zip(before, colors(stage)) { #expect(isNear(old, new), "\(old), then \(new)") }
        stage.simulator.runToRest()
        let after = colors(stage)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(colors(stage) == after)
    }

    /// Writes down the durations of the animations in which its appearance is set.
    private final class TimedToolbar: UIToolbar {
        var durations: [TimeInterval] = []

        override var standardAppearance: UIToolbarAppearance {
            didSet { durations.append(UIView.durationOfPresentAnimation) }
        }
    }

    /// Where UIKit runs no blocks alongside a push, nothing has been animated yet when the page declares something else.
    private static var profileWithoutBlocks: Simulator.Profile {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideAnimation = .neverRuns
        return profile
    }

    /// A toolbar whose page declares a background at first only has the app's look again outside of the app's animation: UIKit's
    /// background, and what a subclass of the app's changes with it, does not fade in.
    @Test func aToolbarsLookThatIsTakenBackDuringAPush() throws {
        let page = DeclaringPage("B", BarAppearance(toolbar: .init(background: .color(.green))))
        let stage = HeadlessStage(
            Self.profileWithoutBlocks, pages: DeclaringPage("A", BarAppearance(toolbar: .init())),
            toolbarClass: TimedToolbar.self)
        let toolbar = try #require(stage.navigation.toolbar as? TimedToolbar)
        stage.push(page, andWait: 0)
        stage.simulator.commit()
        toolbar.durations = []
        UIView.animate(withDuration: 1) {
            page.barAppearance.toolbar = .init()
            page.setNeedsBarAppearanceUpdate()
        }
        #expect(toolbar.durations.allSatisfy { $0 == 0 }, "\(toolbar.durations)")
        stage.simulator.runToRest()
        #expect(!toolbar.durations.isEmpty && toolbar.scrollEdgeAppearance == nil)
        #expect(!stage.navigation.isToolbarHidden)
    }

    /// The same for bars that the page takes back.
    @Test func barsThatAreTakenBackDuringAPush() throws {
        let page = DeclaringPage("B", BarAppearance(isHidden: true, toolbar: .init()))
        let stage = HeadlessStage(Self.profileWithoutBlocks) {
            let navigation = TimedStack()
            navigation.viewControllers = [DeclaringPage("A", BarAppearance(isHidden: false, toolbar: .hidden))]
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let navigation = try #require(stage.navigation as? TimedStack)
        stage.push(page, andWait: 0)
        stage.simulator.commit()
        #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        navigation.durations = []
        UIView.animate(withDuration: 1) {
            page.barAppearance = BarAppearance(isHidden: false, toolbar: .hidden)
            page.setNeedsBarAppearanceUpdate()
        }
        #expect(navigation.durations.allSatisfy { $0 == 0 }, "\(navigation.durations)")
        stage.simulator.runToRest()
        #expect(!navigation.durations.isEmpty && !navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    }

    /// The app has removed all views from the bar. The background is whole where it comes back, at the screen's other edge too.
    @Test(arguments: profiles) func aRemovedBackgroundComesBackWhole(_ profile: Simulator.Profile) {
        let page = DeclaringPage("", BarAppearance(background: .color(.red), shadow: BarAppearance.Shadow.none))
        let stage = stage(profile, page)
        let place = CGPoint(x: stage.simulator.window.bounds.width - 3, y: stage.bar.frame.maxY - 3)
        #expect(stage.simulator.rgba(place.x, place.y) == [255, 0, 0, 255])
        for view in stage.bar.subviews where view.layer.zPosition < 0 { view.removeFromSuperview() }
        UIView.animate(withDuration: 1) { page.setNeedsBarAppearanceUpdate(animated: false) }
        stage.simulator.advance(by: 1 / 60)
        #expect(stage.simulator.rgba(place.x, place.y) == [255, 0, 0, 255])
    }

    /// A push looks the same in and outside of an animation.
    @Test(arguments: profiles, pairs.sample(every: 3))
    func aPushShowsTheSameFrames(
        _ profile: Simulator.Profile, _ pair: (BarAppearance.Background, BarAppearance.Background)
    ) {
        let films = [false, true].map { isInside in
            let first = DeclaringPage("A", BarAppearance(background: pair.0, toolbar: .init(background: pair.0)))
            let stage = stage(profile, first)
            let second = DeclaringPage("B", BarAppearance(background: pair.1, toolbar: .init(background: pair.1)))
            let push = {
                stage.navigation.pushViewController(second, animated: true)
                stage.navigation.view.layoutIfNeeded()
            }
            if isInside { UIView.animate(withDuration: 1) { push() } } else { push() }
            return (0..<4).map { _ in
                let shown = colors(stage)
                stage.simulator.advance(by: 0.06)
                return shown
            }
        }
        for (plain, inside) in zip(films[0], films[1]) {
            for (one, other) in zip(plain, inside) { #expect(isNear(one, other), "\(one), inside \(other)") }
        }
    }

    private func isNear(_ one: [Int], _ other: [Int]) -> Bool { zip(one, other).allSatisfy { abs($0 - $1) <= 2 } }

    /// What the library takes back when it is detached is where it belongs at once, with transitions that go on, too.
    @Test(
        arguments: profiles,
        [
            ([false, false, true], true), ([false, false, true], false), ([true, true, false], true),
            ([true, true, false], false), ([false, true, false], false),
        ])
    func detachingIsNotAnimated(_ profile: Simulator.Profile, _ kind: (shows: [Bool], isTranslucent: Bool)) {
        let pages = kind.shows.map { DeclaringPage("", BarAppearance(isHidden: !$0)) }
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.navigationBar.isTranslucent = kind.isTranslucent
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        for _ in 0..<2 {
            stage.navigation.popViewController(animated: true)
            stage.simulator.advance(by: 0.08)
        }
        UIView.animate(withDuration: 1) { stage.navigation.detachBarTransition() }
        stage.simulator.commit()
        for page in pages where page.viewIfLoaded?.window != nil {
            #expect(page.additionalSafeAreaInsets == .zero)
            // UIKit moves the pages sideways.
            for view in [page.view as UIView, page.marker] {
                let place = view.convert(view.bounds, to: nil).minY
                #expect(abs(view.shownFrame.minY - place) < 0.01, "\(view.shownFrame.minY), not \(place)")
            }
        }
        stage.simulator.runToRest()
    }

    /// Bars that come or go without animation are in their places at once.
    @Test(arguments: profiles, [false, true])
    func barsThatComeAndGoWithoutAnimation(_ profile: Simulator.Profile, come: Bool) {
        let looks = [BarAppearance(isHidden: true, toolbar: .hidden), BarAppearance(isHidden: false, toolbar: .init())]
        let page = DeclaringPage("A", looks[come ? 0 : 1])
        let stage = stage(profile, page)
        UIView.animate(withDuration: 1) {
            page.barAppearance = looks[come ? 1 : 0]
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        stage.simulator.advance(by: 1 / 60)
        #expect(stage.navigation.isNavigationBarHidden != come && stage.navigation.isToolbarHidden != come)
        let views: [UIView] = [page.marker, stage.bar, stage.navigation.toolbar!]
        for view in views {
            let place = view.convert(view.bounds, to: nil).minY
            #expect(abs(view.shownFrame.minY - place) < 0.01, "\(view.shownFrame.minY), not \(place)")
        }
        stage.simulator.runToRest()
    }

    /// UIKit has not reported that a swipe was canceled, and the library learns of it inside of an animation: the bar and the page below
    /// it are back in their places at once.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)])
    func aBarThatReturnsAfterACanceledSwipe(_ profile: Simulator.Profile) {
        var profile = profile
        profile.variants.alongsideCompletion = .neverRuns
        let (a, b) = (DeclaringPage("A", .hidden), DeclaringPage("B", BarAppearance(isHidden: false)))
        let stage = HeadlessStage(profile, pages: a, b, isOpaque: true)
        let top = b.marker.shownFrame.minY
        stage.simulator.beginBackSwipe()
        stage.cancelSwipe(at: 0.4)
        #expect(stage.navigation.isNavigationBarHidden, "nobody has been told yet")
        UIView.animate(withDuration: 1) { b.setNeedsBarAppearanceUpdate(animated: false) }
        stage.simulator.advance(by: 0.1)
        #expect(!stage.navigation.isNavigationBarHidden && isClose(b.marker.shownFrame.minY, top, within: 0.1))
        stage.simulator.runToRest()
    }

    /// A stack that writes down the durations of the animations in which its bars are shown and hidden.
    private final class TimedStack: UINavigationController {
        var durations: [TimeInterval] = []

        private func note() {
            durations.append(UIView.durationOfPresentAnimation)
        }

        override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
            note()
            super.setNavigationBarHidden(hidden, animated: animated)
        }

        override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
            note()
            super.setToolbarHidden(hidden, animated: animated)
        }
    }

    /// Bars that come or go without animation do so outside of the app's animation: what UIKit lays out for them, and what a subclass
    /// of the app's changes with them, does not move with it.
    @Test(arguments: profiles, [false, true])
    func barsAreNotShownOrHiddenInTheAppsAnimation(_ profile: Simulator.Profile, come: Bool) throws {
        let looks = [BarAppearance(isHidden: true, toolbar: .hidden), BarAppearance(isHidden: false, toolbar: .init())]
        let page = DeclaringPage("A", looks[come ? 0 : 1])
        let stage = HeadlessStage(profile) {
            let navigation = TimedStack()
            navigation.viewControllers = [page]
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let navigation = try #require(stage.navigation as? TimedStack)
        navigation.durations = []
        UIView.animate(withDuration: 1) {
            page.barAppearance = looks[come ? 1 : 0]
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        #expect(navigation.durations == [0, 0])
        #expect(navigation.isNavigationBarHidden != come && navigation.isToolbarHidden != come)
        stage.simulator.runToRest()
    }

    /// A tint that changes without animation does not fade to the next one in the app's animation.
    @Test(arguments: profiles) func aTintThatChangesAtOnce(_ profile: Simulator.Profile) throws {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .yellow))
        let stage = HeadlessStage(profile, pages: page, barClass: TintedBar.self)
        let bar = try #require(stage.bar as? TintedBar)
        bar.durations = []
        UIView.animate(withDuration: 1) {
            page.barAppearance.tintColor = .green
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        #expect(bar.tintColor == .green)
        #expect(!bar.durations.isEmpty && bar.durations.allSatisfy { $0 == 0 })
        stage.simulator.runToRest()
    }

    /// An item that writes down the durations of the animations in which it gets an appearance.
    private final class TimedItem: UINavigationItem {
        var durations: [TimeInterval] = []

        override var standardAppearance: UINavigationBarAppearance? {
            didSet { durations.append(UIView.durationOfPresentAnimation) }
        }
    }

    private final class TimedItemPage: MarkedPage {
        private(set) lazy var item = TimedItem(title: "A")
        override var navigationItem: UINavigationItem { item }
    }

    /// A page that declares nothing keeps its look while the next one changes the bar's style. It has it at once, outside of the
    /// app's animation.
    @Test(arguments: profiles) func aLookThatIsKept(_ profile: Simulator.Profile) {
        let page = TimedItemPage("A")
        let stage = stage(profile, page)
        page.item.durations = []
        UIView.animate(withDuration: 1) {
            stage.navigation.pushViewController(
                DeclaringPage("B", BarAppearance(background: .color(.black), statusBarStyle: .lightContent)),
                animated: true)
            stage.navigation.view.layoutIfNeeded()
        }
        stage.simulator.commit()
        #expect(page.item.standardAppearance != nil)
        #expect(!page.item.durations.isEmpty && page.item.durations.allSatisfy { $0 == 0 })
        stage.simulator.runToRest()
    }

    /// Shows the tint that it has in its color.
    private final class TintedView: UIView {
        override func tintColorDidChange() {
            super.tintColorDidChange()
            backgroundColor = tintColor
        }
    }

    /// A toolbar that comes in an animated update has its tint from the first frame: a view in it does not fade to it from another one
    /// in the app's animation.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)])
    func aToolbarThatComesBackHasItsTintAtOnce(_ profile: Simulator.Profile) {
        let view = TintedView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let page = DeclaringPage("A", BarAppearance(toolbar: .init(tintColor: .red)))
        page.toolbarItems = [UIBarButtonItem(customView: view)]
        let stage = stage(profile, page)
        #expect(view.tintColor == .red)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden)
        page.barAppearance.toolbar = .init(tintColor: .green)
        UIView.animate(withDuration: 1) { page.setNeedsBarAppearanceUpdate(animated: true) }
        stage.simulator.commit()
        #expect(view.tintColor == .green && view.backgroundColor == .green)
        #expect(view.layer.animationKeys()?.contains("backgroundColor") != true)
        stage.simulator.runToRest()
    }

    /// The same for a swipe in a nested stack, as in a collapsed split view: its bars are shown again outside of the app's animation.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)])
    func barsThatReturnAfterACanceledSwipeInside(_ profile: Simulator.Profile) {
        var profile = profile
        profile.variants.alongsideCompletion = .neverRuns
        let simulator = Simulator(profile: profile)
        let first = DeclaringPage("First", BarAppearance(isHidden: true, toolbar: .hidden))
        let second = DeclaringPage(
            "Second", BarAppearance(background: .color(.red), isHidden: false, toolbar: .init()))
        let primary = TimedStack()
        let secondary = simulator.showNestedStack([first, second], in: primary)
        #expect(primary.topViewController === secondary && !primary.isNavigationBarHidden && !primary.isToolbarHidden)
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.4)
        #expect(secondary.topViewController === first && primary.isNavigationBarHidden && primary.isToolbarHidden)
        primary.durations = []
        simulator.endBackSwipe(finishing: false)
        simulator.runToEndOfTransition(of: secondary)
        UIView.animate(withDuration: 1) { second.setNeedsBarAppearanceUpdate(animated: false) }
        #expect(!primary.isNavigationBarHidden && !primary.isToolbarHidden)
        #expect(primary.durations == [0, 0])
        simulator.runToRest()
        #expect(!primary.isNavigationBarHidden && !primary.isToolbarHidden)
    }

    /// Without materials, which show what is behind them at each edge.
    nonisolated private static let clearPairs = pairs.filter { pair in
        ![pair.0, pair.1].contains { if case .material = $0 { true } else { false } }
    }

    /// A background that comes is over the whole width in each frame: it is not stretched there in the app's animation.
    @Test(arguments: profiles, clearPairs)
    func anUpdateIsTheSameAtBothEdges(
        _ profile: Simulator.Profile, _ pair: (BarAppearance.Background, BarAppearance.Background)
    ) {
        let page = DeclaringPage("", BarAppearance(background: pair.0, toolbar: .init(background: pair.0)))
        let stage = stage(profile, page)
        UIView.animate(withDuration: 1) {
            page.barAppearance = BarAppearance(background: pair.1, toolbar: .init(background: pair.1))
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        let right = Int(stage.simulator.window.bounds.width) - 4
        for frame in 0..<6 {
            for (one, other) in zip(colors(stage), colors(stage, at: right)) {
                #expect(isNear(one, other), "frame \(frame): \(one), at the right \(other)")
            }
            stage.simulator.advance(by: 0.1)
        }
        stage.simulator.runToRest()
    }

    /// A bar that comes with its page has the tint that the page declares last at once: the way to it, over the one from before the
    /// push, is not part of the app's animation.
    @Test func anotherTintOfABarThatComesWithAPush() throws {
        let page = DeclaringPage("B", BarAppearance(tintColor: .yellow, isHidden: false))
        let stage = HeadlessStage(
            Self.profileWithoutBlocks, pages: DeclaringPage("A", BarAppearance(tintColor: .red, isHidden: true)),
            barClass: TintedBar.self)
        let bar = try #require(stage.bar as? TintedBar)
        stage.push(page, andWait: 0)
        stage.simulator.commit()
        #expect(bar.tintColor == .yellow)
        bar.durations = []
        UIView.animate(withDuration: 1) {
            page.barAppearance.tintColor = .green
            page.setNeedsBarAppearanceUpdate()
        }
        #expect(bar.tintColor == .green)
        #expect(!bar.durations.isEmpty && bar.durations.allSatisfy { $0 == 0 }, "\(bar.durations)")
        stage.simulator.runToRest()
        #expect(bar.tintColor == .green)
    }

    /// A bar that comes with its page has the color that the page declares last: it does not fade to it from the first one.
    @Test(arguments: [BarAppearance.TransitionStyle.automatic, .slide])
    func anotherColorOfABarThatComesWithAPush(_ style: BarAppearance.TransitionStyle) {
        let page = DeclaringPage("B", BarAppearance(background: .color(.red), isHidden: false, transitionStyle: style))
        let stage = stage(Self.profileWithoutBlocks, DeclaringPage("A", .hidden))
        stage.push(page, andWait: 0)
        stage.simulator.commit()
        UIView.animate(withDuration: 1) {
            page.barAppearance.background = .color(.blue)
            page.setNeedsBarAppearanceUpdate()
        }
        for frame in 0..<30 {
            for x in stride(from: CGFloat(4), to: stage.simulator.window.bounds.width, by: 12) {
                let color = stage.simulator.rgba(x, 3)
                #expect(color[0] <= color[2] + 10, "frame \(frame), \(x): \(color)")
            }
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(stage.simulator.rgba(CGFloat(200), 3) == [0, 0, 255, 255])
    }
}
