import Foundation

extension UIViewController {
    var loadedView: UIView? {
        loadViewIfNeeded()
        return pageState.view
    }

    nonisolated static func stopAtStoryboard() -> Never {
        fatalError("UIViewController(coder:): storyboards are not modelled; make the controller in code.")
    }

    func setLoadedView(_ view: UIView?) {
        pageState.view?.viewController = nil
        pageState.view = view
        view?.viewController = self
    }

    func loadViewOnce() {
        guard pageState.view == nil else { return }
        precondition(
            !pageState.isLoadingView, "\(type(of: self)).loadView: it reads `view` before setting it; set `view` first."
        )
        pageState.isLoadingView = true
        loadView()
        pageState.isLoadingView = false
        guard let view = pageState.view else {
            fatalError("\(type(of: self)).loadView did not set `view`; set it or do not override loadView.")
        }
        view.autoresizingMask = view.autoresizingMask.union([.flexibleWidth, .flexibleHeight])
        viewDidLoad()
    }

    // MARK: Traits and margins

    var resolvedTraitCollection: UITraitCollection {
        let given =
            parent?.overrideTraitCollection(forChild: self)
            ?? presentation.own?.controller.overrideTraitCollection
        let inherited =
            parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? Simulator.current.traits
        let style = overrideUserInterfaceStyle
        guard given != nil || style != .unspecified else { return inherited }
        return UITraitCollection(
            traitsFrom: [inherited] + [given].compactMap { $0 } + [UITraitCollection(userInterfaceStyle: style)])
    }

    func additionalInsetsChanged(from former: UIEdgeInsets) {
        if additionalSafeAreaInsets != former { viewIfLoaded?.updateSafeAreaInsets() }
    }

    func styleChanged(from former: UIUserInterfaceStyle) {
        if overrideUserInterfaceStyle != former { viewIfLoaded?.traitsMayHaveChanged(deep: true) }
    }

    func replaceTraits(of child: UIViewController, by collection: UITraitCollection?) {
        pageState.childTraits[ObjectIdentifier(child)] = collection
        child.viewIfLoaded?.traitsMayHaveChanged(deep: true)
    }

    var ownMinimumMargins: NSDirectionalEdgeInsets {
        let side = Simulator.current.profile.minimumSideMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    func extendedLayoutDidChange(from old: Bool) {
        if extendedLayoutIncludesOpaqueBars != old { navigationController?.extendedLayoutDidChange(of: self) }
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    func preferredSizeDidChange(from old: CGSize) {
        guard preferredContentSize != old else { return }
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation.own?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

/// What has a size that a container asks for.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
