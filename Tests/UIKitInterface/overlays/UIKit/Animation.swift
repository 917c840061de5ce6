// Source: UIKit documentation, UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:).

extension UIView {
    @available(iOS 17.0, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { fatalError() }
}
