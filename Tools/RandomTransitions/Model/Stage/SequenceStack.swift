import BarTransition
import UIKit

/// One navigation controller of a sequence, with the objects and settings that belong to the app.
@MainActor
final class SequenceStack {
    final class Delegate: NSObject, UINavigationControllerDelegate {}

    let navigation: UINavigationController
    /// The app's own delegate.
    let delegate = Delegate()
    var isAttached = false
    /// Whether the library pops by a drag anywhere, before iOS 26.
    private let popsByDrag: Bool
    /// The bars' visibility as the app set it.
    var appHidesBar = false
    var appHidesToolbar = true

    init(root: UIViewController?, _ stage: StageSpec) {
        navigation = root.map { UINavigationController(rootViewController: $0) } ?? UINavigationController()
        popsByDrag = stage.popsByDrag
        navigation.delegate = delegate
        navigation.navigationBar.prefersLargeTitles = stage.prefersLargeTitles
        if stage.isOpaque { navigation.navigationBar.isTranslucent = false }
    }

    func attach() {
        navigation.attachBarTransition().isContentPopGestureEnabled = popsByDrag
        isAttached = true
    }

    func detach() {
        navigation.detachBarTransition()
        isAttached = false
    }

    var pages: [SequencePage] { navigation.viewControllers.compactMap { $0 as? SequencePage } }
    var top: SequencePage? { navigation.topViewController as? SequencePage }

    /// Whether a page changes something by itself.
    var hasHabits: Bool { pages.contains { $0.spec.habit != nil } }

    /// The bar that a page declares while the library is attached.
    func declaration(of page: SequencePage?) -> BarSpec? { isAttached ? page?.bar : nil }

    // MARK: Visibility

    /// The bars as UIKit or the app has left them over a page since it was shown.
    @MainActor
    private struct Visibility {
        /// A bar that was left hidden or shown; it stays so until another value is declared.
        struct Bar {
            let isHidden: Bool
            let declared: Bool?
        }

        let page: Int
        var bar: Bar?
        var toolbar: Bar?

        /// Takes over what the bars are now.
        mutating func adopt(_ navigation: UINavigationController) {
            bar = bar.map { Bar(isHidden: navigation.isNavigationBarHidden, declared: $0.declared) }
            toolbar = toolbar.map { Bar(isHidden: navigation.isToolbarHidden, declared: $0.declared) }
        }
    }

    /// What a page declared when its declaration was last carried out: at once, or at the end of a transition.
    private struct Declared {
        let page: Int
        let hidesBar: Bool?
        let hidesToolbar: Bool?
    }

    private var visibility: Visibility?
    private var carriedOut: Declared?
    /// Another page will be shown, over which its declaration decides again.
    var visibilityEnds = false
    /// The same if that page is ever on the screen.
    private var visibilityMayEnd = false
    /// Whether UIKit or the app has hidden bars at some time, so that over pages that declare nothing they are where they
    /// were left.
    private(set) var isOpen = false
    /// Whether UIKit or the app has ever shown or hidden a bar itself.
    private(set) var changesBarsItself = false

    func toggle(_ mode: HidingMode) {
        isOpen = true
        switch mode {
        case .onTap: navigation.hidesBarsOnTap.toggle()
        case .onSwipe: navigation.hidesBarsOnSwipe.toggle()
        case .withKeyboard: navigation.hidesBarsWhenKeyboardAppears.toggle()
        case .atCompactHeight: navigation.hidesBarsWhenVerticallyCompact.toggle()
        }
    }

    /// Whether UIKit decides at a compact height.
    var hidesAtHeight: Bool { navigation.hidesBarsWhenVerticallyCompact }

    private var isAtHidingHeight: Bool {
        hidesAtHeight && navigation.traitCollection.verticalSizeClass == .compact
    }

    /// Stores what UIKit or the app has made of the bars over the page on top.
    func noteVisibility() {
        guard let top else { return }
        changesBarsItself = true
        isOpen = true
        // It was shown before that.
        (visibilityEnds, visibilityMayEnd) = (false, false)
        let declared = lastCarriedOut(by: top)
        visibility = Visibility(
            page: top.number,
            bar: Visibility.Bar(isHidden: navigation.isNavigationBarHidden, declared: declared.hidesBar),
            toolbar: Visibility.Bar(isHidden: navigation.isToolbarHidden, declared: declared.hidesToolbar))
    }

    private func declared(by page: SequencePage) -> Declared {
        Declared(page: page.number, hidesBar: declaresHiddenBar(page), hidesToolbar: declaresHiddenToolbar(page))
    }

    /// A declaration during a rotation is carried out at its end, whatever hides the bars before.
    private func lastCarriedOut(by page: SequencePage) -> Declared {
        guard navigation.transitionCoordinator != nil, let carriedOut, carriedOut.page == page.number else {
            return declared(by: page)
        }
        return carriedOut
    }

    private func declaresHiddenBar(_ page: SequencePage?) -> Bool? { declaration(of: page)?.isHidden }

    private func declaresHiddenToolbar(_ page: SequencePage?) -> Bool? {
        declaration(of: page)?.toolbar.map { $0 == .hidden }
    }

    /// The same after the app's own change over a page that leaves the bars to the app.
    func noteOwnChange() {
        changesBarsItself = true
        if isOpen { noteVisibility() }
    }

    func forgetVisibility() { visibility = nil }

    /// A page that has left the screen and returns is shown anew, also if nothing came to rest in between.
    func forgetVisibility(of page: SequencePage) {
        if visibility?.page == page.number { visibility = nil }
    }

    /// The stack changes. Under a presentation nobody is notified (fact 1.1.7), and during a swipe back a change waits
    /// for its end (fact 1.1.4): another change can remove the page before it is on the screen, and whether the page below
    /// is shown anew then is up to the library.
    /// - Parameter isCovered: whether something is presented over the stack.
    func noteStackChange(isCovered: Bool) {
        if isCovered || isSwiped { visibilityMayEnd = true } else { visibilityEnds = true }
    }

    /// Whether a swipe back runs, or its cancel.
    var isSwiped: Bool {
        let coordinator = navigation.transitionCoordinator
        return coordinator?.isInteractive == true || coordinator?.isCancelled == true
    }

    /// Call it at rest. A covered stack is updated for its page when it appears again.
    func updateVisibility() {
        guard navigation.viewIfLoaded?.window != nil else { return }
        if visibilityEnds || visibility?.page != top?.number { visibility = nil }
        followDeclaration()
        if visibilityMayEnd { visibility?.adopt(navigation) }
        (visibilityEnds, visibilityMayEnd) = (false, false)
    }

    /// Another declared value than before decides again. A transition in progress brings only the last one.
    func followDeclaration() {
        guard navigation.transitionCoordinator == nil, let top else { return }
        carriedOut = declared(by: top)
        guard visibility?.page == top.number else { return }
        if let bar = visibility?.bar, bar.declared != declaresHiddenBar(top) { visibility?.bar = nil }
        if let toolbar = visibility?.toolbar, toolbar.declared != declaresHiddenToolbar(top) {
            visibility?.toolbar = nil
        }
    }

    /// Whether the bar is hidden over a page; nil where UIKit or the app decides.
    /// - Parameter isShown: whether the page is on the screen, and not about to be.
    func hidesBar(_ page: SequencePage?, isShown: Bool = true) -> Bool? {
        let declared = declaresHiddenBar(page)
        if isAtHidingHeight, declared != true { return nil }
        if isShown, visibility?.page == page?.number, let bar = visibility?.bar, bar.declared == declared {
            return bar.isHidden
        }
        return declared ?? (isOpen ? nil : appHidesBar)
    }

    func hidesToolbar(_ page: SequencePage?) -> Bool? {
        let declared = declaresHiddenToolbar(page)
        if isAtHidingHeight, declared != true { return nil }
        if visibility?.page == page?.number, let toolbar = visibility?.toolbar, toolbar.declared == declared {
            return toolbar.isHidden
        }
        return declared ?? (isOpen ? nil : appHidesToolbar)
    }
}
