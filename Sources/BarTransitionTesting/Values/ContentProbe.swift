import UIKit

/// A page that says where its content begins, where the recorder could not find out by itself.
///
/// Without it the recorder takes the content of the page's scroll view, or else the top edge of the safe area as a view
/// pinned to `safeAreaLayoutGuide` has it.
@MainActor
public protocol FilmContentProviding: UIViewController {
    /// The view whose top edge is the top of the page's content; nil lets the recorder find it.
    var filmContentView: UIView? { get }
}

/// Finds the top of one page's content on the screen, frame by frame.
@MainActor
final class ContentProbe {
    private enum Source {
        case view(UIView)
        case scrollView(UIScrollView)
    }

    let page: UIViewController
    private let source: Source
    /// A view that was put into the page to be looked at.
    private let pin: UIView?

    /// The page's view must have been loaded.
    init(_ page: UIViewController) {
        self.page = page
        if let view = (page as? any FilmContentProviding)?.filmContentView {
            source = .view(view)
            pin = nil
        } else if let scrollView = page.filmedScrollView {
            source = .scrollView(scrollView)
            pin = nil
        } else {
            let pin = Self.makePin(in: page.view)
            source = .view(pin)
            self.pin = pin
        }
    }

    /// In the window, in points; nil while the page is not on the screen.
    var top: CGFloat? {
        guard page.viewIfLoaded?.window != nil else { return nil }
        switch source {
        case .view(let view): return view.shownFrame.minY
        case .scrollView(let scrollView):
            let shown = scrollView.layer.presentation() ?? scrollView.layer
            return scrollView.shownFrame.minY - shown.bounds.minY
        }
    }

    /// Whether it is the safe area's edge that is looked at.
    var isPinned: Bool { pin != nil }

    /// Leaves the page as it was.
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
    /// The scroll view at the top of the page, if it has one.
    var filmedScrollView: UIScrollView? {
        contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }

    /// What a film calls the page.
    var filmName: String {
        if let title = navigationItem.title ?? title, !title.isEmpty { return title }
        return String(describing: type(of: self))
    }
}
