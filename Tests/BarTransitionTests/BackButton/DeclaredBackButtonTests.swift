import BarTransition
import TestSupport
import Testing
import UIKit

/// `BarAppearance.backButton`: its image, title and display mode.
@Suite("Declared back buttons", .ownSimulator) @MainActor
struct DeclaredBackButtonTests {
    typealias BackButton = BarAppearance.BackButton

    nonisolated static let devices: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    private func stage(
        _ profile: Simulator.Profile, _ pages: UIViewController..., defaultAppearance: BarAppearance? = nil
    ) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.attachBarTransition(defaultAppearance: defaultAppearance)
            return navigation
        }
    }

    private func page(_ title: String, _ button: BackButton?) -> DeclaringPage {
        DeclaringPage(title, BarAppearance(backButton: button))
    }

    private func push(_ page: UIViewController, on stage: HeadlessStage) {
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.runToRest()
    }

    private func pop(_ stage: HeadlessStage) {
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
    }

    /// From iOS 26 a back button has no text.
    private func text(_ text: String, on profile: Simulator.Profile) -> String { profile.system >= 26 ? "" : text }

    // MARK: One page

    @Test(arguments: devices) func theTitleBelongsToThePageThatShowsIt(_ profile: Simulator.Profile) throws {
        let root = MarkedPage("Root")
        root.navigationItem.backButtonTitle = "App"
        let stage = stage(profile, root)
        let declaring = page("A", BackButton(title: "Declared"))
        push(declaring, on: stage)
        var shown = try #require(ShownBackButton(in: stage.bar))
        #expect(shown.text == text("Declared", on: profile) && shown.label == "Declared")
        push(MarkedPage("B"), on: stage)
        shown = try #require(ShownBackButton(in: stage.bar))
        #expect(shown.text == text("A", on: profile), "B declares nothing")
        pop(stage)
        shown = try #require(ShownBackButton(in: stage.bar))
        #expect(shown.text == text("Declared", on: profile))
        pop(stage)
        #expect(root.navigationItem.backButtonTitle == "App")
        push(MarkedPage("C"), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.label == "App")
    }

    /// UIKit lists the titles of all pages below in the menu of a back button: a page further up leaves them.
    @Test(arguments: devices) func theTitleStaysUnderPagesFurtherUp(_ profile: Simulator.Profile) {
        let root = MarkedPage("Root")
        let stage = stage(profile, root)
        push(page("A", BackButton(title: "Declared", displayMode: .generic)), on: stage)
        for title in ["B", "C"] {
            push(MarkedPage(title), on: stage)
            #expect(root.navigationItem.backButtonTitle == "Declared", "\(title)")
            #expect(root.navigationItem.backButtonDisplayMode == .generic, "\(title)")
        }
        pop(stage)
        #expect(root.navigationItem.backButtonTitle == "Declared")
    }

    @Test(arguments: devices) func theImageBelongsToThePageThatShowsIt(_ profile: Simulator.Profile) throws {
        let stage = stage(profile, MarkedPage("Root"))
        let image = square(.red)
        push(page("A", BackButton(image: image)), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.image == image)
        push(page("B", nil), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.image != image)
        pop(stage)
        let shown = try #require(ShownBackButton(in: stage.bar))
        #expect(shown.image == image && shown.label == "Root")
    }

    @Test(arguments: devices) func theDisplayMode(_ profile: Simulator.Profile) {
        let root = MarkedPage("Root")
        let stage = stage(profile, root)
        for (mode, shown) in [
            (UINavigationItem.BackButtonDisplayMode.minimal, ""), (.generic, "Back"), (.default, "Root"),
        ] {
            push(page("A", BackButton(displayMode: mode)), on: stage)
            #expect(ShownBackButton(in: stage.bar)?.text == text(shown, on: profile))
            pop(stage)
            #expect(root.navigationItem.backButtonDisplayMode == .default)
        }
    }

    @Test(arguments: devices) func aChangeWhileItIsShown(_ profile: Simulator.Profile) {
        let root = MarkedPage("Root")
        let stage = stage(profile, root)
        let page = page("A", BackButton(title: "One"))
        push(page, on: stage)
        page.barAppearance.backButton = BackButton(image: square(.red), title: "Two")
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(ShownBackButton(in: stage.bar)?.label == "Two")
        #expect(ShownBackButton(in: stage.bar)?.image == page.barAppearance.backButton?.image)
        page.barAppearance.backButton = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(ShownBackButton(in: stage.bar)?.label == "Root" && root.navigationItem.backButtonTitle == nil)
    }

    /// Below it UIKit prefers the app's own item.
    @Test(arguments: devices) func theAppsBackItemStays(_ profile: Simulator.Profile) {
        let root = MarkedPage("Root")
        root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        let stage = stage(profile, root)
        push(page("A", BackButton(title: "Declared")), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.label == "Own")
    }

    // MARK: All pages

    @Test(arguments: devices) func theDefaultIsForAllPages(_ profile: Simulator.Profile) {
        let image = square(.green)
        let all = BarAppearance(backButton: BackButton(image: image, title: "All"))
        let stage = stage(profile, MarkedPage("Root"), defaultAppearance: all)
        push(MarkedPage("Undeclared"), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.image == image && ShownBackButton(in: stage.bar)?.label == "All")
        push(DeclaringPage("Other bar", BarAppearance(background: .color(.red))), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.image == image && ShownBackButton(in: stage.bar)?.label == "All")
        push(page("Own", BackButton(title: "Own")), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.image != image && ShownBackButton(in: stage.bar)?.label == "Own")
        push(page("UIKit's", BackButton()), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.image != image && ShownBackButton(in: stage.bar)?.label == "Own")
    }

    /// A new root has no back button, whatever it declares; the page above it has its own.
    @Test(arguments: devices, [true, false]) func theDefaultIsForANewStackToo(
        _ profile: Simulator.Profile, isAnimated: Bool
    ) {
        let all = BarAppearance(backButton: BackButton(title: "All"))
        let stage = stage(profile, MarkedPage("Root"), defaultAppearance: all)
        push(MarkedPage("A"), on: stage)
        for pages in [[MarkedPage("B")], [MarkedPage("C"), MarkedPage("D")], [page("E", BackButton(title: "E"))]] {
            stage.navigation.setViewControllers(pages, animated: isAnimated)
            stage.simulator.runToRest()
            #expect(ShownBackButton(in: stage.bar)?.label == (pages.count == 1 ? nil : "All"))
            #expect(pages.last?.navigationItem.backButtonTitle == nil)
        }
        push(page("F", BackButton(title: "Own")), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.label == "Own")
    }

    /// Invalid input: a back button without anything is UIKit's own, and the root has none.
    @Test(arguments: devices) func nothingDeclaredIsUIKits(_ profile: Simulator.Profile) {
        let root = page("Root", BackButton(image: square(.red), title: "Root's", allowsSwipeWhenReplaced: true))
        let stage = stage(profile, root)
        #expect(ShownBackButton(in: stage.bar) == nil)
        push(page("A", BackButton()), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.label == "Root" && root.navigationItem.backButtonTitle == nil)
        push(page("B", BackButton(title: "")), on: stage)
        #expect(ShownBackButton(in: stage.bar)?.text == "")
    }

    // MARK: Transitions

    /// Until a pop has ended the outgoing page shows its own title; after a canceled one it still does.
    @Test(arguments: devices) func aCanceledSwipe(_ profile: Simulator.Profile) {
        let pages = [page("Root", nil), page("A", BackButton(title: "To root")), page("B", BackButton(title: "To A"))]
        let stage = stage(profile, pages[0])
        for page in pages.dropFirst() { push(page, on: stage) }
        for finishes in [false, true] {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.5)
            #expect(pages[1].navigationItem.backButtonTitle == "To A")
            #expect(pages[0].navigationItem.backButtonTitle == "To root")
            stage.simulator.endBackSwipe(finishing: finishes)
            stage.simulator.runToRest()
            #expect(pages[1].navigationItem.backButtonTitle == (finishes ? nil : "To A"))
        }
        #expect(ShownBackButton(in: stage.bar)?.label == "To root")
    }

    @Test(arguments: devices) func pagesThatAreRemovedFromTheMiddle(_ profile: Simulator.Profile) {
        let pages = [
            page("Root", nil), page("A", BackButton(title: "To root")), page("B", BackButton(title: "From B")),
        ]
        let stage = stage(profile, pages[0])
        for page in pages.dropFirst() { push(page, on: stage) }
        stage.navigation.viewControllerStack.removeViewControllers { $0 === pages[1] }
        stage.simulator.runToRest()
        #expect(ShownBackButton(in: stage.bar)?.label == "From B")
        #expect(pages[1].navigationItem.backButtonTitle == nil)
    }

    /// Another default comes with the next update, also if that changes the page's background.
    @Test(arguments: devices) func anotherDefaultComesWithABackground(_ profile: Simulator.Profile) {
        let root = MarkedPage("Root")
        let stage = stage(profile, root)
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        push(page, on: stage)
        let arrow = square(.red)
        stage.navigation.barTransition?.defaultAppearance = BarAppearance(
            backButton: BackButton(image: arrow, title: "Default"))
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(root.navigationItem.backButtonTitle == "Default")
        #expect(page.navigationItem.standardAppearance?.backIndicatorImage == arrow)
    }

    // MARK: The app's own values

    @Test(arguments: devices) func detachingRestores(_ profile: Simulator.Profile) {
        let root = MarkedPage("Root")
        root.navigationItem.backButtonTitle = "App"
        root.navigationItem.backButtonDisplayMode = .generic
        let stage = stage(profile, root)
        let page = page("A", BackButton(image: square(.red), title: "Declared", displayMode: .minimal))
        push(page, on: stage)
        #expect(root.navigationItem.backButtonTitle == "Declared")
        stage.navigation.detachBarTransition()
        #expect(root.navigationItem.backButtonTitle == "App" && root.navigationItem.backButtonDisplayMode == .generic)
        #expect(page.navigationItem.standardAppearance == nil)
    }

    @Test(arguments: devices) func aTitleThatTheAppSetsLaterIsRestored(_ profile: Simulator.Profile) {
        let root = MarkedPage("Root")
        let stage = stage(profile, root)
        let page = page("A", BackButton(title: "Declared"))
        push(page, on: stage)
        root.navigationItem.backButtonTitle = "Later"
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(root.navigationItem.backButtonTitle == "Declared")
        pop(stage)
        #expect(root.navigationItem.backButtonTitle == "Later")
    }

    // MARK: Values

    @Test func mixingTakesOneOfBoth() {
        let (from, to) = (
            BarAppearance(backButton: BackButton(title: "A")), BarAppearance(backButton: BackButton(title: "B"))
        )
        #expect(from.mixed(with: to, by: 0.49).backButton == from.backButton)
        #expect(from.mixed(with: to, by: 0.5).backButton == to.backButton)
        #expect(from != to && from == BarAppearance(backButton: BackButton(title: "A")))
        #expect(BackButton(allowsSwipeWhenReplaced: true) != BackButton())
    }
}
