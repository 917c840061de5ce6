import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Backgrounds that slide with their pages: what is in them moves as the pages do.
@Suite("Backgrounds in a slide", .ownSimulator) @MainActor
struct SlidingBackgroundTests {
    /// A picture with one color in each quarter.
    private func quarters(_ colors: [UIColor]) -> BarAppearance.Background {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            for (index, color) in colors.enumerated() {
                color.setFill()
                context.fill(CGRect(x: index % 2 * 20, y: index / 2 * 20, width: 20, height: 20))
            }
        }
        return .image(.init(image, contentMode: .scaleToFill))
    }

    private func page(_ background: BarAppearance.Background) -> DeclaringPage {
        let page = DeclaringPage("", BarAppearance(background: background, transitionStyle: .slide))
        page.loadViewIfNeeded()
        page.marker.isHidden = true
        return page
    }

    private let backColors = [UIColor.red, .green, .blue, .black]
    private let frontColors = [UIColor.yellow, .orange, .cyan, .purple]

    /// Every point has the color that the picture of its page has there: at the place of the page, which moves by three tenths of
    /// the screen at the back (`PageSlide.parallax` and UIKit's own slide) and by all of it in front.
    private func check(
        _ stage: HeadlessStage, _ back: UIViewController, _ front: UIViewController, _ place: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (backX, frontX) = (back.view.shownFrame.minX, front.view.shownFrame.minX)
        let width = front.view.bounds.width
        for (y, row) in [(CGFloat(0), 0), (24, 0), (60, 1), (63, 1)] {
            let pixels = stage.simulator.pixels(inRow: y).map { rgba($0).prefix(3) }
            for x in stride(from: CGFloat(3), to: width, by: 11) {
                let isFront = x >= frontX && x < frontX + width
                let (origin, colors) = isFront ? (frontX, frontColors) : (backX, backColors)
                // The picture's middle, its ends and the page's edge are mixtures.
                guard abs(x - origin - width / 2) > 12, abs(x - frontX) > 3, abs(x - frontX - width) > 3 else {
                    continue
                }
                let color = colors[row * 2 + (x - origin > width / 2 ? 1 : 0)]
                var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
                color.getRed(&red, green: &green, blue: &blue, alpha: nil)
                let wanted = [red, green, blue].map { Int($0 * 255) }
                let isRight = zip(pixels[Int(x)], wanted).allSatisfy { abs($0 - $1) < 10 }
                #expect(
                    isRight, "\(place), (\(x), \(y)), pages at \(backX), \(frontX): \(pixels[Int(x)]), not \(wanted)",
                    sourceLocation: sourceLocation)
            }
        }
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func picturesMoveWithTheirPages(_ direction: UIUserInterfaceLayoutDirection) {
        let (back, front) = (page(quarters(backColors)), page(quarters(frontColors)))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: back, direction: direction)
        stage.push(front, andWait: 0)
        for frame in 0..<4 {
            check(stage, back, front, "push \(frame)")
            stage.simulator.advance(by: 0.05)
        }
        stage.simulator.runToRest()
        check(stage, back, front, "pushed")
        stage.simulator.beginBackSwipe()
        for progress in [CGFloat(0.2), 0.6] {
            stage.simulator.moveBackSwipe(toProgress: progress)
            check(stage, back, front, "swipe \(progress)")
        }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.advance(by: 0.05)
        check(stage, back, front, "swipe back")
        stage.simulator.runToRest()
        check(stage, back, front, "canceled")
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        for frame in 0..<4 {
            check(stage, back, front, "pop \(frame)")
            stage.simulator.advance(by: 0.05)
        }
        stage.simulator.runToRest()
        #expect(rgba(stage.simulator.pixels(inRow: 24)[3]) == [255, 0, 0, 255])
    }

    /// The page in front covers the one at the back up to the edge of the screen before it moves.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func theFrontOneReachesTheEdge(_ direction: UIUserInterfaceLayoutDirection) {
        let stage = HeadlessStage(
            .iPhoneSE(iOS: 18), pages: page(.color(.red)), page(.color(.blue)), direction: direction)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0)
        for x in [0, 374] { #expect(rgba(stage.simulator.pixels(inRow: 24)[x]) == [0, 0, 255, 255], "\(x)") }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
    }

    /// Through a translucent one its own page is seen, not the background of the page that it covers.
    @Test func nothingShinesThroughATranslucentOne() {
        let pale = page(.color(UIColor.red.withAlphaComponent(0.5)))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.color(.green)))
        stage.push(pale, andWait: 0)
        for _ in 0..<4 {
            stage.simulator.advance(by: 0.05)
            let row = stage.simulator.pixels(inRow: 24).map { rgba($0) }
            let edge = Int(pale.view.shownFrame.minX)
            for x in [edge + 4, edge + 60, 372] where x < 373 && x > edge + 2 {
                #expect(row[x][0] == 255 && abs(row[x][1] - 127) < 3 && abs(row[x][2] - 127) < 3, "\(x): \(row[x])")
            }
        }
        stage.simulator.runToRest()
    }

    /// The content pop of the library slides as UIKit's swipe does, and the backgrounds with it.
    @Test func theyMoveWithAContentPop() {
        let (back, front) = (page(quarters(backColors)), page(quarters(frontColors)))
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: back, front)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        stage.simulator.touchDown(at: CGPoint(x: 150, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 170, y: 400))
        stage.simulator.advance(by: 0.05)
        for x in [CGFloat(200), 280] {
            stage.simulator.touchMove(to: CGPoint(x: x, y: 400))
            stage.simulator.advance(by: 0.05)
            #expect(front.view.shownFrame.minX > 20)
            check(stage, back, front, "at \(x)")
        }
        stage.simulator.touchUp()
        stage.simulator.runToRest()
    }

    /// A slide that follows another one has nothing of the first, and no view is left of either.
    @Test func manySlidesLeaveNothing() {
        let stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(quarters(backColors)))
        let front = page(quarters(frontColors))
        func descendants(of view: UIView) -> Int { view.subviews.reduce(1) { $0 + descendants(of: $1) } }
        var counts: [Int] = []
        for _ in 0..<3 {
            stage.push(front, andWait: 1)
            stage.simulator.swipeBack(toProgress: 0.5, finishing: false)
            #expect(rgba(stage.simulator.pixels(inRow: 24)[3]) == [255, 255, 0, 255])
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            counts.append(stage.bar.subviews.filter { $0.layer.zPosition < 0 }.map { descendants(of: $0) }.reduce(0, +))
        }
        #expect(counts[0] == counts[2])
    }

    /// The views of the backgrounds that have gone draw the next ones, so that a transition inserts no view.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone18Pro(iOS: 27)])
    func laterSlidesNeedNoOtherViews(_ profile: Simulator.Profile) {
        let pages = [UIColor.red, .blue].map { DeclaringPage("", BarAppearance(background: .color($0))) }
        let stage = HeadlessStage(profile, pages: pages[0])
        func views(of view: UIView) -> Set<UIView> { view.subviews.reduce([view]) { $0.union(views(of: $1)) } }
        func backgroundViews() -> Set<UIView> {
            stage.bar.subviews.filter { $0.layer.zPosition < 0 }.map(views).reduce([]) { $0.union($1) }
        }
        var seen: [Set<UIView>] = []
        for _ in 0..<2 {
            stage.navigation.pushViewController(pages[1], animated: true)
            stage.simulator.advance(by: 0.1)
            seen.append(backgroundViews())
            stage.simulator.runToRest()
            stage.navigation.popViewController(animated: true)
            stage.simulator.advance(by: 0.1)
            seen.append(backgroundViews())
            stage.simulator.runToRest()
        }
        #expect(seen[0].count > 4 && seen.allSatisfy { $0 == seen[0] })
    }
}
