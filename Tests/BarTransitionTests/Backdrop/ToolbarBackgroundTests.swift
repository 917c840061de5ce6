import BarTransition
import TestSupport
import Testing
import UIKit

/// The declared background of a toolbar, and the app's own appearance of it, which is the toolbar's and not a page's.
@Suite("Backgrounds of toolbars", .ownSimulator) @MainActor
struct ToolbarBackgroundTests {
    private func page(
        _ background: BarAppearance.Background, style: BarAppearance.TransitionStyle = .automatic
    ) -> DeclaringPage {
        let page = DeclaringPage(
            "", BarAppearance(toolbar: .init(background: background), transitionStyle: style))
        page.loadViewIfNeeded()
        return page
    }

    private func look(_ color: UIColor) -> UIToolbarAppearance {
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = color
        return look
    }

    private func color(_ stage: HeadlessStage, x: Int = 5) -> [Int] {
        let toolbar = stage.navigation.toolbar!
        return Array(rgba(stage.simulator.pixels(inRow: toolbar.frame.minY + 4)[x]).prefix(3))
    }

    private func appearances(_ toolbar: UIToolbar) -> [UIToolbarAppearance?] {
        [
            toolbar.standardAppearance, toolbar.scrollEdgeAppearance, toolbar.compactAppearance,
            toolbar.compactScrollEdgeAppearance,
        ]
    }

    /// Appearances that the app sets while a background is declared stay after it; the others come back.
    @Test func appearancesThatTheAppSetsMeanwhileStay() {
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.system))
        let toolbar = stage.navigation.toolbar!
        toolbar.compactAppearance = look(.green)
        stage.push(page(.color(.red)), andWait: 1)
        stage.simulator.runToRest()
        toolbar.standardAppearance = look(.yellow)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(toolbar.standardAppearance.backgroundColor == .yellow)
        #expect(toolbar.compactAppearance?.backgroundColor == .green)
        #expect(toolbar.scrollEdgeAppearance == nil)
    }

    /// Where the toolbar ends at the lower edge of the screen, a gradient is exactly as high as the toolbar: its first row is as far from
    /// its one end as its last row is from the other.
    @Test func aGradientIsAsHighAsTheToolbar() throws {
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.gradient(.init(colors: [.red, .blue]))))
        let toolbar = stage.navigation.toolbar!.frame
        #expect(toolbar.maxY == stage.navigation.view.bounds.height)
        let rows = stage.simulator.column(5)[Int(toolbar.minY)...]
        let (first, last) = (try #require(rows.first), try #require(rows.last))
        #expect(abs(first[0] - last[2]) <= 2 && abs(first[2] - last[0]) <= 2, "\(first), \(last)")
    }

    /// After UIKit's own background, nothing is seen of the one that was declared before it: the next one comes over the white page.
    @Test(arguments: [false, true]) func anEarlierBackgroundDoesNotComeBack(pushes: Bool) {
        let page = page(.color(.red))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.toolbar?.background = .system
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        if pushes {
            stage.push(self.page(.color(.blue)), andWait: 0)
        } else {
            page.barAppearance.toolbar?.background = .color(.blue)
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        for frame in 0..<10 {
            let shown = color(stage)
            // White, blue and what is between them have no more red than green.
            #expect(abs(shown[0] - shown[1]) < 6, "\(frame): \(shown)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
    }

    /// A transparent look that the app sets after a declared background has gone is the app's, and stays.
    @Test func aTransparentLookThatTheAppSetsAfterwardsStays() {
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.system))
        let toolbar = stage.navigation.toolbar!
        toolbar.standardAppearance = look(.green)
        stage.push(page(.color(.red)), andWait: 1)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(appearances(toolbar) == [look(.green), nil, nil, nil])
        let own = UIToolbarAppearance()
        own.configureWithTransparentBackground()
        toolbar.standardAppearance = own
        stage.push(page(.system), andWait: 1)
        stage.simulator.runToRest()
        #expect(appearances(toolbar) == [own, nil, nil, nil])
    }

    /// Pages that set the toolbar's appearance as they appear, as they did without the library, show what they declare, and leave
    /// what they have set.
    @Test func appearancesThatPagesSetAsTheyAppearAreNotSeen() {
        final class SettingPage: DeclaringPage {
            var look = UIToolbarAppearance()
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.toolbar.standardAppearance = look
                navigationController?.toolbar.scrollEdgeAppearance = look
            }
        }
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.system))
        let toolbar = stage.navigation.toolbar!
        for (declared, own) in [(UIColor.red, UIColor.green), (.blue, .yellow)] {
            let page = SettingPage("", BarAppearance(toolbar: .init(background: .color(declared))))
            page.look = look(own)
            stage.push(page, andWait: 1)
            stage.simulator.runToRest()
            #expect(color(stage) == (declared == .red ? [255, 0, 0] : [0, 0, 255]))
        }
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(appearances(toolbar) == [look(.green), look(.green), nil, nil])
    }

    /// Between pages that declare none, the toolbar has the app's look at every moment.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 18), .iPhone17Pro(iOS: 26)])
    func theAppsLookStaysBetweenPagesThatDeclareNone(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: page(.system))
        let toolbar = stage.navigation.toolbar!
        let own = [UIColor.green, .blue, .yellow, .black].map(look)
        for (index, appearance) in own.enumerated() { set(appearance, at: index, of: toolbar) }
        stage.push(page(.system), andWait: 0)
        for pops in [false, true] {
            if pops { stage.navigation.popViewController(animated: true) }
            stage.simulator.commit()
            for frame in 0..<10 {
                #expect(stage.navigation.transitionCoordinator != nil)
                #expect(appearances(toolbar) == own, "\(pops), \(frame)")
                stage.simulator.advance(by: 1 / 60)
            }
            stage.simulator.runToRest()
            #expect(appearances(toolbar) == own)
        }
    }

    /// Sets one of the four appearances.
    private func set(_ appearance: UIToolbarAppearance, at index: Int, of toolbar: UIToolbar) {
        switch index {
        case 0: toolbar.standardAppearance = appearance
        case 1: toolbar.scrollEdgeAppearance = appearance
        case 2: toolbar.compactAppearance = appearance
        default: toolbar.compactScrollEdgeAppearance = appearance
        }
    }

    /// Each of the four on its own.
    @Test(arguments: 0..<4) func eachAppearanceThatTheAppSetsMeanwhileStays(_ index: Int) {
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.system))
        let toolbar = stage.navigation.toolbar!
        var expected = [UIColor.green, .blue, .yellow, .black].map(look)
        for (index, appearance) in expected.enumerated() { set(appearance, at: index, of: toolbar) }
        stage.push(page(.color(.red)), andWait: 1)
        stage.simulator.runToRest()
        set(look(.purple), at: index, of: toolbar)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        expected[index] = look(.purple)
        #expect(appearances(toolbar) == expected)
    }

    /// Whatever the app has set for low and high screens, over content and at its end, is not seen through a translucent
    /// background, and comes back after it.
    @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeLeft], [false, true])
    func theAppsAppearancesAreReplacedAndComeBack(_ orientation: UIInterfaceOrientation, overContent: Bool) {
        let pale = page(.color(UIColor.red.withAlphaComponent(0.5)))
        let first = page(.system)
        for page in [first, pale] where overContent {
            let scrollView = UIScrollView(frame: page.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 300, height: 3000)
            page.view.insertSubview(scrollView, at: 0)
        }
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), orientation: orientation, pages: first)
        let toolbar = stage.navigation.toolbar!
        let own = [UIColor.green, .blue, .yellow, .black].map(look)
        toolbar.standardAppearance = own[0]
        toolbar.scrollEdgeAppearance = own[1]
        toolbar.compactAppearance = own[2]
        toolbar.compactScrollEdgeAppearance = own[3]
        let before = color(stage)
        stage.push(pale, andWait: 1)
        stage.simulator.runToRest()
        #expect(color(stage)[0] == 255 && abs(color(stage)[1] - 127) < 2 && abs(color(stage)[2] - 127) < 2)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(appearances(toolbar) == own)
        #expect(color(stage) == before)
    }

    /// What the app has not set is not set afterwards either, whatever ended the declaration.
    @Test(arguments: ["pop", "declaration", "detach"]) func whatWasNotSetIsNotSetAfterwards(end: String) {
        let first = page(.system)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: first)
        let toolbar = stage.navigation.toolbar!
        let own = look(.green)
        toolbar.standardAppearance = own
        let before = color(stage)
        for _ in 0..<2 {
            let second = page(.color(.red))
            stage.push(second, andWait: 1)
            stage.simulator.runToRest()
            #expect(color(stage) == [255, 0, 0])
            let views = toolbar.subviews.count
            switch end {
            case "pop": stage.navigation.popViewController(animated: true)
            case "declaration":
                second.barAppearance.toolbar?.background = .system
                second.setNeedsBarAppearanceUpdate(animated: false)
            default: stage.navigation.detachBarTransition()
            }
            stage.simulator.runToRest()
            #expect(appearances(toolbar) == [own, nil, nil, nil])
            #expect(color(stage) == before)
            #expect(toolbar.subviews.count == views - 1)
            stage.navigation.attachBarTransition()
            stage.navigation.popToRootViewController(animated: false)
            stage.simulator.runToRest()
        }
    }

    /// UIKit's own background cannot be faded or moved: it comes at the end of a transition, and goes at its start.
    @Test func uiKitsOwnComesAtTheEnd() {
        let (first, second) = (page(.color(.red)), page(.system))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: first)
        let toolbar = stage.navigation.toolbar!
        stage.push(second, andWait: 0.1)
        #expect(color(stage) == [255, 0, 0])
        stage.simulator.advance(by: 0.2)
        #expect(color(stage) == [255, 0, 0])
        stage.simulator.runToRest()
        let own = color(stage)
        #expect(own != [255, 0, 0] && toolbar.scrollEdgeAppearance == nil)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(color(stage) == own && toolbar.scrollEdgeAppearance == nil)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.15)
        #expect(color(stage)[0] > color(stage)[1] + 60, "\(color(stage))")
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
    }

    /// A background that still fades in when UIKit's own is declared covers the one before until then: the page is not seen through
    /// both.
    @Test(arguments: [false, true]) func uiKitsOwnIsDeclaredDuringAFade(pushes: Bool) {
        let page = page(.gradient(.init(colors: [.red, .red])))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.toolbar?.background = .gradient(.init(colors: [.blue, .blue]))
        page.setNeedsBarAppearanceUpdate(animated: true)
        if pushes {
            stage.push(self.page(.system), andWait: 0)
        } else {
            page.barAppearance.toolbar?.background = .system
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        for frame in 0..<11 {
            stage.simulator.advance(by: 1 / 60)
            #expect(color(stage)[1] < 10, "frame \(frame): \(color(stage))")
        }
        stage.simulator.runToRest()
        #expect(color(stage)[1] > 100 && stage.navigation.toolbar.scrollEdgeAppearance == nil)
    }

    /// Two declared backgrounds slide with their pages, or change in place, as those of the navigation bar do.
    @Test(arguments: [BarAppearance.TransitionStyle.automatic, .slide, .interpolate])
    func twoOfThemChangeAsThoseOfTheBarDo(_ style: BarAppearance.TransitionStyle) {
        let (first, second) = (page(.color(.red), style: style), page(.color(.blue), style: style))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: first)
        func check(_ place: String) {
            let edge = second.view.shownFrame.minX
            let (left, right) = (color(stage, x: 2), color(stage, x: 372))
            if style == .interpolate {
                #expect(left == right && left[0] > 20 && left[2] > 20, "\(place): \(left), \(right)")
            } else {
                #expect(edge > 10 && edge < 360)
                #expect(left == [255, 0, 0] && right == [0, 0, 255], "\(place): \(left), \(right)")
            }
        }
        stage.push(second, andWait: 0)
        #expect(color(stage) == [255, 0, 0])
        stage.simulator.advance(by: 0.15)
        check("push")
        stage.simulator.runToRest()
        #expect(color(stage, x: 2) == [0, 0, 255])
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        stage.simulator.advance(by: 0.01)
        check("swipe")
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(color(stage, x: 2) == [0, 0, 255])
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.15)
        check("pop")
        stage.simulator.runToRest()
        #expect(color(stage, x: 2) == [255, 0, 0])
    }

    /// Similar ones interpolate, also where the navigation bar's own background does something else.
    @Test func similarOnesInterpolate() {
        let pages = [UIColor.red, .blue].enumerated().map { index, color in
            let page = page(.color(UIColor(red: index == 0 ? 1 : 0.8, green: 0, blue: 0, alpha: 1)))
            page.barAppearance.background = .color(color)
            return page
        }
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: pages[0])
        stage.push(pages[1], andWait: 0.15)
        let (left, right) = (color(stage, x: 2), color(stage, x: 372))
        #expect(left == right && left[0] < 253 && left[0] > 206, "\(left), \(right)")
        stage.simulator.runToRest()
        #expect(color(stage) == [204, 0, 0])
    }

    /// In place, too.
    @Test func itChangesInAnAnimation() {
        let page = page(.color(.red))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        page.barAppearance.toolbar?.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(color(stage) == [255, 0, 0])
        stage.simulator.advance(by: 0.1)
        #expect(color(stage)[0] > 20 && color(stage)[2] > 20)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
        page.barAppearance.toolbar?.background = .gradient(.init(colors: [.green, .green]))
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color(stage) == [0, 255, 0])
    }

    /// A toolbar that is laid out above the home indicator leaves no gap below its background.
    @Test func itReachesTheBottomOfTheScreen() {
        let stage = HeadlessStage(.iPhone15(iOS: 18)) {
            let navigation = RaisingController(rootViewController: page(.color(.red)))
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let toolbar = stage.navigation.toolbar.frame
        #expect(toolbar.maxY == stage.navigation.view.bounds.height - 34)
        let column = stage.simulator.column(5)
        #expect(column[Int(toolbar.minY)...].allSatisfy { $0 == [255, 0, 0, 255] })
        #expect(column[Int(toolbar.minY) - 1] == [255, 255, 255, 255])
    }

    /// Keeps its toolbar above the home indicator, 44 points high.
    private final class RaisingController: UINavigationController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let bottom = view.bounds.height - view.safeAreaInsets.bottom
            toolbar.frame = CGRect(x: 0, y: bottom - 44, width: view.bounds.width, height: 44)
        }
    }

    /// From iOS 26 a toolbar has no background.
    @Test func fromIOS26ItHasNoEffect() {
        let page = page(.color(.red))
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: page)
        #expect(stage.simulator.column(20).suffix(120).allSatisfy { $0 == [255, 255, 255, 255] })
        page.barAppearance.toolbar?.background = .system
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(appearances(stage.navigation.toolbar).dropFirst().allSatisfy { $0 == nil })
    }

    /// One that replaces UIKit's own fades in over the whole width: UIKit's cannot slide away beside it.
    @Test func oneThatReplacesUIKitsOwnFadesIn() {
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.system))
        stage.push(page(.color(.red)), andWait: 0.15)
        let colors = [2, 372].map { color(stage, x: $0) }
        #expect(colors.allSatisfy { $0[0] > $0[1] + 20 && $0[1] > 10 }, "\(colors)")
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
    }

    /// What the app had comes back after an animated change, too.
    @Test func anAnimatedChangeToUIKitsOwn() {
        let page = page(.system)
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        let toolbar = stage.navigation.toolbar!
        let own = look(.green)
        toolbar.standardAppearance = own
        let before = color(stage)
        for background in [BarAppearance.Background.color(.red), .system] {
            page.barAppearance.toolbar?.background = background
            page.setNeedsBarAppearanceUpdate(animated: true)
            stage.simulator.runToRest()
            #expect((color(stage) == [255, 0, 0]) == (background != .system))
        }
        #expect(appearances(toolbar) == [own, nil, nil, nil] && color(stage) == before)
    }

    /// A toolbar that comes with UIKit's own background has it from the first frame, and not the one that an earlier page, or the same
    /// one, has declared for a toolbar that it hides.
    @Test(arguments: [false, true]) func uiKitsOwnComesWithAToolbarThatComes(inPlace: Bool) {
        let (first, second) = (page(.color(.red)), page(.system))
        first.barAppearance.toolbar?.isHidden = true
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: first)
        #expect(stage.navigation.isToolbarHidden)
        if inPlace {
            first.barAppearance.toolbar = .init()
            first.setNeedsBarAppearanceUpdate(animated: true)
        } else {
            stage.push(second, andWait: 0)
        }
        for frame in 0..<8 {
            stage.simulator.advance(by: 0.03)
            let hasRed = [2, 372].contains { stage.simulator.column($0).contains([255, 0, 0, 255]) }
            #expect(!hasRed, "\(frame)")
        }
        stage.simulator.runToRest()
        #expect(!stage.navigation.isToolbarHidden && color(stage) != [255, 0, 0])
    }

    /// Appearances that the app sets while a background is declared do not hide the next page's, and are there again after it.
    @Test func appearancesThatTheAppSetsMeanwhileDoNotHideTheNextBackground() {
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.system))
        let toolbar = stage.navigation.toolbar!
        stage.push(page(.color(.red)), andWait: 1)
        stage.simulator.runToRest()
        toolbar.standardAppearance = look(.yellow)
        toolbar.scrollEdgeAppearance = look(.yellow)
        stage.push(page(.color(.blue)), andWait: 1)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.runToRest()
        #expect(toolbar.standardAppearance.backgroundColor == .yellow)
        #expect(toolbar.scrollEdgeAppearance?.backgroundColor == .yellow)
        #expect(toolbar.compactAppearance == nil && toolbar.compactScrollEdgeAppearance == nil)
    }

    /// A toolbar that the app shows right after an update has the background that was declared for it.
    @Test func aToolbarThatTheAppShowsDuringAnUpdate() {
        let page = page(.color(.red))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        stage.navigation.setToolbarHidden(true, animated: false)
        stage.simulator.runToRest()
        page.barAppearance.toolbar?.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.simulator.advance(by: 0.05)
        #expect(color(stage) == [0, 0, 255])
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
    }

    /// A page that shows the toolbar in `viewIsAppearing` does so after `willShow`. The toolbar does not have the last page's background
    /// then.
    @Test func aToolbarThatThePageShowsInViewIsAppearing() {
        final class ShowingPage: MarkedPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                navigationController?.setToolbarHidden(false, animated: false)
            }
        }
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.color(.red)))
        stage.navigation.setToolbarHidden(true, animated: false)
        stage.simulator.runToRest()
        stage.push(ShowingPage("B"), andWait: 0.1)
        #expect(!stage.navigation.isToolbarHidden && stage.navigation.toolbar.scrollEdgeAppearance == nil)
        #expect(color(stage) != [255, 0, 0])
        stage.simulator.runToRest()
        #expect(color(stage) != [255, 0, 0])
    }

    /// Of four appearances of which the app sets one while a background is declared, all are as the app has set them last after the
    /// next background.
    @Test(arguments: 0..<4) func eachAppearanceComesBackAfterTheNextBackground(_ index: Int) {
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.system))
        let toolbar = stage.navigation.toolbar!
        var expected = [UIColor.green, .blue, .yellow, .black].map(look)
        for (index, appearance) in expected.enumerated() { set(appearance, at: index, of: toolbar) }
        stage.push(page(.color(.red)), andWait: 1)
        stage.simulator.runToRest()
        set(look(.purple), at: index, of: toolbar)
        stage.push(page(.color(.blue)), andWait: 1)
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.runToRest()
        expected[index] = look(.purple)
        #expect(appearances(toolbar) == expected)
    }

    /// A toolbar that comes back before it is gone keeps its background: a translucent one does not become paler meanwhile.
    @Test func aToolbarThatComesBackBeforeItIsGone() {
        let page = page(.color(UIColor.red.withAlphaComponent(0.5)))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page)
        let toolbar = stage.navigation.toolbar!
        // The toolbar moves down and up again.
        func shown() -> [Int] { stage.simulator.rgba(5, toolbar.shownFrame.minY + 6) }
        let before = shown()
        for isHidden in [true, false] {
            page.barAppearance.toolbar?.isHidden = isHidden
            page.setNeedsBarAppearanceUpdate(animated: true)
            stage.simulator.advance(by: 0.05)
        }
        for frame in 0..<8 {
            let now = shown()
            let isSame = now.count == 4 && zip(now, before).allSatisfy { abs($0 - $1) < 6 }
            #expect(isSame, "\(frame): \(now), not \(before)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(!stage.navigation.isToolbarHidden && shown() == before)
    }
}
