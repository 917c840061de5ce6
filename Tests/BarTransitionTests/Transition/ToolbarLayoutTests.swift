import BarTransition
import TestSupport
import Testing
import UIKit

/// A toolbar of the app's own class that lays out a view for its items. As the items change, the view is in its place from the first
/// frame, although the bars are laid out inside of an animation then.
@Suite("Toolbars that lay out views of their own", .ownSimulator) @MainActor
struct ToolbarLayoutTests {
    nonisolated static let profiles: [Simulator.Profile] = [.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)]

    private final class MarkingToolbar: UIToolbar {
        let mark = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            if mark.superview == nil { addSubview(mark) }
            mark.frame = CGRect(x: 20 * CGFloat(items?.count ?? 0), y: 0, width: 10, height: 10)
        }
    }

    private final class LatePage: DeclaringPage {
        var onAppearance: () -> Void = {}

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onAppearance()
        }
    }

    private func stage(_ profile: Simulator.Profile, _ page: UIViewController) -> HeadlessStage {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: MarkingToolbar.self)
            navigation.viewControllers = [page]
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        return stage
    }

    private func expectInPlace(_ stage: HeadlessStage, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let mark = try #require(stage.navigation.toolbar as? MarkingToolbar).mark
        let shown = try #require(mark.layer.presentation()).frame
        #expect(shown == mark.frame && shown.minX == 60, sourceLocation: sourceLocation)
    }

    private func change(_ page: DeclaringPage) {
        page.toolbarItems = (0..<3).map { UIBarButtonItem(title: "\($0)") }
        page.barAppearance.toolbar = .init(tintColor: .green)
        page.setNeedsBarAppearanceUpdate(animated: true)
    }

    @Test(arguments: profiles, [false, true])
    func newItemsInAnUpdate(_ profile: Simulator.Profile, isInsideAnimation: Bool) throws {
        let page = DeclaringPage("A", BarAppearance(toolbar: .init(tintColor: .red)))
        let stage = stage(profile, page)
        if isInsideAnimation {
            UIView.animate(withDuration: 1) { change(page) }
        } else {
            change(page)
        }
        stage.simulator.advance(by: 0.02)
        try expectInPlace(stage)
    }

    /// The toolbar comes with the update.
    @Test(arguments: profiles) func aToolbarThatComes(_ profile: Simulator.Profile) throws {
        let page = DeclaringPage("A", BarAppearance(toolbar: .hidden))
        let stage = stage(profile, page)
        change(page)
        stage.simulator.advance(by: 0.02)
        try expectInPlace(stage)
    }

    /// It moves in and out with an animated update, and is there or gone at once without.
    @Test(arguments: profiles, [true, false])
    func theToolbarMovesWithTheUpdate(_ profile: Simulator.Profile, isAnimated: Bool) {
        let page = DeclaringPage("A", BarAppearance(toolbar: .hidden))
        page.toolbarItems = [UIBarButtonItem(title: "0")]
        let stage = stage(profile, page)
        for isHidden in [false, true] {
            page.barAppearance.toolbar = isHidden ? .hidden : .init()
            page.setNeedsBarAppearanceUpdate(animated: isAnimated)
            stage.simulator.advance(by: 0.05)
            #expect(stage.navigation.isToolbarHidden == isHidden)
            let toolbar: UIToolbar = stage.navigation.toolbar
            #expect((toolbar.layer.presentation()?.frame != toolbar.frame) == isAnimated)
            stage.simulator.runToRest()
        }
    }

    /// An update at the end of a transition.
    @Test(arguments: profiles) func newItemsWhereThePageHasAppeared(_ profile: Simulator.Profile) throws {
        let page = LatePage("B", BarAppearance(toolbar: .init(tintColor: .red)))
        let stage = stage(profile, DeclaringPage("A", BarAppearance(toolbar: .init(tintColor: .red))))
        var isThere = false
        page.onAppearance = { [weak page] in
            isThere = true
            if let page { change(page) }
        }
        stage.navigation.pushViewController(page, animated: true)
        while !isThere { stage.simulator.advance(by: 1 / 120) }
        stage.simulator.advance(by: 0.02)
        try expectInPlace(stage)
    }
}
