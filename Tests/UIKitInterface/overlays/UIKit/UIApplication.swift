// Source: UIKit documentation, UIApplicationDelegate.

extension UIApplicationDelegate {
    @MainActor @preconcurrency public static func main() { fatalError() }
}
