import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator) @MainActor
struct BarBackgroundTests {
    private func color(_ stage: HeadlessStage) -> UIColor? { stage.bar.backgroundView.current.background.color }

    private func scrolledStage(_ profile: Simulator.Profile = .iPhoneSE(iOS: 18)) -> (HeadlessStage, BarScrollPage) {
        let page = BarScrollPage()
        let stage = HeadlessStage(profile: profile)
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        return (stage, page)
    }

    @Test func fact_6_1_2_theChainAtTheScrollEdge() {
        let stage = HeadlessStage("A")
        let item = stage.pages[0].navigationItem
        stage.bar.standardAppearance = opaque(.red)
        #expect(color(stage) == nil, "fact 6.1.4")
        stage.bar.scrollEdgeAppearance = opaque(.green)
        #expect(color(stage) == .green)
        item.standardAppearance = opaque(.blue)
        #expect(color(stage) == .green)
        item.scrollEdgeAppearance = opaque(.orange)
        #expect(color(stage) == .orange)
    }

    @Test func fact_6_1_2_theChainAwayFromIt() {
        let (stage, page) = scrolledStage()
        page.scrollView.contentOffset.y += 100
        stage.simulator.runToRest()
        stage.bar.scrollEdgeAppearance = opaque(.green)
        stage.bar.standardAppearance = opaque(.red)
        #expect(color(stage) == .red)
        page.navigationItem.standardAppearance = opaque(.blue)
        #expect(color(stage) == .blue)
    }

    /// UIKit's documentation of `contentScrollView(for:)`: an override that returns nil leaves the bar at the edge.
    @Test func aPageCanReturnNoScrollView() {
        final class Page: BarScrollPage {
            override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
        }
        final class AskingSuper: BarScrollPage {
            override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
                super.contentScrollView(for: edge)
            }
        }
        for (page, expected) in [(Page(), UIColor.green), (AskingSuper(), .red)] as [(BarScrollPage, UIColor)] {
            let stage = HeadlessStage(profile: .iPhoneSE(iOS: 18))
            stage.navigation.viewControllers = [page]
            stage.simulator.runToRest()
            page.scrollView.contentOffset.y += 100
            stage.simulator.runToRest()
            stage.bar.standardAppearance = opaque(.red)
            stage.bar.scrollEdgeAppearance = opaque(.green)
            #expect(color(stage) == expected)
        }
    }

    /// Like the scroll views of react-native-screens (pull request 202), or with a label in front of it.
    @Test(arguments: [true, false], [true, false]) func aNestedScrollView(isVariant: Bool, isFirst: Bool) {
        var profile = Simulator.Profile.iPhoneSE(iOS: 18)
        profile.variants.searchesNestedScrollViews = !isVariant
        let stage = HeadlessStage(profile: profile)
        let (page, outer, inner) = (UIViewController(), UIView(), UIView())
        let scrollView = UIScrollView(frame: stage.simulator.window.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 3000)
        page.view.addSubview(outer)
        outer.addSubview(inner)
        if !isFirst { inner.addSubview(UILabel()) }
        inner.addSubview(scrollView)
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        scrollView.contentOffset.y += 100
        stage.simulator.runToRest()
        stage.bar.standardAppearance = opaque(.red)
        stage.bar.scrollEdgeAppearance = opaque(.green)
        #expect(color(stage) == (isFirst && !isVariant ? .red : .green))
    }

    @Test func fact_6_1_2_theCompactChain() {
        let page = BarScrollPage()
        let stage = HeadlessStage(orientation: .landscapeLeft)
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        stage.bar.scrollEdgeAppearance = opaque(.green)
        #expect(color(stage) == .green)
        stage.bar.compactScrollEdgeAppearance = opaque(.orange)
        #expect(color(stage) == .orange)
        page.scrollView.contentOffset.y += 100
        stage.simulator.runToRest()
        stage.bar.compactAppearance = opaque(.blue)
        #expect(color(stage) == .blue)
    }

    @Test func fact_6_1_5_theBackgroundFadesWhenContentScrollsUnderIt() {
        let (stage, page) = scrolledStage()
        stage.bar.standardAppearance = opaque(.red)
        page.scrollView.contentOffset.y += 100
        stage.simulator.advance(by: 0.1)
        #expect(stage.bar.backgroundViews.count == 2)
        let alpha = stage.bar.backgroundViews[1].layer.shownModel.opacity
        #expect(alpha > 0 && alpha < 1)
        stage.simulator.runToRest()
        #expect(stage.bar.backgroundViews.count == 1)
        #expect(color(stage) == .red)
    }

    @Test func fact_6_1_6_mutatedInPlaceItTakesEffect() {
        let stage = HeadlessStage("A", bar: { $0.scrollEdgeAppearance = opaque(.red) })
        stage.bar.scrollEdgeAppearance?.backgroundColor = .green
        #expect(color(stage) == .green)
        let original = opaque(.blue)
        stage.bar.scrollEdgeAppearance = original
        original.backgroundColor = .white
        #expect(color(stage) == .blue)
    }

    @Test func fact_6_1_8_olderSettersCountUntilAnAppearanceIsSet() {
        let (stage, page) = scrolledStage()
        page.scrollView.contentOffset.y += 100
        stage.simulator.runToRest()
        stage.bar.isTranslucent = false
        stage.bar.barTintColor = .red
        #expect(color(stage) == .red)
        stage.bar.standardAppearance = opaque(.blue)
        #expect(color(stage) == .blue)
        stage.bar.barTintColor = .green
        #expect(color(stage) == .blue)
        #expect(stage.bar.barTintColor == .green)
    }

    @Test func fact_6_3_2_translucencyIsInferredFromTheImage() {
        func image(alpha: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
                UIColor.red.withAlphaComponent(alpha).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        let bar = UINavigationBar()
        #expect(bar.isTranslucent)
        bar.setBackgroundImage(image(alpha: 0.5), for: .default)
        #expect(bar.isTranslucent)
        bar.setBackgroundImage(image(alpha: 1), for: .default)
        #expect(!bar.isTranslucent)
        #expect(bar.backgroundImage(for: .default) != nil)
        bar.isTranslucent = true
        #expect(bar.isTranslucent)
    }

    @Test func fact_6_1_9_effectThenColorThenImage() {
        let fill = BarBackgroundFill(frame: .zero, shadowBelow: true)
        let kinds = fill.subviews.prefix(3).map { String(describing: type(of: $0)) }
        #expect(kinds == ["UIVisualEffectView", "UIView", "UIImageView"])
    }

    @Test func fact_6_1_10_shadows() {
        let template = UIImage(systemName: "plus")!.withRenderingMode(.alwaysTemplate)
        let original = template.withRenderingMode(.alwaysOriginal)
        #expect(ResolvedBarShadow(image: nil, color: nil) == .none)
        #expect(ResolvedBarShadow(image: nil, color: .clear) == .none)
        #expect(ResolvedBarShadow(image: nil, color: .red) == .line(.red))
        #expect(ResolvedBarShadow(image: template, color: .red) == .image(template, tint: .red))
        #expect(ResolvedBarShadow(image: template, color: nil) == .none)
        #expect(ResolvedBarShadow(image: original, color: nil) == .image(original, tint: nil))
    }

    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 18), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func fact_m1_3_itReachesFromTheScreensTopToTheBarsBottom(profile: Simulator.Profile) {
        let stage = HeadlessStage("A", profile: profile)
        let frame = stage.bar.frame
        let expected = CGRect(x: 0, y: -frame.minY, width: frame.width, height: frame.maxY)
        #expect(isClose(stage.bar.backgroundView.frame, expected))
        #expect(stage.bar.subviews.first === stage.bar.backgroundView)
    }

    @Test func fact_m1_11_anOpaqueBarHasAHairlineOfOnePixelUnderIt() {
        let stage = HeadlessStage("A", profile: .iPhone17Pro(iOS: 26))
        #expect(stage.bar.backgroundView.current.background == .clear)
        stage.bar.scrollEdgeAppearance = opaque(.red)
        let line = stage.bar.backgroundView.current.subviews.last!
        #expect(isClose(line.frame, CGRect(x: 0, y: 116, width: 402, height: 1.0 / 3)))
        stage.bar.scrollEdgeAppearance?.configureWithTransparentBackground()
        #expect(stage.bar.backgroundView.current.background == .clear)
        #expect(line.isHidden)
    }

    @Test func fact_6_4_3_onGlassTheOlderColorsAreCovered() {
        let (stage, page) = scrolledStage(.iPhone17Pro(iOS: 26))
        page.scrollView.contentOffset.y += 100
        stage.simulator.runToRest()
        stage.bar.barTintColor = .red
        #expect(color(stage) == nil)
        stage.bar.isTranslucent = false
        #expect(color(stage) == .red)
    }

    /// Between the background and the content; the order of others is a variant (`BarSubviewOrderTests`).
    @Test func viewsOfTheAppKeepTheirPlaces() throws {
        let stage = HeadlessStage("A", "B") { page, index in
            page.navigationItem.scrollEdgeAppearance = opaque(index == 0 ? .red : .blue)
        }
        let behind = UIView()
        let inFront = UIView()
        stage.bar.insertSubview(behind, aboveSubview: stage.bar.backgroundView)
        stage.bar.insertSubview(inFront, aboveSubview: behind)
        let order = stage.bar.subviews
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.bar.subviews == order)
        stage.simulator.runToRest()
        #expect(stage.bar.subviews == order)
        stage.bar.scrollEdgeAppearance = opaque(.green)
        stage.bar.barStyle = .black
        #expect(stage.bar.subviews == order)
    }

    @Test func whatIsSetIsSeen() {
        let stage = HeadlessStage("A", bar: { $0.scrollEdgeAppearance = opaque(.red) })
        #expect(stage.simulator.color(at: CGPoint(x: 4, y: 2)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(stage.simulator.color(at: CGPoint(x: 4, y: 60)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(stage.simulator.color(at: CGPoint(x: 4, y: 70)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
}
