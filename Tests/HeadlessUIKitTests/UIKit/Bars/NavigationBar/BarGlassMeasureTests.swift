import TestSupport
import Testing

@testable import UIKit

/// Further measurements on iOS 26: text sizes, prompts, titles with little room, images.
@Suite(.ownSimulator) @MainActor
struct BarGlassMeasureTests {
    final class Bare: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    private func stage(_ page: UIViewController, large: Bool = true) -> HeadlessStage {
        let stage = HeadlessStage(profile: .iPhoneSE(iOS: 26), bar: { $0.prefersLargeTitles = large })
        page.title = "Title"
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        return stage
    }

    @Test func fact_m1_8_theWholeOfALargeTitle() throws {
        let page = Bare()
        let stage = stage(page)
        func large() throws -> UILabel { try #require(stage.bar.visibleTitleLabels.first?.label) }
        #expect(try large().font.pointSize == 34 && stage.bar.frame.height == 106)
        #expect(page.view.safeAreaInsets.top == 116)
        stage.simulator.contentSizeCategory = .accessibilityLarge
        stage.simulator.runToRest()
        #expect(try large().font.pointSize == 48 && isClose(try large().bounds.height, 57.5))
        #expect(isClose(stage.bar.frame.height - 54, 61.5), "the zone")
        #expect(isClose(page.view.safeAreaInsets.top, 125.5))
    }

    @Test(arguments: [
        UIContentSizeCategory.large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ])
    func fact_m1_8_inlineTextIsAtMost21(_ category: UIContentSizeCategory) throws {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Button")
        let stage = stage(page, large: false)
        stage.simulator.contentSizeCategory = category
        stage.simulator.runToRest()
        let expected: CGFloat = category == .large ? 17 : 21
        #expect(try stage.label("Title").font.pointSize == expected)
        #expect(try stage.label("Button").font.pointSize == expected)
    }

    @Test func fact_m1_9_aPromptIs12PointsInIts32() throws {
        let page = UIViewController()
        let stage = stage(page, large: false)
        page.navigationItem.prompt = "Prompt"
        stage.simulator.runToRest()
        let prompt = try stage.label("Prompt")
        #expect(prompt.font.pointSize == 12)
        let middle = stage.shown(prompt).midY
        #expect(middle - 8 >= 0 && middle + 8 <= 32, "a line of 12 points above the content")
        #expect(stage.shown(try stage.label("Title")).minY >= 32)
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func fact_m1_6_theLabelIs16FromTheLeadingSide(direction: UIUserInterfaceLayoutDirection) throws {
        for (profile, margin) in [(Simulator.Profile.iPhoneSE(iOS: 26), CGFloat(16)), (.iPad(iOS: 26), 20)] {
            let page = BarScrollPage()
            page.title = "Title"
            let stage = HeadlessStage(profile: profile, direction: direction, bar: { $0.prefersLargeTitles = true })
            stage.navigation.viewControllers = [page]
            stage.simulator.runToRest()
            let label = try #require(page.scrollView.all(UILabel.self).first { $0.text == "Title" })
            let zone = try #require(label.superview)
            let frame = label.convert(label.bounds, to: zone)
            let fromLeading = direction == .leftToRight ? frame.minX : zone.bounds.width - frame.maxX
            #expect(isClose(fromLeading, margin), "\(profile.name)")
            #expect(zone.superview === page.scrollView && zone.frame.height == 52 && zone.frame.minY == -52)
        }
    }

    /// The distance between the title and the buttons decides; its minimum is 8 points.
    @Test func fact_m1_13_aTightTitleLeads() throws {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Some button")
        let stage = stage(page, large: false)
        var wasCentred: [Bool] = []
        for length in 1...14 {
            page.title = String(repeating: "mm", count: length)
            stage.simulator.runToRest()
            let title = stage.shown(try stage.label(page.title ?? ""))
            let platter = try #require(stage.bar.all(BarPlatter.self).map(stage.shown).first)
            let width = try stage.label(page.title ?? "").sizeThatFits(.zero).width
            let fits = 375 / 2 + width / 2 + 8 <= platter.minX
            #expect(isClose(title.midX, 375 / 2, within: 0.5) == fits, "\(page.title ?? "")")
            if !fits { #expect(isClose(title.minX, 16, within: 0.5)) }
            wasCentred.append(fits)
        }
        #expect(Set(wasCentred) == [true, false])
    }

    @Test(arguments: [(CGFloat(10), CGFloat(44)), (22, 44), (40, 62)])
    func fact_m2_1_imagesHave11OnBothSides(_ widths: (image: CGFloat, platter: CGFloat)) throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: widths.image, height: 20)).image { _ in }
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(image: image)
        let stage = stage(page, large: false)
        let platter = stage.shown(try #require(stage.bar.all(BarPlatter.self).first))
        #expect(platter == CGRect(x: 375 - 16 - widths.platter, y: 0, width: widths.platter, height: 44))
    }

    @Test func fact_m2_2_theBackButtonIsACircleWithAChevron() throws {
        let stage = HeadlessStage("A", "B", profile: .iPhoneSE(iOS: 26))
        let button = try #require(stage.bar.all(BarBackButton.self).first)
        #expect(stage.shown(button).size == CGSize(width: 44, height: 44))
        #expect(button.all(UIImageView.self).contains { $0.image?.isSymbolImage == true && !$0.isHidden })
        #expect(button.all(UILabel.self).allSatisfy { ($0.text ?? "").isEmpty || $0.isHidden || $0.alpha == 0 })
    }

    @Test func fact_m9_4_underALargeTitleOnlyOnceItIsCollapsed() {
        let page = BarScrollPage()
        let stage = stage(page)
        stage.bar.standardAppearance = opaque(.red)
        stage.bar.scrollEdgeAppearance = opaque(.blue)
        let rest = page.scrollView.contentOffset.y
        for (scrolled, isAtEdge) in [(CGFloat(0), true), (40, true), (51, true), (52, false)] {
            page.scrollView.contentOffset.y = rest + scrolled
            stage.simulator.runToRest()
            let color = stage.simulator.color(at: CGPoint(x: 2, y: 30))
            #expect(color == UIColor(red: isAtEdge ? 0 : 1, green: 0, blue: isAtEdge ? 1 : 0, alpha: 1), "\(scrolled)")
        }
    }
}
