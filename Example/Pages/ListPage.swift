import BarTransition
import UIKit

/// A list under a large title, a common first page of an app.
public final class ListPage: PlaceListPage {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        navigationItem.title = "Library"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }

    /// UIKit's own background; buttons in the app's accent color.
    public override var barAppearance: BarAppearance { BarAppearance(tintColor: .accent) }
}
