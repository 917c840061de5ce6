import UIKit

/// A child view controller that declares the bar appearance of the view controller on the stack that contains it, at any depth.
/// It shows nothing.
///
/// It is for content that does not know its view controller, for example a component that several view controllers embed, or
/// SwiftUI views (`barAppearance(_:)` of the product `BarTransitionSwiftUI` adds one):
///
/// ```swift
/// let declaration = BarAppearanceViewController(BarAppearance(background: .transparent, tintColor: .white))
/// viewController.addChild(declaration)
/// viewController.view.addSubview(declaration.view)
/// declaration.didMove(toParent: viewController)
/// ```
///
/// The innermost declaration counts. Of several with the same number of view controllers above them it is the one with the
/// highest level, and of these the one that was added last. So a child's declaration comes before the view controller's own
/// `BarAppearanceProviding`; a `BarAppearanceContaining` first chooses the child in which declarations count. Those in view
/// controllers whose views are not shown in their parents' do not count, nor do those in other tabs than the selected one and
/// in a stack with its own bar.
///
/// It counts for the transition that brings its view controller if it is there before the transition's first frame: in
/// `viewDidLoad`, `viewIsAppearing`, or the first layout. One that comes later waits for the end of the transition. When it is
/// removed, the appearance is the one without it. If you remove a container around it, remove the container's view first, or
/// call `setNeedsBarAppearanceUpdate(animated:)` of the view controller.
public final class BarAppearanceViewController: UIViewController, BarAppearanceDeclaring {
    /// The appearance that it declares. A change is animated; use `setBarAppearance(_:animated:)` for one that is not.
    public var barAppearance: BarAppearance {
        get { declaration }
        set { setBarAppearance(newValue, animated: true) }
    }

    let level: Int
    private var declaration: BarAppearance
    /// The view controller on the stack that contains this one, or did.
    private weak var page: UIViewController?

    /// Creates a declaration.
    ///
    /// - Parameters:
    ///   - appearance: the appearance that it declares.
    ///   - level: which of several declarations at the same depth counts: the one with the highest level. Default 0; any number
    ///     is allowed.
    public init(_ appearance: BarAppearance, level: Int = 0) {
        declaration = appearance
        self.level = level
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BarAppearanceViewController cannot be decoded; create it with its appearance.")
    }

    /// Changes the appearance that it declares. The bars change at once if it counts for the view controller on top of the
    /// stack, or at the end of the transition in progress. Does nothing if the value is the same.
    ///
    /// - Parameters:
    ///   - appearance: the new appearance.
    ///   - animated: whether the change of the bars is animated.
    public func setBarAppearance(_ appearance: BarAppearance, animated: Bool) {
        guard appearance != declaration else { return }
        declaration = appearance
        notify(animated: animated)
    }

    /// The same for code that must not change other views now: bars that are at rest change in the next turn of the main queue.
    package func setBarAppearanceLater(_ appearance: BarAppearance, animated: Bool) {
        guard appearance != declaration else { return }
        declaration = appearance
        guard viewIfLoaded?.window != nil, transitionCoordinator == nil else { return notify(animated: animated) }
        Task { notify(animated: animated) }
    }

    public override func loadView() {
        view = UIView()
        view.isHidden = true
    }

    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        notify(animated: true)
    }

    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        notify(animated: true)
    }

    // It can have left with the view of a container.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        notify(animated: true)
    }

    /// Tells the library that what the page declares may have changed, and also the page in which this was before.
    private func notify(animated: Bool) {
        let (previous, current) = (page, pageOnStack)
        page = current
        if let previous, previous !== current { previous.barDeclarationsDidChange(animated: animated) }
        current?.barDeclarationsDidChange(animated: animated)
    }

    /// The nearest ancestor on the stack of a navigation controller.
    private var pageOnStack: UIViewController? { navigationController.flatMap(page(of:)) }
}
