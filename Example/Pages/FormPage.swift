import BarTransition
import UIKit

/// A form whose bar has a prompt above its title.
public final class FormPage: UIViewController, ExamplePage {
    private let groups = Column(frame: .zero)
    private var isBarStyled = false

    /// The first group's header.
    public var contentMarker: UIView { groups }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "New Trip"
        navigationItem.prompt = "Step 1 of 3: where and when"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
        view.backgroundColor = .systemGroupedBackground
        groups.rows = FormGroup.all.flatMap { group in
            [GroupTitle.title(group.title), FormCard.card(for: group)]
        }
        groups.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(groups)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            groups.topAnchor.constraint(equalTo: area.topAnchor),
            groups.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            groups.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isBarStyled else { return }
        isBarStyled = true
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }
}

extension FormPage: BarAppearanceProviding {
    /// The page's background colour, so that bar and page are one surface; buttons in the app's accent colour.
    public var barAppearance: BarAppearance {
        BarAppearance(background: .color(.systemGroupedBackground), tintColor: .accent)
    }
}
