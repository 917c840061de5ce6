import BarTransition
import UIKit

/// A photograph that fills the screen under a transparent bar.
public final class PhotoPage: UIViewController, ExamplePage {
    private let photo = LandscapeView(frame: .zero)
    private let caption = CaptionStrip(frame: .zero)
    private var isBarStyled = false

    /// The caption directly below the bar.
    public var contentMarker: UIView { caption }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Reine, 23:41"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
        view.backgroundColor = .black
        photo.frame = view.bounds
        photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(photo)
        caption.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(caption)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            caption.topAnchor.constraint(equalTo: area.topAnchor),
            caption.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isBarStyled else { return }
        isBarStyled = true
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }
}

extension PhotoPage: BarAppearanceProviding {
    /// No background; a white title and buttons.
    public var barAppearance: BarAppearance {
        BarAppearance(
            background: .transparent, tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
    }
}
