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
        stackBelowBar([groups])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isBarStyled else { return }
        isBarStyled = true
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }
}

extension FormPage: BarAppearanceProviding {
    /// The page's background color, so that bar and page are one surface; buttons in the app's accent color.
    public var barAppearance: BarAppearance {
        BarAppearance(background: .color(.systemGroupedBackground), tintColor: .accent)
    }
}
