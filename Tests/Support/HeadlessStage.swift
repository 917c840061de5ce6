import Testing

@testable import UIKit

/// A navigation controller on a screen, and what a test looks for in its bar.
@MainActor
struct BarStage {
    let simulator: Simulator
    let navigation: UINavigationController
    var pages: [UIViewController] { navigation.viewControllers }
    var bar: UINavigationBar { navigation.navigationBar }

    /// Pages with the given titles, from the bottom up, each of them passed to `configure` with its place.
    init(
        _ titles: String..., profile: Simulator.Profile = .iPhoneSE(iOS: 18),
        orientation: UIInterfaceOrientation = .portrait, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        configure: (UIViewController, Int) -> Void = { _, _ in }, bar: (UINavigationBar) -> Void = { _ in }
    ) {
        // Some tests give the stack its pages late (fact 1.5.4).
        var profile = profile
        profile.defects.collapsesLargeTitleOfLateStack = false
        simulator = Simulator(profile: profile, orientation: orientation, layoutDirection: direction)
        navigation = UINavigationController()
        bar(navigation.navigationBar)
        navigation.viewControllers = titles.enumerated().map { index, title in
            let page = Self.page(title)
            configure(page, index)
            return page
        }
        simulator.show(navigation)
    }

    static func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .white
        return page
    }

    /// The frame of a view in the bar at this moment, as on the screen. The model's tests do not depend on the library, so they
    /// cannot use the testing product's `shownFrame`.
    func shown(_ view: UIView) -> CGRect {
        let toRoot = view.layer.shownModel.bounds.applying(view.transformToRoot(\.shownModel))
        let bar = bar.layer.shownModel.bounds.applying(bar.transformToRoot(\.shownModel))
        return toRoot.offsetBy(dx: -bar.minX, dy: -bar.minY)
    }

    /// The labels with a text, front-most last.
    func labels(_ text: String) -> [UILabel] { bar.all(UILabel.self).filter { $0.text == text && !$0.isHidden } }

    func label(_ text: String) throws -> UILabel { try #require(labels(text).last, "no label says \(text)") }

    /// Starts a push and stops the clock a little later.
    func push(_ page: UIViewController, andWait seconds: TimeInterval) {
        navigation.pushViewController(page, animated: true)
        simulator.advance(by: seconds)
    }
}

extension UIView {
    /// Every view of a class in here, back to front.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        (self as? View).map { [$0] } ?? [] + subviews.flatMap { $0.all(type) }
    }
}

func near(_ left: CGFloat, _ right: CGFloat, by tolerance: CGFloat = 0.01) -> Bool { abs(left - right) <= tolerance }

func near(_ left: CGRect, _ right: CGRect, by tolerance: CGFloat = 0.01) -> Bool {
    near(left.minX, right.minX, by: tolerance) && near(left.minY, right.minY, by: tolerance)
        && near(left.width, right.width, by: tolerance) && near(left.height, right.height, by: tolerance)
}

@MainActor
func opaque(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
}
