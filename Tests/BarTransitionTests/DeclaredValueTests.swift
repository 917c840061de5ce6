import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Declared values", .ownSimulator) @MainActor
struct DeclaredValueTests {
    private func start(
        _ first: BarAppearance, _ profile: Simulator.Profile = .iPhone15(iOS: 18),
        prepare: (UINavigationController) -> Void = { _ in }
    ) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: DeclaringPage("A", first))
        prepare(navigation)
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (simulator, navigation)
    }

    private let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test func anImageFillsTheBarUpToTheTop() {
        let (simulator, navigation) = start(BarAppearance(background: .image(BarAppearance.Image(image(.green)))))
        let bar = navigation.navigationBar.frame
        for y in [0, bar.minY + 1, bar.maxY - 1] {
            #expect(simulator.color(at: CGPoint(x: 300, y: y)) == .green)
        }
        #expect(simulator.color(at: CGPoint(x: 300, y: bar.maxY + 1)) == white)
    }

    /// Unless it is declared otherwise, a gradient runs straight down.
    @Test func aGradientRunsStraightDown() {
        let gradient = BarAppearance.Gradient(colors: [.red, .blue])
        let (simulator, navigation) = start(BarAppearance(background: .gradient(gradient)))
        let bottom = navigation.navigationBar.frame.maxY
        let colors = [2, bottom / 2, bottom - 2].map { y in
            [5, 100, 380].map { simulator.rgba($0, y) }
        }
        for row in colors { #expect(row.allSatisfy { $0 == row[0] }, "\(row)") }
        #expect(colors[0][0][0] > 240 && colors[2][0][2] > 240)
    }

    /// It is one pixel of the screen high, below the background.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)])
    func aDeclaredHairlineIsOnePixelHigh(_ profile: Simulator.Profile) {
        let (simulator, navigation) = start(
            BarAppearance(background: .color(.blue), shadow: .color(.red)), profile)
        let scale = navigation.traitCollection.displayScale
        let picture = simulator.picture(scale: scale)
        let edge = Int(navigation.navigationBar.frame.maxY * scale)
        let rows = (edge - 6..<edge + 12).filter { picture.rgba(20, $0) == [255, 0, 0, 255] }
        #expect(scale > 1 && rows == [edge])
    }

    /// UIKit's own hairline stays where the page declares something else.
    @Test func theHairlineOfUIKitsBackground() throws {
        let own = UINavigationBarAppearance().shadowColor
        #expect(own != nil)
        for (shadow, expected) in [(BarAppearance.Shadow.automatic, own), (.none, nil), (.color(.red), UIColor.red)] {
            let (_, navigation) = start(BarAppearance(shadow: shadow, titleColor: .blue))
            let item = try #require(navigation.topViewController).navigationItem
            #expect(item.standardAppearance?.shadowColor == expected)
        }
    }

    /// UIKit draws an image that is no template whatever the shadow's color is (UIBarAppearance.h, shadowColor), so the app's
    /// image gives way to a declared hairline.
    @Test func theAppsShadowImageGivesWay() throws {
        let app = UINavigationBarAppearance()
        app.shadowImage = image(.green)
        for (shadow, isKept) in [(BarAppearance.Shadow.automatic, true), (.none, false), (.color(.red), false)] {
            let (simulator, navigation) = start(BarAppearance(shadow: shadow, titleColor: .blue)) {
                $0.navigationBar.standardAppearance = app
                $0.navigationBar.scrollEdgeAppearance = app
            }
            let item = try #require(navigation.topViewController).navigationItem
            #expect((item.standardAppearance?.shadowImage != nil) == isKept)
            let picture = simulator.picture(scale: navigation.traitCollection.displayScale)
            let edge = Int(navigation.navigationBar.frame.maxY * navigation.traitCollection.displayScale)
            let colors = (edge - 6..<edge + 12).map { picture.rgba(20, $0) }
            #expect(colors.contains([0, 255, 0, 255]) == isKept, "\(shadow): \(colors)")
            #expect(colors.contains([255, 0, 0, 255]) == (shadow == .color(.red)))
        }
    }

    @Test func aMaterialLetsThePageShowThrough() throws {
        let (simulator, navigation) = start(
            BarAppearance(background: .material(.init(.systemThinMaterial, tint: .red.withAlphaComponent(0.5)))))
        let color = simulator.color(at: CGPoint(x: 300, y: 2))
        var (red, green) = (CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red > 0.9 && green > 0.3 && green < 0.7, "\(color)")
        navigation.topViewController?.view.backgroundColor = .black
        #expect(simulator.color(at: CGPoint(x: 300, y: 2)) != color)
        simulator.reducesTransparency = true
        let solid = simulator.color(at: CGPoint(x: 300, y: 2))
        navigation.topViewController?.view.backgroundColor = .white
        #expect(simulator.color(at: CGPoint(x: 300, y: 2)) == solid)
    }

    @Test func aMaterialFadesInByItsEffect() {
        let (simulator, navigation) = start(BarAppearance(background: .color(.red)))
        let material = BarAppearance(background: .material(.init(tint: .orange)), transitionStyle: .interpolate)
        navigation.pushViewController(DeclaringPage("B", material), animated: true)
        var last = simulator.color(at: CGPoint(x: 300, y: 2))
        simulator.commit()
        #expect(simulator.color(at: CGPoint(x: 300, y: 2)) == last)
        // UIKit's effect views and their ancestors must never be translucent.
        func isTranslucent(_ view: UIView) -> Bool {
            sequence(first: view, next: \.superview).contains { $0.alpha < 1 }
        }
        func effectViews(_ view: UIView) -> [UIView] {
            ((view as? UIVisualEffectView)?.contentView.backgroundColor == .orange ? [view] : [])
                + view.subviews.flatMap(effectViews)
        }
        #expect(effectViews(navigation.navigationBar).count == 1)
        #expect(!effectViews(navigation.navigationBar).contains(where: isTranslucent))
        for _ in 0..<5 {
            simulator.advance(by: 0.05)
            let color = simulator.color(at: CGPoint(x: 300, y: 2))
            #expect(color != last)
            last = color
        }
        simulator.runToRest()
    }

    @Test func fontsAndButtonStates() throws {
        var look = BarAppearance(tintColor: .red, titleColor: .green)
        look.title.font = .boldSystemFont(ofSize: 20)
        look.largeTitle.font = .systemFont(ofSize: 30)
        look.buttonColors = BarAppearance.ButtonColors(highlighted: .blue, disabled: .gray, done: .black)
        let (_, navigation) = start(look)
        let appearance = try #require(navigation.topViewController?.navigationItem.standardAppearance)
        #expect(appearance.titleTextAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .green)
        #expect(appearance.largeTitleTextAttributes[.font] as? UIFont == .systemFont(ofSize: 30))
        #expect(appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .green)
        let buttons = appearance.buttonAppearance
        #expect(buttons.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(buttons.highlighted.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
        #expect(buttons.disabled.titleTextAttributes[.foregroundColor] as? UIColor == .gray)
        #expect(appearance.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .black)
    }

    @Test func theInitializerTakesEverything() {
        var changed = BarAppearance(tintColor: .red)
        changed.title = BarAppearance.Text(color: .green, font: .boldSystemFont(ofSize: 20))
        changed.largeTitle.color = .blue
        changed.buttonColors.disabled = .gray
        changed.prompt = "Prompt"
        changed.largeTitleDisplayMode = .never
        let created = BarAppearance(
            tintColor: .red, title: BarAppearance.Text(color: .white, font: .boldSystemFont(ofSize: 20)),
            titleColor: .green, largeTitle: BarAppearance.Text(color: .blue),
            buttonColors: BarAppearance.ButtonColors(disabled: .gray), prompt: "Prompt", largeTitleDisplayMode: .never)
        #expect(created == changed)
    }

    @Test func promptAndLargeTitleModeFollowTheDeclaration() throws {
        let (simulator, navigation) = start(BarAppearance())
        navigation.navigationBar.prefersLargeTitles = true
        let page = DeclaringPage("B", BarAppearance())
        page.navigationItem.prompt = "The app's"
        page.barAppearance.prompt = "Declared"
        page.barAppearance.largeTitleDisplayMode = .never
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        #expect(page.navigationItem.prompt == "Declared")
        #expect(page.navigationItem.largeTitleDisplayMode == .never)
        #expect(
            navigation.navigationBar.frame.height > 44 && navigation.navigationBar.frame.height < 96, "a prompt, inline"
        )
        page.barAppearance.prompt = nil
        page.barAppearance.largeTitleDisplayMode = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.navigationItem.prompt == "The app's")
        #expect(page.navigationItem.largeTitleDisplayMode == .automatic)
    }

    @Test(arguments: SmoothLayoutTests.profiles) func theToolbarFollowsThePage(_ profile: Simulator.Profile) {
        let (simulator, navigation) = start(BarAppearance(), profile)
        var look = BarAppearance()
        look.toolbar = BarAppearance.Toolbar(background: .color(.blue), tintColor: .yellow)
        let page = DeclaringPage("B", look)
        page.toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in })]
        let tint = navigation.toolbar.tintColor
        #expect(navigation.isToolbarHidden)
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        #expect(!navigation.isToolbarHidden)
        #expect(navigation.toolbar.tintColor == .yellow)
        let bottom = CGPoint(x: 60, y: simulator.window.bounds.height - 2)
        if profile.system < 26 { #expect(simulator.color(at: bottom) == .blue) }
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.3)
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(!navigation.isToolbarHidden)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(navigation.isToolbarHidden)
        #expect(navigation.toolbar.tintColor == tint)
        #expect(simulator.color(at: bottom) == white)
    }

    @Test func anUndeclaredToolbarIsLeftToTheApp() {
        let (simulator, navigation) = start(BarAppearance())
        navigation.setToolbarHidden(false, animated: false)
        navigation.toolbar.tintColor = .brown
        let standard = navigation.toolbar.standardAppearance
        navigation.pushViewController(DeclaringPage("B", BarAppearance()), animated: true)
        simulator.runToRest()
        #expect(!navigation.isToolbarHidden)
        #expect(navigation.toolbar.tintColor == .brown)
        #expect(navigation.toolbar.standardAppearance === standard)
        navigation.detachBarTransition()
        #expect(navigation.toolbar.standardAppearance === standard)
    }

    /// On iOS 26 buttons do not use the bar's tint (fact m2.2).
    @Test func buttonsTakeThePagesTintFrom26() {
        for profile in [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)] {
            let simulator = Simulator(profile: profile)
            let page = DeclaringPage("A", BarAppearance(tintColor: .red))
            let plain = UIBarButtonItem(primaryAction: UIAction(image: UIImage(systemName: "plus")) { _ in })
            let own = UIBarButtonItem(primaryAction: UIAction(image: UIImage(systemName: "plus")) { _ in })
            own.tintColor = .green
            page.navigationItem.rightBarButtonItems = [plain, own]
            let navigation = UINavigationController(rootViewController: page)
            navigation.attachBarTransition()
            simulator.show(navigation)
            #expect(plain.tintColor == (profile.system >= 26 ? .red : nil))
            #expect(own.tintColor == .green)
            navigation.detachBarTransition()
            #expect(plain.tintColor == nil)
            #expect(own.tintColor == .green)
        }
    }
}
