import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// The contents of a managed bar in a transition from one page to another.
@Suite(.ownSimulator) @MainActor
struct BarContentTransitionTests {
    nonisolated static let systems: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    private func stage(_ profile: Simulator.Profile, same: Bool = false) -> (HeadlessStage, UIViewController) {
        let stage = HeadlessStage("Albums", profile: profile) { page, _ in
            page.navigationItem.scrollEdgeAppearance = opaque(.red)
        }
        let next = HeadlessStage.page("Holiday")
        next.navigationItem.scrollEdgeAppearance = opaque(same ? .red : .blue)
        return (stage, next)
    }

    private func alphas(_ stage: HeadlessStage) -> [Float] {
        stage.bar.backgroundViews.map { $0.layer.shownModel.opacity }
    }

    @Test func fact_6_2_1_backgroundsCrossFade() {
        let (stage, next) = stage(.iPhone15(iOS: 18))
        stage.push(next, andWait: 0.1)
        let alphas = alphas(stage)
        #expect(alphas.count == 2)
        #expect(isClose(CGFloat(alphas[0] + alphas[1]), 1, within: 0.001))
        #expect(alphas[1] > 0.4 && alphas[1] < 0.7, "fact 3.2: .545 after 0.1 s")
        stage.simulator.runToRest()
        #expect(self.alphas(stage) == [1])
        #expect(stage.bar.backgroundView.current.background.color == .blue)
    }

    /// UIKit documentation of `setLeftBarButtonItems(_:animated:)`: the same items remain stationary.
    @Test(arguments: systems) func sharedItemsRemainStationary(_ profile: Simulator.Profile) {
        let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let shared = UIBarButtonItem(customView: avatar)
        let stage = HeadlessStage("Albums", profile: profile) { page, _ in
            page.navigationItem.rightBarButtonItem = shared
        }
        let next = HeadlessStage.page("Holiday")
        next.navigationItem.rightBarButtonItem = shared
        let place = avatar.convert(avatar.bounds, to: nil)
        func opacity() -> Float {
            var (result, view) = (Float(1), avatar as UIView?)
            while let current = view {
                result *= current.layer.shownModel.opacity
                view = current.superview
            }
            return result
        }
        stage.push(next, andWait: 0.1)
        #expect(opacity() == 1)
        #expect(avatar.convert(avatar.bounds, to: nil) == place)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(opacity() == 1)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(opacity() == 1 && avatar.window != nil, "after a canceled swipe it is in the bar")
        #expect(avatar.convert(avatar.bounds, to: nil) == place)
    }

    @Test func equalAppearancesStayStill() {
        let (stage, next) = stage(.iPhone15(iOS: 18), same: true)
        stage.push(next, andWait: 0.1)
        #expect(alphas(stage) == [1, 0])
    }

    /// Scenario N45: on iOS 26 two appearance objects do not cross-fade.
    @Test func onIOS26BackgroundsSnapAtTheStart() {
        let (stage, next) = stage(.iPhone17Pro(iOS: 26))
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.commit()
        #expect(alphas(stage) == [0, 1])
    }

    @Test func fact_6_2_1_barLevelSettersShowAtOnce() {
        let stage = HeadlessStage(
            "Albums", profile: .iPhone15(iOS: 18), bar: { $0.scrollEdgeAppearance = opaque(.red) })
        stage.push(HeadlessStage.page("Holiday"), andWait: 0.1)
        UIView.animate(withDuration: 1) { stage.bar.scrollEdgeAppearance = opaque(.green) }
        let fills = stage.bar.backgroundViews.compactMap { $0 as? BarBackgroundFill }
        #expect(fills.map(\.background.color) == [.green, .green])
        let shown = fills[0].subviews[1].layer.shownModel.background
        #expect(CGColor(pixel: shown) == UIColor.green.cgColor, "fact 6.2.2: it does not animate")
    }

    @Test func fact_6_2_3_textTakesANewTintAtOnceImagesAnimate() throws {
        let stage = HeadlessStage("Albums", "Holiday", profile: .iPhone15(iOS: 18))
        UIView.animate(withDuration: 1) { stage.bar.tintColor = .red }
        #expect(try stage.label("Albums").textColor == .red)
        stage.simulator.advance(by: 0.3)
        let chevron = try #require(stage.bar.all(UIImageView.self).first { $0.image?.isSymbolImage == true })
        let tint = chevron.layer.shownModel.tint
        #expect(tint.red > 0.02 && tint.red < 0.98)
    }

    @Test func fact_3_8_theTitleMovesTowardTheBackButton() throws {
        let stage = HeadlessStage("Albums", profile: .iPhone15(iOS: 18))
        stage.navigation.pushViewController(HeadlessStage.page("Holiday"), animated: true)
        stage.simulator.commit()
        let leaving = try #require(stage.bar.visibleTitleLabels.first { $0.item.title == "Albums" }?.label)
        let back = try #require(stage.labels("Albums").first { $0 !== leaving })
        let start = stage.shown(leaving).midX
        #expect(isClose(start, 196.5, within: 0.5))
        #expect(
            isClose(stage.shown(back).midX, start, within: 0.5), "the back button's text begins where the title was")
        stage.simulator.advance(by: 0.1)
        #expect(isClose(stage.shown(back).midX, stage.shown(leaving).midX, within: 0.5))
        #expect(leaving.titlePart.layer.shownModel.opacity < 0.6)
        #expect(back.layer.shownModel.opacity > 0.4)
        stage.simulator.runToRest()
        #expect(stage.bar.visibleTitleLabels.map(\.label.text) == ["Holiday"])
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func fact_m3_1_onIOS26TitlesTravelWithTheirPages(direction: UIUserInterfaceLayoutDirection) throws {
        let stage = HeadlessStage("A", "B", profile: .iPhone17Pro(iOS: 26), direction: direction)
        let before = stage.bar.all(BarBackButton.self).map(stage.shown)
        stage.push(HeadlessStage.page("C"), andWait: 0.1)
        let q = CGFloat(SpringCurve.system.displacement(at: 0.1))
        let sign: CGFloat = direction == .leftToRight ? 1 : -1
        let titles = stage.bar.visibleTitleLabels
        #expect(titles.map(\.label.text) == ["B", "C"])
        #expect(titles.allSatisfy { $0.label.titlePart.layer.shownModel.opacity == 1 })
        #expect(isClose(stage.shown(titles[0].label).midX, 201 - sign * 0.3 * 402 * q, within: 0.6))
        #expect(isClose(stage.shown(titles[1].label).midX, 201 + sign * 402 * (1 - q), within: 0.6))
        // The platter of the back button does not slide.
        let platters = stage.bar.all(BarBackButton.self)
        #expect(platters.map(stage.shown) == [before[0], before[0]])
        // Fact m3.2: the lower title area is clipped at the edge of the page in front.
        let area = try #require(titles[0].label.titlePart.superview)
        #expect(area.clipsToBounds)
        let edge = direction == .leftToRight ? stage.shown(area).maxX : stage.shown(area).minX
        #expect(isClose(edge, direction == .leftToRight ? 402 * (1 - q) : 402 * q, within: 0.1))
    }

    @Test(arguments: systems) func aCancelledSwipeLeavesTheBarAsItWas(profile: Simulator.Profile) {
        let (stage, next) = stage(profile)
        next.navigationItem.prompt = "Choose"
        stage.navigation.pushViewController(next, animated: false)
        stage.simulator.runToRest()
        let frame = stage.bar.frame
        let picture = stage.simulator.picture(scale: 1).pngData()
        for _ in 0..<3 {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
        }
        #expect(stage.bar.frame == frame)
        #expect(stage.bar.topItem === next.navigationItem)
        #expect(stage.bar.backgroundViews.count == 1)
        // Scenario N09: no view of the other page remains.
        #expect(stage.bar.all(BarContentView.self).count == 1)
        #expect(stage.simulator.picture(scale: 1).pngData() == picture)
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func fact_m1_6_theLargeTitleOfAPageThatWasNeverShownIsWhole(direction: UIUserInterfaceLayoutDirection) throws {
        let list = HeadlessStage.page("List")
        let scrollView = UIScrollView(frame: .zero)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        list.view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: list.view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: list.view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: list.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: list.view.trailingAnchor),
        ])
        let detail = HeadlessStage.page("Detail")
        detail.navigationItem.largeTitleDisplayMode = .never
        let simulator = Simulator(profile: .iPhone17Pro(iOS: 26), layoutDirection: direction)
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = true
        navigation.viewControllers = [list, detail]
        simulator.show(navigation)
        simulator.beginBackSwipe()
        for progress in [0.1, 0.5] {
            simulator.moveBackSwipe(toProgress: progress)
            let label = try #require(scrollView.all(UILabel.self).first { $0.text == "List" })
            let zone = try #require(label.superview)
            #expect(zone.layer.shownModel.bounds.width == 402)
            let middle = label.layer.shownModel.position.x
            #expect(direction == .leftToRight ? middle < 100 : middle > 302)
        }
    }

    @Test(arguments: systems) func aPromptThatComesStaysOffTheStatusBar(profile: Simulator.Profile) throws {
        let (stage, next) = stage(profile)
        next.navigationItem.prompt = "Choose"
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0)
        let label = try #require(stage.bar.all(BarLabel.self).first { $0.text == "Choose" })
        for _ in 0..<6 {
            #expect(stage.shown(label).minY >= 0, "in the bar")
            stage.simulator.advance(by: 0.05)
        }
        stage.simulator.runToRest()
        let rest = stage.shown(label)
        stage.simulator.beginBackSwipe()
        for progress in [0.2, 0.5, 0.8] {
            stage.simulator.moveBackSwipe(toProgress: progress)
            #expect(isClose(stage.shown(label).minY, rest.minY), "while the bar's height decreases")
        }
    }

    @Test(arguments: systems) func aTapASwipeAndNoAnimationEndAlike(profile: Simulator.Profile) {
        let pictures = (0..<3).map { way in
            let (stage, next) = stage(profile)
            next.navigationItem.prompt = "Choose"
            stage.navigation.pushViewController(next, animated: way == 0)
            stage.simulator.runToRest()
            if way == 2 {
                stage.simulator.beginBackSwipe()
                stage.simulator.moveBackSwipe(toProgress: 0.7)
                stage.simulator.endBackSwipe(finishing: true)
            } else {
                stage.navigation.popViewController(animated: way == 0)
            }
            stage.simulator.runToRest()
            return stage.simulator.picture(scale: 1).pngData()
        }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0] == pictures[2])
    }

    @Test func aTitleSetWhileThePageLoadsIsThereFromTheStart() {
        final class Late: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Late"
            }
        }
        let stage = HeadlessStage("A")
        stage.push(Late(), andWait: 0.1)
        #expect(stage.bar.visibleTitleLabels.map(\.label.text) == ["A", "Late"])
    }
}
