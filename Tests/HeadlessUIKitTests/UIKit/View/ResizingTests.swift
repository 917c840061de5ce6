import TestSupport
import Testing
import UIKit

@Suite("Layout of superviews", .ownSimulator) @MainActor
struct ResizingTests {
    final class Counting: UIView {
        var layouts = 0
        /// A new size for the first subview at the next layout.
        var sizeInLayout: CGSize?

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if let sizeInLayout { subviews.first?.bounds.size = sizeInLayout }
        }
    }

    private func stage(
        _ profile: Simulator.Profile = .iPhone15(iOS: 18)
    ) -> (stage: HeadlessStage, outer: Counting, middle: Counting, inner: Counting) {
        let stage = HeadlessStage("A", profile: profile)
        let views = (0..<3).map { _ in Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.pages[0].view.addSubview(views[0])
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        stage.simulator.runToRest()
        for view in views { view.layouts = 0 }
        return (stage, views[0], views[1], views[2])
    }

    @Test func aSizeGivenInTheSuperviewsLayoutLaysItOutOnce() {
        let (stage, outer, middle, _) = stage()
        outer.sizeInLayout = CGSize(width: 50, height: 50)
        outer.setNeedsLayout()
        stage.simulator.runToRest()
        #expect(outer.layouts == 1 && middle.layouts == 1)
    }

    @Test(arguments: [true, false]) func scrollingCanLayOutTheSuperview(_ does: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.scrollingLaysOutSuperview = does
        let (stage, outer, _, _) = stage(profile)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scrollView.contentSize.height = 500
        outer.addSubview(scrollView)
        stage.simulator.runToRest()
        outer.layouts = 0
        scrollView.contentOffset.y = 10
        stage.simulator.runToRest()
        #expect(outer.layouts == (does ? 1 : 0))
    }
}
