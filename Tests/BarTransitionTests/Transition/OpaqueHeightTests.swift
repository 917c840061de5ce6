import BarTransition
import TestSupport
import Testing
import UIKit

/// Below an opaque bar UIKit lays out a page under the bar, so a page whose safe area cannot shrink moves with the bar.
@Suite("Pages below an opaque bar that changes its height", .ownSimulator) @MainActor
struct OpaqueHeightTests {
    nonisolated static let plain = BarAppearance(background: .color(.red))
    nonisolated static let prompt = BarAppearance(background: .color(.blue), prompt: "Fill this in")

    private func stage(_ below: BarAppearance, _ above: BarAppearance, scrolls: Bool = false) -> (
        HeadlessStage, DeclaringPage, DeclaringPage
    ) {
        let (a, b) = (DeclaringPage("A", below), DeclaringPage("B", above))
        for page in [a, b] { page.wantsScrollView = scrolls }
        return (HeadlessStage(.iPhone15(iOS: 18), pages: a, isOpaque: true), a, b)
    }

    /// What is shown of a page in each frame of an operation.
    private struct Frame {
        var view: CGRect
        var top: CGFloat
        var barBottom: CGFloat
    }

    private func frames(of page: MarkedPage, _ stage: HeadlessStage, _ operation: () -> Void) -> [Frame] {
        operation()
        stage.simulator.commit()
        var frames: [Frame] = []
        repeat {
            let bar = stage.bar.layer.presentation() ?? stage.bar.layer
            if page.view.window != nil {
                frames.append(
                    Frame(view: page.view.shownFrame, top: page.marker.shownFrame.minY, barBottom: bar.frame.maxY))
            }
            stage.simulator.advance(by: 1 / 40)
        } while stage.simulator.isBusy
        return frames
    }

    /// In each frame both pages reach from the bar's edge to the bottom of the screen, and content is where the page begins, or
    /// below it by the inset that the app has added.
    @Test(arguments: [(plain, prompt), (prompt, plain)], [CGFloat(0), 60])
    func pagesFillTheScreen(_ pair: (below: BarAppearance, above: BarAppearance), inset: CGFloat) {
        let (stage, a, b) = stage(pair.below, pair.above)
        a.additionalSafeAreaInsets.top = inset
        b.additionalSafeAreaInsets.top = inset
        stage.simulator.runToRest()
        let height = stage.navigation.view.bounds.height
        func expectFilled(_ page: MarkedPage, _ frames: [Frame], _ when: String) {
            #expect(!frames.isEmpty)
            for frame in frames {
                #expect(frame.view.minY < frame.barBottom + 0.5, "\(when): a gap below the bar")
                #expect(frame.view.maxY > height - 0.5, "\(when): a gap at the bottom")
                #expect(isClose(frame.top, frame.barBottom + inset, within: 0.5), "\(when): content")
            }
        }
        for _ in 0..<2 {
            expectFilled(a, frames(of: a, stage) { stage.navigation.pushViewController(b, animated: true) }, "push")
            stage.navigation.popViewController(animated: false)
            stage.simulator.runToRest()
            expectFilled(b, frames(of: b, stage) { stage.navigation.pushViewController(b, animated: true) }, "push, B")
            expectFilled(b, frames(of: b, stage) { stage.navigation.popViewController(animated: true) }, "pop, B")
        }
        #expect(a.additionalSafeAreaInsets.top == inset && b.additionalSafeAreaInsets.top == inset)
    }

    /// What a page has at its bottom stays there while its own top edge moves.
    @Test(arguments: [(plain, .hidden), (.hidden, plain), (plain, prompt), (prompt, plain)])
    func whatIsAtTheBottomStaysThere(_ pair: (below: BarAppearance, above: BarAppearance)) {
        let (stage, a, b) = stage(pair.below, pair.above)
        let footers = [a, b].map { page in
            let footer = UIView(frame: .zero)
            footer.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(footer)
            NSLayoutConstraint.activate([
                footer.heightAnchor.constraint(equalToConstant: 30),
                footer.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                footer.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
                footer.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
            ])
            return footer
        }
        stage.simulator.runToRest()
        let height = stage.navigation.view.bounds.height
        for operation in ["push", "pop"] {
            if operation == "push" {
                stage.navigation.pushViewController(b, animated: true)
            } else {
                stage.navigation.popViewController(animated: true)
            }
            stage.simulator.commit()
            repeat {
                for footer in footers where footer.window != nil {
                    #expect(isClose(footer.shownFrame.maxY, height, within: 0.5), "\(operation)")
                }
                stage.simulator.advance(by: 1 / 40)
            } while stage.simulator.isBusy
        }
    }

    /// A canceled swipe gives the page its frame back, exactly, and a scrolled page its offset.
    @Test(arguments: [(plain, prompt), (prompt, plain), (.hidden, plain), (plain, .hidden)], [false, true])
    func aCanceledSwipeRestoresTheFrame(_ pair: (below: BarAppearance, above: BarAppearance), scrolls: Bool) {
        let (stage, a, b) = stage(pair.below, pair.above, scrolls: scrolls)
        stage.push(b, andWait: 1)
        b.scrollView?.contentOffset.y += 200
        stage.simulator.runToRest()
        let (frame, top, offset) = (b.view.frame, b.marker.shownFrame, b.scrollView?.contentOffset)
        for _ in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
            #expect(b.view.frame == frame && b.marker.shownFrame == top && b.scrollView?.contentOffset == offset)
        }
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        let hasBar = pair.below.isHidden != true
        #expect(!hasBar || isClose(a.view.shownFrame.minY, stage.barBottom, within: 0.5))
        #expect(isClose(a.view.shownFrame.maxY, stage.navigation.view.bounds.height, within: 0.5))
    }

    /// A list at its end is there again when its page returns: while the page is higher, UIKit scrolls the list back.
    @Test func aListAtItsEndKeepsItsPosition() throws {
        let (stage, a, b) = stage(Self.prompt, Self.plain, scrolls: true)
        let list = try #require(a.scrollView)
        list.contentOffset.y = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        stage.simulator.runToRest()
        let (offset, frame) = (list.contentOffset.y, a.view.frame)
        for _ in 0..<2 {
            stage.push(b, andWait: 1)
            stage.simulator.runToRest()
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            #expect(a.view.frame == frame && isClose(list.contentOffset.y, offset, within: 0.5))
        }
    }
}
