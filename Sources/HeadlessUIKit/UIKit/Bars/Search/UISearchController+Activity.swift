import Foundation

extension UISearchController {
    /// The user put the cursor into the field.
    func editingBegan() {
        if isActive { updateResults() } else { isActive = true }
    }

    /// What is searched for changed.
    func textChanged() {
        refreshContents()
        if isActive { updateResults() }
    }

    private func updateResults() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func present() {
        delegate?.presentSearchController(self)
        precondition(
            presentingViewController == nil,
            "UISearchControllerDelegate.presentSearchController(_:): a search controller that the app presents by itself "
                + "is not modelled in HeadlessUIKit; leave the presentation to the search controller.")
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showCancel(true, animated: true) }
        updateResults()
        refreshContents()
        owner?.report(.search, animated: true)
        whenSettled { $0.delegate?.didPresentSearchController($0) }
    }

    func dismissSearch() {
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        searchBar.searchTextField.text = ""
        if automaticallyShowsCancelButton { searchBar.showCancel(false, animated: true) }
        updateResults()
        refreshContents()
        owner?.report(.search, animated: true)
        whenSettled { $0.delegate?.didDismissSearchController($0) }
    }

    /// Runs when the bar has arrived; at once where nobody sees it.
    private func whenSettled(_ action: @escaping (UISearchController) -> Void) {
        guard searchBar.window != nil, UIView.areAnimationsEnabled else { return action(self) }
        let simulator = Simulator.current
        let end = simulator.now + searchBar.barMetrics.search.presentationDuration
        simulator.clock.schedule(at: end) { [weak self] in if let self { action(self) } }
    }

    // MARK: Over the page

    /// Whether there is something to show over the page.
    private var coversPage: Bool {
        guard isActive else { return false }
        return showsResults || obscuresBackgroundDuringPresentation
    }

    private var showsResults: Bool { searchResultsController != nil && showsSearchResultsController }

    /// Puts the dimming and the results over the page in a wrapper, or takes them away.
    func cover(in wrapper: UIView, insets: UIEdgeInsets, dimsFrom top: CGFloat) {
        guard isActive else { return uncover() }
        containerInsets = insets
        let uncovered = wrapper.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        if view.superview !== wrapper {
            UIView.performWithoutAnimation {
                view.frame = wrapper.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                dimmingView.alpha = 0
                dimmingView.frame = uncovered
                wrapper.addSubview(view)
            }
        }
        view.updateSafeAreaInsets()
        dimmingView.frame = uncovered
        refreshContents()
    }

    /// Takes away what is over the page; where the dimming can be seen it fades.
    func uncover() {
        guard isViewLoaded, view.superview != nil else { return }
        showResults(false)
        dimmingView.alpha = 0
        guard UIView.inheritedAnimationDuration > 0 else { return view.removeFromSuperview() }
        view.isUserInteractionEnabled = false
        let clock = Simulator.current.clock
        clock.schedule(at: clock.now + UIView.inheritedAnimationDuration) { [weak self] in
            guard let self, !isActive else { return }
            view.removeFromSuperview()
        }
    }

    /// Dims the page or shows the results, by what is searched for.
    func refreshContents() {
        guard isViewLoaded, view.superview != nil, isActive else { return }
        view.isUserInteractionEnabled = coversPage
        dimmingView.alpha =
            obscuresBackgroundDuringPresentation && !showsResults ? searchBar.barMetrics.search.dimming : 0
        showResults(showsResults)
    }

    private func showResults(_ shows: Bool) {
        guard let results = searchResultsController, shows != (results.parent === self) else { return }
        if shows {
            addChild(results)
            results.beginAppearanceTransition(true, animated: false)
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.sendIsAppearing()
            results.endAppearanceTransition()
            results.didMove(toParent: self)
        } else {
            results.willMove(toParent: nil)
            results.beginAppearanceTransition(false, animated: false)
            results.view.removeFromSuperview()
            results.endAppearanceTransition()
            results.removeFromParent()
        }
    }
}
