import Foundation

/// A container that shows one of a row of view controllers. A data source provides the others when the user swipes. (UIKit
/// documentation) Only the scroll style in a horizontal row is modeled.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// How pages replace each other. Page curls are not modeled.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    /// The axis of the row. A vertical row is not modeled.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// Where in the row a page is shown from the present one.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1

        var opposite: NavigationDirection { self == .forward ? .reverse : .forward }
    }

    /// The key of an option for `init(transitionStyle:navigationOrientation:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between pages in points, as a number; default 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// What the data source said about one side of the page.
    private enum Neighbor {
        /// It has not been asked.
        case unknown
        case none
        case page(UIViewController)
    }

    /// A page on its way into the place of the shown one.
    private struct Turn {
        let page: UIViewController
        let direction: NavigationDirection
        /// Of a turn that the app asked for; nil for the user's.
        var completion: ((Bool) -> Void)?
    }

    /// The view that scrolls the pages. At rest the shown page is in the middle of three places.
    private let queue = PageScrollView(frame: .zero)
    private let spacing: CGFloat
    private var shown: UIViewController?
    private var turn: Turn?
    private var before = Neighbor.unknown
    private var after = Neighbor.unknown

    // MARK: - Creating

    /// Makes a page view controller without a page. Traps for styles and orientations that are not modeled.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        precondition(
            style == .scroll, "UIPageViewController: page curls are missing in HeadlessUIKit; take the style scroll.")
        precondition(
            navigationOrientation == .horizontal,
            "UIPageViewController: a vertical row is missing in HeadlessUIKit; take the orientation horizontal.")
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        let space = options?[.interPageSpacing]
        spacing = (space as? NSNumber).map { CGFloat($0.doubleValue) } ?? space as? CGFloat ?? 0
        super.init(nibName: nil, bundle: nil)
        queue.owner = self
    }

    /// Storyboards are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        fatalError("UIPageViewController(coder:): storyboards are not modelled; make the controller in code.")
    }

    /// How pages replace each other.
    open private(set) var transitionStyle: TransitionStyle

    /// The axis of the row.
    open private(set) var navigationOrientation: NavigationOrientation

    /// Is notified of the user's turns; default nil.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Provides the pages beside the shown one when the user swipes; without it, the default, swipes do nothing. Setting it
    /// drops what the former one provided.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            (before, after) = (.unknown, .unknown)
            updateScrolling()
        }
    }

    // MARK: - Pages

    /// The shown page; nil before one is set. During a turn the one that it started from.
    open var viewControllers: [UIViewController]? { shown.map { [$0] } }

    /// Shows a page, animated in a direction. The completion handler's argument is false if another call replaced the
    /// page before the animation ended. The delegate is not notified. Traps unless there is exactly one page.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let given = viewControllers ?? []
        precondition(
            given.count == 1,
            "The number of view controllers provided (\(given.count)) doesn't match the number required (1) for the "
                + "requested transition")
        interruptTurn()
        let page = given[0]
        (before, after) = (.unknown, .unknown)
        guard let shown, shown !== page, animated, viewIfLoaded?.window != nil, UIView.areAnimationsEnabled else {
            replaceShown(by: page)
            completion?(true)
            return
        }
        begin(Turn(page: page, direction: direction, completion: completion ?? { _ in }))
        queue.isScrollEnabled = false
        // How long it takes is unknown.
        ScrollAnimation.run(queue, to: CGPoint(x: offset(of: direction), y: 0)) { [weak self] in
            self?.endTurn(completed: true)
        }
    }

    private func replaceShown(by page: UIViewController) {
        guard page !== shown else { return updateScrolling() }
        let old = shown
        let appears = appearance.phase == .appeared || appearance.phase == .willAppear
        old?.willMove(toParent: nil)
        addChild(page)
        shown = page
        if appears {
            old?.beginAppearanceTransition(false, animated: false)
            page.beginAppearanceTransition(true, animated: false)
        }
        mount(page, at: 1)
        old?.viewIfLoaded?.removeFromSuperview()
        if appears {
            page.sendIsAppearing()
            old?.endAppearanceTransition()
            if appearance.phase == .appeared { page.endAppearanceTransition() }
        }
        old?.removeFromParent()
        page.didMove(toParent: self)
        updateScrolling()
    }

    override func controlsAppearance(of child: UIViewController) -> Bool { true }

    // MARK: - Turns

    private func begin(_ turn: Turn) {
        guard let shown else { return }
        self.turn = turn
        addChild(turn.page)
        turn.page.loadViewIfNeeded()
        turn.page.beginAppearanceTransition(true, animated: true)
        shown.beginAppearanceTransition(false, animated: true)
        UIView.performWithoutAnimation { mount(turn.page, at: place(of: turn.direction)) }
        turn.page.sendIsAppearing()
    }

    /// Ends a turn: on its page, or back on the shown one.
    private func endTurn(completed: Bool) {
        guard let turn, let old = shown else { return }
        self.turn = nil
        let (leaving, staying) = completed ? (old, turn.page) : (turn.page, old)
        if !completed {
            turn.page.beginAppearanceTransition(false, animated: true)
            old.beginAppearanceTransition(true, animated: true)
        }
        shown = staying
        leaving.willMove(toParent: nil)
        UIView.performWithoutAnimation {
            leaving.viewIfLoaded?.removeFromSuperview()
            layOutPages()
        }
        leaving.endAppearanceTransition()
        staying.endAppearanceTransition()
        leaving.removeFromParent()
        if completed { turn.page.didMove(toParent: self) }
        if let completion = turn.completion {
            updateScrolling()
            completion(completed)
        } else {
            userDidTurn(turn, from: old, completed: completed)
        }
    }

    /// Notifies the delegate, and asks the data source at once for the page after the one that the user turned to (fact
    /// m23.6).
    private func userDidTurn(_ turn: Turn, from old: UIViewController, completed: Bool) {
        if completed {
            set(.page(old), turn.direction.opposite)
            set(.unknown, turn.direction)
        }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
        if completed { ask(turn.direction) }
        updateScrolling()
    }

    /// Ends a running turn at once, because the app sets another page.
    private func interruptTurn() {
        guard turn != nil else { return }
        ScrollAnimation.stop(queue)
        queue.stopDecelerating()
        endTurn(completed: false)
    }

    // MARK: - The user's swipes

    /// A finger is about to scroll: the data source is asked for both neighbors, the following one first (fact m23.6).
    fileprivate func prepareToScroll() {
        guard shown != nil, turn == nil, dataSource != nil else { return }
        ask(.forward)
        ask(.reverse)
        updateScrolling()
    }

    private func ask(_ direction: NavigationDirection) {
        guard let shown, let dataSource, case .unknown = neighbor(direction) else { return }
        let page =
            direction == .forward
            ? dataSource.pageViewController(self, viewControllerAfter: shown)
            : dataSource.pageViewController(self, viewControllerBefore: shown)
        set(page.map(Neighbor.page) ?? .none, direction)
    }

    private func neighbor(_ direction: NavigationDirection) -> Neighbor {
        direction == .forward ? after : before
    }

    private func set(_ neighbor: Neighbor, _ direction: NavigationDirection) {
        if direction == .forward { after = neighbor } else { before = neighbor }
    }

    fileprivate func queueDidScroll() {
        guard queue.isDragging, turn?.completion == nil, queue.contentOffset.x != middle else { return }
        let isForward = (queue.contentOffset.x > middle) != isRightToLeft
        let direction: NavigationDirection = isForward ? .forward : .reverse
        guard turn?.direction != direction, case .page(let page) = neighbor(direction) else { return }
        cancelOppositeTurn()
        delegate?.pageViewController(self, willTransitionTo: [page])
        begin(Turn(page: page, direction: direction))
    }

    /// The finger went back beyond the shown page. Whether the delegate is notified of the first page's end is unknown.
    private func cancelOppositeTurn() {
        guard let turn, let shown else { return }
        self.turn = nil
        turn.page.beginAppearanceTransition(false, animated: true)
        shown.beginAppearanceTransition(true, animated: true)
        turn.page.willMove(toParent: nil)
        turn.page.viewIfLoaded?.removeFromSuperview()
        turn.page.endAppearanceTransition()
        shown.endAppearanceTransition()
        turn.page.removeFromParent()
    }

    fileprivate func queueDidRest() {
        guard let turn, turn.completion == nil else { return }
        endTurn(completed: abs(queue.contentOffset.x - offset(of: turn.direction)) < 1)
    }

    /// Swipes scroll if there is a data source, and bounce where it has no page.
    private func updateScrolling() {
        queue.isScrollEnabled = dataSource != nil && turn?.completion == nil
        func inset(_ neighbor: Neighbor) -> CGFloat {
            if case .none = neighbor { -queue.bounds.width } else { 0 }
        }
        queue.contentInset.left = inset(isRightToLeft ? after : before)
        queue.contentInset.right = inset(isRightToLeft ? before : after)
    }

    // MARK: - Layout

    private var isRightToLeft: Bool { queue.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The offset at rest.
    private var middle: CGFloat { queue.bounds.width }

    /// The place of a neighbor: 0 to the left of the shown page, 2 to its right.
    private func place(of direction: NavigationDirection) -> Int { (direction == .forward) != isRightToLeft ? 2 : 0 }

    private func offset(of direction: NavigationDirection) -> CGFloat { CGFloat(place(of: direction)) * middle }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(queue)
        layOutPages()
    }

    override func layoutOwnViews() { layOutPages() }

    private func layOutPages() {
        guard isViewLoaded else { return }
        let frame = view.bounds.insetBy(dx: -spacing / 2, dy: 0)
        let isResized = queue.frame.size != frame.size
        if queue.frame != frame { queue.frame = frame }
        let size = CGSize(width: 3 * frame.width, height: frame.height)
        if queue.contentSize != size { queue.contentSize = size }
        if isResized { updateScrolling() }
        if turn == nil { queue.contentOffset = CGPoint(x: middle, y: 0) }
        if let shown { mount(shown, at: 1) }
        if let turn { mount(turn.page, at: place(of: turn.direction)) }
    }

    /// Adds a page's view at one of the three places; its insets are those of the shown page wherever it is.
    private func mount(_ page: UIViewController, at place: Int) {
        guard isViewLoaded, queue.bounds.width > 0 else { return }
        page.containerInsets = view.safeAreaInsets
        let frame = CGRect(
            x: CGFloat(place) * queue.bounds.width + spacing / 2, y: 0, width: view.bounds.width,
            height: view.bounds.height)
        page.view.setUnmovedFrame(frame)
        if page.view.superview !== queue { queue.addSubview(page.view) }
        page.view.updateSafeAreaInsets()
    }
}

/// The scroll view of a page view controller.
@MainActor
final class PageScrollView: UIScrollView {
    fileprivate weak var owner: UIPageViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        // The page view controller places the shown page.
        keepsOffsetOnInsetChange = true
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollObserver = { [weak self] in self?.owner?.queueDidScroll() }
        restObserver = { [weak self] in self?.owner?.queueDidRest() }
    }

    required init?(coder: NSCoder) {
        fatalError("PageScrollView(coder:): it is made by a page view controller only.")
    }

    override func prepareToScroll() { owner?.prepareToScroll() }
}
