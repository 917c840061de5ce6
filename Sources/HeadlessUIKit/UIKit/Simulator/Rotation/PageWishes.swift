import Foundation

/// What the page in front wishes of the system. It is asked when it comes to the front and when it says that it changed
/// its mind. (UIKit documentation, `prefersHomeIndicatorAutoHidden`)
@MainActor
struct PageWishes {
    weak var page: UIViewController?
    var hidesHomeIndicator = false
    var isHomeIndicatorHidden = false
    var hiding: VirtualClock.Event?
}

extension Simulator {
    /// Whether the home indicator has gone, as the page in front prefers: it goes when no finger has touched the screen
    /// for a while, and a touch brings it back.
    public var isHomeIndicatorHidden: Bool { wishes.isHomeIndicatorHidden }

    private var pageInFront: UIViewController? { window.rootViewController?.orientationOwner }

    /// Another page may be in front.
    func askPageInFront() {
        let page = pageInFront
        guard wishes.page !== page else { return }
        wishes.page = page
        askAboutHomeIndicator()
    }

    func askAboutHomeIndicator() {
        let owner = pageInFront?.deciding(\.childForHomeIndicatorAutoHidden)
        wishes.hidesHomeIndicator = owner?.prefersHomeIndicatorAutoHidden == true && !profile.hasHomeButton
        if wishes.hidesHomeIndicator, wishes.hiding != nil || wishes.isHomeIndicatorHidden { return }
        showHomeIndicator(goesAgain: touches.touch == nil)
    }

    /// A finger came down or went.
    func showHomeIndicator(goesAgain: Bool) {
        clock.cancel(wishes.hiding)
        wishes.hiding = nil
        wishes.isHomeIndicatorHidden = false
        guard wishes.hidesHomeIndicator, goesAgain else { return }
        wishes.hiding = clock.schedule(at: now + profile.homeIndicator.hidingDelay) { [weak self] in
            self?.wishes.hiding = nil
            self?.wishes.isHomeIndicatorHidden = true
        }
    }
}

extension UIViewController {
    /// Who decides in the end: a page that names a child leaves it to that.
    func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var page = self
        while let next = child(page), next !== page { page = next }
        return page
    }
}
