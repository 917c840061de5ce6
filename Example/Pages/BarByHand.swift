import BarTransition
import UIKit

/// What an app does about its bar without BarTransition: it styles the one bar all pages share, from the pages' own
/// appearance callbacks, with UIKit's public names only.
///
/// Pages that others return to (lists) do so whenever they appear; pages at the end of the way (details) once, because
/// nobody seems to need more until a swipe back is cancelled. Both habits are common, and so are their bugs.
@MainActor
enum BarByHand {
    /// Whether nobody else takes care of the bar.
    static func isNeeded(by page: UIViewController) -> Bool {
        guard let navigationController = page.navigationController else { return false }
        return navigationController.barTransition == nil
    }

    /// Makes the shared bar look as `wanted` says; does nothing where BarTransition is attached.
    static func style(_ wanted: BarAppearance, of page: UIViewController, animated: Bool) {
        guard isNeeded(by: page), let navigationController = page.navigationController else { return }
        let bar = navigationController.navigationBar
        if !wanted.isHidden {
            let appearance = appearance(for: wanted, width: bar.bounds.width)
            bar.standardAppearance = appearance
            bar.compactAppearance = appearance
            // Left nil, UIKit shows the standard appearance without its background while nothing is scrolled under it.
            bar.scrollEdgeAppearance = wanted.background == .system ? nil : appearance
            bar.tintColor = wanted.tintColor
        }
        // A navigation controller takes its status bar's style from here, with and without a bar on the screen.
        bar.barStyle = wanted.statusBarStyle == .lightContent ? .black : .default
        navigationController.setNavigationBarHidden(wanted.isHidden, animated: animated)
    }

    private static func appearance(for wanted: BarAppearance, width: CGFloat) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        switch wanted.background {
        case .system:
            appearance.configureWithDefaultBackground()
        case .transparent:
            appearance.configureWithTransparentBackground()
        case .color(let color):
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            appearance.shadowColor = nil
        case .gradient(let gradient):
            appearance.configureWithTransparentBackground()
            appearance.backgroundImage = image(of: gradient, width: width)
        case .image(let picture):
            appearance.configureWithTransparentBackground()
            appearance.backgroundImage = picture.image
            appearance.backgroundImageContentMode = picture.contentMode
        case .material(let material):
            appearance.configureWithTransparentBackground()
            appearance.backgroundEffect = UIBlurEffect(style: material.style)
            appearance.backgroundColor = material.tint
        }
        if let color = wanted.titleColor {
            appearance.titleTextAttributes[.foregroundColor] = color
            appearance.largeTitleTextAttributes[.foregroundColor] = color
        }
        return appearance
    }

    /// A bar takes a gradient as an image only.
    private static func image(of gradient: BarAppearance.Gradient, width: CGFloat) -> UIImage {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: max(width, 1), height: 120))
        view.show(gradient.colors, from: gradient.startPoint, to: gradient.endPoint)
        return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
    }
}
