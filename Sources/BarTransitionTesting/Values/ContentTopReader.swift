import BarTransition
import UIKit

/// A view controller that tells the recorder where its content begins.
///
/// Without this, the recorder uses the content of the view controller's scroll view — `contentScrollView(for: .top)`, the view
/// itself, or its first subview if that begins at the top of the safe area — or else the top edge of the safe area, read from
/// a view that is pinned to `safeAreaLayoutGuide`.
@MainActor
public protocol FilmContentProviding: UIViewController {
    /// The view whose top edge is the top of the content; nil lets the recorder find it.
    var filmContentView: UIView? { get }
}

/// Reads where one page's content begins on the screen.
@MainActor
final class ContentTopReader {
    private enum Source {
        case view(UIView)
        case scrollView(UIScrollView)
        /// A scroll view that nothing names as the page's content: it is if it begins at the top of the safe area.
        case firstSubview(UIScrollView, pin: UIView)
    }

    let page: UIViewController
    private var source: Source
    /// A view added to the page, pinned to the top of its safe area.
    private let pin: UIView?

    /// The page's view must be loaded.
    init(_ page: UIViewController) {
        self.page = page
        if let view = (page as? any FilmContentProviding)?.filmContentView {
            source = .view(view)
            pin = nil
        } else if let scrollView = page.namedScrollView {
            source = .scrollView(scrollView)
            pin = nil
        } else {
            let pin = Self.makePin(in: page.view)
            source = page.filmedScrollView.map { .firstSubview($0, pin: pin) } ?? .view(pin)
            self.pin = pin
        }
    }

    /// The top of the content in the window, in points; nil while the page is not on the screen.
    func top(_ frames: ShownFrames) -> CGFloat? {
        guard let view = page.viewIfLoaded, view.window != nil else { return nil }
        // Decided once, at the first layout: a value that changes its meaning would jump.
        if case .firstSubview(let scrollView, let pin) = source {
            let isAtTop = scrollView.convert(scrollView.bounds, to: view).minY < view.safeAreaInsets.top + 1
            source = isAtTop ? .scrollView(scrollView) : .view(pin)
        }
        switch source {
        case .view(let view): return frames.frame(of: view).minY
        case .scrollView(let scrollView):
            return frames.frame(of: scrollView).minY - scrollView.shownLayer.bounds.minY
        case .firstSubview: return nil
        }
    }

    /// Whether the top of the safe area counts as the top of the content.
    var isPinned: Bool {
        if case .view(let view) = source { view === pin } else { false }
    }

    /// Removes the view that was added to the page.
    func remove() {
        pin?.removeFromSuperview()
    }

    private static func makePin(in view: UIView) -> UIView {
        let pin = UIView(frame: .zero)
        pin.isHidden = true
        pin.isUserInteractionEnabled = false
        pin.accessibilityElementsHidden = true
        pin.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pin)
        NSLayoutConstraint.activate([
            pin.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            pin.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pin.widthAnchor.constraint(equalToConstant: 1),
            pin.heightAnchor.constraint(equalToConstant: 1),
        ])
        return pin
    }
}

extension UIViewController {
    /// The scroll view at the top of the page; nil if there is none. That of a page view controller scrolls whole pages.
    var filmedScrollView: UIScrollView? {
        namedScrollView ?? (self is UIPageViewController ? nil : viewIfLoaded?.subviews.first as? UIScrollView)
    }

    /// The scroll view that is the page's content without doubt; nil if there is none.
    fileprivate var namedScrollView: UIScrollView? {
        contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView
    }

    /// The name of the page in films: its title, or its class.
    var filmName: String {
        if let title = (navigationItem.title ?? title)?.onOneLine, !title.isEmpty { return title }
        return String(describing: type(of: self))
    }
}
