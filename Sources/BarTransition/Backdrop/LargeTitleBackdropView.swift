import UIKit

/// Draws the part of a bar's background that is under a page's large title, in the page's scroll view.
///
/// From iOS 26 the large title of a page with a scroll view is a subview of that scroll view, below the bar (measured on
/// iOS 26.1), so a background that the bar draws covers it: seen with `toolbarBackground(.visible)` by NativePHP, and
/// with header backgrounds by react-native-screens. So the bar draws its background down to the row of buttons, and
/// this view draws the rest of it behind the title. If a system keeps the title in the bar, the picture is the same.
///
/// Auto Layout moves it, without code, whenever the scroll view scrolls or is laid out: the upper edge stays at the
/// bar's row, the lower edge follows the content. So it becomes lower while the title collapses, higher while the
/// content is pulled down, and slides with the page. Its layout lays out the bar's part too, which is cut from a picture
/// of the same height: so a gradient or an image has no seam at the row. The bar's frame is not that height.
@MainActor
final class LargeTitleBackdropView: UIView {
    let fill: BackgroundFillView
    var scrollView: UIScrollView? { superview as? UIScrollView }
    /// The view controller whose title it is.
    weak var page: UIViewController?
    /// The height of the bar's row of buttons, in points, with which the view was last aligned.
    var rowHeight = LargeTitleBackdrops.usualRowHeight
    /// Called when it leaves the screen: with its page, or because the page has another scroll view.
    var onLeaving: (() -> Void)?
    /// Cuts off the part that the bar draws. One point higher than the background, for the hairline below it.
    private let clip = UIView(frame: .zero)
    private let clipTop: NSLayoutConstraint
    private let fillTop: NSLayoutConstraint

    init(
        background: BarAppearance.Background, shadow: BarAppearance.Shadow, in scrollView: UIScrollView
    ) {
        fill = BackgroundFillView(background: background, shadow: shadow)
        let guide = scrollView.frameLayoutGuide
        clipTop = clip.topAnchor.constraint(equalTo: guide.topAnchor)
        fillTop = fill.topAnchor.constraint(equalTo: guide.topAnchor)
        super.init(frame: .zero)
        accessibilityElementsHidden = true
        clip.clipsToBounds = true
        for view in [clip, fill] { view.translatesAutoresizingMaskIntoConstraints = false }
        clip.addSubview(fill)
        addSubview(clip)
        // In front of one that it replaces. `align` moves it behind the content.
        scrollView.addSubview(self)
        activateConstraints(to: guide)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LargeTitleBackdropView cannot be decoded; BarBackdropView creates it.")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeaving?() }
    }

    /// This view itself has no size, so no touch hits it: it marks the lower edge of the large title.
    private func activateConstraints(to guide: UILayoutGuide) {
        // Content that is scrolled away leaves no height; then the upper edges give way.
        clipTop.priority = .defaultHigh
        fillTop.priority = .defaultHigh
        NSLayoutConstraint.activate([
            clipTop, clip.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 1),
            clip.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
            clip.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            clip.widthAnchor.constraint(equalTo: guide.widthAnchor),
            fillTop, fill.bottomAnchor.constraint(equalTo: bottomAnchor),
            fill.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
            fill.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            fill.widthAnchor.constraint(equalTo: guide.widthAnchor),
        ])
    }

    /// Who draws the background of a page with a large title.
    enum Mode {
        /// The bar draws the row of buttons, this view draws the rest while there is a rest.
        case asLaidOut
        /// The same, but the bar draws the row only, even if there is no rest any more at the end of a transition.
        case underRow
        /// This view draws all of it, so that UIKit moves and dims it with the page.
        case whole
    }

    var mode = Mode.asLaidOut {
        didSet { clip.clipsToBounds = mode != .whole }
    }

    /// Whether its page is at rest without a bar, and so has no title.
    var isWithoutBar = false {
        didSet { clip.isHidden = isWithoutBar }
    }

    /// Whether the background ends with the content at the current scroll position: below the bar's row, if only by a pixel, or at
    /// the row while the content is at its top. A page that comes is laid out there until its large title appears.
    var isShown: Bool {
        let (overhang, rounding) = (distance(below: clipTop), LargeTitleBackdrops.rounding)
        return !isHidden && (overhang > rounding || overhang > -rounding && scrollView?.isAtTop == true)
    }

    /// How far the background's lower edge is below an upper edge that a constraint sets. A layout would set the same heights, but a
    /// page that is scrolled while it is covered is not laid out before it comes back.
    private func distance(below top: NSLayoutConstraint) -> CGFloat {
        guard let scrollView else { return 0 }
        return frame.minY - scrollView.bounds.minY - top.constant
    }

    /// The height of the whole background, from the top of the screen to the upper end of the content. This is what the
    /// user sees: the bar's frame keeps its height until the title has scrolled away (measured on iOS 26.1).
    var pictureHeight: CGFloat { max(distance(below: fillTop), 0) }

    /// How far a bar that goes or comes over the top edge of the screen is above its place, in points. Content without a bar begins
    /// lower than the lower edge of such a bar.
    struct Lift {
        var distance: CGFloat = 0
        var aboveContent: CGFloat = 0
    }

    /// Aligns the view with the bar.
    /// - Parameters:
    ///   - rowBottom: the lower edge of the bar's row of buttons, from the top of the screen.
    ///   - top: the top of the scroll view, from the top of the screen.
    ///   - ownInset: the page's own distance between the large title and the content.
    ///   - lift: how far the bar is above its place. Default: it is there.
    func align(rowBottom: CGFloat, scrollViewTop top: CGFloat, ownInset: CGFloat, lift: Lift = Lift()) {
        guard let scrollView else { return }
        // A scroll view that begins further down does not have the title.
        isHidden = top > rowBottom + 0.5
        for (constraint, constant) in [(clipTop, rowBottom - top - lift.distance), (fillTop, -top - lift.distance)]
        where abs(constraint.constant - constant) > 0.01 {
            constraint.constant = constant
        }
        let origin = CGPoint(x: 0, y: -scrollView.distanceBelowBar - ownInset - lift.aboveContent)
        if frame.origin != origin { frame.origin = origin }
        moveBehindTitle(in: scrollView)
    }

    /// Gives its parts the frames that the constraints give them in a layout, without one: that would be a layout of the page too.
    func placeParts() {
        guard let scrollView else { return }
        let height = max(distance(below: clipTop) + 1, 0)
        clip.frame = CGRect(x: scrollView.bounds.minX, y: 1 - height, width: scrollView.bounds.width, height: height)
        fill.frame = CGRect(
            x: 0, y: -pictureHeight - clip.frame.minY, width: scrollView.bounds.width, height: pictureHeight)
        fill.layOut(in: fill.bounds, cut: nil)
    }

    /// Moves the view directly behind the content, in front of a background of the scroll view, such as that of a table view.
    private func moveBehindTitle(in scrollView: UIScrollView) {
        let (bounds, background) = (scrollView.bounds, (scrollView as? UITableView)?.backgroundView)
        let others = scrollView.subviews.filter { !($0 is LargeTitleBackdropView) && $0 !== background }
        guard let first = others.first(where: { !$0.frame.contains(bounds) }),
            let own = scrollView.subviews.firstIndex(of: self), let its = scrollView.subviews.firstIndex(of: first),
            own != its - 1
        else { return }
        scrollView.insertSubview(self, belowSubview: first)
    }
}

extension UIScrollView {
    /// Whether the content is at its top, or pulled down.
    var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }

    /// The app's own inset below the safe area. Where the scroll view does not take the safe area, that inset can contain it.
    fileprivate var distanceBelowBar: CGFloat {
        let isAdjusted = adjustedContentInset.top != contentInset.top
        let safeArea = safeAreaInsets.top
        return isAdjusted || contentInset.top < safeArea ? contentInset.top : contentInset.top - safeArea
    }
}
