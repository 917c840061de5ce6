import Foundation

// Fact 6.4.6: the platters of one page's buttons turn into those of the next page's.
extension BarItemRow {
    /// Puts the platters where those of another row are, the one nearest to the bar's side first; platters without a
    /// counterpart stay.
    func placePlatters(over other: BarItemRow, fromTheRight: Bool) {
        let own = platters(fromTheRight: fromTheRight)
        for (platter, place) in zip(own, other.restingPlatters(fromTheRight: fromTheRight)) {
            platter.frame = convert(place, from: other)
        }
    }

    private func platters(fromTheRight: Bool) -> [BarPlatter] {
        platters.sorted { ($0.frame.midX < $1.frame.midX) != fromTheRight }
    }

    private func restingPlatters(fromTheRight: Bool) -> [CGRect] {
        platterFrames.sorted { ($0.midX < $1.midX) != fromTheRight }
    }
}

extension BarContentView {
    /// Both rows with the other content's row on the same side, where both have one.
    private func rows(with other: BarContentView) -> [(own: BarItemRow, other: BarItemRow, isRight: Bool)] {
        [
            (leadingRow, other.leadingRow, style.isRightToLeft), (trailingRow, other.trailingRow, !style.isRightToLeft),
        ].compactMap { own, other, isRight in
            guard let own, let other, !own.isEmpty, !other.isEmpty else { return nil }
            return (own, other, isRight)
        }
    }

    /// The platters take the places of the other content's.
    func morph(into other: BarContentView) {
        for row in rows(with: other) { row.own.placePlatters(over: row.other, fromTheRight: row.isRight) }
    }

    /// The platters go back to their own buttons.
    func endMorph() {
        for row in [leadingRow, trailingRow] { row?.placePlatters() }
    }
}
