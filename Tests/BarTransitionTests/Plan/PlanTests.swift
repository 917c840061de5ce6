import TestSupport
import Testing
import UIKit

@testable import BarTransition

@Suite("Transition plan", .ownSimulator) @MainActor
struct PlanTests {
    private let baseline = BarBaseline()

    private func state(_ appearance: BarAppearance?) -> BarState { BarState(appearance, baseline: baseline) }

    private func plan(from: BarState, to: BarState) -> BarTransitionPlan {
        BarTransitionPlan(
            from: from, to: to,
            .init(
                isByApp: false, isNested: false, isByLibrary: false, isBackgroundPartOfPage: false,
                isSystemBackgroundPartOfPage: false, changesInterfaceStyle: false,
                barTraits: UITraitCollection(), toolbarTraits: UITraitCollection()))
    }

    @Test func undeclaredPagesKeepTheValuesFromBeforeAttach() {
        let found = BarBaseline(tintColor: .restore(.red), barStyle: .keep, isHidden: true)
        let state = BarState(nil, baseline: found)
        #expect(state.tintColor == .restore(.red))
        #expect(state.barStyle == .keep)
        #expect(state.isHidden)
        #expect(state.background == .system)
    }

    @Test func declaredValuesWin() {
        let found = BarBaseline(tintColor: .restore(.red), barStyle: .keep, isHidden: true)
        let state = BarState(
            BarAppearance(tintColor: .white, statusBarStyle: .lightContent, isHidden: false), baseline: found)
        #expect(state.tintColor == .set(.white))
        #expect(state.barStyle == .set(.black))
        #expect(!state.isHidden)
    }

    @Test func withoutADeclaredVisibilityTheAppDecides() {
        let found = BarBaseline(tintColor: .keep, barStyle: .keep, isHidden: true)
        let state = BarState(BarAppearance(background: .color(.red)), baseline: found)
        #expect(state.isHidden)
        #expect(state.visibility == .restore(true))
    }

    /// A page's request is due when it is shown and when it changes, and never shows a bar where UIKit hides bars.
    @Test func visibilityIsWrittenWhenTheRequestChanges() {
        func request(_ isHidden: Bool?, low: Bool = false) -> VisibilityRequest {
            VisibilityRequest(isHidden: isHidden, isAtHidingHeight: low)
        }
        for value in [true, false, nil] {
            #expect(request(value).isDue(after: nil))
            #expect(!request(value).isDue(after: request(value)))
            #expect(request(value).isDue(after: request(value, low: true)))
            #expect(request(value, low: true).isDue(after: request(value)) == (value == true))
            #expect(request(value, low: true).isDue(after: nil) == (value == true))
        }
        #expect(request(false).isDue(after: request(nil)))
    }

    /// A bar is left to the app where its own request was carried out, whatever the other bar's is.
    @Test func theVisibilityOfABarIsLeftWhereItsRequestWasCarriedOut() {
        let appearance = BarAppearance(isHidden: false, toolbar: BarAppearance.Toolbar())
        let requests = VisibilityRequests(appearance, isAtHidingHeight: false)
        var kept = state(appearance)
        kept.leaveVisibility(to: requests, after: requests.done, isHidden: true)
        #expect(kept.isHidden && kept.visibility == .keep && kept.toolbar.isHidden == .keep)
        let toolbarHidden = VisibilityRequests(
            BarAppearance(isHidden: false, toolbar: BarAppearance.Toolbar(isHidden: true)), isAtHidingHeight: false)
        let done = toolbarHidden.done
        kept = state(appearance)
        kept.leaveVisibility(to: requests, after: done.remaining(for: requests), isHidden: true)
        #expect(kept.isHidden && kept.visibility == .keep && kept.toolbar.isHidden == .set(false))
        #expect(done.remaining(for: toolbarHidden).toolbar == toolbarHidden.toolbar)
        // Declared again after it was another one off the screen, it has to be written again.
        #expect(done.remaining(for: requests).remaining(for: toolbarHidden).toolbar == nil)
    }

    /// A page's requests are carried out when that of each bar is.
    @Test func bothRequestsHaveToBeCarriedOut() {
        typealias Done = VisibilityRequests.Done
        let done = VisibilityRequests(.hidden, isAtHidingHeight: false).done
        #expect(done.isComplete && !Done().isComplete)
        #expect(!Done(bar: done.bar).isComplete && !Done(toolbar: done.toolbar).isComplete)
    }

    /// An animation with the standard curve, whose control points are (0.42, 0) and (0.58, 1), has each progress at its time.
    @Test func textsChangeAtTheTimeOfTheirProgress() {
        for s in stride(from: CGFloat(0), through: 1, by: 0.125) {
            let progress = 3 * s * s - 2 * s * s * s
            let time = 3 * s * (1 - s) * ((1 - s) * 0.42 + s * 0.58) + s * s * s
            #expect(isClose(TextColors.time(of: progress), time), "\(time)")
        }
    }

    @Test func layoutFollowsVisibility() {
        let shown = state(BarAppearance())
        let hidden = state(.hidden)
        #expect(plan(from: shown, to: shown).layout == .barStays)
        #expect(plan(from: shown, to: hidden).layout == .barSlides)
        #expect(plan(from: hidden, to: shown).layout == .barSlides)
        #expect(plan(from: hidden, to: hidden).layout == .noBar)
    }

    @Test func aBarThatSlidesHasTheAppearanceOfItsPage() {
        let red = state(BarAppearance(background: .color(.red)))
        let hidden = state(.hidden)
        #expect(plan(from: red, to: hidden).slidingState == red)
        #expect(plan(from: hidden, to: red).slidingState == red)
        #expect(plan(from: red, to: hidden).background == .none)
        #expect(plan(from: red, to: red).slidingState == nil)
    }

    @Test func twoPlainColorsInterpolate() {
        #expect(
            BackgroundChange.between(.color(.red), .color(.blue)) == .interpolate(from: .red, to: .blue))
        #expect(BackgroundChange.between(.color(.red), .color(.red)) == .none)
    }

    @Test func clearUsesTheOtherSidesColor() {
        #expect(
            BackgroundChange.between(.transparent, .color(.blue))
                == .interpolate(from: UIColor.blue.withAlphaComponent(0), to: .blue))
        #expect(
            BackgroundChange.between(.color(.blue), .transparent)
                == .interpolate(from: .blue, to: UIColor.blue.withAlphaComponent(0)))
    }

    @Test func anyOtherPairCrossFades() {
        let gradient = BarAppearance.Background.gradient(.init(colors: [.red, .blue]))
        #expect(BackgroundChange.between(.color(.red), gradient) == .crossFade(fadesOutFrom: false))
        #expect(BackgroundChange.between(gradient, .transparent) == .crossFade(fadesOutFrom: true))
        #expect(BackgroundChange.between(gradient, .system) == .crossFade(fadesOutFrom: true))
        let thin = BarAppearance.Background.gradient(.init(colors: [.red, .blue.withAlphaComponent(0.5)]))
        #expect(BackgroundChange.between(.color(.red), thin) == .crossFade(fadesOutFrom: true))
        // UIKit's own does not slide before iOS 26, so nothing slides beside it.
        let slide = PageSlide(comesInFront: true, isRightToLeft: false)
        #expect(
            BackgroundChange.between(.system, gradient, style: .slide, slide: slide) == .crossFade(fadesOutFrom: false))
    }

    @Test(arguments: [
        (CGFloat(100), CGFloat(60), CGFloat(100), CGFloat(-40), ContentShift.Means.safeArea),
        (60, 100, 60, 40, .safeArea), (97, 60, 0, -37, .frame), (97, 149, 0, 52, .safeArea),
        // An inset can become 0.
        (44, 0, 44, -44, .safeArea),
    ])
    func contentShift(top: CGFloat, wanted: CGFloat, inset: CGFloat, distance: CGFloat, means: ContentShift.Means) {
        let shift = ContentShift(from: top, to: wanted, inset: inset)
        #expect(shift?.distance == distance)
        #expect(shift?.means == means)
    }

    @Test func invisibleContentIsNotMoved() {
        #expect(ContentShift(from: 100, to: 100.05, inset: 100) == nil)
    }

    /// A clear background has no color of its own: a pale one beside it is similar, whatever its color is.
    @Test func aPaleColorIsSimilarToNone() {
        let slide = PageSlide(comesInFront: true, isRightToLeft: false)
        for color in [UIColor.black, .white, .yellow] {
            let pale = BarAppearance.Background.color(color.withAlphaComponent(0.3))
            for (from, to) in [(BarAppearance.Background.transparent, pale), (pale, .transparent)] {
                guard case .interpolate = BackgroundChange.between(from, to, style: .automatic, slide: slide) else {
                    Issue.record("\(color)")
                    continue
                }
            }
        }
    }

    /// Where one view cannot show both backgrounds, since a part of one is drawn in its page or the pages force different styles,
    /// each slides with its page, or they cross-fade. Then a translucent one is not seen over the last one until the end.
    @Test func backgroundsThatOneViewCannotShow() {
        let slide = PageSlide(comesInFront: true, isRightToLeft: false)
        let red = BarAppearance.Background.color(.red)
        let thin = BarAppearance.Background.color(.red.withAlphaComponent(0.8))
        func change(
            _ from: BarAppearance.Background, _ to: BarAppearance.Background, _ style: BarAppearance.TransitionStyle,
            isPartOfPage: Bool
        ) -> BackgroundChange {
            .between(from, to, style: style, slide: slide, isPartOfPage: isPartOfPage, changesStyle: !isPartOfPage)
        }
        for (from, to) in [(red, thin), (thin, red), (red, red)] {
            for style in [BarAppearance.TransitionStyle.automatic, .slide] {
                #expect(change(from, to, style, isPartOfPage: true) == .slide(slide))
                #expect(change(from, to, style, isPartOfPage: false) == .slide(slide))
            }
            #expect(change(from, to, .interpolate, isPartOfPage: false) == .crossFade(fadesOutFrom: to == thin))
            #expect(
                change(from, to, .interpolate, isPartOfPage: true)
                    == (from == to ? .slide(slide) : .crossFade(fadesOutFrom: true)))
        }
    }

    /// A pattern has no components that could be interpolated: it is replaced as an image is.
    @Test func aPatternIsNoPlainColor() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let pattern = BarAppearance.Background.color(UIColor(patternImage: image))
        #expect(BackgroundChange.between(pattern, .color(.red)) == .crossFade(fadesOutFrom: false))
        #expect(BackgroundChange.between(.color(.red), pattern) == .crossFade(fadesOutFrom: true))
        let slide = PageSlide(comesInFront: true, isRightToLeft: false)
        let pale = BarAppearance.Background.color(.white.withAlphaComponent(0.2))
        #expect(BackgroundChange.between(pattern, pale, style: .automatic, slide: slide) == .slide(slide))
    }
}
