import BarTransition
import UIKit

/// The rule `truth`: at the end, the bar is what the top page declares.
@MainActor
enum EndStateRule {
    /// - Parameters:
    ///   - last: the last frame.
    ///   - shown: the values of the top page in it.
    ///   - names: the names of the pages.
    static func problems(
        of navigationController: UINavigationController, last: FilmFrame, shown: FilmFrame.Page?, names: PageNames
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
        if let isHidden = declared.isHidden {
            expect(
                "isNavigationBarHidden as page “\(names[page])” declares it", "\(isHidden)",
                "\(navigationController.isNavigationBarHidden)")
        }
        guard !navigationController.isNavigationBarHidden, !last.bar.isHidden else { return problems }
        let traits = navigationController.navigationBar.traitCollection
        if let tint = declared.tintColor {
            expect(
                "the bar's tint as page “\(names[page])” declares it", FilmColor(tint, in: traits).description,
                last.bar.tint.description)
        }
        // The title is inline or large, with a declared color for each.
        let titles = [declared.titleColor, declared.largeTitleColor].compactMap { $0.map { FilmColor($0, in: traits) } }
        if declared.titleColor != nil, let seen = shown?.title, !titles.contains(seen) {
            expect(
                "the title's colour as page “\(names[page])” declares it",
                titles.map(\.description).joined(separator: " or "), seen.description)
        }
        if case .color(let color) = declared.background, FilmColor(color, in: traits).alpha == 255 {
            let expected = FilmColor(color, in: traits)
            // The edge of a shadow above the background can change a channel by one step.
            let matches = last.bar.background.map { $0.largestDifference(to: expected) <= 1 } ?? false
            expect(
                "the bar's background as page “\(names[page])” declares it", expected.description,
                matches ? expected.description : last.bar.background?.description ?? "none")
        }
        return problems
    }

    private static func list(_ titles: [String]) -> String { titles.joined(separator: ", ") }
}
