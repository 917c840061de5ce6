import BarTransition
import UIKit

/// The rule `continuity`: no value changes from one frame to the next by more than a fraction of its total change.
enum ContinuityRule {
    /// Twice the largest fraction that UIKit's own spring covers in 1/120 second.
    private static let largestFraction: CGFloat = 0.12
    /// The same for swipes: after the finger is lifted, a tenth of a second can remain.
    private static let largestFractionOfSwipe: CGFloat = 0.2
    /// Invisible differences: in points, and in steps of a color channel, which rounding can cause.
    private static let tolerance: CGFloat = 0.5
    fileprivate static let channelTolerance = 2
    /// The invisible difference of two colors side by side, as a distance in OKLab.
    private static let colorTolerance: CGFloat = 0.02

    static func problems(_ frames: [FilmFrame], _ context: SmoothnessContext) -> [SmoothnessProblem] {
        let pace = Pace(frames.map(\.progress), isSwipe: context.isSwipe)
        var problems: [SmoothnessProblem] = []
        func check(
            _ name: String, distance: CGFloat = 0, fraction: CGFloat? = nil, tolerance: CGFloat = tolerance,
            keepsEnds: Bool = true, _ value: (FilmFrame) -> CGFloat?
        ) {
            // A title's opacity has two limits.
            guard !problems.contains(where: { $0.value == name }) else { return }
            let track = Track(
                name: name, values: frames.map(value), minimumDistance: distance, fraction: fraction,
                tolerance: tolerance, keepsEnds: keepsEnds)
            if let problem = problem(track, pace) { problems.append(problem) }
        }
        check("the bar's bottom") { $0.bar.isHidden ? nil : $0.bar.frame.maxY }
        check("the bar's left edge", keepsEnds: false) { $0.bar.isHidden ? nil : $0.bar.frame.minX }
        check("the toolbar's top") { $0.surroundings.toolbarTop }
        check("the tab bar's top") { $0.surroundings.tabBarTop }
        for (index, page) in context.pages.enumerated() {
            func value<Value>(_ frame: FilmFrame, _ value: (FilmFrame.Page) -> Value?) -> Value? {
                frame.pages.indices.contains(index) ? value(frame.pages[index]) : nil
            }
            let name = "page “\(page.name)”"
            for (side, edge) in [("x", \CGRect.minX), ("y", \.minY), ("width", \.width), ("height", \.height)] {
                check("\(name) \(side)", keepsEnds: false) { value($0) { $0.frame?[keyPath: edge] } }
            }
            check("\(name) content top") { value($0, { $0.contentTop }) }
            let title = "the opacity of page “\(page.name)” title"
            // A large title may move under the bar's edge before it has faded out.
            check(title, distance: 255, tolerance: CGFloat(channelTolerance), keepsEnds: false) {
                value($0, { $0.title }).map { CGFloat($0.alpha) }
            }
            // A title that moves with its page can disappear within a few frames, but not in the first or the last one.
            check(title, fraction: 2, tolerance: CGFloat(channelTolerance)) {
                $0.bar.isHidden ? nil : CGFloat(value($0, { $0.title })?.alpha ?? 0)
            }
            // It takes another color at once, but not in the first or the last frame.
            for (channel, color) in ["red", "green", "blue"].enumerated() {
                check("the \(color) of \(name) title", fraction: 2, tolerance: CGFloat(channelTolerance)) {
                    guard let shown = value($0, { $0.title }), shown.alpha >= 128,
                        !page.declaredTitles.contains(shown.solid)
                    else { return nil }
                    return CGFloat(shown.channels[channel])
                }
            }
        }
        // Buttons change during the transition, but not in the first or the last frame. A color that follows a declared tint
        // is left out: the library animates the tint, and the color of a text has its final value from the first frame on.
        for (channel, name) in ["red", "green", "blue", "opacity"].enumerated() {
            check("the \(name) of the bar's buttons", fraction: 2, tolerance: CGFloat(channelTolerance)) { frame in
                let strongest = frame.bar.buttons.max { $0.alpha < $1.alpha }
                guard let strongest else { return name == "opacity" && !frame.bar.isHidden ? 0 : nil }
                let solid = strongest.solid
                let followsTint = solid == frame.bar.tint && context.declaredTints.contains(solid)
                return followsTint && name != "opacity" ? nil : CGFloat(strongest.channels[channel])
            }
        }
        // Over each page that has the bar, because a background may slide with its page.
        for (index, page) in context.pages.enumerated() where page.hasBar {
            let track = Track(
                name: "the color of the bar over page “\(page.name)”",
                values: frames.map { frame -> FilmColor? in
                    frame.pages.indices.contains(index) ? frame.pages[index].background : nil
                }, tolerance: colorTolerance)
            if let problem = problem(track, pace) { problems.append(problem) }
        }
        return problems + barsAtOnce(frames, context)
            + [
                bottomBarAtOnce("toolbar", frames, context, judgesColor: true) { $0.toolbarTop },
                bottomBarAtOnce("tab bar", frames, context, judgesColor: false) { $0.tabBarTop },
            ].compactMap { $0 }
    }

    // MARK: A bar that is shown or hidden

    /// A visible bar that vanishes or appears at once: the color where it was, or is, changes over a page. A bar that comes
    /// over the top of the screen does so with its bottom edge, which is a value of its own.
    private static func barsAtOnce(_ frames: [FilmFrame], _ context: SmoothnessContext) -> [SmoothnessProblem] {
        context.pages.indices.compactMap { page in
            func color(_ frame: Int) -> FilmColor? {
                guard context.barAreas.indices.contains(frame), context.barAreas[frame].indices.contains(page) else {
                    return nil
                }
                return context.barAreas[frame][page]
            }
            for frame in frames.indices.dropFirst() {
                guard frames[frame - 1].bar.isSeen != frames[frame].bar.isSeen,
                    !frames[frame].bar.movesOverTop(from: frames[frame - 1].bar), let old = color(frame - 1),
                    let new = color(frame), old.distance(to: new) > colorTolerance
                else { continue }
                return SmoothnessProblem(
                    invariant: .continuity,
                    value: "the color of the \(frames[frame].bar.isSeen ? "appearing" : "vanishing") bar over page "
                        + "“\(context.pages[page].name)”",
                    frame: frame, expected: old.expectation(limit: colorTolerance), seen: new.text)
            }
            return nil
        }
    }

    /// A toolbar or a tab bar that vanishes or appears at once: where it is seen in one of two frames, most of its row changes
    /// its color. One that slides away, or goes under a page, changes nothing in its last frame.
    /// - Parameter judgesColor: whether one that stays is judged as well. It may change its color, but not in the first or the last
    ///   frame.
    private static func bottomBarAtOnce(
        _ name: String, _ frames: [FilmFrame], _ context: SmoothnessContext, judgesColor: Bool,
        _ top: (FilmFrame.Surroundings) -> CGFloat?
    ) -> SmoothnessProblem? {
        for frame in frames.indices.dropFirst() {
            let (old, new) = (top(frames[frame - 1].surroundings), top(frames[frame].surroundings))
            let isEnd = judgesColor && (frame == 1 || frame == frames.count - 1)
            guard let edge = old ?? new, (old == nil) != (new == nil) || isEnd,
                context.bottomRows.indices.contains(frame)
            else { continue }
            for (before, after) in zip(context.bottomRows[frame - 1], context.bottomRows[frame]) where before.y > edge {
                let changes = zip(before.colors, after.colors).compactMap { one, other -> (FilmColor, FilmColor)? in
                    guard let one, let other, one.distance(to: other) > colorTolerance else { return nil }
                    return (one, other)
                }
                guard changes.count * 2 > before.colors.count, let change = changes.first else { continue }
                let way = old == nil ? "appearing " : new == nil ? "vanishing " : ""
                return SmoothnessProblem(
                    invariant: .continuity, value: "the color of the \(way)\(name)",
                    frame: frame, expected: change.0.expectation(limit: colorTolerance), seen: change.1.text)
            }
        }
        return nil
    }

    // MARK: One value

    /// A value in each frame; nil where it has none.
    private struct Track<Value: ContinuousValue> {
        let name: String
        let values: [Value?]
        /// The distance that the value covers at least in a whole transition.
        var minimumDistance: CGFloat = 0
        /// The largest fraction of its distance from one frame to the next. Default: that of the transition.
        var fraction: CGFloat?
        let tolerance: CGFloat
        /// Whether the value must not change in the first frame, and in the last one no faster than before.
        var keepsEnds = true

        /// The distance from the frame before; nil where one of the two has no value.
        var steps: [CGFloat?] {
            values.indices.map { frame in
                guard frame > 0, let old = values[frame - 1], let new = values[frame] else { return nil }
                return old.distance(to: new)
            }
        }
    }

    /// How fast the transition runs.
    private struct Pace {
        /// The largest change of progress in a frame of a smooth transition.
        private static let largestStep: CGFloat = 0.1

        private let steps: [CGFloat]
        private let isSwipe: Bool

        init(_ progress: [CGFloat], isSwipe: Bool) {
            steps = progress.indices.map { $0 == 0 ? 0 : abs(progress[$0] - progress[$0 - 1]) }
            self.isSwipe = isSwipe
        }

        /// The progress that is covered in some frames.
        func covered(in frames: [Int]) -> CGFloat { frames.map { steps[$0] }.reduce(0, +) }

        /// The largest fraction of its distance that a value may cover in a frame. Of a short swipe, and of a value that is
        /// visible for a part of the transition, a frame covers a larger fraction.
        func fraction(at frame: Int, covered: CGFloat) -> CGFloat {
            let usual = isSwipe ? largestFractionOfSwipe : largestFraction
            guard covered > 0, steps[frame] <= Self.largestStep else { return usual }
            return max(usual, 2 * steps[frame] / covered)
        }
    }

    /// The step that exceeds its limit the most; nil if none does.
    private static func problem<Value>(_ track: Track<Value>, _ pace: Pace) -> SmoothnessProblem? {
        let steps = track.steps
        let known = steps.indices.filter { steps[$0] != nil }
        // The total distance, not the net change: a title may fade out and in again elsewhere. No more than there and back,
        // since the sum of all steps allows a value that blinks often each of its jumps.
        let shown = track.values.compactMap { $0 }
        let reach = shown.first.flatMap { first in shown.map { first.distance(to: $0) }.max() } ?? 0
        let distance = max(track.minimumDistance, min(steps.compactMap { $0 }.reduce(0, +), 2 * reach))
        let covered = pace.covered(in: known)
        var worst: (frame: Int, excess: CGFloat, limit: CGFloat)?
        for frame in known {
            guard let step = steps[frame] else { continue }
            let isEnd = track.keepsEnds && (frame == 1 || frame == steps.count - 1)
            let fraction = track.fraction ?? pace.fraction(at: frame, covered: covered)
            // What moves until its end, as with a linear curve, goes on in the last frame as in the one before.
            let limit = track.tolerance + (isEnd ? steps[frame - 1] ?? 0 : distance * fraction)
            let excess = step - limit
            if excess > 0.005, excess > worst?.excess ?? 0 { worst = (frame, excess, limit) }
        }
        guard let worst, let old = track.values[worst.frame - 1], let new = track.values[worst.frame] else {
            return nil
        }
        return SmoothnessProblem(
            invariant: .continuity, value: track.name, frame: worst.frame,
            expected: old.expectation(limit: worst.limit), seen: new.text)
    }
}

/// A value whose changes can be measured.
private protocol ContinuousValue {
    /// 0 if the difference is invisible.
    func distance(to other: Self) -> CGFloat
    /// What a message says to be expected after this value.
    func expectation(limit: CGFloat) -> String
    var text: String { get }
}

extension CGFloat: ContinuousValue {
    fileprivate func distance(to other: CGFloat) -> CGFloat { (other - self).magnitude }

    fileprivate func expectation(limit: CGFloat) -> String {
        "within \(FixedDecimal.text(limit)) of \(text), which it was before,"
    }

    fileprivate var text: String { FixedDecimal.text(self) }
}

extension FilmFrame.Bar {
    /// Whether a part of the bar is on the screen.
    fileprivate var isSeen: Bool { background != nil }

    /// Whether it moves vertically over the top of the screen, as a bar that comes back from its minimized position.
    fileprivate func movesOverTop(from old: FilmFrame.Bar) -> Bool {
        !old.isHidden && !isHidden && old.frame.minX == frame.minX && min(old.frame.minY, frame.minY) < 0
    }
}

extension FilmColor: ContinuousValue {
    /// As people see it: the distance in OKLab. Rounding of a channel counts as nothing, since it is large there in the dark.
    fileprivate func distance(to other: FilmColor) -> CGFloat {
        largestDifference(to: other) <= ContinuityRule.channelTolerance ? 0 : CGFloat(lab.distance(to: other.lab))
    }

    private var lab: OKLab {
        OKLab(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }

    fileprivate func expectation(limit: CGFloat) -> String { "close to \(text), which it was before," }

    fileprivate var text: String { description }
}
