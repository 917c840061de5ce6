import Foundation

/// How a presentation adapts to compact traits. (UIKit documentation, UIAdaptivePresentationControllerDelegate)
extension UIPresentationController {
    /// The style under some traits: the page's own where these are regular, and where nobody has another one. A popover on
    /// a phone adapts to a sheet unless its delegate refuses.
    func adaptedStyle(under traits: UITraitCollection) -> UIModalPresentationStyle {
        let own = presentedViewController.modalPresentationStyle
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return own }
        let adapted = adaptivePresentationStyle(for: traits)
        precondition(
            own != .popover || adapted != .none,
            "present: popovers on a phone are not modelled; let the delegate answer with another style than none.")
        return adapted == .none ? own : adapted
    }

    /// The controller for a style that this one adapts to. One of the app's own class goes on by itself.
    func controller(adaptedTo style: UIModalPresentationStyle) -> UIPresentationController {
        guard let popover = self as? UIPopoverPresentationController, style != .popover else { return self }
        return switch style {
        case .pageSheet, .formSheet, .automatic: popover.adaptiveSheetPresentationController
        default: UIPresentationController(presentedViewController: presentedViewController, presenting: nil)
        }
    }

    /// The page that the delegate has for a style that this one adapts to; nil for the page at hand.
    func page(adaptedTo style: UIModalPresentationStyle) -> UIViewController? {
        guard style != presentedViewController.modalPresentationStyle else { return nil }
        return delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    }
}

extension ModalPresentation {
    /// Tells the delegate in which style the page comes.
    func tellOfAdaptiveStyle() {
        let isOwn = style.style == original.presentedViewController.modalPresentationStyle
        original.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: isOwn ? .none : style.style, transitionCoordinator: context)
    }

    /// The traits are about to change while the page is up.
    func adapt(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let adapted = original.adaptedStyle(under: traits)
        precondition(
            adapted == style.style,
            "UIPresentationController: a style that changes while its page is presented is not modelled; let "
                + "adaptivePresentationStyle(for:) answer with one style for the traits of both orientations.")
        original.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: .none, transitionCoordinator: coordinator)
    }
}
