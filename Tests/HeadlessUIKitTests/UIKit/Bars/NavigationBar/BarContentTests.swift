import TestSupport
import Testing

@testable import UIKit

/// The contents of bars without glass.
@Suite(.ownSimulator) @MainActor
struct BarContentTests {
    @Test func theTitleIsCentred() throws {
        let stage = HeadlessStage("Holiday")
        let label = try stage.label("Holiday")
        #expect(label.font.pointSize == BarTextMetrics.inlineSize(.large, scales: false))
        #expect(isClose(stage.shown(label).midX, 187.5, within: 0.5))
        #expect(isClose(stage.shown(label).midY, 22, within: 0.5))
    }

    @Test(arguments: [(15, false), (16, true), (26, true)])
    func fact_m28_2_anInlineTitleIsInAControl(_ system: Int, isInControl: Bool) throws {
        let simulator = Simulator(profile: .iPhone15(iOS: system))
        let page = UIViewController()
        page.title = "Holiday"
        let navigation = UINavigationController(rootViewController: page)
        simulator.show(navigation)
        let bar = navigation.navigationBar
        let label = try #require(bar.all(UILabel.self).first { $0.text == "Holiday" })
        var view: UIView? = label
        while let current = view, current !== bar, !(current is UIControl) { view = current.superview }
        #expect((view is UIControl) == isInControl)
    }

    @Test func theBackButtonSaysThePreviousTitle() throws {
        let stage = HeadlessStage("Albums", "Holiday")
        let label = try stage.label("Albums")
        #expect(stage.shown(label).minX > 20)
        #expect(stage.shown(label).minX < 32)
        let button = try #require(stage.bar.all(BarBackButton.self).first)
        #expect(stage.shown(button).minX == stage.bar.metrics.backMargin)
        #expect(label.textColor == .systemBlue)
    }

    @Test func aTitleThatComesLaterShows() throws {
        let stage = HeadlessStage("Albums", "Holiday")
        stage.pages[0].title = "All"
        stage.pages[1].title = "Summer"
        stage.simulator.runToRest()
        #expect(stage.labels("All").count == 1)
        #expect(stage.labels("Summer").count == 1)
        #expect(stage.labels("Albums").isEmpty)
    }

    @Test func thereIsNoBackButtonAtTheRoot() {
        #expect(HeadlessStage("Albums").bar.all(BarBackButton.self).isEmpty)
    }

    @Test func leftItemsReplaceTheBackButtonUnlessTheySupplementIt() {
        let stage = HeadlessStage("Albums", "Holiday")
        let item = stage.pages[1].navigationItem
        item.leftBarButtonItem = UIBarButtonItem(title: "Close")
        #expect(stage.bar.all(BarBackButton.self).isEmpty)
        item.leftItemsSupplementBackButton = true
        #expect(stage.bar.all(BarBackButton.self).count == 1)
        item.hidesBackButton = true
        #expect(stage.bar.all(BarBackButton.self).isEmpty)
    }

    @Test func fact_m2_2_theFirstRightItemIsTrailingMost() throws {
        let stage = HeadlessStage("A") { page, _ in
            page.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two")]
        }
        let one = stage.shown(try stage.label("One"))
        #expect(one.minX > stage.shown(try stage.label("Two")).maxX)
        #expect(isClose(one.maxX, 375 - stage.bar.metrics.sideMargin, within: 0.5))
    }

    @Test func colorsComeFromAttributesThenItemThenBar() throws {
        let item = UIBarButtonItem(title: "Go")
        let stage = HeadlessStage("A") { page, _ in page.navigationItem.rightBarButtonItem = item }
        stage.bar.tintColor = .green
        #expect(try stage.label("Go").textColor == .green)
        item.tintColor = .orange
        #expect(try stage.label("Go").textColor == .orange)
        stage.bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(try stage.label("Go").textColor == .red)
    }

    @Test func aTappedItemPerformsItsAction() throws {
        var taps = 0
        let stage = HeadlessStage("A") { page, _ in
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go",
                primaryAction: UIAction { action in
                    taps += action.sender is UIBarButtonItem ? 1 : 0
                })
        }
        let rect = stage.shown(try stage.label("Go")).offsetBy(dx: 0, dy: stage.bar.frame.minY)
        stage.simulator.tap(at: CGPoint(x: rect.midX, y: rect.midY))
        #expect(taps == 1)
        stage.pages[0].navigationItem.rightBarButtonItem?.isEnabled = false
        stage.simulator.tap(at: CGPoint(x: rect.midX, y: rect.midY))
        #expect(taps == 1)
    }

    @Test func fact_3_7_rightToLeftIsMirrored() throws {
        let stage = HeadlessStage("Albums", "Holiday", direction: .rightToLeft) { page, _ in
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go")
        }
        let metrics = stage.bar.metrics
        #expect(isClose(stage.shown(try stage.label("Go")).minX, metrics.sideMargin, within: 0.5))
        let button = try #require(stage.bar.all(BarBackButton.self).first)
        #expect(isClose(stage.shown(button).maxX, 375 - metrics.backMargin))
        #expect(stage.shown(try stage.label("Albums")).maxX < stage.shown(button).maxX)
    }

    @Test func aTitleViewTakesTheTitlesPlace() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let stage = HeadlessStage("A") { page, _ in page.navigationItem.titleView = view }
        #expect(stage.labels("A").isEmpty)
        #expect(isClose(stage.shown(view), CGRect(x: 137.5, y: 7, width: 100, height: 30), within: 0.5))
    }

    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 18), .iPhone17Pro(iOS: 26)])
    func fact_4_4_aPromptMakesTheBarHigher(profile: Simulator.Profile) throws {
        let stage = HeadlessStage("A", profile: profile)
        let height = stage.bar.frame.height
        stage.pages[0].navigationItem.prompt = "Choose"
        stage.simulator.runToRest()
        #expect(stage.bar.frame.height - height == profile.bar.promptHeight)
        #expect(stage.shown(try stage.label("Choose")).maxY <= stage.shown(try stage.label("A")).minY)
    }

    @Test func fact_4_3_theLargeTitleHangsUnderTheRow() throws {
        let stage = HeadlessStage("Albums", bar: { $0.prefersLargeTitles = true })
        let label = try #require(stage.bar.visibleTitleLabels.first?.label)
        #expect(stage.bar.visibleTitleLabels.count == 1)
        #expect(stage.bar.frame.height == 96)
        #expect(stage.shown(label).minY >= 44 && stage.shown(label).maxY <= 96, "in the 52 points that it adds")
        #expect(isClose(stage.shown(label).minX, stage.bar.metrics.largeTitleMargin))
        stage.pages[0].navigationItem.largeTitleDisplayMode = .never
        stage.simulator.runToRest()
        #expect(stage.bar.frame.height == 44)
        #expect(
            stage.bar.visibleTitleLabels.map(\.label.font.pointSize) == [
                BarTextMetrics.inlineSize(.large, scales: false)
            ]
        )
    }

    @Test func aBarsOwnTitleAttributesAreTheOlderOnes() throws {
        let stage = HeadlessStage("A")
        stage.bar.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(try stage.label("A").textColor == .red)
        // Fact 6.1.8.
        stage.bar.standardAppearance = UINavigationBarAppearance()
        #expect(try stage.label("A").textColor == .label)
    }
}
