import BarTransition
import TestSupport
import Testing
import UIKit

/// In every frame each page shows the background that it declares, in one picture from the top of the screen to its content,
/// wherever a part of it is drawn.
@Suite("Transitions of backgrounds behind large titles", .ownSimulator) @MainActor
struct LargeTitleTransitionTests {
    private let sunset = BarAppearance.Background.gradient(.init(colors: [.red, .blue]))

    private func page(
        _ background: BarAppearance.Background, isLarge: Bool = true, style: BarAppearance.TransitionStyle = .automatic
    ) -> DeclaringPage {
        let page = DeclaringPage("", BarAppearance(background: background, transitionStyle: style))
        page.wantsScrollView = true
        page.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
        return page
    }

    private func stage(_ pages: UIViewController...) -> HeadlessStage {
        HeadlessStage(.iPhone17Pro(iOS: 26), pages: pages, largeTitles: true)
    }

    /// Checks the columns at both edges of the screen: from the top to the content of the page that is seen there no color differs
    /// much from the one above it, and the first and the last are those of the page.
    /// - Parameter pages: from back to front.
    /// - Returns: the number of columns that showed one of the pages alone.
    @discardableResult
    private func check(_ stage: HeadlessStage, _ pages: [DeclaringPage], _ place: String) -> Int {
        var count = 0
        for x in [3, 399] {
            let column = stage.simulator.column(x)
            let seen = pages.last { $0.viewIfLoaded?.window != nil && $0.view.shownFrame.minX < CGFloat(x) }
            guard let page = seen, page.barAppearance.isHidden != true else { continue }
            guard abs(page.view.shownFrame.minX - CGFloat(x)) > 12 || x == 3 else { continue }
            let colors = column.prefix(Int(page.marker.shownFrame.minY) - 1)
            guard colors.count > 100 else { continue }
            count += 1
            let steps = zip(colors, colors.dropFirst()).map { one, next in
                zip(one, next).map { abs($0 - $1) }.max() ?? 255
            }
            // The upper edge of the back page can be between two pixels while UIKit moves it.
            let isWhole = (steps.first ?? 255) <= 12 && steps.dropFirst().allSatisfy { $0 <= 4 }
            #expect(isWhole, "\(place), \(x): \(steps)")
            let ends = [colors[0], colors[colors.count - 1]].map { color in color.firstIndex { $0 > 150 } ?? 4 }
            let declared: [Int]
            switch page.barAppearance.background {
            case .gradient: declared = [0, 2]
            default: declared = [1, 1]
            }
            #expect(ends == declared, "\(place), \(x): \(colors[0]) to \(colors[colors.count - 1])")
        }
        return count
    }

    /// A push, a pop and a push, each of which interrupts the one before, and the end.
    @Test(arguments: [(true, 4), (true, 10), (false, 7)]) func interruptedTransitions(isLarge: Bool, frames: Int) {
        let (library, book) = (page(sunset), page(.color(.green), isLarge: isLarge))
        let stage = stage(library)
        var seen = 0
        for turn in 0..<3 {
            if turn == 1 {
                stage.navigation.popViewController(animated: true)
            } else {
                stage.navigation.pushViewController(book, animated: true)
            }
            for frame in 0..<(turn == 2 ? 16 : frames) {
                stage.simulator.advance(by: 1 / 60)
                if frame.isMultiple(of: 3) { seen += check(stage, [library, book], "\(turn), \(frame)") }
            }
        }
        stage.simulator.runToRest()
        check(stage, [book], "the end")
        #expect(seen > 10)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        check(stage, [library], "after a pop")
    }

    /// A page that was scrolled by a part of its title or by all of it.
    @Test(arguments: [CGFloat(0), 30, 200]) func scrolledPages(_ distance: CGFloat) {
        let (library, book) = (page(sunset), page(.color(.green), isLarge: false))
        let stage = stage(library)
        library.scrollView?.contentOffset.y = distance - 168
        // Where the title has been scrolled away, the background ends with the row of buttons.
        func expectRow(_ place: String) {
            guard book.view.shownFrame.minX > 8 else { return }
            let column = stage.simulator.column(3)
            #expect(
                column[1][0] > 200 && column[113][2] > 200 && column[113][0] < 20,
                "\(place): \(column[1]), \(column[113])")
        }
        stage.simulator.commit()
        stage.navigation.pushViewController(book, animated: true)
        for frame in 0..<4 {
            stage.simulator.advance(by: 1 / 15)
            if distance <= 52 { check(stage, [library, book], "push, \(frame)") } else { expectRow("push, \(frame)") }
        }
        stage.simulator.runToRest()
        check(stage, [book], "pushed")
        stage.simulator.beginBackSwipe()
        for step in [1, 4] {
            stage.simulator.moveBackSwipe(toProgress: CGFloat(step) / 5)
            stage.simulator.advance(by: 1 / 60)
            if distance <= 52 { check(stage, [library, book], "swipe, \(step)") } else { expectRow("swipe, \(step)") }
        }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        check(stage, [book], "canceled")
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        let bottom = 168 - min(Int(distance), 52)
        let column = stage.simulator.column(399)[0..<bottom]
        #expect(column[0][0] > 245 && (column.last?[2] ?? 0) > 245)
    }

    /// In place, and with pages that cross-fade: what is under the title fades with what is in the row of buttons.
    @Test(arguments: [true, false]) func pagesThatCrossFade(isLarge: Bool) {
        let (library, book) = (
            page(.color(.red), style: .interpolate), page(.color(.green), isLarge: isLarge, style: .interpolate)
        )
        let stage = stage(library)
        func expectOneColor(of page: DeclaringPage, _ place: String) {
            guard page.view.shownFrame.minX < 20 else { return }
            let colors = stage.simulator.column(399).prefix(Int(page.marker.shownFrame.minY) - 2)
            let first = colors[0]
            let isOne = colors.allSatisfy { color in zip(color, first).allSatisfy { abs($0 - $1) <= 3 } }
            #expect(isOne, "\(place): \(Set(colors))")
        }
        stage.push(book, andWait: 0.25)
        for frame in 0..<6 {
            stage.simulator.advance(by: 1 / 30)
            expectOneColor(of: book, "push, \(frame)")
        }
        stage.simulator.runToRest()
        expectOneColor(of: book, "pushed")
        #expect(stage.simulator.column(399)[2] == [0, 255, 0, 255])
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        expectOneColor(of: library, "popped")
        #expect(stage.simulator.column(399)[2] == [255, 0, 0, 255])
    }

    /// Equal backgrounds are as high as their pages' bars, so each goes with its page, also where others would cross-fade.
    @Test func equalOnesGoWithTheirPages() {
        let (library, book) = (page(sunset, style: .interpolate), page(sunset, isLarge: false, style: .interpolate))
        let stage = stage(library)
        stage.navigation.pushViewController(book, animated: true)
        var seen = 0
        for frame in 0..<5 {
            stage.simulator.advance(by: 1 / 15)
            seen += check(stage, [library, book], "push, \(frame)")
        }
        stage.simulator.runToRest()
        #expect(seen > 5)
        check(stage, [book], "pushed")
    }

    /// Different ones do cross-fade where the page asks for it, over the whole width.
    @Test func differentOnesCrossFadeIfThePageAsksForIt() {
        let (library, book) = (page(.color(.red), style: .interpolate), page(.color(.green), style: .interpolate))
        let stage = stage(library)
        stage.push(book, andWait: 0.15)
        for column in [stage.simulator.column(3), stage.simulator.column(399)] {
            #expect(column[60][0] > 20 && column[60][1] > 20, "\(column[60])")
        }
        stage.simulator.runToRest()
    }

    /// A page that an interrupted push has left on the screen comes back in a cross-fade: what is under its title stays.
    @Test func aTitleThatWasLeftBeforeACrossFade() {
        let pages = [page(.color(.red)), page(.color(.green)), page(.color(.blue), style: .interpolate)]
        let stage = stage(pages[0])
        for page in pages.dropFirst() {
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.advance(by: 0.05)
        }
        #expect(pages[1].view.shownFrame.minX > 20 && pages[0].view.window != nil)
        // Below the row of buttons, dimmed by UIKit.
        let before = stage.simulator.column(3)[140]
        #expect(before[0] > 150 && before[1] < 60, "\(before)")
        stage.navigation.popToRootViewController(animated: true)
        var seen = 0
        for frame in 0..<12 {
            stage.simulator.advance(by: frame == 0 ? 0 : 1 / 60)
            // The green page can still move in over the red one.
            guard pages[1].view.window == nil || pages[1].view.shownFrame.minX > 8 else { continue }
            seen += 1
            let color = stage.simulator.column(3)[140]
            #expect(color[0] > 150 && color[1] < 60, "\(frame): \(color)")
        }
        #expect(seen > 1)
        stage.simulator.runToRest()
        #expect(stage.simulator.column(3)[140] == [255, 0, 0, 255])
    }

    /// If the page has left the screen meanwhile, what is under its title fades in with what is in the row of buttons.
    @Test func aTitleThatWasLeftAndHasGoneBeforeACrossFade() {
        let pages = [page(.color(.red)), page(.color(.green)), page(.color(.blue), style: .interpolate)]
        let stage = stage(pages[0])
        for page in pages.dropFirst() {
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.advance(by: 0.05)
        }
        for _ in 0..<120 where pages[0].view.window != nil { stage.simulator.advance(by: 1 / 120) }
        #expect(pages[0].view.window == nil && stage.navigation.transitionCoordinator != nil)
        stage.navigation.popToRootViewController(animated: true)
        var seen = 0
        for frame in 0..<24 {
            stage.simulator.advance(by: 1 / 120)
            // The green page can still be in front of the red one.
            guard pages[1].view.window == nil, (8..<160).contains(pages[2].view.shownFrame.minX) else { continue }
            seen += 1
            // Below the row of buttons. The page is white, and dimmed by UIKit.
            let color = stage.simulator.column(3)[140]
            #expect(color[1] > 90, "\(frame): \(color)")
        }
        #expect(seen > 0)
        stage.simulator.runToRest()
        #expect(stage.simulator.column(3)[140] == [255, 0, 0, 255])
    }

    /// A gradient that another background covers by fading in keeps the height of its large title in the row of buttons.
    @Test func aGradientThatIsCoveredIsNotCompressed() {
        let library = page(sunset, style: .interpolate)
        let book = page(.image(.init(.block(.green))), isLarge: false, style: .interpolate)
        let stage = stage(library)
        stage.navigation.pushViewController(book, animated: true)
        var seen = 0
        for frame in 0..<12 {
            stage.simulator.advance(by: 1 / 60)
            let color = stage.simulator.column(3)[100]
            guard color[1] > 20, color[1] < 180 else { continue }
            seen += 1
            // What is left of it has the color that it has above a title: 100 of 168 points down from red to blue.
            let share = Double(color[2]) / Double(color[0] + color[2])
            #expect(abs(share - 100 / 168) < 0.04, "\(frame): \(color)")
        }
        #expect(seen > 2)
        stage.simulator.runToRest()
    }

    /// The page that a push covers keeps its background until it is covered, also where the one in front has none, and nothing
    /// of the library is left in a page that was popped.
    @Test func pagesWithAndWithoutABar() {
        let library = page(sunset)
        let reader = DeclaringPage("", .hidden)
        let stage = stage(library)
        stage.navigation.pushViewController(reader, animated: true)
        var seen = 0
        for frame in 0..<6 {
            stage.simulator.advance(by: 1 / 30)
            if reader.view.shownFrame.minX > 30 { seen += check(stage, [library, reader], "push, \(frame)") }
        }
        stage.simulator.runToRest()
        #expect(stage.simulator.column(399)[2] == [255, 255, 255, 255])
        for finishes in [false, true] {
            stage.simulator.beginBackSwipe()
            for progress in [0.2, 0.6] {
                stage.simulator.moveBackSwipe(toProgress: progress)
                stage.simulator.advance(by: 1 / 60)
                check(stage, [library, reader], "swipe, \(progress)")
            }
            stage.simulator.endBackSwipe(finishing: finishes)
            stage.simulator.runToRest()
            #expect((stage.simulator.column(399)[2][1] > 200) != finishes)
        }
        check(stage, [library], "back")
        let popped = page(.color(.green))
        stage.push(popped, andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        let types = (popped.scrollView?.subviews ?? []).map { String(describing: type(of: $0)) }
        #expect(!types.contains("LargeTitleBackdropView"))
    }

    /// A list that shows another item while a page covers it has the background in the row of buttons as it comes back, although
    /// nothing has laid it out since.
    @Test(arguments: [CGFloat(100), 30], [false, true]) func aListThatIsScrolledWhileItIsCovered(
        _ distance: CGFloat, isSwiped: Bool
    ) {
        let (list, detail) = (page(sunset), page(.color(.green), isLarge: false))
        let stage = stage(list)
        stage.push(detail, andWait: 1)
        stage.simulator.runToRest()
        list.scrollView?.contentOffset.y = distance - 168
        if isSwiped {
            stage.simulator.beginBackSwipe()
        } else {
            stage.navigation.popViewController(animated: true)
        }
        var seen = 0
        for frame in 1..<8 {
            if isSwiped { stage.simulator.moveBackSwipe(toProgress: CGFloat(frame) / 9) }
            stage.simulator.advance(by: 1 / 60)
            guard list.view.window != nil, detail.view.shownFrame.minX > 8 else { continue }
            seen += 1
            // From red to blue, down to the content or, where the title is gone, to the end of the row.
            let column = stage.simulator.column(3)
            let bottom = 168 - min(Int(distance), 52)
            let colors = column[2..<bottom - 2]
            #expect(colors.allSatisfy { $0[1] < 10 && $0[0] + $0[2] > 150 }, "\(frame): \(colors)")
            #expect(column[2][0] > column[2][2] && column[bottom - 4][2] > column[bottom - 4][0])
        }
        #expect(seen > 3)
        if isSwiped { stage.simulator.endBackSwipe(finishing: true) }
        stage.simulator.runToRest()
        check(stage, [list], "the end")
    }

    private final class TablePage: UITableViewController, BarAppearanceProviding {
        let barAppearance = BarAppearance(
            background: .color(UIColor.red.withAlphaComponent(0.5)), transitionStyle: .slide)
    }

    private func isOneColor(_ colors: ArraySlice<[Int]>) -> Bool {
        colors.allSatisfy { color in zip(color, colors.first ?? []).allSatisfy { abs($0 - $1) <= 2 } }
    }

    /// A page whose own view scrolls has no superview before a push. Its translucent background is drawn once everywhere.
    @Test func aPageWhoseViewScrolls() {
        let stage = stage(page(.color(.green), isLarge: false))
        let table = TablePage()
        table.navigationItem.largeTitleDisplayMode = .always
        table.view.backgroundColor = .white
        stage.navigation.pushViewController(table, animated: true)
        var seen = 0
        for frame in 0..<5 {
            stage.simulator.advance(by: 1 / 15)
            guard table.view.shownFrame.minX < 380 else { continue }
            seen += 1
            // Down to the table, with a pixel that is partly covered.
            let colors = stage.simulator.column(399).prefix { $0[1] < 250 }.dropLast()
            #expect(colors.count > 115)
            #expect(isOneColor(colors), "\(frame): \(Set(colors))")
        }
        #expect(seen > 2)
        stage.simulator.runToRest()
    }

    /// A page with a large title comes, in the first push at the edge of a lower bar, at which its content was not laid out before.
    @Test(arguments: [BarAppearance.TransitionStyle.slide, .automatic], [false, true].sample(every: 2))
    func aGradientThatComes(style: BarAppearance.TransitionStyle, isLoaded: Bool) {
        let library = page(.color(.green), isLarge: false)
        let stage = stage(library)
        var seen = 0
        for push in 0..<2 {
            let next = page(sunset, style: style)
            if isLoaded { next.loadViewIfNeeded() }
            stage.navigation.pushViewController(next, animated: true)
            for frame in 0..<16 {
                stage.simulator.advance(by: 1 / 60)
                if frame > 0 { seen += check(stage, [library, next], "push \(push), \(frame)") }
                guard (50...320).contains(next.view.shownFrame.minX) else { continue }
                // The background ends with the marker's upper edge.
                let end = Int(next.marker.shownFrame.maxY) + 2
                let below = stage.simulator.column(399)[end..<(end + 90)]
                #expect(below.allSatisfy { $0[0] == $0[2] }, "push \(push), \(frame): \(Set(below))")
            }
            stage.simulator.runToRest()
            check(stage, [next], "pushed \(push)")
            stage.navigation.popViewController(animated: true)
            for frame in 0..<16 {
                stage.simulator.advance(by: 1 / 60)
                if frame > 0 { seen += check(stage, [library, next], "pop \(push), \(frame)") }
            }
            stage.simulator.runToRest()
        }
        #expect(seen > 40)
    }

    /// A translucent background that comes with a large title is drawn once everywhere, from the first frame on, in which the content
    /// is still at the edge of the lower bar.
    @Test(arguments: [false, true]) func aTranslucentBackgroundThatComes(isLoaded: Bool) {
        let stage = stage(page(.color(.green), isLarge: false))
        let next = page(.color(UIColor.red.withAlphaComponent(0.5)), style: .slide)
        if isLoaded { next.loadViewIfNeeded() }
        stage.navigation.pushViewController(next, animated: true)
        var seen = 0
        for frame in 0..<10 {
            stage.simulator.advance(by: 1 / 60)
            guard next.view.shownFrame.minX < 380 else { continue }
            seen += 1
            let colors = stage.simulator.column(399).prefix(Int(next.marker.shownFrame.minY) - 2)
            #expect(isOneColor(colors), "\(frame): \(Set(colors))")
        }
        #expect(seen > 4)
        stage.simulator.runToRest()
    }

    /// A page that an interrupted push covers has its whole background until it is covered.
    @Test(arguments: [2, 4]) func aPageThatAnInterruptedPushCovers(frames: Int) {
        let pages = [page(sunset), page(.color(.green)), page(.color(.green))]
        let stage = stage(pages[0])
        var seen = 0
        for turn in 1...2 {
            stage.navigation.pushViewController(pages[turn], animated: true)
            for frame in 0..<(turn == 1 ? frames : 10) {
                stage.simulator.advance(by: 1 / 60)
                check(stage, pages, "\(turn), \(frame)")
                if turn == 2, pages[1].view.shownFrame.minX > 3 { seen += 1 }
            }
        }
        #expect(seen > 2)
        stage.simulator.runToRest()
        check(stage, pages, "the end")
        // Where its title has been scrolled away meanwhile, the background in the row of buttons comes back with it.
        pages[0].scrollView?.contentOffset.y = 100
        pages[0].scrollView?.layoutIfNeeded()
        stage.navigation.popToRootViewController(animated: true)
        for frame in 0..<10 {
            stage.simulator.advance(by: 1 / 30)
            guard pages[2].view.shownFrame.minX > 6 else { continue }
            let row = stage.simulator.column(3)[2..<114]
            #expect(row.allSatisfy { $0[1] < 10 }, "back, \(frame): \(row)")
        }
        stage.simulator.runToRest()
    }

    /// A scroll view that its page drops is released, although a background was in it.
    @Test func aDroppedScrollViewIsReleased() {
        let page = page(.color(.red))
        let stage = stage(page)
        let shown = { [weak scrollView = page.scrollView] in scrollView }
        #expect(shown() != nil)
        page.marker.removeFromSuperview()
        shown()?.removeFromSuperview()
        stage.simulator.runToRest()
        #expect(shown() == nil)
    }

    /// Where the pages cross-fade, both have the part under their titles from the first frame.
    @Test func equalOnesWherePagesCrossFade() {
        let (library, book) = (page(.color(.red)), page(.color(.red)))
        let stage = stage(library)
        stage.simulator.prefersCrossFades = true
        stage.navigation.pushViewController(book, animated: true)
        for frame in 0..<12 {
            stage.simulator.advance(by: 1 / 30)
            #expect(stage.simulator.column(399)[0..<166].allSatisfy { $0 == [255, 0, 0, 255] }, "\(frame)")
        }
    }

    /// A page that declares the other one's background while it is covered has it in both parts from the first frame.
    @Test func aPageThatComesBackWithTheSameWherePagesCrossFade() {
        let (library, book) = (page(.color(.red)), page(.color(.blue)))
        let stage = stage(library)
        stage.push(book, andWait: 1)
        stage.simulator.runToRest()
        library.barAppearance.background = .color(.blue)
        stage.simulator.prefersCrossFades = true
        stage.navigation.popViewController(animated: true)
        for frame in 0..<12 {
            stage.simulator.advance(by: 1 / 30)
            let colors = stage.simulator.column(399)[0..<166]
            #expect(colors.allSatisfy { $0[2] > 250 && $0[0] < 5 }, "\(frame): \(Set(colors))")
        }
        stage.simulator.runToRest()
    }

    /// Where the pages cross-fade, a bar that comes draws its row itself.
    @Test func aBarThatComesWherePagesCrossFade() {
        let (library, bare) = (page(.color(.red)), DeclaringPage("", .hidden))
        let stage = stage(library)
        stage.push(bare, andWait: 1)
        stage.simulator.prefersCrossFades = true
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.simulator.column(399)[0..<110].allSatisfy { $0 == [255, 0, 0, 255] })
    }

    enum Leaving: CaseIterable { case pop, popToNoBar, set }

    /// A title that is large because of pages that go as well is seen until its page is gone.
    @Test(arguments: Leaving.allCases) func aTitleThatIsLargeBecauseOfPagesThatGoToo(_ leaving: Leaving) {
        let root = page(.color(.red), isLarge: false)
        root.barAppearance.isHidden = leaving == .popToNoBar
        let top = page(.color(.red))
        top.title = "Library"
        top.navigationItem.largeTitleDisplayMode = .automatic
        top.barAppearance.largeTitle.color = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        let stage = leaving == .set ? stage(top) : stage(root, page(.color(.red)), top)
        func hasLetters() -> Bool {
            (16..<140).contains { stage.simulator.column($0)[116..<168].contains([255, 255, 0, 255]) }
        }
        #expect(hasLetters())
        if leaving == .set {
            stage.navigation.setViewControllers([root], animated: true)
        } else {
            stage.navigation.popToRootViewController(animated: true)
        }
        stage.simulator.commit()
        #expect(hasLetters())
        stage.simulator.runToRest()
    }

    /// The page that goes keeps the part under its title, also where the next one has the same background and no such title.
    @Test func aTitleThatGoesWherePagesCrossFade() {
        let pale = BarAppearance.Background.color(UIColor.red.withAlphaComponent(0.5))
        let (library, book) = (page(pale), page(pale, isLarge: false))
        let stage = stage(library)
        let color = stage.simulator.column(200)[10]
        func isOneColor(downTo end: Int) -> Bool {
            stage.simulator.column(200)[0..<end].allSatisfy { zip($0, color).allSatisfy { abs($0 - $1) <= 2 } }
        }
        #expect(isOneColor(downTo: 166))
        stage.simulator.prefersCrossFades = true
        stage.navigation.pushViewController(book, animated: true)
        stage.simulator.commit()
        #expect(isOneColor(downTo: 166))
        stage.simulator.runToRest()
        #expect(isOneColor(downTo: 114) && stage.simulator.column(200)[120] == [255, 255, 255, 255])
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(isOneColor(downTo: 166))
    }

    /// A material goes on too, and its tint is drawn once: no row changes in the first frame, in the bar or under the title.
    @Test func aMaterialUnderATitleThatGoesWherePagesCrossFade() {
        let pale = BarAppearance.Background.material(
            .init(.systemThinMaterial, tint: UIColor.red.withAlphaComponent(0.5)))
        let (library, book) = (page(pale), page(pale, isLarge: false))
        let stage = stage(library)
        // Without the rows near the edges of the two parts, where each blurs what is beside it.
        func colors() -> [[Int]] { [20, 50, 80, 135, 145].map { stage.simulator.column(399)[$0] } }
        let before = colors()
        #expect(before.allSatisfy { $0[0] - $0[1] > 60 }, "\(before)")
        stage.simulator.prefersCrossFades = true
        stage.navigation.pushViewController(book, animated: true)
        stage.simulator.commit()
        let first = colors()
        let steps = zip(before.joined(), first.joined()).map { abs($0 - $1) }
        #expect(steps.allSatisfy { $0 <= 2 }, "\(before), then \(first)")
        stage.simulator.runToRest()
    }

    /// The colors at the right edge in the last frame of a push in which the pages cross-fade.
    private func lastColumn(
        of rows: Range<Int>, whereACrossFadeBrings page: UIViewController, above below: DeclaringPage
    ) -> [[Int]] {
        let stage = stage(below)
        stage.simulator.prefersCrossFades = true
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        var last: [[Int]] = []
        while stage.navigation.transitionCoordinator != nil {
            last = Array(stage.simulator.column(399)[rows])
            stage.simulator.advance(by: 1 / 120)
        }
        return last
    }

    /// A bar that is higher or lower over the page that comes has its background down to its own edge.
    @Test(arguments: [false, true]) func aPromptWherePagesCrossFade(comes: Bool) {
        let (library, book) = (page(.color(.red)), page(.color(.red), isLarge: false))
        (comes ? book : library).barAppearance.prompt = "Fill this in"
        let last = lastColumn(of: 124..<144, whereACrossFadeBrings: book, above: library)
        #expect(last.allSatisfy { comes ? $0[1] < 60 : $0[1] > 200 })
    }

    /// So has one that is higher because of a search bar.
    @Test func aSearchBarThatComesWherePagesCrossFade() {
        let (library, book) = (page(.color(.red)), page(.color(.red), isLarge: false))
        book.navigationItem.showStackedSearch(UISearchController(searchResultsController: nil))
        let last = lastColumn(of: 124..<164, whereACrossFadeBrings: book, above: library)
        #expect(!last.isEmpty && last.allSatisfy { $0[1] < 60 })
    }

    /// A page without a scroll view has its large title in the bar, which draws its background there.
    @Test func aTitleInTheBarWherePagesCrossFade() {
        let (library, book) = (page(.color(.red)), page(.color(.red)))
        book.wantsScrollView = false
        let last = lastColumn(of: 124..<160, whereACrossFadeBrings: book, above: library)
        #expect(!last.isEmpty && last.allSatisfy { $0[1] < 60 })
    }

    /// A gradient that both pages have is as high as the bar of the page that comes: it is blue at that bar's lower edge.
    @Test func aGradientWherePagesCrossFade() {
        let last = lastColumn(of: 110..<114, whereACrossFadeBrings: page(sunset, isLarge: false), above: page(sunset))
        #expect(!last.isEmpty && last.allSatisfy { $0[0] < 50 && $0[2] > 200 }, "\(last)")
    }

    /// The page that comes gets a large title later, of which UIKit tells nobody: its background ends with the content.
    @Test func aTitleThatBecomesLargeAfterACrossFade() throws {
        let (library, book) = (page(.color(.red)), page(.color(.red), isLarge: false))
        let stage = stage(library)
        stage.simulator.prefersCrossFades = true
        stage.navigation.pushViewController(book, animated: true)
        stage.simulator.runToRest()
        book.navigationItem.largeTitleDisplayMode = .always
        stage.simulator.runToRest()
        let scrollView = try #require(book.scrollView)
        scrollView.contentOffset.y = 30 - scrollView.adjustedContentInset.top
        stage.simulator.runToRest()
        #expect(book.marker.shownFrame.minY == 138)
        let column = stage.simulator.column(399)
        #expect(column[0..<138].allSatisfy { $0 == [255, 0, 0, 255] } && column[142] == [255, 255, 255, 255])
    }

    /// The app shows the bar and pushes in one turn: the page that comes has the part under its title, and the one that goes
    /// keeps its own.
    @Test func aBarThatTheAppShowsJustBeforeAPush() {
        let (library, book) = (page(.color(.red)), page(.color(.green)))
        let stage = stage(library)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.runToRest()
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.navigation.pushViewController(book, animated: true)
        var seen = 0
        for frame in 0..<8 {
            stage.simulator.advance(by: 1 / 30)
            if book.view.shownFrame.minX > 12 {
                let left = stage.simulator.column(3)[2..<110]
                #expect(left.allSatisfy { $0[0] > 150 && $0[1] < 60 }, "\(frame): \(Set(left))")
            }
            guard book.view.shownFrame.minX < 380 else { continue }
            seen += 1
            let colors = stage.simulator.column(399).prefix(Int(book.marker.shownFrame.minY) - 2)
            let isGreen = colors.count > 150 && colors.allSatisfy { $0[1] > 250 && $0[0] < 5 }
            #expect(isGreen, "\(frame): \(Set(colors))")
        }
        #expect(seen > 4)
        stage.simulator.runToRest()
    }

    /// A slide that is turned round has the style that its page forces now (iOS 27), under the large title too.
    @Test func aPageThatComesBackWithAnotherStyle() {
        let dynamic = BarAppearance.Background.color(UIColor { $0.userInterfaceStyle == .dark ? .blue : .green })
        let (library, book) = (page(dynamic), page(.color(.red)))
        library.barAppearance.interfaceStyle = .dark
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: library, largeTitles: true)
        stage.push(book, andWait: 0.1)
        library.barAppearance.interfaceStyle = .light
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.03)
        #expect(book.view.shownFrame.minX > 12)
        let colors = stage.simulator.column(3)[2..<Int(library.marker.shownFrame.minY) - 2]
        // UIKit dims the page at the back.
        #expect(colors.allSatisfy { $0[1] > 150 && $0[0] < 60 && $0[2] < 60 }, "\(Set(colors))")
        stage.simulator.runToRest()
    }

    /// A slide that is turned round has the new background under the large title too.
    @Test func aPageThatComesBackWithAnotherBackground() {
        let (library, book) = (page(.color(.red)), page(.color(.green)))
        let stage = stage(library)
        stage.push(book, andWait: 0.1)
        library.barAppearance.background = .color(.blue)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.03)
        #expect(book.view.shownFrame.minX > 12)
        let colors = stage.simulator.column(3)[2..<Int(library.marker.shownFrame.minY) - 2]
        // UIKit dims the page at the back.
        #expect(colors.allSatisfy { $0[2] > 150 && $0[0] < 60 && $0[1] < 60 }, "\(Set(colors))")
        stage.simulator.runToRest()
    }

    /// A slide that is turned round has the new hairline under a large title too.
    @Test func aPageThatComesBackWithAnotherHairline() {
        let (library, book) = (page(.color(.red)), page(.color(.green)))
        let stage = stage(library)
        stage.push(book, andWait: 0.1)
        library.barAppearance.shadow = .color(.blue)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.03)
        #expect(book.view.shownFrame.minX > 100)
        let line = stage.simulator.columns(80)[0][168 * 3]
        #expect(line[2] > 150 && line[0] < 90, "\(line)")
        stage.simulator.runToRest()
    }

    /// Checks that the left edge of a page at the back, which UIKit dims, is red or blue in each frame until the page in front has
    /// covered or left it.
    /// - Parameter component: that of the color: 0 for red, 2 for blue.
    /// - Returns: the number of frames in which it was seen.
    private func expectLeftEdge(
        downTo end: Int, hasOnly component: Int, beside front: DeclaringPage, _ stage: HeadlessStage,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Int {
        var seen = 0
        for frame in 0..<8 {
            stage.simulator.advance(by: 1 / 60)
            guard front.view.shownFrame.minX > 12 else { continue }
            seen += 1
            let colors = stage.simulator.column(3)[2..<end]
            let isOnly = colors.allSatisfy { color in
                (0..<3).allSatisfy { index in index == component ? color[index] > 150 : color[index] < 60 }
            }
            #expect(isOnly, "\(frame): \(Set(colors))", sourceLocation: sourceLocation)
        }
        return seen
    }

    /// Goes back in the middle of a push, after a change of the page below, and checks that this page's background reaches down to the
    /// end of the row of buttons at least, in each frame.
    private func expectRow(
        of list: DeclaringPage, afterChangeInPush change: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let detail = page(.color(.green))
        let stage = stage(list)
        stage.push(detail, andWait: 0.1)
        change()
        stage.navigation.popViewController(animated: true)
        let seen = expectLeftEdge(
            downTo: 112, hasOnly: 0, beside: detail, stage, sourceLocation: sourceLocation)
        #expect(seen > 3, sourceLocation: sourceLocation)
        stage.simulator.runToRest()
        let row = stage.simulator.column(399)[2..<112]
        #expect(row.allSatisfy { $0 == [255, 0, 0, 255] }, "\(Set(row))", sourceLocation: sourceLocation)
    }

    /// A list that scrolls its title away in a push, as for a new row, has its background in the row of buttons if the user goes back
    /// before the push has ended.
    @Test func aListThatIsScrolledInAPushThatIsTurnedRound() {
        let list = page(.color(.red))
        expectRow(of: list) { list.scrollView?.contentOffset.y = 100 - 168 }
    }

    /// Puts another scroll view in the place of a page's.
    private func replaceScrollView(of page: DeclaringPage) {
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        page.scrollView?.removeFromSuperview()
        page.view.insertSubview(scrollView, at: 0)
    }

    /// So has one that gets another scroll view in the push, as when it has loaded.
    @Test func aScrollViewThatIsReplacedInAPushThatIsTurnedRound() {
        let list = page(.color(.red))
        expectRow(of: list) { replaceScrollView(of: list) }
    }

    private final class LoadedPage: DeclaringPage {
        var whenAppearing: () -> Void = {}

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            whenAppearing()
        }
    }

    /// A page that replaces its scroll view as it appears has the background under its title from the first frame of the push.
    @Test func aScrollViewThatIsReplacedAsThePageAppears() {
        let next = LoadedPage("", BarAppearance(background: .color(.green)))
        next.wantsScrollView = true
        next.navigationItem.largeTitleDisplayMode = .always
        next.loadViewIfNeeded()
        next.whenAppearing = { [weak next] in
            if let next { replaceScrollView(of: next) }
        }
        let stage = stage(page(.color(.red)))
        stage.navigation.pushViewController(next, animated: true)
        expectGreen(downTo: 160, of: next, stage)
    }

    /// Where its background fades in, what is under the title fades with what is in the row of buttons.
    @Test func aScrollViewThatIsReplacedAsThePageFadesIn() {
        let next = LoadedPage("", BarAppearance(background: .color(.green), transitionStyle: .interpolate))
        next.wantsScrollView = true
        next.navigationItem.largeTitleDisplayMode = .always
        next.loadViewIfNeeded()
        next.whenAppearing = { [weak next] in
            if let next { replaceScrollView(of: next) }
        }
        let stage = stage(page(.color(.red), style: .interpolate))
        stage.push(next, andWait: 0.2)
        var seen = 0
        while stage.navigation.transitionCoordinator != nil, seen < 60 {
            stage.simulator.advance(by: 1 / 60)
            guard next.view.shownFrame.minX < 20 else { continue }
            seen += 1
            let colors = stage.simulator.column(399)[2..<160]
            let row = colors[60]
            let isOne = colors.allSatisfy { color in zip(color, row).allSatisfy { abs($0 - $1) <= 4 } }
            #expect(isOne, "\(seen): \(Set(colors))")
        }
        #expect(seen > 2)
        stage.simulator.runToRest()
        #expect(stage.simulator.column(399)[2..<160].allSatisfy { $0 == [0, 255, 0, 255] })
    }

    /// What is under the title of a page that gets its first scroll view as it appears has the style that the page forces on its
    /// bar at once (iOS 27), and does not fade to it in the push.
    @Test func aFirstScrollViewThatComesWithAForcedStyle() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        let next = LoadedPage("", BarAppearance(background: .color(dynamic)))
        next.barAppearance.interfaceStyle = .dark
        next.navigationItem.largeTitleDisplayMode = .always
        next.whenAppearing = { [weak next] in
            if let next { replaceScrollView(of: next) }
        }
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: page(.color(.blue)), largeTitles: true)
        stage.navigation.pushViewController(next, animated: true)
        expectGreen(downTo: 150, of: next, stage)
    }

    /// A page that replaces its scroll view in the push, as when it has loaded, has the background under its title too.
    @Test func aScrollViewThatIsReplacedInAPush() {
        let next = page(.color(.green))
        let stage = stage(page(.color(.red)))
        stage.push(next, andWait: 0.1)
        #expect(next.view.shownFrame.minX > 20)
        replaceScrollView(of: next)
        expectGreen(downTo: 160, of: next, stage)
    }

    /// A translucent background is drawn once, also where the new scroll view has scrolled the title away.
    @Test func aScrollViewThatIsReplacedByAScrolledOneInAPush() {
        let next = page(.color(UIColor.red.withAlphaComponent(0.5)), style: .slide)
        let stage = stage(page(.color(.green), isLarge: false))
        stage.push(next, andWait: 0.1)
        #expect(next.view.shownFrame.minX > 20)
        replaceScrollView(of: next)
        next.view.layoutIfNeeded()
        if let scrollView = next.scrollView { scrollView.contentOffset.y = 100 - scrollView.adjustedContentInset.top }
        var seen = 0
        for frame in 0..<10 {
            stage.simulator.advance(by: 1 / 60)
            guard (1..<380).contains(next.view.shownFrame.minX) else { continue }
            seen += 1
            let colors = stage.simulator.column(399)[2..<110]
            #expect(isOneColor(colors), "\(frame): \(Set(colors))")
        }
        #expect(seen > 2)
        stage.simulator.runToRest()
        #expect(isOneColor(stage.simulator.column(399)[2..<110]))
    }

    /// The page below a pushed one, too, has the background under its title in a new scroll view, until it is covered.
    @Test func aScrollViewThatIsReplacedUnderAPush() {
        let (list, next) = (page(.color(.red)), page(.color(.green)))
        let stage = stage(list)
        stage.push(next, andWait: 0.05)
        replaceScrollView(of: list)
        #expect(expectLeftEdge(downTo: 150, hasOnly: 0, beside: next, stage) > 2)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        #expect(stage.simulator.column(399)[2..<150].allSatisfy { $0 == [255, 0, 0, 255] })
    }

    /// Also where the app lays out the bar in an animation of its own: under the title the new scroll view has the style that the page
    /// forces on its bar at once (iOS 27), and does not fade to it from the page's own style.
    @Test func aScrollViewThatIsReplacedUnderAPushAndLaidOutInAnAnimation() {
        let dynamic = BarAppearance.Background.color(UIColor { $0.userInterfaceStyle == .dark ? .blue : .green })
        let (list, next) = (page(dynamic), page(.color(.red)))
        list.barAppearance.interfaceStyle = .dark
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: list, largeTitles: true)
        stage.push(next, andWait: 0.05)
        replaceScrollView(of: list)
        list.view.layoutIfNeeded()
        if let scrollView = list.scrollView { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
        UIView.animate(withDuration: 1) { stage.bar.layoutIfNeeded() }
        #expect(expectLeftEdge(downTo: 150, hasOnly: 2, beside: next, stage) > 2)
        stage.simulator.runToRest()
    }

    /// Checks the right edge of a page that moves in, in each frame and at the end.
    private func expectGreen(
        downTo end: Int, of page: DeclaringPage, _ stage: HeadlessStage,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var seen = 0
        for frame in 0..<12 {
            stage.simulator.advance(by: 1 / 60)
            guard page.view.shownFrame.minX < 380 else { continue }
            seen += 1
            let colors = stage.simulator.column(399)[2..<end]
            let isGreen = colors.allSatisfy { $0[1] > 250 && $0[0] < 5 }
            #expect(isGreen, "\(frame): \(Set(colors))", sourceLocation: sourceLocation)
        }
        #expect(seen > 4, sourceLocation: sourceLocation)
        stage.simulator.runToRest()
        let colors = stage.simulator.column(399)[2..<end]
        #expect(colors.allSatisfy { $0 == [0, 255, 0, 255] }, "\(Set(colors))", sourceLocation: sourceLocation)
    }

    // MARK: Cross-fades that are interrupted

    /// The colors at both edges of the screen, in the row of buttons and under the large title.
    private func edgeColors(_ stage: HeadlessStage) -> [[Int]] {
        [3, 399].flatMap { x -> [[Int]] in
            let column = stage.simulator.column(x)
            return [100, 130].map { column[$0] }
        }
    }

    /// Begins another change and checks that its first frame shows the colors of the last frame before it, and that those at the
    /// left edge, which no page reaches at once, go on from there. The dimming of a page at the back can begin with a step.
    private func expectNoStep(
        _ stage: HeadlessStage, sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void
    ) {
        var shown = edgeColors(stage)
        change()
        for frame in 0..<4 {
            stage.simulator.advance(by: frame == 0 ? 0 : 1 / 120)
            let colors = edgeColors(stage)
            for place in colors.indices where frame == 0 || place < 2 {
                let step = zip(colors[place], shown[place]).map { abs($0 - $1) }.max() ?? 255
                #expect(
                    step < 40, "\(frame), \(place): from \(shown[place]) to \(colors[place])",
                    sourceLocation: sourceLocation)
            }
            shown = colors
        }
    }

    /// Goes back to the first page after the end, and checks that its background is whole, with one part under its title.
    private func expectWholePart(
        _ page: DeclaringPage, _ color: [Int], _ stage: HeadlessStage, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        stage.simulator.runToRest()
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.runToRest()
        let types = (page.scrollView?.subviews ?? []).map { String(describing: type(of: $0)) }
        let isOne = types.count { $0 == "LargeTitleBackdropView" } == 1
        let isWhole = stage.simulator.column(399)[2..<166].allSatisfy { $0 == color }
        #expect(isOne && isWhole, sourceLocation: sourceLocation)
    }

    enum Interruption: CaseIterable { case pushByPush, popByPush, pushByPop }

    /// The pages of both changes go on moving: what is under their titles goes on fading with what is in the row of buttons.
    @Test(arguments: Interruption.allCases, [true, false])
    func aCrossFadeThatAnotherOneInterrupts(_ interruption: Interruption, isLarge: Bool) {
        let (library, book) = (page(.color(.red), style: .interpolate), page(.color(.green), style: .interpolate))
        let next = page(.color(.blue), isLarge: isLarge, style: .interpolate)
        let stage = interruption == .popByPush ? stage(library, book) : stage(library)
        if interruption == .popByPush {
            stage.navigation.popViewController(animated: true)
        } else {
            stage.navigation.pushViewController(book, animated: true)
        }
        stage.simulator.advance(by: 0.1)
        #expect((20..<380).contains(book.view.shownFrame.minX))
        expectNoStep(stage) {
            if interruption == .pushByPop {
                stage.navigation.popViewController(animated: true)
            } else {
                stage.navigation.pushViewController(next, animated: true)
            }
        }
        expectWholePart(library, [255, 0, 0, 255], stage)
    }

    /// A page that slides in, with a bar or without one.
    private func slidingPage(hasBar: Bool) -> DeclaringPage {
        hasBar ? page(.color(.blue), style: .slide) : DeclaringPage("", .hidden)
    }

    /// A slide moves both backgrounds of the cross-fade with the page that goes, in their order. So does a bar that goes with it.
    @Test(arguments: [true, false]) func aCrossFadeThatASlideInterrupts(hasBar: Bool) {
        let (library, book) = (page(.color(.red), style: .interpolate), page(.color(.green), style: .interpolate))
        let stage = stage(library)
        stage.push(book, andWait: 0.1)
        expectNoStep(stage) {
            stage.navigation.pushViewController(slidingPage(hasBar: hasBar), animated: true)
        }
        expectWholePart(library, [255, 0, 0, 255], stage)
    }

    /// What a cross-fade has faded out under a large title is whole as its page slides in again.
    @Test func aPageThatACrossFadeLeftSlidesInAgain() {
        let (library, book) = (page(.color(.red), style: .interpolate), page(.color(.green), style: .interpolate))
        let stage = stage(library)
        stage.push(book, andWait: 1)
        stage.push(slidingPage(hasBar: true), andWait: 1)
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.advance(by: 0.2)
        // The page can be dimmed.
        #expect(stage.simulator.column(3)[2..<166].allSatisfy { $0[0] > 200 && $0[1] < 20 && $0[2] < 20 })
        expectWholePart(library, [255, 0, 0, 255], stage)
    }

    /// A change in place that a slide or a page without a bar interrupts.
    @Test(arguments: [true, false]) func aPushDuringAChangeInPlace(hasBar: Bool) {
        let library = page(.gradient(.init(colors: [.red, .red])))
        let stage = stage(library)
        library.barAppearance.background = .gradient(.init(colors: [.green, .green]))
        library.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        let row = edgeColors(stage)[0]
        #expect(row[0] > 50 && row[1] > 50, "\(row)")
        expectNoStep(stage) {
            stage.navigation.pushViewController(slidingPage(hasBar: hasBar), animated: true)
        }
        expectWholePart(library, [0, 255, 0, 255], stage)
    }

    /// Two slides, of which the second one interrupts the first: nothing of the background before the change is left in the page.
    @Test func twoPushesDuringAChangeInPlace() {
        let library = page(.gradient(.init(colors: [.red, .red])))
        let stage = stage(library)
        library.barAppearance.background = .gradient(.init(colors: [.green, .green]))
        library.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.1)
        for _ in 0..<2 { stage.push(slidingPage(hasBar: true), andWait: 0.05) }
        expectWholePart(library, [0, 255, 0, 255], stage)
    }

    /// A color that changes in place goes on changing under the title too as a page without a bar comes.
    @Test func aPushDuringAColorChangeInPlace() {
        let library = page(.color(.red))
        let stage = stage(library)
        library.barAppearance.background = .color(.green)
        library.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.08)
        let row = edgeColors(stage)[0]
        #expect(row[0] > 50 && row[1] > 50, "\(row)")
        expectNoStep(stage) {
            stage.navigation.pushViewController(slidingPage(hasBar: false), animated: true)
        }
        expectWholePart(library, [0, 255, 0, 255], stage)
    }
}
