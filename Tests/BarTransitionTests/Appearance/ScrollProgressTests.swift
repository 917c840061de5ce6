import BarTransition
import TestSupport
import Testing
import UIKit

/// How far content is scrolled, as a fraction of a distance.
@Suite("Scroll progress", .ownSimulator) @MainActor
struct ScrollProgressTests {
    /// A scroll view whose content begins below an inset of 50 points, scrolled from there by a distance.
    private func scrollView(scrolledBy distance: CGFloat) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset.top = 50
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        scrollView.contentOffset.y = distance - 50
        return scrollView
    }

    @Test(arguments: [(0, 0), (20, 0.25), (40, 0.5), (79, 0.9875), (80, 1), (500, 1), (-1, 0), (-300, 0)])
    func itIsAPartOfTheDistance(_ scrolled: CGFloat, _ progress: CGFloat) {
        #expect(scrollView(scrolledBy: scrolled).scrollProgress(over: 80) == progress)
    }

    /// A point or less is a distance, too, of which the contents can be scrolled by a part.
    @Test(arguments: [CGFloat(1), 0.8]) func aShortDistance(_ distance: CGFloat) {
        let progress = scrollView(scrolledBy: 0.5).scrollProgress(over: distance)
        #expect(progress > 0.3 && progress < 0.9)
    }

    /// Without a distance the bar is filled as soon as anything is under it.
    @Test(arguments: [0, -80, CGFloat.nan], [(0, 0), (0.5, 1), (300, 1), (-20, 0)])
    func withoutADistanceItIsAllOrNothing(_ distance: CGFloat, _ place: (scrolled: CGFloat, progress: CGFloat)) {
        #expect(scrollView(scrolledBy: place.scrolled).scrollProgress(over: distance) == place.progress)
    }
}
