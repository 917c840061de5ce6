import Foundation

/// A view that shows a part of its contents and scrolls them.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// Receives notifications of scrolling; default nil.
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UIScrollViewDelegate)?

    // MARK: Contents and insets

    /// The size of the contents in points; default zero.
    open var contentSize = CGSize.zero {
        didSet {
            adjustedInsetMayHaveChanged()
            if contentSize != oldValue { setNeedsLayout() }
        }
    }

    /// The point of the contents at the view's top left corner, in points. It is rounded to the device's pixels, unlike the origin
    /// of the bounds (observed: andrewmarinov.com/uiscrollviews-contentoffset-precision).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let rounded = roundedToPixels(newValue)
            // A third of a point has several representations: one that is given stays.
            let isOnPixel = abs(rounded.x - newValue.x) < 1e-9 && abs(rounded.y - newValue.y) < 1e-9
            let offset = isOnPixel ? newValue : rounded
            guard offset != bounds.origin else { return }
            super.bounds.origin = offset
            didScroll()
        }
    }

    private func didScroll() {
        setNeedsLayout()
        if ownSimulator.profile.variants.scrollingLaysOutSuperview { superview?.subviewDidResize() }
        followTopEdge()
        storedDelegate?.scrollViewDidScroll(self)
        scrollObserver?()
    }

    /// How the safe area extends the contents' insets; default automatic.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// Extra space around the contents, in points; default none.
    open var contentInset = UIEdgeInsets.zero {
        didSet { adjustedInsetMayHaveChanged() }
    }

    // MARK: Behavior

    /// Whether contents that fit can be dragged vertically too; default false.
    open var alwaysBounceVertical = false {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// Whether contents that fit can be dragged horizontally too; default false.
    open var alwaysBounceHorizontal = false {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// Whether contents can be dragged beyond their edges and return; default true.
    open var bounces = true

    /// Whether the user can scroll; default true.
    open var isScrollEnabled = true

    /// Whether scrolling stops at multiples of the view's size; default false.
    open var isPagingEnabled = false

    /// How quickly the contents come to rest after a drag; default normal.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a drag that began along one axis stays on it; default false.
    open var isDirectionalLockEnabled = false

    /// Whether a tap on the status bar scrolls to the top; default true.
    open var scrollsToTop = true

    /// Whether and how a drag dismisses the keyboard; default not.
    open var keyboardDismissMode = KeyboardDismissMode.none

    // MARK: Scroll indicators, which are not drawn: they are visible only while a finger scrolls

    /// Default true.
    open var showsVerticalScrollIndicator = true

    /// Default true.
    open var showsHorizontalScrollIndicator = true

    /// Default true.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// In points; default none.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

    /// In points; default none.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    // MARK: State of a drag

    /// Whether a finger is down, even before scrolling starts.
    open var isTracking: Bool { drag.isTracking }

    /// Whether the user scrolls: from the beginning of a drag until the contents are at rest.
    open var isDragging: Bool { drag.isUnderFinger || isDecelerating }

    /// Whether the contents continue to move after a drag.
    open var isDecelerating: Bool { drag.deceleration != nil }

    /// Recognizes the drags that scroll.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    // MARK: Layout guides

    /// The contents' rectangle: constraints to its edges determine `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { layoutEngineStorage.scrollContentGuide }

    /// The view's frame, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { layoutEngineStorage.scrollFrameGuide }

    // MARK: Edge effects

    /// The effect at the top edge, where contents pass under a bar; drawn from iOS 26.
    open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }

    /// The effect at the left edge, which is not drawn.
    open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }

    /// The effect at the bottom edge, which is not drawn.
    open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }

    /// The effect at the right edge, which is not drawn.
    open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

    // MARK: Internal state

    private lazy var edgeEffects = ScrollEdgeEffects { [weak self] in self?.showTopEdgeEffect() }

    /// The bar of the navigation controller that has found this scroll view; nil if there is none.
    final var barOverTopEdge: BarOverScrollView?

    /// Draws the effect at the top edge; nil before it is needed.
    final var topEdgeEffectView: ScrollEdgeEffectView?

    let scrollPan = ScrollPanRecognizer()
    final var drag = ScrollDrag()
    final var scrollAnimation: ScrollAnimation?

    /// How much of the view the keyboard covers, where that extends the bottom inset (fact m9.3), in points.
    final var keyboardInset: CGFloat = 0 {
        didSet { if keyboardInset != oldValue { adjustedInsetMayHaveChanged() } }
    }
    private var lastAdjustedInset = UIEdgeInsets.zero
    final private(set) var hasBeenLaidOut = false

    /// The sizes of view and contents in the last layout at rest.
    private var sizesAtRest: (view: CGSize, contents: CGSize)?

    /// Called after the offset or the insets changed.
    final var scrollObserver: (@MainActor () -> Void)?

    /// Called when the contents have come to rest after a drag.
    final var restObserver: (@MainActor () -> Void)?

    /// Called before a drag is judged that may scroll: the last moment to change how far the contents can go.
    func prepareToScroll() {}

    /// The bar whose height follows this scroll view.
    final weak var barFollower: (any ScrollBarFollower)?

    /// Whether the view entered a window and has not been laid out there yet: insets that become final in that layout
    /// are not treated as a change at rest.
    private var isEntering = false

    /// While set, inset changes leave the offset alone: the navigation controller adjusts it itself.
    final var keepsOffsetOnInsetChange = false

    // MARK: Creating a scroll view

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addGestureRecognizer(scrollPan)
        scrollPan.scrollView = self
        // UIKit documentation, panGestureRecognizer: its delegate is always the scroll view.
        scrollPan.delegate = self as? any UIGestureRecognizerDelegate
        scrollPan.handler = { [weak self] _ in self?.followPan() }
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Scrolling

    /// Sets the offset; animated, it changes over 0.3 seconds as in `UIView.animate` (fact m7.3).
    /// Without animation it ends one that runs (radar 16724593); an animation to the present offset does not begin, and the
    /// delegate is not notified (square/Listable, pull request 628).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopDecelerating()
        guard animated, window != nil else {
            ScrollAnimation.stop(self)
            self.contentOffset = contentOffset
            return
        }
        guard contentOffset != self.contentOffset || scrollAnimation != nil else { return }
        ScrollAnimation.run(self, to: contentOffset)
    }

    /// Scrolls the least distance that makes a rectangle of the contents visible; does nothing if it is. (UIKit documentation)
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var offset = contentOffset
        if rect.minY < visible.minY { offset.y -= visible.minY - rect.minY }
        if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
        if rect.minX < visible.minX { offset.x -= visible.minX - rect.minX }
        if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
        guard offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    // MARK: Adjusted insets

    /// The space around the contents, including the safe area and the keyboard, in points.
    open var adjustedContentInset: UIEdgeInsets {
        let safe = safeAreaInsets
        let vertical: Bool
        let horizontal: Bool
        switch contentInsetAdjustmentBehavior {
        case .never: (vertical, horizontal) = (false, false)
        case .always: (vertical, horizontal) = (true, true)
        case .scrollableAxes: (vertical, horizontal) = (scrollsVertically, scrollsHorizontally)
        case .automatic: (vertical, horizontal) = (scrollsVertically || isInNavigationController, scrollsHorizontally)
        }
        return UIEdgeInsets(
            top: contentInset.top + (vertical ? safe.top : 0), left: contentInset.left + (horizontal ? safe.left : 0),
            bottom: contentInset.bottom + max(vertical ? safe.bottom : 0, keyboardInset),
            right: contentInset.right + (horizontal ? safe.right : 0))
    }

    private var scrollsVertically: Bool { contentSize.height > bounds.height || alwaysBounceVertical }
    private var scrollsHorizontally: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

    private var isInNavigationController: Bool {
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
        returnIntoRange()
        isEntering = false
        followTopEdge()
    }

    /// Contents at rest have no blank space below them once they have become shorter or the view larger
    /// (slackhq/SlackTextViewController, pull request 539, about a view that becomes taller).
    private func returnIntoRange() {
        guard !isTracking, !isDragging, scrollAnimation == nil else { return }
        let (before, now) = (sizesAtRest, (view: bounds.size, contents: contentSize))
        sizesAtRest = now
        guard let before, before != now, Simulator.current.profile.variants.returnsContentsIntoRange else { return }
        var offset = contentOffset
        if now.view.width > before.view.width || now.contents.width < before.contents.width {
            offset.x = min(offset.x, rangeX.upperBound)
        }
        if now.view.height > before.view.height || now.contents.height < before.contents.height {
            offset.y = min(offset.y, lastOffsetY)
        }
        contentOffset = offset
    }

    /// Nothing moves the contents any more: they return into their range if the sizes have changed meanwhile.
    final func movementDidEnd() {
        if let sizesAtRest, sizesAtRest != (bounds.size, contentSize) { setNeedsLayout() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        isEntering = window != nil
        guard window != nil else { return }
        if hasBeenLaidOut, Simulator.current.profile.variants.resetsReattachedEdgeEffects { edgeEffects.reset() }
    }

    final func adjustedInsetMayHaveChanged() {
        // A view outside a window does not adjust its offset: changes apply when it enters a window again.
        if window == nil, hasBeenLaidOut { return }
        let old = lastAdjustedInset
        let new = adjustedContentInset
        guard new != old else { return }
        lastAdjustedInset = new
        // A view that enters a window is at rest, so an offset beyond the edge means that the insets were not final.
        func isAtEdge(_ offset: CGFloat, _ inset: CGFloat) -> Bool {
            offset <= -inset + 0.01 && (!isEntering || offset >= -inset - 0.01)
        }
        let shrink = old.top - new.top
        // Fact m7.1; on earlier systems the rule is unknown (5.2.13).
        let profile = Simulator.current.profile
        let follows = shrink > 0 && (profile.system >= 26 || profile.variants.scrollsWithShrinkingInsets)
        if !keepsOffsetOnInsetChange, !isDragging {
            if isAtEdge(contentOffset.y, old.top) || (follows && !isEntering) { contentOffset.y += shrink }
            if isAtEdge(contentOffset.x, old.left) { contentOffset.x += old.left - new.left }
        }
        adjustedContentInsetDidChange()
        storedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        scrollObserver?()
    }
}

// MARK: - Types

extension UIScrollView {
    /// How the safe area extends the contents' insets (fact 5.2.12).
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// How a drag dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The fraction of the speed that remains after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998 (fact m7.4).
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99, UIKit's other constant.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// A bar whose height changes as a scroll view's contents scroll.
@MainActor
protocol ScrollBarFollower: AnyObject {
    /// How far the bar is below its full height, in points. The contents' rest position is below the full bar.
    var collapsedBarHeight: CGFloat { get }

    /// The offset at which scrolling settles, for a proposed offset.
    func restingOffset(for offset: CGFloat) -> CGFloat

    /// Called when the contents have come to rest after a drag.
    func scrollViewDidRest()
}

// MARK: - Delegate

/// Receives notifications of a scroll view's movements. The methods are optional in UIKit; here they have UIKit's
/// defaults.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger began to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is about to be lifted. The velocity is in points per millisecond; the offset at which the contents
    /// will come to rest may be changed. Not called with paging.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted; `decelerate` says whether the contents continue to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The contents begin to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The contents came to rest, or a finger stopped them.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The animation of `setContentOffset(_:animated:)` ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top; default true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
