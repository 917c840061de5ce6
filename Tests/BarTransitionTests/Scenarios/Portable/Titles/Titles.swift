import BarTransition
import UIKit

/// Large titles.
enum Titles {
    static let large = PagePreferences.plain(.blue).with { $0.largeTitle = .always }

    static let n72 = Scenario(
        "N72", "back to a large title", in: .largeTitles, pages: large, .plain(.blue), variations: Variation.methods,
        invariants: [.smooth(), .title, .safeArea, .visibility],
        steps: [.keep("A"), .push(1), .back, .same(as: "A", "the large title does not come back")])

    static let n73 = Scenario(
        "N73", "a swipe back to a large title over a list, cancelled and finished", in: .largeTitles,
        pages: large.with { $0.content = .scroll(0) }, .plain(.blue, content: .scroll(0)),
        invariants: [.smooth(), .title, .safeArea, .reversible],
        steps: [.push(1), .cancelledSwipe, .swipe(to: 0.5, then: .finish)])

    static let n74 = Scenario(
        "N74", "the bar's `prefersLargeTitles` toggled by pages; with BarTransition set on their items",
        in: .largeTitles, pages: large, .plain(.blue), variations: Variation.methods,
        invariants: [.smooth(), .title, .safeArea], steps: [.push(1), .back]
    ) { run in
        guard run.treatment != .barTransition else { return }
        for page in run.pages {
            let wantsLarge = page.preferences.largeTitle == .always
            page.navigationItem.largeTitleDisplayMode = .automatic
            page.hooks[.willAppear] = { $0.navigationController?.navigationBar.prefersLargeTitles = wantsLarge }
        }
    }

    static let n77 = Scenario(
        "N77", "back between two large titles over clear bars", in: .largeTitles,
        pages: PagePreferences.transparent.with { $0.largeTitle = .always },
        PagePreferences.transparent.with { $0.largeTitle = .always }, invariants: [.title, .safeArea, .visibility],
        steps: [.watchPush(1) { $0.overlappingTitles }, .watchBack { $0.overlappingTitles }])
}

extension ScenarioRun {
    /// From iOS 26 titles move with their pages at full opacity (fact m3.1); before, they cross-fade without moving.
    fileprivate var overlappingTitles: Breach? {
        guard system >= 26 else { return nil }
        let names = Set(pages.compactMap(\.title))
        let labels = window.labels.filter { names.contains($0.text ?? "") }
        let frames = labels.map(\.frameOnScreen)
        for (index, frame) in frames.enumerated() {
            for other in frames[(index + 1)...] where frame.intersects(other) {
                return Breach(what: "two titles lie on each other", detail: "\(frame) and \(other)")
            }
        }
        return nil
    }
}

extension UIView {
    /// The visible labels in the view and its subviews, without those of buttons.
    fileprivate var labels: [UILabel] {
        guard !isHidden, (layer.presentation() ?? layer).opacity > 0.3, !isBarButton else { return [] }
        if let label = self as? UILabel { return [label] }
        return subviews.flatMap(\.labels)
    }

    /// The frame in the window as it is shown, also while it moves.
    var frameOnScreen: CGRect {
        var frame = CGRect(origin: .zero, size: bounds.size)
        var view: UIView? = self
        while let current = view, !(current is UIWindow) {
            let shown = current.layer.presentation() ?? current.layer
            frame.origin.x += shown.frame.minX
            frame.origin.y += shown.frame.minY
            if let parent = current.superview {
                let bounds = (parent.layer.presentation() ?? parent.layer).bounds
                frame.origin.x -= bounds.minX
                frame.origin.y -= bounds.minY
            }
            view = current.superview
        }
        return frame
    }
}
