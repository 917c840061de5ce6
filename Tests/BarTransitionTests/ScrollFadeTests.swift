import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Bars that follow a scroll position", .ownSimulator) @MainActor
struct ScrollFadeTests {
    private func color(_ simulator: Simulator) -> [CGFloat] {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        simulator.color(at: CGPoint(x: 300, y: 2)).getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }

    private func stage(_ profile: Simulator.Profile) -> (Simulator, UINavigationController, FadingPage) {
        let simulator = Simulator(profile: profile)
        let page = FadingPage("A")
        page.wantsScrollView = true
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (simulator, navigation, page)
    }

    private func scroll(_ page: FadingPage, by distance: CGFloat) {
        guard let scrollView = page.scrollView else { return }
        scrollView.contentOffset.y = distance - scrollView.adjustedContentInset.top
    }

    @Test(arguments: SmoothLayoutTests.profiles) func theBarFillsWithTheScroll(_ profile: Simulator.Profile) {
        let (simulator, _, page) = stage(profile)
        #expect(color(simulator) == [1, 1, 1])
        var last: CGFloat = 1
        for distance in stride(from: CGFloat(0), through: 80, by: 10) {
            scroll(page, by: distance)
            let green = color(simulator)[1]
            // Red over white, with the scroll progress as its alpha.
            #expect(abs(green - (1 - distance / 80)) < 0.01, "\(distance): \(green)")
            #expect(green <= last)
            last = green
        }
        scroll(page, by: 200)
        #expect(color(simulator) == [1, 0, 0])
        scroll(page, by: -30)
        #expect(color(simulator) == [1, 1, 1])
    }

    @Test(arguments: SmoothLayoutTests.profiles) func pushSwipeCancelAndReturnKeepIt(_ profile: Simulator.Profile) {
        let (simulator, navigation, page) = stage(profile)
        scroll(page, by: 40)
        let half = color(simulator)
        let other = DeclaringPage("B", BarAppearance(background: .color(.blue)))
        navigation.pushViewController(other, animated: true)
        simulator.commit()
        #expect(color(simulator) == half)
        simulator.runToRest()
        #expect(color(simulator) == [0, 0, 1])
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.5)
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(color(simulator) == [0, 0, 1])
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(color(simulator) == half)
        scroll(page, by: 80)
        #expect(color(simulator) == [1, 0, 0])
    }

    /// Scrolling during a transition takes effect when the transition ends.
    @Test func scrollingDuringATransitionWaitsForItsEnd() {
        let (simulator, navigation, page) = stage(.iPhone17Pro(iOS: 26))
        scroll(page, by: 80)
        navigation.pushViewController(DeclaringPage("B", BarAppearance(background: .color(.blue))), animated: true)
        simulator.runToRest()
        navigation.popViewController(animated: true)
        simulator.advance(by: 0.1)
        scroll(page, by: 0)
        let shown = page.navigationItem.standardAppearance
        simulator.advance(by: 0.05)
        #expect(page.navigationItem.standardAppearance === shown)
        simulator.runToRest()
        #expect(color(simulator) == [1, 1, 1])
        // A popped page may still scroll.
        navigation.setViewControllers([DeclaringPage("C", BarAppearance(background: .color(.green)))], animated: false)
        simulator.runToRest()
        scroll(page, by: 80)
        #expect(color(simulator) == [0, 1, 0])
    }

    @Test func valuesThatCannotInterpolateChangeHalfway() {
        let photo = BarAppearance(background: .material(BarAppearance.Material()), statusBarStyle: .lightContent)
        let plain = BarAppearance(background: .color(.red), tintColor: .blue)
        #expect(photo.mixed(with: plain, by: 0.4).background == photo.background)
        #expect(photo.mixed(with: plain, by: 0.6).background == plain.background)
        #expect(photo.mixed(with: plain, by: 0.4).statusBarStyle == .lightContent)
        #expect(photo.mixed(with: plain, by: 0.6).tintColor == .blue)
        #expect(photo.mixed(with: plain, by: 0.4).tintColor == nil)
        #expect(plain.mixed(with: photo, by: 0.4).tintColor == .blue)
        #expect(photo.mixed(with: plain, by: 0.5).background == plain.background)
        #expect(photo.mixed(with: plain, by: 0.5).statusBarStyle == nil)
        #expect(photo.mixed(with: plain, by: 0) == photo)
        #expect(photo.mixed(with: plain, by: 2) == plain)
    }

    @Test func textColorsAreMixed() {
        let from = BarAppearance(tintColor: .black, title: .init(color: .black), largeTitle: .init(color: .black))
        let to = BarAppearance(tintColor: .white, title: .init(color: .white), largeTitle: .init(color: .white))
        let mixture = from.mixed(with: to, by: 0.25)
        let wanted = UIColor.black.mixed(with: .white, by: 0.25)
        #expect([mixture.tintColor, mixture.title.color, mixture.largeTitle.color] == [wanted, wanted, wanted])
    }

    /// A scroll position can be beyond the distance.
    @Test(arguments: [-0.5, 0, 1, 1.5]) func beyondTheEndsItIsOneOfTheTwo(_ fraction: CGFloat) {
        let from = BarAppearance(background: .color(.red), tintColor: .black, title: .init(color: .black))
        let to = BarAppearance(background: .transparent, tintColor: .white)
        #expect(from.mixed(with: to, by: fraction) == (fraction > 0.5 ? to : from))
    }

    /// A hairline comes and goes in its own color; UIKit's own cannot be mixed.
    @Test func hairlinesAreMixed() {
        func appearance(_ shadow: BarAppearance.Shadow) -> BarAppearance {
            BarAppearance(background: .color(.white), shadow: shadow)
        }
        func mixture(_ from: BarAppearance.Shadow, _ to: BarAppearance.Shadow, _ fraction: CGFloat)
            -> BarAppearance.Shadow
        {
            appearance(from).mixed(with: appearance(to), by: fraction).shadow
        }
        #expect(mixture(.color(.red), .color(.blue), 0.25) == .color(.red.mixed(with: .blue, by: 0.25)))
        #expect(mixture(.none, .color(.red), 0.25) == .color(UIColor.clear.mixed(with: .red, by: 0.25)))
        #expect(mixture(.automatic, .color(.red), 0.49) == .automatic)
        #expect(mixture(.automatic, .color(.red), 0.5) == .color(.red))
    }

    /// Each color of a gradient is mixed with the one in its place; what has no middle changes halfway.
    @Test func gradientsMixColorByColor() {
        let sunset = BarAppearance.Gradient(colors: [.red, .white], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1))
        let night = BarAppearance.Gradient(colors: [.blue, .black])
        for fraction in [CGFloat(0.25), 0.5, 0.75] {
            let mixture = BarAppearance(background: .gradient(sunset))
                .mixed(with: BarAppearance(background: .gradient(night)), by: fraction)
            var expected = fraction < 0.5 ? sunset : night
            expected.colors = [
                UIColor.red.mixed(with: .blue, by: fraction), UIColor.white.mixed(with: .black, by: fraction),
            ]
            #expect(mixture.background == .gradient(expected), "at \(fraction)")
        }
        // A third color has no place in the other gradient, and must not get lost.
        let three = BarAppearance(background: .gradient(BarAppearance.Gradient(colors: [.red, .green, .blue])))
        let two = BarAppearance(background: .gradient(night))
        #expect(three.mixed(with: two, by: 0.49).background == three.background)
        #expect(three.mixed(with: two, by: 0.5).background == two.background)
        #expect(two.mixed(with: three, by: 0.5).background == three.background)
    }

    /// A bar that follows the content does so also where the app scrolls in an animation of its own: the background changes at
    /// once, and does not follow later.
    @Test(arguments: SmoothLayoutTests.profiles) func anUpdateInsideTheAppsAnimation(_ profile: Simulator.Profile) {
        let (simulator, _, page) = stage(profile)
        scroll(page, by: 20)
        UIView.animate(withDuration: 1) { scroll(page, by: 60) }
        #expect(abs(color(simulator)[1] - 0.25) < 0.01)
    }
}

/// A page whose bar fills as it is scrolled.
@MainActor
private final class FadingPage: MarkedPage, BarAppearanceProviding, UIScrollViewDelegate {
    var barAppearance: BarAppearance {
        BarAppearance(background: .transparent)
            .mixed(with: BarAppearance(background: .color(.red)), by: scrollView?.scrollProgress(over: 80) ?? 0)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView?.delegate = self
        marker.isHidden = true
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        setNeedsBarAppearanceUpdate(animated: false)
    }
}
