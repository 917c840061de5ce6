import Foundation

/// What a view keeps about itself beside its layer.
@MainActor
struct ViewState {
    weak var window: UIWindow?
    /// The controller whose root view this is.
    weak var viewController: UIViewController?
    var needsLayout = true
    /// Whether this view or one below needs layout: a pass leaves out what does not.
    var hasWaitingLayout = true
    var isLayingOut = false
    var safeAreaInsets = UIEdgeInsets.zero
    var layoutMargins: UIEdgeInsets?
    var lastLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var traitRegistrations = TraitRegistrations()
    var customization = AppearanceCustomization()
    var contentScaleFactor: CGFloat?
    var clearsContextBeforeDrawing = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
}

extension UIView {
    var storedWindow: UIWindow? {
        get { viewState.window }
        set { viewState.window = newValue }
    }
    var viewController: UIViewController? {
        get { viewState.viewController }
        set { viewState.viewController = newValue }
    }
    var needsLayout: Bool {
        get { viewState.needsLayout }
        set { viewState.needsLayout = newValue }
    }
    var hasWaitingLayout: Bool {
        get { viewState.hasWaitingLayout }
        set { viewState.hasWaitingLayout = newValue }
    }
    var isLayingOut: Bool {
        get { viewState.isLayingOut }
        set { viewState.isLayingOut = newValue }
    }
    var storedSafeAreaInsets: UIEdgeInsets {
        get { viewState.safeAreaInsets }
        set { viewState.safeAreaInsets = newValue }
    }
    var storedLayoutMargins: UIEdgeInsets? {
        get { viewState.layoutMargins }
        set { viewState.layoutMargins = newValue }
    }
    var lastLayoutMargins: UIEdgeInsets {
        get { viewState.lastLayoutMargins }
        set { viewState.lastLayoutMargins = newValue }
    }
    var storedTintColor: UIColor? {
        get { viewState.tintColor }
        set { viewState.tintColor = newValue }
    }
    var storedBackgroundColor: UIColor? {
        get { viewState.backgroundColor }
        set { viewState.backgroundColor = newValue }
    }
    var traitRegistrations: TraitRegistrations {
        get { viewState.traitRegistrations }
        set { viewState.traitRegistrations = newValue }
    }
}
