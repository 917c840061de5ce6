import BarTransition
import UIKit

/// The rule `truth`: at the end, the bar is what the top page declares.
@MainActor
enum EndStateRule {
    /// The top page before the operation, and the bar's visibility over it.
    @MainActor
    struct Start {
        let page: UIViewController?
        let declaredIsHidden: Bool?
        let isHidden: Bool

        init(_ navigationController: UINavigationController) {
            page = navigationController.topViewController
            declaredIsHidden = navigationController.declaredAppearance?.isHidden
            isHidden = navigationController.isNavigationBarHidden
        }

        /// Whether UIKit or the app has hidden or shown the bar since the page was shown, and the operation has left it so.
        func isLeft(by navigationController: UINavigationController) -> Bool {
            page === navigationController.topViewController && isHidden == navigationController.isNavigationBarHidden
                && declaredIsHidden == navigationController.declaredAppearance?.isHidden
        }
    }

    /// - Parameters:
    ///   - start: the state before the operation.
    ///   - last: the last frame.
    ///   - shown: the values of the top page in it.
    ///   - names: the names of the pages.
    static func problems(
        of navigationController: UINavigationController, start: Start, last: FilmFrame, shown: FilmFrame.Page?,
        names: PageNames
    ) -> [SmoothnessProblem] {
        var problems: [SmoothnessProblem] = []
        func expect(_ value: String, _ expected: String, _ seen: String) {
            guard expected != seen else { return }
            problems.append(
                SmoothnessProblem(invariant: .truth, value: value, frame: nil, expected: expected, seen: seen))
        }
        let stack = navigationController.viewControllers
        if !navigationController.sharesItsBar {
            expect("the bar's items", list(stack.map { $0.navigationItem.title ?? "" }), list(last.bar.items))
        }
        guard let page = stack.last, let declared = navigationController.declaredAppearance else { return problems }
        if let isHidden = declared.isHidden, isHidden || !navigationController.isAtHidingHeight,
            !start.isLeft(by: navigationController)
        {
            expect(
                "isNavigationBarHidden as page “\(names[page])” declares it", "\(isHidden)",
                "\(navigationController.isNavigationBarHidden)")
        }
        guard !navigationController.isNavigationBarHidden, !last.bar.isHidden else { return problems }
        let traits = navigationController.navigationBar.traitCollection
        let contentTraits = navigationController.contentTraits(over: page)
        if let tint = declared.tintColor {
            expect(
                "the bar's tint as page “\(names[page])” declares it", FilmColor(tint, in: traits).description,
                last.bar.tint.description)
        }
        // The title is inline or large, with a declared color for each.
        let titles = declared.titleColors(in: contentTraits)
        if declared.titleColor != nil, let seen = shown?.title, !titles.contains(seen) {
            expect(
                "the title's color as page “\(names[page])” declares it",
                titles.map(\.description).joined(separator: " or "), seen.description)
        }
        if case .color(let color) = declared.background, FilmColor(color, in: contentTraits).alpha == 255,
            !page.hasMinimizedAwayBar(last.bar)
        {
            let expected = FilmColor(color, in: contentTraits)
            // The edge of a shadow above the background can change a channel by one step.
            // A title view can be as high as the bar.
            let ends = page.navigationItem.titleView == nil ? [] : last.bar.backgroundEnds
            let matches = ([last.bar.background].compactMap(\.self) + ends).contains {
                $0.largestDifference(to: expected) <= 1
            }
            expect(
                "the bar's background as page “\(names[page])” declares it", expected.description,
                matches ? expected.description : last.bar.background?.description ?? "none")
        }
        return problems
    }

    private static func list(_ titles: [String]) -> String { titles.joined(separator: ", ") }
}

extension UIViewController {
    /// Whether the bar is minimized so that nothing of it shows: above the screen, or transparent. No document says where a
    /// minimized bar is (iOS 27).
    fileprivate func hasMinimizedAwayBar(_ bar: FilmFrame.Bar) -> Bool {
        guard navigationItem.canMinimizeBar, let view = navigationController?.navigationBar else { return false }
        return bar.background == nil || view.alpha == 0
    }
}

extension BarAppearance {
    /// The declared colors of the title, inline and large.
    func titleColors(in traits: UITraitCollection) -> [FilmColor] {
        [titleColor, largeTitleColor].compactMap { $0.map { FilmColor($0, in: traits) } }
    }
}

extension UINavigationController {
    /// What decides about the bar now.
    fileprivate var declaredAppearance: BarAppearance? { topViewController.flatMap(declaredAppearance) }

    /// What decides about the bar over a page: its declaration, or the default appearance.
    func declaredAppearance(for page: UIViewController) -> BarAppearance? {
        page.declaredBarAppearance ?? barTransition?.defaultAppearance
    }

    /// The traits of what the bar draws over a page: with the interface style that the page's item forces on it (iOS 27).
    func contentTraits(over page: UIViewController) -> UITraitCollection {
        let (traits, style) = (navigationBar.traitCollection, page.navigationItem.forcedInterfaceStyle)
        guard style != .unspecified else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Whether one bar shows the items of two stacks, as in a collapsed split view controller. No document says which items
    /// each of the two bars lists then.
    fileprivate var sharesItsBar: Bool {
        parent is UINavigationController || viewControllers.contains { $0 is UINavigationController }
    }

    /// Whether UIKit hides the bars at the present height.
    fileprivate var isAtHidingHeight: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }
}
