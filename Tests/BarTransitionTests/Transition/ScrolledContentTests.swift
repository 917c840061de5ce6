import BarTransition
import TestSupport
import Testing
import UIKit

/// Content of pages that are scrolled while a bar changes its height, comes or goes.
@Suite("Scrolled content in transitions", .ownSimulator) @MainActor
struct ScrolledContentTests {
    /// How the bar over the upper page differs from that over the lower one.
    enum Change: CaseIterable {
        case grows, shrinks, comes, goes

        var appearances: (below: BarAppearance, above: BarAppearance) {
            let plain = BarAppearance(background: .color(.red), isHidden: false)
            let prompt = BarAppearance(background: .color(.blue), prompt: "Fill this in", isHidden: false)
            return switch self {
            case .grows: (plain, prompt)
            case .shrinks: (prompt, plain)
            case .comes: (.hidden, plain)
            case .goes: (plain, .hidden)
            }
        }
    }

    /// How far the lower page is scrolled.
    enum Distance: CaseIterable {
        case asTheBarsDiffer, far

        func points(_ difference: CGFloat) -> CGFloat {
            switch self {
            case .asTheBarsDiffer: difference
            case .far: 400
            }
        }
    }

    private func stage(_ change: Change) -> (stage: HeadlessStage, below: DeclaringPage, above: DeclaringPage) {
        let (first, second) = change.appearances
        let (below, above) = (DeclaringPage("A", first), DeclaringPage("B", second))
        for page in [below, above] { page.wantsScrollView = true }
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: below)
        return (stage, below, above)
    }

    /// The heights by which the insets of the two pages differ.
    private func difference(_ change: Change) -> CGFloat {
        let (stage, below, above) = stage(change)
        stage.push(above, andWait: 1)
        let top = above.view.safeAreaInsets.top
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        return abs(below.view.safeAreaInsets.top - top)
    }

    /// The tops of a page's content on the screen from the first frame after an operation to rest.
    private func tops(of page: MarkedPage, _ stage: HeadlessStage, _ operation: () -> Void) -> [CGFloat] {
        operation()
        stage.simulator.commit()
        var tops: [CGFloat] = []
        repeat {
            if page.view.window != nil { tops.append(page.marker.shownFrame.minY) }
            stage.simulator.advance(by: 1 / 40)
        } while stage.simulator.isBusy
        if page.view.window != nil { tops.append(page.marker.shownFrame.minY) }
        return tops
    }

    /// Scrolled content is where it was, in each frame of a push, a canceled swipe and a pop, and its page's offset is too.
    @Test(arguments: Change.allCases, Distance.allCases)
    func scrolledContentStays(_ change: Change, _ distance: Distance) throws {
        let difference = difference(change)
        try #require(difference > 10)
        let (stage, below, above) = stage(change)
        let scrollView = try #require(below.scrollView)
        scrollView.contentOffset.y += distance.points(difference)
        stage.simulator.runToRest()
        let (top, offset) = (below.marker.shownFrame.minY, scrollView.contentOffset)
        var seen = [tops(of: below, stage) { stage.navigation.pushViewController(above, animated: true) }]
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        seen.append(tops(of: below, stage) { stage.simulator.endBackSwipe(finishing: false) })
        seen.append(tops(of: below, stage) { stage.navigation.popViewController(animated: true) })
        for (index, tops) in seen.enumerated() {
            #expect(!tops.isEmpty && tops.allSatisfy { abs($0 - top) < 0.2 }, "\(index): \(Set(tops))")
        }
        #expect(scrollView.contentOffset == offset)
        #expect(below.additionalSafeAreaInsets == .zero && above.additionalSafeAreaInsets == .zero)
    }

    /// The offset of a list that is scrolled exactly as far as its bar is higher does not change at all as it goes: at the lower bar's
    /// edge it would seem to be at its top.
    @Test func theOffsetOfThePageThatGoesStays() throws {
        let difference = difference(.grows)
        let (stage, _, above) = stage(.grows)
        stage.push(above, andWait: 1)
        let scrollView = try #require(above.scrollView)
        scrollView.contentOffset.y += difference
        stage.simulator.runToRest()
        let offset = scrollView.contentOffset
        func expectKept(_ when: String) {
            #expect(isClose(scrollView.contentOffset.y, offset.y, within: 0.01), "\(when)")
        }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.advance(by: 0.05)
        expectKept("swipe")
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.advance(by: 0.05)
        expectKept("canceled")
        stage.simulator.runToRest()
        #expect(scrollView.contentOffset == offset)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        expectKept("pop")
    }

    /// Content that is at its top is at the bar's edge at the end, whichever page it is in.
    @Test(arguments: Change.allCases) func contentAtItsTopFollows(_ change: Change) throws {
        let (stage, below, above) = stage(change)
        let before = below.marker.shownFrame.minY
        let push = tops(of: below, stage) { stage.navigation.pushViewController(above, animated: true) }
        let after = above.marker.shownFrame.minY
        let inset = try #require(above.scrollView).adjustedContentInset.top
        #expect(isClose(after, inset, within: 0.2))
        let moves = change == .grows || change == .shrinks
        // Only a bar that stays and changes its height takes the content along.
        let ends = push.last ?? before
        #expect(isClose(ends, moves ? after : before, within: 0.5))
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        #expect(isClose(above.marker.shownFrame.minY, after, within: 0.2))
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(isClose(below.marker.shownFrame.minY, before, within: 0.2))
    }

    /// Where the app or the user scrolls meanwhile, that counts.
    @Test(arguments: Change.allCases, [CGFloat(0), 400])
    func whatIsScrolledMeanwhileStays(_ change: Change, from start: CGFloat) throws {
        let (stage, below, above) = stage(change)
        let scrollView = try #require(below.scrollView)
        scrollView.contentOffset.y += start
        stage.push(above, andWait: 0.1)
        scrollView.contentOffset.y = 777
        stage.simulator.runToRest()
        #expect(scrollView.contentOffset.y == 777)
        // Where the bar goes again after a cancel, UIKit takes the content along.
        if change != .goes {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            try #require(above.scrollView).contentOffset.y = 555
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
            #expect(above.scrollView?.contentOffset.y == 555)
        }
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        scrollView.contentOffset.y = 333
        stage.simulator.runToRest()
        #expect(scrollView.contentOffset.y == 333)
    }

    /// The same sideways.
    @Test(arguments: [Change.grows, .goes]) func aSidewaysOffsetStays(_ change: Change) throws {
        let (stage, below, above) = stage(change)
        let scrollView = try #require(below.scrollView)
        scrollView.contentSize.width = 2000
        scrollView.contentOffset = CGPoint(x: 120, y: scrollView.contentOffset.y + 200)
        let before = scrollView.contentOffset
        stage.push(above, andWait: 1)
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        stage.simulator.swipeBack(toProgress: 0.8, finishing: true)
        #expect(scrollView.contentOffset == before)
        stage.push(above, andWait: 0.1)
        scrollView.contentOffset.x = 300
        stage.simulator.runToRest()
        #expect(scrollView.contentOffset.x == 300)
    }

    /// Also where the contents end a third of a point above the offset.
    @Test(arguments: [Change.grows, .goes]) func aSidewaysOffsetStaysAtTheEndOfTheContents(_ change: Change) throws {
        let (stage, below, above) = stage(change)
        let list = try #require(below.scrollView)
        list.contentSize.width = 2000
        let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        list.contentOffset = CGPoint(x: 120, y: end + 1 / 3)
        stage.simulator.runToRest()
        stage.push(above, andWait: 0.1)
        list.contentOffset.x = 300
        stage.simulator.runToRest()
        #expect(list.contentOffset.x == 300)
    }

    /// The app's own insets stay its own, also those that it sets in the middle.
    @Test(arguments: Change.allCases) func theAppsInsetsStay(_ change: Change) {
        let (stage, below, above) = stage(change)
        below.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        above.additionalSafeAreaInsets = UIEdgeInsets(top: 21, left: 22, bottom: 23, right: 24)
        let insets = [below.additionalSafeAreaInsets, above.additionalSafeAreaInsets]
        func expectKept(_ when: String) {
            #expect([below.additionalSafeAreaInsets, above.additionalSafeAreaInsets] == insets, "\(when)")
        }
        stage.push(above, andWait: 1)
        expectKept("push")
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        expectKept("canceled swipe")
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        expectKept("pop")
        stage.push(above, andWait: 0.1)
        below.additionalSafeAreaInsets.top = 31
        above.additionalSafeAreaInsets.top = 41
        stage.simulator.runToRest()
        #expect(below.additionalSafeAreaInsets.top == 31 && above.additionalSafeAreaInsets.top == 41)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        below.additionalSafeAreaInsets.top = 51
        above.additionalSafeAreaInsets.top = 61
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(below.additionalSafeAreaInsets.top == 51 && above.additionalSafeAreaInsets.top == 61)
    }

    /// A page that the app scrolls while it is covered has the position that it has in UIKit alone when it returns, also if that is
    /// nearly where the content would be at its top under the bar of the page above, and whatever insets the app has added.
    @Test(arguments: [CGFloat(0), 24], [CGFloat(0.3), 1]) func aCoveredPageThatIsScrolled(
        inset: CGFloat, more: CGFloat
    ) throws {
        let distance = difference(.shrinks) + more
        var ends: [CGFloat] = []
        for attached in [true, false] {
            let (below, above) = (MarkedPage("A"), MarkedPage("B"))
            below.navigationItem.prompt = "Fill this in"
            below.wantsScrollView = true
            below.additionalSafeAreaInsets.top = inset
            let stage = HeadlessStage(.iPhone15(iOS: 18), a: below, b: above, attached: attached)
            stage.simulator.runToRest()
            let scrollView = try #require(below.scrollView)
            for _ in 0..<2 {
                let top = -scrollView.adjustedContentInset.top
                stage.push(above, andWait: 1)
                scrollView.contentOffset.y = top + distance
                stage.navigation.popViewController(animated: true)
                stage.simulator.runToRest()
                ends.append(scrollView.contentOffset.y)
                scrollView.contentOffset.y = top
            }
        }
        #expect(ends[..<2] == ends[2...], "\(ends)")
    }

    /// A list that still decelerates as the next page comes goes on as far as it would in UIKit alone.
    @Test(arguments: Change.allCases) func aDecelerationGoesOn(_ change: Change) throws {
        var distances: [CGFloat] = []
        for attached in [true, false] {
            let (stage, below, above) = stage(change)
            if !attached { stage.navigation.detachBarTransition() }
            let scrollView = try #require(below.scrollView)
            stage.simulator.touchDown(at: CGPoint(x: 200, y: 700))
            for y in stride(from: CGFloat(680), through: 400, by: -40) {
                stage.simulator.touchMove(to: CGPoint(x: 200, y: y))
                stage.simulator.advance(by: 1 / 60)
            }
            stage.simulator.touchUp()
            stage.simulator.advance(by: 0.05)
            try #require(scrollView.isDecelerating)
            let start = scrollView.contentOffset.y
            stage.push(attached ? above : MarkedPage("B"), andWait: 0)
            stage.simulator.runToRest()
            distances.append(scrollView.contentOffset.y - start)
        }
        #expect(distances[1] > 10 && isClose(distances[0], distances[1], within: 1), "\(distances)")
    }

    /// A pager, whose insets have no safe area, around contents that scroll.
    private final class PagerPage: MarkedPage {
        let contents = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            let pager = UIScrollView(frame: view.bounds)
            pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            pager.contentInsetAdjustmentBehavior = .never
            contents.frame = pager.bounds
            contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contents.contentSize = CGSize(width: 300, height: 3000)
            pager.addSubview(contents)
            view.addSubview(pager)
        }
    }

    /// Scrolls contents, and pushes a page with a lower bar and pops it, twice.
    private func expectPosition(
        of contents: UIScrollView, in page: UIViewController, staysOn profile: Simulator.Profile,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        page.navigationItem.prompt = "Prompt"
        let stage = HeadlessStage(profile, pages: page)
        contents.contentOffset.y = 300
        stage.simulator.runToRest()
        for _ in 0..<2 {
            stage.push(DeclaringPage("Next", BarAppearance(background: .color(.red))), andWait: 1)
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            #expect(contents.contentOffset.y == 300, sourceLocation: sourceLocation)
        }
    }

    /// A scrolled page inside a pager stays where it is, as a page that scrolls itself does. From iOS 26 content moves with an inset
    /// that becomes smaller (fact m7.1).
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27)])
    func contentsInAPagerKeepTheirPosition(_ profile: Simulator.Profile) {
        let page = PagerPage("Pager")
        expectPosition(of: page.contents, in: page, staysOn: profile)
    }

    /// A pager in a view of its own, where UIKit gives it no insets: its pages are exactly as high as it is.
    private final class InnerPagerPage: MarkedPage {
        let contents = UIScrollView()
        private let pager = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIView(frame: view.bounds)
            pager.frame = host.bounds
            contents.frame = pager.bounds
            for view in [host, pager, contents] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            contents.contentSize = CGSize(width: 300, height: 3000)
            pager.addSubview(contents)
            host.addSubview(pager)
            view.addSubview(host)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let size = CGSize(width: 2 * pager.bounds.width, height: pager.bounds.height)
            if pager.contentSize != size { pager.contentSize = size }
        }
    }

    /// Such a pager leaves the safe area to its contents too.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27)])
    func contentsInAnInnerPagerKeepTheirPosition(_ profile: Simulator.Profile) {
        let page = InnerPagerPage("Pager")
        expectPosition(of: page.contents, in: page, staysOn: profile)
    }

    /// A pager that UIKit moves below the bar, and that the page moves back under it, as with the offset of one of its pages.
    private final class RaisedPagerPage: MarkedPage {
        let contents = UIScrollView()
        private let pager = UIScrollView()
        private var isRaised = false

        override func viewDidLoad() {
            super.viewDidLoad()
            pager.frame = view.bounds
            contents.frame = pager.bounds
            for view in [pager, contents] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            contents.contentSize = CGSize(width: 300, height: 3000)
            pager.addSubview(contents)
            view.addSubview(pager)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let size = CGSize(width: 2 * pager.bounds.width, height: pager.bounds.height)
            if pager.contentSize != size { pager.contentSize = size }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if !isRaised { pager.contentOffset = .zero }
            isRaised = true
        }
    }

    /// There the pager's contents have the safe area.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27)])
    func contentsInAPagerUnderTheBarKeepTheirPosition(_ profile: Simulator.Profile) {
        let page = RaisedPagerPage("Pager")
        expectPosition(of: page.contents, in: page, staysOn: profile)
    }

    /// A list to which UIKit gives no insets; its page sets them from its safe area, as many apps do.
    private class OwnInsetPage: MarkedPage {
        let contents = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            contents.frame = view.bounds
            contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contents.contentInsetAdjustmentBehavior = .never
            contents.contentSize = CGSize(width: 300, height: 3000)
            view.addSubview(contents)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let top = view.safeAreaInsets.top
            if contents.contentInset.top != top { contents.contentInset.top = top }
        }
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27)])
    func contentsWithAnInsetOfThePageKeepTheirPosition(_ profile: Simulator.Profile) {
        let page = OwnInsetPage("List")
        expectPosition(of: page.contents, in: page, staysOn: profile)
    }

    /// The same where a swipe to a page with a higher bar is canceled.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27)])
    func contentsWithAnInsetOfThePageStayAfterACanceledSwipe(_ profile: Simulator.Profile) {
        let page = OwnInsetPage("List")
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(prompt: "Prompt")))
        stage.push(page, andWait: 1)
        page.contents.contentOffset.y = 300
        stage.simulator.runToRest()
        for _ in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
            #expect(stage.navigation.topViewController === page && page.contents.contentOffset.y == 300)
        }
    }

    /// The same where a page with a higher bar is popped, or a swipe back from it is canceled.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27)])
    func contentsWithAnInsetOfThePageStayBelowAHigherBar(_ profile: Simulator.Profile) {
        let page = OwnInsetPage("List")
        let stage = HeadlessStage(profile, pages: page)
        page.contents.contentOffset.y = 300
        stage.simulator.runToRest()
        for _ in 0..<2 {
            stage.push(DeclaringPage("Next", BarAppearance(prompt: "Prompt")), andWait: 1)
            stage.simulator.runToRest()
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            #expect(stage.navigation.topViewController === page && page.contents.contentOffset.y == 300)
        }
    }

    /// Contents that are scrolled exactly as far as the page's bar is higher seem to be at their top under the other bar.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27)])
    func contentsWithAnInsetOfThePageScrolledAsTheBarsDiffer(_ profile: Simulator.Profile) {
        let page = OwnInsetPage("List")
        page.navigationItem.prompt = "Prompt"
        let next = DeclaringPage("Next", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile, pages: page)
        stage.push(next, andWait: 1)
        let offset = -next.view.safeAreaInsets.top
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(offset > 10 - page.view.safeAreaInsets.top)
        page.contents.contentOffset.y = offset
        stage.simulator.runToRest()
        for _ in 0..<2 {
            stage.push(next, andWait: 1)
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            #expect(page.contents.contentOffset.y == offset && page.additionalSafeAreaInsets == .zero)
        }
    }

    /// A chat that stays at the end of its contents, and gets a message as a swipe back is over.
    private final class ChatPage: OwnInsetPage {
        var getsMessage = false
        var end: CGFloat { contents.contentSize.height - contents.bounds.height }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if contents.contentOffset.y != end { contents.contentOffset.y = end }
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            guard getsMessage else { return }
            transitionCoordinator?.animate(alongsideTransition: nil) { [self] _ in
                contents.contentSize.height += 60
                view.setNeedsLayout()
            }
        }
    }

    /// What a page scrolls in the layout after a canceled swipe stays there.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27)])
    func aChatIsAtItsEndAfterACanceledSwipe(_ profile: Simulator.Profile) {
        let page = ChatPage("Chat")
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(prompt: "Prompt")))
        stage.push(page, andWait: 1)
        stage.simulator.runToRest()
        page.getsMessage = true
        stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
        #expect(stage.navigation.topViewController === page)
        #expect(page.contents.contentSize.height == 3060 && page.contents.contentOffset.y == page.end)
    }

    /// A scrolled text inside a list that does not bounce moves with the list, and does not scroll, also where the list's contents
    /// fit.
    @Test(arguments: [Change.grows, .shrinks], [false, true])
    func aScrolledTextInAList(_ change: Change, isShort: Bool) throws {
        let (stage, below, above) = stage(change)
        let list = try #require(below.scrollView)
        list.alwaysBounceVertical = false
        if isShort { list.contentSize.height = 400 }
        let text = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        text.contentSize = CGSize(width: 300, height: 1000)
        list.addSubview(text)
        text.contentOffset.y = 50
        stage.simulator.runToRest()
        func expectUnscrolled(_ operation: () -> Void) {
            operation()
            stage.simulator.commit()
            repeat {
                #expect(text.contentOffset.y == 50)
                stage.simulator.advance(by: 1 / 30)
            } while stage.simulator.isBusy
            #expect(text.contentOffset.y == 50)
        }
        expectUnscrolled { stage.navigation.pushViewController(above, animated: true) }
        expectUnscrolled { stage.navigation.popViewController(animated: true) }
    }

    /// Where the app scrolls sideways during a swipe, the list is after a cancel.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func whatIsScrolledSidewaysInACanceledSwipeStays(_ profile: Simulator.Profile) throws {
        let shown = BarAppearance(background: .color(.red), isHidden: false)
        let (below, above) = (DeclaringPage("A", shown), DeclaringPage("B", shown))
        above.wantsScrollView = true
        let stage = HeadlessStage(profile, pages: below)
        stage.push(above, andWait: 1)
        let list = try #require(above.scrollView)
        list.contentOffset.y += 400
        stage.simulator.runToRest()
        let y = list.contentOffset.y
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        list.contentSize.width = 1000
        list.contentOffset.x = 50
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === above)
        #expect(list.contentOffset == CGPoint(x: 50, y: y))
    }

    /// A list that becomes shorter as it comes back ends where its contents end.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func contentsThatBecomeShorterMeanwhile(_ profile: Simulator.Profile) throws {
        let below = DeclaringPage("A", BarAppearance(isHidden: false))
        below.wantsScrollView = true
        let stage = HeadlessStage(profile, pages: below)
        let list = try #require(below.scrollView)
        list.contentOffset.y += 1900
        stage.push(DeclaringPage("B", .hidden), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        list.contentSize.height = 1500
        stage.simulator.runToRest()
        let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        #expect(list.contentOffset.y <= end + 0.5)
    }

    /// A page whose list becomes shorter as it begins to come or go.
    private final class ShorteningPage: DeclaringPage {
        var isShort = false
        var end: CGFloat {
            guard let scrollView else { return 0 }
            return scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        }

        private func shorten() {
            if isShort { scrollView?.contentSize.height = 1500 }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            shorten()
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            shorten()
        }
    }

    /// It ends where its contents end after a canceled swipe, as which begins or just before which is canceled they become shorter.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func contentsThatBecomeShorterInASwipe(_ profile: Simulator.Profile, asItBegins: Bool) throws {
        let shown = BarAppearance(background: .color(.red), isHidden: false)
        let above = ShorteningPage("B", shown)
        above.wantsScrollView = true
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", shown))
        stage.push(above, andWait: 1)
        let list = try #require(above.scrollView)
        list.contentOffset.y = 1900
        stage.simulator.runToRest()
        if asItBegins {
            above.isShort = true
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
        } else {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            stage.simulator.advance(by: 0.05)
            list.contentSize.height = 1500
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
        }
        #expect(stage.navigation.topViewController === above && list.contentSize.height == 1500)
        #expect(list.contentOffset.y <= above.end + 0.5)
    }

    /// And after a pop, also where UIKit lays out the page that comes late, or runs no blocks.
    @Test(arguments: [nil, Simulator.Profile.Variants.AlongsideAnimation.refused, .neverRuns])
    func contentsThatBecomeShorterAsTheyReturn(_ alongside: Simulator.Profile.Variants.AlongsideAnimation?) throws {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        if let alongside { profile.variants.alongsideAnimation = alongside }
        profile.variants.laysOutIncomingViewAfterAlongside = alongside == nil
        let below = ShorteningPage("A", BarAppearance(isHidden: false))
        below.wantsScrollView = true
        let stage = HeadlessStage(profile, pages: below)
        let list = try #require(below.scrollView)
        list.contentOffset.y = 1900
        stage.simulator.runToRest()
        stage.push(DeclaringPage("B", .hidden), andWait: 1)
        stage.simulator.runToRest()
        below.isShort = true
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(list.contentSize.height == 1500 && list.contentOffset.y <= below.end + 0.5)
    }

    /// A list at its end whose inset the app takes away meanwhile, as when the keyboard goes, ends where its contents end.
    @Test(arguments: Change.allCases) func anInsetBelowThatTheAppTakesAway(_ change: Change) throws {
        let (stage, below, above) = stage(change)
        let list = try #require(below.scrollView)
        func end() -> CGFloat { list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height }
        list.contentInset.bottom = 300
        list.contentOffset.y = end()
        stage.simulator.runToRest()
        stage.push(above, andWait: 0.1)
        list.contentInset.bottom = 0
        list.contentOffset.y = end()
        let offset = list.contentOffset.y
        stage.simulator.runToRest()
        #expect(isClose(list.contentOffset.y, offset, within: 0.5))
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(list.contentOffset.y <= end() + 0.5)
    }
}
