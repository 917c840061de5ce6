import BarTransition
import UIKit

/// A page with plain rows of text, in a scroll view or below the safe area.
@MainActor
class PlainPage: UIViewController {
    /// What a page shows besides its rows.
    struct Style {
        /// The color behind the rows.
        var fill = UIColor.systemBackground
        /// Whether the rows are in a scroll view that extends under the bar.
        var isList = false
        /// The distance that a list is scrolled by, in points.
        var scrolledBy: CGFloat = 0
        /// Whether the title is large where the bar prefers that.
        var hasLargeTitle = false
        var prompt: String?
        /// The color of a picture behind the bar; nil without a picture.
        var picture: UIColor?
        var hidesStatusBar = false
    }

    private let style: Style
    private let scrollView = UIScrollView(frame: .zero)

    init(_ title: String, _ style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = title
        navigationItem.prompt = style.prompt
        navigationItem.largeTitleDisplayMode = style.hasLargeTitle ? .always : .never
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { style.hidesStatusBar }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = style.fill
        style.isList ? addList() : addRows(below: addPicture())
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard style.isList else { return }
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    }

    /// Scrolls the list by its distance.
    func scroll() {
        if style.scrolledBy > 0 { scrollView.contentOffset.y = style.scrolledBy }
    }

    private func addList() {
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        for index in 0..<40 { scrollView.addSubview(row(index, y: 8 + CGFloat(index) * 50)) }
    }

    /// Rows at the top of the safe area, in a view that moves with it.
    private func addRows(below picture: UIView?) {
        let column = UIView(frame: .zero)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        for index in 0..<10 { column.addSubview(row(index, y: 8 + CGFloat(index) * 50)) }
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: picture?.bottomAnchor ?? view.safeAreaLayoutGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.heightAnchor.constraint(equalToConstant: 500),
        ])
    }

    /// A header of one color from the top of the page, behind the bar.
    private func addPicture() -> UIView? {
        guard let color = style.picture else { return nil }
        let picture = UIView(frame: .zero)
        picture.backgroundColor = color
        picture.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: view.topAnchor),
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 260),
        ])
        return picture
    }

    private func row(_ index: Int, y: CGFloat) -> UIView {
        let row = UILabel(frame: CGRect(x: 16, y: y, width: 280, height: 40))
        row.text = "Row \(index + 1)"
        row.backgroundColor = .secondarySystemBackground
        return row
    }
}

/// A plain page that declares a bar appearance.
@MainActor
final class DeclaringPage: PlainPage, BarAppearanceProviding {
    let barAppearance: BarAppearance

    init(_ title: String, _ appearance: BarAppearance, _ style: Style = Style()) {
        barAppearance = appearance
        super.init(title, style)
    }

    required init?(coder: NSCoder) { nil }
}
