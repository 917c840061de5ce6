import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// From iOS 26 the next push or pop interrupts a running one, and the pages of both go on moving (fact 1.1.5): so do their
/// backgrounds, in the order of the pages.
@Suite("Backgrounds of interrupted transitions", .ownSimulator) @MainActor
struct InterruptedBackgroundTests {
    private nonisolated static let darkRed = UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)

    private func stage(
        _ pages: [UIViewController], _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> HeadlessStage {
        HeadlessStage(.iPhone17Pro(iOS: 26), pages: pages, direction: direction)
    }

    /// Each point of the bar has the color of the page that is seen below it: of those that are there, the highest one on the stack.
    private func check(_ stage: HeadlessStage, _ pages: [DeclaringPage], _ colors: [UIColor], _ place: String) {
        let row = stage.simulator.pixels(inRow: 113).map { rgba($0) }
        let frames = pages.map { $0.viewIfLoaded?.window == nil ? CGRect.null : $0.view.shownFrame }
        for x in stride(from: CGFloat(2), to: 400, by: 12) {
            guard frames.allSatisfy({ abs($0.minX - x) > 3 && abs($0.maxX - x) > 3 }),
                let index = frames.lastIndex(where: { $0.minX < x && $0.maxX > x })
            else { continue }
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            colors[index].getRed(&red, green: &green, blue: &blue, alpha: nil)
            let color = row[Int(x)]
            let isRight = zip(color, [red, green, blue]).allSatisfy { abs(CGFloat($0) / 255 - $1) < 0.25 }
            #expect(isRight, "\(place), \(x): \(color), page \(index) of \(frames.map(\.minX))")
        }
    }

    /// Makes moves, each while the one before runs, and checks each frame and the rest. A move is the page to push; nil is a pop.
    /// - Parameter frames: how many sixtieths of a second each move but the last has.
    private func checkMoves(
        _ moves: [Int?], of stage: HeadlessStage, _ pages: [DeclaringPage], _ colors: [UIColor], frames: Int
    ) {
        for (turn, move) in moves.enumerated() {
            stage.move(to: move.map { pages[$0] })
            for frame in 0..<(turn == moves.count - 1 ? 16 : frames) {
                stage.simulator.advance(by: 1 / 60)
                check(stage, pages, colors, "\(turn), \(frame)")
            }
        }
        stage.simulator.runToRest()
        check(stage, pages, colors, "at rest")
        expectNothingLeft(stage)
    }

    private nonisolated static let cases: [([UIColor], Bool)] = [
        ([.red, .green, .blue], true), ([.red, .red, .blue], true), ([.red, darkRed, .blue], true),
        ([.blue, .red, .blue], true), ([.red, .green, .blue], false),
        ([.blue, .red, .blue], false), ([.red, .red, .blue], false), ([.red, darkRed, .blue], false),
        // The second push does not change the background.
        ([.red, .blue, .blue], true),
    ]

    @Test(arguments: cases) func eachKeepsItsPlace(_ colors: [UIColor], isPush: Bool) {
        checkEachKeepsItsPlace(colors, isPush: isPush)
    }

    @Test(arguments: cases.filter { [[UIColor.red, .green, .blue], [.red, .blue, .blue]].contains($0.0) })
    func eachKeepsItsPlaceFromRightToLeft(_ colors: [UIColor], isPush: Bool) {
        checkEachKeepsItsPlace(colors, isPush: isPush, .rightToLeft)
    }

    private func checkEachKeepsItsPlace(
        _ colors: [UIColor], isPush: Bool, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        let pages = colors.map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage(isPush ? [pages[0]] : pages, direction)
        for turn in 1...2 {
            stage.move(to: isPush ? pages[turn] : nil)
            for frame in 0..<(turn == 1 ? 3 : 8) {
                stage.simulator.advance(by: 1 / 30)
                check(stage, pages, colors, "\(turn), \(frame)")
            }
        }
        stage.simulator.runToRest()
        check(stage, pages, colors, "at rest")
        expectNothingLeft(stage)
    }

    /// The page that was popped first stays in front of those that are popped after it.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func popsThatInterruptEachOther(direction: UIUserInterfaceLayoutDirection) {
        let colors: [UIColor] = [.red, .blue, .green, .black]
        let pages = colors.map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage(pages, direction)
        checkMoves([nil, nil, nil], of: stage, pages, colors, frames: 4)
    }

    /// A push and a pop of the same page, again and again.
    @Test func toAndFro() {
        let colors = [UIColor.red, .blue]
        let pages = colors.map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage([pages[0]])
        for turn in 0..<5 {
            stage.move(to: turn.isMultiple(of: 2) ? pages[1] : nil)
            for frame in 0..<3 {
                stage.simulator.advance(by: 1 / 30)
                check(stage, pages, colors, "\(turn), \(frame)")
            }
        }
        stage.simulator.runToRest()
        check(stage, pages, colors, "at rest")
        expectNothingLeft(stage)
    }

    /// A pop, or a push that turns round, and a push of another page before that has ended: the page that goes is in front of all
    /// but the last. Nil is a pop.
    @Test(arguments: [[nil, 2], [1, nil, 2], [nil, 1, 2]]) func aPushOverPagesThatGo(_ moves: [Int?]) {
        let colors = [UIColor.red, .green, .blue]
        let pages = colors.map {
            DeclaringPage("", BarAppearance(background: .color($0), transitionStyle: .slide))
        }
        let stage = stage(moves[0] == nil ? [pages[0], pages[1]] : [pages[0]])
        checkMoves(moves, of: stage, pages, colors, frames: 6)
    }

    /// The same where the page that is pushed has the background of the page below it, or a similar one.
    @Test(arguments: [UIColor.red, darkRed]) func aPushOfTheSameColorOverAPageThatGoes(_ color: UIColor) {
        let colors = [UIColor.red, .green, color]
        let pages = colors.map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage([pages[0], pages[1]])
        checkMoves([nil, 2], of: stage, pages, colors, frames: 6)
    }

    /// A pop to the root has just begun, while a page with a color still moves in as the third.
    private func stageInAPopOfAPageThatStillComes(
        _ color: UIColor, _ direction: UIUserInterfaceLayoutDirection
    ) -> (stage: HeadlessStage, top: DeclaringPage) {
        let pages = [.red, .green, color].map {
            DeclaringPage("", BarAppearance(background: .color($0), transitionStyle: .slide))
        }
        let stage = stage([pages[0], pages[1]], direction)
        stage.move(to: pages[2])
        stage.simulator.advance(by: 0.1)
        #expect(abs(pages[2].view.shownFrame.minX) > 40)
        stage.navigation.popToRootViewController(animated: true)
        return (stage, pages[2])
    }

    /// A pop to the root while the page on top still moves in: beside that page the bar has a background everywhere.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func aPopOfAPageThatStillComes(_ direction: UIUserInterfaceLayoutDirection) {
        let (stage, _) = stageInAPopOfAPageThatStillComes(.blue, direction)
        for frame in 0..<16 {
            stage.simulator.advance(by: 1 / 60)
            let row = stage.simulator.pixels(inRow: 113).map { rgba($0) }
            for x in stride(from: 2, to: 400, by: 12) {
                // The pages are white.
                #expect(row[x].prefix(3).contains { $0 < 160 }, "\(frame), \(x): \(row[x])")
            }
        }
        stage.simulator.runToRest()
        expectNothingLeft(stage)
    }

    /// The page on top is popped to the root while it still moves in, and is pushed again: it covers the root's background, of which
    /// nothing shines through its own.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func aTranslucentBackgroundThatComesAgain(_ direction: UIUserInterfaceLayoutDirection) {
        let (stage, top) = stageInAPopOfAPageThatStillComes(UIColor.blue.withAlphaComponent(0.5), direction)
        stage.simulator.advance(by: 0.03)
        stage.move(to: top)
        stage.simulator.advance(by: 0.03)
        var seen = 0
        while stage.navigation.transitionCoordinator != nil, seen < 200 {
            stage.simulator.advance(by: 1 / 120)
            guard abs(top.view.shownFrame.minX) < 1 else { continue }
            seen += 1
            let color = stage.simulator.rgba(direction == .rightToLeft ? 392 : 10, 113)
            #expect(color[1] > 100 && color[2] > 240, "\(seen): \(color)")
        }
        #expect(seen > 0)
        stage.simulator.runToRest()
        expectNothingLeft(stage)
    }

    /// A page that declares another background while another page covers it comes back with the new one at once.
    @Test func aPageThatComesBackWithAnotherBackground() {
        let page = DeclaringPage("", BarAppearance(background: .color(.red)))
        expect(.green, over: page) { page.barAppearance.background = .color(.green) }
    }

    /// Also with that of the page that goes: what it had is seen nowhere any more.
    @Test func aPageThatComesBackWithTheBackgroundOfTheOther() {
        let page = DeclaringPage("", BarAppearance(background: .color(.red)))
        expect(.blue, over: page) { page.barAppearance.background = .color(.blue) }
    }

    /// Also if both are UIKit's, through which the page's white is seen.
    @Test func aPageThatComesBackWithUIKitsBackgroundAsTheOther() {
        let page = DeclaringPage("", BarAppearance(background: .color(.red)))
        expect(.white, over: page, under: .system, .white) { page.barAppearance.background = .system }
    }

    /// Pushes a page with a blue bar, or another one, over a red one, and goes back at once to what the page below declares then.
    private func expect(
        _ color: UIColor, over page: DeclaringPage, under next: BarAppearance.Background = .color(.blue),
        _ nextColor: UIColor = .blue, declare: () -> Void
    ) {
        let pages = [page, DeclaringPage("", BarAppearance(background: next))]
        let stage = stage([page])
        stage.move(to: pages[1])
        stage.simulator.advance(by: 0.1)
        check(stage, pages, [.red, nextColor], "push")
        declare()
        stage.move(to: nil)
        for frame in 0..<6 {
            stage.simulator.advance(by: 1 / 30)
            check(stage, pages, [color, nextColor], "pop, \(frame)")
        }
        stage.simulator.runToRest()
        check(stage, pages, [color, nextColor], "at rest")
        expectNothingLeft(stage, under: page.barAppearance.background)
    }

    /// The same where it declares that as it appears: its background goes on from where it is.
    @Test(arguments: [UIColor.green, .blue]) func aPageThatComesBackAndDeclaresLate(_ color: UIColor) {
        final class ReturningPage: DeclaringPage {
            var later: BarAppearance.Background?

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                guard let later else { return }
                barAppearance.background = later
                setNeedsBarAppearanceUpdate()
            }
        }
        let page = ReturningPage("", BarAppearance(background: .color(.red)))
        expect(color, over: page) { page.later = .color(color) }
    }

    /// And with its new hairline.
    @Test func aPageThatComesBackWithAnotherHairline() {
        let first = DeclaringPage("", BarAppearance(background: .color(.red)))
        let stage = stage([first])
        stage.move(to: DeclaringPage("", BarAppearance(background: .color(.blue))))
        stage.simulator.advance(by: 0.1)
        first.barAppearance.shadow = .color(.green)
        stage.move(to: nil)
        stage.simulator.advance(by: 0.03)
        let row = Int((stage.bar.frame.maxY * stage.simulator.profile.scale).rounded())
        #expect(stage.simulator.columns(60)[0][row] == [0, 255, 0])
    }

    /// A page that replaces the one by which it is being replaced is pushed as well: its background comes in front of the other one.
    @Test func twoPagesThatReplaceEachOther() {
        let pages = [UIColor.red, .blue].map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage([pages[0]])
        stage.navigation.setViewControllers([pages[1]], animated: true)
        stage.simulator.advance(by: 0.1)
        stage.navigation.setViewControllers([pages[0]], animated: true)
        stage.simulator.commit()
        var reds = 0
        while stage.navigation.transitionCoordinator != nil {
            if stage.simulator.rgba(396, 100) == [255, 0, 0, 255] { reds += 1 }
            stage.simulator.advance(by: 1 / 60)
        }
        #expect(reds > 5, "the red background comes before the transition has ended")
        stage.simulator.runToRest()
        #expect(stage.simulator.rgba(4, 100) == [255, 0, 0, 255])
        expectNothingLeft(stage)
    }

    /// What an interrupted push leaves is behind the next background, which fades in over the whole bar.
    @Test func aBackgroundThatFadesInCoversAll() {
        let gradient = BarAppearance.Background.gradient(.init(colors: [.green, .green]))
        let stage = stage([DeclaringPage("", BarAppearance(background: .color(.red)))])
        let page = DeclaringPage("", BarAppearance(background: .color(.blue)))
        stage.move(to: page)
        stage.simulator.advance(by: 0.1)
        stage.move(to: DeclaringPage("", BarAppearance(background: gradient, transitionStyle: .interpolate)))
        for frame in 1...4 {
            stage.simulator.advance(by: 1 / 30)
            let row = stage.simulator.pixels(inRow: 100).map { rgba($0) }
            let greens = [2, 390].map { row[$0][1] }
            #expect(greens[0] > 20 && greens[0] == greens[1], "\(frame): \(greens)")
        }
        stage.simulator.runToRest()
        expectNothingLeft(stage)
    }

    /// One view draws the background at rest, and one at most waits for the next. Under UIKit's background there is none.
    private func expectNothingLeft(_ stage: HeadlessStage, under background: BarAppearance.Background = .color(.red)) {
        let backdrops = stage.bar.subviews.filter { $0.layer.zPosition < 0 }
        #expect(backdrops.map { $0.subviews.count { !$0.isHidden } } == (background == .system ? [] : [1]))
        #expect(backdrops.allSatisfy { $0.subviews.count <= 2 })
    }

    /// Images go with the pages that declared them, also out of transitions that were interrupted.
    @Test(arguments: [true, false]) func imagesAreReleased(isPush: Bool) {
        var images: [() -> UIImage?] = []
        let pages = [UIColor.red, .green, .blue].map { color in
            let image = UIImage.block(color)
            images.append { [weak image] in image }
            return DeclaringPage("", BarAppearance(background: .image(.init(image))))
        }
        let stage = stage(isPush ? [pages[0]] : pages)
        for turn in 1...2 {
            stage.move(to: isPush ? pages[turn] : nil)
            stage.simulator.advance(by: 0.1)
        }
        stage.simulator.runToRest()
        // They stay on the stack or with the test, and declare something else now.
        for page in pages {
            page.barAppearance = BarAppearance(background: .color(.red))
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        stage.navigation.popToRootViewController(animated: false)
        if !isPush {
            for page in pages.dropFirst() { stage.push(page, andWait: 1) }
            stage.navigation.popToRootViewController(animated: false)
        }
        stage.simulator.runToRest()
        #expect(images.map { $0() == nil } == [true, true, true])
    }

    /// A background goes on with its page, also if two pages with UIKit's own come over it.
    @Test(arguments: [false, true]) func aBackgroundUnderTwoPagesWithoutOne(fades: Bool) {
        let pages = [BarAppearance.Background.color(.red), .system, .system].map {
            DeclaringPage("", BarAppearance(background: $0, transitionStyle: fades ? .interpolate : .automatic))
        }
        let stage = stage([pages[0]])
        var seen = [0, 0, 0]
        for turn in 1...2 {
            stage.move(to: pages[turn])
            for frame in 0..<3 {
                stage.simulator.advance(by: 1 / 30)
                let row = stage.simulator.pixels(inRow: 113).map { rgba($0) }
                let shown = pages.dropFirst().filter { $0.viewIfLoaded?.window != nil }
                let edge = shown.map { $0.view.shownFrame.minX }.min() ?? 402
                for x in stride(from: CGFloat(2), to: fades ? 400 : edge - 8, by: 12) {
                    seen[turn] += 1
                    let color = row[Int(x)]
                    #expect(color[1] < (fades ? 250 : 3), "\(turn), \(frame), \(x): \(color)")
                }
            }
        }
        #expect(seen[1] > 5 && seen[2] > 5)
        stage.simulator.runToRest()
        #expect(!stage.bar.subviews.contains { $0.layer.zPosition < 0 })
    }

    /// A slide goes on under a bar that the next transition takes away.
    @Test(arguments: [(true, .color(.blue)), (false, .color(.blue)), (true, BarAppearance.Background.system)])
    func aBarThatGoesDuringASlide(isPush: Bool, _ background: BarAppearance.Background) {
        let red = DeclaringPage("", BarAppearance(background: .color(.red)))
        let blue = DeclaringPage("", BarAppearance(background: background))
        let bare = DeclaringPage("", .hidden)
        let stage = stage(isPush ? [red] : [bare, red, blue])
        stage.move(to: isPush ? blue : nil)
        stage.simulator.advance(by: 0.1)
        let x: CGFloat = isPush ? 4 : 396
        let before = stage.simulator.rgba(x, 100)
        stage.move(to: isPush ? bare : nil)
        stage.simulator.advance(by: 0)
        #expect(stage.simulator.rgba(x, 100) == before)
    }

    /// Also where the page without a bar declares another appearance as it comes, which has no bar either.
    @Test func aBarThatGoesDuringASlideToAPageThatDeclaresLate() {
        let stage = stage([DeclaringPage("", BarAppearance(background: .color(.red)))])
        stage.move(to: DeclaringPage("", BarAppearance(background: .color(.blue))))
        stage.simulator.advance(by: 0.1)
        let before = stage.simulator.rgba(4, 100)
        let bare = LateDeclaringPage("", .hidden)
        bare.later = BarAppearance(tintColor: .yellow, isHidden: true)
        stage.move(to: bare)
        stage.simulator.advance(by: 0)
        #expect(bare.later == nil && stage.simulator.rgba(4, 100) == before)
    }

    /// And so does a change in place.
    @Test func aBarThatGoesDuringAnUpdate() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.barAppearance.background = .color(.blue)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.08)
        let before = stage.simulator.rgba(4, 65)
        stage.push(DeclaringPage("B", .hidden), andWait: 0)
        #expect(zip(before, stage.simulator.rgba(4, 65)).allSatisfy { abs($0 - $1) < 8 }, "\(before)")
    }

    /// A declaration that comes late in a transition that interrupts another one.
    @Test func aLateDeclarationThatInterrupts() {
        final class LatePage: DeclaringPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                barAppearance.background = .color(.green)
                setNeedsBarAppearanceUpdate()
            }
        }
        let pages = [
            DeclaringPage("", BarAppearance(background: .color(.red))),
            DeclaringPage("", BarAppearance(background: .color(.blue))), LatePage("", BarAppearance()),
        ]
        let stage = stage([pages[0]])
        for turn in 1...2 {
            stage.move(to: pages[turn])
            for frame in 0..<(turn == 1 ? 3 : 8) {
                stage.simulator.advance(by: 1 / 30)
                check(stage, pages, [.red, .blue, .green], "\(turn), \(frame)")
            }
        }
        stage.simulator.runToRest()
        expectNothingLeft(stage)
    }

    /// A push to a blue page in the middle of its cross-fade from red.
    private func stageInAFade() -> HeadlessStage {
        let red = BarAppearance.Background.gradient(.init(colors: [.red, .red]))
        let stage = stage([DeclaringPage("", BarAppearance(background: red))])
        stage.move(
            to: DeclaringPage("", BarAppearance(background: .color(.blue), transitionStyle: .interpolate)))
        stage.simulator.advance(by: 0.1)
        return stage
    }

    /// A cross-fade that a slide interrupts keeps what is below it.
    @Test func aFadeThatASlideInterrupts() {
        let stage = stageInAFade()
        let before = stage.simulator.rgba(4, 100)
        stage.move(to: DeclaringPage("", BarAppearance(background: .color(.green))))
        stage.simulator.advance(by: 0)
        #expect(zip(before, stage.simulator.rgba(4, 100)).allSatisfy { abs($0 - $1) < 4 }, "\(before)")
    }

    /// A slide interrupts a cross-fade, and a second slide interrupts the first: both backgrounds of the fade stay with their page,
    /// and are not seen through the page that covers it.
    @Test func aFadeThatTwoSlidesInterrupt() {
        let stage = stageInAFade()
        let green = BarAppearance.Background.color(UIColor.green.withAlphaComponent(0.5))
        let page = DeclaringPage("", BarAppearance(background: green, transitionStyle: .slide))
        stage.move(to: page)
        stage.simulator.advance(by: 0.15)
        #expect((20..<380).contains(page.view.shownFrame.minX))
        let before = stage.simulator.rgba(396, 100)
        #expect(before[1] > 240 && abs(before[0] - before[2]) < 4, "\(before)")
        stage.move(to: DeclaringPage("", BarAppearance(background: .color(.blue), transitionStyle: .slide)))
        stage.simulator.advance(by: 0)
        // The dimming of a page at the back can begin with a step.
        #expect(zip(before, stage.simulator.rgba(396, 100)).allSatisfy { abs($0 - $1) < 30 }, "\(before)")
        stage.simulator.runToRest()
        expectNothingLeft(stage)
    }

    /// A swipe that interrupts a pop and is canceled before the page of the pop has gone.
    @Test func aSwipeThatIsCanceledDuringAPop() {
        let pages = [UIColor.red, .blue, .green].map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage(pages)
        stage.cancelSwipeDuringPop(at: 0.15)
        #expect(pages[2].view.window != nil && stage.navigation.topViewController === pages[1])
        #expect(stage.simulator.rgba(4, 100).prefix(3) == [0, 0, 255])
    }

    /// The page of the pop is still on the screen then, and its background goes on moving with it, in each frame until it is gone.
    @Test func theBackgroundOfThePopGoesOnAfterACanceledSwipe() {
        let colors: [UIColor] = [.red, .blue, .green]
        let pages = colors.map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage(pages)
        stage.cancelSwipeDuringPop(at: 0.05)
        #expect(stage.navigation.topViewController === pages[1])
        #expect(pages[2].view.window != nil && pages[2].view.shownFrame.minX < 380)
        for frame in 0..<4 {
            check(stage, pages, colors, "after the cancel, \(frame)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        check(stage, pages, colors, "at rest")
        expectNothingLeft(stage)
    }

    /// A swipe has interrupted the pop of the third of three pages and was canceled: the second is on top, in blue, and the third one
    /// still moves out.
    private func stageBesideAPageThatGoes() -> (stage: HeadlessStage, top: DeclaringPage, going: DeclaringPage) {
        let pages = [UIColor.red, .blue, .green].map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage(pages)
        stage.cancelSwipeDuringPop(at: 0.05)
        #expect(stage.navigation.topViewController === pages[1] && pages[2].view.window != nil)
        return (stage, pages[1], pages[2])
    }

    /// What the page on top declares then without animation is there at once, and not only when the other page has gone.
    @Test func anUpdateBesideAPageThatGoes() {
        let (stage, top, going) = stageBesideAPageThatGoes()
        top.barAppearance.background = .color(.black)
        top.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.advance(by: 0)
        #expect(going.view.window != nil)
        #expect(stage.simulator.rgba(4, 100).prefix(3) == [0, 0, 0])
        stage.simulator.runToRest()
        #expect(stage.simulator.rgba(4, 100).prefix(3) == [0, 0, 0])
        expectNothingLeft(stage)
    }

    /// So is the interface style that it forces on its bar (iOS 27), also where the background's value is the same.
    @Test func aStyleBesideAPageThatGoes() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        let pages = [UIColor.black, dynamic, .blue].map { DeclaringPage("", BarAppearance(background: .color($0))) }
        pages[1].barAppearance.interfaceStyle = .dark
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: pages)
        stage.cancelSwipeDuringPop(at: 0.05)
        #expect(stage.navigation.topViewController === pages[1] && pages[2].view.window != nil)
        #expect(stage.simulator.rgba(4, 100) == [255, 0, 0, 255])
        pages[1].barAppearance.interfaceStyle = .light
        pages[1].setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.advance(by: 0)
        #expect(pages[2].view.window != nil)
        #expect(stage.simulator.rgba(4, 100) == [0, 255, 0, 255])
        stage.simulator.runToRest()
        #expect(stage.simulator.rgba(4, 100) == [0, 255, 0, 255])
    }

    /// And what it declares with animation changes in that animation to its end, also if the other page goes meanwhile.
    @Test(arguments: 0..<9) func anAnimatedUpdateBesideAPageThatGoes(_ turn: Int) {
        let (stage, top, going) = stageBesideAPageThatGoes()
        stage.simulator.advance(by: 0.05 * Double(turn))
        #expect(going.view.window != nil)
        top.barAppearance.background = .color(.black)
        top.setNeedsBarAppearanceUpdate(animated: true)
        var before = stage.simulator.rgba(4, 100)
        for frame in 0..<30 {
            stage.simulator.advance(by: 1 / 120)
            let now = stage.simulator.rgba(4, 100)
            #expect(abs(now[2] - before[2]) < 50, "\(turn), \(frame): \(before), then \(now)")
            before = now
        }
        stage.simulator.runToRest()
        #expect(stage.simulator.rgba(4, 100).prefix(3) == [0, 0, 0])
        expectNothingLeft(stage)
    }

    /// Another default that is set then comes as a whole when the other page has gone: its title with its background. Until then both
    /// are those of the default before.
    @Test func anotherDefaultBesideAPageThatGoes() {
        let pages = ["A", "B", "C"].map { MarkedPage($0) }
        let stage = stage(pages)
        let attached = stage.navigation.attachBarTransition(
            defaultAppearance: BarAppearance(background: .color(.black), titleColor: .white))
        stage.simulator.runToRest()
        stage.cancelSwipeDuringPop(at: 0.05)
        #expect(stage.navigation.topViewController === pages[1] && pages[2].view.window != nil)
        attached.defaultAppearance = BarAppearance(background: .color(.green), titleColor: .black)
        var frames = 0
        while pages[2].viewIfLoaded?.window != nil, frames < 120 {
            #expect(pages[1].titleColor == .white, "frame \(frames)")
            #expect(stage.simulator.rgba(4, 100).prefix(3) == [0, 0, 0], "frame \(frames)")
            stage.simulator.advance(by: 1 / 120)
            frames += 1
        }
        #expect(frames > 24)
        stage.simulator.runToRest()
        #expect(pages[2].viewIfLoaded?.window == nil)
        #expect(stage.simulator.rgba(4, 100).prefix(3) == [0, 255, 0])
        #expect(pages[1].titleColor == .black)
    }

    /// A page that is pushed while another one still goes comes in front of that one, and so does its background, also where it is the
    /// same as that of the page on top, or similar.
    @Test(arguments: [UIColor.blue, UIColor(red: 0, green: 0, blue: 0.8, alpha: 1)])
    func aPushOfTheSameColorBesideAPageThatGoes(_ color: UIColor) {
        let colors: [UIColor] = [.red, .blue, .green, color]
        let pages = colors.map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = stage([pages[0], pages[1], pages[2]])
        stage.cancelSwipeDuringPop(at: 0.05)
        #expect(stage.navigation.topViewController === pages[1] && pages[2].view.window != nil)
        stage.move(to: pages[3])
        var overlaps = 0
        for frame in 0..<16 {
            stage.simulator.advance(by: 1 / 120)
            if pages[3].view.shownFrame.minX < 390, pages[2].view.shownFrame.minX < 390, pages[2].view.window != nil {
                overlaps += 1
            }
            check(stage, pages, colors, "\(frame)")
        }
        #expect(overlaps > 0)
        stage.simulator.runToRest()
        check(stage, pages, colors, "at rest")
        expectNothingLeft(stage)
    }

    /// A page that is popped, and pushed again over another page before it has gone, goes on from where it is, and its background with
    /// it.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func aPageThatIsPushedAgainBeforeItIsGone(_ direction: UIUserInterfaceLayoutDirection) {
        let colors = [UIColor.red, .green, .blue]
        let pages = colors.map {
            DeclaringPage("", BarAppearance(background: .color($0), transitionStyle: .slide))
        }
        let stage = stage(pages, direction)
        checkMoves([nil, nil, 2], of: stage, pages, colors, frames: 4)
    }

    /// Also if a swipe back from it was canceled just before: its background in the swipe is not the one that moves out with it.
    @Test func aPageThatIsPushedAgainAfterACanceledSwipe() {
        let colors: [UIColor] = [.red, .blue, .green, .black]
        let pages = colors.map {
            DeclaringPage("", BarAppearance(background: .color($0), transitionStyle: .slide))
        }
        let stage = stage(pages)
        stage.cancelSwipeDuringPop(at: 0.05)
        #expect(stage.navigation.topViewController === pages[2] && pages[3].view.window != nil)
        for _ in 0..<2 {
            stage.move(to: nil)
            stage.simulator.advance(by: 1 / 15)
        }
        #expect(pages[2].view.window != nil && pages[2].view.shownFrame.minX < 380)
        stage.move(to: pages[2])
        // It is in front of the page that went first, too.
        let order = [0, 1, 3, 2]
        for frame in 0..<16 {
            stage.simulator.advance(by: 1 / 60)
            check(stage, order.map { pages[$0] }, order.map { colors[$0] }, "push, \(frame)")
        }
        stage.simulator.runToRest()
        check(stage, pages, colors, "at rest")
        expectNothingLeft(stage)
    }

    /// A page that is pushed again before it is gone declares the color of the page below as it appears: nothing of its earlier
    /// color goes on moving out over it.
    @Test func aPageThatIsPushedAgainAndDeclaresLate() {
        let below = DeclaringPage("", BarAppearance(background: .color(.red)))
        let top = LateDeclaringPage("", BarAppearance(background: .color(.green)))
        let stage = stage([below, top])
        stage.move(to: nil)
        stage.simulator.advance(by: 0.1)
        #expect(top.view.window != nil && top.view.shownFrame.minX < 380)
        top.later = BarAppearance(background: .color(.red))
        stage.move(to: top)
        for frame in 0..<16 {
            stage.simulator.advance(by: 1 / 60)
            check(stage, [below, top], [.red, .red], "\(frame)")
        }
        #expect(top.later == nil)
        stage.simulator.runToRest()
        expectNothingLeft(stage)
    }

    /// A page that still goes after another pop, or after a canceled swipe, is pushed again and declares another color as it
    /// appears, or that of the page on top: its background goes on from where it is, in that color.
    @Test(arguments: [false, true], [UIColor.black, .red, .blue])
    func aPageThatStillGoesIsPushedAgainAndDeclaresLate(afterCanceledSwipe: Bool, _ color: UIColor) {
        func appearance(_ color: UIColor) -> BarAppearance {
            BarAppearance(background: .color(color), transitionStyle: .slide)
        }
        let going = LateDeclaringPage("", appearance(.green))
        let pages: [DeclaringPage] = [
            DeclaringPage("", appearance(.red)), DeclaringPage("", appearance(.blue)), going,
        ]
        let stage = stage(pages)
        if afterCanceledSwipe {
            stage.cancelSwipeDuringPop(at: 0.05)
        } else {
            for _ in 0..<2 {
                stage.move(to: nil)
                stage.simulator.advance(by: 1 / 15)
            }
        }
        #expect(stage.navigation.topViewController === pages[afterCanceledSwipe ? 1 : 0])
        #expect(going.view.window != nil && going.view.shownFrame.minX < 380)
        going.later = appearance(color)
        stage.move(to: going)
        for frame in 0..<16 {
            stage.simulator.advance(by: 1 / 60)
            check(stage, pages, [.red, .blue, color], "\(frame)")
        }
        #expect(going.later == nil)
        stage.simulator.runToRest()
        check(stage, pages, [.red, .blue, color], "at rest")
        expectNothingLeft(stage)
    }

    /// And with the interface style that it forces now (iOS 27).
    @Test func aPageThatComesBackWithAnotherStyle() {
        let first = DeclaringPage("", BarAppearance(background: .color(.red)))
        first.barAppearance.interfaceStyle = .dark
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: first)
        stage.move(to: DeclaringPage("", BarAppearance(background: .color(.blue))))
        stage.simulator.advance(by: 0.1)
        first.barAppearance.background = .color(UIColor { $0.userInterfaceStyle == .dark ? .red : .green })
        first.barAppearance.interfaceStyle = .light
        stage.move(to: nil)
        stage.simulator.advance(by: 0.03)
        #expect(stage.simulator.rgba(4, 100) == [0, 255, 0, 255])
        stage.simulator.runToRest()
    }

    /// Also where the background's value is the same.
    @Test func aPageThatComesBackWithAnotherStyleOfTheSameColor() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        let first = DeclaringPage("", BarAppearance(background: .color(dynamic)))
        first.barAppearance.interfaceStyle = .dark
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: first)
        stage.move(to: DeclaringPage("", BarAppearance(background: .color(.blue))))
        stage.simulator.advance(by: 0.1)
        first.barAppearance.interfaceStyle = .light
        stage.move(to: nil)
        stage.simulator.advance(by: 0.03)
        #expect(stage.simulator.rgba(4, 100) == [0, 255, 0, 255])
        stage.simulator.runToRest()
    }
}

extension HeadlessStage {
    /// Begins a swipe during a pop and gives it up.
    fileprivate func cancelSwipeDuringPop(at progress: CGFloat) {
        move(to: nil)
        simulator.advance(by: 0.05)
        simulator.beginBackSwipe()
        cancelSwipe(at: progress)
    }

    /// Pushes a page; nil to pop.
    fileprivate func move(to page: UIViewController?) {
        if let page {
            navigation.pushViewController(page, animated: true)
        } else {
            navigation.popViewController(animated: true)
        }
    }
}
