import UIKit

/// A picture behind a bar.
public struct BarImage: Equatable, Sendable {
    /// The picture.
    public var image: UIImage
    /// How it fills the background, from the top of the screen to the bar's bottom edge; what does not fit is cut off.
    /// Default `.scaleAspectFill`: nothing is distorted and nothing is left empty.
    public var contentMode: UIView.ContentMode

    /// Makes a background picture.
    public init(_ image: UIImage, contentMode: UIView.ContentMode = .scaleAspectFill) {
        self.image = image
        self.contentMode = contentMode
    }
}
