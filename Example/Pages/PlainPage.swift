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
        stackBelowBar([rows])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Other pages change the shared bar, so a page without an appearance of its own has to reset it.
        ManualBarStyling.style(BarAppearance(), of: self, animated: animated)
    }
}
