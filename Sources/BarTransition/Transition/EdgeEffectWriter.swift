import UIKit

/// Hides the scroll edge effect at the top of pages whose background the library draws, from iOS 26, and gives it back.
///
/// UIKit draws the effect in the page's scroll view, whatever the appearance of the bar: over a transparent bar's content it
/// would be a band that the page has not declared (expo issue 50500), and under a drawn background it would be a second
/// one, with a line and an end of its own. On a page with UIKit's background it stays: it is that background, and moves with
/// the page.
@MainActor
final class EdgeEffectWriter {
    /// The scroll view of a page in which the effect was hidden, or that a page had none.
    private struct Record {
        weak var scrollView: UIScrollView?
        let hasScrollView: Bool
        var isHidden = WrittenValue<Bool>()

        init(scrollView: UIScrollView?) {
            self.scrollView = scrollView
            hasScrollView = scrollView != nil
        }

        /// Whether the page still has the scroll view. One that has come since is not noticed.
        @MainActor
        func isKept(by page: UIViewController) -> Bool {
            guard let scrollView, let view = page.viewIfLoaded else { return !hasScrollView }
            return scrollView.isDescendant(of: view)
        }
    }

    private var records = WeakTable<UIViewController, Record>()

    /// Hides the effect of a page, or restores it. Idempotent. It belongs to the scroll view that the bar follows: if that is
    /// another one than before, the effect of the previous one is restored.
    /// - Parameter returns: whether the page comes back to the screen, so that its views need not be searched again for a scroll
    ///   view. They are when it is there.
    func write(hides: Bool, on page: UIViewController, returns: Bool = false) {
        guard #available(iOS 26.0, visionOS 26.0, *), SystemVersion.hasAPI(ofIOS: 26) else { return }
        let page = page.shownPage
        guard hides else { return restore(page) }
        if returns, let record = records[page], record.isKept(by: page) { return }
        let scrollView = page.barScrollView
        if let record = records[page], record.scrollView !== scrollView || record.hasScrollView != (scrollView != nil) {
            restore(page)
        }
        guard let scrollView else {
            if records[page] == nil { records[page] = Record(scrollView: nil) }
            return
        }
        var record = records[page] ?? Record(scrollView: scrollView)
        let effect = scrollView.topEdgeEffect
        let current = effect.isHidden
        if let value = record.isHidden.recordWrite(of: .set(true), current: current, original: current) {
            effect.isHidden = value
        }
        records[page] = record
    }

    /// Restores the effect of a page, unless the app has changed it since the last write.
    private func restore(_ page: UIViewController) {
        guard var record = records[page] else { return }
        records[page] = nil
        guard #available(iOS 26.0, visionOS 26.0, *), let effect = record.scrollView?.topEdgeEffect else { return }
        let target = record.isHidden.baseline(effect.isHidden)
        let current = effect.isHidden
        if let value = record.isHidden.recordWrite(of: target, current: current, original: current) {
            effect.isHidden = value
        }
    }

    /// Restores all effects.
    func restoreAll() {
        for page in records.keys { restore(page) }
    }
}
