import BarTransition
import UIKit

/// Compares the bar at rest with what the page on top declares.
@MainActor
enum EndTruth {
    /// - Parameters:
    ///   - last: the frame at rest.
    ///   - shown: the values of the page on top in it.
    static func problems(
        of navigationController: UINavigationController, last: FilmFrame, shown: FilmFrame.Page?
    ) -> [SmoothnessProblem] {
        var problems: [SmoothnessProblem] = []
        func expect(_ value: String, _ expected: String, _ seen: String) {
            guard expected != seen else { return }
            problems.append(
                SmoothnessProblem(invariant: .truth, value: value, frame: nil, expected: expected, seen: seen))
        }
        let stack = navigationController.viewControllers
        expect("the bar's items", list(stack.map { $0.navigationItem.title ?? "" }), list(last.bar.items))
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
        // The title is in line or large, and may have a colour for each.
        let titles = [declared.titleColor, declared.largeTitleColor].compactMap { $0.map { FilmColor($0, in: traits) } }
        if declared.titleColor != nil, let seen = shown?.title, !titles.contains(seen) {
            expect(
                "the title's colour as page “\(page.filmName)” declares it",
                titles.map(\.description).joined(separator: " or "), seen.description)
        }
        if case .color(let color) = declared.background, FilmColor(color, in: traits).alpha == 255 {
            let wanted = FilmColor(color, in: traits)
            // One step is what the rim of something soft above the background, such as a shadow, can make.
            let isThere = last.bar.background.map { $0.largestDifference(to: wanted) <= 1 } ?? false
            expect(
                "the bar's background as page “\(page.filmName)” declares it", wanted.description,
                isThere ? wanted.description : last.bar.background?.description ?? "none")
        }
        return problems
    }

    private static func list(_ titles: [String]) -> String { titles.joined(separator: ", ") }
}
