import BarTransition
import BarTransitionTesting
import UIKit

extension Invariant {
    /// The bar's color changes from one page's to the other's without a jump and without a third color; a bar that is
    /// shown or hidden keeps its page's color.
    static let colorPath = Invariant(looksAtFrames: true) { run in
        guard let frames = run.recording?.frames, !run.isAtOnce, let first = frames.first, let last = frames.last else {
            return nil
        }
        if first.bar.isHidden != last.bar.isHidden { return run.strayColor(frames) }
        return run.jump(in: frames) ?? run.thirdColor(in: frames)
    }
}

extension ScenarioRun {
    /// The colors that the two pages' bars may show. Through a clear bar either page is seen, dimmed while it is
    /// covered.
    private var colorsOfPagesInvolved: [[Int]] {
        pagesInvolved.flatMap { page -> [[Int]] in
            var colors: [[Int]] = []
            if let color = page.preferences.bar?.plainColor { colors.append(Array(color.bytes.prefix(3))) }
            if isSeenThrough {
                let color = Array(page.preferences.pageColor.bytes.prefix(3))
                colors += [color, color.map { $0 * 9 / 10 - 1 }]
            }
            return colors
        }
    }

    private var pagesInvolved: [ScenarioPage] {
        let names = Set(recording?.frames.last?.pages.map(\.name) ?? [])
        return pages.filter { names.contains($0.title ?? "") }
    }

    private var isSeenThrough: Bool { pagesInvolved.contains { $0.preferences.bar?.background == .transparent } }

    // Text and buttons cross one sample at a time: the color in most samples is the background's.

    fileprivate func thirdColor(in frames: [FilmFrame]) -> Breach? {
        let allowed = colorsOfPagesInvolved
        for (index, frame) in frames.enumerated() {
            let stray = frame.bar.samples.filter { $0.isOutside(allowed, by: 3) }
            guard stray.count > 1 else { continue }
            return Breach(
                what: "the bar flashes in a third color",
                detail: "frame \(index) of \(frames.count) is \(frame.bar.samples), between \(allowed)")
        }
        return nil
    }

    fileprivate func jump(in frames: [FilmFrame]) -> Breach? {
        let steps = (0..<3).map { sample in zip(frames, frames.dropFirst()).map { $0.step(to: $1, at: sample) } }
        let limits = steps.map { Int(Double($0.reduce(0, +)) * (isSwipe ? 0.2 : 0.12)) + 2 }
        for index in steps[0].indices {
            // Frames 0 and 1 are before the operation and its first moment: nothing may have moved.
            let jumps = (0..<3).filter { steps[$0][index] > (index == 0 ? 2 : limits[$0]) }
            guard jumps.count > 1 else { continue }
            return Breach(
                what: index == 0 ? "the bar's color snaps at the start" : "the bar's color snaps",
                detail: "frame \(index) is \(frames[index].bar.samples), the next \(frames[index + 1].bar.samples)")
        }
        return nil
    }

    /// A bar that moves with its page shows its color in some sample without a button, except in the first and last
    /// frames.
    fileprivate func strayColor(_ frames: [FilmFrame]) -> Breach? {
        guard let wanted = pagesInvolved.lazy.compactMap({ $0.preferences.bar?.plainColor }).first else { return nil }
        for (index, frame) in frames.enumerated() where (0.03...0.97).contains(frame.progress) && !frame.bar.isHidden {
            let seen = frame.bar.samples
            guard !seen.isEmpty, !seen.contains(where: { !$0.isOutside([wanted.bytes], by: 3) }) else { continue }
            return Breach(
                what: "the bar is not in its page's color while it moves",
                detail: "frame \(index) is \(seen), its page's bar \(wanted)")
        }
        return nil
    }
}

extension FilmFrame.Bar {
    /// The background at the bar's left end, its right end and its middle.
    fileprivate var samples: [FilmColor] {
        guard !isHidden, let background, backgroundEnds.count == 2 else { return [] }
        return backgroundEnds + [background]
    }
}

extension FilmFrame {
    /// How much the background changes in one sample. Where a page's edge passes the sample, the change from one page's
    /// color to the other's is not counted.
    fileprivate func step(to next: FilmFrame, at sample: Int) -> Int {
        guard bar.samples.count == 3, next.bar.samples.count == 3 else { return 0 }
        let x = [bar.frame.minX + 2, bar.frame.maxX - 2, bar.frame.midX][sample]
        let edges = zip(pages, next.pages).flatMap { old, new -> [(CGFloat, CGFloat)] in
            guard let old = old.frame, let new = new.frame else { return [] }
            return [(old.minX, new.minX), (old.maxX, new.maxX)]
        }
        // One point on each side: a pixel may be half covered.
        guard !edges.contains(where: { min($0.0, $0.1) - 1 <= x && x <= max($0.0, $0.1) + 1 && $0.0 != $0.1 }) else {
            return 0
        }
        return bar.samples[sample].largestDifference(to: next.bar.samples[sample])
    }
}

extension FilmColor {
    var bytes: [Int] { [red, green, blue].map { Int($0) } }

    func largestDifference(to other: FilmColor) -> Int {
        zip(bytes, other.bytes).map { abs($0 - $1) }.max() ?? 0
    }

    /// Whether a channel is not between those of other colors.
    func isOutside(_ others: [[Int]], by tolerance: Int) -> Bool {
        guard !others.isEmpty else { return false }
        return bytes.indices.contains { channel in
            let ends = others.map { $0[channel] }
            return bytes[channel] < (ends.min() ?? 0) - tolerance || bytes[channel] > (ends.max() ?? 255) + tolerance
        }
    }
}
