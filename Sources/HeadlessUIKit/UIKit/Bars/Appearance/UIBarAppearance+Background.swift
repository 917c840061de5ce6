import Foundation

// Colour lies over effect, image over colour (fact 6.1.9).
extension UIBarAppearance {
    /// The blur at the bottom; the theme's by default.
    public var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// The colour over the blur; nil by default.
    public var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// The image over the colour; nil by default.
    public var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// How the image fills the bar; `.scaleToFill` by default, which also stands for `.redraw`.
    public var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue == .redraw ? .scaleToFill : newValue }
    }

    /// The colour of the hairline, or of a template image in its place; nil or clear is no shadow (fact 6.1.10).
    public var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// An image in place of the hairline; nil by default. A template takes the shadow colour (fact 6.1.10).
    public var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }
}
