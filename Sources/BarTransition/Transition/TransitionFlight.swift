import UIKit

/// Carries one plan out beside one transition coordinator.
@MainActor
final class TransitionFlight {
    /// What a plan is written to.
    struct Bars {
        let backdrop: BarBackdropView
        let toolbar: ToolbarBackground
        let writer: BarWriter
    }

    private let plan: BarTransitionPlan
    private let navigationController: UINavigationController
    private let bars: Bars
    private let leaving: PageContent
    private let coming: PageContent
    private let leavingTop: CGFloat
    private var isOver = false
    /// A bar that the library moves out.
    private var outgoing: UnmovedBar?
    private weak var coordinator: (any UIViewControllerTransitionCoordinator)?

    init(
        plan: BarTransitionPlan, navigationController: UINavigationController, bars: Bars,
        leaving: UIViewController, coming: UIViewController
    ) {
        self.plan = plan
        self.navigationController = navigationController
        self.bars = bars
        self.leaving = PageContent(leaving)
        self.coming = PageContent(coming)
        leavingTop = Self.restingTop(of: self.leaving, old: plan.old, in: navigationController)
    }

    /// Before anything is written: where the page on the screen has its content. Where the app has shown or hidden the bar
    /// in its own callbacks just before, the page has its new inset already, and is still seen at the old one.
    private static func restingTop(
        of content: PageContent, old: BarState, in navigationController: UINavigationController
    ) -> CGFloat {
        let container: UIView = navigationController.view
        guard old.isHidden != navigationController.isNavigationBarHidden else { return content.top(in: container) }
        return old.isHidden ? container.safeAreaInsets.top : navigationController.navigationBar.frame.maxY
    }

    func isComing(_ page: UIViewController) -> Bool { coming.page === page }

    func isCarried(by coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        self.coordinator === coordinator
    }

    private var container: UIView { navigationController.view }

    /// Writes what has to be there before the first frame, and hands the rest to the coordinator.
    /// - Parameter staying: what the bars are to be for the page that leaves, asked when that stays after all; nil where nothing is
    ///   to be written any more.
    func begin(
        with coordinator: any UIViewControllerTransitionCoordinator, staying: @escaping () -> BarState?,
        completion: @escaping () -> Void
    ) {
        self.coordinator = coordinator
        // A page that comes back before it was gone (iOS 26) is scrolled by UIKit where the bar goes.
        let holdComing = coming.isOnScreen ? coming.scrollPositionHolder() : nil
        if plan.changesVisibility { changeVisibility() }
        bars.writer.writeToolbarVisibility(plan.new, animated: true)
        UIView.performWithoutAnimation {
            if let travelling = plan.travellingState {
                bars.backdrop.show(travelling.background, shadow: travelling.shadow)
                bars.writer.writeTint(travelling)
            } else {
                bars.backdrop.prepare(plan.background, to: plan.new.background, shadow: plan.new.shadow)
            }
            bars.toolbar.prepare(plan.toolbarBackground, to: plan.new.toolbar.background)
        }
        // The bars are outside of the pages' container: a percent-driven finger scrubs them only where they are named.
        coordinator.animateAlongsideTransition(
            in: navigationController.navigationBar,
            animation: { [self] context in
                if let holdComing { UIView.performWithoutAnimation(holdComing) }
                animate(context)
            },
            completion: { [self] context in
                settleOutgoingBar(isGone: !context.isCancelled)
                if context.isCancelled, !isOver, let state = staying() { undoVisibility(state) }
                end()
                completion()
            })
        coordinator.animateAlongsideTransition(in: navigationController.toolbar) { [self] _ in
            if !isOver { bars.toolbar.animate(plan.toolbarBackground) }
        }
    }

    /// The real visibility, set before the start, so that the bar moves sideways with the page that has it.
    private func changeVisibility() {
        leaving.keepingScrollPosition {
            bars.writer.writeVisibility(plan.new, animated: true)
            holdLeavingContent()
        }
    }

    /// After a cancelled swipe the bar is as the page that stays declares it, or as the app has it.
    private func undoVisibility(_ state: BarState) {
        guard plan.changesVisibility else { return }
        UIView.performWithoutAnimation {
            leaving.restore { bars.writer.writeVisibility(state, animated: false) }
        }
    }

    /// UIKit would still let a bar go that went with its page already: shown and hidden again, it is gone at once.
    private func settleOutgoingBar(isGone: Bool) {
        guard let bar = outgoing else { return }
        outgoing = nil
        UIView.performWithoutAnimation { bar.settle() }
        guard isGone, navigationController.isNavigationBarHidden else { return }
        coming.keepingScrollPosition {
            navigationController.isNavigationBarHidden = false
            navigationController.isNavigationBarHidden = true
        }
    }

    /// UIKit gives the page on the screen its new inset at once when the bar comes or goes; its content must not leap.
    private func holdLeavingContent() {
        guard plan.movesContent else { return }
        UIView.performWithoutAnimation {
            leaving.move(to: leavingTop, in: container)
            leaving.layOut()
        }
    }

    private func animate(_ context: any UIViewControllerTransitionCoordinatorContext) {
        guard !isOver else { return }
        switch plan.layout {
        case .noBar: break
        case .barStays:
            // Where pages cross-fade rather than move, their content does not move either.
            if plan.movesContent, context.targetTransform.isIdentity, !UIAccessibility.prefersCrossFadeTransitions {
                followBar()
            }
            bars.backdrop.animate(plan.background, shadow: plan.new.shadow)
            bars.writer.writeTint(plan.new)
        case .barTravels:
            holdLeavingContent()
            if context.initiallyInteractive, context.targetTransform.isIdentity { moveUnmovedBar() }
        }
        bars.writer.writeBarStyle(plan.new)
    }

    private func moveUnmovedBar() {
        let bar = UnmovedBar(
            navigationController.navigationBar, slide: plan.travel, isByLibrary: plan.isByLibrary)
        guard !plan.old.isHidden else {
            bar?.comeIn()
            return
        }
        bar?.goOut()
        outgoing = bar
    }

    /// The bar changes its height in place. The coming page has its new inset already, the leaving one still its old:
    /// both are laid out at the bar's old edge and then follow it.
    private func followBar() {
        // An animator of the app's may bring the page in later; then there is nothing to lay out yet.
        guard coming.page.view.isDescendant(of: container) else { return }
        let comingTop = coming.top(in: container)
        guard abs(comingTop - leavingTop) >= ContentShift.threshold else { return }
        UIView.performWithoutAnimation {
            coming.move(to: leavingTop, in: container)
            coming.layOut()
        }
        coming.restore()
        coming.layOut()
        leaving.move(to: comingTop, in: container)
        leaving.layOut()
    }

    /// Takes back what was only for the way; twice is harmless.
    func end() {
        guard !isOver else { return }
        isOver = true
        UIView.performWithoutAnimation {
            coming.restore()
            leaving.restore()
        }
    }
}
