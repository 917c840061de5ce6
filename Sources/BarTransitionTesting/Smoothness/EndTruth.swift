import BarTransition
import UIKit

/// Compares the bar at rest with what the page on top declares.
@MainActor
enum EndTruth {
    static func problems(of navigationController: UINavigationController, last: FilmFrame) -> [SmoothnessProblem] {
        var problems: [SmoothnessProblem] = []
        func expect(_ value: String, _ expected: String, _ seen: String) {
            guard expected != seen else { return }
            problems.append(
                SmoothnessProblem(invariant: .truth, value: value, frame: nil, expected: expected, seen: seen))
        }
        let stack = navigationController.viewControllers
        expect("the number of the bar's items", "\(stack.count)", "\(last.bar.itemCount)")
        guard let page = stack.last else { return problems }
        let declared =
            (page as? any BarAppearanceProviding)?.barAppearance
            ?? navigationController.barTransition?.defaultAppearance
        guard let declared else { return problems }
        expect(
            "isNavigationBarHidden as page “\(page.filmName)” declares it", "\(declared.isHidden)",
            "\(navigationController.isNavigationBarHidden)")
        guard !declared.isHidden, !last.bar.isHidden else { return problems }
        let traits = navigationController.navigationBar.traitCollection
        if let tint = declared.tintColor {
            expect(
                "the bar's tint as page “\(page.filmName)” declares it", FilmColor(tint, in: traits).description,
                last.bar.tint.description)
        }
        if case .color(let color) = declared.background, FilmColor(color, in: traits).alpha == 255 {
            expect(
                "the bar's background as page “\(page.filmName)” declares it",
                FilmColor(color, in: traits).description, last.bar.background?.description ?? "none")
        }
        return problems
    }
}
