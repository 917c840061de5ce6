import Foundation

/// All that a bar's background is drawn from. Equal looks are one background: nothing moves between them.
struct BarBackgroundLook: Equatable {
    /// Blurs what is behind the bar.
    var effect: UIVisualEffect?
    /// Over the effect (fact 6.1.9).
    var color: UIColor?
    /// Over the colour.
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// Less than 1 for an image without holes on a bar that was made translucent (fact 6.3.2).
    var imageAlpha: CGFloat = 1
    var shadow = BarShadowLook.none
    /// Dark for a bar of a black style.
    var interfaceStyle = UIUserInterfaceStyle.unspecified
    /// On iOS 26 content that passes under a clear bar fades toward the screen's edge (fact m9.4).
    var fadesScrolledContent = false

    /// Nothing at all: also what a bar at the scroll edge shows where nothing else was asked for (fact 6.1.4).
    static var clear: BarBackgroundLook { BarBackgroundLook() }
}

/// The line under a bar (fact 6.1.10).
enum BarShadowLook: Equatable {
    case none
    /// One device pixel of a colour.
    case line(UIColor)
    /// An image with its own height; tinted where it is a template.
    case image(UIImage, tint: UIColor?)
}
