import BarTransition
import UIKit

/// A list of places under a large title. Its subclasses have the title, a button and the bar.
public class PlaceListPage: UIViewController, ExamplePage, BarAppearanceProviding {
    private let scrollView = UIScrollView(frame: .zero)
    private let rows = Column(frame: .zero)

    /// The first row.
    public var contentMarker: UIView { rows }

    /// UIKit's own bar.
    public var barAppearance: BarAppearance { BarAppearance() }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        view.backgroundColor = .systemBackground
        rows.rows = Place.all.map(PlaceRow.row)
        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(rows)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        rows.frame = CGRect(
            x: 0, y: 0, width: scrollView.bounds.width, height: rows.intrinsicContentSize.height)
        scrollView.contentSize = rows.frame.size
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }
}
