import BarTransition
import UIKit

/// A form with unsaved changes. It stays, and says so, when the user wants to go back.
public final class DraftPage: UIViewController, ExamplePage {
    private let groups = Column(frame: .zero)
    private let notice = UnsavedNotice(frame: .zero)

    /// The first group's header.
    public var contentMarker: UIView { groups }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Edit Trip"
        navigationItem.largeTitleDisplayMode = .never
        // A pop in code does not ask.
        let save = UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: save)
        view.backgroundColor = .systemGroupedBackground
        groups.rows = FormGroup.all.flatMap { group in
            [GroupTitle.title(group.title), FormCard.card(for: group)]
        }
        notice.alpha = 0
        for content in [groups, notice] {
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            groups.topAnchor.constraint(equalTo: area.topAnchor),
            groups.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            groups.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            notice.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            notice.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            notice.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
        ])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ManualBarStyling.style(barAppearance, of: self, animated: animated)
    }
}

extension DraftPage: BarAppearanceProviding {
    /// The page's background color, so that bar and page are one surface; buttons in the app's accent color.
    public var barAppearance: BarAppearance {
        BarAppearance(background: .color(.systemGroupedBackground), tintColor: .accent)
    }
}

extension DraftPage: PopIntercepting {
    /// Shows what is to be done first, and stays.
    public func shouldPop(for attempt: PopAttempt) -> Bool {
        UIView.animate(withDuration: 0.25) { self.notice.alpha = 1 }
        return false
    }
}

/// A card that says what is to be done with unsaved changes.
private final class UnsavedNotice: LeadingLayoutView {
    private let card = UIView(frame: .zero)
    private let title = UILabel("Unsaved changes", size: 17, weight: .semibold, color: .systemBackground)
    private let text = UILabel("Save the trip first.", size: 15, color: .systemBackground)

    override var standardHeight: CGFloat? { isStacked ? 132 : 76 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.backgroundColor = .label
        card.layer.cornerRadius = 12
        text.numberOfLines = 0
        for view in [card, title, text] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("UnsavedNotice(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(card, leading: 16, y: 0, width: contentWidth - 32, height: 0)
        card.frame.size.height = bounds.height
        place(title, leading: 32, y: 14, width: contentWidth - 64, height: 24)
        place(text, leading: 32, y: 40, width: contentWidth - 64, height: isStacked ? 80 : 22)
    }
}
