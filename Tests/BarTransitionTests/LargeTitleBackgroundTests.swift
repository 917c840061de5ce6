import BarTransition
import Foundation
import Synchronization
import TestSupport
import Testing
import UIKit

/// On iOS 26 the large title of a page with a scroll view is in that scroll view, below the bar (fact m1.6).
@Suite("Backgrounds under large titles", .ownSimulator) @MainActor
struct LargeTitleBackgroundTests {
    private static let profile = Simulator.Profile.iPhone17Pro(iOS: 26)
    private let red = [255, 0, 0, 255]
    private let blue = [0, 0, 255, 255]
    private let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)

    private func page(
        _ title: String, _ background: BarAppearance.Background, isLarge: Bool = true,
        shadow: BarAppearance.Shadow = .none,
        style: BarAppearance.TransitionStyle = .automatic
    ) -> DeclaringPage {
        let page = DeclaringPage(
            title,
            BarAppearance(
                background: background, shadow: shadow, titleColor: .green, largeTitleColor: yellow,
                transitionStyle: style))
        page.wantsScrollView = true
        page.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
        return page
    }

    private func stage(_ pages: UIViewController..., profile: Simulator.Profile = profile) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.navigationBar.prefersLargeTitles = true
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
    }

    /// The height of the part at the top of the screen that has one color.
    private func height(of color: [Int], at x: Int = 398, _ stage: HeadlessStage) -> Int {
        stage.simulator.column(x).prefix { $0 == color }.count
    }

    /// Where a page begins below the row of buttons: it is white, its marker is teal, and both may be dimmed. The gray edge
    /// of a yellow letter on blue is neither.
    private func contentTop(of colors: [[Int]]) -> Int? {
        colors.indices.first { y in
            let (red, green, blue) = (colors[y][0], colors[y][1], colors[y][2])
            return y > 112 && min(green, blue) > 120 && (red > 200 || red < 100)
        }
    }

    private func scroll(_ page: DeclaringPage, to distance: CGFloat, _ stage: HeadlessStage) {
        page.scrollView?.contentOffset.y = distance - 168
        stage.simulator.commit()
    }

    private func dump(_ name: String, _ stage: HeadlessStage) {
        guard let folder = ProcessInfo.processInfo.environment["TITLE_DUMP"] else { return }
        stage.simulator.makeCurrent()
        stage.simulator.commit()
        try? stage.simulator.picture(scale: 1).pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }

    @Test func theTitleStandsOverTheDeclaredColor() {
        let stage = stage(page("Library", .color(.red)))
        dump("rest", stage)
        #expect(stage.bar.frame.maxY == 168)
        #expect(height(of: red, stage) == 168)
        // The title's letters are between the row of buttons and the bar's lower edge.
        let letters = (16..<140).contains { x in stage.simulator.column(x)[116..<168].contains([255, 255, 0, 255]) }
        #expect(letters)
        #expect(stage.navigation.topViewController?.navigationItem.largeTitleDisplayMode == .always)
    }

    /// A page that begins below an opaque bar has its large title there, and the bar draws the whole background, also if the
    /// title comes while the page is shown.
    @Test func anOpaqueBarDrawsTheWholeBackground() {
        let page = page("Library", .color(.red), isLarge: false)
        let stage = stage(page)
        stage.navigation.navigationBar.isTranslucent = false
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 116)
        page.navigationItem.largeTitleDisplayMode = .always
        page.setNeedsBarAppearanceUpdate()
        stage.simulator.runToRest()
        #expect(stage.bar.frame.maxY == 168)
        #expect(height(of: red, stage) == 168)
    }

    /// One that extends under an opaque bar has its large title in its scroll view, as under any other bar.
    @Test(arguments: [CGFloat(0), 20, 90]) func aPageThatExtendsUnderAnOpaqueBar(_ distance: CGFloat) {
        let page = page("Library", .color(.red))
        page.extendedLayoutIncludesOpaqueBars = true
        let stage = HeadlessStage(Self.profile, pages: page, largeTitles: true, isOpaque: true)
        scroll(page, to: distance, stage)
        #expect(height(of: red, stage) == 168 - Int(min(distance, 52)))
    }

    /// A page that comes with a bar of another height gets the inset of the bar before, ahead of its first layout.
    @Test(arguments: [26, 27]) func theBackgroundEndsAtTheContentAfterBarsOfOtherHeights(_ system: Int) {
        let pages = ["A", "B", "C"].map { page($0, .color(.red)) }
        pages[0].navigationItem.prompt = "Prompt"
        let stage = stage(pages[0], profile: .iPhone17Pro(iOS: system))
        stage.simulator.runToRest()
        stage.push(pages[1], andWait: 1)
        pages[2].navigationItem.prompt = "Prompt"
        stage.push(pages[2], andWait: 1)
        #expect(stage.bar.frame.maxY == 200)
        #expect(height(of: red, stage) == 200)
        let backdrop = stage.bar.subviews.first { $0.layer.zPosition < 0 }
        let picture = backdrop?.subviews.first { !$0.isHidden }?.subviews.first
        #expect(picture?.frame.maxY == 138)
    }

    /// A prompt is above the row of buttons, 32 points high.
    @Test(arguments: [0, 1, 10, 26, 40, 51, 52, 90].sample(every: 3), [CGFloat(0), 32])
    func theBackgroundCollapsesWithTheTitle(_ distance: CGFloat, prompt: CGFloat) {
        let page = page("Library", .color(.red))
        if prompt > 0 { page.navigationItem.prompt = " " }
        let stage = stage(page)
        let whole = 168 + Int(prompt)
        scroll(page, to: distance - prompt, stage)
        dump("scroll\(Int(distance))", stage)
        #expect(height(of: red, stage) == whole - Int(min(distance, 52)))
        // No letters are left under the buttons.
        let letters = (16..<140).contains { x in
            stage.simulator.column(x)[0..<whole - 52].contains { $0[0] > 250 && $0[1] > 250 && $0[2] < 5 }
        }
        #expect(!letters)
        scroll(page, to: -prompt, stage)
        #expect(height(of: red, stage) == whole)
    }

    /// Content that is scrolled away leaves no room for the background, which is no conflict of constraints.
    @Test func noConstraintsConflict() {
        let messages = Mutex<[String]>([])
        SystemLog.$write.withValue({ message in messages.withLock { $0.append(message) } }) {
            let page = page("Library", .color(.red), shadow: .color(.blue))
            let stage = stage(page)
            for distance in [0, 30, 300, 2000, 20] { scroll(page, to: CGFloat(distance), stage) }
            stage.push(self.page("Book", .color(.blue)), andWait: 1)
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
        }
        #expect(messages.withLock { $0 } == [])
    }

    // MARK: Neighbors in the scroll view

    private final class TablePage: UITableViewController, BarAppearanceProviding {
        var barAppearance = BarAppearance(background: .color(.red))

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.backgroundColor = .white
            return cell
        }
    }

    /// A table view's own background is behind the title's, and behind the rows.
    @Test(arguments: [false, true]) func aTableViewsBackgroundIsBehind(isSetLater: Bool) {
        let page = TablePage()
        page.title = "Library"
        page.navigationItem.largeTitleDisplayMode = .always
        let background = UIView()
        background.backgroundColor = .green
        if !isSetLater { page.tableView.backgroundView = background }
        let stage = stage(page)
        if isSetLater { page.tableView.backgroundView = background }
        for distance in [0, 20, 90, 400, 0] {
            page.tableView.contentOffset.y = CGFloat(distance) - 168
            stage.simulator.runToRest()
            let column = stage.simulator.column(398)
            let bottom = 168 - min(distance, 52)
            #expect(column[0..<bottom].allSatisfy { $0 == red }, "\(distance)")
            #expect(column[bottom + 4] == [255, 255, 255, 255], "\(distance)")
        }
    }

    /// What the page has in the title's place, such as a view that shows that it loads, is in front of the background.
    /// A view behind all of the content is behind the background too, whenever it was added.
    @Test(arguments: [false, true]) func aViewBehindTheContentIsBehind(isThereFirst: Bool) throws {
        let page = page("Library", .color(.red))
        let behind = UIView(frame: CGRect(x: 0, y: -1000, width: 402, height: 5000))
        behind.backgroundColor = .green
        page.loadViewIfNeeded()
        let scrollView = try #require(page.scrollView)
        if isThereFirst { scrollView.insertSubview(behind, at: 0) }
        let stage = stage(page)
        if !isThereFirst { scrollView.insertSubview(behind, at: 0) }
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
        #expect(stage.simulator.column(398)[170] == [0, 255, 0, 255])
    }

    @Test func aViewInTheTitlesPlaceIsInFront() throws {
        let page = page("Library", .color(.red))
        let stage = stage(page)
        let view = UIView(frame: CGRect(x: 380, y: -30, width: 20, height: 10))
        view.backgroundColor = .green
        try #require(page.scrollView).insertSubview(view, at: 0)
        scroll(page, to: 10, stage)
        #expect(stage.simulator.column(390)[130] == [0, 255, 0, 255])
        #expect(stage.simulator.column(390)[145] == red)
    }

    // MARK: In transitions

    /// A translucent background is drawn once while its page slides in front of another one.
    @Test(
        arguments: [0, 9],
        [BarAppearance.Background.color(.blue), .transparent, .gradient(.init(colors: [.red, .blue]))].sample(every: 2))
    func aTranslucentBackgroundSlidesWithOneColor(inset: CGFloat, _ other: BarAppearance.Background) {
        let translucent = page("", .color(UIColor.red.withAlphaComponent(0.5)), style: .slide)
        translucent.additionalSafeAreaInsets.top = inset
        let stage = stage(page("", other, isLarge: false, style: .slide))
        var count = 0
        func check(_ name: String) {
            let left = translucent.view.shownFrame.minX
            guard translucent.view.window != nil, left < 380 else { return }
            let bottom = translucent.marker.shownFrame.minY - inset
            let colors = stage.simulator.column(398).prefix(Int(bottom) - 1)
            let ends = colors.first.map { first in colors.filter { zip($0, first).contains { abs($0 - $1) > 2 } } }
            #expect(ends == [], "\(name)")
            count += 1
        }
        stage.navigation.pushViewController(translucent, animated: true)
        for frame in 0..<5 {
            stage.simulator.advance(by: 1 / 15.0)
            check("push \(frame)")
        }
        stage.simulator.runToRest()
        check("rest")
        stage.simulator.beginBackSwipe()
        for frame in [1, 3, 5] {
            stage.simulator.moveBackSwipe(toProgress: CGFloat(frame) / 8)
            stage.simulator.advance(by: 1 / 60.0)
            check("swipe \(frame)")
        }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        check("canceled")
        #expect(count > 4)
    }

    /// UIKit dims the page at the back, and with it the whole background, wherever it is drawn.
    @Test(arguments: [Simulator.Profile.Variants.AlongsideAnimation.runs, .neverRuns], [true, false])
    func theBackPagesBackgroundIsDimmedAsAWhole(
        _ blocks: Simulator.Profile.Variants.AlongsideAnimation, isPush: Bool
    ) {
        var profile = Self.profile
        profile.variants.alongsideAnimation = blocks
        let (back, front) = (
            page("", .color(.red), style: .slide), page("", .color(.blue), isLarge: false, style: .slide)
        )
        let stage = isPush ? stage(back, profile: profile) : stage(back, front, profile: profile)
        stage.simulator.runToRest()
        if isPush {
            stage.navigation.pushViewController(front, animated: true)
        } else {
            stage.navigation.popViewController(animated: true)
        }
        var count = 0
        for frame in 0..<5 {
            stage.simulator.advance(by: 1 / 30.0)
            guard back.view.window != nil, front.view.shownFrame.minX > 20 else { continue }
            let colors = stage.simulator.column(3).prefix(Int(back.marker.shownFrame.minY) - 1).filter { $0[2] < 20 }
            let reds = colors.map { $0[0] }
            #expect((reds.max() ?? 0) - (reds.min() ?? 0) <= 2, "\(frame): \(Set(reds))")
            if !reds.isEmpty { count += 1 }
        }
        #expect(count > 1)
        stage.simulator.runToRest()
    }

    /// A page can have its scroll view only when it is laid out.
    @Test(arguments: [BarAppearance.TransitionStyle.slide, .interpolate])
    func aPageThatScrollsLaterShowsTheSameFrames(_ style: BarAppearance.TransitionStyle) {
        final class LatePage: DeclaringPage {
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                guard !(view.subviews.first is UIScrollView) else { return }
                let scrollView = UIScrollView(frame: view.bounds)
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                scrollView.contentSize = CGSize(width: 300, height: 3000)
                scrollView.alwaysBounceVertical = true
                view.insertSubview(scrollView, at: 0)
                marker.removeFromSuperview()
                marker.translatesAutoresizingMaskIntoConstraints = true
                marker.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
                scrollView.addSubview(marker)
            }
        }
        let films = [true, false].map { isLate in
            let late = isLate ? LatePage("", BarAppearance()) : DeclaringPage("", BarAppearance())
            late.barAppearance = BarAppearance(background: gradient, transitionStyle: style)
            late.wantsScrollView = !isLate
            late.navigationItem.largeTitleDisplayMode = .always
            let stage = stage(page("", .color(.green), style: style))
            stage.navigation.pushViewController(late, animated: true)
            return (0..<4).map { _ in
                stage.simulator.advance(by: 1 / 15.0)
                return [200, 398].map { stage.simulator.column($0) }
            }
        }
        for (frame, (late, early)) in zip(films[0], films[1]).enumerated() {
            for (one, other) in zip(late, early) {
                let differences = zip(one, other).map { zip($0, $1).map { abs($0 - $1) }.max() ?? 0 }
                #expect((differences.max() ?? 0) <= 2, "frame \(frame): \(differences)")
            }
        }
    }

    @Test func aPullLeavesNoGap() {
        let page = page("Library", .color(.red))
        let stage = stage(page)
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 200, y: 500))
        stage.simulator.advance(by: 0.02)
        dump("pull", stage)
        let top = page.marker.shownFrame.minY
        #expect(top > 190)
        #expect(abs(CGFloat(height(of: red, stage)) - top) <= 1)
        stage.simulator.touchUp()
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
    }

    private let gradient = BarAppearance.Background.gradient(.init(colors: [.red, .blue]))

    /// The bar keeps its frame until 52 points have been scrolled (fact m21.1), but what is drawn ends at the large title's
    /// lower edge, and the part in the bar and the part in the page are one picture of that height.
    private func expectWholeGradient(downTo bottom: Int, at x: Int = 398, _ name: String, _ stage: HeadlessStage) {
        dump(name, stage)
        let column = stage.simulator.column(x)
        let colors = column[0..<bottom]
        #expect((colors.first?[0] ?? 0) > 250, "\(name)")
        #expect((colors.last?[2] ?? 0) > 250, "\(name)")
        let steps = zip(colors, colors.dropFirst()).map { abs($0[0] - $1[0]) }
        #expect(steps.max() ?? 255 <= 255 / bottom + 2, "\(name)")
        #expect(column[bottom + 1].prefix(3).allSatisfy { $0 > 200 }, "\(name)")
    }

    @Test(arguments: [0, 1, 20, 40, 51, 52, 90]) func aGradientHasNoSeam(_ distance: CGFloat) {
        let page = page("Library", gradient)
        let stage = stage(page)
        #expect(stage.bar.frame.maxY == 168)
        scroll(page, to: distance, stage)
        #expect(stage.bar.frame.maxY == (distance < 52 ? 168 : 116))
        expectWholeGradient(downTo: 168 - Int(min(distance, 52)), "gradient\(Int(distance))", stage)
        scroll(page, to: 0, stage)
        expectWholeGradient(downTo: 168, "gradientBack\(Int(distance))", stage)
    }

    /// A third of a point before the bar's frame changes, the bar's background must not reach down to that frame.
    @Test func theLastPixelOfTheTitle() {
        let page = page("Library", .color(.red))
        let stage = stage(page)
        scroll(page, to: 52 - 1 / 3, stage)
        #expect(stage.bar.frame.maxY == 168)
        #expect(height(of: red, stage) == 116)
        #expect(stage.simulator.column(398)[118] == [255, 255, 255, 255])
    }

    @Test func aGradientHasNoSeamWhileItIsPulledDown() {
        let stage = stage(page("Library", gradient))
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 200, y: 500))
        stage.simulator.advance(by: 0.02)
        let page = stage.navigation.topViewController as? DeclaringPage
        let bottom = page?.marker.shownFrame.minY ?? 0
        #expect(bottom > 190)
        expectWholeGradient(downTo: Int(bottom), "gradientPull", stage)
    }

    /// In columns at both edges of the screen, a scrolled page's gradient is one picture down to its large title's lower
    /// edge, wherever the page is and even if it is dimmed. Returns whether one of the columns shows that page.
    private func checkScrolledGradient(of page: DeclaringPage, _ name: String, _ stage: HeadlessStage) -> Bool {
        dump(name, stage)
        let bottom = Int(page.marker.shownFrame.minY)
        var isSeen = false
        for x in [3, 200, 399] {
            let colors = stage.simulator.column(x)
            // Green is the other page. The edge between the pages is a mixture.
            guard colors[0][0] > 200, colors[0][1] < 3, colors[30][1] < 3 else { continue }
            isSeen = true
            // Yellow, on any of the other colors, is a letter of the title, which can reach over the edge.
            if !colors[112..<200].contains(where: { $0[1] > 20 && $0[0] > $0[2] + 20 }) {
                let end = contentTop(of: colors) ?? 0
                #expect(abs(end - bottom) <= 1, "\(name), column \(x): \(end), not \(bottom)")
            }
            let drawn = colors.prefix(bottom - 1)
            let pairs = zip(drawn, drawn.dropFirst()).filter { max($0[1], $1[1]) < 3 }
            let steps = pairs.map { a, b in max(abs(a[0] - b[0]), abs(a[2] - b[2])) }
            #expect(steps.count > 60 && steps.max() ?? 255 <= 4, "\(name), column \(x)")
        }
        return isSeen
    }

    @Test(arguments: [CGFloat(20), 40].sample(every: 2), [true, false].sample(every: 2))
    func aScrolledGradientHasNoSeamInTransitions(_ distance: CGFloat, isInteractive: Bool) {
        let library = page("Library", gradient)
        let stage = stage(library)
        let book = page("Book", .color(.green), isLarge: false)
        var seen = 0
        func frames(_ name: String, progress: ((Int) -> Void)? = nil) {
            for frame in 0..<30 {
                progress?(frame)
                stage.simulator.advance(by: 1 / 60.0)
                if checkScrolledGradient(of: library, "\(name)\(Int(distance))-\(frame)", stage) { seen += 1 }
            }
        }
        scroll(library, to: distance, stage)
        stage.navigation.pushViewController(book, animated: true)
        frames("gradientPush")
        #expect(seen > 4)
        stage.simulator.runToRest()
        seen = 0
        if isInteractive {
            stage.simulator.beginBackSwipe()
            frames("gradientSwipe") { stage.simulator.moveBackSwipe(toProgress: CGFloat($0 + 1) / 32) }
            stage.simulator.endBackSwipe(finishing: true)
        } else {
            stage.navigation.popViewController(animated: true)
        }
        frames("gradientPop\(isInteractive)")
        stage.simulator.runToRest()
        #expect(seen > 10)
        #expect(checkScrolledGradient(of: library, "gradientPopped\(Int(distance))", stage))
    }

    /// The scrolled page in front.
    @Test(arguments: [CGFloat(20), 40].sample(every: 2))
    func aScrolledGradientHasNoSeamWhenItsPageIsPopped(_ distance: CGFloat) {
        let library = page("Library", gradient)
        let stage = stage(page("Book", .color(.green), isLarge: false), library)
        scroll(library, to: distance, stage)
        stage.simulator.beginBackSwipe()
        var seen = 0
        for frame in 1...20 {
            stage.simulator.moveBackSwipe(toProgress: CGFloat(frame) / 22)
            stage.simulator.advance(by: 1 / 60.0)
            if checkScrolledGradient(of: library, "gradientFront\(Int(distance))-\(frame)", stage) { seen += 1 }
        }
        #expect(seen > 10)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(checkScrolledGradient(of: library, "gradientCancelled\(Int(distance))", stage))
    }

    @Test func aTranslucentColorIsDrawnOnce() {
        let page = page("Library", .color(UIColor.red.withAlphaComponent(0.5)))
        let stage = stage(page)
        let colors = Set(stage.simulator.column(398)[0..<168])
        #expect(colors.count == 1)
        scroll(page, to: 20, stage)
        #expect(Set(stage.simulator.column(398)[0..<148]) == colors)
    }

    /// The same if the page makes its scroll view when it is shown already.
    @Test func aTranslucentColorIsDrawnOnceOverALateScrollView() {
        let page = page("Library", .color(UIColor.red.withAlphaComponent(0.5)))
        page.wantsScrollView = false
        let stage = stage(page)
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        page.view.insertSubview(scrollView, at: 0)
        stage.bar.setNeedsLayout()
        stage.simulator.runToRest()
        #expect(stage.bar.frame.maxY == 168)
        #expect(Set(stage.simulator.column(398)[0..<168]).count == 1)
    }

    @Test func anImageIsWhole() {
        let page = page("Library", .image(.init(.block(.red), contentMode: .scaleToFill)))
        let stage = stage(page)
        #expect(height(of: red, stage) == 168)
        scroll(page, to: 30, stage)
        #expect(height(of: red, stage) == 138)
    }

    @Test func aMaterialReachesTheLowerEdge() {
        let page = page("Library", .material(.init(.systemThinMaterial, tint: .red)))
        let stage = stage(page)
        #expect(height(of: red, stage) == 168)
    }

    /// Also if nothing else changes.
    @Test func aNewHairlineFadesIn() {
        let page = page("Library", .color(.red), shadow: .none)
        let stage = stage(page)
        page.barAppearance.shadow = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        let y = stage.bar.frame.maxY + 0.1
        let middle = stage.simulator.rgba(200, y)
        stage.simulator.runToRest()
        // A third of the row of points is blue.
        let end = stage.simulator.rgba(200, y)
        #expect(end == [170, 170, 255, 255])
        #expect(end[0] < middle[0] && middle[0] < 255, "\(middle)")
    }

    @Test func theHairlineIsUnderTheTitle() {
        let page = page("Library", .color(.red), shadow: .color(.blue))
        let stage = stage(page)
        #expect(stage.simulator.column(398)[160..<167].allSatisfy { $0 == red })
        #expect(stage.simulator.column(398)[168] != [255, 255, 255, 255])
        #expect(stage.simulator.column(398)[116] == red)
    }

    /// In columns at both edges of the screen, the background reaches from the top to the bar's lower edge without a seam.
    /// Letters and buttons, which are not red or blue, and the shadow of the front page may be in between. Returns whether one of
    /// the columns shows a background.
    private func expectPure(_ stage: HeadlessStage, _ name: String) -> Bool {
        dump(name, stage)
        let bottom = (stage.bar.layer.presentation() ?? stage.bar.layer).frame.maxY
        var isSeen = false
        for x in [3, 399] {
            let colors = stage.simulator.column(x)
            // The edge between the pages is a mixture.
            guard min(colors[0][0], colors[0][2]) < 20, max(colors[0][0], colors[0][2]) > 200, colors[0][1] < 3 else {
                continue
            }
            isSeen = true
            let end = contentTop(of: colors) ?? 0
            #expect(abs(CGFloat(end) - bottom) < 2, "\(name), column \(x): \(end), not \(bottom)")
            let drawn = colors.prefix(Int(bottom) - 1).filter { $0[1] < 3 && max($0[0], $0[2]) > 150 }
            #expect(drawn.count > 60, "\(name), column \(x)")
            let steps = zip(drawn, drawn.dropFirst()).map { a, b in max(abs(a[0] - b[0]), abs(a[2] - b[2])) }
            #expect(steps.max() ?? 0 <= 5, "\(name), column \(x): \(Set(drawn))")
        }
        return isSeen
    }

    private func expectPureFrames(_ stage: HeadlessStage, _ name: String, _ operation: () -> Void) {
        operation()
        var seen = 0
        for frame in 0..<36 {
            stage.simulator.advance(by: 1 / 60.0)
            if expectPure(stage, "\(name)\(frame)") { seen += 1 }
        }
        // The last few frames are at rest.
        #expect(seen > 20, "\(name)")
        stage.simulator.runToRest()
    }

    @Test func pushAndPop() {
        let stage = stage(page("Library", .color(.red)))
        let b = page("Book", .color(.blue), isLarge: false)
        expectPureFrames(stage, "push") { stage.navigation.pushViewController(b, animated: true) }
        #expect(height(of: blue, stage) == 116)
        expectPureFrames(stage, "pop") { stage.navigation.popViewController(animated: true) }
        #expect(height(of: red, stage) == 168)
    }

    @Test(arguments: [true, false]) func swipes(_ finishing: Bool) {
        let stage = stage(page("Library", .color(.red)), page("Book", .color(.blue), isLarge: false))
        stage.simulator.beginBackSwipe()
        var seen = 0
        for step in 1...9 {
            stage.simulator.moveBackSwipe(toProgress: CGFloat(step) / 10)
            stage.simulator.advance(by: 1 / 60.0)
            if expectPure(stage, "swipe\(step)") { seen += 1 }
        }
        #expect(seen > 5)
        stage.simulator.endBackSwipe(finishing: finishing)
        stage.simulator.runToRest()
        #expect(finishing ? height(of: red, stage) == 168 : height(of: blue, stage) == 116)
        scrollIfLarge(stage)
    }

    private func scrollIfLarge(_ stage: HeadlessStage) {
        guard let page = stage.navigation.topViewController as? DeclaringPage, page.title == "Library" else { return }
        scroll(page, to: 26, stage)
        #expect(height(of: red, stage) == 142)
    }

    @Test func pushBetweenLargeTitles() {
        let stage = stage(page("Library", .color(.red)))
        let b = page("Book", .color(.blue))
        expectPureFrames(stage, "large") { stage.navigation.pushViewController(b, animated: true) }
        #expect(height(of: blue, stage) == 168)
    }

    @Test func pushToALargeTitle() {
        let stage = stage(page("Book", .color(.blue), isLarge: false))
        let b = page("Library", .color(.red))
        expectPureFrames(stage, "toLarge") { stage.navigation.pushViewController(b, animated: true) }
        #expect(height(of: red, stage) == 168)
        expectPureFrames(stage, "fromLarge") { stage.navigation.popViewController(animated: true) }
        #expect(height(of: blue, stage) == 116)
    }

    @Test func fromAndToUIKitsOwnBackground() {
        let stage = stage(page("Library", .system))
        stage.navigation.pushViewController(page("Book", .color(.red)), animated: true)
        for frame in 0..<30 {
            stage.simulator.advance(by: 1 / 60.0)
            if frame % 6 == 0 { dump("fromSystem\(frame)", stage) }
        }
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 0)
    }

    @Test func aChangeInPlace() {
        let page = page("Library", .color(.red))
        let stage = stage(page)
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate()
        stage.simulator.advance(by: 0.1)
        let colors = Set(stage.simulator.column(398)[0..<168])
        let range = { (index: Int) in colors.map { $0[index] }.max()! - colors.map { $0[index] }.min()! }
        #expect(range(0) <= 2 && range(2) <= 2 && !colors.contains(red) && !colors.contains(blue), "\(colors)")
        stage.simulator.runToRest()
        #expect(height(of: blue, stage) == 168)
        page.barAppearance.background = .gradient(.init(colors: [.red, .red]))
        page.setNeedsBarAppearanceUpdate()
        stage.simulator.advance(by: 0.1)
        let shades = stage.simulator.column(398)[0..<168]
        let isSeamless = zip(shades, shades.dropFirst()).allSatisfy { abs($0[0] - $1[0]) <= 2 }
        #expect(isSeamless, "\(Set(shades))")
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
    }

    /// What the page has changed before an update moves in it, whether the new background is faded in or the present one changes.
    @Test(arguments: [BarAppearance.Background.color(.blue), .gradient(.init(colors: [.red, .blue]))])
    func whatThePageHasChangedMoves(to background: BarAppearance.Background) throws {
        let page = page("Library", .color(.red))
        let stage = stage(page)
        let scrollView = try #require(page.scrollView)
        let row = UIView(frame: .zero)
        row.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(row)
        let top = row.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 300)
        NSLayoutConstraint.activate([
            top, row.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            row.widthAnchor.constraint(equalToConstant: 50), row.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.simulator.runToRest()
        #expect(row.shownFrame.minY == 300)
        top.constant = 400
        page.barAppearance.background = background
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        let middle = row.shownFrame.minY
        #expect(middle > 301 && middle < 399, "\(middle)")
        stage.simulator.runToRest()
        #expect(row.shownFrame.minY == 400)
    }

    @Test func aPlainPagesTitleIsInTheBar() {
        let page = page("Library", .color(.red))
        page.wantsScrollView = false
        let stage = stage(page)
        #expect(height(of: red, stage) == 168)
    }

    /// `inline` has the large title among the buttons. With a back button it is as `always` (comment of the constant in
    /// UINavigationItem.h).
    @Test func anInlineLargeTitleIsInTheBar() {
        let page = page("Library", .color(.red))
        page.navigationItem.largeTitleDisplayMode = .inline
        let stage = stage(page)
        let edge = Int(stage.bar.frame.maxY)
        for distance: CGFloat in [0, 30, 90, -60] {
            scroll(page, to: distance, stage)
            #expect(height(of: red, stage) == edge, "scrolled by \(distance)")
        }
        let next = self.page("Next", .color(.red))
        next.navigationItem.largeTitleDisplayMode = .inline
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
    }

    /// Without a back button it is among the buttons on a page above the first one, too.
    @Test(arguments: [false, true]) func anInlineLargeTitleWithoutABackButton(isReplaced: Bool) {
        let stage = stage(page("Library", .color(.red)))
        let next = page("Next", .color(.red))
        next.navigationItem.largeTitleDisplayMode = .inline
        if isReplaced {
            next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        } else {
            next.navigationItem.hidesBackButton = true
        }
        stage.push(next, andWait: 1)
        stage.simulator.runToRest()
        let edge = Int(stage.bar.frame.maxY)
        #expect(edge < 168)
        for distance: CGFloat in [0, 30, -60] {
            scroll(next, to: distance, stage)
            #expect(height(of: red, stage) == edge, "scrolled by \(distance)")
        }
    }

    @Test func nothingIsLeftWithoutABar() {
        let stage = stage(page("Library", .color(.red)))
        stage.navigation.pushViewController(DeclaringPage("Reader", .hidden), animated: true)
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 0)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(height(of: red, stage) == 0)
    }

    /// A phone is unfolded while another page hides the bar: the background of the page below is where it is on an open phone.
    @Test(arguments: [Simulator.Pose.openPortrait, .openLandscape])
    func theBackgroundIsInPlaceAfterUnfolding(_ pose: Simulator.Pose) {
        var pictures: [[[Int]]] = []
        for start in [Simulator.Pose.closedPortrait, pose] {
            let stage = stage(page("Library", .color(.red)), profile: .duo(start))
            stage.push(DeclaringPage("Reader", .hidden), andWait: 1)
            if start != pose { stage.simulator.changePose(to: pose) }
            stage.simulator.runToRest()
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.5)
            stage.simulator.commit()
            dump("unfolded \(start)", stage)
            pictures.append(stage.simulator.column(100))
        }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0].contains { $0[0] > 200 && $0[1] < 60 }, "the page below is uncovered, with its background")
    }

    @Test func aScrollViewThatComesLateIsFound() {
        let page = page("Library", .color(.red))
        page.wantsScrollView = false
        let stage = stage(page)
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        page.view.insertSubview(scrollView, at: 0)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
        #expect(scrollView.subviews.contains { String(describing: type(of: $0)) == "LargeTitleBackdropView" })
    }

    /// A search bar that stays below the buttons as the list is scrolled is on the background once the title has scrolled away.
    /// Until then the background ends with the page's content, as without a search bar.
    @Test(arguments: [0, 20, 52, 70, 90, 105, 130]) func aSearchBarThatStaysIsOnTheBackground(_ distance: Int) {
        let page = page("Library", .color(.red))
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        page.navigationItem.preferredSearchBarPlacement = .stacked
        page.navigationItem.hidesSearchBarWhenScrolling = false
        let stage = stage(page)
        let scrollView = page.scrollView
        let top = -(scrollView?.adjustedContentInset.top ?? 0)
        scrollView?.contentOffset.y = top + CGFloat(distance)
        stage.simulator.runToRest()
        dump("search\(distance)", stage)
        let whole = Int(-top) - min(distance, 52)
        #expect(height(of: red, at: 2, stage) == whole)
        // The same as the page begins to move, and when it has come back.
        stage.push(self.page("Next", .color(.red)), andWait: 0)
        #expect(height(of: red, at: 2, stage) == whole)
        stage.simulator.runToRest()
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        #expect(height(of: red, at: 2, stage) == whole)
    }

    /// An app can remove all subviews of its scroll view, to fill it again.
    @Test func aScrollViewThatIsEmptiedGetsItsBackgroundBack() {
        let page = page("Library", .color(.red))
        let stage = stage(page)
        for view in page.scrollView?.subviews ?? [] { view.removeFromSuperview() }
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 168)
        #expect(page.scrollView?.subviews.count == 1)
    }

    @Test func detachTakesEverythingBack() {
        let page = page("Library", .color(.red))
        let stage = stage(page)
        let count = page.scrollView?.subviews.count ?? 0
        stage.navigation.detachBarTransition()
        stage.simulator.runToRest()
        #expect(height(of: red, stage) == 0)
        #expect(page.scrollView?.subviews.count == count - 1)
    }

    /// Also in a page that another one covers.
    @Test func detachTakesEverythingBackBelowTheTop() {
        let stage = stage(page("Library", .color(.red)))
        #expect(stage.simulator.column(398).contains(red))
        stage.push(page("Next", .color(.red)), andWait: 1)
        stage.simulator.runToRest()
        stage.navigation.detachBarTransition()
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        let hasRed = stage.simulator.column(398).contains(red)
        #expect(!hasRed)
    }

    /// Where UIKit draws its own background, the scroll view is the app's alone.
    @Test func uiKitsBackgroundKeepsTheScrollViewAlone() {
        let page = page("Library", .system)
        let stage = stage(page, self.page("", .color(.red)))
        stage.navigation.popViewController(animated: true)
        for wait in [0.1, 1] {
            stage.simulator.advance(by: wait)
            let views = page.scrollView?.subviews ?? []
            #expect(!views.isEmpty && !views.contains { String(describing: type(of: $0)) == "LargeTitleBackdropView" })
        }
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhoneSE(iOS: 15)])
    func olderSystemsKeepTheScrollViewsAlone(_ profile: Simulator.Profile) {
        let page = page("Library", .color(.red))
        let stage = stage(page, profile: profile)
        #expect(page.scrollView?.subviews == [page.marker])
        #expect(height(of: red, at: 370, stage) >= Int(stage.bar.frame.maxY) - 1)
    }

    /// A translucent background is drawn once everywhere: above the large title, under it, and with a prompt.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27)], [false, true])
    func aTranslucentBackgroundHasOneColor(_ profile: Simulator.Profile, hasPrompt: Bool) {
        let page = page("", .color(UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)))
        page.barAppearance.prompt = hasPrompt ? " " : nil
        let stage = stage(page, profile: profile)
        stage.simulator.runToRest()
        let colors = stage.simulator.column(2).prefix(Int(page.marker.shownFrame.minY) - 1)
        #expect(Set(colors).count == 1, "\(Set(colors))")
    }

    /// A color that changes in place changes evenly in the row of buttons and behind the large title.
    @Test func aChangeInPlaceIsOne() throws {
        let page = page("", .color(.red))
        let stage = stage(page)
        let bar = stage.bar.frame
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        let row = stage.simulator.color(at: CGPoint(x: 398, y: bar.minY + 20))
        let title = stage.simulator.color(at: CGPoint(x: 398, y: bar.maxY - 20))
        #expect(row != .red && row != .blue)
        #expect(row == title)
    }

    /// A search bar below a collapsed title is covered where the pages cross-fade.
    @Test func aSearchBarWherePagesCrossFade() {
        let pages = [page("A", .color(.red)), page("B", .color(.red))]
        for page in pages {
            page.navigationItem.searchController = UISearchController(searchResultsController: nil)
            page.navigationItem.preferredSearchBarPlacement = .stacked
            page.navigationItem.hidesSearchBarWhenScrolling = false
        }
        let stage = stage(pages[0])
        func collapse(_ page: DeclaringPage) {
            page.scrollView?.contentOffset.y = 130 - (page.scrollView?.adjustedContentInset.top ?? 0)
            stage.simulator.runToRest()
        }
        collapse(pages[0])
        stage.push(pages[1], andWait: 1)
        stage.simulator.runToRest()
        collapse(pages[1])
        let whole = height(of: red, at: 2, stage)
        stage.simulator.prefersCrossFades = true
        stage.navigation.popViewController(animated: true)
        for frame in 0..<8 {
            stage.simulator.advance(by: 1 / 60)
            #expect(height(of: red, at: 2, stage) == whole, "\(frame)")
        }
    }

    /// What the app has changed stays, and what it has not goes back, also where one item has both.
    @Test func theModeGoesBackThoughThePromptIsTheApps() {
        var appearance = BarAppearance(prompt: "Declared")
        appearance.largeTitleDisplayMode = .never
        let page = DeclaringPage("A", appearance)
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.navigationItem.prompt = "The app's"
        stage.navigation.detachBarTransition()
        #expect(page.navigationItem.largeTitleDisplayMode == .automatic && page.navigationItem.prompt == "The app's")
    }

    /// The results of a search cover the page with what is drawn in it: the bar draws all of its background.
    @Test func searchResultsCoverThePage() {
        let page = page("Library", .color(.red))
        let search = UISearchController(searchResultsController: MarkedPage("Results"))
        page.navigationItem.showStackedSearch(search)
        let stage = stage(page)
        search.showsSearchResultsController = true
        search.isActive = true
        stage.simulator.runToRest()
        #expect(height(of: red, at: 2, stage) == Int(stage.bar.frame.maxY))
        stage.push(self.page("Next", .color(.blue), isLarge: false), andWait: 0.05)
        #expect(stage.simulator.column(2)[20] == red)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.2)
        #expect(stage.simulator.column(2)[20] == red)
    }

    /// A search takes the row and the title away, and the content moves up under the search bar. The background goes with it, and
    /// down again as the search ends.
    @Test func aSearchThatBeginsAndEnds() {
        let page = page("Library", .color(.red))
        page.navigationItem.showStackedSearch(UISearchController(searchResultsController: nil))
        let stage = stage(page)
        stage.simulator.runToRest()
        for isActive in [true, false] {
            page.navigationItem.searchController?.isActive = isActive
            expectRed(downTo: page.marker.shownFrame.minY, stage)
        }
    }

    /// Checks that a red background ends, in each frame in which a search begins or ends, at an edge that moves, and then with the bar.
    private func expectRed(downTo edge: @autoclosure () -> CGFloat, _ stage: HeadlessStage) {
        var moved = 0
        for frame in 0..<30 {
            stage.simulator.advance(by: 1 / 60)
            let (edge, height) = (edge(), height(of: red, at: 2, stage))
            if edge > 124, edge < 226 { moved += 1 }
            #expect(abs(CGFloat(height) - edge) <= 1.5, "\(frame): \(height), the edge at \(edge)")
        }
        #expect(moved > 3)
        stage.simulator.runToRest()
        #expect(height(of: red, at: 2, stage) == Int(stage.bar.frame.maxY))
    }

    /// Results that are shown at once cover the page with what is drawn in it: the background goes up with the bar's lower edge.
    @Test func resultsThatAreShownAsASearchBegins() {
        let page = page("Library", .color(.red))
        let search = UISearchController(searchResultsController: MarkedPage("Results"))
        page.navigationItem.showStackedSearch(search)
        let stage = stage(page)
        stage.simulator.runToRest()
        search.showsSearchResultsController = true
        search.isActive = true
        expectRed(downTo: stage.bar.shownFrame.maxY, stage)
    }

    /// Results that come as the user types cover it too. Where the row of buttons stays, and with it the title, the search bar
    /// below is on the background before, meanwhile and afterwards.
    @Test func resultsThatComeAndGoAsTheUserTypes() {
        let page = page("Library", .color(.red))
        let search = UISearchController(searchResultsController: MarkedPage("Results"))
        search.hidesNavigationBarDuringPresentation = false
        page.navigationItem.showStackedSearch(search)
        let stage = stage(page)
        stage.simulator.runToRest()
        search.isActive = true
        stage.simulator.runToRest()
        search.searchBar.becomeFirstResponder()
        stage.simulator.runToRest()
        let bottom = Int(stage.bar.frame.maxY)
        func expectWhole(hasResults: Bool) {
            #expect((search.searchResultsController?.viewIfLoaded?.window != nil) == hasResults)
            #expect(height(of: red, at: 2, stage) == bottom, "results: \(hasResults)")
            let letters = (16..<140).contains { x in stage.simulator.column(x)[116..<168].contains([255, 255, 0, 255]) }
            #expect(letters != hasResults)
        }
        expectWhole(hasResults: false)
        stage.simulator.type("a")
        expectWhole(hasResults: true)
        stage.simulator.typeDelete()
        expectWhole(hasResults: false)
    }

    /// Content that is pulled down during a search leaves the bar's background as it is, also where the search has taken a prompt
    /// away with the row.
    @Test(arguments: [nil, "Fill this in"]) func aPullDuringASearch(prompt: String?) throws {
        let page = page("Library", .color(.red))
        page.navigationItem.prompt = prompt
        page.navigationItem.showStackedSearch(UISearchController(searchResultsController: nil))
        let stage = stage(page)
        page.navigationItem.searchController?.isActive = true
        stage.simulator.runToRest()
        let bottom = Int(stage.bar.frame.maxY)
        #expect(bottom == 122 && height(of: red, at: 2, stage) == bottom)
        try #require(page.scrollView).contentOffset.y -= 40
        stage.simulator.commit()
        #expect(page.marker.shownFrame.minY == 162 && height(of: red, at: 2, stage) == bottom)
    }

    /// A search bar that stays below the row of buttons, also while the user searches, covers nothing: the page's background goes
    /// with the page, and is dimmed as it is.
    @Test func aSearchThatLeavesTheRow() {
        let page = page("Library", .color(.red))
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = false
        page.navigationItem.showStackedSearch(search)
        let stage = stage(page)
        stage.simulator.runToRest()
        // The title collapses, and the search bar is directly below the row.
        stage.simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 450), velocity: .zero)
        stage.simulator.runToRest()
        search.isActive = true
        stage.simulator.runToRest()
        #expect(stage.bar.frame.maxY == 176 && page.marker.shownFrame.minY == 176)
        #expect(height(of: red, at: 2, stage) == 176)
        let next = self.page("Next", .color(.blue), isLarge: false)
        stage.push(next, andWait: 0)
        var seen = 0
        for frame in 0..<12 {
            stage.simulator.advance(by: 1 / 60)
            let column = stage.simulator.column(2)
            guard next.view.shownFrame.minX > 12, column[600][0] < 248 else { continue }
            seen += 1
            #expect(abs(column[20][0] - column[600][0]) <= 3 && column[20][1] < 5, "\(frame): \(column[20])")
        }
        #expect(seen > 1)
        stage.simulator.runToRest()
    }

    /// A search can end as its page goes: the page's background goes with it.
    @Test func aSearchThatEndsAsItsPageGoes() {
        final class EndingPage: DeclaringPage {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationItem.searchController?.isActive = false
            }
        }
        let page = EndingPage("Library", BarAppearance(background: .color(.red), shadow: .none))
        page.wantsScrollView = true
        page.navigationItem.largeTitleDisplayMode = .always
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.showStackedSearch(search)
        let stage = stage(page)
        search.isActive = true
        stage.simulator.runToRest()
        #expect(stage.simulator.column(2)[20] == red)
        stage.push(self.page("Next", .color(.blue), isLarge: false), andWait: 0.05)
        let color = stage.simulator.column(2)[20]
        #expect(color[0] > 150 && color[1] < 60, "\(color)")
        stage.simulator.runToRest()
    }

    /// An app can say that results are to be shown before the search begins: until then the title is uncovered.
    @Test func aSearchThatIsNotActiveCoversNothing() {
        let page = page("Library", .color(.red))
        let search = UISearchController(searchResultsController: MarkedPage("Results"))
        page.navigationItem.showStackedSearch(search)
        let stage = stage(page)
        stage.simulator.runToRest()
        search.showsSearchResultsController = true
        let scrollView = page.scrollView
        let top = -(scrollView?.adjustedContentInset.top ?? 0)
        scrollView?.contentOffset.y = top + 20
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(height(of: red, at: 2, stage) == Int(-top) - 20)
    }

    /// A page that begins to go while its own background still fades does not change how the one at the back is dimmed: as a whole.
    @Test func theBackPagesBackgroundIsDimmedAsAWholeDuringAFade() {
        let (back, front) = (
            page("", .color(.red), style: .slide), page("", .color(.blue), isLarge: false, style: .slide)
        )
        let stage = stage(back, front)
        stage.simulator.runToRest()
        front.barAppearance.background = .gradient(.init(colors: [.blue, .green]))
        front.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        stage.navigation.popViewController(animated: true)
        var count = 0
        for frame in 0..<5 {
            stage.simulator.advance(by: 1 / 30.0)
            guard back.view.window != nil, front.view.shownFrame.minX > 20 else { continue }
            let colors = stage.simulator.column(3).prefix(Int(back.marker.shownFrame.minY) - 1).filter { $0[2] < 20 }
            let reds = colors.map { $0[0] }
            #expect((reds.max() ?? 0) - (reds.min() ?? 0) <= 2, "\(frame): \(Set(reds))")
            count += 1
        }
        #expect(count > 1)
        stage.simulator.runToRest()
    }
}
