import UIKit

/// What a transition between two pages has to write, decided before anything is written: values in, values out.
struct BarTransitionPlan: Equatable {
    /// How content relates to the bar while the pages move.
    enum Layout: Equatable {
        /// No page shows a bar: nothing to do.
        case noBar
        /// Both pages show a bar, which changes its height in place: content follows its bottom edge.
        case barStays
        /// Only one page shows a bar, which travels with it: each page keeps its own inset from first to last.
        case barTravels
    }

    let old: BarState
    let new: BarState
    let layout: Layout
    /// The change that is animated beside the pages.
    let background: BackgroundChange
    /// The state the bar shows from the first frame to the last: it travels with the page that has it.
    let travellingState: BarState?
    let isAnimated: Bool
    /// Whether the pages' content is laid out for the bar's way: not where the app draws the transition itself.
    let movesContent: Bool
    /// Whether the coming page asked for its visibility.
    let isDeclared: Bool

    init(from old: BarState, to new: BarState, animated: Bool, movesContent: Bool = true, isDeclared: Bool = true) {
        self.old = old
        self.new = new
        self.movesContent = movesContent
        self.isDeclared = isDeclared
        isAnimated = animated
        switch (old.isHidden, new.isHidden) {
        case (true, true): layout = .noBar
        case (false, false): layout = .barStays
        default: layout = .barTravels
        }
        switch layout {
        case .noBar:
            background = .none
            travellingState = nil
        case .barStays:
            background = animated ? .between(old.background, new.background) : .none
            travellingState = nil
        case .barTravels:
            background = .none
            travellingState = old.isHidden ? new : old
        }
    }

    var changesVisibility: Bool { old.isHidden != new.isHidden }
}
