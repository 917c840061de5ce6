import Foundation

/// Tells about a scroll view's movements. The methods are optional in UIKit; here they have empty defaults.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The contents moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger began to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The insets that bars cause changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// An animated scroll ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// A view whose contents are larger than it is.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// How bars inset the contents (fact 5.2.12).
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// Who hears of movements; default nil.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Default automatic.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// Extra space around the contents, in points; default none.
    open var contentInset = UIEdgeInsets.zero {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// Default false.
    open var alwaysBounceVertical = false {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// Default false.
    open var alwaysBounceHorizontal = false {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// Default true.
    open var bounces = true
    /// Default true.
    open var isScrollEnabled = true
    /// Default true.
    open var showsVerticalScrollIndicator = true
    /// Default true.
    open var showsHorizontalScrollIndicator = true
    /// Default true.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Default none, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Default false.
    open var isPagingEnabled = false
    /// Whether a finger is on the view.
    open internal(set) var isTracking = false
    /// Whether a finger moves the contents.
    open internal(set) var isDragging = false
    /// Whether the contents are coasting.
    open internal(set) var isDecelerating = false

    private var lastAdjustedInset = UIEdgeInsets.zero
    private(set) var hasBeenLaidOut = false
    var scrollObserver: (@MainActor () -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Nib files do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The size of the contents in points; default zero.
    open var contentSize = CGSize.zero {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// The point of the contents at the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            super.bounds.origin = newValue
            scrolled()
        }
    }

    private func scrolled() {
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
        scrollObserver?()
    }

    /// Moves the contents; animated, as `UIView.animate` over 0.3 seconds would (fact m7.3).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil else {
            self.contentOffset = contentOffset
            return
        }
        ScrollAnimation.run(self, to: contentOffset)
    }

    /// Scrolls just so far that a rectangle of the contents is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var offset = contentOffset
        if rect.minY < visible.minY { offset.y -= visible.minY - rect.minY }
        if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
        if rect.minX < visible.minX { offset.x -= visible.minX - rect.minX }
        if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
        setContentOffset(offset, animated: animated)
    }

    /// The space around the contents with what bars cause, in points.
    open var adjustedContentInset: UIEdgeInsets {
        let safe = safeAreaInsets
        let vertical: Bool
        let horizontal: Bool
        switch contentInsetAdjustmentBehavior {
        case .never: (vertical, horizontal) = (false, false)
        case .always: (vertical, horizontal) = (true, true)
        case .scrollableAxes: (vertical, horizontal) = (scrollsVertically, scrollsHorizontally)
        case .automatic: (vertical, horizontal) = (scrollsVertically || isInNavigationPage, scrollsHorizontally)
        }
        return UIEdgeInsets(
            top: contentInset.top + (vertical ? safe.top : 0), left: contentInset.left + (horizontal ? safe.left : 0),
            bottom: contentInset.bottom + (vertical ? safe.bottom : 0),
            right: contentInset.right + (horizontal ? safe.right : 0))
    }

    private var scrollsVertically: Bool { contentSize.height > bounds.height || alwaysBounceVertical }
    private var scrollsHorizontally: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

    private var isInNavigationPage: Bool {
        guard let page = viewController ?? superview?.viewController else { return false }
        return page.navigationController != nil
    }

    /// `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        hasBeenLaidOut = true
        adjustedInsetMayHaveChanged()
        isEntering = false
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        isEntering = window != nil
    }

    /// On its way into a window, before its first layout there: insets that are put right then are no change at rest.
    private var isEntering = false

    /// While set, inset changes leave the offset alone: the navigation controller follows the scroll itself.
    var keepsOffsetOnInsetChange = false

    func adjustedInsetMayHaveChanged() {
        let old = lastAdjustedInset
        let new = adjustedContentInset
        guard new != old else { return }
        lastAdjustedInset = new
        let isAtTop = contentOffset.y <= -old.top + 0.01
        let shrink = old.top - new.top
        // Fact m7.1; on earlier systems the rule is unknown (5.2.13) and this is the default.
        if !keepsOffsetOnInsetChange, !isDragging, !isDecelerating, isAtTop || (shrink > 0 && !isEntering) {
            contentOffset.y += shrink
        }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        scrollObserver?()
    }
}

/// A scroll over 0.3 seconds in 18 steps of the offset itself, not of a layer (facts 10.14, m7.3).
@MainActor
enum ScrollAnimation {
    static func run(_ scrollView: UIScrollView, to end: CGPoint) {
        let start = scrollView.contentOffset
        let clock = Simulator.current.clock
        for step in 1...18 {
            let fraction = Double(step) / 18
            clock.schedule(at: clock.now + 0.3 * fraction) { [weak scrollView] in
                guard let scrollView else { return }
                let progress = CGFloat((1 - cos(Double.pi * fraction)) / 2)
                scrollView.contentOffset = CGPoint(
                    x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
                if step == 18 { scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView) }
            }
        }
    }
}
