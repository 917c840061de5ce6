import TestSupport
import Testing

@testable import UIKit

/// A page with a scroll view with rows of red and blue, 40 points high.
@MainActor
final class StripedPage: UIViewController {
    let scrollView = UIScrollView()

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 100, height: 4000)
        view.addSubview(scrollView)
        for row in 0..<100 {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 40, width: 1000, height: 40))
            stripe.backgroundColor = row.isMultiple(of: 2) ? .red : .blue
            scrollView.addSubview(stripe)
        }
    }
}

@Suite("Scroll edge effects", .ownSimulator) @MainActor
struct ScrollEdgeEffectTests {
    nonisolated static let new = Simulator.Profile.iPhone18Pro(iOS: 27)
    nonisolated static let old = Simulator.Profile.iPhone17Pro(iOS: 26)

    private func stage(_ pages: StripedPage..., profile: Simulator.Profile = new, scrolled: Bool = true)
        -> HeadlessStage
    {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            return navigation
        }
        if scrolled { scroll(pages[pages.count - 1], stage) }
        return stage
    }

    private func scroll(_ page: StripedPage, by distance: CGFloat = 400, _ stage: HeadlessStage) {
        page.scrollView.contentOffset.y = distance - page.scrollView.adjustedContentInset.top
        stage.simulator.runToRest()
    }

    private func effect(_ page: StripedPage) -> ScrollEdgeEffectView? {
        page.scrollView.topEdgeEffectView.flatMap { $0.isShown ? $0 : nil }
    }

    /// The x of a view on the screen.
    private func shownX(_ view: UIView) -> CGFloat {
        var (x, current) = (CGFloat(0), Optional(view))
        while let view = current {
            x += (view.layer.presentation() ?? view.layer).frame.minX - (view.superview?.bounds.minX ?? 0)
            current = view.superview
        }
        return x
    }

    /// The rows from the top of the screen in which pure red or blue is not visible.
    private func covered(_ stage: HeadlessStage, x: CGFloat = 200) -> [Int] {
        (0..<200).filter { y in
            var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
            stage.simulator.color(at: CGPoint(x: x, y: CGFloat(y))).getRed(&red, green: &green, blue: &blue, alpha: nil)
            return green > 0.02
        }
    }

    @Test func fact_27_3_2_automaticIsSoftBefore27AndHardFromThen() throws {
        let page = StripedPage("A")
        let stage = stage(page)
        // Hard ends in one line at the bar's bottom, soft gradually below it.
        #expect(covered(stage).last == 115)
        let before = StripedPage("A")
        let older = self.stage(before, profile: Self.old)
        #expect(try #require(covered(older).last) > 125)
        withExtendedLifetime((page, before)) {}
    }

    @Test(arguments: [26, 27]) func fact_27_3_2_theLinkedSDKDoesNotMatter(_ sdk: Int) {
        var profile = Self.new
        profile.linkedSDK = .init(sdk)
        let page = StripedPage("A")
        #expect(covered(stage(page, profile: profile)).last == 115)
    }

    @Test func fact_27_3_4_theHardBandEndsWithTheBar() throws {
        let page = StripedPage("A")
        let stage = stage(page)
        let band = try #require(effect(page))
        #expect(isClose(band.convert(band.bounds, to: nil), CGRect(x: 0, y: 0, width: 402, height: 116)))
        // The contents are visible through it.
        let colors = Set((40..<110).map { stage.simulator.color(at: CGPoint(x: 30, y: CGFloat($0))).description })
        #expect(colors.count > 1)
    }

    @Test(arguments: [(27, CGFloat(156)), (26, 62)])
    func fact_27_3_5_theSoftEffectEndsBelowTheBar(_ sdk: Int, height: CGFloat) throws {
        var profile = Self.new
        profile.linkedSDK = .init(sdk)
        let page = StripedPage("A")
        page.loadViewIfNeeded()
        page.scrollView.topEdgeEffect.style = .soft
        let stage = stage(page, profile: profile)
        // Fact 27.3.3: in an app linked with 26 over the status bar only.
        #expect(try #require(effect(page)).bounds.height == height)
        withExtendedLifetime(stage) {}
    }

    @Test func fact_27_3_3_aForcedStyleReplacesTheAutomaticOne() throws {
        let page = StripedPage("A")
        let stage = stage(page)
        page.scrollView.topEdgeEffect.style = .soft
        #expect(try #require(covered(stage).last) > 120)
        page.scrollView.topEdgeEffect.style = .hard
        #expect(covered(stage).last == 115)
    }

    @Test func fact_27_3_6_atRestNothingIsDrawn() {
        let page = StripedPage("A")
        let stage = stage(page, scrolled: false)
        #expect(effect(page) == nil)
        scroll(page, stage)
        #expect(effect(page) != nil)
        scroll(page, by: 0, stage)
        #expect(effect(page) == nil)
    }

    /// An offset that the app sets switches at once; the user's scrolling fades.
    @Test func fact_27_3_6_itFadesWithTheUsersScrolling() throws {
        let page = StripedPage("A")
        let stage = stage(page, scrolled: false)
        page.scrollView.contentOffset.y = 300
        stage.simulator.commit()
        #expect(try #require(effect(page)).layer.shownModel.effectStrength == 1)
        scroll(page, by: 0, stage)
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 600))
        for step in 1...4 {
            stage.simulator.advance(by: 1 / 60)
            stage.simulator.touchMove(to: CGPoint(x: 200, y: 600 - CGFloat(step) * 20))
        }
        stage.simulator.advance(by: 1 / 60)
        let strength = try #require(effect(page)).layer.shownModel.effectStrength
        #expect(strength > 0 && strength < 1)
        stage.simulator.touchUp()
        stage.simulator.runToRest()
    }

    @Test func fact_27_3_7_itSlidesWithItsPage() throws {
        let (page, other) = (StripedPage("A"), StripedPage("B"))
        let stage = stage(page)
        let band = try #require(effect(page))
        stage.navigation.pushViewController(other, animated: true)
        stage.simulator.advance(by: 0.1)
        let x = shownX(band)
        #expect(x < -5 && x > -121, "\(x)")
        #expect(isClose(x, shownX(page.view)))
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        #expect(isClose(shownX(band), -60.3, within: 0.5))
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(effect(page) != nil && shownX(band) == 0)
    }

    /// Whatever the bar's appearance; a scroll edge appearance does not matter either.
    @Test(arguments: [new, old]) func fact_27_3_8_aTransparentBarHasIt(_ profile: Simulator.Profile) {
        let page = StripedPage("A")
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        page.navigationItem.standardAppearance = appearance
        page.navigationItem.scrollEdgeAppearance = appearance
        let stage = stage(page, profile: profile)
        #expect(effect(page) != nil && covered(stage).count > 100)
        page.scrollView.topEdgeEffect.isHidden = true
        #expect(covered(stage).isEmpty)
        page.scrollView.topEdgeEffect.isHidden = false
        #expect(covered(stage).count > 100)
    }

    @Test func fact_27_3_9_onlyTheScrollViewThatTheBarFollows() {
        let page = StripedPage("A")
        let stage = stage(page)
        let other = UIScrollView(frame: page.view.bounds)
        other.contentSize = CGSize(width: 100, height: 4000)
        page.view.addSubview(other)
        other.contentOffset.y = 500
        stage.simulator.runToRest()
        #expect(other.topEdgeEffectView == nil)
        page.setContentScrollView(other, for: .top)
        stage.simulator.runToRest()
        #expect(other.topEdgeEffectView?.isShown == true && effect(page) == nil)
    }

    @Test func fact_27_3_9_onlyUnderAVisibleBar() {
        let page = StripedPage("A")
        let stage = stage(page)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.runToRest()
        #expect(effect(page) == nil && covered(stage).isEmpty)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.simulator.runToRest()
        #expect(effect(page) != nil)
    }

    /// From a page without a bar back to one with it: it moves in with its page.
    @Test func fact_27_3_9_itReturnsWithThePageThatHasTheBar() throws {
        let (page, other) = (StripedPage("A"), StripedPage("B"))
        let stage = stage(page)
        stage.navigation.pushViewController(other, animated: true)
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.simulator.runToRest()
        scroll(other, stage)
        #expect(effect(other) == nil)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(try #require(effect(page)).layer.shownModel.effectStrength == 1)
        stage.simulator.runToRest()
    }

    @Test func fact_27_3_10_itIsClippedToItsScrollView() throws {
        let page = StripedPage("A")
        let stage = stage(page)
        page.scrollView.frame.size.width = 201
        stage.simulator.runToRest()
        #expect(try #require(effect(page)).frame.width == 201)
        #expect(covered(stage, x: 300).allSatisfy { $0 < 200 })
    }

    @Test func reduceTransparencyMakesItOpaque() {
        let page = StripedPage("A")
        let stage = stage(page)
        stage.simulator.reducesTransparency = true
        stage.simulator.runToRest()
        let colors = (70..<110).map { y in
            stage.simulator.color(at: CGPoint(x: 30, y: CGFloat(y)))
        }
        #expect(Set(colors.map(\.description)).count == 1)
    }

    @Test(arguments: [true, false]) func theVariantOfReattachedScrollViews(_ resets: Bool) {
        var profile = Self.new
        profile.variants.resetsReattachedEdgeEffects = resets
        let page = StripedPage("A")
        let stage = stage(page, profile: profile)
        page.scrollView.topEdgeEffect.isHidden = true
        stage.navigation.pushViewController(StripedPage("B"), animated: false)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        #expect(page.scrollView.topEdgeEffect.isHidden == !resets)
    }

    @Test(arguments: [true, false]) func theVariantOfBarsWithABackground(_ draws: Bool) {
        var profile = Self.new
        profile.variants.drawsEdgeEffectsUnderBackgrounds = draws
        let page = StripedPage("A")
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        page.navigationItem.standardAppearance = appearance
        let stage = stage(page, profile: profile)
        #expect((effect(page) != nil) == draws)
        withExtendedLifetime(stage) {}
    }
}
