import UIKit

/// A page of the example: a view controller with a view that marks where its content begins.
@MainActor
public protocol ExamplePage: UIViewController {
    /// The view whose top edge is the top of the page's content, directly below the bar.
    var contentMarker: UIView { get }
}
