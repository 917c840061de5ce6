import Foundation

/// Holds what is presented, over the window's root view.
@MainActor
final class PresentationContainerView: UIView {
    weak var presentation: ModalPresentation?
    let dimming = UIView(frame: .zero)
    let grabber = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = .black
        dimming.alpha = 0
        addSubview(dimming)
        grabber.backgroundColor = .tertiaryLabel
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) {
        fatalError("PresentationContainerView(coder:): it is made by a presentation only.")
    }

    /// Beside a sheet that leaves the presenter bright, touches are the presenter's. (UIKit documentation:
    /// `largestUndimmedDetentIdentifier`)
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        let isBright = (presentation?.controller as? UISheetPresentationController)?.leavesPresenterBright == true
        return hit === self && isBright ? nil : hit
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let presentation, presentation.phase != .waiting, let previousTraitCollection else { return }
        let controller = presentation.controller
        controller.traitRegistrations.notify(controller, from: previousTraitCollection, to: traitCollection)
        controller.traitCollectionDidChange(previousTraitCollection)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.controller.containerViewWillLayoutSubviews()
        presentation?.placePresentedView()
        presentation?.controller.containerViewDidLayoutSubviews()
    }
}
