import UIKit

extension UIImage {
    /// A block of one color, in points.
    public static func block(_ color: UIColor, width: CGFloat = 20, height: CGFloat = 20) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }
}
