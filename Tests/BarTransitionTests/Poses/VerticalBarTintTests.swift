import BarTransition
import TestSupport
import Testing
import UIKit

/// The declared tint of bar buttons, which are in the bar or in the strip of a vertical bar (fact 27.5.6).
@Suite("Tints beside a vertical bar", .ownSimulator) @MainActor
struct VerticalBarTintTests {
    @MainActor
    private struct Buttons {
        let symbol = UIBarButtonItem(image: UIImage(systemName: "plus"))
        let text = UIBarButtonItem(title: "Select")
        let horizontal = UIBarButtonItem(image: UIImage(systemName: "plus"))
        let own = UIBarButtonItem(image: UIImage(systemName: "plus"))

        init(on page: UIViewController) {
            horizontal.axisBehavior = .horizontalOnly
            own.tintColor = .systemGreen
            page.navigationItem.rightBarButtonItems = [symbol, text, horizontal, own]
        }

        /// Whether each is white.
        var whites: [Bool] { [symbol, text, horizontal, own].map { $0.tintColor == .white } }
    }

    private func stage(
        _ background: BarAppearance.Background, in pose: Simulator.Pose
    ) -> (stage: HeadlessStage, page: AxisPage, buttons: Buttons) {
        let page = AxisPage("A", BarAppearance(background: background, tintColor: .white))
        let buttons = Buttons(on: page)
        let stage = HeadlessStage(.duo(pose), pages: page)
        return (stage, page, buttons)
    }

    /// The strip is above the page: white buttons for a dark bar could not be seen above a white page.
    @Test(arguments: Simulator.Pose.allCases) func buttonsAboveThePageKeepTheColorOfTheirGlass(_ pose: Simulator.Pose) {
        let (stage, _, buttons) = stage(.color(.systemIndigo), in: pose)
        let isInBar = pose == .openPortrait
        #expect(buttons.whites == [isInBar, true, true, false])
        #expect(buttons.own.tintColor == .systemGreen)
        withExtendedLifetime(stage) {}
    }

    /// A page with a transparent bar, or with UIKit's own background, declares the tint for its own content.
    @Test(arguments: [BarAppearance.Background.transparent, .system])
    func aTintForThePageStays(_ background: BarAppearance.Background) {
        let (stage, _, buttons) = stage(background, in: .closedPortrait)
        #expect(buttons.whites == [true, true, true, false])
        withExtendedLifetime(stage) {}
    }

    @Test func foldingMovesTheTintWithTheButtons() {
        let (stage, page, buttons) = stage(.color(.systemIndigo), in: .openPortrait)
        #expect(buttons.whites == [true, true, true, false])
        for _ in 0..<2 {
            stage.simulator.changePose(to: .closedPortrait)
            stage.simulator.runToRest()
            #expect(buttons.whites == [false, true, true, false])
            stage.simulator.changePose(to: .openPortrait)
            stage.simulator.runToRest()
            #expect(buttons.whites == [true, true, true, false])
        }
        // Below another page, too.
        stage.simulator.changePose(to: .closedPortrait)
        stage.push(AxisPage("B", BarAppearance(background: .color(.red))), andWait: 1)
        stage.simulator.changePose(to: .openPortrait)
        stage.simulator.runToRest()
        stage.simulator.swipeBack(toProgress: 0.6, finishing: true)
        #expect(stage.navigation.topViewController === page)
        #expect(buttons.whites == [true, true, true, false])
        stage.navigation.barTransition?.detach()
        #expect(buttons.whites == [false, false, false, false])
    }

    /// A background that changes at once between transparent and drawn decides about the tint at once.
    @Test func aBackgroundThatChangesAtOnce() {
        let (stage, page, buttons) = stage(.transparent, in: .closedPortrait)
        #expect(buttons.whites == [true, true, true, false])
        page.barAppearance.background = .color(.systemIndigo)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(buttons.whites == [false, true, true, false])
        page.barAppearance.background = .transparent
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(buttons.whites == [true, true, true, false])
        withExtendedLifetime(stage) {}
    }
}
