import UIKit

/// The app has scenes only; `Info.plist` names their delegate.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
