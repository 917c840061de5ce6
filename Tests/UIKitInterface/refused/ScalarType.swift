// expect: cannot convert value of type 'Float' to expected argument type 'CGFloat'
import UIKit

func fade(_ color: UIColor, to alpha: Float) -> UIColor {
    color.withAlphaComponent(alpha)
}
