import UIKit

/// A scene's figures in words.
struct Verdict {
    /// Points: what a careful eye may see.
    static let contentLimit = 0.5
    /// OKLab distance: a change that is seen at once.
    static let colourLimit = 0.05

    /// For example "content leaps 49.1 pt, the colour snaps".
    let sentence: String
    let isGood: Bool

    init(_ figures: Figures) {
        var faults: [String] = []
        if figures.maxContentJump > Self.contentLimit {
            faults.append("content leaps \(Self.points(figures.maxContentJump))")
        }
        if figures.maxBarJump > Self.contentLimit { faults.append("the bar leaps \(Self.points(figures.maxBarJump))") }
        if figures.maxColourStep > Self.colourLimit { faults.append("the colour snaps") }
        if !figures.endStateCorrect { faults.append("the bar is wrong at the end") }
        if figures.restoredAfterCancel == false { faults.append("cancelling does not restore it") }
        isGood = faults.isEmpty
        sentence = faults.isEmpty ? "smooth from the first frame to the last" : faults.joined(separator: ", ")
    }

    private static func points(_ value: Double) -> String { String(format: "%.1f pt", value) }
}
