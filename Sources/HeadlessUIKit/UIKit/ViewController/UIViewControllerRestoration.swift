import Foundation

/// Makes a controller again that was preserved and is not there yet. (UIKit documentation)
@MainActor @preconcurrency
public protocol UIViewControllerRestoration: NSObjectProtocol {
    /// The controller for a path of identifiers, from the window's root down; nil leaves it out.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
