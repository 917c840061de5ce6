import BarTransition
import UIKit

/// An album with a toolbar. While the user selects photos, both bars have another color.
public final class AlbumPage: UIViewController, ExamplePage {
    private let tiles = TileGrid(frame: .zero)

    /// Whether the user selects photos. Default false. Setting it changes the bars in place, with an animation.
    public var isSelecting = false {
        didSet {
            guard isSelecting != oldValue, isViewLoaded else { return }
            showButtons()
            setNeedsBarAppearanceUpdate(animated: true)
            ManualBarStyling.style(barAppearance, of: self, animated: true)
        }
    }

    /// The grid of photos.
    public var contentMarker: UIView { tiles }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        showButtons()
        stackBelowBar([tiles])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }

    private func showButtons() {
        navigationItem.title = isSelecting ? "3 Selected" : "Midsummer"
        let select = UIAction(title: isSelecting ? "Done" : "Select") { [weak self] _ in self?.isSelecting.toggle() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: select)
        toolbarItems = [
            UIBarButtonItem(systemItem: .action), UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(systemItem: isSelecting ? .trash : .add),
        ]
    }
}

extension AlbumPage: BarAppearanceProviding {
    /// Both bars in the page's color with buttons in the app's accent color; violet with white ones while photos are
    /// selected.
    public var barAppearance: BarAppearance {
        guard isSelecting else {
            return BarAppearance(
                background: .color(.systemBackground), tintColor: .accent,
                toolbar: .init(background: .color(.systemBackground), tintColor: .accent))
        }
        return BarAppearance(
            background: .color(.violet), tintColor: .white, titleColor: .white, statusBarStyle: .lightContent,
            toolbar: .init(background: .color(.violet), tintColor: .white))
    }
}
