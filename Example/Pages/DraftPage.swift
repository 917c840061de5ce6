import BarTransition
import UIKit

/// A form with unsaved changes. It stays, and asks what is to become of them, when the user wants to go back.
public final class DraftPage: UIViewController, ExamplePage {
    private let groups = Column(frame: .zero)

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
        stackBelowBar([groups])
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
    /// Asks whether the changes are to be discarded, and stays until then.
    public func shouldPop(for attempt: PopAttempt) -> Bool {
        guard presentedViewController == nil else { return false }
        // Elsewhere an action sheet is a popover, which needs a source; a swipe has none.
        let isPhone = traitCollection.userInterfaceIdiom == .phone
        let alert = UIAlertController(
            title: "This trip has unsaved changes.", message: nil, preferredStyle: isPhone ? .actionSheet : .alert)
        alert.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
                self?.navigationController?.popViewController(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        present(alert, animated: true)
        return false
    }
}
