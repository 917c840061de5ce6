import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Updates of declarations", .ownSimulator) @MainActor
struct UpdateInPlaceTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))

    /// The page on top takes over the large title mode of the page below, which has another default as well then. One that is set
    /// during a push counts at its end.
    @Test(arguments: [true, false, nil]) func aDefaultWithoutItsLargeTitleMode(isAnimated: Bool?) {
        let (below, page) = (MarkedPage("A"), MarkedPage("B"))
        let navigation = UINavigationController(rootViewController: below)
        navigation.navigationBar.prefersLargeTitles = true
        let attached = navigation.attachBarTransition(
            defaultAppearance: BarAppearance(largeTitleDisplayMode: .never))
        simulator.show(navigation)
        simulator.runToRest()
        let height = navigation.navigationBar.frame.height
        navigation.pushViewController(page, animated: true)
        if isAnimated == nil { simulator.advance(by: 0.1) } else { simulator.runToRest() }
        #expect((navigation.transitionCoordinator != nil) == (isAnimated == nil))
        #expect(navigation.navigationBar.frame.height == height)
        attached.defaultAppearance = nil
        if let isAnimated { page.setNeedsBarAppearanceUpdate(animated: isAnimated) }
        simulator.runToRest()
        #expect(below.navigationItem.largeTitleDisplayMode == .automatic)
        #expect(navigation.navigationBar.frame.height > height + 20)
    }

    /// As `setNeedsStatusBarAppearanceUpdate()`, it can be called of the navigation controller: its bar shows the page on top.
    @Test func anUpdateOfTheNavigationController() {
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        let attached = navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        attached.defaultAppearance = BarAppearance(background: .color(.red))
        navigation.setNeedsBarAppearanceUpdate(animated: false)
        simulator.runToRest()
        #expect(simulator.rgba(200, 2) == [255, 0, 0, 255])
    }

    /// When the bar's height changes, its edge and the page's content move there together, animated. A toolbar changes nothing
    /// about that.
    @Test(arguments: [false, true], [false, true]) func aNewHeightIsAnimated(isPrompt: Bool, hasToolbar: Bool) {
        let page = DeclaringPage("Title", BarAppearance(background: .color(.red)))
        if hasToolbar { page.barAppearance.toolbar = .init(background: .color(.green)) }
        page.wantsScrollView = true
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = !isPrompt
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        let bar = navigation.navigationBar
        func shownEdge() -> CGFloat { (bar.layer.presentation() ?? bar.layer).frame.maxY }
        let old = shownEdge()
        page.barAppearance.prompt = isPrompt ? "Prompt" : nil
        page.barAppearance.largeTitleDisplayMode = isPrompt ? nil : .never
        page.setNeedsBarAppearanceUpdate(animated: true)
        var edges = [old]
        simulator.commit()
        while simulator.isBusy {
            edges.append(shownEdge())
            #expect(abs(page.marker.shownFrame.minY - shownEdge()) < 0.51, "at \(shownEdge())")
            simulator.advance(by: 1 / 120)
        }
        edges.append(shownEdge())
        let distance = abs(edges[edges.count - 1] - old)
        #expect(distance > 20)
        for (before, after) in zip(edges, edges.dropFirst()) {
            #expect(abs(after - before) < 0.12 * distance, "from \(before) to \(after)")
        }
    }

    /// Views that an animation moves receive no touches, unless the animation allows it: this one does.
    @Test func thePageCanBeTouchedWhileItsBarChanges() {
        let page = DeclaringPage("Title", BarAppearance(background: .color(.red)))
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
        button.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
            button.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
            button.widthAnchor.constraint(equalToConstant: 100), button.heightAnchor.constraint(equalToConstant: 100),
        ])
        simulator.runToRest()
        let old = button.frame
        page.barAppearance.prompt = "Prompt"
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(button.frame.minY > old.minY, "it moves")
        simulator.tap(at: CGPoint(x: old.midX, y: old.maxY - 10))
        #expect(simulator.isBusy)
        #expect(taps == 1)
    }

    /// An animated change begins with the color on the screen, whatever came before it.
    @Test func aChangeBeginsWithTheColorThatIsShown() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        for color in [UIColor.blue, .green, .red] {
            page.barAppearance.background = .color(color)
            page.setNeedsBarAppearanceUpdate(animated: true)
            simulator.runToRest()
        }
        page.barAppearance.background = .color(.yellow)
        page.setNeedsBarAppearanceUpdate(animated: false)
        page.barAppearance.background = .color(.green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        simulator.commit()
        #expect(simulator.color(at: CGPoint(x: 200, y: 2)) == .yellow)
    }

    nonisolated private static func gradient(_ color: UIColor) -> BarAppearance.Background {
        .gradient(.init(colors: [color, color]))
    }
    nonisolated private static let red = gradient(.red)
    nonisolated private static let green = gradient(.green)
    nonisolated private static let blue = gradient(.blue)
    nonisolated private static let successions: [[BarAppearance.Background]] = [
        [.color(.red), .color(.green), .color(.green)], [.color(.red), .color(.green), .color(.blue)],
        [red, green, green], [red, green, blue], [red, green, red], [red, green, .color(.blue)],
        [red, green, .transparent], [.color(.red), green, .color(.blue)], [.transparent, green, blue],
        [.color(.red), .color(.green), .color(.red), .color(.green)], [red, green, red, green],
        [red, .color(.green), .color(.blue)],
    ]

    /// A change that begins before the one before it has ended goes on from what is on the screen, and a declaration that is
    /// repeated changes nothing, in the bar and under a large title.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], successions)
    func changesThatFollowEachOther(_ profile: Simulator.Profile, _ backgrounds: [BarAppearance.Background]) {
        let page = DeclaringPage("", BarAppearance(background: backgrounds[0], shadow: BarAppearance.Shadow.none))
        page.wantsScrollView = true
        let stage = HeadlessStage(profile, pages: page, largeTitles: true)
        let places = [3, stage.bar.frame.maxY - 3]
        var shown = places.map { stage.simulator.rgba(200, $0) }
        func expectNoStep() {
            stage.simulator.commit()
            for (place, y) in places.enumerated() {
                let color = stage.simulator.rgba(200, y)
                let step = zip(color, shown[place]).map { abs($0 - $1) }.max() ?? 0
                #expect(step < 40, "from \(shown[place]) to \(color) at \(y)")
                shown[place] = color
            }
        }
        for background in backgrounds.dropFirst() {
            page.barAppearance.background = background
            page.barAppearance.tintColor = page.barAppearance.tintColor == .white ? .black : .white
            page.setNeedsBarAppearanceUpdate(animated: true)
            for _ in 0..<6 {
                expectNoStep()
                stage.simulator.advance(by: 1 / 120)
            }
        }
        while stage.simulator.isBusy {
            expectNoStep()
            stage.simulator.advance(by: 1 / 120)
        }
        expectNoStep()
    }

    /// A change without animation is at once what it will be, also inside an animation of the app's.
    @Test func theAppsAnimationDoesNotAnimateAChangeWithout() {
        let page = DeclaringPage(
            "A", BarAppearance(background: .color(.red), toolbar: .init(background: .color(.red))))
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        UIView.animate(withDuration: 1) {
            page.barAppearance = BarAppearance(
                background: .color(.blue), shadow: .color(.green), titleColor: .white,
                toolbar: .init(background: .color(.green)))
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        let toolbar = CGPoint(x: 200, y: navigation.toolbar.frame.midY)
        for _ in 0..<10 {
            simulator.advance(by: 0.05)
            #expect(simulator.color(at: CGPoint(x: 200, y: 2)) == .blue)
            #expect(simulator.color(at: toolbar) == .green)
        }
    }

    /// A change before a page is shown is invisible, so it is not animated.
    @Test func aPageThatIsNotShownYetChangesWithoutAnimation() {
        let first = DeclaringPage("A", .hidden)
        let second = RedeclaringPage("B", .hidden)
        let navigation = UINavigationController(rootViewController: first)
        navigation.attachBarTransition()
        simulator.show(navigation)
        navigation.pushViewController(second, animated: false)
        simulator.commit()
        #expect(!navigation.navigationBar.isHidden)
        #expect(!simulator.isBusy)
    }

    /// UIKit's own background returns where the page declares nothing else any more.
    @Test func fromAColorToUIKitsOwnBackgroundAtRest() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: page, b: DeclaringPage("B", BarAppearance()))
        let other = HeadlessStage(.iPhone15(iOS: 18), a: DeclaringPage("A", BarAppearance()), b: MarkedPage("B"))
        for background in [BarAppearance.Background.color(.blue), .system] {
            page.barAppearance.background = background
            page.setNeedsBarAppearanceUpdate(animated: false)
            stage.simulator.runToRest()
        }
        let point = CGPoint(x: 5, y: stage.navigation.navigationBar.frame.midY)
        #expect(stage.simulator.color(at: point) == other.simulator.color(at: point))
        let items = [stage, other].compactMap { $0.navigation.topViewController?.navigationItem }
        #expect(items.count == 2 && items[0].standardAppearance == items[1].standardAppearance)
        #expect(items[0].scrollEdgeAppearance == items[1].scrollEdgeAppearance)
    }

    /// A push in the middle of a cross-fade shows no page through the bar.
    @Test func aPushDuringAFadeShowsNoPage() {
        let page = DeclaringPage("A", BarAppearance(background: Self.red, transitionStyle: .slide))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.barAppearance.background = Self.green
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.push(
            DeclaringPage("B", BarAppearance(background: Self.blue, transitionStyle: .slide)), andWait: 0.02)
        for frame in 0..<4 {
            let color = stage.simulator.rgba(3, stage.bar.frame.minY + 3)
            #expect(color[2] < 20, "\(frame): \(color)")
            stage.simulator.advance(by: 1 / 60)
        }
    }

    /// Checks the frames in which a red bar comes or goes.
    /// - Parameter check: what else is checked in each of them.
    /// - Returns: the number of frames in which the bar was seen.
    private func expectRedWhileMoving(_ stage: HeadlessStage, _ check: () -> Void = {}) -> Int {
        var seen = 0
        for _ in 0..<4 {
            stage.simulator.advance(by: 0.04)
            let bottom = stage.bar.layer.presentation()?.frame.maxY ?? 0
            guard bottom > 6 else { continue }
            seen += 1
            #expect(stage.simulator.color(at: CGPoint(x: 5, y: bottom - 3)) == .red)
            check()
        }
        return seen
    }

    /// A bar that comes has its background from the first frame.
    @Test func aBarThatComesHasItsBackground() {
        let page = DeclaringPage("A", .hidden)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(expectRedWhileMoving(stage) > 1)
    }

    /// It has its tint too: images and the chevron of the back button do not change to it as the bar comes.
    @Test(arguments: SmoothLayoutTests.profiles) func aBarThatComesHasItsTint(_ profile: Simulator.Profile) throws {
        let page = DeclaringPage("A", .hidden)
        let stage = HeadlessStage(profile, pages: page, barClass: TintedBar.self)
        let bar = try #require(stage.bar as? TintedBar)
        bar.durations = []
        page.barAppearance = BarAppearance(background: .color(.red), tintColor: .white, isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(!stage.navigation.isNavigationBarHidden && bar.tintColor == .white)
        #expect(!bar.durations.isEmpty && bar.durations.allSatisfy { $0 == 0 }, "\(bar.durations)")
        stage.simulator.runToRest()
        #expect(bar.tintColor == .white)
    }

    /// A page that updates its bars when its safe area changes, as it does with a bar that comes or goes.
    private final class InsetFollowingPage: DeclaringPage {
        private var follow: () -> Void = {}

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            follow()
        }

        /// - Parameter change: changes the declaration first.
        func update(animated: Bool, _ change: @escaping (inout BarAppearance) -> Void = { _ in }) {
            follow = { [unowned self] in
                change(&barAppearance)
                setNeedsBarAppearanceUpdate(animated: animated)
            }
        }

        /// Declares something else, once.
        /// - Parameter awaitsToolbar: whether it waits for the toolbar.
        func declare(_ appearance: BarAppearance, animated: Bool, awaitsToolbar: Bool = false) {
            follow = { [unowned self] in
                guard !awaitsToolbar || navigationController?.isToolbarHidden == false else { return }
                stopFollowing()
                barAppearance = appearance
                setNeedsBarAppearanceUpdate(animated: animated)
            }
        }

        func stopFollowing() { follow = {} }
    }

    /// Also if the page updates it as it comes.
    @Test func aBarThatComesWhileItsPageUpdatesIt() {
        let page = InsetFollowingPage("A", .hidden)
        page.update(animated: true)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: true)
        let seen = expectRedWhileMoving(stage)
        stage.simulator.runToRest()
        #expect(seen > 1 && !stage.navigation.isNavigationBarHidden)
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.maxY - 3)) == .red)
    }

    /// Also if the page declares something else then: what it declared last is there in the end, and later updates replace it.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aBarThatComesWhileItsPageDeclaresAnother(_ profile: Simulator.Profile, isAnimated: Bool) {
        let page = InsetFollowingPage("A", .hidden)
        let stage = HeadlessStage(profile, pages: page)
        func color() -> UIColor { stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.maxY - 3)) }
        page.update(animated: isAnimated) { $0.background = .color(.green) }
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        #expect(color() == .green)
        page.stopFollowing()
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color() == .blue)
    }

    /// The same where the bar comes at once.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aBarThatComesAtOnceWhileItsPageDeclaresAnother(_ profile: Simulator.Profile, isAnimated: Bool) {
        let page = InsetFollowingPage("A", .hidden)
        let stage = HeadlessStage(profile, pages: page)
        page.declare(BarAppearance(background: .color(.green), isHidden: false), animated: isAnimated)
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.barAppearance.background == .color(.green), "its safe area changes with the bar")
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.maxY - 3)) == .green)
    }

    /// What the page has asked for then is carried out: a bar that it has hidden again stays shown where the app shows it.
    @Test(arguments: [true, false]) func aBarThatThePageHidesAgainAsItComesAtOnce(isAnimated: Bool) {
        let page = InsetFollowingPage("A", .hidden)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.declare(.hidden, animated: isAnimated)
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.barAppearance == .hidden, "its safe area changes with the bar")
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        page.barAppearance.titleColor = .green
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(!stage.navigation.isNavigationBarHidden && page.titleColor == .green)
    }

    /// The update ends as any other: what waits for its end, as UIKit's own background of a toolbar, comes then.
    @Test func aToolbarBelowABarThatComesWhileItsPageUpdatesIt() {
        let page = InsetFollowingPage("A", BarAppearance(isHidden: true, toolbar: .init(background: .color(.red))))
        page.update(animated: true)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        #expect(stage.navigation.toolbar.scrollEdgeAppearance != nil, "the library draws its background")
        page.barAppearance = BarAppearance(isHidden: false, toolbar: .init())
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.navigation.toolbar.scrollEdgeAppearance == nil)
    }

    /// A toolbar does not change if its page declares the earlier background again as the bar comes.
    @Test(arguments: [true, false]) func aToolbarWhosePageDeclaresItAgainAsTheBarComes(isAnimated: Bool) {
        let page = InsetFollowingPage("A", BarAppearance(isHidden: true, toolbar: .init(background: .color(.red))))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.update(animated: isAnimated) { $0.toolbar?.background = .color(.red) }
        page.barAppearance = BarAppearance(isHidden: false, toolbar: .init(background: .color(.blue)))
        page.setNeedsBarAppearanceUpdate(animated: true)
        let bottom = CGPoint(x: 5, y: stage.navigation.view.bounds.maxY - 3)
        for frame in 0..<15 {
            stage.simulator.advance(by: 1 / 60)
            #expect(stage.simulator.color(at: bottom) == .red, "frame \(frame)")
        }
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: bottom) == .red)
    }

    /// What a page declares last counts also if it does so as the toolbar comes.
    @Test(arguments: ToolbarTests.profiles, [true, false])
    func aToolbarThatComesWhileItsPageDeclaresAnotherBar(_ profile: Simulator.Profile, isAnimated: Bool) {
        let page = InsetFollowingPage("A", BarAppearance(background: .color(.red), toolbar: .hidden))
        let stage = HeadlessStage(profile, pages: page)
        page.update(animated: isAnimated) { $0.background = .color(.green) }
        page.barAppearance = BarAppearance(background: .color(.blue), toolbar: .init())
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        #expect(page.barAppearance.background == .color(.green), "its safe area changes with the toolbar")
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.maxY - 3)) == .green)
    }

    /// What a page declares as its bar comes or goes counts, also if that is what it declared before.
    @Test(arguments: [nil, false, true] as [Bool?], [true, false])
    func aBarWhosePageDeclaresTheEarlierVisibilityAgain(before: Bool?, isAnimated: Bool) {
        let declared = BarAppearance(background: .color(.red), isHidden: before)
        let page = InsetFollowingPage("A", declared)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        let wasHidden = stage.navigation.isNavigationBarHidden
        page.declare(declared, animated: isAnimated)
        page.barAppearance.isHidden = !wasHidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.barAppearance == declared, "its safe area changes with the bar")
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden == wasHidden)
    }

    /// So does what it declares as its toolbar comes.
    @Test(arguments: [true, false], [true, false])
    func aToolbarWhosePageHidesItAgainAsItComes(hidesBar: Bool, isAnimated: Bool) {
        let page = InsetFollowingPage("A", BarAppearance(background: .color(.red), toolbar: .hidden))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.barAppearance.isHidden = hidesBar
        let declared = page.barAppearance
        page.declare(declared, animated: isAnimated, awaitsToolbar: true)
        page.barAppearance.toolbar = .init()
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.barAppearance == declared, "its safe area changes with the toolbar")
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden && stage.navigation.isNavigationBarHidden == hidesBar)
    }

    /// A bar that its page hides as the toolbar comes keeps its look until it is gone, as any other.
    @Test func aBarThatGoesAsTheToolbarComesKeepsItsLook() {
        let page = InsetFollowingPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.declare(BarAppearance(isHidden: true, toolbar: .init()), animated: true, awaitsToolbar: true)
        page.barAppearance.toolbar = .init()
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(stage.navigation.isNavigationBarHidden, "its safe area changes with the toolbar")
        #expect(expectRedWhileMoving(stage) > 1)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
    }

    /// A page updates its bar without animation whenever its safe area changes, as one that follows its scroll position does. That
    /// does not end the animation of an update with which the bar gets another height.
    @Test(arguments: SmoothLayoutTests.profiles) func aNewHeightWhileItsPageUpdatesIt(_ profile: Simulator.Profile) {
        let page = InsetFollowingPage("A", BarAppearance(background: .color(.red)))
        page.update(animated: false)
        let stage = HeadlessStage(profile, pages: page)
        func color() -> UIColor { stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)) }
        page.barAppearance = BarAppearance(background: .color(.blue), prompt: "Prompt")
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.08)
        #expect(color() != .red && color() != .blue, "\(color())")
        stage.simulator.runToRest()
        #expect(color() == .blue)
    }

    /// Nor that of an update with which a toolbar comes or goes: UIKit lays the page out for that too.
    @Test(arguments: ToolbarTests.profiles, [true, false])
    func aToolbarThatComesOrGoesWhileItsPageUpdatesTheBars(_ profile: Simulator.Profile, comes: Bool) {
        let toolbars: [BarAppearance.Toolbar] = comes ? [.hidden, .init()] : [.init(), .hidden]
        let page = InsetFollowingPage("A", BarAppearance(background: .color(.black), titleColor: .white))
        page.barAppearance.toolbar = toolbars[0]
        let stage = HeadlessStage(profile, pages: page)
        func color() -> UIColor { stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)) }
        page.update(animated: false)
        page.barAppearance = BarAppearance(background: .color(.white), titleColor: .black, toolbar: toolbars[1])
        let start = color()
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.02)
        #expect(page.titleColor == .white, "the background is still dark")
        stage.simulator.advance(by: 0.06)
        let middle = color()
        stage.simulator.runToRest()
        #expect(middle != start && middle != color(), "\(middle)")
        #expect(page.titleColor == .black && stage.navigation.isToolbarHidden != comes)
    }

    /// A page that adds a view at its lower right corner as it appears.
    private class AddingPage: MarkedPage {
        let added = UIView()

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            added.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(added)
            NSLayoutConstraint.activate([
                added.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                added.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                added.widthAnchor.constraint(equalToConstant: 100),
                added.heightAnchor.constraint(equalToConstant: 100),
            ])
        }
    }

    /// What a page asks for before its transition is part of it. At the end nothing is animated: a view that the page adds as it
    /// appears is in its place at once.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func anUpdateAsThePageComes(_ profile: Simulator.Profile, declares: Bool) {
        final class ComingPage: AddingPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                setNeedsBarAppearanceUpdate(animated: true)
            }
        }
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(background: .color(.red))))
        let page = ComingPage("B")
        if declares { page.embed(BarAppearanceViewController(BarAppearance(background: .color(.blue)))) }
        stage.push(page, andWait: 0)
        while page.added.superview == nil { stage.simulator.advance(by: 1 / 120) }
        for frame in 0..<6 {
            stage.simulator.advance(by: 1 / 60)
            let (shown, place) = (page.added.shownFrame, page.added.frame)
            #expect(abs(shown.minX - place.minX) < 0.5 && abs(shown.width - 100) < 0.5, "\(frame): \(shown)")
        }
        stage.simulator.runToRest()
    }

    /// An update that the outgoing page asks for during a transition animates nothing of the page that has come: a view that
    /// this page adds as it appears is in its place at once.
    @Test(arguments: SmoothLayoutTests.profiles) func anUpdateOfThePageThatGoes(_ profile: Simulator.Profile) {
        let first = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile, pages: first)
        let page = AddingPage("B")
        stage.push(page, andWait: 0.1)
        first.setNeedsBarAppearanceUpdate(animated: true)
        while page.added.superview == nil { stage.simulator.advance(by: 1 / 120) }
        for frame in 0..<6 {
            stage.simulator.advance(by: 1 / 60)
            let (shown, place) = (page.added.shownFrame, page.added.frame)
            #expect(abs(shown.minX - place.minX) < 0.5 && abs(shown.width - 100) < 0.5, "\(frame): \(shown)")
        }
        stage.simulator.runToRest()
    }

    /// A page that is covered changes its background. The bar is that of the page on top, and the new background is there when the
    /// page comes back.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aCoveredPageThatChangesItsBackground(_ profile: Simulator.Profile, isAnimated: Bool) {
        let pages = [UIColor.red, .blue].map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = HeadlessStage(profile, pages: pages[0])
        func color() -> UIColor { stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)) }
        stage.push(pages[1], andWait: 0)
        stage.simulator.runToRest()
        #expect(color() == .blue)
        pages[0].barAppearance.background = .color(.green)
        pages[0].setNeedsBarAppearanceUpdate(animated: isAnimated)
        #expect(color() == .blue)
        stage.simulator.runToRest()
        #expect(color() == .blue)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(color() == .green)
    }

    /// The page that is on top at the end decides about the animation, also if another one has asked later.
    @Test(arguments: [false, true]) func theUpdateOfThePageThatComesIsAnimated(isOtherUpdatedToo: Bool) {
        let pages = [UIColor.red, .blue].map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: pages[0])
        stage.push(pages[1], andWait: 0.1)
        pages[1].barAppearance.background = .color(.green)
        pages[1].setNeedsBarAppearanceUpdate(animated: true)
        if isOtherUpdatedToo { pages[0].setNeedsBarAppearanceUpdate(animated: false) }
        stage.simulator.runToEndOfTransition(of: stage.navigation)
        stage.simulator.advance(by: 0.05)
        let color = Array(stage.simulator.rgba(5, 3).prefix(3))
        #expect(color[1] > 0 && color != [0, 255, 0], "\(color)")
        stage.simulator.runToRest()
        #expect(Array(stage.simulator.rgba(5, 3).prefix(3)) == [0, 255, 0])
    }

    /// What a cross-fade has covered moves out with the page that goes.
    @Test func aTransparentBarThatSlidesInDuringAFade() {
        let red = BarAppearance.Background.gradient(.init(colors: [.red, .red]))
        let page = DeclaringPage("A", BarAppearance(background: red))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.barAppearance.background = .color(.green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        stage.push(
            DeclaringPage("B", BarAppearance(background: .transparent, transitionStyle: .slide)), andWait: 0.25)
        #expect(stage.simulator.rgba(388, stage.bar.frame.minY + 3)[1] > 200)
    }

    /// Nor a change of nothing but the color.
    @Test func theAppsAnimationDoesNotAnimateAColorWithout() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        UIView.animate(withDuration: 1) {
            page.barAppearance.background = .color(.blue)
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        for _ in 0..<5 {
            simulator.advance(by: 0.05)
            #expect(simulator.color(at: CGPoint(x: 200, y: 2)) == .blue)
        }
    }

    /// The toolbar changes while the bar goes.
    @Test func theToolbarChangesWhileTheBarGoes() {
        let page = DeclaringPage(
            "A", BarAppearance(background: .color(.red), toolbar: .init(background: .color(.green))))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        stage.simulator.runToRest()
        func toolbar() -> [Int] {
            Array(stage.simulator.rgba(3, stage.navigation.view.bounds.maxY - 3).prefix(3))
        }
        #expect(toolbar() == [0, 255, 0])
        var next = BarAppearance.hidden
        next.toolbar = .init(background: .color(.blue))
        page.barAppearance = next
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        let middle = toolbar()
        #expect(middle != [0, 255, 0] && middle != [0, 0, 255], "\(middle)")
        stage.simulator.runToRest()
        #expect(toolbar() == [0, 0, 255] && stage.navigation.isNavigationBarHidden)
    }

    /// A bar that is hidden already does not go: what is declared for it is there at once.
    @Test func aHiddenBarDoesNotWait() {
        let page = DeclaringPage("A", BarAppearance(tintColor: .red, isHidden: true))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .red)
        page.barAppearance = BarAppearance(tintColor: .yellow, isHidden: true)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(stage.bar.tintColor == .yellow)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .yellow)
    }

    /// One that is to come back before it is gone has its look at rest.
    @Test func aBarThatComesBackBeforeItIsGone() {
        let look = BarAppearance(background: .color(.red), tintColor: .white, titleColor: .white, isHidden: false)
        let page = DeclaringPage("A", look)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        stage.simulator.runToRest()
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.08)
        page.barAppearance = look
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden && stage.bar.tintColor == .white)
        #expect(page.titleColor == .white)
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.maxY - 3)) == .red)
    }

    /// With another background it changes from the one that is still on the screen.
    @Test(arguments: SmoothLayoutTests.profiles, [BarAppearance.Background.color(.blue), blue])
    func aBarThatComesBackWithAnotherBackground(_ profile: Simulator.Profile, _ next: BarAppearance.Background) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), isHidden: false))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance = BarAppearance(background: next, isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.commit()
        let bottom = stage.bar.layer.presentation()?.frame.maxY ?? 0
        #expect(bottom > 20, "it is still on the screen")
        let first = stage.simulator.rgba(5, bottom - 3)
        #expect(first[0] > 215 && first[2] < 40, "\(first)")
        stage.simulator.runToRest()
        #expect(Array(stage.simulator.rgba(5, stage.bar.frame.maxY - 3).prefix(3)) == [0, 0, 255])
    }

    /// If the page declares the earlier background again as its bar comes back, nothing changes.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aBarThatComesBackWhileItsPageDeclaresAnother(_ profile: Simulator.Profile, isAnimated: Bool) {
        let page = InsetFollowingPage("A", BarAppearance(background: .color(.red), isHidden: false))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.update(animated: isAnimated) { $0.background = .color(.red) }
        page.barAppearance = BarAppearance(background: .color(.blue), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.barAppearance.background == .color(.red), "its safe area changes with the bar")
        #expect(expectRedWhileMoving(stage) > 1)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.maxY - 3)) == .red)
    }

    /// A page that updates its bar in `viewDidAppear`, as when its tab is selected again. UIKit calls the delegate's `didShow` after
    /// that, which does not end the animation.
    @Test(arguments: SmoothLayoutTests.profiles) func anUpdateAsThePageAppearsAgain(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let page = ReappearingPage("A", BarAppearance(background: .color(.white), titleColor: .black))
        let navigation = page.appearAgain(
            in: simulator, declaring: BarAppearance(background: .color(.black), titleColor: .white))
        func white() -> Int { simulator.rgba(5, navigation.navigationBar.frame.minY + 3)[0] }
        simulator.advance(by: 0.02)
        #expect(white() > 180 && page.titleColor == .black, "\(white())")
        simulator.advance(by: 0.08)
        #expect((20...235).contains(white()), "\(white())")
        simulator.runToRest()
        #expect(white() == 0 && page.titleColor == .white)
    }

    /// Without animation nothing waits.
    @Test func aBarThatGoesAtOnceTakesItsLookAlong() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .white))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        stage.simulator.runToRest()
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(stage.navigation.isNavigationBarHidden && stage.bar.tintColor == .systemBlue)
    }

    /// A status bar style that is declared with a hidden bar comes when the bar is gone.
    @Test func theStyleOfABarThatGoesStays() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), statusBarStyle: .lightContent))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        stage.simulator.runToRest()
        #expect(stage.bar.barStyle == .black)
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.08)
        #expect(stage.bar.barStyle == .black)
        stage.simulator.runToRest()
        #expect(stage.bar.barStyle == .default)
    }

    /// A bar that goes keeps its look until it is gone, whatever else the page updates, as one that does so whenever it scrolls.
    @Test(arguments: [nil, false, true] as [Bool?]) func aBarThatGoesKeepsItsLook(_ isNextAnimated: Bool?) {
        let look = BarAppearance(background: .color(.red), tintColor: .white, titleColor: .white)
        let page = DeclaringPage("A", look)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        stage.simulator.runToRest()
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        if let isNextAnimated { page.setNeedsBarAppearanceUpdate(animated: isNextAnimated) }
        let seen = expectRedWhileMoving(stage) {
            #expect(stage.bar.tintColor == .white && page.titleColor == .white)
        }
        stage.simulator.runToRest()
        #expect(seen > 1 && stage.navigation.isNavigationBarHidden)
        #expect(page.titleColor != .white && stage.bar.tintColor == .systemBlue)
    }

    /// A page that is pushed meanwhile has the large title that the page below has declared last, as UIKit gives it.
    @Test(arguments: SmoothLayoutTests.profiles) func aPushWhileTheBarGoes(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), largeTitleDisplayMode: .always))
        let stage = HeadlessStage(profile, pages: page, largeTitles: true)
        let large = stage.bar.frame.height
        page.barAppearance = BarAppearance(largeTitleDisplayMode: .never, isHidden: true)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(page.navigationItem.largeTitleDisplayMode == .always, "it waits until the bar is gone")
        stage.push(MarkedPage("B"), andWait: 0)
        stage.simulator.runToRest()
        #expect(page.navigationItem.largeTitleDisplayMode == .never)
        #expect(!stage.navigation.isNavigationBarHidden && stage.bar.frame.height < large - 20)
    }

    /// A page that is pushed without animation meanwhile has its own bar from then on, also when that of the other page would
    /// have been gone.
    @Test(arguments: SmoothLayoutTests.profiles)
    func aPushWithoutAnimationWhileTheBarGoes(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), isHidden: false))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.isNavigationBarHidden)
        let next = DeclaringPage("B", BarAppearance(background: .color(.blue), tintColor: .yellow, isHidden: false))
        stage.navigation.pushViewController(next, animated: false)
        for frame in 0..<40 {
            stage.simulator.advance(by: 1 / 120)
            #expect(!stage.navigation.isNavigationBarHidden && stage.bar.tintColor == .yellow, "frame \(frame)")
        }
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === next && !stage.navigation.isNavigationBarHidden)
    }

    /// A bar that goes keeps its look also when an earlier change ends, which was in progress as it began to go.
    @Test(arguments: SmoothLayoutTests.profiles)
    func aBarThatGoesKeepsItsLookAtTheEndOfAnEarlierChange(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .white))
        let stage = HeadlessStage(profile, pages: page)
        let duration = TimeInterval(UINavigationController.hideShowBarDuration)
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.6 * duration)
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.6 * duration)
        #expect(stage.navigation.isNavigationBarHidden && stage.bar.tintColor == .white)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.bar.tintColor == .systemBlue)
    }

    /// Also where its texts still wait for the background of an update before.
    @Test func aBarThatGoesWhileItsTextsWaitKeepsItsTitle() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.black), titleColor: .white))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        stage.simulator.runToRest()
        page.barAppearance = BarAppearance(background: .color(.white), titleColor: .black)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.02)
        #expect(page.titleColor == .white)
        page.barAppearance = BarAppearance(titleColor: .green, isHidden: true)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(page.titleColor != .green)
        stage.simulator.advance(by: 0.05)
        #expect(page.titleColor != .green)
        stage.simulator.runToRest()
        #expect(page.titleColor == .green)
    }

    /// The next change of a bar that has come is animated as any other.
    @Test(arguments: SmoothLayoutTests.profiles) func aChangeAfterTheBarHasCome(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", .hidden)
        let stage = HeadlessStage(profile, pages: page)
        func color() -> UIColor { stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)) }
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        #expect(color() == .red)
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.08)
        #expect(color() != .red && color() != .blue, "\(color())")
        stage.simulator.runToRest()
        #expect(color() == .blue)
    }

    /// Another default appearance during a push is there at its end at once, also if the page that comes has asked for an animated
    /// update before.
    @Test(arguments: SmoothLayoutTests.profiles) func anotherDefaultAppearanceAfterAnUpdate(
        _ profile: Simulator.Profile
    ) {
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(background: .color(.red))))
        stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(background: .color(.blue)))
        stage.simulator.runToRest()
        let page = MarkedPage("B")
        stage.push(page, andWait: 0.1)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(background: .color(.green)))
        stage.simulator.runToEndOfTransition(of: stage.navigation)
        #expect(Array(stage.simulator.rgba(5, 3).prefix(3)) == [0, 255, 0])
        stage.simulator.runToRest()
        #expect(Array(stage.simulator.rgba(5, 3).prefix(3)) == [0, 255, 0])
    }

    /// A background that is declared in place of UIKit's own is as one that was there from the start.
    @Test(arguments: SmoothLayoutTests.profiles) func fromUIKitsOwnBackgroundToAColorAtRest(
        _ profile: Simulator.Profile
    ) {
        let page = DeclaringPage("A", BarAppearance())
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.background = .color(.red)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.midY)) == .red)
        let (column, item) = (stage.simulator.column(5), page.navigationItem)
        let other = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let otherStage = HeadlessStage(profile, pages: other)
        #expect(column == otherStage.simulator.column(5))
        #expect(item.standardAppearance == other.navigationItem.standardAppearance)
        #expect(item.scrollEdgeAppearance == other.navigationItem.scrollEdgeAppearance)
    }

    /// Bars that the app hides over a page which has shown them with an update stay hidden: the page's request was carried out.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func barsThatTheAppHidesAfterAnUpdate(_ profile: Simulator.Profile, isAnimated: Bool) {
        let page = DeclaringPage("A", BarAppearance(isHidden: true, toolbar: .hidden))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false, toolbar: .init())
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.setToolbarHidden(true, animated: false)
        stage.simulator.runToRest()
        page.barAppearance.tintColor = .green
        page.setNeedsBarAppearanceUpdate(animated: isAnimated)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
    }

    /// Checks that a bar that moves changes from red to another color bit by bit, as long as it is seen, and that it covers nothing of
    /// the page beside it.
    /// - Parameter edge: a height inside of the bar at its edge to the page, and one in the page beside it; nil if the bar is not seen.
    /// - Returns: the number of frames in which it was seen.
    private func expectNoStepFromRed(
        _ stage: HeadlessStage, frames count: Int = 12, at edge: () -> (bar: CGFloat, page: CGFloat)?
    ) -> Int {
        let statusBar = stage.simulator.window.safeAreaInsets.top
        var (seen, last) = (0, [255, 0, 0])
        for frame in 0..<count {
            stage.simulator.commit()
            if let edge = edge() {
                seen += 1
                let color = Array(stage.simulator.rgba(5, edge.bar).prefix(3))
                let step = zip(color, last).map { abs($0 - $1) }.max() ?? 255
                #expect(step < 40, "from \(last) to \(color), frame \(frame)")
                // The page's marker is at the other side, and the status bar and the camera are above it.
                if edge.page > statusBar {
                    #expect(stage.simulator.rgba(300, edge.page) == [255, 255, 255, 255], "frame \(frame)")
                }
                last = color
            }
            stage.simulator.advance(by: 1 / 120)
        }
        return seen
    }

    /// Pushes a page and checks that a bar is red in each frame in which it is seen.
    /// - Parameter edge: as for `expectNoStepFromRed(_:frames:at:)`.
    private func expectRed(
        _ stage: HeadlessStage, whilePushing page: UIViewController, at edge: () -> (bar: CGFloat, page: CGFloat)?
    ) {
        stage.navigation.pushViewController(page, animated: true)
        var seen = 0
        for frame in 0..<30 {
            stage.simulator.advance(by: 1 / 60)
            guard let edge = edge() else { continue }
            seen += 1
            #expect(stage.simulator.rgba(5, edge.bar) == [255, 0, 0, 255], "frame \(frame)")
        }
        #expect(seen > 20)
        stage.simulator.runToRest()
    }

    /// The lower edge of the navigation bar on the screen.
    private func lowerEdge(_ stage: HeadlessStage) -> (bar: CGFloat, page: CGFloat)? {
        let bottom = stage.bar.layer.presentation()?.frame.maxY ?? 0
        return bottom > 6 ? (bar: bottom - 3, page: bottom + 3) : nil
    }

    /// The upper edge of the toolbar on the screen.
    private func upperEdgeOfToolbar(_ stage: HeadlessStage) -> (bar: CGFloat, page: CGFloat)? {
        let height = stage.navigation.view.bounds.height
        let top = stage.navigation.toolbar.layer.presentation()?.frame.minY ?? height
        return top < height - 6 ? (bar: top + 3, page: top - 3) : nil
    }

    private func pageWithRedBars() -> DeclaringPage {
        let page = DeclaringPage(
            "", BarAppearance(background: .color(.red), toolbar: .init(background: .color(.red))))
        page.toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .action)]
        return page
    }

    /// Checks that colors that turn blue in an animation of the app's do so bit by bit, also as another update begins.
    private func expectNoStepToBlue(_ stage: HeadlessStage, at heights: [CGFloat], beside update: () -> Void) {
        var last = heights.map { stage.simulator.rgba(5, $0) }
        #expect(!last.contains([255, 0, 0, 255]) && !last.contains([0, 0, 255, 255]), "\(last)")
        update()
        for frame in 0..<50 {
            let colors = heights.map { stage.simulator.rgba(5, $0) }
            let step = zip(colors.joined(), last.joined()).map { abs($0 - $1) }.max() ?? 255
            #expect(step < 30, "from \(last) to \(colors), frame \(frame)")
            last = colors
            stage.simulator.advance(by: 1 / 60)
        }
        #expect(last.allSatisfy { $0 == [0, 0, 255, 255] }, "\(last)")
    }

    /// An update that leaves the backgrounds as they are does not end the change of an earlier one in an animation of the app's, which
    /// takes longer, and the bars are as declared when that has ended.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func anUpdateBesideALongerChange(_ profile: Simulator.Profile, changesTitle: Bool) {
        let page = pageWithRedBars()
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.background = .color(.blue)
        page.barAppearance.toolbar?.background = .color(.blue)
        UIView.animate(withDuration: 1) { page.setNeedsBarAppearanceUpdate(animated: true) }
        stage.simulator.advance(by: 0.3)
        let edges = [stage.bar.frame.maxY - 3, stage.navigation.toolbar.frame.minY + 3]
        expectNoStepToBlue(stage, at: edges) {
            if changesTitle { page.barAppearance.titleColor = .yellow }
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        #expect((page.titleColor == .yellow) == changesTitle)
    }

    /// Nor does an update that changes only the other bar.
    @Test(arguments: ToolbarTests.profiles, [true, false])
    func anUpdateOfOneBarBesideALongerChangeOfTheOther(_ profile: Simulator.Profile, beginsWithToolbar: Bool) {
        let page = pageWithRedBars()
        let stage = HeadlessStage(profile, pages: page)
        func turnBlue(_ isToolbar: Bool) {
            if isToolbar {
                page.barAppearance.toolbar?.background = .color(.blue)
            } else {
                page.barAppearance.background = .color(.blue)
            }
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        UIView.animate(withDuration: 1) { turnBlue(beginsWithToolbar) }
        stage.simulator.advance(by: 0.3)
        let edge = beginsWithToolbar ? stage.navigation.toolbar.frame.minY + 3 : stage.bar.frame.maxY - 3
        expectNoStepToBlue(stage, at: [edge]) { turnBlue(!beginsWithToolbar) }
    }

    /// Nor does an update that hides the navigation bar end a longer change of the toolbar: the bar is gone sooner.
    @Test(arguments: ToolbarTests.profiles)
    func hidingTheBarBesideALongerChangeOfTheToolbar(_ profile: Simulator.Profile) {
        let page = pageWithRedBars()
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.toolbar?.background = .color(.blue)
        UIView.animate(withDuration: 1) { page.setNeedsBarAppearanceUpdate(animated: true) }
        stage.simulator.advance(by: 0.3)
        expectNoStepToBlue(stage, at: [stage.navigation.toolbar.frame.minY + 3]) {
            page.barAppearance.isHidden = true
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// A color that begins to change while the bar becomes higher or lower fills the bar and ends with it.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aColorThatChangesWhileTheHeightDoes(_ profile: Simulator.Profile, becomesHigher: Bool) {
        let page = DeclaringPage("", BarAppearance(background: .color(.red)))
        page.barAppearance.prompt = becomesHigher ? nil : "Prompt"
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.prompt = becomesHigher ? "Prompt" : nil
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.06)
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(expectNoStepFromRed(stage, frames: 24) { lowerEdge(stage) } == 24)
    }

    /// A bar that a tap or the app begins to hide is still on the screen. With another background it changes as any other, also if it
    /// comes back with it.
    @Test(arguments: SmoothLayoutTests.profiles, [(true, false), (false, false), (false, true)])
    func aBarThatOthersHideChangesBitByBit(_ profile: Simulator.Profile, _ how: (isTapped: Bool, returns: Bool)) {
        let page = DeclaringPage("", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile, pages: page)
        stage.navigation.hidesBarsOnTap = how.isTapped
        if how.isTapped {
            stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        } else {
            stage.navigation.setNavigationBarHidden(true, animated: true)
        }
        stage.simulator.advance(by: 0.04)
        #expect(stage.navigation.isNavigationBarHidden)
        page.barAppearance.background = .color(.blue)
        if how.returns { page.barAppearance.isHidden = false }
        page.setNeedsBarAppearanceUpdate(animated: true)
        let seen = expectNoStepFromRed(stage) { lowerEdge(stage) }
        #expect(seen > 4)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden != how.returns)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.maxY - 3)) == .blue)
    }

    /// A stack whose page has just hidden its red bar with an update that also declares blue, and whose app shows the bar again.
    private func stageWithBarShownAgain(_ profile: Simulator.Profile, _ page: DeclaringPage) -> HeadlessStage {
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = BarAppearance(background: .color(.blue), isHidden: true)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.simulator.advance(by: 0.04)
        return stage
    }

    /// A bar that an update hides keeps its look. If the app shows it again before it is gone, it changes from there, with the end of that
    /// update or with another one.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aBarThatTheAppShowsAgainBeforeItIsGone(_ profile: Simulator.Profile, isUpdated: Bool) {
        let page = DeclaringPage("", BarAppearance(background: .color(.red)))
        let stage = stageWithBarShownAgain(profile, page)
        if isUpdated { page.setNeedsBarAppearanceUpdate(animated: true) }
        let seen = expectNoStepFromRed(stage, frames: 60) { lowerEdge(stage) }
        #expect(seen > 30)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.maxY - 3)) == .blue)
    }

    /// With a push it changes from there too: to the same color not at all.
    @Test(arguments: SmoothLayoutTests.profiles)
    func aPushAfterTheAppHasShownTheBarAgain(_ profile: Simulator.Profile) {
        let page = DeclaringPage("", BarAppearance(background: .color(.red)))
        let next = DeclaringPage("", BarAppearance(background: .color(.red), transitionStyle: .interpolate))
        let stage = stageWithBarShownAgain(profile, page)
        expectRed(stage, whilePushing: next) { lowerEdge(stage) }
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    /// With the push of a page without a bar it moves out with the tint color that it has kept.
    @Test(arguments: SmoothLayoutTests.profiles)
    func aPushOfAPageWithoutABarAfterTheAppHasShownTheBarAgain(_ profile: Simulator.Profile) {
        let page = DeclaringPage("", BarAppearance(background: .color(.red), tintColor: .white))
        let stage = stageWithBarShownAgain(profile, page)
        #expect(!stage.navigation.isNavigationBarHidden && stage.bar.tintColor == .white)
        stage.push(DeclaringPage("", .hidden), andWait: 0.1)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.bar.tintColor == .white)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.bar.tintColor != .white)
    }

    /// A bar that an update without animation shows again does not go any more. Where the app hides it then, nothing that its page
    /// declares waits for the end of the earlier update.
    @Test func aBarThatTheAppHidesAfterItHasComeBackAtOnce() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.barAppearance = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.04)
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        page.barAppearance.titleColor = .yellow
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(stage.navigation.isNavigationBarHidden && page.titleColor == .yellow)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && page.titleColor == .yellow)
    }

    /// A bar that the app hides changes bit by bit also if its page declares another background as its safe area changes
    /// with it.
    @Test(arguments: SmoothLayoutTests.profiles)
    func aBarThatTheAppHidesWhileItsPageDeclaresAnother(_ profile: Simulator.Profile) {
        let page = InsetFollowingPage("", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile, pages: page)
        page.declare(BarAppearance(background: .color(.blue)), animated: true)
        stage.navigation.setNavigationBarHidden(true, animated: true)
        #expect(page.barAppearance.background == .color(.blue), "its safe area changes with the bar")
        let seen = expectNoStepFromRed(stage) { lowerEdge(stage) }
        #expect(seen > 4)
    }

    /// So does a toolbar that a tap or the app begins to hide.
    @Test(arguments: ToolbarTests.profiles, [true, false])
    func aToolbarThatOthersHideChangesBitByBit(_ profile: Simulator.Profile, isTapped: Bool) {
        let page = pageWithRedBars()
        let stage = HeadlessStage(profile, pages: page)
        stage.navigation.hidesBarsOnTap = isTapped
        if isTapped {
            stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        } else {
            stage.navigation.setToolbarHidden(true, animated: true)
        }
        stage.simulator.advance(by: 0.04)
        #expect(stage.navigation.isToolbarHidden)
        page.barAppearance.toolbar?.background = .color(.blue)
        // A second update to the same color leaves the first one as it is.
        for _ in 0..<2 { page.setNeedsBarAppearanceUpdate(animated: true) }
        let seen = expectNoStepFromRed(stage) { upperEdgeOfToolbar(stage) }
        #expect(seen > 4)
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden)
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.navigation.toolbar.frame.minY + 3)) == .blue)
    }

    /// A toolbar that an update hides changes as the navigation bar does, if the app shows it again before it is gone.
    @Test(arguments: ToolbarTests.profiles, [true, false])
    func aToolbarThatTheAppShowsAgainBeforeItIsGone(_ profile: Simulator.Profile, isUpdated: Bool) {
        let page = DeclaringPage("", BarAppearance(toolbar: .init(background: .color(.red))))
        page.toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .action)]
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.toolbar = .init(isHidden: true, background: .color(.blue))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.08)
        #expect(stage.navigation.isToolbarHidden)
        stage.navigation.setToolbarHidden(false, animated: true)
        stage.simulator.advance(by: 0.04)
        if isUpdated { page.setNeedsBarAppearanceUpdate(animated: true) }
        let seen = expectNoStepFromRed(stage, frames: 60) { upperEdgeOfToolbar(stage) }
        #expect(seen > 30)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isToolbarHidden)
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.navigation.toolbar.frame.minY + 3)) == .blue)
    }

    /// A toolbar that goes with the navigation bar keeps its look until it is gone, also if the page updates both without animation
    /// meanwhile.
    @Test(arguments: ToolbarTests.profiles)
    func aToolbarThatGoesWithTheBarKeepsItsLook(_ profile: Simulator.Profile) {
        let page = pageWithRedBars()
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = BarAppearance(isHidden: true, toolbar: .init(isHidden: true, background: .color(.blue)))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.04)
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
        page.setNeedsBarAppearanceUpdate(animated: false)
        var seen = 0
        for frame in 0..<12 {
            stage.simulator.commit()
            if let edge = upperEdgeOfToolbar(stage) {
                seen += 1
                #expect(stage.simulator.rgba(5, edge.bar) == [255, 0, 0, 255], "frame \(frame)")
            }
            stage.simulator.advance(by: 1 / 120)
        }
        #expect(seen > 4)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
    }

    /// With a push by a tap it changes from there too.
    @Test(arguments: ToolbarTests.profiles)
    func aPushAfterTheAppHasShownTheToolbarAgain(_ profile: Simulator.Profile) {
        let declared = BarAppearance(toolbar: .init(background: .color(.red)), transitionStyle: .interpolate)
        let pages = [DeclaringPage("", declared), DeclaringPage("", declared)]
        for page in pages {
            page.toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .action)]
        }
        let stage = HeadlessStage(profile, pages: pages[0])
        pages[0].barAppearance.toolbar = .init(isHidden: true, background: .color(.blue))
        pages[0].setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.setToolbarHidden(false, animated: true)
        stage.simulator.advance(by: 0.04)
        // As the user taps, the library notes the bars on the screen.
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        expectRed(stage, whilePushing: pages[1]) { upperEdgeOfToolbar(stage) }
        #expect(!stage.navigation.isToolbarHidden)
    }

    /// The status bar's style changes as the update begins, with the background, and not at its end.
    @Test(arguments: SmoothLayoutTests.profiles) func theStatusBarsStyleChangesAsTheUpdateBegins(
        _ profile: Simulator.Profile
    ) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.white)))
        let stage = HeadlessStage(profile, pages: page)
        #expect(stage.bar.barStyle == .default)
        page.barAppearance = BarAppearance(background: .color(.black), statusBarStyle: .lightContent)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.02)
        #expect(stage.simulator.isBusy && stage.bar.barStyle == .black)
        stage.simulator.runToRest()
        #expect(stage.bar.barStyle == .black)
    }
}

/// Declares its bar only in `viewWillAppear`.
@MainActor
private final class RedeclaringPage: DeclaringPage {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        barAppearance = BarAppearance(background: .color(.red))
        setNeedsBarAppearanceUpdate(animated: true)
    }
}
