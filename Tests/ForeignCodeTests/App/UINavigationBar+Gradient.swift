import QuartzCore
import UIKit

extension CAGradientLayer {
    convenience init(frame: CGRect, colors: [UIColor]) {
        self.init()
        self.frame = frame
        self.colors = colors.map { $0.cgColor }
        startPoint = CGPoint(x: 0, y: 0.5)
        endPoint = CGPoint(x: 1, y: 0.5)
    }

    func createGradientImage() -> UIImage? {
        var image: UIImage?
        UIGraphicsBeginImageContext(bounds.size)
        if let context = UIGraphicsGetCurrentContext() {
            render(in: context)
            image = UIGraphicsGetImageFromCurrentImageContext()
        }
        UIGraphicsEndImageContext()
        return image
    }
}

extension UINavigationBar {
    func setGradientBackground(colors: [UIColor]) {
        var updatedFrame = bounds
        updatedFrame.size.height += UIApplication.shared.statusBarFrame.size.height
        let gradientLayer = CAGradientLayer(frame: updatedFrame, colors: colors)
        setBackgroundImage(gradientLayer.createGradientImage(), for: UIBarMetrics.default)
    }

    static func gradient(size: CGSize, colors: [UIColor]) -> UIImage? {
        let cgcolors = colors.map { $0.cgColor }
        UIGraphicsBeginImageContextWithOptions(size, true, 0.0)
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        defer { UIGraphicsEndImageContext() }

        var locations: [CGFloat] = [0.0, 1.0]
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: cgcolors as CFArray, locations: &locations)
        else { return nil }

        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0.0, y: 0.0), end: CGPoint(x: 0.0, y: size.height), options: [])
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    func apply(gradient colors: [UIColor]) {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: bounds.width, height: 100))
        let layer = CAGradientLayer(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 100), colors: colors)
        let image = renderer.image { layer.render(in: $0.cgContext) }
        setBackgroundImage(image.resizableImage(withCapInsets: .zero, resizingMode: .stretch), for: .default)
    }
}
