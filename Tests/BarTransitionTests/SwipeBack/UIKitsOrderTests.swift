import BarTransition
import TestSupport
import Testing
import UIKit

/// Between its swipes and scroll views UIKit's own delegate decides, if it is there, as without the library.
@Suite("UIKit's order of swipes and scroll views", .ownSimulator) @MainActor
struct UIKitsOrderTests {
    /// What the delegates of all swipe recognizers answer about a scroll view.
    private func answers(
        _ profile: Simulator.Profile, _ direction: UIUserInterfaceLayoutDirection,
        _ content: UISemanticContentAttribute, offset: CGFloat, isAttached: Bool
    ) throws -> [Bool] {
        let simulator = Simulator(profile: profile, layoutDirection: direction)
        let page = CarouselPage("Carousel")
        let navigation = UINavigationController()
        navigation.viewControllers = [MarkedPage("Root"), page]
        if isAttached { navigation.attachBarTransition() }
        simulator.show(navigation)
        simulator.runToRest()
        page.carousel.semanticContentAttribute = content
        page.carousel.contentOffset.x = offset * simulator.window.bounds.width
        let pan = page.carousel.panGestureRecognizer
        var swipes: [UIGestureRecognizer?] = [navigation.interactivePopGestureRecognizer]
        if profile.system >= 26 { swipes.append(navigation.interactiveContentPopGestureRecognizer) }
        return try swipes.flatMap { swipe -> [Bool] in
            let swipe = try #require(swipe)
            let delegate = try #require(swipe.delegate)
            return [
                delegate.gestureRecognizer(swipe, shouldRequireFailureOf: pan),
                delegate.gestureRecognizer(swipe, shouldBeRequiredToFailBy: pan),
                delegate.gestureRecognizer(swipe, shouldRecognizeSimultaneouslyWith: pan),
            ]
        }
    }

    /// Also where the contents run in another direction than the app, such as a keyboard or a player's time line.
    @Test(
        arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)],
        [UISemanticContentAttribute.unspecified, .forceLeftToRight, .forceRightToLeft])
    func itIsTheSameWithTheLibrary(_ profile: Simulator.Profile, _ content: UISemanticContentAttribute) throws {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            for offset in [CGFloat(0), 1, 2] {
                let alone = try answers(profile, direction, content, offset: offset, isAttached: false)
                let attached = try answers(profile, direction, content, offset: offset, isAttached: true)
                #expect(attached == alone, "\(direction), at \(offset)")
            }
        }
    }
}
