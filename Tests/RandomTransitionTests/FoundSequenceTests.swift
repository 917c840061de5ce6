import RandomTransitionModel
import TestSupport
import Testing

/// Sequences that once broke a rule, as they were printed.
@Suite("Sequences found by random runs", .ownSimulator) @MainActor
struct FoundSequenceTests {
    /// A change that waited for a presentation never ran if the page was dismissed.
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

    /// The rotation replaced the change's animation, and the change's last step was skipped.
    @Test func aRotationDuringAChangeOfTheBar() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [.push(PageSpec(BarSpec(.red), habit: .redeclaresInDidAppear), animated: true), .rotate])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A toolbar that appeared made a change of the large title look like a scroll.
    @Test func aToolbarThatAppearsAsTheLargeTitleCollapses() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", prefersLargeTitles: true, root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .declare(BarSpec(.red, toolbar: .green, isInline: true), below: false, animated: true)
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A bar that the app had hidden over a page that declares nothing was treated as visible.
    @Test func aBarThatTheAppHid() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", root: PageSpec()),
            [
                .toggleBar(animated: false),
                .push(PageSpec(), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// As above, and a canceled swipe restored the wrong visibility.
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

    /// From iOS 26 a push from `viewDidAppear` cancelled the transition that was just ending.
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

    /// The bar was shown at the height that it has without a tab bar above.
    @Test func aTabBarAtTheTopThatReturnsWithTheBar() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios26", hasTabs: true),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true), hidesBottomBar: true), animated: true),
                .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that changed its declaration before it was on the screen let the bar slide in alongside the next push.
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

    /// A canceled swipe hid a toolbar that the app had shown.
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

    /// A page inserted beneath was not asked, although the large title of the one above depends on it.
    @Test func aPageInsertedBeneath() {
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

    /// Under an opaque bar a page that UIKit had restored was moved again after a canceled swipe.
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
    @Test func aBarThatIsHiddenByASwipe() {
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

    /// From iOS 26 a page that returned before it was gone was scrolled as the bar was hidden.
    @Test func aScrolledPageThatReturnsAtOnce() {
        let sequence = TransitionSequence(
            StageSpec("iphone17pro-ios26", root: PageSpec(BarSpec(.red, isHidden: true), content: .rows)),
            [
                .scroll(by: 172),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// In landscape the page happened to be at the position where it had been put.
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

    /// A page that returned just after another was gone was held at its earlier position.
    @Test func aScrolledPageThatReturnsAfterwards() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .scroll(by: 26),
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page whose prompt makes the bar taller returned at once and was scrolled by the difference.
    @Test func aScrolledPageWithAPromptThatReturns() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", root: PageSpec(BarSpec(.red, hasPrompt: true), content: .rows)),
            [
                .scroll(by: 17),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that returned without animation was pushed over in the same turn, and scrolled by the change of the bar's
    /// height.
    @Test func aScrolledPageThatIsPushedOverAsItReturns() {
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

    /// The page that was dragged away did not move while its bar grew over it.
    @Test func aDragFromAnywhereBackToAPageWithALargeTitle() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", prefersLargeTitles: true, isOpaque: true, popsByDrag: true),
            [
                .push(PageSpec(habit: .pushesInDidAppear), animated: true), .rest, .beginDrag, .moveSwipe(to: 50),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar of a push that a swipe interrupts still comes in, and stayed behind its page.
    @Test func aSwipeInterruptsAPushBeforeItsFirstFrame() {
        let sequence = TransitionSequence(
            StageSpec("iphoneair-ios26"),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .rest,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .moveSwipe(to: 50),
                .advance(10),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar of a push that a swipe interrupts still comes in, and stayed behind its page.
    @Test func aSwipeInterruptsAPushAtOnce() {
        let sequence = TransitionSequence(
            StageSpec("iphoneair-ios26"),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .rest,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .advance(1),
                .beginSwipe,
                .moveSwipe(to: 50),
                .advance(10),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar of a push that a swipe interrupts still comes in, and stayed behind its page.
    @Test func aSwipeInterruptsAPushMidway() {
        let sequence = TransitionSequence(
            StageSpec("iphoneair-ios26"),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .rest,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .advance(10),
                .beginSwipe,
                .moveSwipe(to: 50),
                .advance(10),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// What an interrupted transition still animates of the bar's height is not the swipe's.
    /// The rules allow the remainder, and that it decreases.
    @Test func aSwipeInterruptsAChangeOfHeight() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios26"),
            [
                .push(PageSpec(BarSpec(.red), habit: .pushesInDidAppear), animated: true),
                .rest,
                .set(keeping: 2, adding: [PageSpec(BarSpec(.red, hasPrompt: true))], animated: true),
                .beginSwipe,
                .moveSwipe(to: 30),
                .advance(10),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The frames before the interruption were judged by the distance covered until then.
    @Test func aSwipeInterruptsTheFirstFrames() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios26"),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .advance(5),
                .beginSwipe,
                .moveSwipe(to: 30),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Reported for iPhone Air: the list stood 54 points off.
    @Test func aListScrolledBehindAPageWithoutABar() {
        let sequence = TransitionSequence(
            StageSpec("iphoneair-ios26", root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .scroll(by: 33),
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .tapBack,
                .rest,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The model did not update the safe areas in a view that returned, and an inset that comes late moved the list.
    @Test func lateInsetsOfAScrolledList() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", root: PageSpec(BarSpec(.red), content: .rows),
                variants: ["safeAreaUpdate.oneLayoutPassLate"]),
            [
                .scroll(by: 93),
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that was laid out before `willShow` scrolled when the bar was hidden, and no block scrolled it back.
    @Test func aScrolledListThatIsLaidOutEarly() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", root: PageSpec(BarSpec(.red), content: .rows),
                variants: ["alongsideAnimation.neverRuns", "laysOutIncomingViewBeforeWillShow.true"]),
            [
                .scroll(by: 52),
                .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar kept the library's view of an update whose animation ended after detaching.
    @Test func detachingDuringAnUpdate() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .declare(BarSpec(.material), below: false, animated: true),
                .detach,
                .attach,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A material stayed hidden in a view that had hidden a color.
    @Test func aMaterialInAHiddenView() {
        let sequence = TransitionSequence(
            StageSpec("iphoneair-ios26", variants: ["alongsideAnimation.neverRuns"]),
            [
                .set(
                    keeping: 0, adding: [PageSpec(BarSpec(.red)), PageSpec(BarSpec(.material, style: .interpolate))],
                    animated: true),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A content pop that was canceled kept its insets: it is not interactive yet when it begins.
    @Test func aContentPopWithoutCompletion() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", popsByDrag: true, variants: ["alongsideCompletion.neverRuns"]),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .toggleBar(animated: true),
                .rest,
                .beginDrag,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The next pop was driven by the finger of the content pop before.
    @Test func aPopAfterAContentPopWithoutCompletion() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", popsByDrag: true, variants: ["alongsideCompletion.neverRuns"]),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .beginDrag,
                .endSwipe(finishing: false),
                .rest,
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The page that a canceled swipe left on top counted as one that leaves.
    @Test func aPushAfterACanceledSwipeWithoutCompletion() {
        let sequence = TransitionSequence(
            StageSpec("iphone17pro-ios26", variants: ["alongsideCompletion.neverRuns"]),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: false),
                .toggleBar(animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .endSwipe(finishing: false),
                .advance(10),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A canceled swipe that UIKit reports only by showing the page again kept the page's frame.
    @Test func theShownPageIsShownAgain() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", isOpaque: true,
                variants: [
                    "alongsideCompletion.neverRuns", "willShowCalls.alsoForShownViewController",
                    "safeAreaUpdate.atTransitionEnd",
                ]),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The page below, loaded by the canceled swipe, changed the large title of the page on top.
    @Test func theShownPageWithALargeTitleIsShownAgain() {
        let sequence = TransitionSequence(
            StageSpec(
                "ipad-ios26", prefersLargeTitles: true, variants: ["willShowCalls.alsoForShownViewController"]),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red, isInline: true)), animated: true),
                .endSwipe(finishing: false),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Attached while a canceled swipe ended, the library waited for an end that was never reported.
    @Test func attachingDuringACanceledSwipe() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios26", variants: ["alongsideCompletion.neverRuns"]),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .detach,
                .push(PageSpec(BarSpec(.red, isLight: true)), animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .endSwipe(finishing: false),
                .pop(animated: true),
                .attach,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A stack that left the window kept its insets.
    @Test func aTabIsLeftDuringACanceledSwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphone17pro-ios26", hasTabs: true, variants: ["alongsideCompletion.neverRuns"]),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .interruptTouch,
                .selectTab(1),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The background ends where the content begins, above the bar's lower edge.
    @Test func aLargeTitleScrolledHalf() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios26", prefersLargeTitles: true, root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .scroll(by: 40)
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// During a rotation the page in between was not noted, so that the toolbar of the page below was not shown again.
    @Test func aPageShownAtOnceDuringARotation() {
        let sequence = TransitionSequence(
            StageSpec("iphone17pro-ios26"),
            [
                .rotate, .push(PageSpec(BarSpec(.red, toolbar: .green)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: false), .pop(animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A bar that a tap, a drag, the keyboard or a call of the app has hidden stays hidden, and returns with the next page.
    @Test(arguments: [SequenceOperation.tapPage, .dragPage(by: -80), .type, .hideByHand(animated: true)])
    func barsThatHideThemselves(_ hide: SequenceOperation) {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            HidingMode.allCases.map { .toggleHiding($0) } + [
                .push(PageSpec(BarSpec(.blue)), animated: true), .rest, hide, .rest,
                .declare(BarSpec(.gradient), below: false, animated: true), .rest,
                .beginSwipe, .moveSwipe(to: 50), .endSwipe(finishing: false), .rest,
                .push(PageSpec(BarSpec(.red)), animated: true), .rest, .rotate, .rest, .pop(animated: true), .rest,
                .rotate, .rest,
            ])
        let result = SequenceRun.play(sequence)
        #expect(result.failure == nil)
        #expect(result.sequence.operations.count == sequence.operations.count + 1, "everything is allowed")
    }

    @Test func aSwipeBeginsWhileTheAppHidesTheBar() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [.push(PageSpec(BarSpec(.red)), animated: true), .rest, .hideByHand(animated: true), .beginSwipe])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    @Test func attachingDuringAPushToAToolbar() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [.detach, .push(PageSpec(BarSpec(.red, toolbar: .green)), animated: true), .attach])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A finger that does not move taps the page.
    @Test func aSwipeAtTheRootHidesTheBar() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"), [.toggleHiding(.onTap), .beginSwipe, .endSwipe(finishing: false)])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    @Test func aPageThatWasNeverOnTheScreenIsPopped() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .hideByHand(animated: false), .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(), animated: false), .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The judge took what the app had made of the bar for a page that had left the screen and returned. The bar is visible then,
    /// since it may have hidden itself (documentation of `BarAppearance.isHidden`).
    @Test func aPageThatReturnsWithABarThatTheAppHad() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", root: PageSpec()),
            [
                .toggleHiding(.withKeyboard),
                .toggleBar(animated: true),
                .rest,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Beside a vertical bar nothing tells of a bar that comes back from above the screen.
    @Test func theAppShowsAHiddenBarThatCanMinimize() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1"),
            [
                .hideByHand(animated: true), .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.red, isHidden: nil, minimization: .downToEdge)), animated: false), .rest,
                .toggleBar(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The background of a bar that can minimize kept the height from before the rotation.
    @Test func aRotationOverABarThatCanMinimize() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27"),
            [
                .push(PageSpec(BarSpec(.red)), animated: true), .push(PageSpec(BarSpec(.red)), animated: true),
                .declare(BarSpec(.red, minimization: .up), below: true, animated: true), .pop(animated: true), .rotate,
                .beginSwipe, .declare(BarSpec(.red), below: false, animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }
    /// The judge expected that a page counts as shown anew after another one that came and went under a presentation.
    @Test func aPageThatComesAndGoesUnderAModalPage() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .hideByHand(animated: false),
                .present(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .pop(animated: true),
                .dismiss(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The same during a swipe back, for the end of which both changes wait.
    @Test func aPageThatComesAndGoesDuringASwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1"),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .hideByHand(animated: false),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A bar that two interrupted transitions still move: the judge allowed no distance between it and the content of a page
    /// that leaves again.
    @Test func aBarThatTwoTransitionsStillMove() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1"),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red, hasPrompt: true, minimization: .never)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .pop(animated: true),
                .beginSwipe,
                .endSwipe(finishing: true),
                .beginSwipe,
                .rest,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// UIKit moves content up with a bar that is hidden, and not down again with one that is shown (fact m7.1), as when the
    /// library is detached.
    @Test func aBarThatReturnsAsTheLibraryIsDetached() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .push(PageSpec(BarSpec(.red), content: .rows), animated: true),
                .rest,
                .scrollByHand(by: 300),
                .toggleBar(animated: true),
                .detach,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Scrolled exactly as far as the next page's bar is lower, a page returned at its top.
    @Test func aPageThatIsScrolledAsFarAsTheBarIsLower() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone18promax-ios27.2",
                root: PageSpec(BarSpec(.red, hasPrompt: true, minimization: .never), content: .rows)),
            [
                .scroll(by: 32),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A pop interrupted the push to a page without a bar, and the list ended above its top.
    @Test func aPopThatInterruptsThePushToAPageWithoutABar() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27", root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .scrollByHand(by: 25),
                .push(PageSpec(BarSpec(.red, isHidden: true, minimization: .downInPlace)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The page draws the lower end of a minimized bar's background.
    @Test func aMinimizedBarOverALargeTitle() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphoneduo-ios27.1", isLandscape: true, prefersLargeTitles: true,
                root: PageSpec(BarSpec(.red, minimization: .downToEdge), content: .rows)),
            [.scrollByHand(by: 60)])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A declaration waited for the end of a change of the pose, came during a swipe that began meanwhile, and missed its page.
    @Test func aDeclarationBeforeASwipeDuringAChangeOfThePose() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1"),
            [
                .changePose(.splitViewRight),
                .advance(20),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red, hasPrompt: true, minimization: .down)), animated: false),
                .declare(BarSpec(.red), below: false, animated: true),
                .moveSwipe(to: 50),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar that `detach()` shows again scrolled the list of the page that moved out.
    @Test func aScrolledListAsTheLibraryIsDetachedDuringAPush() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .scroll(by: 30),
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .detach,
                .advance(10),
                .push(PageSpec(BarSpec(.red)), animated: false),
                .popToRoot(animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Two interrupted transitions still move the page, and their sum wobbles.
    @Test func aPushThatTwoSwipesInterrupt() {
        let sequence = TransitionSequence(
            StageSpec("iphone18promax-ios27.2"),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .declare(BarSpec(.red, isHidden: true), below: true, animated: false),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .endSwipe(finishing: true),
                .beginSwipe,
                .rest,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// No source tells where UIKit leaves scrolled content under a large title that appears.
    @Test func aLargeTitleThatReturnsAsTheLibraryIsDetached() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", prefersLargeTitles: true),
            [
                .push(PageSpec(BarSpec(.red, isInline: true), content: .rows), animated: false),
                .scrollByHand(by: 60),
                .detach,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A background kept the height that it had below a tab bar.
    @Test func aTabBarAtTheTopThatHidesDuringAPush() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios27", hasTabs: true),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true, minimization: .up), hidesBottomBar: true), animated: true),
                .declare(BarSpec(.red, minimization: .up), below: false, animated: true),
                .push(PageSpec(BarSpec(.red, minimization: .up)), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The model read a transformed frame and set it as one without transform: the bar went a screen away.
    @Test func anotherContrastDuringACanceledSwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphone18promax-ios27.2", root: PageSpec(BarSpec(.red, isHidden: true))),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .endSwipe(finishing: false),
                .toggleContrast,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar was at its new place already as the size changed, and the background forgot it.
    @Test func aRotationWhileABarIsMinimized() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27", root: PageSpec(BarSpec(.red, minimization: .up), content: .rows)),
            [
                .dragPage(by: -80),
                .rotate,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// What remained of two interrupted transitions added up to nothing at first.
    @Test func aBarThatThreeTransitionsMove() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27"),
            [
                .push(PageSpec(BarSpec(.red, hasPrompt: true, minimization: .up)), animated: true),
                .rest,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .endSwipe(finishing: true),
                .beginSwipe,
                .moveSwipe(to: 50),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The tap does nothing, so the page's bar stays as the app has left it.
    @Test func aTapOnABackButtonThatStillMovesIn() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .push(
                    PageSpec(BarSpec(.red, isHidden: true, hasPrompt: true, minimization: .downInPlace)), animated: true
                ),
                .rest,
                .hideByHand(animated: true),
                .tapBack,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// In a pop the bar moved to where it was minimized, though its page did not minimize it any more.
    @Test func aPageThatDeclaresABarWithoutMinimizationBelowTheTop() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", root: PageSpec(BarSpec(.red, minimization: .down), content: .rows)),
            [
                .scrollByHand(by: 60),
                .push(PageSpec(BarSpec(.red, minimization: .downToEdge)), animated: true),
                .beginSwipe,
                .declare(BarSpec(.red), below: false, animated: true),
                .endSwipe(finishing: false),
                .rest,
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The background forgot where the whole bar is.
    @Test func aPoseThatChangesWhileABarIsMinimized() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-openlandscape-ios27.1"),
            [
                .push(PageSpec(BarSpec(.red, hasPrompt: true, minimization: .down), content: .rows), animated: true),
                .rest,
                .scrollByHand(by: 25),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .changePose(.splitViewRight),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// As above, with a page that pushes another one as it loads.
    @Test func aPushOfAPageThatPushesInASwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27"),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red, minimization: .up), habit: .pushesInViewDidLoad), animated: true),
                .endSwipe(finishing: true),
                .push(PageSpec(BarSpec(.red, hasPrompt: true, minimization: .downToEdge)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .pop(animated: true),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A canceled swipe hid the bar that the app had shown as the device rotated.
    @Test func aBarThatTheAppShowsBeforeASwipeInARotation() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27"),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true, minimization: .downInPlace)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .rest,
                .hideByHand(animated: true),
                .rotate,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The interrupted push went on after the cancel.
    @Test func aSwipeAtTheFirstFrameOfAPush() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1", framesPerSecond: 120),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .moveSwipe(to: 5),
                .declare(BarSpec(.red), below: false, animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The toolbar that the page below declared after a rotation stayed over the page that returned.
    @Test func aToolbarDeclaredForThePageBelowDuringASwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphone18promax-ios27.2"),
            [
                .rotate,
                .declare(BarSpec(.red), below: false, animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .declare(BarSpec(.red, toolbar: .system), below: false, animated: true),
                .moveSwipe(to: 50),
                .rest,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The page of an interrupted push still moves as a pop without animation brings it back.
    @Test func aSwipeAfterAPopWithoutAnimation() {
        let sequence = TransitionSequence(
            StageSpec("iphone18promax-ios27.2", prefersLargeTitles: true),
            [
                .tapPage,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .endSwipe(finishing: false),
                .set(
                    keeping: 0,
                    adding: [PageSpec(BarSpec(.red)), PageSpec(BarSpec(.red, isInline: true, minimization: .up))],
                    animated: true),
                .push(PageSpec(habit: .popsInDidAppear), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .pop(animated: false),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The page of an interrupted push has left while the device rotates: its background went no more.
    @Test func aRotationBeforeAnInterruptedPageHasLeft() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27"),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .endSwipe(finishing: true),
                .push(PageSpec(BarSpec(.material, minimization: .downToEdge)), animated: true),
                .beginSwipe,
                .interruptTouch,
                .advance(30),
                .rotate,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that covers the stack came while the two pages of an interrupted push were leaving: the rule of the
    /// rotation held their settings back for good.
    @Test(arguments: [
        (StageSpec("iphone17-ios27"), PageSpec(BarSpec(.red, isHidden: true), habit: .pushesInViewDidLoad)),
        (StageSpec("ipad-ios27", hasTabs: true), PageSpec(hidesBottomBar: true, habit: .pushesInDidAppear)),
    ])
    func aPresentationWhilePagesLeave(_ stage: StageSpec, _ page: PageSpec) {
        let sequence = TransitionSequence(
            stage, [.push(page, animated: true), .pop(animated: true), .present(animated: true)])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The library was attached during a push or pop, at whose end a page that had declared something else was shown with
    /// animation. The stack was not noted then, and the next swipe was taken for a push, in which the bar is UIKit's.
    @Test func aDeclarationThatWaitsForTheTransitionInWhichItWasAttached() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1"),
            [
                .detach,
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .attach,
                .declare(BarSpec(.red), below: true, animated: true),
                .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// As above, after a swipe that a push interrupted.
    @Test func anAttachmentDuringAPushThatInterruptsASwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27"),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .toggleBar(animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .detach,
                .attach,
                .pop(animated: true),
                .declare(BarSpec(.red), below: false, animated: true),
                .endSwipe(finishing: false),
                .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// In landscape the safe area does not tell where the bar is. The background was laid out while the bar was still where it had
    /// been minimized, for a page that does not minimize it.
    @Test func theBackgroundOfABarThatComesBackInLandscape() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27", isLandscape: true, isOpaque: true),
            [
                .push(PageSpec(BarSpec(.red, minimization: .down), content: .rows), animated: true),
                .rest,
                .scrollByHand(by: 25),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar of a page that declares nothing was hidden before it had a background, and shown by the app.
    @Test func aBarThatIsShownWithABackgroundThatItNeverHad() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1", root: PageSpec()),
            [
                .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.gradient, isHidden: nil)), animated: false),
                .rest,
                .toggleBar(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A minimized bar came back in landscape as the content settled. UIKit tells no view of it.
    @Test(arguments: [BarSpec.Background.red, .gradient, .image])
    func aMinimizedBarThatComesBackAfterARotation(background: BarSpec.Background) {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone18pro-ios27", root: PageSpec(BarSpec(background, minimization: .downToEdge), content: .rows)),
            [.scrollByHand(by: 60), .rotate])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The screen rotated under a finger, which so moved up the page, and UIKit hid the bars for it: the judge expected them.
    @Test func aFingerUnderWhichTheScreenRotates() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", isLandscape: true),
            [
                .toggleHiding(.onSwipe),
                .rotate,
                .set(keeping: 0, adding: [PageSpec(BarSpec(.red))], animated: true),
                .rotate,
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: false),
                .moveSwipe(to: 20),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// With cross-fades UIKit leaves the bar to the end of a swipe to a page without one, and hides it with that page's prompt: the judge
    /// expected its height to stay.
    @Test func aBarThatUIKitHidesAfterASwipeThatFades() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", prefersCrossFades: true, framesPerSecond: 120),
            [
                .declare(BarSpec(.red, hasPrompt: true, minimization: .down), below: false, animated: false),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .toggleBar(animated: true),
                .endSwipe(finishing: false),
                .advance(10),
                .pop(animated: true),
                .rest,
                .beginSwipe,
                .endSwipe(finishing: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// UIKit's animation of the bar goes on under a swipe that takes over a push. The judge took its distance from the frames that it
    /// saw, and not from where it was going.
    @Test func aSwipeAsAPushToALowerBarBegins() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", prefersLargeTitles: true, framesPerSecond: 120),
            [
                .push(PageSpec(BarSpec(.red, isInline: true, minimization: .up)), animated: true),
                .beginDrag,
                .declare(BarSpec(.red), below: false, animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// As above, for the content that follows the bar.
    @Test func aSwipeAsAPushToAnInlineTitleBegins() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27", prefersLargeTitles: true, framesPerSecond: 120),
            [
                .push(PageSpec(BarSpec(.red, isInline: true)), animated: true),
                .beginDrag,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// As above.
    @Test func aSwipeAsAPushFromAPromptBegins() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1", framesPerSecond: 120, root: PageSpec(BarSpec(.red, hasPrompt: true))),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .moveSwipe(to: 6),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The list had no insets yet when the judge noted its position.
    @Test func aListThatScrollsUnderAModalPage() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", root: PageSpec(BarSpec(.red, isHidden: true), content: .rows)),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: false),
                .present(animated: true),
                .pop(animated: true),
                .pop(animated: true),
                .rest,
                .scroll(by: 33),
                .dismiss(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A canceled swipe scrolled a list, since the title above depends on the page that the swipe showed for the first time.
    @Test func aLargeTitleAboveAPageThatWasNeverShown() {
        let sequence = TransitionSequence(
            StageSpec("iphone18promax-ios27.2", prefersLargeTitles: true),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .toggleCrossFades,
                .beginSwipe,
                .push(PageSpec(BarSpec(.red, isInline: true, minimization: .down)), animated: true),
                .endSwipe(finishing: true),
                .push(PageSpec(BarSpec(.red), content: .rows), animated: true),
                .rest,
                .scroll(by: 15),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// No source tells whether the large title that a page declares on the screen is open over content at its top.
    @Test func aCanceledSwipeFromAPageWithANewTitle() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios27", prefersLargeTitles: true),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true, minimization: .downInPlace)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .push(
                    PageSpec(BarSpec(.red, isHidden: true, isInline: true, minimization: .up), content: .rows),
                    animated: true),
                .declare(BarSpec(.red), below: false, animated: true),
                .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// As above, and the library restored the title of the page below. The judge forgot the position of the wrong page.
    @Test func detachingDuringASwipeFromAList() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1", prefersLargeTitles: true),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red, isHidden: true, isInline: true)), animated: true),
                .push(PageSpec(content: .rows), animated: true),
                .endSwipe(finishing: false),
                .rest,
                .scroll(by: 30),
                .beginSwipe,
                .detach,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The judge compared thirds of points exactly.
    @Test func aLargeTitleThatIsDeclaredWhileTheContentIsPulled() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphoneduo-openlandscape-ios27.1", prefersLargeTitles: true,
                root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .declare(BarSpec(.red, isInline: true, minimization: .down), below: false, animated: false),
                .dragPage(by: 80),
                .declare(BarSpec(.red), below: false, animated: true),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// UIKit laid out the page below an opaque bar again as it moved out.
    @Test func anotherInterfaceStyleWhileASwipeIsCanceled() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", isOpaque: true, root: PageSpec(BarSpec(.red, isHidden: true))),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .endSwipe(finishing: false),
                .toggleDark,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The judge expected the position of a page that had been on the screen all the time, below two others.
    @Test func detachingWhilePagesInterruptEachOther() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1", root: PageSpec(BarSpec(.red), content: .rows)),
            [
                .scroll(by: 24),
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .pop(animated: true),
                .detach,
                .beginSwipe,
                .endSwipe(finishing: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The judge took the tap for one on the back button of a minimized bar.
    @Test func aTapOnTheStatusBarWhileTheToolbarAppears() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27"),
            [
                .push(PageSpec(BarSpec(.red, minimization: .downInPlace), content: .rows), animated: true),
                .rest,
                .dragPage(by: -80),
                .rest,
                .toggleToolbar(animated: true),
                .tapBack,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// While the bar was away the list seemed to be at its top, and lost its position when the page returned at once.
    @Test func aListScrolledByTheHeightOfTheBarThatReturns() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone17-ios27", root: PageSpec(BarSpec(.red, isHidden: true, minimization: .up), content: .rows)),
            [
                .dragPage(by: 80),
                .declare(BarSpec(.red), below: false, animated: true),
                .rest,
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The page declared another bar, so something moved as the tap on the status bar, where the back button of the minimized bar
    /// was, scrolled it to the top. The judge expected its position from before.
    @Test func aTapOnTheStatusBarWhileTheBarChanges() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27"),
            [
                .push(PageSpec(BarSpec(.red, minimization: .downToEdge), content: .rows), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .rest,
                .scrollByHand(by: 300),
                .declare(BarSpec(.red, minimization: .downInPlace), below: false, animated: true),
                .tapBack,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The device rotated as a tab's bar was laid out for the first time: the safe area was the new one, and the bar still where it
    /// is in portrait, which its background took for its place.
    @Test func aBarThatIsLaidOutAfterTheSafeAreaOfARotation() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", hasTabs: true),
            [
                .push(PageSpec(hidesBottomBar: true), animated: true),
                .selectTab(1),
                .rotate,
                .push(PageSpec(BarSpec(.gradient, minimization: .up)), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// While the bar was away the list seemed to be at its top, and lost its position when the page returned.
    @Test(arguments: [BarSpec(.red), BarSpec(.red, minimization: .downInPlace)])
    func aListScrolledByTheHeightOfTheBarUnderAPageThatComesAtOnce(bar: BarSpec) {
        let sequence = TransitionSequence(
            StageSpec("iphone18promax-ios27.2", root: PageSpec(bar, content: .rows)),
            [
                .scrollByHand(by: 60),
                .rest,
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: false),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The push without animation ended the interrupted push: UIKit laid out the list below the next page's bar, which has no prompt,
    /// before it told the library of that page.
    @Test(arguments: [BarSpec(.red, hasPrompt: true), BarSpec(.red, hasPrompt: true, minimization: .downInPlace)])
    func aPushAtOnceOverAnInterruptedPush(bar: BarSpec) {
        let sequence = TransitionSequence(
            StageSpec("iphone18promax-ios27.2", root: PageSpec(bar, content: .rows)),
            [
                .scrollByHand(by: 25),
                .beginSwipe,
                .interruptTouch,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: false),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar was partly minimized, between two points, and the judge compared the background's edge exactly.
    @Test func aPartlyMinimizedBarBetweenTwoPoints() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27"),
            [
                .push(
                    PageSpec(
                        BarSpec(.red, isHidden: true, hasPrompt: true, minimization: .downInPlace), content: .rows),
                    animated: false),
                .scrollByHand(by: 25),
                .scrollByHand(by: -60),
                .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .advance(30),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .pop(animated: true),
                .declare(BarSpec(.red, minimization: .downInPlace), below: true, animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// In a compact height there is no large title whose background the page would draw (fact m1.7).
    @Test func aMinimizedBarInLandscape() {
        let pushes = Array(repeating: SequenceOperation.push(PageSpec(BarSpec(.red)), animated: true), count: 5)
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", isLandscape: true, prefersLargeTitles: true),
            pushes + [
                .rest,
                .set(
                    keeping: 6, adding: [PageSpec(BarSpec(.red, minimization: .up), content: .rows)], animated: false),
                .scrollByHand(by: 25),
                .scrollByHand(by: -300),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that another one replaced without animation while the device still rotated, after an interrupted push, came back
    /// scrolled by the difference of the bars' heights.
    @Test func aPageThatIsReplacedAtOnceInARotationKeepsItsScrollPosition() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphoneduo-openlandscape-ios27.1",
                root: PageSpec(BarSpec(.red, hasPrompt: true, minimization: .never), content: .rows)),
            [
                .scrollByHand(by: 300),
                .changePose(.closedLandscapeBarLeft),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: false),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The app had hidden the bar, and a change of the toolbar's declaration under a presented page showed it again.
    @Test func aBarThatTheAppHidStaysHiddenAsTheToolbarChangesOffTheScreen() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .declare(BarSpec(.red, toolbar: .green), below: false, animated: false),
                .hideByHand(animated: true),
                .present(animated: true),
                .declare(BarSpec(.red), below: false, animated: true),
                .rest,
                .dismiss(animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The end of a page's animated update came after another page with the same bar was shown, and gave it the first one's
    /// background.
    @Test func theEndOfAnUpdateLeavesAnotherPageAlone() {
        let bar = BarSpec(.gradient, isLight: true, isHidden: nil, toolbar: .system)
        let sequence = TransitionSequence(
            StageSpec("ipad-ios26"),
            [
                .declare(bar, below: false, animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(bar), animated: false),
                .rest,
                .pop(animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// In landscape no safe area tells the background that a hidden bar comes down, and it did not reach above the bar.
    @Test func theBackgroundOfABarThatATapShowsReachesTheEdgeOfTheScreen() {
        let sequence = TransitionSequence(
            StageSpec("iphone17pro-ios26", isLandscape: true),
            [
                .toggleHiding(.onTap),
                .beginSwipe,
                .toggleBar(animated: true),
                .endSwipe(finishing: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 108002361. The judge took the bar's visibility over a page that came under a presentation, and declares nothing, from the
    /// page after it.
    @Test func aPageThatWasNeverShownLeavesAfterADismissal() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .toggleHiding(.onSwipe),
                .present(animated: true),
                .push(PageSpec(), animated: true),
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .rest,
                .dismiss(animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 8206440. The app has just hidden the bar, which still moves out, as a swipe begins to a page that declares a hidden bar
    /// and then, before the first frame, a visible one. The library shows the bar, and it stayed when the swipe was canceled.
    @Test func aCancelAfterTheDeclarationChanged() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", variants: ["alongsideAnimation.neverRuns"]),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .push(PageSpec(BarSpec(.red, isHidden: nil)), animated: true),
                .rest,
                .toggleBar(animated: true),
                .beginSwipe,
                .toggleBar(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 8316690. A swipe to a page that was never shown is canceled, which UIKit does not report, and a pop that waited brings
    /// the page: its item was forgotten after it had been written.
    @Test func aPopBringsThePageThatACanceledSwipeForgets() {
        let sequence = TransitionSequence(
            StageSpec(
                "ipad-ios26", root: PageSpec(BarSpec(.red), habit: .pushesInDidAppear),
                variants: ["alongsideCompletion.neverRuns"]),
            [
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .endSwipe(finishing: false),
                .advance(10),
                .beginSwipe,
                .pop(animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 8323494. A pop interrupts a push, and no block runs alongside: the content of the page that returns kept the place that
    /// UIKit had scrolled it to.
    @Test func scrolledContentOfAPageThatReturnsWithoutABlock() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone18promax-ios27.2", root: PageSpec(BarSpec(.red, isHidden: true), content: .rows),
                variants: ["alongsideAnimation.neverRuns"]),
            [
                .scrollByHand(by: 25),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 109133001. The app hides the bar, which moves content up, and shows it again over the next page, which does not move
    /// the content down (fact m7.1): the judge did not know that the bar had been hidden.
    @Test func aBarThatIsHiddenAndComesBackOverAnotherPage() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", root: PageSpec(BarSpec(.red, isHidden: nil, minimization: .up), content: .rows)),
            [
                .dragPage(by: -80),
                .rest,
                .toggleBar(animated: true),
                .push(PageSpec(), animated: true),
                .rest,
                .hideByHand(animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 113095928. A tap hides the bars while the device rotates, after the page has declared a toolbar. The declaration is
    /// carried out at the end of the rotation, so the toolbar shows: the judge expected the tap to be the last word.
    @Test func aTapWhileADeclarationWaitsForTheRotation() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .toggleHiding(.onTap),
                .rotate,
                .beginSwipe,
                .declare(BarSpec(.red, toolbar: .green), below: false, animated: true),
                .endSwipe(finishing: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 114025492. A page that returns is replaced without animation by one with a lower bar, and is scrolled by the
    /// difference: under the lower bar UIKit took its content for content at its top.
    @Test func scrolledContentOfAPageThatIsReplacedWhileItReturns() {
        let sequence = TransitionSequence(
            StageSpec("iphone17pro-ios26", root: PageSpec(BarSpec(.red, hasPrompt: true), content: .rows)),
            [
                .scroll(by: 32),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: false),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 115136147. A page without a tab bar goes as soon as it has appeared. The tab bar, which is at the top of an iPad,
    /// returns, and the page's content stays where it began: the judge expected it below the tab bar.
    @Test func aPageWithoutATabBarThatGoesAtOnce() {
        let sequence = TransitionSequence(
            StageSpec("ipad-ios27", hasTabs: true),
            [
                .push(
                    PageSpec(
                        BarSpec(.red, isHidden: true, minimization: .never), hidesBottomBar: true,
                        habit: .popsInDidAppear), animated: false)
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 116000036. A page whose bar the app has hidden is covered without animation by one that goes at once. The bar can hide
    /// itself, so it stays visible: the judge expected it hidden where the next transition begins before anything rests.
    @Test func aPageThatReturnsFromUnderAPageWithoutTransition() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18"),
            [
                .declare(BarSpec(.red, isHidden: nil), below: false, animated: true),
                .toggleHiding(.onSwipe),
                .toggleBar(animated: false),
                .push(PageSpec(BarSpec(.red), habit: .popsInDidAppear), animated: false),
                .push(PageSpec(BarSpec(.red)), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 116121119. A list without a bar is scrolled, and a swipe back to it is canceled: the bar came back without the large
    /// title of the page in front, since it was collapsed over the list, and UIKit scrolled that page's content with it.
    @Test(arguments: ["ipad-ios27", "iphone17pro-ios26", "iphone15-ios18"])
    func aLargeTitleAfterACanceledSwipeToAScrolledPageWithoutABar(_ profile: String) {
        let sequence = TransitionSequence(
            StageSpec(profile, prefersLargeTitles: true, root: PageSpec(BarSpec(.red, isHidden: true), content: .rows)),
            [
                .dragPage(by: -80),
                .push(PageSpec(BarSpec(.red), content: .rows), animated: true),
                .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 116130273. A tap on the back button of a bar that is just being shown, on a folded Duo in landscape: the model hid its
    /// status bar for a while, which moved the button from under the tap.
    @Test func aTapOnTheBackButtonOfABarThatIsBeingShown() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1"),
            [
                .rotate,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .toggleHiding(.onTap),
                .toggleBar(animated: true),
                .rest,
                .hideByHand(animated: true),
                .tapBack,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 121141279, of two variants with one of them. A scrolled page comes back from under one that can minimize its bar and has
    /// hidden it; UIKit gives it its inset a layout pass late, and scrolled it with that by the bar's height.
    @Test func aScrolledPageUnderAHiddenBarThatMinimizes() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphoneduo-ios27.1", root: PageSpec(BarSpec(.red), content: .rows),
                variants: ["safeAreaUpdate.oneLayoutPassLate"]),
            [
                .dragPage(by: -80),
                .beginSwipe,
                .endSwipe(finishing: true),
                .push(PageSpec(BarSpec(.red, isHidden: true, minimization: .up)), animated: false),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// UIKit gave the page below the hidden bar its inset only after it had reported the end of the pop, and scrolled it.
    @Test(arguments: [[], ["alongsideCompletion.beforeDidShow"]])
    func aBarThatIsHiddenByAPopWithAnInsetThatComesLate(_ variants: [String]) {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", root: PageSpec(BarSpec(.red), content: .rows),
                variants: ["safeAreaUpdate.atTransitionEnd"] + variants),
            [
                .scrollByHand(by: 25),
                .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: false),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .popToRoot(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that was replaced without animation and goes in a transition is held twice when the library is detached.
    @Test func aDetachWhileAReplacedPageGoes() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", prefersLargeTitles: true, variants: ["willShowCalls.alsoForShownViewController"]),
            [
                .push(PageSpec(), animated: false),
                .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.red, isHidden: nil), habit: .pushesInDidAppear), animated: false),
                .detach,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// After a swipe that showed a taller bar was canceled, UIKit gave the page smaller insets twice, and its list was scrolled with
    /// them.
    @Test func aCanceledSwipeToATallerBarWithLateInsets() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", variants: ["safeAreaUpdate.oneLayoutPassLate"]),
            [
                .push(PageSpec(BarSpec(.red, hasPrompt: true)), animated: true),
                .push(PageSpec(BarSpec(.red), content: .rows), animated: true),
                .rest,
                .scrollByHand(by: 300),
                .toggleBar(animated: false),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The check took a tap above a bar that is minimized and too low for a button for one on the button; it is one on the page,
    /// which hides the bar.
    @Test func aTapAboveAMinimizedBarHidesIt() {
        let sequence = TransitionSequence(
            StageSpec("iphone18promax-ios27.2", root: PageSpec(BarSpec(.red)), variants: ["fadesMinimizedBar.true"]),
            [
                .push(PageSpec(BarSpec(.red, minimization: .down), content: .rows), animated: true),
                .rest,
                .toggleHiding(.onTap),
                .dragPage(by: -80),
                .tapBack,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// UIKit gave the page the insets of its own lower bar only after the pop, and scrolled it.
    @Test func insetsThatComeAfterAPopFromABarThatWasNeverLaidOut() {
        let sequence = TransitionSequence(
            StageSpec(
                "ipad-ios26", prefersLargeTitles: true, root: PageSpec(BarSpec(.red), content: .rows),
                variants: ["safeAreaUpdate.atTransitionEnd"]),
            [
                .dragPage(by: -80),
                .rest,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: false),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The check took the picture's frame for the part of it that the bar draws.
    @Test func aMinimizedBarAboveContentBeyondItsTop() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphoneduo-ios27.1", prefersLargeTitles: true,
                root: PageSpec(BarSpec(.red, minimization: .up), content: .rows),
                variants: ["minimizesForEveryOffset.true"]),
            [
                .scrollByHand(by: 60),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The toolbar was noted as it was before the page that popped itself at once.
    @Test func aToolbarThatIsNoLongerDeclaredDuringAPopFromAPageThatJustCame() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", variants: ["alongsideAnimation.neverRuns"]),
            [
                .declare(BarSpec(.red, toolbar: .system), below: false, animated: true),
                .push(PageSpec(BarSpec(.red, toolbar: .hidden), habit: .popsInDidAppear), animated: false),
                .declare(BarSpec(.red), below: false, animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Where UIKit refused the animation, nothing took back what it scrolled with the insets that came later.
    @Test func scrolledContentUnderAHiddenBarWhoseAnimationIsRefused() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", root: PageSpec(BarSpec(.red, isHidden: true), content: .rows),
                variants: ["alongsideAnimation.refused", "laysOutIncomingViewBeforeWillShow.true"]),
            [
                .scrollByHand(by: 300),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page that hid its bar had not written its large title mode yet when the next one came, which takes it over.
    @Test func aPushInTheTurnInWhichABarGoes() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", prefersLargeTitles: true),
            [
                .declare(BarSpec(.red, isHidden: true, isInline: true), below: false, animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .rest,
                .push(PageSpec(BarSpec(.red), habit: .redeclaresInWillAppear), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The bar came at the end of a push, and nobody updated the status bar.
    @Test func aLightBarThatComesAtTheEndOfAPush() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", variants: ["barAnnouncesStatusBar.false"]),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .declare(BarSpec(.red, isLight: true), below: false, animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// After a canceled swipe the status bar had the style of the page below.
    @Test(arguments: [true, false]) func theStatusBarAfterACanceledSwipe(isHiddenBelow: Bool) {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", root: PageSpec(BarSpec(.red, isLight: true, isHidden: isHiddenBelow)),
                variants: ["barAnnouncesStatusBar.false"]),
            [
                .push(PageSpec(BarSpec(.red, isLight: true, isHidden: !isHiddenBelow)), animated: true), .rest,
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A tap hid the bar while the device unfolded, and the declaration from before the tap showed it again.
    @Test func aTapThatHidesTheBarWhileTheDeviceUnfolds() {
        let sequence = TransitionSequence(
            StageSpec("iphoneduo-ios27.1"),
            [
                .toggleHiding(.onTap),
                .toggleFold,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red, isHidden: true, minimization: .downToEdge)), animated: false),
                .beginSwipe,
                .declare(BarSpec(.red), below: false, animated: false),
                .endSwipe(finishing: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page came back whose content seemed to be at its top below the other page's bar, and no block put it back.
    @Test(arguments: ["alongsideAnimation.refused", "alongsideAnimation.neverRuns"])
    func contentThatIsScrolledAsFarAsABarThatInterruptedPagesShow(_ variant: String) {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone17-ios27", isOpaque: true, root: PageSpec(BarSpec(.red), content: .rows), variants: [variant]),
            [
                .scrollByHand(by: -25),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .declare(BarSpec(.red, isHidden: true), below: false, animated: false),
                .endSwipe(finishing: true),
                .rest,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A tap hid the bar after a canceled swipe whose end nobody reported, and what restores the bar showed it again.
    @Test func aTapThatHidesTheBarAfterACanceledSwipe() {
        let sequence = TransitionSequence(
            StageSpec("iphone18pro-ios27", variants: ["alongsideCompletion.neverRuns"]),
            [
                .toggleHiding(.onTap),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .interruptTouch,
                .beginSwipe,
                .rest,
                .endSwipe(finishing: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page shows its bar, light on dark, as it appears. UIKit shows it a moment after the transition, and the status bar kept the
    /// style of the page without a bar.
    @Test func theStatusBarUnderABarThatItsPageShowsAsItAppears() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", variants: ["alongsideAnimation.neverRuns", "barAnnouncesStatusBar.false"]),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: true),
                .push(PageSpec(BarSpec(.red, isHidden: true), habit: .redeclaresInDidAppear), animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page below an opaque bar was moved up during a swipe back to a bar with a prompt. The cancel put it where the library had
    /// moved it to, and undoing that move put it below its place, away from its bar.
    @Test func aPageBelowAnOpaqueBarAfterACanceledSwipeToABarWithAPrompt() {
        let sequence = TransitionSequence(
            StageSpec(
                "ipad-ios26", isOpaque: true, root: PageSpec(BarSpec(.red, hasPrompt: true)),
                variants: ["alongsideAnimation.neverRuns", "alongsideCompletion.neverRuns"]),
            [
                .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .rest,
                .moveSwipe(to: 50),
                .endSwipe(finishing: false),
                .toggleBar(animated: true),
                .attach,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A scrolled page without a bar came back with the insets that the other page's bar had given it as it left, and lost them
    /// only in the second layout pass. UIKit scrolled it by the difference, and no block had noted its position.
    @Test(arguments: ["refused", "neverRuns"]) func aScrolledPageThatLosesTheInsetsOfABarLate(blocks: String) {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18",
                root: PageSpec(BarSpec(.red, isHidden: true, minimization: .up), content: .rows),
                variants: ["alongsideAnimation.\(blocks)", "safeAreaUpdate.oneLayoutPassLate"]),
            [
                .scroll(by: 62),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The user chose another tab and came back while a canceled swipe still moved the pages. What was to end it, where no block
    /// runs, had stopped as the bar left the window, so the page without a bar kept the bar of the page below.
    @Test func aCanceledSwipeInATabThatIsLeft() {
        let sequence = TransitionSequence(
            StageSpec("iphone15-ios18", hasTabs: true, variants: ["alongsideCompletion.neverRuns"]),
            [
                .push(PageSpec(BarSpec(.red, isHidden: true)), animated: false),
                .beginSwipe,
                .endSwipe(finishing: false),
                .selectTab(1),
                .selectTab(0),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The row of a large title's bar had moved above the screen, so all of the background that is seen was the page's.
    @Test func aMinimizedBarAboveTheScreen() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone18pro-ios27", prefersLargeTitles: true,
                root: PageSpec(BarSpec(.red, minimization: .downInPlace), content: .rows),
                variants: ["minimizedBar.movesOff"]),
            [.scrollByHand(by: 60), .rest, .scrollByHand(by: 25)])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A scrolled page without a bar had no insets while it was covered. As it came back it had those of the other page's bar for one
    /// layout pass, and UIKit scrolled it by the difference to its own ones.
    @Test(arguments: ["refused", "neverRuns"]) func aScrolledPageThatHasTheInsetsOfABarForAMoment(blocks: String) {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18",
                root: PageSpec(BarSpec(.red, isHidden: true, minimization: .downInPlace), content: .rows),
                variants: ["alongsideAnimation.\(blocks)", "safeAreaUpdate.oneLayoutPassLate"]),
            [
                .scroll(by: 152),
                .push(PageSpec(BarSpec(.red)), animated: false),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A swipe begun while pages still moved was given up at once. The inset that the library took away scrolled the list, and that
    /// counted as the page's doing.
    @Test func aSwipeFromAListUnderAnOpaqueBarToAPageWithoutABar() {
        let sequence = TransitionSequence(
            StageSpec("iphone17-ios27", isOpaque: true),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .endSwipe(finishing: false),
                .push(PageSpec(BarSpec(.red, isHidden: true, hasPrompt: true)), animated: true),
                .push(PageSpec(BarSpec(.red, isHidden: nil, minimization: .up), content: .rows), animated: true),
                .rest,
                .scrollByHand(by: 25),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// UIKit itself may bring a minimized bar back as a swipe is canceled, which does not count as the library's doing.
    @Test func aCanceledSwipeAfterWhichTheMinimizedBarIsBack() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphoneduo-openlandscape-ios27.1",
                variants: ["keepsMinimizationOfCoveredPages.false", "minimizesForEveryOffset.true"]),
            [
                .push(PageSpec(BarSpec(.red, minimization: .down), content: .rows), animated: true),
                .rest,
                .scroll(by: 188),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A bar that is minimized in place and declared to take its inset with it: UIKit itself scrolls the list by it.
    @Test func aBarMinimizedInPlaceThatTakesItsInsetWithIt() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone17-ios27", root: PageSpec(BarSpec(.red, minimization: .downInPlace), content: .rows),
                variants: ["minimizationFollowsScroll.false"]),
            [
                .dragPage(by: -80),
                .rest,
                .declare(BarSpec(.red, minimization: .up), below: false, animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// A page's own inset came back as 19.999999999999986 points.
    @Test func anInsetThatCannotBeSubtractedExactly() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphoneduo-openlandscape-ios27.1", prefersLargeTitles: true, variants: ["alongsideAnimation.refused"]),
            [
                .push(PageSpec(BarSpec(.red), content: .rows, inset: 20), animated: true),
                .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: false),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 140090289, of several variants with one of them. Off the screen the list of a page with an inset of its own, which was at
    /// its top, seemed scrolled by that inset, and was scrolled up by it and the status bar at the end of the pop.
    @Test func aPageWithAnInsetOfItsOwnComesBackAtItsTop() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", isOpaque: true,
                root: PageSpec(BarSpec(.red, isHidden: true), content: .rows, inset: 20),
                variants: ["alongsideAnimation.neverRuns"]),
            [.push(PageSpec(BarSpec(.red)), animated: true), .pop(animated: true)])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 140120358. The bar that a page shows as it appears came a moment later, and nobody updated the status bar then.
    @Test func aBarThatAPageShowsAsItAppears() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", root: PageSpec(BarSpec(.red, isHidden: true)),
                variants: [
                    "alongsideAnimation.neverRuns", "willShowCalls.alsoForShownViewController",
                    "barAnnouncesStatusBar.false",
                ]),
            [
                .push(
                    PageSpec(BarSpec(.red, isHidden: true, minimization: .never), habit: .redeclaresInDidAppear),
                    animated: true)
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seed 141090718. As above, below a page without a bar, where UIKit gives the page its inset a layout pass late.
    @Test func aPageWithAnInsetOfItsOwnComesBackBelowItsBar() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", root: PageSpec(BarSpec(.red), content: .rows, inset: 20),
                variants: ["alongsideAnimation.neverRuns", "safeAreaUpdate.oneLayoutPassLate"]),
            [.push(PageSpec(BarSpec(.red, isHidden: true)), animated: true), .pop(animated: true)])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Seeds 143100506, 143121312 and 143101451. UIKit told nothing of the end of a push that a page interrupts as it appears, and nobody
    /// looked later.
    @Test func pagesThatInterruptPushesWithoutAReport() {
        let silent = ["alongsideCompletion.neverRuns", "notifiesInterruptedTransitions.false"]
        let popped = TransitionSequence(
            StageSpec("iphone17pro-ios26", variants: silent),
            [
                .push(PageSpec(BarSpec(.translucent, style: .interpolate), habit: .pushesInDidAppear), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(popped).failure == nil)
        let toggled = TransitionSequence(
            StageSpec("iphone17-ios27", variants: silent),
            [
                .push(PageSpec(BarSpec(.red), habit: .pushesInDidAppear), animated: true),
                .toggleBar(animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(toggled).failure == nil)
        let replaced = TransitionSequence(
            StageSpec("iphone17pro-ios26", variants: silent + ["alongsideAnimation.neverRuns"]),
            [
                .push(PageSpec(BarSpec(.red, isLight: true)), animated: true),
                .rest,
                .set(keeping: 1, adding: [PageSpec(BarSpec(.red), habit: .pushesInDidAppear)], animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(replaced).failure == nil)
    }

    /// Seeds 143105238, 143120511, 143121688 and 143125632. As above, where a swipe or a rotation is interrupted.
    @Test func swipesThatAreInterruptedWithoutAReport() {
        let silent = ["alongsideCompletion.neverRuns", "notifiesInterruptedTransitions.false"]
        let swiped = TransitionSequence(
            StageSpec("iphoneair-ios26", variants: silent),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(), animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .endSwipe(finishing: true),
                .beginSwipe,
            ])
        #expect(SequenceRun.play(swiped).failure == nil)
        let popped = TransitionSequence(
            StageSpec("iphone17-ios27", variants: silent),
            [
                .push(PageSpec(), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .endSwipe(finishing: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(popped).failure == nil)
        let declared = TransitionSequence(
            StageSpec("iphone17-ios27", variants: silent),
            [
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .beginSwipe,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .endSwipe(finishing: true),
                .declare(BarSpec(.red, isLight: true), below: false, animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(declared).failure == nil)
        let rotated = TransitionSequence(
            StageSpec("iphone18pro-ios27", variants: silent),
            [
                .rotate,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .push(PageSpec(BarSpec(.translucent, minimization: .never)), animated: false),
            ])
        #expect(SequenceRun.play(rotated).failure == nil)
    }

    /// A tap where the back button of a bar will be that is not back yet is one on the status bar, and scrolls to the top. It was
    /// taken for one that scrolls nothing.
    @Test func aTapOnTheStatusBarBeforeAMinimizedBarReturns() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone17-ios27",
                variants: ["minimizedBarReturnsAfterTransitions.true", "minimizesForEveryOffset.true"]),
            [
                .push(PageSpec(BarSpec(.red, minimization: .downInPlace), content: .rows), animated: true),
                .rest,
                .scroll(by: 152),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .tapBack,
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// Without the library nobody scrolls back what UIKit has scrolled with the other bar's inset.
    @Test func aDetachedListThatIsLaidOutEarly() {
        let sequence = TransitionSequence(
            StageSpec(
                "iphone15-ios18", prefersLargeTitles: true, root: PageSpec(BarSpec(.red), content: .rows),
                variants: ["laysOutIncomingViewBeforeWillShow.true"]),
            [
                .detach,
                .scroll(by: 153),
                .rest,
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: true),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }

    /// The app hides the bar and takes back at once a push to a page that declares one: the bar stays hidden. The library, which keeps
    /// it shown for the push, took the app's hiding for that of a callback.
    @Test func aBarThatTheAppHidesBeforeAPushThatIsUndone() {
        let sequence = TransitionSequence(
            StageSpec(
                "ipad-ios27", root: PageSpec(BarSpec(.red, isHidden: nil)),
                variants: ["alongsideCompletion.neverRuns", "notifiesInterruptedTransitions.false"]),
            [
                .toggleBar(animated: true),
                .push(PageSpec(BarSpec(.red)), animated: true),
                .pop(animated: false),
            ])
        #expect(SequenceRun.play(sequence).failure == nil)
    }
}
