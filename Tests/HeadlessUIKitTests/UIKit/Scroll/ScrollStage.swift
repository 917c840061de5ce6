import UIKit

/// A scroll view that fills a page, and the calls that its delegate receives.
@MainActor
final class ScrollStage: NSObject, UIScrollViewDelegate {
    let simulator: Simulator
    let page = UIViewController()
    let scrollView: UIScrollView
    var navigation: UINavigationController?
    private(set) var events: [String] = []
    private(set) var offsets: [CGFloat] = []
    /// The target offset that the delegate sets; nil to leave it unchanged.
    var wantedTarget: CGFloat?
    var allowsScrollToTop = true
    /// Whether the delegate lays out at each offset, as a collapsing header does.
    var laysOutWhileScrolling = false
    private(set) var proposedTarget: CGPoint?
    private(set) var releaseVelocity: CGPoint?

    /// - Parameter bar: makes a navigation controller for the page; without it the page is the root.
    init(
        _ profile: Simulator.Profile = .iPhoneSE(iOS: 26), contentHeight: CGFloat = 3000,
        under bar: ((UINavigationController) -> Void)? = nil
    ) {
        simulator = Simulator(profile: profile)
        scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: page.view.bounds.width, height: contentHeight)
        page.view.addSubview(scrollView)
        super.init()
        if let bar {
            let navigation = UINavigationController(rootViewController: page)
            bar(navigation)
            simulator.show(navigation)
            self.navigation = navigation
        } else {
            simulator.show(page)
        }
        scrollView.delegate = self
    }

    /// Drags up by a distance, after the ten points of slop, and releases without velocity.
    func scroll(by distance: CGFloat, velocity: CGPoint = .zero) {
        let slop: CGFloat = distance < 0 ? -10 : 10
        simulator.drag(
            from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 400 - distance - slop), velocity: velocity)
    }

    func clear() {
        events = []
        offsets = []
    }

    // MARK: UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
        if events.last != "didScroll" { events.append("didScroll") }
        if laysOutWhileScrolling { scrollView.layoutIfNeeded() }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        events.append("willEndDragging")
        releaseVelocity = velocity
        proposedTarget = targetContentOffset.pointee
        if let wantedTarget { targetContentOffset.pointee.y = wantedTarget }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append("didEndDragging(\(decelerate))")
        events.append("tracking \(scrollView.isTracking) decelerating \(scrollView.isDecelerating)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("didEndScrollingAnimation") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsScrollToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("didScrollToTop") }
}
