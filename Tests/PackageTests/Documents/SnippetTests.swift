import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Snippets of the documents", .ownSimulator) @MainActor
struct SnippetTests {
    @Test func theSnippetsDoWhatTheySay() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let photo = PhotoViewController()
        attaching(navigation)
        let screen = picture(of: navigation, pushing: photo)
        #expect(screen.size == CGSize(width: 402, height: 874))
        #expect(navigation.topViewController === photo)
        #expect(navigation.navigationBar.barStyle == .black, "a light status bar for the photo")
        #expect(commonBars(picture: screen).filter { $0.isHidden == true }.count == 1)
    }
}
