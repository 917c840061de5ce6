import BarTransition
import UIKit

/// A photographer's page under a gradient.
public final class ProfilePage: UIViewController, ExamplePage {
    private let header = ProfileHeader(frame: .zero)
    private let tiles = TileGrid(frame: .zero)
    private var isBarStyled = false

    /// The header with the portrait.
    public var contentMarker: UIView { header }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Mira Holm"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil)
        view.backgroundColor = .systemBackground
        stackBelowBar([header, tiles])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isBarStyled else { return }
        isBarStyled = true
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }
}

extension ProfilePage: BarAppearanceProviding {
    /// A gradient from violet to rose; a white title and buttons.
    public var barAppearance: BarAppearance {
        BarAppearance(
            background: .gradient(
                BarAppearance.Gradient(
                    colors: [.violet, .rose], startPoint: CGPoint(x: 0, y: 0.5), endPoint: CGPoint(x: 1, y: 0.5))),
            tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
    }
}
