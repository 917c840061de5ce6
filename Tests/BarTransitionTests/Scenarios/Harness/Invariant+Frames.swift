import BarTransition
import BarTransitionTesting
import UIKit

// What must hold between two states of rest.
extension Invariant {
    /// The testing product's smoothness rules.
    static func smooth(except exceptions: Set<SmoothnessInvariant> = []) -> Invariant {
        Invariant(looksAtFrames: true) { run in
            guard let recording = run.recording else { return nil }
            var exceptions = exceptions
            // Without animation everything changes in one step; that the end states are equal is compared elsewhere.
            if run.isAtOnce { exceptions.formUnion([.continuity, .agreement]) }
            if run.wasCancelled, run.returnsMinimizedBar { exceptions.insert(.reversibility) }
            let problems = recording.problems(except: exceptions)
            // Under a variant the others can be excused, so the end state is first.
            let endState = problems.first { !run.canExcuse($0) }
            guard let problem = run.variation.deviation == nil ? problems.first : endState ?? problems.first else {
                return nil
            }
            return Breach(
                what: problem.inShort, detail: problem.description,
                kind: run.canExcuse(problem) ? .smoothness : .endState)
        }
    }

    /// A bar that only one of two pages has moves sideways with it and is visible all the time. One that appears with
    /// the page beneath may enter beside the edge of the page in front, which it must not cover.
    static let barTravels = Invariant(looksAtFrames: true) { run in
        guard let frames = run.recording?.frames, !run.isAtOnce, let first = frames.first, let last = frames.last,
            first.bar.isHidden != last.bar.isHidden
        else { return nil }
        let owner = first.bar.isHidden ? 1 : 0
        for (index, frame) in frames.enumerated().dropFirst().dropLast() {
            guard frame.pages.indices.contains(owner), let page = frame.pages[owner].origin else { continue }
            if frame.bar.isHidden, page.x < run.simulator.window.bounds.width - 1 {
                return Breach(what: "the bar is gone while its page moves", detail: "frame \(index)")
            }
            guard abs(frame.bar.frame.minX - page.x) > 1 else { continue }
            if owner == 1, run.isSwipe, let front = frame.pages[0].origin,
                abs(abs(frame.bar.frame.minX - front.x) - frame.bar.frame.width) <= 1
            {
                continue
            }
            return Breach(
                what: "the bar does not move with its page",
                detail: "frame \(index): the bar at \(frame.bar.frame.minX), its page at \(page.x)")
        }
        return nil
    }

    /// Where neither page has a bar, none is seen in between.
    static let noBarAtAll = Invariant(looksAtFrames: true) { run in
        guard let frames = run.recording?.frames, frames.first?.bar.isHidden == true,
            frames.last?.bar.isHidden == true
        else { return nil }
        guard let index = frames.firstIndex(where: { !$0.bar.isHidden }) else { return nil }
        return Breach(what: "a bar is seen between two pages without", detail: "frame \(index)")
    }

    /// No page's content moves vertically while both are on the screen.
    static let contentRests = rests([0, 1])
    /// The incoming page's content does not move vertically.
    static let comingContentRests = rests([1])

    private static func rests(_ pages: [Int]) -> Invariant {
        Invariant(looksAtFrames: true) { run in restBreach(pages, run) }
    }

    @MainActor private static func restBreach(_ pages: [Int], _ run: ScenarioRun) -> Breach? {
        guard let frames = run.recording?.frames, !run.isAtOnce else { return nil }
        for page in pages {
            let tops = frames.compactMap { $0.pages.indices.contains(page) ? $0.pages[page].contentTop : nil }
            guard let least = tops.min(), let most = tops.max(), most - least > 0.51 else { continue }
            let name = frames[0].pages.indices.contains(page) ? frames[0].pages[page].name : frames[1].pages[page].name
            return Breach(
                what: page == 0 ? "content of the outgoing page jumps" : "content of the incoming page jumps",
                detail: "page \(name): from \(least) to \(most)")
        }
        return nil
    }
    /// The scroll offset of content does not change.
    static let scrollOffset = Invariant(looksAtFrames: true) { run in
        guard let frames = run.recording?.frames else { return nil }
        for page in 0..<2 {
            let offsets = frames.compactMap { $0.pages.indices.contains(page) ? $0.pages[page].contentTop : nil }
            guard let first = offsets.first, let other = offsets.first(where: { abs($0 - first) > 0.51 }) else {
                continue
            }
            let isLeft = abs((offsets.last ?? first) - first) > 0.51
            return Breach(
                what: "scrolled content moves", detail: "page \(page): from \(first) to \(other)",
                kind: isLeft ? .endState : .smoothness)
        }
        return nil
    }
}

extension ScenarioRun {
    var isAtOnce: Bool { recording?.title.contains("at once") == true }
    var isSwipe: Bool { recording?.title.hasPrefix("swipe") == true }

    /// Whether a row of DEVICE.md can excuse a problem: it concerns the frames between two states of rest or, under a variant, how
    /// far a bar is minimized.
    fileprivate func canExcuse(_ problem: SmoothnessProblem) -> Bool {
        if problem.invariant.isSmoothness { return true }
        return variation.deviation != nil && isMinimized && problem.invariant == .reversibility
            && problem.value == "the bar's frame"
    }
}

extension SmoothnessInvariant {
    /// Whether the rule concerns the frames between two states of rest.
    fileprivate var isSmoothness: Bool { self == .continuity || self == .agreement }
}

extension SmoothnessProblem {
    /// The problem without names and numbers.
    var inShort: String {
        let value = self.value.replacing(/page “[^”]*”/, with: "a page's")
        switch invariant {
        case .continuity: return "jump of \(value)"
        case .agreement: return "content leaves the bar's edge"
        case .truth: return "at the end not as declared: \(value)"
        case .reversibility: return "after a cancel not as before: \(value)"
        case .innocence: return "the app's own changed: \(value)"
        case .idempotence: return "not idempotent: \(value)"
        }
    }
}
