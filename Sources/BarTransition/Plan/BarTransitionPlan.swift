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

    /// What else a plan depends on.
    struct Circumstances {
        /// Whether the app's own animator draws the transition: then how its pages move is its own.
        var isByApp = false
        /// Whether the library draws it itself, a slide like UIKit's.
        var isByLibrary = false
        /// How the pages slide; nil where they do not.
        var slide: PageSlide?
        /// The style for this pair of pages; nil leaves it to the page that lies above.
        var style: BarTransitionStyle?
        /// What dynamic colours are compared under.
        var traits = UITraitCollection()
    }

    let old: BarState
    let new: BarState
    let layout: Layout
    /// The change that is animated beside the pages.
    let background: BackgroundChange
    /// The state the bar shows from the first frame to the last: it travels with the page that has it.
    let travellingState: BarState?
    /// How the pages slide that a bar travels between; nil where they do not.
    let travel: PageSlide?
    /// The toolbar's change.
    let toolbarBackground: BackgroundChange
    /// Whether the library moves the bar itself, where only one page has it.
    let isByLibrary: Bool
    /// Whether the pages' content is laid out for the bar's way.
    let movesContent: Bool

    init(from old: BarState, to new: BarState, _ circumstances: Circumstances = Circumstances()) {
        self.old = old
        self.new = new
        movesContent = !circumstances.isByApp
        isByLibrary = circumstances.isByLibrary
        switch (old.isHidden, new.isHidden) {
        case (true, true): layout = .noBar
        case (false, false): layout = .barStays
        default: layout = .barTravels
        }
        let slide = circumstances.isByApp ? nil : circumstances.slide
        let above = slide?.comesInFront == false ? old : new
        func change(_ old: BarBackground, _ new: BarBackground) -> BackgroundChange {
            .between(
                old, new, style: circumstances.style ?? above.transitionStyle, slide: slide,
                traits: circumstances.traits)
        }
        background = layout == .barStays ? change(old.background, new.background) : .none
        travellingState = layout == .barTravels ? (old.isHidden ? new : old) : nil
        travel = layout == .barTravels ? slide : nil
        toolbarBackground = change(old.toolbar.background, new.toolbar.background)
    }

    var changesVisibility: Bool { old.isHidden != new.isHidden }
}
