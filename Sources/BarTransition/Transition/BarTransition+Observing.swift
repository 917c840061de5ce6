import UIKit

extension BarTransition: NavigationObserver {
    func willShow(_ page: UIViewController, animated: Bool) {
        guard let navigationController, let backdrop else { return }
        writeItem(of: page)
        // Also sent when the whole controller appears; then the coordinator is about another page.
        guard animated, let coordinator = navigationController.transitionCoordinator,
            coordinator.viewController(forKey: .to) === page,
            let leaving = coordinator.viewController(forKey: .from), leaving !== page
        else {
            if navigationController.transitionCoordinator == nil || flight == nil { assertState() }
            return
        }
        flight?.end()
        let plan = BarTransitionPlan(from: shown, to: state(of: page), animated: true)
        let flight = TransitionFlight(
            plan: plan, navigationController: navigationController, backdrop: backdrop, leaving: leaving, coming: page)
        self.flight = flight
        shown = plan.new
        flight.begin(with: coordinator) { [weak self, weak flight] in
            guard let self, self.flight === flight else { return }
            self.flight = nil
            self.assertState()
        }
    }

    func didShow(_ page: UIViewController, animated: Bool) {
        // The coordinator's completion follows on most systems; asserting twice is harmless.
        guard flight == nil, navigationController?.transitionCoordinator == nil else { return }
        assertState()
    }
}
