import BarTransition
import TestSupport
import Testing
import UIKit

/// Apps push inside animations of their own, and lay out there. The transition still begins with what it must show first.
@Suite("Pushes inside an animation of the app's", .ownSimulator) @MainActor
struct PushInAnimationTests {
    private func stage(_ appearance: BarAppearance, _ profile: Simulator.Profile = .iPhone15(iOS: 18)) -> HeadlessStage
    {
        HeadlessStage(profile, pages: DeclaringPage("A", appearance), largeTitles: true)
    }

    private func push(_ page: UIViewController, on stage: HeadlessStage) {
        UIView.animate(withDuration: 1) {
            stage.navigation.pushViewController(page, animated: true)
            stage.navigation.view.layoutIfNeeded()
        }
        stage.simulator.commit()
    }

    private func color(_ stage: HeadlessStage, _ x: CGFloat, _ y: CGFloat) -> [Int] {
        Array(stage.simulator.rgba(x, y).prefix(3))
    }

    /// A bar that comes has its page's color in each frame.
    @Test func aBarThatComesHasItsColor() {
        let stage = stage(.hidden)
        push(
            DeclaringPage(
                "B", BarAppearance(background: .color(.red), tintColor: .yellow, largeTitleDisplayMode: .never)),
            on: stage)
        for _ in 0..<5 {
            stage.simulator.advance(by: 0.05)
            let shown = stage.bar.layer.presentation()?.frame ?? stage.bar.frame
            #expect(color(stage, max(shown.minX, 0) + 4, shown.minY + 3) == [255, 0, 0], "\(shown)")
        }
    }

    /// Two colors mix during the transition, not during the app's animation, and so do those of toolbars.
    @Test func colorsMixWithTheTransition() {
        func look(_ color: UIColor) -> BarAppearance {
            BarAppearance(
                background: .color(color), largeTitleDisplayMode: .never, toolbar: .init(background: .color(color)),
                transitionStyle: .interpolate)
        }
        let stage = stage(look(.red))
        let bottom = stage.navigation.view.bounds.maxY - 3
        push(DeclaringPage("B", look(.blue)), on: stage)
        #expect(color(stage, 3, 3) == [255, 0, 0] && color(stage, 3, bottom) == [255, 0, 0], "first frame")
        stage.simulator.advance(by: 0.8)
        #expect(color(stage, 3, 3) == [0, 0, 255] && color(stage, 3, bottom) == [0, 0, 255], "last frame")
    }

    /// A toolbar's background that comes is there in place.
    @Test func aToolbarsBackgroundComesInPlace() {
        let stage = stage(BarAppearance(largeTitleDisplayMode: .never, toolbar: .init()))
        push(
            DeclaringPage(
                "B",
                BarAppearance(
                    largeTitleDisplayMode: .never, toolbar: .init(background: .gradient(.init(colors: [.red, .red]))))),
            on: stage)
        stage.simulator.advance(by: 0.2)
        let bottom = stage.navigation.view.bounds.maxY - 3
        let (left, right) = (color(stage, 3, bottom), color(stage, 380, bottom))
        #expect(zip(left, right).allSatisfy { abs($0 - $1) < 8 }, "\(left), \(right)")
    }

    /// The tint of a bar that comes is there, too, before anything moves.
    @Test func aBarThatComesHasItsTint() throws {
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: DeclaringPage("A", .hidden), barClass: TintedBar.self)
        let bar = try #require(stage.bar as? TintedBar)
        bar.durations = []
        push(DeclaringPage("B", BarAppearance(background: .color(.red), tintColor: .yellow)), on: stage)
        #expect(bar.tintColor == .yellow && bar.durations == [0])
    }

    /// Declares another bar in a block of its own alongside the transition.
    private final class AnimatingPage: DeclaringPage {
        var later: BarAppearance?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(alongsideTransition: { [self] _ in
                if let later { barAppearance = later }
                setNeedsBarAppearanceUpdate()
            })
        }
    }

    /// A page that declares another bar alongside the transition, before the library animates anything: of the first one nothing is
    /// seen.
    @Test(arguments: [BarAppearance.hidden, BarAppearance(background: .color(.red))], [false, true])
    func aDeclarationAlongside(_ below: BarAppearance, fades: Bool) {
        func look(_ color: UIColor) -> BarAppearance {
            BarAppearance(
                background: fades ? .gradient(.init(colors: [color, color])) : .color(color),
                largeTitleDisplayMode: .never, transitionStyle: .interpolate)
        }
        func colors(_ page: AnimatingPage) -> [[Int]] {
            let stage = stage(below)
            stage.navigation.pushViewController(page, animated: true)
            return [0, 0.02, 0.1, 0.1, 0.1, 0.5].map { seconds in
                stage.simulator.advance(by: seconds)
                let shown = stage.bar.layer.presentation()?.frame ?? stage.bar.frame
                return color(stage, max(shown.minX, 0) + 4, shown.minY + 3)
            }
        }
        let late = AnimatingPage("B", look(.green))
        late.later = look(.blue)
        let seen = colors(late)
        #expect(seen == colors(AnimatingPage("B", look(.blue))))
    }

    /// The same with a toolbar: the app's own background is there again at once, and does not fade in.
    @Test func aToolbarAlongside() {
        func colors(_ page: AnimatingPage) -> [[Int]] {
            let stage = HeadlessStage(.iPhone15(iOS: 18)) {
                let navigation = UINavigationController(
                    rootViewController: DeclaringPage("A", BarAppearance(toolbar: .init())))
                let own = UIToolbarAppearance()
                own.configureWithOpaqueBackground()
                own.backgroundColor = .purple
                navigation.toolbar.standardAppearance = own
                navigation.toolbar.scrollEdgeAppearance = own
                navigation.attachBarTransition()
                return navigation
            }
            stage.simulator.runToRest()
            stage.navigation.pushViewController(page, animated: true)
            return [0, 0.02, 0.1, 0.1, 0.1, 0.5].map { seconds in
                stage.simulator.advance(by: seconds)
                return color(stage, 3, stage.navigation.view.bounds.maxY - 3)
            }
        }
        let late = AnimatingPage("B", BarAppearance(toolbar: .init(background: .color(.green))))
        late.later = BarAppearance(toolbar: .init())
        #expect(colors(late) == colors(AnimatingPage("B", BarAppearance(toolbar: .init()))))
    }

    /// A minimization that is declared alongside leaves the page's insets to UIKit: its content does not move with the bar, whose
    /// height over it the library knew.
    @Test func aMinimizationAlongside() {
        let page = AnimatingPage("C", BarAppearance())
        page.later = BarAppearance(minimization: .init(behavior: .onScrollDown))
        MinimizationInsetTests.expectContentStays(in: page)
    }

    // MARK: Hairline

    /// The hairline changes with the background, and nothing is left to change at the end.
    @Test func theHairlineChangesWithTheBackground() {
        func look(_ color: UIColor, _ shadow: UIColor) -> BarAppearance {
            BarAppearance(
                background: .color(color), shadow: .color(shadow), largeTitleDisplayMode: .never,
                transitionStyle: .interpolate)
        }
        let stage = stage(look(.white, .red))
        func hairline() -> [Int] {
            stage.simulator.picture(scale: 3).rgba(20, Int((stage.barBottom * 3).rounded()))
        }
        #expect(hairline() == [255, 0, 0, 255])
        stage.push(DeclaringPage("B", look(.blue, .green)), andWait: 0)
        var seen: [[Int]] = []
        for seconds in [0.02, 0.13, 0.17] {
            stage.simulator.advance(by: seconds)
            seen.append(hairline())
        }
        stage.simulator.runToRest()
        #expect(hairline() == [0, 255, 0, 255])
        let reds = seen.map { $0[0] }
        #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 >= $1 }, "\(seen)")
        #expect(seen.contains { $0[1] > 20 && $0[0] > 20 } && (seen.last?[0] ?? 255) < 60, "\(seen)")
    }

    // MARK: Large titles

    /// From iOS 26 a part of the background is in the page, under the large title. It comes and goes with the page that has it.
    @Test(arguments: [false, true]) func aLargeTitlesBackgroundMovesWithItsPage(isInsideAnimation: Bool) {
        let stage = stage(.hidden, .iPhone17Pro(iOS: 26))
        let page = DeclaringPage(
            "B", BarAppearance(background: .color(.red), largeTitleDisplayMode: .always))
        page.wantsScrollView = true
        if isInsideAnimation {
            push(page, on: stage)
        } else {
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.commit()
        }
        func expectColored(_ when: String) {
            let x = page.view.shownFrame.minX
            guard x < 380 else { return }
            for y in [stage.barBottom - 20, stage.bar.frame.minY + 8] {
                let seen = color(stage, max(x, 0) + 8, y)
                #expect(seen[0] > 200 && seen[1] < 60 && seen[2] < 60, "\(when), \(y): \(seen)")
            }
        }
        for frame in 0..<4 {
            stage.simulator.advance(by: 0.06)
            expectColored("push, \(frame)")
        }
        stage.simulator.runToRest()
        expectColored("rest")
        stage.navigation.popViewController(animated: true)
        for frame in 0..<4 {
            stage.simulator.advance(by: 0.05)
            expectColored("pop, \(frame)")
        }
    }
}
