import BarTransition
import TestSupport
import Testing
import UIKit

/// The colors that a declaration gives to buttons: in the item's appearance, and from iOS 26 as tints of the buttons themselves.
@Suite("Colors of a declared item's buttons", .ownSimulator) @MainActor
struct ButtonColorTests {
    nonisolated static let classic = Simulator.Profile.iPhone15(iOS: 18)
    nonisolated static let glass = Simulator.Profile.iPhone17Pro(iOS: 26)

    /// A button that counts how often its tint color is set.
    private final class CountingButton: UIBarButtonItem {
        private(set) var writes = 0
        override var tintColor: UIColor? { didSet { writes += 1 } }
    }

    private func stage(_ page: UIViewController, _ profile: Simulator.Profile) -> HeadlessStage {
        HeadlessStage(profile, pages: page)
    }

    private struct Colors: Equatable {
        var normal: UIColor?
        var highlighted: UIColor?
        var disabled: UIColor?

        @MainActor
        init(_ buttons: UIBarButtonItemAppearance?) {
            func color(_ state: UIBarButtonItemStateAppearance?) -> UIColor? {
                state?.titleTextAttributes[.foregroundColor] as? UIColor
            }
            normal = color(buttons?.normal)
            highlighted = color(buttons?.highlighted)
            disabled = color(buttons?.disabled)
        }

        init(normal: UIColor?, highlighted: UIColor?, disabled: UIColor?) {
            (self.normal, self.highlighted, self.disabled) = (normal, highlighted, disabled)
        }
    }

    private struct ItemColors: Equatable {
        var plain: Colors
        var back: Colors
        var done: Colors

        @MainActor
        init(_ item: UINavigationItem) {
            plain = Colors(item.standardAppearance?.buttonAppearance)
            back = Colors(item.standardAppearance?.backButtonAppearance)
            done = Colors(item.standardAppearance?.doneButtonAppearance)
        }
    }

    // MARK: Texts

    /// The declared colors of each state, which the back button shares. Done has the color of the others before iOS 26.
    @Test(arguments: [classic, glass]) func allStatesAreDeclared(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(tintColor: .purple))
        page.barAppearance.buttonColors = .init(normal: .red, highlighted: .green, disabled: .blue)
        let stage = stage(page, profile)
        let colors = ItemColors(page.navigationItem)
        let declared = Colors(normal: .red, highlighted: .green, disabled: .blue)
        #expect(colors.plain == declared && colors.back == declared)
        let own = Colors(UINavigationBarAppearance().doneButtonAppearance)
        #expect(colors.done.normal == (profile.system < 26 ? .red : own.normal))
        #expect(colors.done.highlighted == .green && colors.done.disabled == .blue)
        stage.navigation.detachBarTransition()
        #expect(page.navigationItem.standardAppearance == nil)
    }

    /// Done's own color counts on each system, and only for Done.
    @Test(arguments: [classic, glass]) func doneHasItsOwnColor(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(tintColor: .purple))
        page.barAppearance.buttonColors = .init(normal: .red, done: .orange)
        _ = stage(page, profile)
        let colors = ItemColors(page.navigationItem)
        #expect(colors.done.normal == .orange && colors.plain.normal == .red && colors.back.normal == .red)
    }

    /// The tint color stands for the normal state of all buttons, a paler one for the disabled state.
    @Test(arguments: [classic, glass]) func theTintColorStandsForTheNormalState(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(tintColor: .purple))
        _ = stage(page, profile)
        let colors = ItemColors(page.navigationItem)
        #expect(colors.plain.normal == .purple && colors.back.normal == .purple)
        var (alpha, red): (CGFloat, CGFloat) = (0, 0)
        colors.plain.disabled?.getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(alpha > 0.2 && alpha < 0.5 && red == 0.5)
        #expect((colors.done.normal == .purple) == (profile.system < 26))
    }

    /// Without a declared color UIKit's stay, also those of disabled buttons.
    @Test(arguments: [classic, glass]) func withoutAColorUIKitsStay(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(titleColor: .red))
        _ = stage(page, profile)
        let own = UINavigationBarAppearance()
        let colors = ItemColors(page.navigationItem)
        #expect(colors.plain == Colors(own.buttonAppearance))
        #expect(colors.back == Colors(own.backButtonAppearance))
        #expect(colors.done == Colors(own.doneButtonAppearance))
    }

    /// The declared title color is that of the large title unless that has its own.
    @Test func theLargeTitleHasTheTitlesColor() {
        let page = DeclaringPage("A", BarAppearance(titleColor: .red))
        let stage = stage(page, Self.classic)
        func color() -> UIColor? {
            page.navigationItem.standardAppearance?.largeTitleTextAttributes[.foregroundColor] as? UIColor
        }
        #expect(color() == .red)
        page.barAppearance.largeTitleColor = .green
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color() == .green)
        page.barAppearance.titleColor = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color() == .green)
        #expect(stage.bar.standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor != .green)
    }

    // MARK: Tints

    /// The toolbar's buttons too.
    @Test func aToolbarsTintIsThatOfItsButtons() {
        let (own, other) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action))
        own.tintColor = .orange
        let page = DeclaringPage("A", BarAppearance(tintColor: .red, toolbar: .init(tintColor: .purple)))
        page.toolbarItems = [own, other]
        let stage = stage(page, Self.glass)
        #expect(own.tintColor == .orange && other.tintColor == .purple)
        page.barAppearance.toolbar?.tintColor = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(own.tintColor == .orange && other.tintColor == nil)
        page.barAppearance.toolbar?.tintColor = .purple
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.navigation.detachBarTransition()
        #expect(own.tintColor == .orange && other.tintColor == nil)
    }

    /// A button follows its page's declaration, and is set only when that changes.
    @Test func aTintFollowsTheDeclaration() {
        let button = CountingButton(systemItem: .add)
        let page = DeclaringPage("A", BarAppearance(tintColor: .red))
        page.navigationItem.rightBarButtonItem = button
        let stage = stage(page, Self.glass)
        #expect(button.tintColor == .red && button.writes == 1)
        for _ in 0..<2 {
            stage.push(MarkedPage("B"), andWait: 1)
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
        }
        #expect(button.tintColor == .red && button.writes == 1)
        page.barAppearance.tintColor = .green
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.tintColor == .green && button.writes == 2)
        page.barAppearance.tintColor = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.tintColor == nil && button.writes == 3)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.writes == 3)
    }

    /// A tint that the app sets later is its own, also if the declaration changes or the library goes.
    @Test func theAppsLaterTintStays() {
        let button = UIBarButtonItem(systemItem: .add)
        let page = DeclaringPage("A", BarAppearance(tintColor: .red))
        page.navigationItem.rightBarButtonItem = button
        let stage = stage(page, Self.glass)
        button.tintColor = .blue
        page.barAppearance.tintColor = .green
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.tintColor == .blue)
        stage.navigation.detachBarTransition()
        #expect(button.tintColor == .blue)
    }

    /// The same for a tint that happens to be the declared one: it was there before.
    @Test func theAppsEqualTintStays() {
        let button = UIBarButtonItem(systemItem: .add)
        button.tintColor = .red
        let page = DeclaringPage("A", BarAppearance(tintColor: .red))
        page.navigationItem.rightBarButtonItem = button
        let stage = stage(page, Self.glass)
        page.barAppearance.tintColor = .green
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.tintColor == .red)
        stage.navigation.detachBarTransition()
        #expect(button.tintColor == .red)
    }

    /// Buttons that take turns, of which the page keeps the other one: it comes back with what is declared then.
    @Test func aButtonThatIsRemovedForAWhile() {
        let (edit, done) = (UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Done"))
        let page = DeclaringPage("A", BarAppearance(tintColor: .white, toolbar: .init(tintColor: .white)))
        let (add, share) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action))
        page.navigationItem.rightBarButtonItem = edit
        page.toolbarItems = [add]
        let stage = stage(page, Self.glass)
        #expect(edit.tintColor == .white && add.tintColor == .white)
        page.navigationItem.rightBarButtonItem = done
        page.toolbarItems = [share]
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(done.tintColor == .white && share.tintColor == .white)
        page.barAppearance = BarAppearance(toolbar: .init())
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(done.tintColor == nil && share.tintColor == nil)
        page.navigationItem.rightBarButtonItem = edit
        page.toolbarItems = [add]
        stage.simulator.runToRest()
        #expect(edit.tintColor == nil && add.tintColor == nil)
    }

    /// One that the app removes and gives no tint, as to show it elsewhere, is the app's. It is tinted again when it comes back.
    @Test func aRemovedButtonWithoutItsTintIsTheApps() {
        let (edit, add) = (CountingButton(title: "Edit"), CountingButton(systemItem: .add))
        let page = DeclaringPage("A", BarAppearance(tintColor: .red, toolbar: .init(tintColor: .red)))
        page.navigationItem.rightBarButtonItem = edit
        page.toolbarItems = [add]
        let stage = stage(page, Self.glass)
        #expect(edit.tintColor == .red && add.tintColor == .red)
        page.navigationItem.rightBarButtonItem = nil
        page.toolbarItems = nil
        for button in [edit, add] { button.tintColor = nil }
        let writes = edit.writes + add.writes
        for color in [UIColor.red, .green] {
            page.barAppearance = BarAppearance(tintColor: color, toolbar: .init(tintColor: color))
            page.setNeedsBarAppearanceUpdate(animated: false)
            stage.simulator.runToRest()
            #expect(edit.tintColor == nil && add.tintColor == nil)
        }
        #expect(edit.writes + add.writes == writes)
        page.navigationItem.rightBarButtonItem = edit
        page.toolbarItems = [add]
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(edit.tintColor == .green && add.tintColor == .green)
    }

    /// A button that two pages have is the one of the page on the screen, also when the other page is updated.
    @Test func aButtonOfTwoPagesHasTheColorOfTheOneOnTop() {
        let button = UIBarButtonItem(systemItem: .add)
        let pages = [UIColor.red, .blue].map { DeclaringPage("", BarAppearance(tintColor: $0)) }
        for page in pages { page.navigationItem.rightBarButtonItem = button }
        let stage = stage(pages[0], Self.glass)
        stage.push(pages[1], andWait: 1)
        stage.simulator.runToRest()
        #expect(button.tintColor == .blue)
        pages[0].setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.tintColor == .blue)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(button.tintColor == .red)
    }

    /// Before iOS 26 the bar tints its buttons, so the buttons themselves are left alone.
    @Test func beforeIOS26NoButtonIsTinted() {
        let button = CountingButton(systemItem: .add)
        let page = DeclaringPage("A", BarAppearance(tintColor: .red))
        page.navigationItem.leftBarButtonItem = button
        let stage = stage(page, Self.classic)
        stage.push(MarkedPage("B"), andWait: 1)
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        #expect(button.tintColor == nil && button.writes == 0)
    }

    /// Nor is one of a toolbar.
    @Test func beforeIOS26NoButtonOfAToolbarIsTinted() {
        let button = CountingButton(systemItem: .action)
        let page = DeclaringPage("A", BarAppearance(toolbar: .init(tintColor: .red)))
        page.toolbarItems = [button]
        let stage = stage(page, Self.classic)
        #expect(stage.navigation.toolbar.tintColor == .red)
        #expect(button.tintColor == nil && button.writes == 0)
    }

    /// Buttons at both sides, and one that is pinned.
    @Test func allButtonsAreTinted() {
        let buttons = (0..<4).map { UIBarButtonItem(title: "\($0)") }
        let page = DeclaringPage("A", BarAppearance(tintColor: .red))
        page.navigationItem.leftBarButtonItems = Array(buttons[..<2])
        page.navigationItem.rightBarButtonItems = [buttons[2]]
        page.navigationItem.pinnedTrailingGroup = UIBarButtonItemGroup(
            barButtonItems: [buttons[3]], representativeItem: nil)
        let stage = stage(page, Self.glass)
        #expect(buttons.map(\.tintColor) == [.red, .red, .red, .red])
        stage.navigation.detachBarTransition()
        #expect(buttons.map(\.tintColor) == [nil, nil, nil, nil])
    }

    /// A prominent button is filled with the tint that it had as a plain one.
    @Test func aTintStaysWithAnyStyle() {
        let button = UIBarButtonItem(title: "Edit")
        let page = DeclaringPage("A", BarAppearance(tintColor: .red))
        page.navigationItem.rightBarButtonItem = button
        _ = stage(page, Self.glass)
        #expect(button.tintColor == .red)
        button.style = .done
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.tintColor == .red)
        button.style = .plain
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.tintColor == .red)
    }

    /// Also those of a toolbar that comes, or changes, as the bar goes. One that goes with the bar keeps its own.
    @Test(arguments: [false, true]) func aToolbarsButtonsAreTintedWhileTheBarGoes(wasShown: Bool) {
        let button = UIBarButtonItem(systemItem: .action)
        let page = DeclaringPage(
            "A", BarAppearance(background: .color(.red), toolbar: wasShown ? .init(tintColor: .green) : .hidden))
        page.toolbarItems = [button]
        let stage = stage(page, Self.glass)
        stage.simulator.runToRest()
        page.barAppearance = BarAppearance(isHidden: true, toolbar: .init(tintColor: .purple))
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(!stage.navigation.isToolbarHidden && button.tintColor == .purple)
        stage.simulator.advance(by: 0.05)
        #expect(button.tintColor == .purple)
        stage.simulator.runToRest()
        page.barAppearance = BarAppearance(isHidden: false, toolbar: .init(tintColor: .purple))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        page.barAppearance = BarAppearance(isHidden: true, toolbar: .hidden)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(stage.navigation.isToolbarHidden && button.tintColor == .purple)
        stage.simulator.runToRest()
        #expect(button.tintColor == nil)
    }

    /// Those of a toolbar that goes in an update keep their tint until it is gone, also where the bar stays, and whether or not
    /// another update follows meanwhile.
    @Test(arguments: [nil, true, false] as [Bool?]) func aToolbarThatGoesKeepsItsTints(isNextAnimated: Bool?) {
        let button = UIBarButtonItem(systemItem: .action)
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), toolbar: .init(tintColor: .purple)))
        page.toolbarItems = [button]
        let stage = stage(page, Self.glass)
        #expect(button.tintColor == .purple)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(stage.navigation.isToolbarHidden && button.tintColor == .purple)
        stage.simulator.advance(by: 0.05)
        if let isNextAnimated {
            page.barAppearance.background = .color(.blue)
            page.setNeedsBarAppearanceUpdate(animated: isNextAnimated)
        }
        #expect(button.tintColor == .purple)
        stage.simulator.runToRest()
        #expect(button.tintColor == nil)
    }

    /// Moves a button from a red page to another one, which is pushed then.
    private func stage(moving button: UIBarButtonItem, between pages: [DeclaringPage]) -> HeadlessStage {
        pages[0].navigationItem.rightBarButtonItem = button
        let stage = stage(pages[0], Self.glass)
        #expect(button.tintColor == .red)
        pages[0].navigationItem.rightBarButtonItem = nil
        pages[1].navigationItem.rightBarButtonItem = button
        stage.push(pages[1], andWait: 1)
        stage.simulator.runToRest()
        return stage
    }

    /// It keeps the color of the page that has it while that goes back.
    private func expectTint(_ color: UIColor, of button: UIBarButtonItem, inAPopOn stage: HeadlessStage) {
        #expect(button.tintColor == color)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.navigation.transitionCoordinator != nil && button.tintColor == color)
        stage.simulator.runToRest()
    }

    /// A button that the app has moved to another page has that page's color as long as that is on the screen.
    @Test func aButtonThatHasMovedToAnotherPage() {
        let button = UIBarButtonItem(systemItem: .add)
        let pages = [UIColor.red, .blue].map { DeclaringPage("", BarAppearance(tintColor: $0)) }
        expectTint(.blue, of: button, inAPopOn: stage(moving: button, between: pages))
    }

    /// The same where both pages declare the same color when it moves, and the first one another color later.
    @Test func aButtonThatHasMovedToAPageOfTheSameColor() {
        let button = UIBarButtonItem(systemItem: .add)
        let pages = [0, 1].map { _ in DeclaringPage("", BarAppearance(tintColor: .red)) }
        let stage = stage(moving: button, between: pages)
        pages[0].barAppearance.tintColor = .blue
        pages[0].setNeedsBarAppearanceUpdate(animated: false)
        expectTint(.red, of: button, inAPopOn: stage)
    }

    /// Those of a toolbar that is shown again before it is gone have what is declared then, at once.
    @Test(arguments: [true, false]) func aToolbarThatComesBackHasTheNewTints(isAnimated: Bool) {
        let button = UIBarButtonItem(systemItem: .action)
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), toolbar: .init(tintColor: .purple)))
        page.toolbarItems = [button]
        let stage = stage(page, Self.glass)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.isToolbarHidden && button.tintColor == .purple)
        page.barAppearance.toolbar = .init(tintColor: .green)
        page.setNeedsBarAppearanceUpdate(animated: isAnimated)
        #expect(!stage.navigation.isToolbarHidden && button.tintColor == .green)
        stage.simulator.runToRest()
        #expect(button.tintColor == .green)
    }

    /// The library is detached while a toolbar goes, and the app keeps its object. Nothing is tinted any more when the toolbar is gone.
    @Test func aToolbarThatIsGoneAfterDetaching() {
        let button = UIBarButtonItem(systemItem: .action)
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), toolbar: .init(tintColor: .purple)))
        page.toolbarItems = [button]
        let stage = stage(page, Self.glass)
        let attached = stage.navigation.barTransition
        page.barAppearance.toolbar = .init(isHidden: true, tintColor: .green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.isToolbarHidden && button.tintColor == .purple)
        stage.navigation.detachBarTransition()
        #expect(button.tintColor == nil)
        stage.simulator.runToRest()
        #expect(button.tintColor == nil)
        withExtendedLifetime(attached) {}
    }

    /// A page that sets its button anew as the bar gets another height asks for an update then: the button is tinted as in any
    /// other update.
    @Test func aButtonThatIsSetWhileAnUpdateIsLaidOut() {
        final class FollowingPage: DeclaringPage {
            override func viewSafeAreaInsetsDidChange() {
                super.viewSafeAreaInsetsDidChange()
                navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                setNeedsBarAppearanceUpdate(animated: false)
            }
        }
        let page = FollowingPage("A", BarAppearance(tintColor: .red))
        let stage = stage(page, Self.glass)
        let earlier = page.navigationItem.rightBarButtonItem
        page.barAppearance.prompt = "Prompt"
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        let button = page.navigationItem.rightBarButtonItem
        #expect(button !== earlier && button?.tintColor == .red)
    }

    /// A button that a page sets in its `viewDidAppear`, after an animated update, as where a superclass asks for that, is tinted when
    /// the page is shown.
    @Test func aButtonThatIsSetAfterAnUpdateAsThePageAppearsAgain() {
        let simulator = Simulator(profile: Self.glass)
        let page = ReappearingPage("A", BarAppearance(background: .color(.white), tintColor: .red))
        page.didUpdate = { [unowned page] in
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
        page.appearAgain(in: simulator, declaring: BarAppearance(background: .color(.black), tintColor: .red))
        simulator.runToRest()
        #expect(page.navigationItem.rightBarButtonItem?.tintColor == .red)
    }

    /// A toolbar that is hidden while the stack is not on the screen is gone at once, and its buttons have their new color when the
    /// app shows it.
    @Test func aToolbarThatIsHiddenOffTheScreen() {
        let button = UIBarButtonItem(systemItem: .add)
        let page = DeclaringPage("A", BarAppearance(toolbar: .init(tintColor: .red)))
        page.toolbarItems = [button]
        let stage = stage(page, Self.glass)
        #expect(button.tintColor == .red)
        stage.simulator.show(MarkedPage("Other"))
        #expect(page.view.window == nil)
        page.barAppearance.toolbar = .init(isHidden: true, tintColor: .green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.show(stage.navigation)
        #expect(stage.navigation.isToolbarHidden)
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isToolbarHidden && button.tintColor == .green)
    }
}
