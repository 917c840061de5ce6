// Source: UIKit documentation, UIWindowScene.GeometryPreferences.iOS; what its Swift interface has in place of
// Objective-C's.

@available(iOS 16.0, *)
extension UIWindowScene.GeometryPreferences.iOS {
    public var interfaceOrientations: UIInterfaceOrientationMask? {
        get { fatalError() }
        set { fatalError() }
    }
}
