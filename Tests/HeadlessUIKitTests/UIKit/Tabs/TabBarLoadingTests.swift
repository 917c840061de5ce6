import TestSupport
import Testing
import UIKit

@Suite("Loading of a tab bar controller", .ownSimulator) @MainActor
struct TabBarLoadingTests {
    private final class Tabs: UITabBarController {
        var model: String?
        var seen: [String?] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            seen.append(model)
        }
    }

    /// qiita.com/hicka04/items/e5ce253ce74fdea38378: the view is loaded by the initializer.
    @Test func theViewIsLoadedByTheInitializer() {
        let tabs = Tabs()
        tabs.model = "set after the initializer"
        #expect(tabs.isViewLoaded)
        #expect(tabs.seen == [nil])
        Simulator(profile: .iPhone15(iOS: 18)).show(tabs)
        #expect(tabs.seen == [nil])
    }
}
