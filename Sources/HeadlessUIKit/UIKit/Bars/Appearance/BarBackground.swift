import Foundation

/// The background and the shadow of an appearance as a plain value.
struct BarBackground: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// None, and no shadow.
    static var transparent: BarBackground { BarBackground() }

}
