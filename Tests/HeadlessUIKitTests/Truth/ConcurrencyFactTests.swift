import Testing
import UIKit

@Suite("Facts about isolation")
struct ConcurrencyFactTests {
    private func requireSendable<Value: Sendable>(_ type: Value.Type) {}

    @Test func fact_12_2_whatIsSendable() {
        requireSendable(UIColor.self)
        requireSendable(UIImage.self)
        requireSendable(UIFont.self)
        requireSendable(UITraitCollection.self)
        requireSendable(UIRectEdge.self)
        requireSendable(UIStatusBarStyle.self)
    }

    @Test func fact_12_1_typesBelongToTheMainActor() async {
        let makers: [@MainActor () -> Any] = [
            { UIView(frame: .zero) }, { UIViewController() }, { UINavigationController() }, { UINavigationBar() },
            { UINavigationItem(title: "") }, { UIToolbar() }, { UITabBar() }, { UITabBarController() },
            { UIScrollView() }, { UIBarAppearance() }, { UIBarButtonItem() }, { UIPanGestureRecognizer() },
        ]
        let count = await MainActor.run { makers.map { $0() }.count }
        #expect(count == makers.count)
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
                // Compiles because the requirement is isolated like the class.
                shown += viewController.isViewLoaded ? 1 : 0
            }
        }
        let listener: any UINavigationControllerDelegate = Listener()
        listener.navigationController(UINavigationController(), willShow: UIViewController(), animated: false)
        #expect((listener as? Listener)?.shown == 0)
    }
}
