import BarTransition
import TestSupport
import Testing
import UIKit

/// From iOS 26 the next push or pop interrupts a running one, whose views continue to move (fact 1.1.5), and from iOS 18 a zoom
/// (fact 3.11).
@Suite("Interrupted transitions", .ownSimulator) @MainActor
struct InterruptionTests {
    private nonisolated static let profile = Simulator.Profile.iPhone17Pro(iOS: 26)

    /// The pages of a stack, from the bottom: whether each shows the bar.
    private func pages(_ showsBar: [Bool]) -> [MarkedPage] {
        showsBar.enumerated().map { index, showsBar in
            DeclaringPage("\(index)", BarAppearance(background: .color(showsBar ? .red : .green), isHidden: !showsBar))
        }
    }

    private func stage(_ pages: [MarkedPage], largeTitles: Bool = false) -> HeadlessStage {
        HeadlessStage(Self.profile) {
            let navigation = UINavigationController()
            navigation.navigationBar.prefersLargeTitles = largeTitles
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
    }

    /// Performs operations at frames of a recording at 120 frames a second, until nothing moves.
    private func record(_ stage: HeadlessStage, _ operations: [Int: () -> Void]) -> FrameRecording {
        var recording = FrameRecording(stage.simulator, stage.navigation)
        for step in 0..<160 {
            recording.take()
            operations[step]?()
            stage.simulator.advance(by: 1 / 120.0)
        }
        stage.simulator.runToRest()
        recording.take()
        return recording
    }

    private nonisolated static let stacks: [[Bool]] = [
        [false, false, true], [true, true, false], [true, false, true], [false, true, false], [false, true, true],
        [true, false, false], [false, false, false, true], [true, false, true, false], [false, true, false, true],
        [true, true, true, false],
    ]

    /// Pops again and again, each time before the last pop has ended: no page's content moves vertically.
    @Test(arguments: stacks.sample(every: 3), [4, 10, 20])
    func contentStaysWhilePopsAreInterrupted(showsBar: [Bool], interval: Int) {
        let pages = pages(showsBar)
        let stage = stage(pages)
        let operations = (0..<showsBar.count - 1).map { index in
            (2 + index * interval, { _ = stage.navigation.popViewController(animated: true) })
        }
        let recording = record(stage, Dictionary(uniqueKeysWithValues: operations))
        #expect(stage.navigation.viewControllers == [pages[0]])
        for page in pages {
            #expect(recording.largestStep(of: page) < 0.01, "\(page.title ?? ""): \(Set(recording.tops(of: page)))")
            #expect(page.additionalSafeAreaInsets == .zero, "\(page.title ?? "")")
        }
        #expect(stage.navigation.isNavigationBarHidden == !showsBar[0])
    }

    @Test(arguments: [[false, true], [true, false]], [4, 10, 20])
    func contentStaysWhilePushAndPopInterruptEachOther(showsBar: [Bool], interval: Int) {
        let pages = pages(showsBar)
        let (a, b) = (pages[0], pages[1])
        let stage = stage([a])
        let recording = record(
            stage,
            [
                2: { stage.navigation.pushViewController(b, animated: true) },
                2 + interval: { stage.navigation.popViewController(animated: true) },
                2 + 2 * interval: { stage.navigation.pushViewController(b, animated: true) },
                2 + 3 * interval: { stage.navigation.popViewController(animated: true) },
            ])
        for page in pages {
            #expect(recording.largestStep(of: page) < 0.01, "\(page.title ?? ""): \(Set(recording.tops(of: page)))")
            #expect(page.additionalSafeAreaInsets == .zero)
        }
        #expect(stage.navigation.isNavigationBarHidden == !showsBar[0])
        #expect(a.marker.shownFrame.minY == (showsBar[0] ? stage.barBottom : 62))
    }

    /// A zoom can be interrupted from iOS 18 on. The content of the page that zooms out keeps its place in the page, although its pop
    /// has brought the bar and the next one hides it again.
    @Test(arguments: [18, 26]) func contentStaysWhileAZoomIsInterrupted(_ system: Int) {
        let pages = pages([false, true, false])
        let stage = HeadlessStage(Simulator.Profile.iPhone15(iOS: system)) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
        let zoomed = pages[2]
        zoomed.preferredTransition = .zoom { _ in nil }
        stage.simulator.runToRest()
        let top = zoomed.marker.frame.minY
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        #expect(abs(zoomed.marker.frame.minY - top) < 0.01)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        #expect(stage.navigation.viewControllers == [pages[0]], "the second pop has not waited")
        #expect(zoomed.view.window != nil, "the page still zooms out")
        #expect(abs(zoomed.marker.frame.minY - top) < 0.01)
        stage.simulator.runToRest()
        #expect(zoomed.view.window == nil && zoomed.additionalSafeAreaInsets == .zero)
        #expect(stage.navigation.isNavigationBarHidden && pages[1].additionalSafeAreaInsets == .zero)
    }

    /// Also a push that makes a page zoom in, of whose end nobody tells: the page below it keeps its content in its place while that
    /// page is seen.
    @Test(arguments: [18, 26]) func contentStaysUnderAZoomThatEndsUnnoticed(_ system: Int) {
        var profile = Simulator.Profile.iPhone15(iOS: system)
        profile.variants.notifiesInterruptedTransitions = false
        profile.variants.alongsideCompletion = .neverRuns
        let pages = pages([false, true, true])
        pages[1].preferredTransition = .zoom { _ in nil }
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: pages[0])
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let top = pages[0].marker.frame.minY
        for page in pages[1...] {
            stage.push(page, andWait: 0.08)
            #expect(stage.navigation.topViewController === page, "the second push has not waited")
            #expect(pages[0].view.window != nil, "the page below is still seen")
            #expect(abs(pages[0].marker.frame.minY - top) < 0.01)
        }
        stage.simulator.runToRest()
        #expect(pages[0].view.window == nil && pages[0].additionalSafeAreaInsets == .zero)
    }

    /// The bar of a page that is on its way out keeps its background until it is gone.
    @Test func theLeavingBarKeepsItsBackground() {
        let stage = stage(pages([false, false, true]))
        let bar = stage.bar
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.popViewController(animated: true)
        for frame in 0..<10 {
            stage.simulator.advance(by: 1 / 120.0)
            let shown = bar.layer.presentation()?.frame ?? bar.frame
            #expect(!bar.isHidden, "the bar is still on the screen")
            guard shown.minX < 390 else { break }
            let color = stage.simulator.color(at: CGPoint(x: max(shown.minX, 0) + 6, y: shown.minY + 3))
            #expect(color == .red, "frame \(frame), at \(shown.minX): \(color)")
        }
        stage.simulator.runToRest()
        #expect(bar.isHidden)
    }

    /// A finished swipe can end before the pop that it interrupts.
    @Test func theBarIsGoneAtTheEndOfASwipe() {
        let stage = stage(pages([false, true, true]))
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        stage.simulator.beginBackSwipe()
        stage.simulator.endBackSwipe(finishing: true)
        for _ in 0..<120 where stage.navigation.transitionCoordinator != nil {
            stage.simulator.advance(by: 1 / 120.0)
        }
        #expect(stage.navigation.transitionCoordinator == nil && stage.navigation.viewControllers.count == 1)
        #expect(stage.bar.isHidden)
    }

    /// A color that changes goes on from where it is.
    @Test(arguments: [4, 10, 20]) func theColorDoesNotJump(interval: Int) {
        let pages = [UIColor.red, .blue].map {
            DeclaringPage("", BarAppearance(background: .color($0), transitionStyle: .interpolate))
        }
        let stage = stage([pages[0]])
        let recording = record(
            stage,
            [
                2: { stage.navigation.pushViewController(pages[1], animated: true) },
                2 + interval: { stage.navigation.popViewController(animated: true) },
            ])
        let reds = recording.frames.map { frame in
            var red: CGFloat = 0
            frame.color.getRed(&red, green: nil, blue: nil, alpha: nil)
            return red
        }
        #expect(reds.first == 1 && reds.last == 1 && reds.contains { $0 < 0.99 })
        for (frame, step) in zip(reds, reds.dropFirst()).map({ abs($1 - $0) }).enumerated() {
            #expect(step < 0.15, "frame \(frame): \(step)")
        }
    }

    /// Backgrounds that cross-fade while the next ones come are gone at the end: the bar has one view for its background, and may
    /// keep another one for the next change.
    @Test func interruptedFadesLeaveNoViews() throws {
        let backgrounds: [BarAppearance.Background] = (0..<8).map {
            $0 % 2 == 0
                ? .gradient(.init(colors: [.red, .blue])) : .color(UIColor(white: CGFloat($0) / 8, alpha: 1))
        }
        let pages = backgrounds.map {
            DeclaringPage("", BarAppearance(background: $0, transitionStyle: .interpolate))
        }
        let stage = stage([pages[0]])
        let operations = (1..<pages.count).map { index in
            (6 * index, { stage.navigation.pushViewController(pages[index], animated: true) })
        }
        _ = record(stage, Dictionary(uniqueKeysWithValues: operations))
        let backdrop = try #require(stage.bar.subviews.first { $0.layer.zPosition < 0 })
        #expect(stage.navigation.viewControllers == pages && backdrop.subviews.count <= 2)
    }

    /// Large and small titles: the content moves with the bar's edge and never jumps.
    @Test(arguments: [4, 10, 20]) func contentMovesSmoothlyWithALargeTitle(interval: Int) {
        let pages = ["A", "B", "C"].map { MarkedPage($0) }
        for page in pages.dropFirst() { page.navigationItem.largeTitleDisplayMode = .never }
        let stage = stage(pages, largeTitles: true)
        stage.simulator.runToRest()
        let recording = record(
            stage,
            [
                2: { stage.navigation.popToRootViewController(animated: true) },
                2 + interval: { stage.navigation.pushViewController(pages[1], animated: true) },
                2 + 2 * interval: { stage.navigation.popViewController(animated: true) },
            ])
        for page in pages {
            #expect(
                recording.largestStep(of: page) < 8,
                "\(page.title ?? ""): \(recording.tops(of: page).map { Int($0) }.prefix(80))")
            #expect(page.additionalSafeAreaInsets == .zero)
        }
        #expect(stage.navigation.viewControllers == [pages[0]])
        #expect(pages[0].marker.shownFrame.minY == pages[0].view.safeAreaInsets.top)
    }

    /// A page that left during an interruption has its own insets and frame when the app shows it elsewhere.
    @Test func aPageThatLeftHasItsOwnInsets() {
        let pages = pages([false, false, true])
        pages[2].additionalSafeAreaInsets.top = 7
        let stage = stage(pages)
        let frame = pages[2].view.frame
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.pushViewController(pages[2], animated: true)
        stage.simulator.runToRest()
        #expect(pages[2].additionalSafeAreaInsets.top == 7)
        #expect(pages[2].view.frame == frame)
        #expect(pages[2].marker.shownFrame.minY == stage.barBottom + 7)
    }

    @Test func detachGivesBackWhatIsStillOnItsWay() {
        let pages = pages([false, false, true])
        let stage = stage(pages)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.detachBarTransition()
        for page in pages { #expect(page.additionalSafeAreaInsets == .zero, "\(page.title ?? "")") }
        stage.simulator.runToRest()
    }

    /// Each page keeps its background until it is covered or gone: nothing else is seen at the top of the screen.
    @Test(arguments: [true, false], [0.05, 0.1, 0.2]) func backgroundsGoOnWithTheirPages(isPush: Bool, time: Double) {
        let colors = [UIColor.red, .blue, .green]
        let pages = colors.map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage(isPush ? [pages[0]] : pages)
        let declared: Set = [[true, false, false], [false, true, false], [false, false, true]]
        func expectDeclaredColors() {
            let row = stage.simulator.pixels(inRow: 4)
            for x in stride(from: 2, to: 400, by: 9) {
                let color = rgba(row[x])
                #expect(declared.contains(color.prefix(3).map { $0 > 127 }), "\(x): \(color)")
            }
        }
        for turn in 1...2 {
            if isPush {
                stage.push(pages[turn], andWait: 0)
            } else {
                stage.navigation.popViewController(animated: true)
            }
            for _ in 0..<Int(time * 60) {
                stage.simulator.advance(by: 1 / 60)
                expectDeclaredColors()
            }
        }
        while stage.navigation.transitionCoordinator != nil {
            stage.simulator.advance(by: 1 / 60)
            expectDeclaredColors()
        }
        stage.simulator.runToRest()
        expectDeclaredColors()
        let views = stage.bar.subviews.count
        stage.navigation.popToRootViewController(animated: false)
        stage.simulator.runToRest()
        #expect(stage.bar.subviews.count == views)
    }

    /// A page with the color of the one before the last slides in over the last one's.
    @Test func aThirdPageWithTheFirstColor() {
        let pages = [UIColor.red, .blue, .red].map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage([pages[0]])
        func red() -> Int { stage.simulator.rgba(150, 4)[0] }
        stage.push(pages[1], andWait: 0.2)
        #expect(red() == 0)
        stage.push(pages[2], andWait: 0)
        repeat {
            stage.simulator.advance(by: 1 / 60)
            let (edge, front) = (pages[2].view.shownFrame.minX, pages[1].view.shownFrame.minX)
            for x in stride(from: CGFloat(20), to: 402, by: 20) where abs(x - edge) > 2 && x > front + 2 {
                #expect(stage.simulator.rgba(x, 4)[0] == (x < edge ? 0 : 255), "\(x), the last page is at \(edge)")
            }
        } while stage.simulator.isBusy
        #expect(red() == 255)
    }

    /// A swipe back that interrupts a push and is canceled: the bar comes back as the page moves back, not at the end, when it would
    /// have no buttons for a moment.
    @Test func theBarComesBackWithACanceledSwipeThatInterruptsItsPush() {
        let pages = pages([false, true])
        let stage = stage([pages[0]])
        stage.simulator.runToRest()
        stage.push(pages[1], andWait: 0.15)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(stage.navigation.topViewController === pages[0] && stage.navigation.isNavigationBarHidden)
        stage.simulator.endBackSwipe(finishing: false)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === pages[1])
        #expect(!stage.navigation.isNavigationBarHidden && stage.bar.frame.minX == 0)
    }
}
