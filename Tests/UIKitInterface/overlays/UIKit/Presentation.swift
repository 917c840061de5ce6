// Source: UIKit documentation, UISheetPresentationController; its Swift interface where that differs from
// Objective-C's.

extension UISheetPresentationController {
    public var preferredCornerRadius: CGFloat? {
        get { fatalError() }
        set { fatalError() }
    }
}

extension UISheetPresentationController.Detent {
    @available(iOS 16.0, *)
    public class func custom(
        identifier: UISheetPresentationController.Detent.Identifier? = nil,
        resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent { fatalError() }
    @available(iOS 16.0, *)
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
        fatalError()
    }
}
