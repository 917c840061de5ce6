import UIKit

extension BarTransition: NavigationObserver {
    func willShow(_ page: UIViewController, animated: Bool, byApp isCustom: Bool) {
        guard let navigationController, let backdrop else { return }
        // Pages that came beneath are never announced, and the large title of those above goes by theirs.
        for other in navigationController.viewControllers where other !== page && !book.wasRead(other) {
            readAndWriteItem(of: other)
        }
        readAndWriteItem(of: page)
        // Also sent when the whole controller appears; then the coordinator is about another page.
        guard animated, let coordinator = navigationController.transitionCoordinator,
            coordinator.viewController(forKey: .to) === page,
            let leaving = coordinator.viewController(forKey: .from), leaving !== page
        else {
            if navigationController.transitionCoordinator == nil || flight == nil { assertState() }
            return
        }
        // Another delegate in between may pass the call on twice.
        if let flight, flight.isComing(page), flight.isCarried(by: coordinator) { return }
        flight?.end()
        // Over a page that declares nothing the app may have shown or hidden the bar itself since: what counts is what is
        // on the screen, for in the pages' own callbacks the flag is ahead of it.
        if !shown.isDeclared { shown.isHidden = !navigationController.showsBarOnScreen }
        let plan = BarTransitionPlan(
            from: shown, to: state(of: page),
            circumstances(from: leaving, to: page, byApp: isCustom, in: navigationController))
        let bars = TransitionFlight.Bars(backdrop: backdrop, toolbar: toolbarBackground, writer: writer)
        let flight = TransitionFlight(
            plan: plan, navigationController: navigationController, bars: bars, leaving: leaving, coming: page)
        self.flight = flight
        shown = plan.new
        flight.begin(
            with: coordinator, staying: { [weak self, leaving] in self?.state(of: leaving) },
            completion: { [weak self, weak flight] in
                guard let self, let flight, self.flight === flight else { return }
                self.flight = nil
                self.assertState()
            })
    }

    func didShow(_ page: UIViewController, animated: Bool) {
        // The coordinator's completion comes too on most systems; whichever comes first ends the flight.
        if let flight, flight.isComing(page) {
            flight.end()
            self.flight = nil
            assertState()
        } else if flight == nil, navigationController?.transitionCoordinator == nil {
            assertState()
        }
    }

    private func circumstances(
        from leaving: UIViewController, to coming: UIViewController, byApp: Bool,
        in navigationController: UINavigationController
    ) -> BarTransitionPlan.Circumstances {
        var circumstances = BarTransitionPlan.Circumstances()
        circumstances.isByApp = byApp
        circumstances.isByLibrary = !byApp && delegate.ownPop != nil
        circumstances.style = styleForTransition(leaving, coming)
        circumstances.traits = navigationController.traitCollection
        // Where people prefer cross-fades nothing slides.
        guard !UIAccessibility.prefersCrossFadeTransitions else { return circumstances }
        // UIKit pops to a page that was on the stack, and pushes any other.
        let isPop = knownPages.contains(coming) && !navigationController.viewControllers.contains(leaving)
        circumstances.slide = PageSlide(
            comesInFront: !isPop,
            isRightToLeft: navigationController.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return circumstances
    }
}

extension UINavigationController {
    /// Whether the bar can be seen at this moment, whatever it is to become.
    fileprivate var showsBarOnScreen: Bool {
        !navigationBar.isHidden && navigationBar.frame.intersects(view.bounds)
    }
}
