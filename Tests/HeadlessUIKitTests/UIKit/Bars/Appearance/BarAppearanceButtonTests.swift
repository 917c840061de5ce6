import TestSupport
import Testing
@testable import UIKit

@Suite(.ownSimulator) @MainActor
struct BarAppearanceButtonTests {
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

    @Test func copyIsIndependent() {
        let original = UIBarButtonItemAppearance()
        let copy: UIBarButtonItemAppearance = original.copy()
        #expect(copy == original)
        original.normal.titleTextAttributes = red
        #expect(copy != original)
    }
}
