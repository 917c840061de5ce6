import UIKit

extension UIView {
    /// The layer with the values that are on the screen, during animations too.
    package var shownLayer: CALayer { layer.presentation() ?? layer }
}
