import UIKit

/// What a transition between two pages writes, decided before anything is written. A pure function of its inputs.
struct BarTransitionPlan {
    /// How content is laid out relative to the bar during the transition.
    enum Layout: Equatable {
        /// Neither page shows the bar: nothing to do.
        case noBar
        /// Both pages show the bar, which changes its height in place: content follows its bottom edge.
        case barStays
        /// One page shows the bar, which moves with it: each page keeps its own inset during the whole transition.
        case barSlides
    }

    /// What the library moves so that the pages' content stays aligned with the bar.
    enum ContentMovement: Equatable {
        /// Nothing.
        case none
        /// Safe area insets only: the app's animator moves the pages' views.
        case insets
        /// Safe area insets and, where those would become negative, the pages' views.
        case full
    }

    /// The other inputs of a plan.
    struct Circumstances {
        /// Whether the app's own animator moves the pages.
        var isByApp: Bool
        /// Whether the pages are laid out by another container as well: a navigation controller on the stack, or a
        /// collapsed split view.
        var isNested: Bool
        /// Whether the library's own animator moves the pages, with a slide like UIKit's.
        var isByLibrary: Bool
        /// How the pages slide; nil if they do not.
        var slide: PageSlide?
        /// The style for this pair of pages; nil to use the style of the one that is higher on the stack.
        var style: BarAppearance.TransitionStyle?
        /// Whether a part of one of the backgrounds is drawn in its page, under a large title (iOS 26), or each page needs a
        /// background of its own, also if both are the same: while those of an interrupted transition still slide.
        var isBackgroundPartOfPage: Bool
        /// Whether UIKit draws its own background of the navigation bar in the page (iOS 26).
        var isSystemBackgroundPartOfPage: Bool
        /// Whether the pages' appearances force different interface styles on the bar (iOS 27).
        var changesInterfaceStyle: Bool
        /// The traits under which dynamic colors of the bar are compared. The incoming page can force an interface style (iOS 27).
        var barTraits: UITraitCollection
        /// The traits under which those of the toolbar are compared. No page forces a style on it.
        var toolbarTraits: UITraitCollection
    }

    let from: BarState
    let to: BarState
    let layout: Layout
    /// The background change to animate alongside the transition.
    let background: BackgroundChange
    /// How the pages slide; nil if they do not.
    let pageSlide: PageSlide?
    /// The toolbar's background change.
    let toolbarBackground: BackgroundChange
    /// Whether the library's own animator moves the pages, so that UIKit does not move the bar with one of them.
    let isByLibrary: Bool
    /// What the library moves to align content with the bar.
    let contentMovement: ContentMovement
    /// Whether the outgoing page slides away from above the incoming one.
    var isPop: Bool { pageSlide?.comesInFront == false }

    init(from: BarState, to: BarState, _ circumstances: Circumstances) {
        self.from = from
        self.to = to
        contentMovement = circumstances.isNested ? .none : circumstances.isByApp ? .insets : .full
        isByLibrary = circumstances.isByLibrary
        switch (from.isHidden, to.isHidden) {
        case (true, true): layout = .noBar
        case (false, false): layout = .barStays
        default: layout = .barSlides
        }
        let slide = circumstances.isByApp ? nil : circumstances.slide
        let upper = slide?.comesInFront == false ? from : to
        func change(
            _ from: BarAppearance.Background, _ to: BarAppearance.Background, isPartOfPage: Bool = false,
            isSystemPartOfPage: Bool = false, changesStyle: Bool = false, traits: UITraitCollection
        ) -> BackgroundChange {
            .between(
                from, to, style: circumstances.style ?? upper.transitionStyle, slide: slide,
                isPartOfPage: isPartOfPage, isSystemPartOfPage: isSystemPartOfPage, changesStyle: changesStyle,
                traits: traits)
        }
        background =
            layout == .barStays
            ? change(
                from.background, to.background, isPartOfPage: circumstances.isBackgroundPartOfPage,
                isSystemPartOfPage: circumstances.isSystemBackgroundPartOfPage,
                changesStyle: circumstances.changesInterfaceStyle, traits: circumstances.barTraits) : .none
        pageSlide = slide
        toolbarBackground = change(
            from.toolbar.background, to.toolbar.background, traits: circumstances.toolbarTraits)
    }

    var changesVisibility: Bool { layout == .barSlides }

    /// The state that the bar shows during the whole transition, if it moves with one page: that page's.
    var slidingState: BarState? { changesVisibility ? (from.isHidden ? to : from) : nil }
}
