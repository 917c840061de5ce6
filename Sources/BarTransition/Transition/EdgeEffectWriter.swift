import UIKit

/// Hides the scroll edge effect at the top of pages whose background the library draws, from iOS 26, and restores it.
///
/// UIKit draws the effect in the page's scroll view, whatever the appearance of the bar: over a transparent bar's content it
/// would be a band that the page has not declared (expo issue 50500), and under a drawn background it would be a second
/// one, with a line and an end of its own. On a page with UIKit's background it stays: it is that background, and moves with
/// the page.
@MainActor
final class EdgeEffectWriter {
    /// The scroll view of a page in which the effect was hidden.
    private struct Record {
        weak var scrollView: UIScrollView?
        var isHidden = WrittenValue<Bool>()

        /// Whether the page still has the scroll view. Another one in its views that has come since is not noticed.
        @MainActor
        func isKept(by page: UIViewController) -> Bool {
            if let set = page.contentScrollView(for: .top) { return set === scrollView }
            guard let scrollView, let view = page.viewIfLoaded else { return false }
            return scrollView.isDescendant(of: view)
        }
    }

    private var records = WeakTable<UIViewController, Record>()

    /// Hides the effect of a page, or restores it. Idempotent. It belongs to the scroll view that the bar follows: if that is
    /// another one than before, the effect of the previous one is restored.
    /// - Parameter isReturning: whether the page is about to come back to the screen. One that still has the scroll view in which the
    ///   effect was hidden is not searched for another one then, but when the transition has ended.
    func write(hides: Bool, on page: UIViewController, isReturning: Bool = false) {
        guard #available(iOS 26.0, visionOS 26.0, *), SystemVersion.hasAPI(ofIOS: 26) else { return }
        let page = page.shownPage
        guard hides else { return restore(page) }
        if isReturning, let record = records[page], record.isKept(by: page) { return }
        guard let scrollView = page.barScrollView else { return restore(page) }
        if let record = records[page], record.scrollView !== scrollView { restore(page) }
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
        guard let record = records.removeValue(forKey: page) else { return }
        guard #available(iOS 26.0, visionOS 26.0, *), let effect = record.scrollView?.topEdgeEffect,
            case .restore(let isHidden) = record.isHidden.baseline(effect.isHidden), isHidden != effect.isHidden
        else { return }
        effect.isHidden = isHidden
    }

    /// Restores all effects.
    func restoreAll() {
        for page in records.keys { restore(page) }
    }
}
