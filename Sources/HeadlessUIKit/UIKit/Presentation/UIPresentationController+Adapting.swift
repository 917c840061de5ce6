import Foundation

/// How a presentation adapts to compact traits. (UIKit documentation, UIAdaptivePresentationControllerDelegate)
extension UIPresentationController {
    /// The style under some traits: the page's own where these are regular, and where nobody has another one.
    func adaptedStyle(under traits: UITraitCollection) -> UIModalPresentationStyle {
        let own = presentedViewController.modalPresentationStyle
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return own }
        let adapted = adaptivePresentationStyle(for: traits)
        return adapted == .none ? own : adapted
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
        let isOwn = style.style == controller.presentedViewController.modalPresentationStyle
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: isOwn ? .none : style.style, transitionCoordinator: context)
    }

    /// The traits are about to change while the page is up.
    func adapt(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let adapted = controller.adaptedStyle(under: traits)
        precondition(
            adapted == style.style,
            "UIPresentationController: a style that changes while its page is presented is not modelled; let "
                + "adaptivePresentationStyle(for:) answer with one style for the traits of both orientations.")
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: .none, transitionCoordinator: coordinator)
    }
}
