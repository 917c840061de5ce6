import TestSupport
import Testing
import UIKit

/// (UIKit documentation, UIAdaptivePresentationControllerDelegate and UIPresentationController)
@Suite("Adaptive presentations", .portable) @MainActor
struct AdaptingTests {
    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var log: [String] = []
        var style: UIModalPresentationStyle?
        var landscapeStyle: UIModalPresentationStyle?
        var wraps = false

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            if traitCollection.verticalSizeClass == .compact, let landscapeStyle { return landscapeStyle }
            return style ?? .pageSheet
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("page for \(style.rawValue)")
            return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            log.append("will \(style.rawValue)\(transitionCoordinator == nil ? "" : " with coordinator")")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("dismissed")
        }
    }

    private let screen: TestScreen

    init() async throws {
        screen = try await TestScreen()
    }
    private let root = UIViewController()
    private let page = UIViewController()
    private let delegate = Delegate()

    /// UIKit documentation, `definesPresentationContext`.
    @Test func fact_1_7_9_aStackDefinesAContext() {
        #expect(!UIViewController().definesPresentationContext)
        #expect(UINavigationController().definesPresentationContext)
        #expect(UINavigationController(rootViewController: page).definesPresentationContext)
        #expect(UINavigationController(navigationBarClass: nil, toolbarClass: nil).definesPresentationContext)
    }
}
