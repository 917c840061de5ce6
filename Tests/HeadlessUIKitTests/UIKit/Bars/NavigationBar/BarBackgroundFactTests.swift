import TestSupport
import Testing
import UIKit

/// The pixels of bar backgrounds on the screen.
@Suite("Facts about bar backgrounds", .ownSimulator) @MainActor
struct BarBackgroundFactTests {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

    /// A point in a bar without a title, and one just below it, on an iPhone SE before iOS 26.
    let inBar = CGPoint(x: 100, y: 50)
    let underBar = CGPoint(x: 100, y: 64)

    private func stage(_ profile: Simulator.Profile = .iPhoneSE(iOS: 18), page color: UIColor? = nil) -> TracingStage {
        let stage = TracingStage("A", profile: profile)
        stage.pages[0].title = nil
        stage.pages[0].view.backgroundColor = color ?? white
        return stage
    }

    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }

    /// Whether two colors are equal, with a tolerance for the rounding of two layers.
    private func agree(_ one: UIColor, _ other: UIColor) -> Bool {
        zip(components(one), components(other)).allSatisfy { abs($0 - $1) <= 2.5 / 255 }
    }

    /// A color with an opacity of one half over another.
    private func half(_ top: UIColor, over bottom: UIColor) -> UIColor {
        let mixed = zip(components(top), components(bottom)).map { ($0 + $1) / 2 }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
    }

    private func image(
        _ color: UIColor, size: CGSize = CGSize(width: 1, height: 1), mode: UIImage.RenderingMode = .automatic
    ) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }.withRenderingMode(mode)
    }

    private func set(_ stage: TracingStage, _ edit: (UINavigationBarAppearance) -> Void) {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        edit(appearance)
        stage.navigation.navigationBar.scrollEdgeAppearance = appearance
        stage.simulator.runToRest()
    }

    // MARK: Composition

    @Test func fact_6_1_9_effectThenColorThenImage() {
        let stage = stage(page: red)
        func shown(color: UIColor?, image: UIImage?, effect: UIBlurEffect? = UIBlurEffect(style: .systemMaterial))
            -> UIColor
        {
            set(stage) { appearance in
                appearance.backgroundEffect = effect
                appearance.backgroundColor = color
                appearance.backgroundImage = image
            }
            return stage.simulator.color(at: inBar)
        }
        let effect = shown(color: nil, image: nil)
        #expect(!agree(effect, red), "the effect covers the page")
        let tinted = shown(color: blue.withAlphaComponent(0.5), image: nil)
        #expect(agree(tinted, half(blue, over: effect)), "the color is above the effect")
        let all = shown(color: blue.withAlphaComponent(0.5), image: image(green.withAlphaComponent(0.5)))
        #expect(agree(all, half(green, over: tinted)), "the image is above both")
        let withoutEffect = shown(color: blue.withAlphaComponent(0.5), image: nil, effect: nil)
        #expect(agree(withoutEffect, half(blue, over: red)))
    }

    @Test func aBlurThatTheAppSetsIsDrawnOnIOS26() {
        let stage = stage(.iPhone17Pro(iOS: 26), page: red)
        // A point in the bar of this phone, beside its title.
        let inBar = CGPoint(x: 100, y: 90)
        set(stage) { $0.configureWithDefaultBackground() }
        #expect(agree(stage.simulator.color(at: inBar), red), "the default background is clear")
        set(stage) { $0.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial) }
        #expect(!agree(stage.simulator.color(at: inBar), red), "the app's own effect covers the page")
    }

    // MARK: Shadows

    private func line(_ image: UIImage?, _ color: UIColor?) -> UIColor {
        let stage = stage()
        set(stage) { appearance in
            appearance.shadowImage = image
            appearance.shadowColor = color
        }
        return stage.simulator.color(at: underBar)
    }

    @Test func fact_6_1_10_theColorTintsTheHairline() {
        // A red line of half a point in a pixel of one point.
        #expect(agree(line(nil, red), half(red, over: white)))
        #expect(line(nil, nil) == white)
        #expect(line(nil, .clear) == white)
    }

    @Test func fact_6_1_10_aBarsOwnShadowImageNeedsABackgroundImage() {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 18))
        let bar = stage.navigation.navigationBar
        let page = stage.pages[0]
        page.title = nil
        let list = UIScrollView()
        list.contentSize = CGSize(width: 100, height: 4000)
        list.backgroundColor = white
        page.view = list
        stage.navigation.viewControllers = [UIViewController()]
        stage.simulator.runToRest()
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        list.contentOffset.y = 500
        stage.simulator.runToRest()
        bar.shadowImage = image(green, size: CGSize(width: 1, height: 3))
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: underBar) != green)
        bar.setBackgroundImage(image(red), for: .default)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: underBar) == green)
    }

    // MARK: Translucency

    /// The color of a bar over a green page that was scrolled.
    private func legacy(_ edit: (UINavigationBar) -> Void) -> UIColor {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let page = UIViewController()
        let list = UIScrollView()
        list.contentSize = CGSize(width: 100, height: 4000)
        list.backgroundColor = green
        page.view = list
        let navigation = UINavigationController(rootViewController: page)
        simulator.show(navigation)
        // The list begins below an opaque bar: the window is behind the bar.
        simulator.window.backgroundColor = green
        navigation.view.backgroundColor = green
        edit(navigation.navigationBar)
        simulator.runToRest()
        list.contentOffset.y = 500
        simulator.runToRest()
        return simulator.color(at: inBar)
    }

    @Test func fact_6_3_2_anOpaqueImageMadeTranslucentIsDrawnWithLessThanFullOpacity() {
        #expect(legacy { $0.setBackgroundImage(image(red), for: .default) } == red)
        let shown = components(
            legacy { bar in
                bar.setBackgroundImage(image(red), for: .default)
                bar.isTranslucent = true
            })
        #expect(shown[0] > 0.5 && shown[0] < 1 && shown[1] > 0 && shown[1] < 0.5)
    }

    @Test func fact_6_3_2_aTranslucentImageMadeOpaqueIsBacked() {
        let veil = image(red.withAlphaComponent(0.5))
        func backed(_ edit: (UINavigationBar) -> Void) -> UIColor {
            legacy { bar in
                bar.setBackgroundImage(veil, for: .default)
                bar.isTranslucent = false
                edit(bar)
            }
        }
        #expect(agree(legacy { $0.setBackgroundImage(veil, for: .default) }, half(red, over: green)))
        #expect(agree(backed { _ in }, half(red, over: white)))
        #expect(agree(backed { $0.barStyle = .black }, half(red, over: .black)))
        #expect(agree(backed { $0.barTintColor = blue }, half(red, over: blue)))
    }

    // MARK: The scroll edge

    // MARK: iOS 26

    @Test func fact_6_4_3_glassCoversTheOlderSetters() {
        for edit in [
            { $0.barTintColor = red }, { $0.setBackgroundImage(image(red.withAlphaComponent(0.9)), for: .default) },
        ] as [(UINavigationBar) -> Void] {
            let stage = stage(.iPhoneSE(iOS: 26), page: green)
            edit(stage.navigation.navigationBar)
            stage.simulator.runToRest()
            #expect(stage.simulator.color(at: inBar) == green)
        }
    }
}
