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

    func hidesBar(_ page: SequencePage?) -> Bool { declaration(of: page)?.isHidden ?? appHidesBar }

    func hidesToolbar(_ page: SequencePage?) -> Bool {
        declaration(of: page)?.toolbar.map { $0 == .hidden } ?? appHidesToolbar
    }
}
