// Source: UIKit documentation, UIViewController.setContentScrollView(_:).

extension UIViewController {
    @available(iOS 15.0, *)
    public func setContentScrollView(_ scrollView: UIScrollView?) { fatalError() }
}
