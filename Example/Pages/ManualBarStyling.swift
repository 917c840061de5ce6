import BarTransition
import UIKit

/// Styles the bar as apps do without BarTransition: each page changes the one bar that all pages share, in its appearance
/// callbacks.
///
/// Pages that users return to, such as lists, do so whenever they appear; other pages only once, which seems to suffice
/// until a swipe back is canceled. Both are common, and so are the resulting bugs.
@MainActor
enum ManualBarStyling {
    /// Whether no library updates the bar.
    static func isNeeded(by page: UIViewController) -> Bool {
        guard let navigationController = page.navigationController else { return false }
        return navigationController.barTransition == nil
    }

    /// Applies an appearance to the shared bar; does nothing if BarTransition is attached.
    static func style(_ declared: BarAppearance, of page: UIViewController, animated: Bool) {
        guard isNeeded(by: page), let navigationController = page.navigationController else { return }
        let bar = navigationController.navigationBar
        if declared.isHidden != true {
            let appearance = appearance(for: declared, width: bar.bounds.width)
            bar.standardAppearance = appearance
            bar.compactAppearance = appearance
            // With nil, UIKit shows the standard appearance without its background while no content is under the bar.
            bar.scrollEdgeAppearance = declared.background == .system ? nil : appearance
            bar.tintColor = declared.tintColor
        }
        // The navigation controller derives the status bar style from it, even while the bar is hidden.
        bar.barStyle = declared.statusBarStyle == .lightContent ? .black : .default
        navigationController.setNavigationBarHidden(declared.isHidden ?? false, animated: animated)
        style(navigationController.toolbar, declared.toolbar)
        navigationController.setToolbarHidden(declared.toolbar?.isHidden ?? true, animated: animated)
    }

    private static func style(_ toolbar: UIToolbar, _ declared: BarAppearance.Toolbar?) {
        guard let declared, case .color(let color) = declared.background else { return }
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        appearance.shadowColor = nil
        toolbar.standardAppearance = appearance
        toolbar.scrollEdgeAppearance = appearance
        toolbar.tintColor = declared.tintColor
    }

    private static func appearance(for declared: BarAppearance, width: CGFloat) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        switch declared.background {
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
        if let color = declared.titleColor {
            appearance.titleTextAttributes[.foregroundColor] = color
            appearance.largeTitleTextAttributes[.foregroundColor] = color
        }
        return appearance
    }

    /// A bar appearance accepts a gradient only as an image.
    private static func image(of gradient: BarAppearance.Gradient, width: CGFloat) -> UIImage {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: max(width, 1), height: 120))
        view.show(gradient.colors, from: gradient.startPoint, to: gradient.endPoint)
        return UIGraphicsImageRenderer(bounds: view.bounds).image { context in
            // UIKit draws no hierarchy of a view that was never in a window.
            #if canImport(ObjectiveC)
                view.layer.render(in: context.cgContext)
            #else
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
            #endif
        }
    }
}
