import Foundation

/// What a controller knows about modal presentation: what it shows, and what shows it.
@MainActor
struct PresentationState {
    /// The style as the app set it, before `.automatic` is resolved.
    var requestedStyle = UIModalPresentationStyle.automatic
    /// The presentation in which this controller is the presenter.
    var shown: ModalPresentation?
    /// The presentation in which this controller is the presented one.
    weak var own: ModalPresentation?

    /// The controller that was asked for before the presentation, and the style it is for.
    var prepared: (style: UIModalPresentationStyle, controller: UIPresentationController)?

    /// The coordinator of a presentation or dismissal in flight.
    var context: TransitionContext? { shown?.context ?? own?.context }
    /// Whether a presentation or dismissal of this controller has started and not ended.
    var isRunning: Bool { shown?.isRunning == true || own?.isRunning == true }
}
