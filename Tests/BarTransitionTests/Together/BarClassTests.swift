import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// A navigation bar and a toolbar of the app's own classes, with views of their own in them.
@Suite("The app's own bar classes", .ownSimulator) @MainActor
struct BarClassTests {
    /// A bar with a yellow line at its bottom edge.
    private final class RuledBar: UINavigationBar {
        let line = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            line.backgroundColor = .yellow
            addSubview(line)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            line.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
        }
    }

    /// A toolbar with a yellow line at its top edge.
    private final class RuledToolbar: UIToolbar {
        let line = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            line.backgroundColor = .yellow
            addSubview(line)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2)
        }
    }

    private let first = DeclaringPage("A", BarAppearance(background: .color(.red), toolbar: .hidden))

    private func stage(_ profile: Simulator.Profile) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController(
                navigationBarClass: RuledBar.self, toolbarClass: RuledToolbar.self)
            navigation.viewControllers = [first]
            navigation.attachBarTransition()
            return navigation
        }
    }

    private func color(_ stage: HeadlessStage, _ y: CGFloat) -> UIColor {
        stage.simulator.color(at: CGPoint(x: 8, y: y))
    }

    @Test(arguments: SmoothLayoutTests.profiles) func theirViewsStayInFrontOfTheBackground(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        #expect(stage.bar is RuledBar && stage.navigation.toolbar is RuledToolbar)
        let second = DeclaringPage(
            "B", BarAppearance(background: .color(.blue), toolbar: .init(background: .color(.green))))
        for (page, color) in [(first, UIColor.red), (second, .blue)] {
            if page === second { expectSmooth(.push(second), on: stage.navigation) }
            #expect(self.color(stage, stage.barBottom - 1) == .yellow, "\(page.title ?? "")")
            #expect(self.color(stage, stage.barBottom - 3) == color && self.color(stage, 2) == color)
        }
        let toolbar = stage.navigation.toolbar.frame
        #expect(!stage.navigation.isToolbarHidden)
        // From iOS 26 the buttons of a toolbar lie on glass, without a background.
        let hasBackground = profile.system < 26
        if hasBackground {
            #expect(color(stage, toolbar.minY + 1) == .yellow && color(stage, toolbar.minY + 3) == .green)
        }
        expectSmooth(.swipe(to: 0.4, then: .cancel), on: stage.navigation)
        #expect(!stage.navigation.isToolbarHidden && (!hasBackground || color(stage, toolbar.minY + 3) == .green))
        expectSmooth(.pop, on: stage.navigation)
        #expect(stage.navigation.isToolbarHidden && color(stage, stage.barBottom - 1) == .yellow)
    }

    /// Attaching and detaching add and remove only the library's own view.
    @Test(arguments: SmoothLayoutTests.profiles) func theirSubviewsAreAsBefore(_ profile: Simulator.Profile) {
        let navigation = UINavigationController(navigationBarClass: RuledBar.self, toolbarClass: RuledToolbar.self)
        navigation.viewControllers = [MarkedPage("A")]
        let simulator = Simulator(profile: profile)
        simulator.show(navigation)
        // UIKit adds its views when a bar is shown for the first time.
        for isHidden in [false, true] {
            navigation.setToolbarHidden(isHidden, animated: false)
            simulator.runToRest()
        }
        // UIKit replaces the row of buttons.
        let (bar, toolbar) = (navigation.navigationBar.subviews, navigation.toolbar.subviews)
        navigation.attachBarTransition()
        let page = DeclaringPage(
            "B", BarAppearance(background: .color(.blue), toolbar: .init(background: .color(.green))))
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.subviews.count > bar.count)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        navigation.detachBarTransition()
        #expect(navigation.navigationBar.subviews == bar && navigation.toolbar.subviews.count == toolbar.count)
    }
}
