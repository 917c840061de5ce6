import Foundation
import Testing

@testable import UIKit

/// Two pages, the upper of which has scrollable content and the subtitles that a test sets.
@MainActor
struct SubtitleStage {
    let simulator: Simulator
    let navigation = UINavigationController()
    let below = UIViewController()
    let page = UIViewController()
    let scrollView = UIScrollView(frame: .zero)
    private let rest: CGFloat

    init(
        _ profile: Simulator.Profile, large: Bool, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        category: UIContentSizeCategory = .large, _ configure: (UINavigationItem) -> Void
    ) {
        simulator = Simulator(profile: profile, layoutDirection: direction)
        simulator.contentSizeCategory = category
        below.title = "Mailboxes"
        below.navigationItem.backButtonDisplayMode = .minimal
        page.title = "Inbox"
        scrollView.frame = page.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: page.view.bounds.width, height: 3000)
        page.view.addSubview(scrollView)
        page.navigationItem.largeTitleDisplayMode = .always
        navigation.navigationBar.prefersLargeTitles = large
        navigation.viewControllers = [below, page]
        configure(page.navigationItem)
        simulator.show(navigation)
        simulator.runToRest()
        rest = scrollView.contentOffset.y
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var item: UINavigationItem { page.navigationItem }

    /// Scrolls by a distance from the position at rest under the whole bar.
    func scroll(to distance: CGFloat) {
        scrollView.contentOffset.y = rest + distance
        simulator.runToRest()
    }

    /// The texts that are shown in the bar and above the page's contents, from top to bottom.
    var texts: [String] {
        simulator.runToRest()
        return shownLabels.sorted { place($0).minY < place($1).minY }.compactMap(\.text)
    }

    func label(_ text: String) throws -> UILabel {
        try #require(shownLabels.first { $0.text == text }, "no label says \(text)")
    }

    /// The frame of a text in the bar.
    func frame(of text: String) throws -> CGRect { place(try label(text)) }

    /// The shown frame of a view on the screen.
    func shown(_ view: UIView) -> CGRect {
        view.layer.shownModel.bounds.applying(view.transformToRoot(\.shownModel))
    }

    private func place(_ label: UILabel) -> CGRect { label.convert(label.bounds, to: bar) }

    private var shownLabels: [UILabel] {
        (bar.all(UILabel.self) + scrollView.all(UILabel.self)).filter { label in
            let line = sequence(first: label as UIView) { $0.superview }
            return label.text?.isEmpty == false && line.allSatisfy { !$0.isHidden && $0.alpha > 0 }
        }
    }
}
