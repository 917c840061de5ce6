import BarTransition
import UIKit

/// A list whose bar goes away while the user scrolls down, and returns on the way up.
public final class FeedPage: PlaceListPage {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Journal"
        navigationItem.title = "Journal"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.hidesBarsOnSwipe = true
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.hidesBarsOnSwipe = false
    }

    /// A bar to begin with; from then on UIKit hides and shows it.
    public override var barAppearance: BarAppearance {
        BarAppearance(background: .color(.systemBackground), tintColor: .accent, isHidden: false)
    }
}
