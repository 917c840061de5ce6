import BarTransition
import TestSupport
import Testing
import UIKit

/// The colors of buttons, and the glass under them on iOS 26.
@Suite("Declared buttons", .ownSimulator) @MainActor
struct DeclaredButtonTests {
    nonisolated static let glass = Simulator.Profile.iPhone17Pro(iOS: 26)

    private func stage(_ pages: UIViewController..., profile: Simulator.Profile = glass) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
    }

    private func page(_ title: String, _ appearance: BarAppearance, _ items: UIBarButtonItem...) -> DeclaringPage {
        let page = DeclaringPage(title, appearance)
        page.navigationItem.rightBarButtonItems = items
        return page
    }

    // MARK: Glass between buttons of different widths

    private func views(named name: String, in root: UIView) -> [UIView] {
        (String(describing: type(of: root)) == name ? [root] : [])
            + root.subviews.flatMap { views(named: name, in: $0) }
    }

    /// The widths on the screen of the glass under the trailing buttons.
    private func widths(_ stage: HeadlessStage) -> [CGFloat] {
        views(named: "BarPlatter", in: stage.bar).filter { $0.superview!.convert($0.center, to: nil).x > 200 }
            .map { ($0.layer.presentation() ?? $0.layer).bounds.width }
    }

    @Test(arguments: [false, true]) func theGlassIsNeverNarrowerThanBothOfItsButtons(swipes: Bool) {
        let add = page("Library", BarAppearance(tintColor: .green), UIBarButtonItem(systemItem: .add))
        let start = page(
            "Guide", BarAppearance(background: .color(.red), tintColor: .white), UIBarButtonItem(title: "Start"))
        let stage = stage(add)
        let narrow = widths(stage).min() ?? 0
        #expect(narrow == 44)
        func expectWide(_ when: String) {
            for width in widths(stage) { #expect(width > narrow - 0.5, "\(when): \(width)") }
        }
        func expectWideToRest(_ when: String) {
            for frame in 0..<40 {
                expectWide("\(when), frame \(frame)")
                stage.simulator.advance(by: 1 / 60.0)
            }
            stage.simulator.runToRest()
        }
        stage.navigation.pushViewController(start, animated: true)
        stage.simulator.commit()
        expectWideToRest("push")
        if swipes {
            stage.simulator.beginBackSwipe()
            for step in 1...8 {
                stage.simulator.moveBackSwipe(toProgress: CGFloat(step) / 10)
                stage.simulator.advance(by: 1 / 60.0)
                expectWide("swipe")
            }
            stage.simulator.endBackSwipe(finishing: true)
        } else {
            stage.navigation.popViewController(animated: true)
            stage.simulator.commit()
        }
        expectWideToRest("pop")
        #expect(widths(stage) == [44])
    }

    // MARK: Tints

    @Test func aProminentButtonIsFilled() {
        let prominent = UIBarButtonItem(title: "Done")
        prominent.style = .done
        let plain = UIBarButtonItem(title: "Edit")
        let page = page("A", BarAppearance(background: .color(.red), tintColor: .white), prominent, plain)
        let stage = stage(page)
        #expect(plain.tintColor == .white)
        // The platter under Done is filled; its text can be read on it.
        let colors = (300..<386).flatMap { x in stage.simulator.column(x)[66..<102] }
        #expect(colors.contains([255, 255, 255, 255]) && colors.contains { $0[0] < 60 && $0[1] < 60 && $0[2] < 60 })
    }

    @Test func buttonsInGroupsAreTinted() {
        let page = DeclaringPage("A", BarAppearance(tintColor: .green))
        let (leading, trailing, center) = (
            UIBarButtonItem(title: "L"), UIBarButtonItem(title: "T"), UIBarButtonItem(title: "C")
        )
        let collapsed = UIBarButtonItem(title: "G")
        page.navigationItem.leadingItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [leading], representativeItem: nil)
        ]
        page.navigationItem.trailingItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [trailing], representativeItem: collapsed)
        ]
        page.navigationItem.centerItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [center], representativeItem: nil)
        ]
        let stage = stage(page)
        for item in [leading, trailing, center, collapsed] { #expect(item.tintColor == .green) }
        stage.navigation.detachBarTransition()
        for item in [leading, trailing, center, collapsed] { #expect(item.tintColor == nil) }
    }

    @Test func buttonsThatAreSetLaterAreTinted() {
        final class LatePage: DeclaringPage {
            let late = UIBarButtonItem(systemItem: .add)
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationItem.rightBarButtonItem = late
            }
        }
        let page = LatePage("B", BarAppearance(tintColor: .green))
        let stage = stage(UIViewController())
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.runToRest()
        #expect(page.late.tintColor == .green)
        // Text has the declared color at once.
        let text = UIBarButtonItem(title: "WWW")
        page.navigationItem.rightBarButtonItem = text
        stage.simulator.runToRest()
        let green = (320..<386).contains { x in
            stage.simulator.column(x)[66..<102].contains { $0[0] < 60 && $0[1] > 200 && $0[2] < 60 }
        }
        #expect(green)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(text.tintColor == .green)
    }

    /// The key in the Info.plist counts only if the app is built with an earlier SDK than that of iOS 27. In the earlier design
    /// the bar tints its buttons, in the new one each button has its own tint.
    @Test(arguments: [26, 27]) func theyAreTintedInTheEarlierDesignToo(sdk: Int) {
        var profile = Self.glass
        profile.requiresCompatibility = true
        profile.linkedSDK = .init(sdk)
        let edit = UIBarButtonItem(title: "Edit")
        let stage = stage(page("A", BarAppearance(background: .color(.red), tintColor: .green), edit), profile: profile)
        #expect(edit.tintColor == (sdk < 27 ? nil : .green))
        let isGreen = (300..<390).contains { x in
            stage.simulator.column(x)[62..<106].contains { $0[0] < 60 && $0[1] > 200 && $0[2] < 60 }
        }
        #expect(isGreen)
    }

    // MARK: Disabled buttons

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), glass])
    func disabledTextIsPaler(_ profile: Simulator.Profile) throws {
        let page = page("A", BarAppearance(tintColor: .green), UIBarButtonItem(title: "Save"))
        _ = stage(page, profile: profile)
        let appearance = try #require(page.navigationItem.standardAppearance)
        for buttons in [appearance.buttonAppearance, appearance.backButtonAppearance] {
            #expect(buttons.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
            #expect(
                buttons.disabled.titleTextAttributes[.foregroundColor] as? UIColor
                    == UIColor.green.withAlphaComponent(0.35))
        }
    }

    /// Their own color comes before the tint color.
    @Test func disabledTextIsAPalerButtonColor() throws {
        var appearance = BarAppearance(tintColor: .green)
        appearance.buttonColors.normal = .blue
        let page = page("A", appearance, UIBarButtonItem(title: "Save"))
        _ = stage(page)
        let buttons = try #require(page.navigationItem.standardAppearance?.buttonAppearance)
        #expect(
            buttons.disabled.titleTextAttributes[.foregroundColor] as? UIColor
                == UIColor.blue.withAlphaComponent(0.35))
    }

    @Test func theAppsDisabledColorStays() throws {
        let page = page("A", BarAppearance(tintColor: .green))
        let own = UINavigationBarAppearance()
        own.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
        page.navigationItem.standardAppearance = own
        _ = stage(page)
        let buttons = try #require(page.navigationItem.standardAppearance?.buttonAppearance)
        #expect(buttons.disabled.titleTextAttributes[.foregroundColor] as? UIColor == .gray)
        page.barAppearance.buttonColors.disabled = .blue
        page.setNeedsBarAppearanceUpdate(animated: false)
        let declared = try #require(page.navigationItem.standardAppearance?.buttonAppearance)
        #expect(declared.disabled.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    }

    /// A Done or Save that is disabled is as pale as the other buttons, on each system in which it has a declared color.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), glass])
    func aDisabledDoneButtonIsPaler(_ profile: Simulator.Profile) throws {
        let save = UIBarButtonItem(systemItem: .save)
        save.isEnabled = false
        var appearance = BarAppearance(tintColor: .green)
        if profile.system >= 26 { appearance.buttonColors.done = .green }
        let page = page("A", appearance, save)
        _ = stage(page, profile: profile)
        let done = try #require(page.navigationItem.standardAppearance).doneButtonAppearance
        #expect(done.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
        #expect(
            done.disabled.titleTextAttributes[.foregroundColor] as? UIColor == UIColor.green.withAlphaComponent(0.35))
    }

    /// It has the color of its own page from the first frame, not the bar's, which changes gradually.
    @Test func aProminentButtonComesInItsOwnColor() {
        let save = UIBarButtonItem(title: "Save")
        save.style = .done
        let stage = stage(UIViewController())
        stage.navigation.pushViewController(page("B", BarAppearance(tintColor: .green), save), animated: true)
        for _ in 1...20 {
            stage.simulator.advance(by: 1 / 60.0)
            let colors = (200..<386).flatMap { x in stage.simulator.column(x)[66..<102] }
            #expect(!colors.contains { $0[2] > $0[1] + 10 })
        }
    }

    /// "If the color is not in a compatible color space, the parameters are unchanged" (UIKit documentation): a pattern has no alpha of
    /// its own, and a disabled button's text is as pale as any other.
    @Test func disabledTextWithAPattern() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let pattern = UIColor(patternImage: image)
        var appearance = BarAppearance()
        appearance.buttonColors.normal = pattern
        let page = page("A", appearance)
        _ = stage(page)
        let buttons = try #require(page.navigationItem.standardAppearance?.buttonAppearance)
        #expect(
            buttons.disabled.titleTextAttributes[.foregroundColor] as? UIColor == pattern.withAlphaComponent(0.35))
    }
}
