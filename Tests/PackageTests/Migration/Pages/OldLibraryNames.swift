import UIKit

// The public names of the libraries that the migration guides begin with, so that their pages before compile here. They do
// nothing.

// MARK: HBDNavigationBar

class HBDNavigationController: UINavigationController {}

extension UIViewController {
    var hbd_barStyle: UIBarStyle {
        get { .default }
        set {}
    }
    var hbd_barTintColor: UIColor? {
        get { nil }
        set {}
    }
    var hbd_barImage: UIImage? {
        get { nil }
        set {}
    }
    var hbd_tintColor: UIColor? {
        get { nil }
        set {}
    }
    var hbd_titleTextAttributes: [AnyHashable: Any]? {
        get { nil }
        set {}
    }
    var hbd_barAlpha: Float {
        get { 1 }
        set {}
    }
    var hbd_barHidden: Bool {
        get { false }
        set {}
    }
    var hbd_barShadowHidden: Bool {
        get { false }
        set {}
    }
    var hbd_backInteractive: Bool {
        get { true }
        set {}
    }
    var hbd_swipeBackEnabled: Bool {
        get { true }
        set {}
    }
    func hbd_setNeedsUpdateNavigationBar() {}
}

// MARK: RTRootNavigationController

class RTRootNavigationController: UINavigationController {
    func removeViewController(_ controller: UIViewController) {}
    func pushViewController(
        _ viewController: UIViewController, animated: Bool, complete: @escaping @MainActor (Bool) -> Void
    ) {}
}

extension UIViewController {
    var rt_navigationController: RTRootNavigationController? { navigationController as? RTRootNavigationController }
    var rt_disableInteractivePop: Bool {
        get { false }
        set {}
    }
}

// MARK: FDFullscreenPopGesture

extension UIViewController {
    var fd_prefersNavigationBarHidden: Bool {
        get { false }
        set {}
    }
    var fd_interactivePopDisabled: Bool {
        get { false }
        set {}
    }
}
