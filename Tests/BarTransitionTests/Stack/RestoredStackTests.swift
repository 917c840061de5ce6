import BarTransition
import Foundation
import TestSupport
import Testing
import UIKit

/// State restoration with the library attached.
@Suite("Restored stacks", .ownSimulator) @MainActor
struct RestoredStackTests {
    /// A page that is made again with the color that it has encoded.
    private final class ColorPage: MarkedPage, BarAppearanceProviding, UIViewControllerRestoration {
        static let colors: [UIColor] = [.red, .green, .blue]
        var number = 0

        var barAppearance: BarAppearance {
            BarAppearance(
                background: .color(Self.colors[number]), backButton: BarAppearance.BackButton(title: "To \(number - 1)")
            )
        }

        convenience init(number: Int) {
            self.init("Page \(number)")
            self.number = number
            restorationIdentifier = "page"
            restorationClass = ColorPage.self
        }

        static func viewController(
            withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? { ColorPage(number: 0) }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            number = coder.decodeInteger(forKey: "number")
            setNeedsBarAppearanceUpdate(animated: false)
        }
    }

    private func launch(_ profile: Simulator.Profile, pages: Int) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController()
        navigation.restorationIdentifier = "stack"
        navigation.viewControllers = (0..<pages).map { ColorPage(number: $0) }
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (simulator, navigation)
    }

    /// Three view controllers of one identifier, as of one class, come back in their order, each with its bar.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func pagesWithOneIdentifier(_ profile: Simulator.Profile) {
        let state = launch(profile, pages: 3).0.preserveState()
        let (simulator, navigation) = launch(profile, pages: 1)
        simulator.restoreState(state)
        simulator.runToRest()
        #expect(navigation.viewControllers.compactMap { ($0 as? ColorPage)?.number } == [0, 1, 2])
        for number in [2, 1, 0] {
            #expect(
                simulator.color(at: CGPoint(x: 5, y: navigation.navigationBar.frame.minY + 5))
                    == ColorPage.colors[number])
            if number > 0 {
                #expect(ShownBackButton(in: navigation.navigationBar)?.label == "To \(number - 1)")
                navigation.popViewController(animated: true)
                simulator.runToRest()
            }
        }
    }
}
