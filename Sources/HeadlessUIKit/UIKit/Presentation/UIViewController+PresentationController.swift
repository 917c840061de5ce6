import Foundation

extension UIViewController {
    /// Who manages this page's presentation or that of an ancestor; made when first asked for, so that it can be set up
    /// before the page is presented. (UIKit documentation)
    public var presentationController: UIPresentationController? {
        if let own = presentation.own { return own.controller }
        if let parent { return parent.presentationController }
        return preparedController(presenting: nil, source: self)
    }

    /// That of a sheet; nil for another style (iOS 15).
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The controller of the next presentation; one that was asked for before counts while the style is the same.
    func preparedController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
        let style = modalPresentationStyle
        if let prepared = presentation.prepared, prepared.style == style { return prepared.controller }
        let controller: UIPresentationController
        switch style {
        case .custom:
            controller =
                transitioningDelegate?.presentationController(
                    forPresented: self, presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet, .automatic:
            controller = UISheetPresentationController(presentedViewController: self, presenting: presenting)
        default:
            controller = UIPresentationController(presentedViewController: self, presenting: presenting)
        }
        presentation.prepared = (style, controller)
        return controller
    }
}
