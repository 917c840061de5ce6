import BarTransition
import UIKit

/// A list under a large title on a declared color.
public final class GuidesPage: UIViewController, ExamplePage {
    private let scrollView = UIScrollView(frame: .zero)
    private let rows = Column(frame: .zero)

    /// The first row.
    public var contentMarker: UIView { rows }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Guides"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Select")
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

extension GuidesPage: BarAppearanceProviding {
    /// Dark teal from the top of the screen to the lower edge of the large title, which is white.
    public var barAppearance: BarAppearance {
        BarAppearance(
            background: .color(.teal), tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
    }
}
