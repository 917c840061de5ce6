import Foundation

/// A view whose contents are larger than it is.
@MainActor @preconcurrency
open class UIScrollView: UIView {
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
    // Indicators are not drawn: they show while a finger scrolls only.
    /// Default true.
    open var showsVerticalScrollIndicator = true
    /// Default true.
    open var showsHorizontalScrollIndicator = true
    /// Default true.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Default none, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Default none, in points. Indicators, which show while contents scroll, are not drawn here.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Default false.
    open var isPagingEnabled = false
    /// How soon the contents come to rest after a drag; default normal.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a drag that began along one axis stays on it; default false.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on the status bar scrolls to the top; default true.
    open var scrollsToTop = true
    /// What a drag does to the keyboard; default nothing.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger is on the contents, be it that they do not move yet.
    open var isTracking: Bool { drag.isTracking }
    /// Whether the user scrolls: from the beginning of a drag until the contents are at rest.
    open var isDragging: Bool { drag.isUnderFinger || isDecelerating }
    /// Whether the contents go on by themselves after a drag.
    open var isDecelerating: Bool { drag.coasting != nil }
    /// Recognises the drags that scroll.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
    /// The whole of the contents: constraints to its edges decide `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { layoutEngineStorage.scrollContentGuide }
    /// The part of the contents that is visible.
    open var frameLayoutGuide: UILayoutGuide { layoutEngineStorage.scrollFrameGuide }

    let scrollPan = ScrollPanRecognizer()
    var drag = ScrollDrag()
    var scrollAnimation: ScrollAnimation?
    /// How much of the view the keyboard covers, where that counts (fact m9.3), in points.
    var keyboardInset: CGFloat = 0 {
        didSet { if keyboardInset != oldValue { adjustedInsetMayHaveChanged() } }
    }
    private var lastAdjustedInset = UIEdgeInsets.zero
    private(set) var hasBeenLaidOut = false
    var scrollObserver: (@MainActor () -> Void)?
    /// The bars that follow this scroll view.
    weak var barFollower: (any ScrollBarFollower)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addGestureRecognizer(scrollPan)
        scrollPan.scrollView = self
        // UIKit documentation, panGestureRecognizer: its delegate is the scroll view, and stays it.
        scrollPan.delegate = self as? any UIGestureRecognizerDelegate
        scrollPan.handler = { [weak self] _ in self?.followPan() }
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
        stopCoasting()
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
            bottom: contentInset.bottom + max(vertical ? safe.bottom : 0, keyboardInset),
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
        // Off the screen nothing is seen to move: what changed there counts when the view comes back.
        if window == nil, hasBeenLaidOut { return }
        let old = lastAdjustedInset
        let new = adjustedContentInset
        guard new != old else { return }
        lastAdjustedInset = new
        // What comes onto the screen rests: only pulled down by a finger are contents above their top.
        let isAtTop = contentOffset.y <= -old.top + 0.01 && (!isEntering || contentOffset.y >= -old.top - 0.01)
        let shrink = old.top - new.top
        // Fact m7.1; on earlier systems the rule is unknown (5.2.13) and this is the default.
        if !keepsOffsetOnInsetChange, !isDragging, isAtTop || (shrink > 0 && !isEntering) {
            contentOffset.y += shrink
        }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        scrollObserver?()
    }
}
