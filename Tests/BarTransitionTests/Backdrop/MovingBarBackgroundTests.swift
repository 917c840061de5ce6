import BarTransition
import TestSupport
import Testing
import UIKit

/// A bar that only one of two pages shows comes and goes with that page's background. UIKit cross-fades its own backgrounds of both
/// pages' items meanwhile (fact 6.2.1), which would be seen over a drawn one.
@Suite("Backgrounds of bars that come or go with a page", .ownSimulator) @MainActor
struct MovingBarBackgroundTests {
    private nonisolated static let profiles = SmoothLayoutTests.profiles
    private let red = [255, 0, 0, 255]
    private let green = [0, 255, 0, 255]

    /// A page whose content is scrolled under the bar, where UIKit draws its standard background.
    private func scrolledPage(_ title: String, _ appearance: BarAppearance?) -> MarkedPage {
        let page = appearance.map { DeclaringPage(title, $0) } ?? MarkedPage(title)
        page.wantsScrollView = true
        return page
    }

    private func scroll(_ page: MarkedPage, _ stage: HeadlessStage) {
        page.scrollView?.contentOffset.y = 200
        stage.simulator.runToRest()
    }

    /// Expects a color at both ends of a moving bar, as far as they are on the screen, until rest.
    /// - Parameter front: a page without a bar that moves in front of it.
    private func expectBar(
        _ color: [Int], _ name: String, behind front: UIViewController? = nil, _ stage: HeadlessStage
    ) {
        stage.simulator.commit()
        var count = 0
        while stage.simulator.isBusy {
            let bar = stage.bar.shownFrame
            let left = max(bar.minX, 0)
            let right =
                [bar.maxX, stage.navigation.view.bounds.width, front?.view.shownFrame.minX ?? .infinity].min() ?? 0
            for x in [left + 3, right - 20] where !stage.bar.isHidden && right - left > 23 {
                // Beside a page that moves in front, its shadow is on the bar.
                let shown = stage.simulator.rgba(x, bar.maxY - 3)
                #expect(zip(shown, color).allSatisfy { abs($0 - $1) <= 2 }, "\(name), \(x): \(shown)")
                count += 1
            }
            stage.simulator.advance(by: 1 / 30)
        }
        #expect(count > 8, "\(name)")
    }

    /// A stack with a green bar of the app's own, which is seen over pages that declare no background.
    private func stage(_ profile: Simulator.Profile, _ pages: UIViewController...) -> HeadlessStage {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.navigationBar.standardAppearance.configureWithOpaqueBackground()
            navigation.navigationBar.standardAppearance.backgroundColor = .green
            navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        return stage
    }

    /// Expects one color of a bar that comes and goes with a page, in pushes and pops between pages that hide it.
    private func expectBar(
        _ color: [Int], of appearance: BarAppearance, between hidden: BarAppearance, _ profile: Simulator.Profile
    ) {
        let below = scrolledPage("A", hidden)
        let stage = stage(profile, below)
        scroll(below, stage)
        let visible = scrolledPage("B", appearance)
        stage.navigation.pushViewController(visible, animated: true)
        expectBar(color, "push from a hidden bar", stage)
        scroll(visible, stage)
        let front = scrolledPage("C", hidden)
        stage.navigation.pushViewController(front, animated: true)
        expectBar(color, "push to a hidden bar", behind: front, stage)
        stage.navigation.popViewController(animated: true)
        expectBar(color, "pop from a hidden bar", behind: front, stage)
        stage.navigation.popViewController(animated: true)
        expectBar(color, "pop to a hidden bar", stage)
    }

    /// A drawn background, between pages that hide the bar and declare no background.
    @Test(arguments: profiles, [BarAppearance.Background.color(.red), .gradient(.init(colors: [.red, .red]))])
    func aDrawnBackground(_ profile: Simulator.Profile, _ background: BarAppearance.Background) {
        expectBar(red, of: BarAppearance(background: background, isHidden: false), between: .hidden, profile)
    }

    /// The app's own background in the bar, between pages that hide the bar and declare a drawn one.
    @Test(arguments: profiles) func theAppsOwnBackground(_ profile: Simulator.Profile) {
        let hidden = BarAppearance(background: .color(.red), isHidden: true)
        expectBar(green, of: BarAppearance(isHidden: false), between: hidden, profile)
    }

    /// Shows the bar as it has appeared.
    private final class ShowingPage: DeclaringPage {
        private(set) var hasAppeared = false

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            hasAppeared = true
            barAppearance.isHidden = false
            setNeedsBarAppearanceUpdate(animated: true)
        }
    }

    /// A page that hides the bar and shows it as it has appeared: the bar comes with its background, drawn or the app's own.
    @Test(arguments: profiles, [true, false])
    func aBarThatComesAsThePageHasAppeared(_ profile: Simulator.Profile, isDrawn: Bool) {
        let drawn = BarAppearance.Background.color(.red)
        let stage = stage(profile, DeclaringPage("A", BarAppearance(background: isDrawn ? .system : drawn)))
        let page = ShowingPage("B", BarAppearance(background: isDrawn ? drawn : .system, isHidden: true))
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        var count = 0
        while stage.simulator.isBusy {
            let edge = stage.bar.shownFrame.maxY
            if page.hasAppeared, !stage.bar.isHidden, edge > 6 {
                #expect(stage.simulator.rgba(3, edge - 3) == (isDrawn ? red : green), "\(edge)")
                count += 1
            }
            stage.simulator.advance(by: 1 / 60)
        }
        #expect(count > 3 && !stage.navigation.isNavigationBarHidden)
    }

    /// A canceled swipe back to a page that hides the bar: that page's item is as before.
    @Test(arguments: profiles) func aCanceledSwipe(_ profile: Simulator.Profile) {
        let (hidden, visible) = (scrolledPage("A", .hidden), scrolledPage("B", BarAppearance(background: .color(.red))))
        let stage = stage(profile, hidden, visible)
        let look = hidden.navigationItem.standardAppearance
        stage.simulator.beginBackSwipe()
        for progress in [0.2, 0.5, 0.4] {
            stage.simulator.moveBackSwipe(toProgress: progress)
            #expect(stage.simulator.rgba(stage.bar.shownFrame.minX + 2, stage.bar.shownFrame.maxY - 3) == red)
        }
        stage.simulator.endBackSwipe(finishing: false)
        expectBar(red, "cancel", stage)
        #expect(hidden.navigationItem.standardAppearance == look)
    }

    /// A page that hides the bar and shows it after all in its first layout has its own background.
    @Test(arguments: profiles) func aBarThatStaysAfterAll(_ profile: Simulator.Profile) {
        let stage = stage(profile, MarkedPage("A"), DeclaringPage("B", BarAppearance(background: .color(.red))))
        let late = LateDeclaringPage("C", .hidden)
        late.later = BarAppearance(isHidden: false)
        stage.push(late, andWait: 0.2)
        let look = late.navigationItem.standardAppearance
        #expect(stage.navigation.transitionCoordinator != nil && look?.backgroundColor == .green, "as the bar's own")
        stage.simulator.runToRest()
        #expect(stage.simulator.rgba(3, stage.barBottom - 3) == green)
    }

    /// A bar that the app shows over a page that declares none has that page's own background.
    @Test(arguments: profiles, [true, false])
    func aBarThatTheAppShows(_ profile: Simulator.Profile, isAnimated: Bool) {
        let hidden = scrolledPage("A", .hidden)
        let stage = stage(profile, hidden)
        scroll(hidden, stage)
        stage.push(scrolledPage("B", BarAppearance(background: .color(.red))), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        stage.navigation.setNavigationBarHidden(false, animated: isAnimated)
        stage.simulator.runToRest()
        #expect(stage.simulator.rgba(3, stage.barBottom - 3) == green)
    }
}
