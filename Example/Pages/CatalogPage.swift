import BarTransition
import UIKit

/// A list whose bar minimizes while the user scrolls down (iOS 27).
public final class CatalogPage: PlaceListPage {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Catalog"
        navigationItem.title = "Catalog"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        // By the page itself, so that the bar minimizes with UIKit alone, too. The SDK of iOS 27 comes with Swift 6.4.
        #if !os(visionOS) && !targetEnvironment(macCatalyst)
            #if !canImport(ObjectiveC) || compiler(>=6.4)
                if #available(iOS 27.0, *) {
                    navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollDown
                }
            #endif
        #endif
    }

    /// UIKit's own background; buttons in the app's accent color.
    public override var barAppearance: BarAppearance { BarAppearance(tintColor: .accent) }
}
