// Source: UIKit documentation, UIInterfaceOrientation.

extension UIInterfaceOrientation {
    public var isLandscape: Bool { fatalError() }
    public var isPortrait: Bool { fatalError() }
}
