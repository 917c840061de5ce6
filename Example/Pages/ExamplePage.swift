import UIKit

/// A page of the example: an ordinary view controller that says where its content begins.
@MainActor
public protocol ExamplePage: UIViewController {
    /// The view whose top edge is the page's content top: the first thing under the bar.
    var contentMarker: UIView { get }
}
