import BarTransition
import UIKit

/// An itinerary under a bar of an opaque color.
public final class DetailPage: UIViewController, ExamplePage {
    private let header = DayHeader(frame: .zero)
    private let rows = Column(frame: .zero)
    private var isBarStyled = false

    /// The header below the bar.
    public var contentMarker: UIView { header }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Itinerary"
        navigationItem.largeTitleDisplayMode = .never
        // Wider than the buttons of the other pages.
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Start")
        view.backgroundColor = .systemBackground
        rows.rows = Stop.all.map(StopRow.row)
        stackBelowBar([header, rows])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isBarStyled else { return }
        isBarStyled = true
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }
}

extension DetailPage: BarAppearanceProviding {
    /// Deep orange with a white title and buttons.
    public var barAppearance: BarAppearance {
        BarAppearance(
            background: .color(.ember), tintColor: .white, titleColor: .white, statusBarStyle: .lightContent,
            isHidden: false)
    }
}
