import UIKit

/// HBDNavigationBar's method, from its description: the bar's own background is clear, and a view of ours in the bar draws
/// the background. During a transition between two different backgrounds that view is hidden, and each page has a view with
/// its own background at the place of the bar, which slides with it; a hidden bar is one with alpha 0.
final class FakeBars: NSObject, UINavigationControllerDelegate {
    private let background = UIView()

    func attach(to navigationController: UINavigationController) {
        let bar = navigationController.navigationBar
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        bar.standardAppearance = clear
        bar.scrollEdgeAppearance = clear
        background.isUserInteractionEnabled = false
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bar.insertSubview(background, at: 0)
        navigationController.delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard let coordinator = navigationController.transitionCoordinator,
            let from = coordinator.viewController(forKey: .from)
        else { return apply(viewController, to: navigationController) }
        let isDifferent = color(of: from) != color(of: viewController)
        coordinator.animate { [self] _ in
            let fakes = UIView.performingWithoutAnimation {
                isDifferent ? [from, viewController].map { fake(for: $0, in: navigationController) } : []
            }
            self.fakes = fakes
            apply(viewController, to: navigationController)
            if isDifferent { UIView.performWithoutAnimation { background.alpha = 0 } }
        } completion: { [self] context in
            for fake in fakes { fake.removeFromSuperview() }
            fakes = []
            background.alpha = 1
            if context.isCancelled { apply(from, to: navigationController) }
        }
    }

    private var fakes: [UIView] = []

    private func color(of page: UIViewController) -> UIColor? { (page as? CountingPage)?.bar.color }

    private func apply(_ page: UIViewController, to navigationController: UINavigationController) {
        let bar = navigationController.navigationBar
        background.frame = frame(of: bar)
        background.backgroundColor = color(of: page)
        bar.alpha = (page as? CountingPage)?.bar.isHidden == true ? 0 : 1
    }

    private func fake(for page: UIViewController, in navigationController: UINavigationController) -> UIView {
        let bar = navigationController.navigationBar
        let fake = UIView(frame: frame(of: bar).offsetBy(dx: 0, dy: bar.frame.minY))
        fake.backgroundColor = color(of: page)
        page.view.addSubview(fake)
        return fake
    }

    /// The bar's background with the status bar, in the bar's coordinates.
    private func frame(of bar: UINavigationBar) -> CGRect {
        CGRect(x: 0, y: -bar.frame.minY, width: bar.bounds.width, height: bar.bounds.height + bar.frame.minY)
    }
}

extension UIView {
    /// Returns what a closure returns that is performed without animation.
    fileprivate static func performingWithoutAnimation<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        return result!
    }
}
