import BarTransition
import TestSupport
import Testing
import UIKit

/// From iOS 26 a large title is in its page's scroll view, below the row of buttons (fact m1.6). What is declared for the bar is
/// drawn behind it, whatever the page does with its scroll view.
@Suite("Backgrounds behind large titles", .ownSimulator) @MainActor
struct LargeTitleBackdropTests {
    private nonisolated static let profile = Simulator.Profile.iPhone17Pro(iOS: 26)
    private let red = [255, 0, 0, 255]
    private let blue = [0, 0, 255, 255]
    private let white = [255, 255, 255, 255]

    private func page(
        _ background: BarAppearance.Background = .color(.red), mode: UINavigationItem.LargeTitleDisplayMode = .always,
        style: BarAppearance.TransitionStyle = .automatic
    ) -> DeclaringPage {
        let page = DeclaringPage("", BarAppearance(background: background, transitionStyle: style))
        page.wantsScrollView = true
        page.navigationItem.largeTitleDisplayMode = mode
        return page
    }

    private func stage(_ pages: UIViewController..., profile: Simulator.Profile = profile) -> HeadlessStage {
        HeadlessStage(profile, pages: pages, largeTitles: true)
    }

    /// The views of the library in a scroll view.
    private func views(in scrollView: UIScrollView?) -> Int {
        (scrollView?.subviews ?? []).count { String(describing: type(of: $0)) == "LargeTitleBackdropView" }
    }

    /// How many pixels from the top have one color, at an edge of the screen.
    private func height(of color: [Int], _ stage: HeadlessStage) -> Int {
        stage.simulator.column(398).prefix { $0 == color }.count
    }

    private func isOneColor(_ colors: ArraySlice<[Int]>) -> Bool {
        colors.allSatisfy { color in zip(color, colors.first ?? []).allSatisfy { abs($0 - $1) <= 2 } }
    }

    private func scroll(_ page: DeclaringPage, to distance: CGFloat, _ stage: HeadlessStage) {
        guard let scrollView = page.scrollView else { return }
        scrollView.contentOffset.y = distance - scrollView.adjustedContentInset.top
        stage.simulator.commit()
    }

    /// Another scroll view for a page, as large as the page's view and not in it yet.
    private func newScrollView(for page: DeclaringPage) -> UIScrollView {
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.alwaysBounceVertical = true
        return scrollView
    }

    /// Puts another scroll view in the place of a page's.
    private func replaceScrollView(of page: DeclaringPage) -> UIScrollView {
        let scrollView = newScrollView(for: page)
        page.scrollView?.removeFromSuperview()
        page.view.insertSubview(scrollView, at: 0)
        return scrollView
    }

    private func declare(_ background: BarAppearance.Background, _ page: DeclaringPage, animated: Bool) {
        page.barAppearance.background = background
        page.setNeedsBarAppearanceUpdate(animated: animated)
    }

    // MARK: Changes in place

    /// A new background is a whole one at once, and nothing is left of the one before.
    @Test func aChangeWithoutAnimationIsWhole() {
        let page = page()
        let stage = stage(page)
        let pale = UIColor.red.withAlphaComponent(0.5)
        for _ in 0..<2 {
            declare(.color(.blue), page, animated: false)
            #expect(height(of: blue, stage) == 168)
            declare(.gradient(.init(colors: [.red, .red])), page, animated: false)
            #expect(height(of: red, stage) == 168)
            declare(.color(pale), page, animated: false)
            let column = stage.simulator.column(398)
            #expect(Set(column[0..<168]).count == 1 && abs(column[0][1] - 127) < 2 && column[169] == white)
            declare(.transparent, page, animated: false)
            #expect(height(of: white, stage) > 168)
            declare(.system, page, animated: false)
            #expect(views(in: page.scrollView) == 0)
            declare(.color(.red), page, animated: false)
            #expect(height(of: red, stage) == 168)
            #expect(views(in: page.scrollView) == 1)
        }
    }

    /// Also in the middle of a fade.
    @Test func aChangeWithoutAnimationInAFadeIsWhole() {
        let page = page()
        let stage = stage(page)
        declare(.gradient(.init(colors: [UIColor.green.withAlphaComponent(0.5)])), page, animated: true)
        stage.simulator.advance(by: 0.05)
        declare(.color(.blue), page, animated: false)
        #expect(height(of: blue, stage) == 168)
        stage.simulator.runToRest()
        #expect(height(of: blue, stage) == 168)
    }

    /// UIKit's own background comes in place of a declared one over the whole of it.
    @Test func aBackgroundThatFadesOutIsOnePicture() {
        let page = page()
        let stage = stage(page)
        declare(.system, page, animated: true)
        for frame in 0..<8 {
            let column = stage.simulator.column(398)[0..<167]
            #expect(isOneColor(column), "\(frame): \(Set(column))")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(views(in: page.scrollView) == 0)
    }

    /// A color that changes ends where the content begins, in each frame.
    @Test func aColorThatChangesEndsAtTheContent() {
        let page = page()
        let stage = stage(page)
        declare(.color(.blue), page, animated: true)
        for frame in 0..<10 {
            let column = stage.simulator.column(398)
            #expect(column[167][1] < 200 && column[168] == white, "\(frame): \(column[167]), \(column[168])")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(height(of: blue, stage) == 168)
    }

    /// A background that changes while its page is scrolled needs no new views.
    @Test(arguments: [false, true]) func aChangeMakesNoOtherView(animated: Bool) {
        let page = page()
        let stage = stage(page)
        let before = page.scrollView?.subviews
        for color in [UIColor.blue, .red] {
            declare(.color(color), page, animated: animated)
            stage.simulator.runToRest()
        }
        #expect(page.scrollView?.subviews == before)
    }

    /// The row of buttons and the part under the title are one picture while a background fades in or out, and when such a change
    /// follows another one.
    @Test(arguments: [
        [
            BarAppearance.Background.gradient(.init(colors: [.blue, .blue])),
            .color(UIColor.green.withAlphaComponent(0.5)),
        ],
        [.color(UIColor.green.withAlphaComponent(0.5)), .image(.init(.block(.blue)))],
        [.gradient(.init(colors: [UIColor.blue.withAlphaComponent(0.5)])), .color(.green)],
    ])
    func aFadeIsOnePicture(_ backgrounds: [BarAppearance.Background]) {
        let page = page(.gradient(.init(colors: [.red, .red])))
        let stage = stage(page)
        func check(_ name: String) {
            let column = stage.simulator.column(398)[0..<167]
            let difference = column.map { zip($0, column[0]).map { abs($0 - $1) }.max() ?? 255 }.max() ?? 255
            #expect(difference <= 2, "\(name): \(Set(column))")
        }
        for time in [20, 4] {
            for background in backgrounds + [.gradient(.init(colors: [.red, .red]))] {
                declare(background, page, animated: true)
                for frame in 0..<time {
                    check("\(background), \(time), \(frame)")
                    stage.simulator.advance(by: 1 / 60)
                }
            }
            stage.simulator.runToRest()
            #expect(height(of: red, stage) == 168)
            #expect(views(in: page.scrollView) == 1)
        }
    }

    /// The style that a page forces on its bar is that of the part under its title too (iOS 27).
    @Test func aForcedStyleIsUnderTheTitleToo() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
        let (first, second) = (page(.color(dynamic)), page(.color(dynamic)))
        first.barAppearance.interfaceStyle = .dark
        let stage = stage(first, profile: .iPhone18Pro(iOS: 27))
        let bottom = Int(first.marker.shownFrame.minY)
        #expect(bottom > 150)
        #expect(height(of: blue, stage) == bottom)
        stage.push(second, andWait: 1)
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == bottom)
        stage.simulator.swipeBack(toProgress: 0.5, finishing: false)
        #expect(height(of: red, stage) == bottom)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(height(of: blue, stage) == bottom)
        first.barAppearance.interfaceStyle = .light
        first.setNeedsBarAppearanceUpdate(animated: false)
        #expect(height(of: red, stage) == bottom)
    }

    // MARK: Scroll views

    private let gradient = BarAppearance.Background.gradient(.init(colors: [.red, .blue]))

    /// From red to blue without a step, down to a point.
    private func expectWholeGradient(downTo bottom: Int, _ name: String, _ stage: HeadlessStage) {
        let column = stage.simulator.column(398)
        let colors = column[0..<bottom]
        #expect((colors.first?[0] ?? 0) > 250 && (colors.last?[2] ?? 0) > 250, "\(name)")
        let steps = zip(colors, colors.dropFirst()).map { abs($0[0] - $1[0]) }
        #expect(steps.max() ?? 255 <= 255 / bottom + 2, "\(name): \(steps)")
        #expect(column[bottom + 1] == white, "\(name)")
    }

    /// A scroll view that begins below the top of the screen, under something that the page shows in the row of buttons, or with the
    /// lower edge of that row.
    @Test(arguments: [CGFloat(0), 20, 100, 116]) func aScrollViewThatBeginsFurtherDown(_ top: CGFloat) {
        let page = page(gradient)
        let stage = stage(page)
        page.scrollView?.frame = page.view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        stage.simulator.runToRest()
        scroll(page, to: 0, stage)
        expectWholeGradient(downTo: 168, "at \(top)", stage)
        scroll(page, to: 20, stage)
        expectWholeGradient(downTo: 148, "at \(top), scrolled", stage)
    }

    /// The distances that the page and its scroll view keep between the title and the content are below the background, also one
    /// for a header that is higher than the bar.
    @Test(arguments: [CGFloat(0), 15, 200], [CGFloat(0), 10])
    func distancesBelowTheTitle(_ inset: CGFloat, _ own: CGFloat) {
        let page = page(gradient)
        page.additionalSafeAreaInsets.top = own
        let stage = stage(page)
        page.scrollView?.contentInset.top = inset
        stage.simulator.runToRest()
        scroll(page, to: 0, stage)
        #expect(page.marker.shownFrame.minY == 168 + inset + own)
        expectWholeGradient(downTo: 168, "\(inset), \(own)", stage)
        scroll(page, to: 30, stage)
        expectWholeGradient(downTo: 138, "\(inset), \(own), scrolled", stage)
    }

    /// A view controller whose view is a scroll view, as a table view controller.
    private final class ListController: UIViewController {
        let scrollView = UIScrollView()

        override func loadView() {
            scrollView.contentSize = CGSize(width: 300, height: 3000)
            scrollView.alwaysBounceVertical = true
            view = scrollView
        }
    }

    /// So are those of a list in a child view controller of the page.
    @Test(arguments: [CGFloat(0), 40], [CGFloat(0), 10]) func distancesInAChild(_ inset: CGFloat, _ own: CGFloat) {
        let (page, list) = (page(gradient), ListController())
        page.wantsScrollView = false
        page.loadViewIfNeeded()
        page.additionalSafeAreaInsets.top = own
        page.addChild(list)
        list.view.frame = page.view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.insertSubview(list.view, at: 0)
        list.didMove(toParent: page)
        list.additionalSafeAreaInsets.top = inset
        let stage = stage(page)
        for distance in [0, 30] {
            list.scrollView.contentOffset.y = CGFloat(distance) - list.scrollView.adjustedContentInset.top
            stage.simulator.runToRest()
            expectWholeGradient(downTo: 168 - distance, "\(inset), \(own), \(distance)", stage)
        }
    }

    /// A scroll view that does not take the safe area, and to which the page gives the bar's height itself: the title is on the
    /// background, not behind it.
    @Test func aPageThatSetsTheInsetItself() throws {
        let page = page()
        page.title = "Library"
        page.barAppearance.largeTitle.color = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        page.loadViewIfNeeded()
        let scrollView = try #require(page.scrollView)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset.top = 168
        scrollView.contentOffset.y = -168
        let stage = stage(page)
        for distance in [0, 20] {
            scroll(page, to: CGFloat(distance), stage)
            #expect(height(of: red, stage) == 168 - distance)
            let letters = (16..<140).contains { x in
                stage.simulator.column(x)[116..<168 - distance].contains([255, 255, 0, 255])
            }
            #expect(letters, "\(distance)")
        }
    }

    /// A page can replace its scroll view: the new one has the background, and the old one nothing.
    @Test(arguments: [false, true]) func aReplacedScrollView(staysOnTheScreen: Bool) {
        let page = page()
        let stage = stage(page)
        guard let old = page.scrollView else { return }
        let new = newScrollView(for: page)
        page.view.insertSubview(new, at: 0)
        if !staysOnTheScreen {
            old.removeFromSuperview()
        } else {
            old.frame = CGRect(x: 0, y: 400, width: 402, height: 300)
        }
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
        #expect(views(in: new) == 1 && views(in: old) == 0)
    }

    /// A page can get its scroll view at any time. The library finds it at the latest when the bar is laid out again.
    @Test func aScrollViewThatComesLater() {
        let page = page()
        page.wantsScrollView = false
        let stage = stage(page)
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        page.view.insertSubview(scrollView, at: 0)
        stage.bar.subviews.first { $0.layer.zPosition < 0 }?.setNeedsLayout()
        stage.simulator.runToRest()
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        stage.simulator.runToRest()
        #expect(views(in: scrollView) == 1)
        #expect(height(of: red, stage) == 168)
    }

    /// The app tells which scroll view belongs to the bar; otherwise it is the first one, also in another view.
    @Test func theScrollViewThatTheAppNames() throws {
        let page = page()
        page.loadViewIfNeeded()
        let scrollView = try #require(page.scrollView)
        let container = UIView(frame: CGRect(x: 0, y: 500, width: 402, height: 50))
        let strip = UIScrollView(frame: container.bounds)
        container.addSubview(strip)
        page.view.insertSubview(container, at: 0)
        page.setContentScrollView(scrollView, for: .top)
        let stage = stage(page)
        #expect(views(in: scrollView) == 1 && views(in: strip) == 0)
        #expect(height(of: red, stage) == 168)
        page.setContentScrollView(nil, for: .top)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(views(in: scrollView) == 0 && views(in: strip) == 1)
    }

    /// Under a prompt the row of buttons is 32 points further down: the background ends with the content, and no letter of the title
    /// is seen in the row.
    @Test(arguments: [CGFloat(10), 40, 48]) func aTitleThatCollapsesUnderAPrompt(_ distance: CGFloat) {
        let page = page()
        page.title = "Library"
        page.barAppearance.largeTitle.color = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        page.barAppearance.prompt = " "
        let stage = stage(page)
        scroll(page, to: distance, stage)
        #expect(height(of: red, stage) == 200 - Int(distance))
        for x in stride(from: 18, to: 130, by: 6) {
            let row = stage.simulator.column(x)[100..<147]
            #expect(!row.contains { $0[0] > 200 && $0[1] > 200 && $0[2] < 60 }, "\(x)")
        }
    }

    /// When a prompt has gone, the background ends with the content as if there had been none.
    @Test func aTitleThatCollapsesAfterAPrompt() {
        let page = page()
        page.barAppearance.prompt = "Prompt"
        let stage = stage(page)
        #expect(page.marker.shownFrame.minY == 200 && height(of: red, stage) == 200)
        page.barAppearance.prompt = nil
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        scroll(page, to: 30, stage)
        #expect(page.marker.shownFrame.minY == 138 && height(of: red, stage) == 138)
    }

    // MARK: Pages that have one

    /// `UINavigationItem.largeTitleDisplayMode`: automatic is the mode of the page below; the first page has a large title.
    @Test(arguments: [
        ([UINavigationItem.LargeTitleDisplayMode.automatic], true), ([.never], false), ([.always], true),
        ([.never, .automatic], false), ([.always, .automatic], true), ([.automatic, .automatic], true),
        ([.never, .always], true), ([.always, .never, .automatic], false), ([.never, .always, .automatic], true),
        ([.never, .automatic, .automatic], false), ([.automatic, .never, .automatic, .automatic], false),
    ])
    func whichPagesHaveOne(_ modes: [UINavigationItem.LargeTitleDisplayMode], _ isLarge: Bool) {
        let pages = modes.map { page(mode: $0) }
        let stage = HeadlessStage(Self.profile, pages: pages, largeTitles: true)
        #expect(views(in: pages.last?.scrollView) == (isLarge ? 1 : 0))
        #expect(height(of: red, stage) == (isLarge ? 168 : 116))
    }

    /// Where the bar prefers none, or the page has turned it off, nothing is in the page.
    @Test func withoutLargeTitles() {
        let page = page()
        let stage = stage(page)
        page.navigationItem.largeTitleDisplayMode = .never
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(views(in: page.scrollView) == 0 && height(of: red, stage) == 116)
        page.navigationItem.largeTitleDisplayMode = .always
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(views(in: page.scrollView) == 1 && height(of: red, stage) == 168)
        stage.bar.prefersLargeTitles = false
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(views(in: page.scrollView) == 0 && height(of: red, stage) == 116)
    }

    /// A large title comes with another background: its part changes with the one in the row of buttons, and nothing covers it.
    @Test(arguments: [BarAppearance.Background.color(.blue), .gradient(.init(colors: [.blue, .blue]))])
    func aTitleThatComesWithAnotherBackground(_ background: BarAppearance.Background) {
        let page = page(mode: .never)
        let stage = stage(page)
        page.barAppearance.largeTitleDisplayMode = .always
        declare(background, page, animated: true)
        var seen = 0
        for frame in 0..<6 {
            stage.simulator.advance(by: 1 / 30)
            let colors = stage.simulator.column(398).prefix(Int(page.marker.shownFrame.minY) - 1)
            guard colors.count > 120 else { continue }
            seen += 1
            #expect(isOneColor(colors), "\(frame): \(Set(colors))")
        }
        #expect(seen > 2)
        stage.simulator.runToRest()
        #expect(height(of: blue, stage) == 168)
    }

    /// The app turns a large title off, of which UIKit tells nobody: where the user pulls the content down, the page is seen.
    @Test(arguments: [false, true]) func aPullAfterTheAppHasTurnedTheTitleOff(ofAllPages: Bool) {
        let page = page()
        let stage = stage(page)
        if ofAllPages {
            stage.bar.prefersLargeTitles = false
        } else {
            page.navigationItem.largeTitleDisplayMode = .never
        }
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 116)
        stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        stage.simulator.runToRest()
        scroll(page, to: -50, stage)
        #expect(page.marker.shownFrame.minY == 166 && height(of: red, stage) == 116)
        #expect(views(in: page.scrollView) == 0)
    }

    /// An automatic mode can be the inline mode of the page below: without a back button such a title is among the buttons.
    @Test(arguments: [false, true]) func anInlineModeOfThePageBelow(hasBackButton: Bool) {
        let (first, second) = (page(mode: .inline), page(mode: .automatic))
        second.navigationItem.hidesBackButton = !hasBackButton
        let stage = stage(first, second)
        let bottom = hasBackButton ? 168 : 116
        #expect(height(of: red, stage) == bottom)
        #expect(views(in: second.scrollView) == (hasBackButton ? 1 : 0))
        scroll(second, to: -50, stage)
        #expect(height(of: red, stage) == (hasBackButton ? 218 : 116))
    }

    /// The row of a folding phone is higher, 58 points: when the title has scrolled away, the background ends with the bar wherever
    /// the content is.
    @Test(arguments: [CGFloat(0), 1, 2, 3, 4, 5, 40]) func aHigherRow(_ distance: CGFloat) {
        let page = page()
        let stage = stage(page, profile: .iPhoneDuo(iOS: 27, pose: .openPortrait))
        func redHeight() -> CGFloat { CGFloat(stage.simulator.column(5).prefix { $0 == red }.count) }
        #expect(stage.bar.frame.maxY == 134 && redHeight() == 134)
        scroll(page, to: 100, stage)
        #expect(stage.bar.frame.maxY == 82 && redHeight() == 82)
        // From where the title has just scrolled away.
        scroll(page, to: distance, stage)
        #expect(page.marker.shownFrame.minY == 82 - distance)
        #expect(stage.bar.frame.maxY == 82 && redHeight() == 82)
        scroll(page, to: -80, stage)
        #expect(redHeight() == page.marker.shownFrame.minY)
    }

    /// A transition that tells of a higher row does not lay the two parts of a background over each other. They would be seen twice
    /// where it is translucent.
    @Test func aHigherRowInATransition() {
        let page = page(.color(.red.withAlphaComponent(0.5)), style: .interpolate)
        let next = self.page(.color(.blue), mode: .never, style: .interpolate)
        let stage = stage(page, profile: .iPhoneDuo(iOS: 27, pose: .openPortrait))
        stage.push(next, andWait: 0.05)
        for _ in 0..<4 {
            let column = stage.simulator.column(5)
            // In the bar and in the page, above and below the usual row, which ends at 78.
            let difference = zip(column[74], column[80]).map { abs($0 - $1) }.max() ?? 0
            #expect(difference < 20, "\(column[74]), \(column[80])")
            stage.simulator.advance(by: 0.02)
        }
        stage.simulator.runToRest()
    }

    // MARK: Bars that come and go

    /// A page that brings the bar has its whole background from the first frame, also if no bar was there before, and on the
    /// folding phone, where a bar is below the safe area that a page without one has.
    @Test(
        arguments: [false, true],
        [(profile, .portrait), (profile, .landscapeLeft), (.iPhoneDuo(iOS: 27), .portrait)]
            as [(Simulator.Profile, UIInterfaceOrientation)])
    func aPageThatBringsTheBar(
        hasBeenShown: Bool, _ device: (profile: Simulator.Profile, orientation: UIInterfaceOrientation)
    ) {
        let first = DeclaringPage("", BarAppearance(isHidden: !hasBeenShown))
        let stage = HeadlessStage(
            device.profile, orientation: device.orientation, pages: first, largeTitles: true)
        if hasBeenShown {
            first.barAppearance.isHidden = true
            first.setNeedsBarAppearanceUpdate(animated: false)
            stage.simulator.runToRest()
        }
        let second = page(gradient)
        stage.push(second, andWait: 0)
        var seen = 0
        for frame in 0..<12 {
            stage.simulator.advance(by: 1 / 30)
            guard second.view.shownFrame.minX < 300 else { continue }
            seen += 1
            let column = stage.simulator.column(Int(stage.navigation.view.bounds.width) - 4)
            let bottom = Int(second.marker.shownFrame.minY)
            let colors = column[0..<bottom - 1]
            let steps = zip(colors, colors.dropFirst()).map { abs($0[0] - $1[0]) }
            #expect(steps.max() ?? 255 <= 255 / bottom + 3, "\(frame): \(steps)")
            #expect(colors[0][0] > 245 && (colors.last?[2] ?? 0) > 245, "\(frame), \(bottom)")
        }
        #expect(seen > 5)
        stage.simulator.runToRest()
    }

    @Test(arguments: [BarAppearance.Background.system, .gradient(.init(colors: [.green, .green]))])
    func detachingDuringAChangeLeavesNothing(_ background: BarAppearance.Background) {
        let page = page()
        let stage = stage(page)
        declare(background, page, animated: true)
        stage.simulator.advance(by: 0.05)
        stage.navigation.detachBarTransition()
        stage.simulator.runToRest()
        #expect(views(in: page.scrollView) == 0)
    }

    /// Other code removes the bar's subviews, as some apps do to remove a hairline.
    @Test func itComesBackAfterTheBarWasCleared() {
        let page = page()
        let stage = stage(page)
        for view in stage.bar.subviews where view.layer.zPosition < 0 { view.removeFromSuperview() }
        stage.navigation.view.tintColor = .brown
        stage.simulator.runToRest()
        scroll(page, to: 26, stage)
        #expect(views(in: page.scrollView) == 1 && height(of: red, stage) == 142)
    }

    /// A page that has another scroll view than before has the part under its title there.
    @Test func aReplacedScrollViewAndAnAnimatedUpdate() throws {
        let page = page()
        let stage = stage(page)
        let old = try #require(page.scrollView)
        _ = exchangeScrollView(of: page, stage)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.commit()
        #expect(height(of: red, stage) == 168)
        #expect(views(in: old) == 0)
    }

    /// Both parts have the forced interface style from the first frame of a change.
    @Test func aForcedStyleThatChangesInPlace() {
        let page = page(.color(UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }))
        page.barAppearance.interfaceStyle = .dark
        let stage = stage(page, profile: .iPhone18Pro(iOS: 27))
        page.barAppearance.interfaceStyle = .light
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.commit()
        #expect(height(of: red, stage) == Int(page.marker.shownFrame.minY))
    }

    /// The page forces another style and declares another color in one update: the color changes in the new style, in both parts.
    @Test func aForcedStyleThatChangesWithTheColor() {
        let page = page(.color(UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }))
        page.barAppearance.interfaceStyle = .dark
        let stage = stage(page, profile: .iPhone18Pro(iOS: 27))
        let bottom = Int(page.marker.shownFrame.minY)
        #expect(height(of: blue, stage) == bottom)
        page.barAppearance.interfaceStyle = .light
        declare(.color(UIColor { $0.userInterfaceStyle == .dark ? .blue : .green }), page, animated: true)
        stage.simulator.advance(by: 0.1)
        let column = stage.simulator.column(398)[0..<bottom - 1]
        #expect(isOneColor(column) && column[0][0] > 20 && column[0][1] > 20 && column[0][2] < 100, "\(Set(column))")
        stage.simulator.runToRest()
        #expect(height(of: [0, 255, 0, 255], stage) == bottom)
    }

    /// A zoom that interrupts a pop to a page with a large title keeps the bar's background.
    @Test func aZoomThatInterruptsAPop() {
        let (first, second, third) = (page(), DeclaringPage("", .hidden), page(mode: .never))
        third.preferredTransition = .zoom { _ in nil }
        let stage = stage(first)
        stage.push(second, andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        stage.push(third, andWait: 0.1)
        var seen = 0
        while stage.navigation.transitionCoordinator != nil {
            if second.view.window == nil {
                seen += 1
                #expect(stage.simulator.column(200)[30] == red)
            }
            stage.simulator.advance(by: 1 / 60)
        }
        #expect(seen > 2)
    }

    /// A bar that comes with another background than it was hidden with has it under the title too.
    @Test func aBarThatComesWithAnotherBackground() {
        let page = page()
        page.barAppearance.isHidden = true
        let stage = stage(page)
        page.barAppearance = BarAppearance(background: .color(.blue), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: true)
        for frame in 0..<12 {
            stage.simulator.advance(by: 1 / 60)
            #expect(!stage.simulator.column(398).contains(red), "\(frame)")
        }
    }

    /// Without a bar there is no title, and nothing of its background, however far the content is pulled down.
    @Test func aPullWithoutABar() {
        let page = page()
        page.barAppearance.isHidden = true
        let stage = stage(page)
        scroll(page, to: -100, stage)
        let hasRed = stage.simulator.column(398).contains(red)
        #expect(!hasRed)
        page.barAppearance.isHidden = false
        scroll(page, to: 0, stage)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        scroll(page, to: 0, stage)
        #expect(height(of: red, stage) == 168)
    }

    /// Replaces a page's scroll view, and waits until everything is at rest.
    private func exchangeScrollView(of page: DeclaringPage, _ stage: HeadlessStage) -> UIScrollView {
        let scrollView = replaceScrollView(of: page)
        stage.simulator.runToRest()
        return scrollView
    }

    /// Without an update too.
    @Test func aReplacedScrollViewIsFound() {
        let page = page()
        let stage = stage(page)
        let old = page.scrollView
        let new = exchangeScrollView(of: page, stage)
        new.contentOffset.y = -new.adjustedContentInset.top
        stage.simulator.runToRest()
        #expect(views(in: new) == 1 && views(in: old) == 0)
        #expect(height(of: red, stage) == 168)
    }

    /// Nor in a scroll view that replaces the first.
    @Test func aPullWithoutABarInAnotherScrollView() {
        let page = page()
        page.barAppearance.isHidden = true
        let stage = stage(page)
        let new = exchangeScrollView(of: page, stage)
        new.contentOffset.y = -new.adjustedContentInset.top - 100
        stage.simulator.commit()
        let hasRed = stage.simulator.column(398).contains(red)
        #expect(!hasRed)
    }

    /// The same where the app hides the bar itself.
    @Test(arguments: [false, true]) func aPullWithoutABarThatTheAppHides(isAnimated: Bool) {
        let page = page()
        let stage = stage(page)
        stage.navigation.setNavigationBarHidden(true, animated: isAnimated)
        stage.simulator.runToRest()
        scroll(page, to: -100, stage)
        let hasRed = stage.simulator.column(398).contains(red)
        #expect(!hasRed)
        stage.navigation.setNavigationBarHidden(false, animated: isAnimated)
        stage.simulator.runToRest()
        scroll(page, to: 0, stage)
        #expect(height(of: red, stage) == 168)
    }

    /// Expects one color above the edge of a bar that moves over the top edge of the screen, and the page below it, until rest.
    private func expectWhole(_ color: [Int], _ name: String, _ stage: HeadlessStage) {
        stage.simulator.commit()
        for frame in 0..<12 {
            let (edge, column) = (Int(stage.bar.shownFrame.maxY), stage.simulator.column(398))
            // Where both parts meet between two pixels, each covers a part of that row.
            #expect(column.prefix(edge).filter { $0 != color }.count <= 1, "\(name), \(frame)")
            #expect(column[edge + 1] == white, "\(name), \(frame)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
    }

    /// A bar that goes over the top edge of the screen takes the whole background with it, and a bar that is shown again brings it,
    /// in the same color or another one: no strip of the page is between its parts.
    @Test(arguments: [false, true], [false, true])
    func aBarThatGoesAndComesOverTheTopEdge(isDeclared: Bool, changesColor: Bool) {
        let page = page()
        let stage = stage(page)
        if isDeclared {
            page.barAppearance.isHidden = true
            page.setNeedsBarAppearanceUpdate(animated: true)
        } else {
            stage.navigation.setNavigationBarHidden(true, animated: true)
        }
        expectWhole(red, "goes", stage)
        #expect(!stage.simulator.column(398).contains(red))
        let color = changesColor ? blue : red
        if changesColor { page.barAppearance.background = .color(.blue) }
        if isDeclared {
            page.barAppearance.isHidden = false
            page.setNeedsBarAppearanceUpdate(animated: true)
        } else {
            page.setNeedsBarAppearanceUpdate()
            stage.navigation.setNavigationBarHidden(false, animated: true)
        }
        expectWhole(color, "comes", stage)
        #expect(height(of: color, stage) == 168)
    }

    /// So does a bar that an update shows over a page that has had none.
    @Test func aBarThatComesForTheFirstTime() {
        let page = page()
        page.barAppearance = .hidden
        let stage = stage(page)
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false)
        page.setNeedsBarAppearanceUpdate(animated: true)
        expectWhole(red, "comes", stage)
        #expect(height(of: red, stage) == 168)
    }

    /// A bar that the app begins to hide takes what is under the title with it, also if the page updates the bar meanwhile, with
    /// another color or the same.
    @Test(arguments: [false, true]) func anUpdateWhileTheAppHidesTheBar(changesColor: Bool) {
        let page = page()
        let stage = stage(page)
        func colorAboveEdge() -> [Int] { stage.simulator.column(398)[Int(stage.bar.shownFrame.maxY) - 3] }
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.simulator.advance(by: 0.04)
        #expect(colorAboveEdge() == red)
        declare(.color(changesColor ? .blue : .red), page, animated: false)
        for frame in 0..<4 {
            #expect(colorAboveEdge() == (changesColor ? blue : red), "\(frame)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        scroll(page, to: -100, stage)
        let colors = stage.simulator.column(398)
        #expect(!colors.contains(red) && !colors.contains(blue))
    }

    /// At a compact height no title is large: where the content is pulled down the page is seen, also after a rotation.
    @Test func aPullInLandscapeAfterARotation() {
        let page = page()
        let stage = stage(page)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        scroll(page, to: 0, stage)
        let bottom = Int(stage.bar.frame.maxY)
        #expect(height(of: red, stage) == bottom)
        scroll(page, to: -50, stage)
        #expect(height(of: red, stage) == bottom)
        stage.simulator.rotate(to: .portrait)
        stage.simulator.runToRest()
        scroll(page, to: 0, stage)
        #expect(height(of: red, stage) == 168)
    }

    /// The large title comes with a rotation to portrait. The part under it is as wide as the page in each frame, and ends where
    /// the content begins: it does not grow from the left edge. It has the color that it has in the bar, which can have another
    /// interface style than the page.
    @Test(arguments: [false, true]) func aRotationToPortraitIsOnePicture(isBarDark: Bool) throws {
        let page = page(.color(UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }))
        let stage = stage(page)
        if isBarDark { stage.bar.overrideUserInterfaceStyle = .dark }
        let color = isBarDark ? blue : red
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        scroll(page, to: 0, stage)
        let layer = try #require(page.scrollView).layer
        stage.simulator.rotate(to: .portrait)
        var heights: [Int] = []
        for _ in 0..<5 {
            stage.simulator.advance(by: 0.05)
            heights.append(height(of: color, stage))
            let contentTop = -(layer.presentation() ?? layer).bounds.minY
            #expect(abs(CGFloat(heights.last ?? 0) - max(contentTop, 116)) < 1.5, "\(heights), \(contentTop)")
        }
        // The title was coming meanwhile.
        let isBetween = heights.contains { $0 > 118 && $0 < 167 }
        #expect(isBetween, "\(heights)")
        stage.simulator.runToRest()
        #expect(height(of: color, stage) == 168)
    }

    /// A page can have an interface style of its own, which the bar does not have. The background is one picture all the same.
    @Test(arguments: [false, true]) func aStyleOfThePageOrTheBar(isBars: Bool) {
        let page = page(.color(UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }))
        if !isBars { page.overrideUserInterfaceStyle = .dark }
        let stage = stage(page)
        if isBars { stage.bar.overrideUserInterfaceStyle = .dark }
        stage.simulator.runToRest()
        #expect(height(of: isBars ? blue : red, stage) == 168)
    }

    /// Also where the first one stays, hidden, and the next touch is the first that tells of it.
    @Test func anotherContentScrollViewIsFoundAtTheNextTouch() throws {
        let page = page()
        let stage = stage(page)
        let old = try #require(page.scrollView)
        let new = newScrollView(for: page)
        page.view.addSubview(new)
        old.isHidden = true
        page.setContentScrollView(new, for: .top)
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        stage.simulator.runToRest()
        #expect(views(in: new) == 1)
    }

    /// Also the first one, as of a list that is there when it has loaded.
    @Test func theFirstScrollViewIsFoundAtTheNextTouch() {
        let page = page()
        page.wantsScrollView = false
        let stage = stage(page)
        let list = UIScrollView(frame: page.view.bounds)
        list.contentSize = CGSize(width: 300, height: 3000)
        list.alwaysBounceVertical = true
        page.view.insertSubview(list, at: 0)
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        stage.simulator.runToRest()
        #expect(views(in: list) == 1)
    }

    /// The interface style changes while a color does: both parts go on with the color.
    @Test func aStyleThatChangesDuringAColorChange() {
        let page = page()
        let stage = stage(page)
        declare(.color(.blue), page, animated: true)
        stage.simulator.advance(by: 0.08)
        stage.simulator.userInterfaceStyle = .dark
        let column = stage.simulator.column(398)[0..<167]
        #expect(isOneColor(column) && column[0] != red && column[0] != blue, "\(Set(column))")
        stage.simulator.runToRest()
        #expect(height(of: blue, stage) == 168)
    }

    /// The interface style changes in a fade that has interrupted another one: the first background has the new style in both parts.
    @Test func aStyleThatChangesDuringAFadeOfAFade() {
        let page = page(.color(UIColor { $0.userInterfaceStyle == .dark ? .yellow : .red }))
        let stage = stage(page)
        declare(.gradient(.init(colors: [.green, .green])), page, animated: true)
        stage.simulator.advance(by: 0.04)
        declare(.image(.init(.block(.blue))), page, animated: true)
        stage.simulator.advance(by: 0.04)
        stage.simulator.userInterfaceStyle = .dark
        stage.simulator.commit()
        let column = stage.simulator.column(398)[0..<167]
        #expect(isOneColor(column) && column[0][0] > 100 && column[0][1] > 150, "\(Set(column))")
        stage.simulator.runToRest()
        #expect(height(of: blue, stage) == 168)
    }

    /// The page exchanges its scroll view and changes its bar in one turn: the part under the title does not move in.
    @Test func aReplacedScrollViewAndAnUpdateInOneTurn() {
        let page = page()
        let stage = stage(page)
        let new = replaceScrollView(of: page)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.commit()
        #expect(height(of: red, stage) == 168)
        stage.simulator.runToRest()
        #expect(views(in: new) == 1 && height(of: red, stage) == 168)
    }

    /// The app exchanges the scroll view and then lays everything out in an animation of its own: the part under the title does not
    /// grow in.
    @Test func aReplacedScrollViewInAnAnimationOfTheApps() {
        let page = page()
        let stage = stage(page)
        let new = replaceScrollView(of: page)
        page.view.layoutIfNeeded()
        UIView.animate(withDuration: 0.5) { stage.navigation.view.layoutIfNeeded() }
        for frame in 0..<4 {
            #expect(height(of: red, stage) == 168, "\(frame)")
            stage.simulator.advance(by: 0.05)
        }
        stage.simulator.runToRest()
        #expect(views(in: new) == 1 && height(of: red, stage) == 168)
    }

    /// A scroll view that begins below the bar, such as a row of pictures, has no title over it: the bar draws all.
    @Test func aScrollViewBelowTheBar() {
        let page = page()
        page.wantsScrollView = false
        page.loadViewIfNeeded()
        page.view.insertSubview(UIScrollView(frame: CGRect(x: 0, y: 300, width: 402, height: 100)), at: 0)
        let stage = stage(page)
        #expect(stage.bar.frame.maxY == 168 && height(of: red, stage) == 168)
    }

    /// Another update meanwhile lets a color go on changing in both parts.
    @Test func anotherUpdateDuringAColorChange() {
        let page = page()
        let stage = stage(page)
        declare(.color(.blue), page, animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        for frame in 0..<4 {
            let column = stage.simulator.column(398)[0..<167]
            let isBetween = column[0] != red && column[0] != blue
            #expect(isOneColor(column) && isBetween, "\(frame): \(Set(column))")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(height(of: blue, stage) == 168)
    }

    /// The page exchanges its scroll view and changes its bar while a background fades in: there is a background under the title.
    @Test func aReplacedScrollViewAndAnUpdateDuringAFade() {
        let page = page(.gradient(.init(colors: [.red, .red])))
        let stage = stage(page)
        declare(.gradient(.init(colors: [.blue, .blue])), page, animated: true)
        stage.simulator.advance(by: 0.05)
        let new = replaceScrollView(of: page)
        page.barAppearance.tintColor = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.commit()
        // The page is white.
        let column = stage.simulator.column(398)[0..<166]
        #expect(column.allSatisfy { $0[1] < 60 }, "\(Set(column))")
        stage.simulator.runToRest()
        #expect(views(in: new) == 1 && height(of: blue, stage) == 168)
    }

    /// A search takes the row of buttons away for a while, and the bar is nearly as high then. The row of the next page is as high as
    /// always: its background ends with the content as the title collapses.
    @Test func aTitleThatCollapsesAfterASearch() {
        let (first, second) = (page(), page())
        let search = UISearchController(searchResultsController: nil)
        first.navigationItem.showStackedSearch(search)
        let stage = stage(first)
        for isActive in [true, false] {
            search.isActive = isActive
            stage.simulator.runToRest()
        }
        stage.push(second, andWait: 1)
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
        scroll(second, to: 48, stage)
        #expect(second.marker.shownFrame.minY == 120 && height(of: red, stage) == 120)
    }
}
