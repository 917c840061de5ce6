import TestSupport
import Testing

@testable import UIKit

/// A page that is popped after its contents scrolled leaves with its large title where it was.
@Suite("Scrolled large titles in a pop", .ownSimulator) @MainActor
struct ScrolledTitlePopTests {
    nonisolated static let profiles: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    private func stage(_ profile: Simulator.Profile, scrolledBy distance: CGFloat) -> (HeadlessStage, BarScrollPage) {
        let (root, page) = (BarScrollPage(), BarScrollPage())
        (root.title, page.title) = ("Root", "Page")
        let stage = HeadlessStage(profile: profile, bar: { $0.prefersLargeTitles = true })
        stage.navigation.viewControllers = [root, page]
        stage.simulator.runToRest()
        page.scrollView.contentOffset.y += distance
        stage.simulator.runToRest()
        return (stage, page)
    }

    /// The part of an item's large title that is drawn, in the bar's coordinates; nil for none.
    private func drawnLargeTitle(_ stage: HeadlessStage, of page: UIViewController) -> CGRect? {
        let titles = stage.navigation.view.all(BarLargeTitleView.self).filter { $0.label.text == page.title }
        let isShown = { (view: UIView) in
            sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.layer.shownModel.opacity > 0 }
        }
        let frames = titles.filter(isShown).map { stage.shown($0).intersection(stage.shown($0.label)) }
        return frames.first { !$0.isEmpty }
    }

    @Test(arguments: profiles) func aCollapsedTitleStaysCollapsed(_ profile: Simulator.Profile) throws {
        let (stage, page) = stage(profile, scrolledBy: 200)
        #expect(drawnLargeTitle(stage, of: page) == nil)
        stage.navigation.popViewController(animated: true)
        for _ in 0..<4 {
            stage.simulator.advance(by: 0.05)
            #expect(drawnLargeTitle(stage, of: page) == nil)
            #expect(stage.bar.visibleTitleLabels.contains { $0.item === page.navigationItem })
        }
        let root = try #require(drawnLargeTitle(stage, of: stage.pages[0]))
        #expect(root.height > 30, "the incoming one is whole")
    }

    @Test(arguments: profiles) func aTitleInTheMiddleStaysThere(_ profile: Simulator.Profile) throws {
        let (stage, page) = stage(profile, scrolledBy: 20)
        let before = try #require(drawnLargeTitle(stage, of: page))
        stage.navigation.popViewController(animated: true)
        for _ in 0..<3 {
            stage.simulator.advance(by: 0.05)
            let now = try #require(drawnLargeTitle(stage, of: page))
            #expect(isClose(now.minY, before.minY) && isClose(now.height, before.height))
            #expect(now.minX > before.minX)
        }
    }
}
