// Names of keys, weights and styles. Source: UIKit documentation of the type that each extends.

extension NSAttributedString.Key {
    public static var font: NSAttributedString.Key { fatalError() }
    public static var foregroundColor: NSAttributedString.Key { fatalError() }
    public static var kern: NSAttributedString.Key { fatalError() }
}

extension UITransitionContextViewControllerKey {
    public static var from: UITransitionContextViewControllerKey { fatalError() }
    public static var to: UITransitionContextViewControllerKey { fatalError() }
}

extension UITransitionContextViewKey {
    public static var from: UITransitionContextViewKey { fatalError() }
    public static var to: UITransitionContextViewKey { fatalError() }
}

extension UIFont.Weight {
    public static var ultraLight: UIFont.Weight { fatalError() }
    public static var thin: UIFont.Weight { fatalError() }
    public static var light: UIFont.Weight { fatalError() }
    public static var regular: UIFont.Weight { fatalError() }
    public static var medium: UIFont.Weight { fatalError() }
    public static var semibold: UIFont.Weight { fatalError() }
    public static var bold: UIFont.Weight { fatalError() }
    public static var heavy: UIFont.Weight { fatalError() }
    public static var black: UIFont.Weight { fatalError() }
}

extension UIFont.TextStyle {
    public static var largeTitle: UIFont.TextStyle { fatalError() }
    public static var title1: UIFont.TextStyle { fatalError() }
    public static var title2: UIFont.TextStyle { fatalError() }
    public static var title3: UIFont.TextStyle { fatalError() }
    public static var headline: UIFont.TextStyle { fatalError() }
    public static var subheadline: UIFont.TextStyle { fatalError() }
    public static var body: UIFont.TextStyle { fatalError() }
    public static var callout: UIFont.TextStyle { fatalError() }
    public static var footnote: UIFont.TextStyle { fatalError() }
    public static var caption1: UIFont.TextStyle { fatalError() }
    public static var caption2: UIFont.TextStyle { fatalError() }
}

extension UILayoutPriority {
    public static var required: UILayoutPriority { fatalError() }
    public static var defaultHigh: UILayoutPriority { fatalError() }
    public static var defaultLow: UILayoutPriority { fatalError() }
    public static var dragThatCanResizeScene: UILayoutPriority { fatalError() }
    public static var sceneSizeStayPut: UILayoutPriority { fatalError() }
    public static var dragThatCannotResizeScene: UILayoutPriority { fatalError() }
    public static var fittingSizeLevel: UILayoutPriority { fatalError() }
}

extension UIScrollView.DecelerationRate {
    public static var normal: UIScrollView.DecelerationRate { fatalError() }
    public static var fast: UIScrollView.DecelerationRate { fatalError() }
}

extension UIWindow.Level {
    public static var normal: UIWindow.Level { fatalError() }
    public static var alert: UIWindow.Level { fatalError() }
    public static var statusBar: UIWindow.Level { fatalError() }
}

extension UISheetPresentationController.Detent.Identifier {
    public static var medium: UISheetPresentationController.Detent.Identifier { fatalError() }
    public static var large: UISheetPresentationController.Detent.Identifier { fatalError() }
}

extension UISceneSession.Role {
    public static var windowApplication: UISceneSession.Role { fatalError() }
}

extension UIApplication.LaunchOptionsKey {
    public static var url: UIApplication.LaunchOptionsKey { fatalError() }
    public static var remoteNotification: UIApplication.LaunchOptionsKey { fatalError() }
}
