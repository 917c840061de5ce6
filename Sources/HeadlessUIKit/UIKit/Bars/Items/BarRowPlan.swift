import Foundation

/// Where the items of one row go, as if read from left to right: a value worked out from their widths.
struct BarRowPlan: Equatable {
    /// One item, as far as its place matters.
    enum Slot: Equatable {
        /// Something to show; those that share stand on one platter with their neighbours that do (fact 6.4.5).
        case item(width: CGFloat, shares: Bool, hasPlatter: Bool)
        case fixedSpace(CGFloat)
        case flexibleSpace

        /// Of something to show, in points; 0 for a space.
        var width: CGFloat {
            get {
                guard case .item(let width, _, _) = self else { return 0 }
                return width
            }
            set {
                guard case .item(_, let shares, let hasPlatter) = self else { return }
                self = .item(width: newValue, shares: shares, hasPlatter: hasPlatter)
            }
        }
    }

    /// A glass platter under some of the slots.
    struct Platter: Equatable {
        var x: CGFloat
        var width: CGFloat
        var members: [Int]
    }

    /// Where each slot begins; nothing for spaces.
    private(set) var origins: [Int: CGFloat] = [:]
    private(set) var platters: [Platter] = []
    private(set) var width: CGFloat = 0

    /// A plan with `spacing` between neighbours. Flexible spaces share what is left of `filling`, or are nothing.
    init(_ slots: [Slot], spacing: CGFloat, filling: CGFloat? = nil) {
        let rigid = Self.walk(slots, spacing: spacing, flexible: 0).width
        let flexibleCount = slots.filter { $0 == .flexibleSpace }.count
        let rest = max((filling ?? rigid) - rigid, 0)
        let share = flexibleCount > 0 ? rest / CGFloat(flexibleCount) : 0
        let walk = Self.walk(slots, spacing: spacing, flexible: share)
        width = walk.width
        for place in walk.places {
            origins[place.index] = place.x
            guard place.hasPlatter else { continue }
            if place.joins, var last = platters.popLast() {
                last.width = place.x + place.width - last.x
                last.members.append(place.index)
                platters.append(last)
            } else {
                platters.append(Platter(x: place.x, width: place.width, members: [place.index]))
            }
        }
    }

    /// One item in its place; `joins` if it stands on the platter of the one before.
    private struct Place {
        var index: Int
        var x: CGFloat
        var width: CGFloat
        var joins: Bool
        var hasPlatter: Bool
    }

    /// Goes through the slots from left to right. A space stands beside the usual spacing on both of its sides.
    private static func walk(
        _ slots: [Slot], spacing: CGFloat, flexible: CGFloat
    ) -> (places: [Place], width: CGFloat) {
        var places: [Place] = []
        var x: CGFloat = 0
        for (index, slot) in slots.enumerated() {
            switch slot {
            case .fixedSpace(let width):
                x += width
            case .flexibleSpace:
                x += flexible
            case .item(let width, let shares, let hasPlatter):
                var joins = false
                if index > 0, case .item(_, let sharedBefore, let platterBefore) = slots[index - 1] {
                    joins = shares && sharedBefore && hasPlatter && platterBefore
                }
                if !places.isEmpty, !joins { x += spacing }
                places.append(Place(index: index, x: x, width: width, joins: joins, hasPlatter: hasPlatter))
                x += width
            }
        }
        return (places, x)
    }
}
