import BarTransition
import TestSupport
import Testing
import UIKit

/// A change of a declaration that does not concern the item makes no appearance of it again.
@Suite("Cost of changes beside the item", .ownSimulator) @MainActor
struct ItemCopyTests {
    /// A change of each part of a declaration that is written to the bars only.
    enum Change: CaseIterable {
        case background, shadow, isHidden, toolbar, statusBarStyle, transitionStyle

        func apply(to appearance: inout BarAppearance) {
            switch self {
            case .background: appearance.background = .gradient(.init(colors: [.red, .blue]))
            case .shadow: appearance.shadow = .color(.blue)
            case .isHidden: appearance.isHidden = true
            case .toolbar: appearance.toolbar = .init(tintColor: .green)
            case .statusBarStyle: appearance.statusBarStyle = .lightContent
            case .transitionStyle: appearance.transitionStyle = .slide
            }
        }
    }

    private func stage() -> (HeadlessStage, DeclaringPage) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), titleColor: .white))
        let stage = HeadlessStage(.iPhone15(iOS: 18)) {
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.standardAppearance = CountingAppearance(idiom: .phone)
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        return (stage, page)
    }

    private func copies(_ change: (DeclaringPage) -> Void) -> Int {
        let (stage, page) = stage()
        let before = CountingAppearance.copies
        change(page)
        stage.simulator.runToRest()
        return CountingAppearance.copies - before
    }

    @Test(arguments: Change.allCases, [true, false])
    func aChangeBesideTheItemCopiesNothing(_ change: Change, animated: Bool) {
        let copied = copies { page in
            change.apply(to: &page.barAppearance)
            page.setNeedsBarAppearanceUpdate(animated: animated)
        }
        #expect(copied == 0)
    }

    /// The measure itself: a change of a text does.
    @Test func aChangeOfATextCopies() {
        let copied = copies { page in
            page.barAppearance.titleColor = .green
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        #expect(copied > 0)
    }

    /// What is made for one page serves all that declare the same.
    @Test func pagesThatDeclareTheSameShareIt() {
        func copies(for colors: [UIColor]) -> Int {
            let pages = colors.map { DeclaringPage("", BarAppearance(background: .color(.red), titleColor: $0)) }
            for page in pages { page.loadViewIfNeeded() }
            let before = CountingAppearance.copies
            let stage = HeadlessStage(.iPhone15(iOS: 18)) {
                let navigation = UINavigationController()
                navigation.navigationBar.standardAppearance = CountingAppearance(idiom: .phone)
                navigation.viewControllers = pages
                navigation.attachBarTransition()
                return navigation
            }
            stage.simulator.runToRest()
            return CountingAppearance.copies - before
        }
        #expect(copies(for: [.white, .white, .white]) < copies(for: [.white, .green, .yellow]))
    }

    /// Once the item has what follows from another look of the bar, nothing is made again, also if the look makes no difference to it.
    @Test func aLookThatMakesNoDifferenceIsComparedOnce() {
        let (stage, page) = stage()
        stage.bar.standardAppearance.backgroundColor = .green
        page.setNeedsBarAppearanceUpdate(animated: false)
        let before = CountingAppearance.copies
        for _ in 0..<3 { page.setNeedsBarAppearanceUpdate(animated: false) }
        #expect(CountingAppearance.copies == before)
    }
}
