import RandomTransitionModel
import TestSupport
import Testing

/// Sequences that once broke a rule, as they were printed.
@Suite("Sequences that were found", .ownSimulator) @MainActor
struct FoundSequenceTests {
    /// What waited for a presentation waited for ever in the dismissal.
    @Test func changesUnderAModalPage() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .present(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .rest,
                .dismiss(animated: true),
                .rest,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The rotation took the change's animation over, and its last step was left out.
    @Test func aRotationInAChangeOfTheBar() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [.push(PageSpec(BarSpec(.red), habit: .redeclaresInDidAppear), animated: true), .rotate])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A toolbar that came made a change of the large title look like a scroll.
    @Test func aToolbarThatComesAsTheLargeTitleGoes() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", prefersLargeTitles: true, root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .declare(BarSpec(.red, toolbar: .green, isInline: true), below: false, animated: true)
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A bar that the app had hidden over a page that declares nothing was taken for shown.
    @Test func aBarThatTheAppHid() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", root: PageSpec()),
            [
                .toggleBar(animated: false),
                .push(PageSpec(), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// As above, and a cancelled swipe gave the wrong visibility back.
    @Test func aBarThatTheAppHidBeforeASwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .toggleBar(animated: false),
                .push(PageSpec(), animated: true),
                .rest,
                .toggleBar(animated: true),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// From iOS 26 a push from `viewDidAppear` made the transition give way that was just ending.
    @Test func aPushAsAnotherEnds() {
        let sequence = TransitionSequence(
            StageSpec("iphone17pro-ios26"),
            [
                .push(PageSpec(BarSpec(.red), habit: .pushesInDidAppear), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar came in at the height that it had beneath no tab bar.
    @Test func aTabBarAtTheTopThatComesBackWithTheBar() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios26", hasTabs: true),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true), hidesBottomBar: true), animated: true),
                .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that declared something else before it was on the screen let the bar slide in beside the next push.
    @Test func aChangeBeforeAPageIsShown() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", root: PageSpec(BarSpec(.red, isHidden: true))),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .push(PageSpec(BarSpec(.red), habit: .redeclaresInWillAppear), animated: false),
                .push(PageSpec(BarSpec(.red)), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A cancelled swipe hid a toolbar that the app had shown.
    @Test func aToolbarThatTheAppShowed() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .push(PageSpec(BarSpec(.red, toolbar: .system)), animated: true),
                .declare(BarSpec(.red), below: false, animated: false),
                .rest,
                .toggleToolbar(animated: false),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that came beneath was not asked, and the large title of the one above goes by it.
    @Test func aPageThatCameBeneath() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios26", prefersLargeTitles: true),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .beginSwipe,
                .endSwipe(finishing: false),
                .push(PageSpec(BarSpec(.red, isInline: true)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Under an opaque bar a page that UIKit had put back was moved once more after a cancelled swipe.
    @Test func aPopThatWaitedForASwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", isOpaque: true),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .rest,
                .beginSwipe,
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// From iOS 26 the bar of a page that was swiped away stayed until the swipe was over.
    @Test func aBarThatLeavesInASwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphoneair-ios26", framesPerSecond: 120),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true, hasPrompt: true)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .beginSwipe,
                .endSwipe(finishing: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// From iOS 26 a page that comes back before it was gone was scrolled as the bar went.
    @Test func aScrolledPageThatComesBackAtOnce() {
        let sequence = TransitionSequence(
            StageSpec("iphone17pro-ios26", root: PageSpec(BarSpec(.red, isHidden: true), content: .rows)),
            [
                .scroll(by: 172),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// In landscape the page stood by chance where it had been put.
    @Test func aPushThatWaitedForASwipeInLandscape() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", isOpaque: true, root: PageSpec()),
            [
                .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(), animated: true),
                .rotate,
                .rest,
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that came back as another was just gone was held where it had been before.
    @Test func aScrolledPageThatComesBackAfterwards() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .scroll(by: 26),
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page whose prompt makes the bar higher came back at once and was scrolled by the difference.
    @Test func aScrolledPageWithAPromptThatComesBack() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", root: PageSpec(BarSpec(.red, hasPrompt: true), content: .rows)),
            [
                .scroll(by: 17),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that came back without animation was pushed over in the same turn, and scrolled by what the bar lost.
    @Test func aScrolledPageThatIsPushedOverAsItComesBack() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .push(PageSpec(BarSpec(.red, hasPrompt: true), content: .rows), animated: true),
                .rest,
                .scroll(by: 102),
                .push(PageSpec(BarSpec(.red), habit: .popsInDidAppear), animated: true),
                .pop(animated: false),
                .push(PageSpec(BarSpec(.red)), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The page that left by a drag from anywhere stayed where it was while its bar grew over it.
    @Test func aDragFromAnywhereBackToAPageWithALargeTitle() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", prefersLargeTitles: true, isOpaque: true, popsByDrag: true),
            [
                .push(PageSpec(habit: .pushesInDidAppear), animated: true), .rest, .beginDrag, .moveSwipe(to: 50),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }
}
