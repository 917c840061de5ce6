import BarTransition
import UIKit

/// A list under a large title on a declared color.
public final class GuidesPage: PlaceListPage {
    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Guides"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Select")
    }

    /// Dark teal from the top of the screen to the lower edge of the large title, which is white.
    public override var barAppearance: BarAppearance {
        BarAppearance(
            background: .color(.teal), tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
    }
}
