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

    /// The stack's pages are scrolled; the bar of each that shows one is green, and its own background.
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

    /// A drawn background, between pages of which the other one hides the bar and declares no background.
    @Test(arguments: profiles, [BarAppearance.Background.color(.red), .gradient(.init(colors: [.red, .red]))])
    func aDrawnBackground(_ profile: Simulator.Profile, _ background: BarAppearance.Background) {
        let hidden = scrolledPage("A", .hidden)
        let stage = stage(profile, hidden)
        scroll(hidden, stage)
        let visible = scrolledPage("B", BarAppearance(background: background, isHidden: false))
        stage.navigation.pushViewController(visible, animated: true)
        expectBar(red, "push from a hidden bar", stage)
        scroll(visible, stage)
        let front = scrolledPage("C", .hidden)
        stage.navigation.pushViewController(front, animated: true)
        expectBar(red, "push to a hidden bar", behind: front, stage)
        stage.navigation.popViewController(animated: true)
        expectBar(red, "pop from a hidden bar", behind: front, stage)
        stage.navigation.popViewController(animated: true)
        expectBar(red, "pop to a hidden bar", stage)
    }

    /// The app's own background in the bar, between pages of which the other one hides the bar and declares a drawn one.
    @Test(arguments: profiles) func theAppsOwnBackground(_ profile: Simulator.Profile) {
        let appearance = BarAppearance(background: .color(.red), isHidden: true)
        let hidden = scrolledPage("A", appearance)
        let stage = stage(profile, hidden)
        scroll(hidden, stage)
        let visible = scrolledPage("B", BarAppearance(isHidden: false))
        stage.navigation.pushViewController(visible, animated: true)
        expectBar(green, "push from a hidden bar", stage)
        let front = scrolledPage("C", appearance)
        stage.navigation.pushViewController(front, animated: true)
        expectBar(green, "push to a hidden bar", behind: front, stage)
        stage.navigation.popViewController(animated: true)
        expectBar(green, "pop from a hidden bar", behind: front, stage)
        stage.navigation.popViewController(animated: true)
        expectBar(green, "pop to a hidden bar", stage)
    }

    /// A bar that a page without a declaration has hidden itself, and a swipe back to it that is canceled.
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
        stage.navigation.pushViewController(late, animated: true)
        let coordinator = stage.navigation.transitionCoordinator
        stage.simulator.runToRest()
        #expect(coordinator != nil && stage.simulator.rgba(3, stage.barBottom - 3) == green)
        let look = late.navigationItem.standardAppearance
        #expect(look?.backgroundColor == .green, "as the bar's own")
    }
}
