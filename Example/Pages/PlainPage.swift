import BarTransition
import UIKit

/// Settings: a page that declares nothing about its bar.
public final class PlainPage: UIViewController, ExamplePage {
    private let rows = Column(frame: .zero)

    /// The first row.
    public var contentMarker: UIView { rows }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Settings"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        rows.rows = Setting.all.map(SettingRow.row)
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: area.topAnchor),
            rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Next to pages that style the shared bar, one that wants nothing still has to put it back.
        BarByHand.style(BarAppearance(), of: self, animated: animated)
    }
}
