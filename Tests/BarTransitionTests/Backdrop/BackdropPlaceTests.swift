import BarTransition
import TestSupport
import Testing
import UIKit

/// A background reaches from the top of the screen to the lower edge of the bar, wherever UIKit moves the bar.
@Suite("Backgrounds of bars that move", .ownSimulator) @MainActor
struct BackdropPlaceTests {
    private let gradient = BarAppearance.Background.gradient(.init(colors: [.red, .blue]))

    private func page(isScrolling: Bool = false) -> StatusBarPage {
        let page = StatusBarPage("", BarAppearance(background: gradient))
        page.wantsScrollView = isScrolling
        page.loadViewIfNeeded()
        page.marker.isHidden = true
        return page
    }

    /// From red at the top of the screen to blue at a point, without a step.
    private func expectWhole(
        _ simulator: Simulator, downTo bottom: CGFloat, _ place: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let column = simulator.column(Int(simulator.window.bounds.width) - 3)
        let end = Int(bottom + 0.01)
        let colors = column[0..<end]
        let steps = zip(colors, colors.dropFirst()).map { abs($0[0] - $1[0]) }
        // Half a point below the upper end, and at most one and a half above the lower one.
        let first = Int(255 * (1 - 0.5 / bottom))
        #expect(
            abs(colors[0][0] - first) <= 2 && abs((colors.last?[2] ?? 0) - first) <= 5
                && steps.max() ?? 255 <= 255 / end + 3,
            "\(place): \(colors[0]) to \(colors.last ?? []), \(steps.max() ?? 0)", sourceLocation: sourceLocation)
        #expect(column[end + 1][0] > 200, "\(place), below: \(column[end + 1])", sourceLocation: sourceLocation)
    }

    /// On a phone without a notch the bar is at the top of the screen while there is no status bar.
    @Test(arguments: [15, 18]) func withoutAStatusBar(_ system: Int) {
        let page = page()
        let stage = HeadlessStage(.iPhoneSE(iOS: system), pages: page)
        for isHidden in [true, false, true] {
            page.isStatusBarHidden = isHidden
            page.setNeedsStatusBarAppearanceUpdate()
            stage.simulator.runToRest()
            #expect(stage.bar.frame.minY == (isHidden ? 0 : 20))
            expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "\(isHidden)")
        }
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone18Pro(iOS: 27)], [false, true])
    func afterRotations(_ profile: Simulator.Profile, isHiddenMeanwhile: Bool) {
        let stage = HeadlessStage(profile, pages: page())
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
            if isHiddenMeanwhile { stage.navigation.setNavigationBarHidden(true, animated: false) }
            stage.simulator.rotate(to: orientation)
            stage.simulator.runToRest()
            if isHiddenMeanwhile { stage.navigation.setNavigationBarHidden(false, animated: true) }
            stage.simulator.runToRest()
            expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "\(orientation.rawValue)")
        }
    }

    /// The background of a bar that can minimize has the height of the whole bar (iOS 27), which is another one after a rotation.
    @Test func aBarThatMinimizesAfterRotations() {
        let page = page(isScrolling: true)
        page.barAppearance.minimization = .init(behavior: .onScrollDown)
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: page)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
            stage.simulator.rotate(to: orientation)
            stage.simulator.runToRest()
            expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "\(orientation.rawValue)")
            for distance in [CGFloat(-150), 200] {
                stage.simulator.drag(
                    from: CGPoint(x: 300, y: 220), to: CGPoint(x: 300, y: 220 + distance), velocity: .zero)
                stage.simulator.runToRest()
            }
            expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "\(orientation.rawValue), scrolled")
        }
    }

    /// A stack in an app's container, which it fills if there is no frame.
    private func contained(
        _ page: UIViewController, in frame: CGRect? = nil, isAttached: Bool = true
    ) -> (container: UIViewController, navigation: UINavigationController) {
        let container = UIViewController()
        container.loadViewIfNeeded()
        let navigation = UINavigationController(rootViewController: page)
        if isAttached { navigation.attachBarTransition() }
        container.addChild(navigation)
        navigation.view.frame = frame ?? container.view.bounds
        container.view.addSubview(navigation.view)
        navigation.didMove(toParent: container)
        return (container, navigation)
    }

    /// Shows a stack in a green container, where it can draw outside of its frame.
    @discardableResult
    private func show(_ page: UIViewController, in frame: CGRect, on simulator: Simulator) -> UINavigationController {
        let (container, navigation) = contained(page, in: frame)
        container.view.backgroundColor = .green
        navigation.view.clipsToBounds = false
        simulator.show(container)
        simulator.runToRest()
        return navigation
    }

    /// What is beside a stack in the app's container is the container's, while the pages slide too.
    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func slidesInAContainer(_ direction: UISemanticContentAttribute) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let (container, navigation) = contained(
            DeclaringPage("A", BarAppearance(background: .color(.red))),
            in: CGRect(x: 100, y: 0, width: 200, height: 700))
        container.view.backgroundColor = .green
        navigation.view.semanticContentAttribute = direction
        simulator.show(container)
        let page = DeclaringPage("B", BarAppearance(background: .color(.blue)))
        for isPush in [true, false] {
            if isPush {
                navigation.pushViewController(page, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
            simulator.commit()
            repeat {
                for x in [CGFloat(50), 97, 303, 350] {
                    #expect(simulator.color(at: CGPoint(x: x, y: 80)) == .green, "\(x), \(isPush)")
                }
                simulator.advance(by: 1 / 20)
            } while simulator.isBusy
        }
    }

    /// The container makes the stack narrower, and the app pops in the same turn: what the background that goes does not cover is
    /// only where its page has been.
    @Test func slidesInAContainerThatHasJustBecomeNarrower() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let below = DeclaringPage("A", BarAppearance(background: .color(.red), transitionStyle: .slide))
        let navigation = show(below, in: CGRect(x: 0, y: 0, width: 300, height: 700), on: simulator)
        let half = UIColor.blue.withAlphaComponent(0.5)
        let page = DeclaringPage("B", BarAppearance(background: .color(half), transitionStyle: .slide))
        navigation.pushViewController(page, animated: false)
        simulator.runToRest()
        navigation.view.frame.size.width = 200
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.width == 200)
        navigation.popViewController(animated: true)
        simulator.commit()
        var seen = 0
        for _ in 0..<60 where navigation.transitionCoordinator != nil {
            let edge = page.view.shownFrame.minX
            if edge > 0, edge < 120 {
                seen += 1
                // Over its own page, which is white, and not over the other background.
                let color = simulator.rgba(edge + 8, 2)
                #expect(color[1] > 100 && color[2] > 240, "edge at \(edge): \(color)")
            }
            simulator.advance(by: 1 / 60)
        }
        simulator.runToRest()
        #expect(seen > 1 && navigation.topViewController === below)
    }

    /// What is above a stack in the app's container is the container's.
    @Test(arguments: [false, true]) func aBarThatMinimizesInAContainer(isGradient: Bool) {
        let simulator = Simulator(profile: .iPhone18Pro(iOS: 27))
        let page = page(isScrolling: true)
        page.barAppearance = BarAppearance(
            background: isGradient ? .gradient(.init(colors: [.red, .blue])) : .color(.red),
            minimization: .init(behavior: .onScrollDown))
        let (container, navigation) = contained(page, in: CGRect(x: 0, y: 200, width: 300, height: 500))
        container.view.backgroundColor = .green
        simulator.show(container)
        func check(_ place: String) {
            let column = simulator.column(297)
            #expect(column[70..<200].allSatisfy { $0 == [0, 255, 0, 255] }, "\(place)")
            #expect(column[200][0] > 240 && column[200][1] == 0, "\(place): \(column[200])")
            #expect(column[263][isGradient ? 2 : 0] > 240 && column[265] == [255, 255, 255, 255], "\(place)")
        }
        check("at rest")
        for distance in [CGFloat(-150), 200] {
            simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 500 + distance), velocity: .zero)
            simulator.runToRest()
            #expect(Simulator.minimization(of: navigation) == (distance < 0 ? 1 : 0))
        }
        check("minimized and whole again")
    }

    /// The safe area of the app's container changes twice before UIKit lays out the bar, which is lower until then.
    @Test(arguments: [false, true], [UIInterfaceOrientation.portrait, .landscapeRight])
    func theSafeAreaChangesBeforeTheBar(canMinimize: Bool, _ orientation: UIInterfaceOrientation) {
        let simulator = Simulator(profile: .iPhone18Pro(iOS: 27), orientation: orientation)
        let page = page(isScrolling: true)
        if canMinimize { page.barAppearance.minimization = .init(behavior: .onScrollDown) }
        let (container, navigation) = contained(page)
        container.additionalSafeAreaInsets.top = 40
        simulator.show(container)
        expectWhole(simulator, downTo: navigation.navigationBar.frame.maxY, "40 points lower")
        for (top, color) in [(CGFloat(20), UIColor.purple), (0, .blue)] {
            container.additionalSafeAreaInsets.top = top
            page.barAppearance.background = .gradient(.init(colors: [.red, color]))
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        simulator.runToRest()
        expectWhole(simulator, downTo: navigation.navigationBar.frame.maxY, "at the top again")
    }

    /// The library is attached after the safe area of the app's container has changed, and before UIKit lays out the bar, which can
    /// minimize.
    @Test func theSafeAreaChangesJustBeforeTheAttachment() {
        let simulator = Simulator(profile: .iPhone18Pro(iOS: 27))
        let page = page(isScrolling: true)
        page.barAppearance.minimization = .init(behavior: .onScrollDown)
        let (container, navigation) = contained(page, isAttached: false)
        container.additionalSafeAreaInsets.top = 40
        simulator.show(container)
        simulator.runToRest()
        let lower = navigation.navigationBar.frame.minY
        container.additionalSafeAreaInsets.top = 0
        navigation.attachBarTransition()
        simulator.runToRest()
        #expect(navigation.navigationBar.frame.minY == lower - 40)
        expectWhole(simulator, downTo: navigation.navigationBar.frame.maxY, "at its place")
    }

    /// In landscape nothing tells that a minimized bar, which came through the rotation, has come down again with its page's
    /// content. A color is there already.
    @Test func aMinimizedBarThatComesBackAfterARotation() {
        let page = page(isScrolling: true)
        page.barAppearance = BarAppearance(
            background: .color(.green), minimization: .init(behavior: .onScrollDown, restoration: .atScrollEdge))
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: page)
        let middle = CGPoint(x: 200, y: 400)
        stage.simulator.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), velocity: .zero)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        #expect(Simulator.minimization(of: stage.navigation) == 0 && stage.bar.frame.minY > 0)
        let column = stage.simulator.column(Int(stage.simulator.window.bounds.width) - 3)
        #expect(column[0..<Int(stage.bar.frame.maxY)].allSatisfy { $0 == column[30] }, "\(column[0])")
    }

    /// The app hides the bar before it has a background, and shows it again, also where the safe area does not tell of it.
    @Test(arguments: [Simulator.Profile.iPhoneDuo(iOS: 27), .iPhone15(iOS: 18)])
    func aBarThatWasHiddenBeforeItHadABackground(_ profile: Simulator.Profile) {
        let plain = UIViewController()
        let stage = HeadlessStage(profile, pages: plain)
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.navigation.pushViewController(page(), animated: false)
        stage.simulator.runToRest()
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.simulator.runToRest()
        expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "shown")
    }

    /// On iPad a tab bar is above the navigation bar (iOS 18), and comes and goes.
    @Test(arguments: [18, 26, 27], [false, true]) func belowATabBar(_ system: Int, hasLargeTitle: Bool) {
        let simulator = Simulator(profile: .iPad(iOS: system))
        let page = page(isScrolling: hasLargeTitle)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = hasLargeTitle
        navigation.attachBarTransition()
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        simulator.show(tabs)
        simulator.runToRest()
        let top = navigation.navigationBar.frame.minY
        func expectWhole(_ place: String) {
            let bottom = hasLargeTitle ? page.marker.shownFrame.minY : navigation.navigationBar.frame.maxY
            self.expectWhole(simulator, downTo: bottom, place)
        }
        expectWhole("with the tab bar")
        tabs.isTabBarHidden = true
        simulator.runToRest()
        if system > 18 { #expect(navigation.navigationBar.frame.minY < top) }
        expectWhole("without it")
        tabs.isTabBarHidden = false
        simulator.runToRest()
        expectWhole("with it again")
        navigation.setNavigationBarHidden(true, animated: false)
        simulator.runToRest()
        navigation.setNavigationBarHidden(false, animated: true)
        simulator.runToRest()
        expectWhole("after a hidden bar")
        let other = DeclaringPage("", .hidden)
        navigation.pushViewController(other, animated: true)
        simulator.runToRest()
        navigation.popViewController(animated: true)
        for _ in 0..<4 {
            simulator.advance(by: 0.1)
            if page.view.shownFrame.minX == 0, other.view.shownFrame.minX > 300 { expectWhole("coming back") }
        }
        simulator.runToRest()
        expectWhole("back")
    }

    /// A page whose view begins below the bar has its large title in the bar, and the bar draws all of the background.
    @Test func aViewThatBeginsBelowTheBar() {
        let page = page(isScrolling: true)
        page.edgesForExtendedLayout = []
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: page, largeTitles: true)
        expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "at rest")
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.simulator.runToRest()
        expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "shown again")
        // Where the content is pulled down, the page is seen.
        page.scrollView?.contentOffset.y = -50
        stage.simulator.commit()
        expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "pulled down")
    }

    /// A page that comes in a stack that begins further down has its large title in front of the background in the push too, and
    /// not behind what the bar draws.
    @Test func aLargeTitleThatComesInAContainer() {
        let simulator = Simulator(profile: .iPhone17Pro(iOS: 26))
        let pages = ["A", "Library"].map { title in
            let page = page(isScrolling: true)
            page.title = title
            page.barAppearance = BarAppearance(
                background: .color(.red), largeTitleColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1))
            return page
        }
        let (container, navigation) = contained(pages[0], in: CGRect(x: 0, y: 200, width: 300, height: 500))
        navigation.navigationBar.prefersLargeTitles = true
        simulator.show(container)
        simulator.runToRest()
        navigation.pushViewController(pages[1], animated: true)
        simulator.commit()
        var seen = 0
        while navigation.transitionCoordinator != nil, seen < 3 {
            if pages[1].view.window != nil, abs(pages[1].view.shownFrame.minX) < 1 {
                seen += 1
                // The title is 52 points high, above the content.
                let edge = Int(pages[1].marker.shownFrame.minY)
                let hasLetters = stride(from: 16, to: 140, by: 3).contains {
                    simulator.column($0)[(edge - 48)..<edge].contains([255, 255, 0, 255])
                }
                #expect(hasLetters, "\(seen)")
            }
            simulator.advance(by: 1 / 120)
        }
        #expect(seen > 0)
        simulator.runToRest()
    }

    /// The app's prompt makes the bar higher, in steps or in an animation.
    @Test(arguments: [18, 26], [false, true]) func aHigherBar(_ system: Int, hasLargeTitle: Bool) {
        let page = page(isScrolling: hasLargeTitle)
        let stage = HeadlessStage(
            system == 18 ? .iPhone15(iOS: 18) : .iPhone17Pro(iOS: 26), pages: page, largeTitles: hasLargeTitle)
        func shownBottom() -> CGFloat {
            hasLargeTitle ? page.marker.shownFrame.minY : (stage.bar.layer.presentation() ?? stage.bar.layer).frame.maxY
        }
        for prompt in ["Prompt", nil] {
            page.barAppearance.prompt = prompt
            page.setNeedsBarAppearanceUpdate(animated: true)
            for frame in 0..<5 {
                stage.simulator.advance(by: 1 / 30)
                expectWhole(stage.simulator, downTo: shownBottom(), "\(prompt ?? "none"), \(frame)")
            }
            stage.simulator.runToRest()
            page.scrollView?.contentOffset.y = -(page.scrollView?.adjustedContentInset.top ?? 0)
            stage.simulator.runToRest()
            let bottom = hasLargeTitle ? page.marker.shownFrame.minY : stage.bar.frame.maxY
            expectWhole(stage.simulator, downTo: bottom, prompt ?? "none")
        }
    }

    private final class StatusBarPage: DeclaringPage {
        var isStatusBarHidden = false
        override var prefersStatusBarHidden: Bool { isStatusBarHidden }
    }

    /// What is above a stack in the app's container is the container's.
    @Test(arguments: [false, true]) func aBarAtTheTopOfAStackInAContainer(isGradient: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = page()
        if !isGradient { page.barAppearance.background = .color(.red) }
        let (container, navigation) = contained(page, in: CGRect(x: 0, y: 200, width: 300, height: 500))
        container.view.backgroundColor = .green
        simulator.show(container)
        #expect(navigation.navigationBar.frame.minY == 0)
        #expect(simulator.column(297)[70..<200].allSatisfy { $0 == [0, 255, 0, 255] })
    }

    /// Also where the app lets the stack draw outside of its frame, as for a shadow, whether the bar can minimize or not.
    @Test(
        arguments: [false, true],
        [(.iPhone18Pro(iOS: 27), false), (.iPhone18Pro(iOS: 27), true), (.iPhone15(iOS: 18), false)]
            as [(Simulator.Profile, Bool)])
    func aStackInAContainerThatDoesNotClip(
        isGradient: Bool, _ kind: (profile: Simulator.Profile, canMinimize: Bool)
    ) {
        let simulator = Simulator(profile: kind.profile)
        let page = page(isScrolling: true)
        if !isGradient { page.barAppearance.background = .color(.red) }
        if kind.canMinimize { page.barAppearance.minimization = .init(behavior: .onScrollDown) }
        show(page, in: CGRect(x: 0, y: 200, width: 300, height: 500), on: simulator)
        let column = simulator.column(297)
        #expect(column[70..<200].allSatisfy { $0 == [0, 255, 0, 255] })
        #expect(column[200][0] > 240 && column[200][1] == 0, "\(column[200])")
    }

    /// Also when the bar is whole again, after a touch while it was minimized.
    @Test(arguments: [false, true]) func aBarThatWasMinimizedInAContainerThatDoesNotClip(isGradient: Bool) {
        let simulator = Simulator(profile: .iPhone18Pro(iOS: 27))
        let page = page(isScrolling: true)
        if !isGradient { page.barAppearance.background = .color(.red) }
        page.barAppearance.minimization = .init(behavior: .onScrollDown)
        let navigation = show(page, in: CGRect(x: 0, y: 200, width: 300, height: 500), on: simulator)
        for distance in [CGFloat(-150), 200] {
            simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 500 + distance), velocity: .zero)
            simulator.runToRest()
            #expect(Simulator.minimization(of: navigation) == (distance < 0 ? 1 : 0))
        }
        let column = simulator.column(297)
        #expect(column[70..<200].allSatisfy { $0 == [0, 255, 0, 255] })
        #expect(column[200][0] > 240 && column[200][1] == 0, "\(column[200])")
    }

    /// Nor is anything left above the stack when the bar, which the app has hidden and shown, is there again. Its background has
    /// changed while it moved out, and the page updates it later.
    @Test func aBarThatWasAwayInAContainerThatDoesNotClip() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = page()
        let navigation = show(page, in: CGRect(x: 0, y: 200, width: 300, height: 500), on: simulator)
        navigation.setNavigationBarHidden(true, animated: true)
        simulator.advance(by: 0.05)
        #expect(navigation.navigationBar.frame.minY < 0)
        page.barAppearance.background = .gradient(.init(colors: [.red, .purple]))
        page.setNeedsBarAppearanceUpdate(animated: false)
        simulator.runToRest()
        navigation.setNavigationBarHidden(false, animated: true)
        simulator.runToRest()
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: false)
        simulator.runToRest()
        #expect(navigation.navigationBar.frame.minY == 0)
        let column = simulator.column(297)
        #expect(column[70..<200].allSatisfy { $0 == [0, 255, 0, 255] })
        #expect(column[200][0] > 240 && column[200][1] == 0, "\(column[200])")
    }

    /// The place of a bar at the edge of the safe area is known, also after the stack's width has changed. So while the bar is
    /// minimized its background has the height of the whole bar, and nothing above that.
    @Test func aMinimizedBarBelowASafeAreaInAContainerThatDoesNotClip() {
        let simulator = Simulator(profile: .iPhone17Pro(iOS: 27))
        let page = page(isScrolling: true)
        page.barAppearance = BarAppearance(background: .color(.red), minimization: .init(behavior: .onScrollDown))
        let (container, navigation) = contained(page, in: CGRect(x: 0, y: 200, width: 250, height: 500))
        // The status bar is 62 points high.
        container.additionalSafeAreaInsets.top = 158
        container.view.backgroundColor = .green
        navigation.view.clipsToBounds = false
        simulator.show(container)
        simulator.runToRest()
        navigation.view.frame.size.width = 300
        simulator.runToRest()
        let bar = navigation.navigationBar
        let (place, height) = (bar.frame.minY, bar.frame.height)
        #expect(place == 20 && navigation.view.safeAreaInsets.top == place)
        simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 350), velocity: .zero)
        simulator.runToRest()
        #expect(Simulator.minimization(of: navigation) == 1 && bar.frame.minY < 0)
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: false)
        simulator.runToRest()
        let top = Int(200 + bar.frame.minY - place)
        let column = simulator.column(297)
        #expect(column[(top - Int(height) + 2)..<(top - 1)].allSatisfy { $0 == [0, 255, 0, 255] })
        #expect(column[201] == [0, 0, 255, 255])
    }

    /// The library is attached while a bar that minimizes is just at the top of its stack, so that nothing tells where its place is. Nor
    /// does anything tell that it comes back there after an update: its background is there already.
    @Test func aBarAtTheTopOfItsStackWhileTheLibraryIsAttached() {
        let simulator = Simulator(profile: .iPhone18Pro(iOS: 27))
        let page = page(isScrolling: true)
        page.barAppearance.background = .color(.red)
        var minimization = UIBarMinimization()
        minimization.minimizationBehavior = .onScrollDown
        page.navigationItem.navigationBarMinimization = minimization
        let (container, navigation) = contained(
            page, in: CGRect(x: 0, y: 200, width: 300, height: 500), isAttached: false)
        simulator.show(container)
        simulator.runToRest()
        let bar = navigation.navigationBar
        let place = bar.frame.minY
        #expect(place > 0)
        simulator.touchDown(at: CGPoint(x: 100, y: 500))
        // A drag begins after 10 points.
        for y in [489, 490 - place] { simulator.touchMove(to: CGPoint(x: 100, y: y)) }
        #expect(bar.frame.minY == 0)
        navigation.attachBarTransition()
        simulator.commit()
        simulator.touchMove(to: CGPoint(x: 100, y: 450))
        simulator.commit()
        #expect(bar.frame.minY < 0)
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: false)
        simulator.commit()
        for y in [CGFloat(480), 520] { simulator.touchMove(to: CGPoint(x: 100, y: y)) }
        simulator.touchUp(velocity: .zero)
        simulator.runToRest()
        #expect(abs(bar.frame.minY - place) < 0.01 && Simulator.minimization(of: navigation) == 0)
        let column = simulator.column(297)[201..<(200 + Int(bar.frame.maxY) - 1)]
        #expect(column.allSatisfy { $0 == [0, 0, 255, 255] }, "\(Set(column))")
    }

    /// A bar that is minimized in part as the device rotates comes back at the place that it has in the other orientation.
    @Test func aPartlyMinimizedBarThatRotates() {
        let page = page(isScrolling: true)
        page.barAppearance.minimization = .init(behavior: .onScrollDown)
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: page)
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 390))
        for y in [CGFloat(379), 360] { stage.simulator.touchMove(to: CGPoint(x: 200, y: y)) }
        stage.simulator.commit()
        #expect(stage.bar.frame.minY > 30 && stage.bar.frame.minY < 60)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 1)
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        stage.simulator.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 300, y: 350), velocity: .zero)
        stage.simulator.runToRest()
        #expect(Simulator.minimization(of: stage.navigation) == 0)
        expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "whole again")
    }

    /// Where no safe area tells that the bar is at another place than in landscape.
    @Test func aBarThatMinimizesWithoutASafeAreaAtTheTop() {
        let page = page(isScrolling: true)
        page.isStatusBarHidden = true
        page.barAppearance.minimization = .init(behavior: .onScrollDown)
        let stage = HeadlessStage(.iPhoneSE(iOS: 27), pages: page)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            stage.simulator.rotate(to: orientation)
            stage.simulator.runToRest()
            expectWhole(stage.simulator, downTo: stage.bar.frame.maxY, "\(orientation.rawValue)")
        }
    }

    /// A toolbar's background does not reach above it, also where its stack had no height before.
    @Test func aToolbarInAPanelThatOpens() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let page = DeclaringPage("", BarAppearance(isHidden: true, toolbar: .init(background: .color(.red))))
        let (container, navigation) = contained(page, in: CGRect(x: 0, y: 667, width: 375, height: 0))
        simulator.show(container)
        simulator.runToRest()
        page.setNeedsBarAppearanceUpdate(animated: false)
        navigation.view.frame = CGRect(x: 0, y: 367, width: 375, height: 300)
        simulator.runToRest()
        #expect(simulator.column(200)[590..<622].allSatisfy { $0 == [255, 255, 255, 255] })
    }

    /// Nor does it reach below its stack, where the app lets that draw outside of its frame.
    @Test func aToolbarAtTheBottomOfAStackInAContainer() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let page = DeclaringPage("", BarAppearance(toolbar: .init(background: .color(.red))))
        show(page, in: CGRect(x: 0, y: 100, width: 375, height: 300), on: simulator)
        let column = simulator.column(200)
        #expect(column[398] == [255, 0, 0, 255] && column[399] == [255, 0, 0, 255])
        #expect(column[400..<600].allSatisfy { $0 == [0, 255, 0, 255] })
    }

    /// In landscape no safe area tells where a bar is that minimizes. A gradient that changes meanwhile is as high as before, also
    /// where the bar is just at the top of the screen.
    @Test(arguments: [false, true], [CGFloat(282), 266])
    func aGradientThatChangesWhileTheBarMinimizes(isPushed: Bool, finger: CGFloat) {
        let page = page(isScrolling: true)
        page.barAppearance.minimization = .init(behavior: .onScrollDown)
        let root: UIViewController =
            isPushed ? DeclaringPage("", BarAppearance(background: .color(.green))) : page
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), orientation: .landscapeLeft, pages: root)
        if isPushed {
            stage.push(page, andWait: 1)
            stage.simulator.runToRest()
        }
        func reds() -> [Int] {
            let column = stage.simulator.column(Int(stage.simulator.window.bounds.width) - 3)
            let bottom = Int(stage.bar.frame.maxY.rounded())
            return stride(from: 2, to: 42, by: 8).map { column[bottom - $0][0] }
        }
        let before = reds()
        stage.simulator.touchDown(at: CGPoint(x: 300, y: 300))
        for y in [289, finger] { stage.simulator.touchMove(to: CGPoint(x: 300, y: y)) }
        #expect(abs(stage.bar.frame.minY - (finger - 266)) < 0.01)
        // Another value with the same picture.
        page.barAppearance.background = .gradient(.init(colors: [.red, .blue], locations: [0, 1]))
        page.setNeedsBarAppearanceUpdate(animated: false)
        let after = reds()
        #expect(zip(before, after).allSatisfy { abs($0 - $1) <= 2 }, "\(before), \(after)")
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
    }

    /// The app makes its container wider, and narrower: the background is as wide as the bar.
    @Test(arguments: [false, true]) func aStackWhoseWidthChanges(isGradient: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let background: BarAppearance.Background =
            isGradient ? .gradient(.init(colors: [.red, .red])) : .color(.red)
        let page = DeclaringPage("", BarAppearance(background: background))
        let navigation = show(page, in: CGRect(x: 0, y: 0, width: 200, height: 700), on: simulator)
        for width in [CGFloat(300), 150] {
            navigation.view.frame = CGRect(x: 0, y: 0, width: width, height: 700)
            simulator.runToRest()
            for x in [3, width - 3] {
                #expect(simulator.color(at: CGPoint(x: x, y: 80)) == .red, "\(width), at \(x)")
            }
            #expect(simulator.color(at: CGPoint(x: width + 3, y: 80)) == .green, "\(width)")
        }
    }
}
