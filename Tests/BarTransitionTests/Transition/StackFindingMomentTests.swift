import BarTransition
import TestSupport
import Testing
import UIKit

/// When the view controller that finds stacks attaches the library, and that nobody notices it otherwise.
@Suite("Moments of the view controller that finds stacks", .ownSimulator) @MainActor
struct StackFindingMomentTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let host = UIViewController()
    private let finder = StackFindingViewController()

    /// Shows the host with the finder in front.
    private func show() {
        simulator.show(host)
        host.embed(finder)
        finder.view.frame = host.view.bounds
        simulator.runToRest()
    }

    private func stack(_ page: UIViewController = MarkedPage("A")) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: page)
        host.addChild(navigation)
        navigation.view.frame = host.view.bounds
        navigation.didMove(toParent: host)
        return navigation
    }

    /// SwiftUI can make the stack while its view is away, for example behind a full-screen cover. It is attached when the view
    /// appears again, even if nothing of it is laid out then.
    @Test func aStackThatComesWhileTheViewIsAway() {
        show()
        simulator.show(UIViewController())
        simulator.runToRest()
        let navigation = stack()
        host.view.addSubview(navigation.view)
        simulator.runToRest()
        #expect(navigation.barTransition == nil)
        simulator.show(host)
        simulator.runToRest()
        #expect(navigation.barTransition != nil)
    }

    /// A stack that a view makes in its first layout, after the layout of the view that looks for it. Nothing is laid out then
    /// until the view has appeared.
    @Test func aStackThatComesLaterInTheFirstLayout() {
        final class LateContainer: UIViewController {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                if navigation.parent == nil { embed(navigation) }
            }
        }
        let container = LateContainer()
        host.embed(finder)
        host.embed(container)
        finder.view.frame = UIScreen.main.bounds
        container.view.frame = UIScreen.main.bounds
        simulator.show(host)
        simulator.runToRest()
        #expect(container.navigation.barTransition != nil)
    }

    /// A stack whose view is loaded but not shown, as in a tab that is not selected, is nowhere yet.
    @Test func aStackThatIsNotShownIsNotBeside() {
        show()
        let navigation = stack()
        finder.attach()
        #expect(navigation.barTransition == nil)
        host.view.addSubview(navigation.view)
        finder.attach()
        #expect(navigation.barTransition != nil)
    }

    /// Without its own view on the screen it does not know what is beside it.
    @Test func aViewThatIsNotShownFindsNothing() {
        show()
        finder.view.removeFromSuperview()
        let navigation = stack()
        host.view.addSubview(navigation.view)
        simulator.runToRest()
        finder.attach()
        #expect(navigation.barTransition == nil)
    }

    /// It is in front of what it is put on, and the finger and VoiceOver reach that.
    @Test func touchesAndVoiceOverReachWhatIsBehind() {
        show()
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
        host.view.insertSubview(button, at: 0)
        #expect(simulator.window.hitTest(CGPoint(x: 150, y: 320), with: nil) === button)
        #expect(finder.view.accessibilityElementsHidden)
    }

    /// It attaches each stack beside it, and a new default is for all of them at once.
    @Test func aNewDefaultIsForAllStacksAtOnce() {
        show()
        let half = CGRect(x: 0, y: 0, width: host.view.bounds.width, height: host.view.bounds.height / 2)
        let stacks = [half, half.offsetBy(dx: 0, dy: half.height)].map { frame in
            let navigation = stack()
            navigation.view.frame = frame
            host.view.addSubview(navigation.view)
            finder.attach()
            return navigation
        }
        simulator.runToRest()
        finder.defaultAppearance = BarAppearance(background: .color(.red))
        simulator.commit()
        for navigation in stacks {
            let frame = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
            #expect(simulator.rgba(200, frame.minY + 3) == [255, 0, 0, 255])
        }
    }

    private final class AskedPage: MarkedPage, BarAppearanceProviding {
        var reads = 0
        var barAppearance: BarAppearance {
            reads += 1
            return BarAppearance(tintColor: .red)
        }
    }

    /// Shows a stack whose default is set by the finder.
    private func showAsked() -> (AskedPage, UINavigationController) {
        let page = AskedPage("A")
        let navigation = stack(page)
        host.view.addSubview(navigation.view)
        finder.defaultAppearance = BarAppearance(titleColor: .green)
        show()
        return (page, navigation)
    }

    /// SwiftUI sets the default again whenever it renders. The same one changes nothing, so no page is asked again.
    @Test func theSameDefaultAgainAsksNoPage() {
        let (page, navigation) = showAsked()
        #expect(navigation.barTransition != nil)
        let reads = page.reads
        finder.defaultAppearance = BarAppearance(titleColor: .green)
        #expect(page.reads == reads)
        finder.defaultAppearance = BarAppearance(titleColor: .yellow)
        #expect(page.reads > reads)
    }

    /// A view controller that takes the place of another one, with the same default, asks no page either.
    @Test func anotherOneWithTheSameDefaultAsksNoPage() {
        let (page, _) = showAsked()
        let (reads, other) = (page.reads, StackFindingViewController())
        finder.unembed()
        other.defaultAppearance = BarAppearance(titleColor: .green)
        host.embed(other)
        other.view.frame = host.view.bounds
        simulator.runToRest()
        #expect(page.reads == reads)
        other.defaultAppearance = BarAppearance(titleColor: .yellow)
        #expect(page.reads > reads, "it has taken the place")
    }
}
