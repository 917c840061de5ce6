import TestSupport
import Testing
import UIKit

@Suite("Glass behind tabs and buttons", .ownSimulator) @MainActor
struct GlassTests {
    private func views(named name: String, in root: UIView) -> [UIView] {
        (String(describing: type(of: root)) == name ? [root] : [])
            + root.subviews.flatMap { views(named: name, in: $0) }
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    // MARK: Buttons

    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

    @Test func fact_6_4_6_plattersTurnIntoTheNextPages() throws {
        let stage = TracingStage("A", profile: .iPhone17Pro(iOS: 26))
        stage.pages[0].navigationItem.rightBarButtonItem = item("Edit")
        stage.simulator.runToRest()
        let page = stage.page("B")
        page.navigationItem.rightBarButtonItem = item("Share with all")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        let platters = views(named: "BarPlatter", in: stage.navigation.navigationBar)
            .filter { $0.superview!.convert($0.center, to: nil).x > 200 }
        let shown = try platters.map { platter in
            let frame = try #require(platter.layer.presentation()).frame
            return try #require(platter.superview).convert(frame, to: nil)
        }
        try #require(shown.count == 2)
        #expect(abs(shown[0].minX - shown[1].minX) < 0.5 && abs(shown[0].width - shown[1].width) < 0.5)
        let ends = platters.map(\.bounds.width)
        #expect(shown[0].width < ends.max()! - 1, "between the two sizes")
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        let rest = views(named: "BarPlatter", in: stage.navigation.navigationBar).map(\.bounds.width)
        #expect(rest.max() == ends.max(), "a canceled swipe restores its size")
    }

    /// Glass materializes and does not fade (SwiftUI's documentation, `GlassEffectTransition.materialize`): the title that
    /// passes behind a button that comes or goes is blurred, not seen sharply through half a platter.
    @Test(arguments: [true, false]) func glassThatComesOrGoesBlursTheTitleBehindIt(_ isIncoming: Bool) throws {
        let stage = TracingStage("A", profile: .iPhone17Pro(iOS: 26))
        let page = stage.page("B")
        page.title = "MMMMMMMMMM"
        for page in [stage.pages[0], page] { page.view.backgroundColor = .white }
        let clear = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        (isIncoming ? page : stage.pages[0]).navigationItem.rightBarButtonItem = UIBarButtonItem(customView: clear)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        let platter = try #require(
            views(named: "BarPlatter", in: stage.navigation.navigationBar)
                .first { $0.superview!.convert($0.center, to: nil).x > 200 })
        let area = platter.superview!.convert(platter.frame, to: nil).insetBy(dx: 10, dy: 14)
        let beside = CGRect(x: area.minX - 26, y: area.minY, width: 14, height: area.height)
        let picture = stage.simulator.picture(scale: 1)
        func sharpness(_ area: CGRect) -> Int {
            let row = (Int(area.minX)..<Int(area.maxX)).map { picture.rgba($0, Int(area.midY))[0] }
            return zip(row, row.dropFirst()).map { abs($0 - $1) }.max() ?? 0
        }
        #expect(sharpness(beside) > 100, "the title passes here")
        #expect(sharpness(area) < 40)
    }

    /// Whether the middle of the button's area shows something other than the page.
    private func hasPlatter(_ edit: (UIBarButtonItem) -> Void) -> Bool {
        let stage = TracingStage("A", profile: .iPhone17Pro(iOS: 26))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let button = UIBarButtonItem(customView: view)
        edit(button)
        stage.pages[0].navigationItem.rightBarButtonItem = button
        stage.pages[0].view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.simulator.runToRest()
        return stage.simulator.color(at: CGPoint(x: 402 - 16 - 22, y: 62 + 22)) != red
    }

    @Test(arguments: [UIColor.white, .yellow, .blue]) func fact_6_4_8_aProminentButtonContrastsWithItsFill(
        _ fill: UIColor
    ) {
        let stage = TracingStage("A", profile: .iPhone17Pro(iOS: 26))
        let button = UIBarButtonItem(title: "MMM")
        button.style = .prominent
        button.tintColor = fill
        stage.pages[0].navigationItem.rightBarButtonItem = button
        stage.simulator.runToRest()
        let text: [Int] = fill == .blue ? [255, 255, 255, 255] : [0, 0, 0, 255]
        let found = (300..<386).contains { stage.simulator.column($0)[70..<98].contains(text) }
        #expect(found)
    }

    /// An alert dims the tint of what is behind it, for as long as it is there.
    @Test func aProminentButtonBehindAnAlert() {
        let stage = TracingStage("A", profile: .iPhone17Pro(iOS: 26))
        let button = UIBarButtonItem(title: "MMM")
        button.style = .prominent
        button.tintColor = .blue
        stage.pages[0].navigationItem.rightBarButtonItem = button
        stage.simulator.runToRest()
        func hasWhiteText() -> Bool {
            (300..<386).contains { stage.simulator.column($0)[70..<98].contains([255, 255, 255, 255]) }
        }
        #expect(hasWhiteText())
        stage.navigation.present(
            UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert), animated: true)
        stage.simulator.runToRest()
        #expect(!hasWhiteText())
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(hasWhiteText())
    }

    @Test func fact_6_4_6_aHiddenCustomViewLeavesAnEmptyPlatter() {
        #expect(hasPlatter { $0.customView?.isHidden = true })
        #expect(!hasPlatter { $0.isHidden = true })
    }

    // MARK: Appearances in a transition

    @Test func withoutTheSwitchItemsMayChangeTheirAppearance() {
        let stage = TracingStage("A", profile: .iPhone17Pro(iOS: 26))
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        page.navigationItem.standardAppearance = UINavigationBarAppearance()
        stage.simulator.runToRest()
        #expect(page.navigationItem.standardAppearance != nil)
    }

    @Test func scenario_N46_withTheSwitchAnAppearanceInATransitionStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
                profile.defects.stopsAtAppearanceChangesInTransitions = true
                let stage = TracingStage("A", profile: profile)
                let page = stage.page("B")
                stage.navigation.pushViewController(page, animated: true)
                stage.simulator.advance(by: 0.1)
                page.navigationItem.standardAppearance = UINavigationBarAppearance()
            }
        }
    }

    @Test func withTheSwitchAnAppearanceBeforeATransitionDoesNotStop() {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.defects.stopsAtAppearanceChangesInTransitions = true
        let stage = TracingStage("A", profile: profile)
        let page = stage.page("B")
        page.navigationItem.standardAppearance = UINavigationBarAppearance()
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.runToRest()
        page.navigationItem.standardAppearance = UINavigationBarAppearance()
        #expect(stage.navigation.topViewController === page)
    }
}
