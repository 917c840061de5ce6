import UIKit

/// A delegate of the app's that implements nothing.
final class EmptyDelegate: NSObject, UINavigationControllerDelegate {}
