import BarTransition
import TestSupport
import Testing
import UIKit

/// The views that draw backgrounds are seen only by the eye: not by touches, VoiceOver, or code that asks who is in the bar.
@Suite("Views that draw backgrounds", .ownSimulator) @MainActor
struct BackdropPresenceTests {
    private nonisolated static let drawn: BarAppearance.Background = .image(.init(.block(.red)))

    private func page(_ background: BarAppearance.Background, hasToolbar: Bool = false) -> DeclaringPage {
        let page = DeclaringPage("Title", BarAppearance(background: background))
        if hasToolbar { page.barAppearance.toolbar = .init(background: background) }
        page.wantsScrollView = true
        return page
    }

    private func descendants(of view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants(of: $0) } }

    /// The views in bars and pages that are the library's.
    private func foreignViews(_ stage: HeadlessStage) -> [UIView] {
        descendants(of: stage.navigation.view).filter {
            ["BarBackdropView", "LargeTitleBackdropView"].contains(String(describing: type(of: $0)))
        }
    }

    /// The app's view at a point gets the touches that it gets without a drawn background.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func touchesReachWhatTheyReachWithout(_ profile: Simulator.Profile) {
        let pages = [BarAppearance.Background.system, Self.drawn].map { page($0, hasToolbar: true) }
        let stages = pages.map { HeadlessStage(profile, pages: $0, largeTitles: true) }
        for y in stride(from: CGFloat(2), to: stages[0].navigation.view.bounds.height, by: 12) {
            let types = stages.map { stage in
                stage.navigation.view.hitTest(CGPoint(x: 330, y: y), with: nil).map { String(describing: type(of: $0)) }
            }
            #expect(types[0] == types[1], "at \(y)")
        }
        #expect(!foreignViews(stages[1]).isEmpty)
    }

    /// An image in the background is no element of the screen for VoiceOver.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func voiceOverDoesNotSeeThem(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: page(Self.drawn, hasToolbar: true), largeTitles: true)
        let views = foreignViews(stage)
        #expect(views.count == 2)
        #expect(views.allSatisfy { $0.accessibilityElementsHidden })
    }

    /// A bar with UIKit's own background has no view of the library in it, and neither has a page whose bar has none.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func nothingIsThereWithoutADrawnBackground(_ profile: Simulator.Profile) {
        let page = page(.system, hasToolbar: true)
        let stage = HeadlessStage(profile, pages: page, largeTitles: true)
        #expect(foreignViews(stage) == [])
        for animated in [false, true] {
            page.barAppearance.background = .color(.red)
            page.setNeedsBarAppearanceUpdate(animated: animated)
            stage.simulator.runToRest()
            #expect(!foreignViews(stage).isEmpty)
            page.barAppearance.background = .system
            page.setNeedsBarAppearanceUpdate(animated: animated)
            stage.simulator.runToRest()
            #expect(foreignViews(stage) == [])
        }
    }

    /// It comes in one step: no part of it fades or moves where the page declares it without animation.
    @Test func itComesInItsPlace() {
        let page = page(.system)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        UIView.animate(withDuration: 1) {
            page.barAppearance.background = .color(.red)
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        let bottom = Int(stage.bar.frame.maxY)
        for _ in 0..<3 {
            for x in [60, 370] {
                let column = stage.simulator.column(x)
                #expect(column[0..<bottom].allSatisfy { $0 == [255, 0, 0, 255] } && column[bottom][1] == 255, "\(x)")
            }
            stage.simulator.advance(by: 0.2)
        }
    }

    /// A background that stays keeps its view while something else changes: a new image or material would flash.
    @Test(arguments: [drawn, .material(.init())], [false, true]) func whatStaysIsNotMadeAnew(
        _ background: BarAppearance.Background, animated: Bool
    ) {
        let page = page(background)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        func drawing() -> [UIView] {
            descendants(of: stage.bar).filter { view in
                (view is UIImageView || view is UIVisualEffectView)
                    && foreignViews(stage).contains { view.isDescendant(of: $0) }
            }
        }
        let before = drawing()
        #expect(!before.isEmpty)
        for color in [UIColor.red, .green] {
            page.barAppearance.tintColor = color
            page.setNeedsBarAppearanceUpdate(animated: animated)
            stage.simulator.runToRest()
            #expect(drawing() == before)
        }
    }

    /// Other code may take every view out that it does not know, or order the bar's subviews.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func itComesBackIfOtherCodeRemovesIt(_ profile: Simulator.Profile) {
        let page = page(.color(.red))
        let stage = HeadlessStage(profile, pages: page)
        let point = CGPoint(x: 60, y: stage.bar.frame.maxY - 2)
        for view in foreignViews(stage) { view.removeFromSuperview() }
        #expect(stage.simulator.color(at: point) != .red)
        stage.navigation.view.setNeedsLayout()
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: point) == .red)
        #expect(stage.simulator.color(at: CGPoint(x: 60, y: 2)) == .red)
    }

    /// What the app has in the bar is in front of the background, wherever it is inserted.
    @Test func itIsBehindTheAppsOwnViews() {
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page(.color(.red)))
        for index in [0, 1, stage.bar.subviews.count + 1] {
            let badge = UIView(frame: CGRect(x: 300, y: 10, width: 20, height: 20))
            badge.backgroundColor = .green
            stage.bar.insertSubview(badge, at: index)
            #expect(stage.simulator.color(at: CGPoint(x: 310, y: stage.bar.frame.minY + 20)) == .green, "\(index)")
            badge.removeFromSuperview()
        }
    }

    /// The order of the views in the bar is the app's: a view that it has put behind all others is still there after updates.
    @Test func theOrderInTheBarStays() {
        let page = page(.color(.red))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        stage.bar.insertSubview(UIView(frame: .zero), at: 0)
        stage.bar.setNeedsLayout()
        stage.simulator.runToRest()
        let before: [UIView] = stage.bar.subviews
        for (background, animated) in [(BarAppearance.Background.color(.green), true), (.color(.blue), false)] {
            page.barAppearance.background = background
            page.barAppearance.tintColor = .white
            page.setNeedsBarAppearanceUpdate(animated: animated)
            stage.simulator.runToRest()
            #expect(stage.bar.subviews == before)
        }
    }

    /// The app's bar may cut off what is outside of it, as `clipsToBounds` says; the background is still in the bar.
    @Test func aBarThatClipsCutsItOff() {
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.color(.red)))
        stage.bar.clipsToBounds = true
        let top = Int(stage.bar.frame.minY)
        let column = stage.simulator.column(60)
        #expect(column[top - 1] == [255, 255, 255, 255] && column[top] == [255, 0, 0, 255])
    }

    /// Also a view of the app's that is itself behind the bar's own views.
    @Test func itIsBehindTheAppsOwnBackground() {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.barSubviewOrder = .onceInserted
        let page = page(.system)
        let stage = HeadlessStage(profile, pages: page)
        let badge = UIView(frame: CGRect(x: 300, y: 10, width: 20, height: 20))
        badge.backgroundColor = .green
        badge.layer.zPosition = -1
        stage.bar.insertSubview(badge, at: 0)
        page.barAppearance.background = .color(.red)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 310, y: stage.bar.frame.minY + 20)) == .green)
        #expect(stage.simulator.color(at: CGPoint(x: 60, y: stage.bar.frame.minY + 20)) == .red)
    }
}
