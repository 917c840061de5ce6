import UIKit

class SheetHostViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private(set) var dismissals = 0

    func showSettings() {
        let settings = UINavigationController(rootViewController: FormViewController())
        settings.modalPresentationStyle = .pageSheet
        settings.presentationController?.delegate = self
        if #available(iOS 15.0, *) {
            if let sheet = settings.sheetPresentationController {
                sheet.prefersGrabberVisible = true
                sheet.preferredCornerRadius = 20
            }
        }
        present(settings, animated: true)
    }

    func showFullScreen(_ controller: UIViewController, completion: (() -> Void)? = nil) {
        controller.modalPresentationStyle = .fullScreen
        controller.modalTransitionStyle = .crossDissolve
        present(controller, animated: true, completion: completion)
    }

    func closeAll() {
        view.window?.rootViewController?.dismiss(animated: true) {
            self.dismissals += 1
        }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        dismissals += 1
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        return true
    }
}

extension UIApplication {
    static func topViewController(
        base: UIViewController? = UIApplication.shared.windows.first(where: { $0.isKeyWindow })?.rootViewController
    ) -> UIViewController? {
        if let nav = base as? UINavigationController {
            return topViewController(base: nav.visibleViewController)
        }
        if let tab = base as? UITabBarController, let selected = tab.selectedViewController {
            return topViewController(base: selected)
        }
        if let presented = base?.presentedViewController {
            return topViewController(base: presented)
        }
        return base
    }
}
