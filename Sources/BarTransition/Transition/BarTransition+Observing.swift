import UIKit

extension BarTransition: NavigationObserver {
    func willShow(_ page: UIViewController, animated: Bool, byApp isCustom: Bool) {
        guard let navigationController, let backdrop else { return }
        readAndWriteItem(of: page)
        // Also sent when the whole controller appears; then the coordinator is about another page.
        guard animated, let coordinator = navigationController.transitionCoordinator,
            coordinator.viewController(forKey: .to) === page,
            let leaving = coordinator.viewController(forKey: .from), leaving !== page
        else {
            if navigationController.transitionCoordinator == nil || flight == nil { assertState() }
            return
        }
        flight?.end()
        let plan = BarTransitionPlan(
            from: shown, to: state(of: page), animated: true, movesContent: !isCustom,
            isDeclared: appearance(of: page) != nil)
        let flight = TransitionFlight(
            plan: plan, navigationController: navigationController, backdrop: backdrop, writer: writer,
            leaving: leaving, coming: page)
        self.flight = flight
        shown = plan.new
        flight.begin(with: coordinator) { [weak self, weak flight] in
            guard let self, let flight, self.flight === flight else { return }
            self.flight = nil
            self.assertState()
        }
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
}
