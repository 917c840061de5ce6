import BarTransition
import BarTransitionTesting
import UIKit

extension Invariant {
    /// The bar's colour goes from the one page's to the other's, without a leap and past no third colour; a bar that comes
    /// or goes keeps the colour of its page.
    static let colorPath = Invariant(looksAtFrames: true) { run in
        guard let frames = run.recording?.frames, !run.isAtOnce, let first = frames.first, let last = frames.last else {
            return nil
        }
        if first.bar.isHidden != last.bar.isHidden { return run.strayColor(frames) }
        return run.leap(in: frames) ?? run.thirdColor(in: frames)
    }
}

extension ScenarioRun {
    /// What the bars of the two pages may be seen in. Through a clear bar either page is seen, dimmed while it is covered.
    private var colorsOfPagesInvolved: [[Int]] {
        pagesInvolved.flatMap { page -> [[Int]] in
            var colors: [[Int]] = []
            if let color = page.wish.bar?.plainColor { colors.append(Array(color.bytes.prefix(3))) }
            if isSeenThrough {
                let color = Array(page.wish.pageColor.bytes.prefix(3))
                colors += [color, color.map { $0 * 9 / 10 - 1 }]
            }
            return colors
        }
    }

    private var pagesInvolved: [ScenarioPage] {
        let names = Set(recording?.frames.last?.pages.map(\.name) ?? [])
        return pages.filter { names.contains($0.title ?? "") }
    }

    private var isSeenThrough: Bool { pagesInvolved.contains { $0.wish.bar?.background == .transparent } }

    // Text and buttons pass through one place at a time: what is seen in most places is the background.

    fileprivate func thirdColor(in frames: [FilmFrame]) -> Breach? {
        let allowed = colorsOfPagesInvolved
        for (index, frame) in frames.enumerated() {
            let stray = frame.bar.places.filter { $0.isOutside(allowed, by: 3) }
            guard stray.count > 1 else { continue }
            return Breach(
                what: "the bar flashes in a third colour",
                detail: "frame \(index) of \(frames.count) is \(frame.bar.places), between \(allowed)")
        }
        return nil
    }

    fileprivate func leap(in frames: [FilmFrame]) -> Breach? {
        let steps = (0..<3).map { place in zip(frames, frames.dropFirst()).map { $0.step(to: $1, at: place) } }
        let limits = steps.map { Int(Double($0.reduce(0, +)) * (isSwipe ? 0.2 : 0.12)) + 2 }
        for index in steps[0].indices {
            // Frames 0 and 1 are before the operation and its first moment: nothing may have moved.
            let leaps = (0..<3).filter { steps[$0][index] > (index == 0 ? 2 : limits[$0]) }
            guard leaps.count > 1 else { continue }
            return Breach(
                what: index == 0 ? "the bar's colour snaps at the start" : "the bar's colour snaps",
                detail: "frame \(index) is \(frames[index].bar.places), the next \(frames[index + 1].bar.places)")
        }
        return nil
    }

    /// A bar that moves with its page is somewhere uncovered and without a button, but for the very first and last of it.
    fileprivate func strayColor(_ frames: [FilmFrame]) -> Breach? {
        guard let wanted = pagesInvolved.lazy.compactMap({ $0.wish.bar?.plainColor }).first else { return nil }
        for (index, frame) in frames.enumerated() where (0.03...0.97).contains(frame.progress) && !frame.bar.isHidden {
            let seen = frame.bar.places
            guard !seen.isEmpty, !seen.contains(where: { !$0.isOutside([wanted.bytes], by: 3) }) else { continue }
            return Breach(
                what: "the bar is not in its page's colour on its way",
                detail: "frame \(index) is \(seen), its page's bar \(wanted)")
        }
        return nil
    }
}

extension FilmFrame.Bar {
    /// The background at the bar's left end, its right end and its middle.
    fileprivate var places: [FilmColor] {
        guard !isHidden, let background, backgroundEnds.count == 2 else { return [] }
        return backgroundEnds + [background]
    }
}

extension FilmFrame {
    /// How far the background changes in one place. Where a page's edge passes, what belongs to one page gives way to
    /// what belongs to the other.
    fileprivate func step(to next: FilmFrame, at place: Int) -> Int {
        guard bar.places.count == 3, next.bar.places.count == 3 else { return 0 }
        let x = [bar.frame.minX + 2, bar.frame.maxX - 2, bar.frame.midX][place]
        let edges = zip(pages, next.pages).flatMap { old, new -> [(CGFloat, CGFloat)] in
            guard let old = old.frame, let new = new.frame else { return [] }
            return [(old.minX, new.minX), (old.maxX, new.maxX)]
        }
        // One point each side: a pixel may be half covered.
        guard !edges.contains(where: { min($0.0, $0.1) - 1 <= x && x <= max($0.0, $0.1) + 1 && $0.0 != $0.1 }) else {
            return 0
        }
        return bar.places[place].largestDifference(to: next.bar.places[place])
    }
}

extension FilmColor {
    var bytes: [Int] { [red, green, blue].map { Int($0) } }

    func largestDifference(to other: FilmColor) -> Int {
        zip(bytes, other.bytes).map { abs($0 - $1) }.max() ?? 0
    }

    /// Whether a channel is not between those of other colours.
    func isOutside(_ others: [[Int]], by tolerance: Int) -> Bool {
        guard !others.isEmpty else { return false }
        return bytes.indices.contains { channel in
            let ends = others.map { $0[channel] }
            return bytes[channel] < (ends.min() ?? 0) - tolerance || bytes[channel] > (ends.max() ?? 255) + tolerance
        }
    }
}
