import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Facts about isolation", .portable)
struct IsolationFactTests {
    private func requireSendable<Value: Sendable>(_ type: Value.Type) {}

    @Test func fact_12_2_whatIsSendable() {
        requireSendable(UIColor.self)
        requireSendable(UIImage.self)
        requireSendable(UIFont.self)
        requireSendable(UITraitCollection.self)
        requireSendable(UIRectEdge.self)
        requireSendable(UIStatusBarStyle.self)
    }

    /// Functions that make or use values of each type: the type of a main actor function differs from that of a
    /// nonisolated function.
    @Test @MainActor func fact_12_1_typesBelongToTheMainActor() {
        let makers: [(String, Any, (Any) -> Bool)] = [
            ("UIView", UIView.init(frame:), { $0 is @MainActor (CGRect) -> UIView }),
            (
                "UIViewController", UIViewController.init(nibName:bundle:),
                { $0 is @MainActor (String?, Bundle?) -> UIViewController }
            ),
            (
                "UINavigationController", UINavigationController.init(rootViewController:),
                { $0 is @MainActor (UIViewController) -> UINavigationController }
            ),
            ("UINavigationBar", UINavigationBar.init(frame:), { $0 is @MainActor (CGRect) -> UINavigationBar }),
            ("UINavigationItem", UINavigationItem.init(title:), { $0 is @MainActor (String) -> UINavigationItem }),
            ("UIToolbar", UIToolbar.init(frame:), { $0 is @MainActor (CGRect) -> UIToolbar }),
            ("UITabBar", UITabBar.init(frame:), { $0 is @MainActor (CGRect) -> UITabBar }),
            ("UIScrollView", UIScrollView.init(frame:), { $0 is @MainActor (CGRect) -> UIScrollView }),
            ("UIWindow", UIWindow.init(frame:), { $0 is @MainActor (CGRect) -> UIWindow }),
            (
                "UIBarAppearance", UIBarAppearance.init(idiom:),
                { $0 is @MainActor (UIUserInterfaceIdiom) -> UIBarAppearance }
            ),
            ("UIBlurEffect", UIBlurEffect.init(style:), { $0 is @MainActor (UIBlurEffect.Style) -> UIBlurEffect }),
            (
                "UIGestureRecognizer", UIGestureRecognizer.location(in:),
                { $0 is @Sendable (UIGestureRecognizer) -> @MainActor @Sendable (UIView?) -> CGPoint }
            ),
            (
                "UISpringTimingParameters", UISpringTimingParameters.init(dampingRatio:),
                { $0 is @MainActor (CGFloat) -> UISpringTimingParameters }
            ),
            (
                "UIPercentDrivenInteractiveTransition", UIPercentDrivenInteractiveTransition.finish,
                { $0 is @Sendable (UIPercentDrivenInteractiveTransition) -> @MainActor @Sendable () -> Void }
            ),
        ]
        for (name, function, isIsolated) in makers {
            #expect(isIsolated(function), "\(name): \(type(of: function))")
        }
        let free: Any = UIColor.init(white:alpha:)
        #expect(!(free is @MainActor (CGFloat, CGFloat) -> UIColor), "colors are nonisolated")
    }

    @Test @MainActor func fact_12_3_closuresCarryNoIsolation() {
        final class Box { var count = 0 }
        let box = Box()
        let change: () -> Void = { box.count += 1 }
        UIView.performWithoutAnimation(change)
        UIView.animate(withDuration: 0, animations: change)
        #expect(box.count == 2)
    }

    @Test @MainActor func fact_12_4_protocolsAreIsolatedToo() {
        final class Listener: NSObject, UINavigationControllerDelegate, UINavigationBarDelegate,
            UIGestureRecognizerDelegate, UITabBarControllerDelegate
        {
            var shown = 0
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                // Compiles because the requirement has the same isolation as the class.
                shown += viewController.isViewLoaded ? 1 : 0
            }
        }
        let listener = Listener()
        let delegate: any UINavigationControllerDelegate = listener
        let page = UIViewController()
        page.loadViewIfNeeded()
        listener.navigationController(UINavigationController(), willShow: page, animated: false)
        #expect((delegate as? Listener)?.shown == 1)
    }
}
